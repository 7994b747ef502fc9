#include "games/ivan/trade.hpp"

#include <algorithm>

#include "games/ivan/events.hpp"

namespace tsardom::ivan {
namespace {

EffectList effects_of(const Ivan& game, Item item) {
  return item < kFirstPrint ? game.box.trade_token[item] : game.box.print[item - kFirstPrint];
}

// What lies in a slot: a token, an uncovered print, or nothing.
Item item_in(const Ivan& game, const Player& player, std::size_t slot) {
  if (player.pad[slot] != kNone) return player.pad[slot];
  return game.box.print[slot].count > 0 ? static_cast<Item>(kFirstPrint + slot) : kNone;
}

// IVN-10.5: is the token on the pad, or the print uncovered?
bool is_available(const Player& player, Item item) {
  if (item >= kFirstPrint) return item != kNone && player.pad[item - kFirstPrint] == kNone;
  return std::find(player.pad.begin(), player.pad.end(), item) != player.pad.end();
}

// Nothing is printed on some slots.
bool is_item(const Ivan& game, Item item) {
  return item < kFirstPrint || game.box.print[item - kFirstPrint].count > 0;
}

void tell_resolved(Seat seat, Item item, Log& log) {
  log.tell(event(Told::resolved, seat, "IVN-10.5", item));
}

}  // namespace

void discard_token(State& state, Seat seat, TradeToken token, Log& log) {
  auto& pad = state.player[seat].pad;
  *std::find(pad.begin(), pad.end(), token) = kNone;
  put(state.trade_discard, token);
  log.tell(event(Told::token_discarded, seat, "IVN-10.7", token));
}

void PutToken::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  const bool is_full = player.tokens() == kPadSlots;
  for (std::size_t slot = 0; slot < kPadSlots; ++slot) {
    if (is_full || player.pad[slot] == kNone) out.add(move::of(Choice::slot, slot));
  }
}

void PutToken::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  TradeToken& slot = state.player[seat].pad[move.a];
  if (slot != kNone) discard_token(state, seat, slot, log);
  slot = token;
  log.tell(event(Told::token_taken, seat, "IVN-10.1", token, move.a));
  become_effects(state, seat, game.box.trade_token[token]);  // IVN-10.3
}

void Resolve::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  for (std::size_t slot = 0; slot < kPadSlots; ++slot) {
    const Item one = item_in(game, player, slot);
    if (one == kNone) continue;
    if (count == 1) out.add(move::of(Choice::resolve, one));
    for (std::size_t later = slot + 1; count == 2 && later < kPadSlots; ++later) {
      const Item other = item_in(game, player, later);
      if (other != kNone) out.add(move::of(Choice::resolve_two, one, other));
    }
  }
  list_decline(asked, out);
}

void Resolve::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  switch (choice_of(move)) {
    case Choice::resolve:
      tell_resolved(seat, move.a, log);
      return become_effects(state, seat, effects_of(game, move.a));
    case Choice::resolve_two:
      return become(state, seat, Next{Asked::freely, move.a, move.b});
    default:
      return end(state);
  }
}

void Next::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  for (const Item item : {one, other}) {
    if (is_available(now.player[seat], item)) out.add(move::of(Choice::next, item));
  }
  list_decline(asked, out);
}

void Next::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  tell_resolved(seat, move.a, log);
  const EffectList list = effects_of(game, move.a);
  const Item rest = move.a == one ? other : one;
  if (rest == kNone) return become_effects(state, seat, list);
  become(state, seat, Next{asked, rest, kNone});
  call_effects(state, seat, list);
}

bool Next::settle(const Ivan&, State& state, Seat seat, Log&) const {
  const Player& player = state.player[seat];
  return end_unless(state, is_available(player, one) || is_available(player, other));
}

bool Next::fits(const Ivan& game, const State& now, Seat, std::size_t at) const {
  if (asked != Asked::freely || !may_lie(now, at, asked) || !is_item(game, one)) return false;
  return other == kNone || (is_item(game, other) && other != one);
}

void Rearrange::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  const unsigned present = now.player[seat].covered();
  for (unsigned slots = 1; slots < 1U << kPadSlots; ++slots) {
    if (slots != present && std::popcount(slots) == std::popcount(present))
      out.add(move::of(Choice::rearrange, slots));
  }
}

void Rearrange::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  auto& pad = state.player[seat].pad;
  std::array<TradeToken, kPadSlots> rearranged;
  rearranged.fill(kNone);
  std::size_t next = 0;
  for_each(unsigned{move.a}, [&](std::uint8_t slot) {
    while (next < kPadSlots && pad[next] == kNone) ++next;
    if (next < kPadSlots) rearranged[slot] = pad[next++];
  });
  pad = rearranged;
  log.tell(event(Told::rearranged, seat, "IVN-8.2", move.a));
  end(state);
}

}  // namespace tsardom::ivan
