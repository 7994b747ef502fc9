#include "games/ivan/goods.hpp"

#include <algorithm>

#include "games/ivan/events.hpp"
#include "games/ivan/supply.hpp"
#include "games/ivan/trade.hpp"

namespace tsardom::ivan {
namespace {

constexpr bool is_of_goods(Group group) {
  return group == Group::local || group == Group::foreign || group == Group::any;
}
constexpr int first_of(Group group) {
  return group == Group::local ? kFirstLocal : group == Group::foreign ? kFirstForeign : 0;
}
constexpr int end_of(Group group) { return group == Group::local ? kFirstForeign : kResources; }

void list_tokens(const Player& player, MoveList& out) {
  TokenSet tokens = 0;
  for (const TradeToken token : player.pad) {
    if (token != kNone) put(tokens, token);
  }
  for_each(tokens, [&](TradeToken one) {
    for_each(tokens & ~((TokenSet{2} << one) - 1),
             [&](TradeToken other) { out.add(move::of(Choice::pay_tokens, one, other)); });
  });
}

Choice way_to_pay(const Effect& cost) {
  if (cost.group == Group::trade_token) return Choice::pay_tokens;
  return cost.amount == 1 ? Choice::pay_one : Choice::pay_two;
}

}  // namespace

bool can_pay(const State& now, Seat seat, const Effect& cost) {
  const Player& player = now.player[seat];
  switch (cost.group) {
    case Group::none:
      return player.held.covers(cost.goods);
    case Group::trade_token:
      return player.tokens() >= cost.amount;
    default:
      return player.held.sum(first_of(cost.group), end_of(cost.group)) >= cost.amount;
  }
}

void Pay::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  const Effect& effect = game.box.effect[cost];
  const Player& player = now.player[seat];
  if (effect.group == Group::trade_token) return list_tokens(player, out);
  const int end = end_of(effect.group);
  for (int one = first_of(effect.group); one < end; ++one) {
    const int held = player.held.count[static_cast<std::size_t>(one)];
    if (held == 0) continue;
    if (effect.amount == 1) out.add(move::of(Choice::pay_one, one));
    if (effect.amount == 1) continue;
    if (held > 1) out.add(move::of(Choice::pay_two, one, one));
    for (int other = one + 1; other < end; ++other) {
      if (player.held.count[static_cast<std::size_t>(other)] > 0)
        out.add(move::of(Choice::pay_two, one, other));
    }
  }
}

void Pay::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) == Choice::pay_tokens) {
    discard_token(state, seat, move.a, log);
    return discard_token(state, seat, move.b, log);
  }
  pay(state, seat, static_cast<Resource>(move.a), 1, "IVN-9.2", log);
  if (choice_of(move) == Choice::pay_two) pay(state, seat, static_cast<Resource>(move.b), 1, "IVN-9.2", log);
}

// IVN-6.7: one way to pay is no question.
bool Pay::settle(const Ivan& game, State& state, Seat seat, Log& log) const {
  MoveList ways;
  moves(game, state, seat, ways);
  if (ways.size() > 1) return false;
  play(game, state, seat, ways[0], log);
  return true;
}

Reason Pay::why_not(const Ivan& game, const State&, Seat, Move move) const {
  return of_kind(move, way_to_pay(game.box.effect[cost]), {"not_held", "IVN-9.2"});
}

bool Pay::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_last_effect(now, at) || cost >= game.box.effects) return false;
  const Effect& effect = game.box.effect[cost];
  return effect.op == Op::pay && effect.group != Group::none && can_pay(now, seat, effect);
}

void PickGood::moves(const Ivan&, const State&, Seat, MoveList& out) const {
  for (int kind = std::max(first_of(group), static_cast<int>(least)); kind < end_of(group); ++kind)
    out.add(move::of(Choice::pick, kind));
}

void PickGood::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  PickGood next = *this;
  next.least = static_cast<Resource>(move.a);
  gain(state, seat, next.least, 1, "IVN-9.1", log);
  if (--next.left == 0) return end(state);
  become(state, seat, next);
}

bool PickGood::fits(const Ivan&, const State& now, Seat, std::size_t at) const {
  return is_last_effect(now, at) && is_of_goods(group) && left > 0 && static_cast<int>(least) < end_of(group);
}

void Swap::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  const Goods& held = now.player[seat].held;
  for (std::size_t one = 0; one < kResources; ++one) {
    if (held.count[one] == 0) continue;
    if (give == 1) out.add(move::of(Choice::swap_one, one));
    for (std::size_t other = one; give == 2 && other < kResources; ++other) {
      if (held.count[other] > (one == other ? 1 : 0)) out.add(move::of(Choice::swap, one, other));
    }
  }
  list_decline(asked, out);
}

void Swap::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  Goods& held = state.player[seat].held;
  --held.count[move.a];
  if (give == 2) --held.count[move.b];
  log.tell(event(give == 2 ? Told::swapped : Told::swapped_one, seat, "IVN-9.9", move.a, move.b));
  const PickGood gained{Group::any, 1};
  Swap next{Asked::freely, give, times};
  if (--next.times == 0) return become(state, seat, gained);
  become(state, seat, next);
  call(state, seat, gained);
}

bool Swap::settle(const Ivan&, State& state, Seat seat, Log&) const {
  return end_unless(state, state.player[seat].held.total() >= give);
}

bool Swap::fits(const Ivan&, const State& now, Seat, std::size_t at) const {
  return may_lie(now, at, asked) && give > 0 && times > 0;
}

}  // namespace tsardom::ivan
