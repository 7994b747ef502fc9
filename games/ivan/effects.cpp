#include "games/ivan/effects.hpp"

#include "games/ivan/goods.hpp"
#include "games/ivan/map.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/rewards.hpp"
#include "games/ivan/supply.hpp"
#include "games/ivan/trade.hpp"

namespace tsardom::ivan {
namespace {

// What asks nothing happens at once; the rest becomes a question if it is possible.
void begin(const Ivan& game, State& state, Seat seat, const Effect& effect, Asked asked, Log& log) {
  const Player& player = state.player[seat];
  const bool possible = is_possible(game, state, seat, effect, player.held);
  // Whether the question is asked tells the others something about the hand.
  if (effect.op == Op::complete_project && asked == Asked::freely)
    log.learned(static_cast<Seats>(kEverybody & ~only(seat)));
  if (!possible) return;
  switch (effect.op) {
    case Op::gain:
      return gain(state, seat, effect.goods, "IVN-9.1", log);
    case Op::vp:
      return gain_points(game, state, seat, effect.amount, effect.part, "IVN-9.1", log);
    case Op::favor:
      return gain_favor(game, state, seat, log);
    case Op::gain_choice:
      return call(state, seat, PickGood{effect.group, effect.amount});
    case Op::income:
      return call(state, seat, Income{asked});
    case Op::place_warrior:
      return call(state, seat, Place{asked});
    case Op::move:
      return call(state, seat, MovePiece{asked});
    case Op::take_project:
      return call(state, seat, TakeProject{asked});
    case Op::complete_project:
      return call(state, seat, Complete{asked});
    case Op::take_estate:
      return call(state, seat, TakeEstate{asked});
    case Op::take_title:
      return call(state, seat, TakeTitle{asked});
    case Op::exchange:
      return call(state, seat, Swap{asked, effect.give, effect.amount});
    case Op::resolve_trade:
      return call(state, seat, Resolve{asked, effect.amount});
    case Op::place_building:
      return call(state, seat, Build{asked});
    case Op::field_warrior:
      return send_to_field(state, seat, asked, log);
    case Op::pay:
      return;
  }
}

// IVN-9.2: named pieces go at once, those of a group are chosen.
void take_cost(const Ivan& game, State& state, Seat seat, std::uint8_t cost, Log& log) {
  const Effect& effect = game.box.effect[cost];
  if (effect.group != Group::none) return call(state, seat, Pay{cost});
  pay(state, seat, effect.goods, "IVN-9.2", log);
}

// The list on top goes on with the rest, if there is any.
void go_on(State& state, Seat seat, EffectList rest, Asked asked = Asked::freely) {
  if (rest.count == 0) return end(state);
  become_effects(state, seat, rest, asked);
}

const Effect& first_of(const Ivan& game, EffectList list) { return game.box.effect[list.begin]; }

// It stands in the box, and no price without its results.
bool is_whole(const Ivan& game, EffectList list) {
  if (list.count == 0 || list.begin + list.count > game.box.effects) return false;
  for (EffectList rest = list; rest.count > 0; rest = rest.behind(1)) {
    const Effect& effect = first_of(game, rest);
    if (effect.op == Op::pay && effect.then >= rest.count) return false;
  }
  return true;
}

}  // namespace

bool is_possible(const Ivan& game, const State& now, Seat seat, const Effect& effect, const Goods& held) {
  const Player& player = now.player[seat];
  switch (effect.op) {
    case Op::gain:
    case Op::gain_choice:
    case Op::vp:
    case Op::favor:
    case Op::resolve_trade:  // IVN-10.6
      return true;
    case Op::income:
      return player.presence() != 0;
    case Op::place_warrior:
      return can_place(now, seat);
    case Op::move:
      return can_move(now, seat);
    case Op::take_project:
      return can_take_project(game, now);
    case Op::complete_project:
      return can_complete(game, now, seat, held);
    case Op::take_estate:
      return can_take_from(now.estates);
    case Op::take_title:
      return can_take_from(now.titles);
    case Op::exchange:
      return held.total() >= effect.give;
    case Op::place_building:
      return can_build(game, now, seat);
    case Op::field_warrior:
      return player.warriors_left > 0;
    case Op::pay:
      return can_pay(now, seat, effect);
  }
  return false;
}

bool gives_nothing(const Ivan& game, const State& now, Seat seat, EffectList list) {
  const Effect& first = first_of(game, list);
  return first.op == Op::pay && first.then + 1 == list.count && !can_pay(now, seat, first);
}

void run_automatic(const Ivan& game, State& state, Seat seat, EffectList list, Log& log) {
  for (int i = 0; i < list.count; ++i) {
    begin(game, state, seat, game.box.effect[static_cast<std::size_t>(list.begin + i)], Asked::freely, log);
  }
}

// What is declined or impossible does not stop what comes after it.
bool Effects::settle(const Ivan& game, State& state, Seat seat, Log& log) const {
  const Effect& first = first_of(game, list);
  if (first.op != Op::pay) {
    go_on(state, seat, list.behind(1));
    begin(game, state, seat, first, asked, log);
  } else if (!can_pay(state, seat, first)) {
    go_on(state, seat, list.behind(1 + first.then));
  } else if (asked == Asked::freely) {
    become(state, seat, Offer{list});
  } else {  // IVN-9.2: starting a free action is the yes
    go_on(state, seat, list.behind(1), Asked::at_once);
    take_cost(game, state, seat, list.begin, log);
  }
  return true;
}

bool Effects::fits(const Ivan& game, const State&, Seat, std::size_t at) const {
  return at > 0 && is_whole(game, list) && first_of(game, list).op != Op::pay;
}

void Offer::moves(const Ivan&, const State&, Seat, MoveList& out) const {
  out.add(move::of(Choice::pay));
  out.add(move::of(Choice::decline));
}

void Offer::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  const int results = first_of(game, list).then;
  if (choice_of(move) == Choice::decline) return go_on(state, seat, list.behind(1 + results));
  go_on(state, seat, list.behind(1));
  take_cost(game, state, seat, list.begin, log);
}

bool Offer::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_last_effect(now, at) || !is_whole(game, list)) return false;
  const Effect& cost = first_of(game, list);
  return cost.op == Op::pay && can_pay(now, seat, cost);
}

}  // namespace tsardom::ivan
