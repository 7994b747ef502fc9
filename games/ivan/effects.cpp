// IVN-9: atomic effects.
#include "games/ivan/effects.hpp"

#include "games/ivan/events.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/supply.hpp"

namespace tsardom::ivan {
namespace {

constexpr int first_of(Group group) {
  return group == Group::local ? kFirstLocal : group == Group::foreign ? kFirstForeign : 0;
}
constexpr int end_of(Group group) { return group == Group::local ? kFirstForeign : kResources; }

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
void take_cost(const Ivan& game, State& state, Seat seat, std::uint8_t at, Log& log) {
  const Effect& cost = game.box.effect[at];
  if (cost.group != Group::none) return call(state, seat, Pay{at});
  pay(state, seat, cost.goods, "IVN-9.2", log);
}

// The list goes on behind the next `skip` effects.
void go_on(State& state, Seat seat, std::uint8_t at, std::uint8_t left, int skip, Asked asked) {
  if (left == skip) return end(state);
  become(state, seat,
         Effects{static_cast<std::uint8_t>(at + skip), static_cast<std::uint8_t>(left - skip), asked});
}

}  // namespace

CitySet building_sites(const Ivan& game, const State& now, Seat seat) {
  CitySet built = 0;
  for (Seat other = 0; other < game.players(); ++other) built |= now.player[other].buildings;
  return static_cast<CitySet>(now.player[seat].movers() & ~built);
}

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
      return player.warriors_left > 0 && player.presence() != 0;
    case Op::move:
      return player.movers() != 0;
    case Op::take_project:
      return can_take_project(game, now);
    case Op::complete_project:
      return can_complete(game, now, seat, held);
    case Op::take_estate:
      return (now.estates.display | now.estates.deck) != 0;
    case Op::take_title:
      return (now.titles.display | now.titles.deck) != 0;
    case Op::exchange:
      return held.total() >= effect.give;
    case Op::place_building:
      return player.buildings_left > 0 && building_sites(game, now, seat) != 0;
    case Op::field_warrior:
      return player.warriors_left > 0;
    case Op::pay:
      return can_pay(now, seat, effect);
  }
  return false;
}

void become_effects(State& state, Seat seat, EffectList list, Asked asked) {
  become(state, seat, Effects{list.begin, list.count, asked});
}

void call_effects(State& state, Seat seat, EffectList list, Asked asked) {
  call(state, seat, Effects{list.begin, list.count, asked});
}

void run_automatic(const Ivan& game, State& state, Seat seat, EffectList list, Log& log) {
  for (int i = 0; i < list.count; ++i) {
    begin(game, state, seat, game.box.effect[static_cast<std::size_t>(list.begin + i)], Asked::freely, log);
  }
}

// Left to right; what is declined or impossible does not stop what comes after it.
void Effects::moves(const Ivan&, const State&, MoveList&) {}
void Effects::play(const Ivan&, State&, Move, Log&) {}
bool Effects::settle(const Ivan& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [at, left, asked] = top<Effects>(state);
  const Effect& effect = game.box.effect[at];
  if (effect.op != Op::pay) {
    go_on(state, seat, at, left, 1, Asked::freely);
    begin(game, state, seat, effect, asked, log);
  } else if (!can_pay(state, seat, effect)) {
    go_on(state, seat, at, left, 1 + effect.then, Asked::freely);
  } else if (asked == Asked::freely) {
    become(state, seat, Offer{at, left});
  } else {  // IVN-9.2: starting a free action is the yes
    go_on(state, seat, at, left, 1, Asked::at_once);
    take_cost(game, state, seat, at, log);
  }
  return true;
}

// PAY_STONE (IVN-9.13), and any other price that may be declined.
void Offer::moves(const Ivan&, const State&, MoveList& out) {
  out.add(move::of(Choice::pay));
  out.add(move::of(Choice::decline));
}

void Offer::play(const Ivan& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [at, left] = top<Offer>(state);
  if (choice_of(move) == Choice::decline)
    return go_on(state, seat, at, left, 1 + game.box.effect[at].then, Asked::freely);
  go_on(state, seat, at, left, 1, Asked::freely);
  take_cost(game, state, seat, at, log);
}

// PAY: which pieces, as a multiset.
void Pay::moves(const Ivan& game, const State& now, MoveList& out) {
  const Effect& cost = game.box.effect[top<Pay>(now).at];
  const Player& player = now.player[now.steps.back().seat];
  if (cost.group == Group::trade_token) {
    TokenSet tokens = 0;
    for (const TradeToken token : player.pad) {
      if (token != kNone) put(tokens, token);
    }
    for_each(tokens, [&](TradeToken one) {
      for_each(tokens & ~((TokenSet{2} << one) - 1),
               [&](TradeToken other) { out.add(move::of(Choice::pay_tokens, one, other)); });
    });
    return;
  }
  const int end = end_of(cost.group);
  for (int one = first_of(cost.group); one < end; ++one) {
    const int held = player.held.count[static_cast<std::size_t>(one)];
    if (held == 0) continue;
    if (cost.amount == 1) out.add(move::of(Choice::pay_one, one));
    if (cost.amount == 1) continue;
    if (held > 1) out.add(move::of(Choice::pay_two, one, one));
    for (int other = one + 1; other < end; ++other) {
      if (player.held.count[static_cast<std::size_t>(other)] > 0)
        out.add(move::of(Choice::pay_two, one, other));
    }
  }
}

void Pay::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) == Choice::pay_tokens) {
    discard_token(state, seat, move.a, log);
    return discard_token(state, seat, move.b, log);
  }
  pay(state, seat, static_cast<Resource>(move.a), 1, "IVN-9.2", log);
  if (choice_of(move) == Choice::pay_two) pay(state, seat, static_cast<Resource>(move.b), 1, "IVN-9.2", log);
}

// IVN-6.7: one way to pay is no question.
bool Pay::settle(const Ivan& game, State& state, Log& log) {
  MoveList ways;
  moves(game, state, ways);
  if (ways.size() > 1) return false;
  play(game, state, ways[0], log);
  return true;
}

// PICK_GOOD, one unit a question, in the order of the resources: the order of picks cannot matter.
void PickGood::moves(const Ivan&, const State& now, MoveList& out) {
  const auto [group, left, least] = top<PickGood>(now);
  for (int kind = std::max(first_of(group), static_cast<int>(least)); kind < end_of(group); ++kind)
    out.add(move::of(Choice::pick, kind));
}

void PickGood::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [group, left, least] = top<PickGood>(state);
  const auto kind = static_cast<Resource>(move.a);
  gain(state, seat, kind, 1, "IVN-9.1", log);
  if (left == 1) return end(state);
  become(state, seat, PickGood{group, static_cast<std::uint8_t>(left - 1), kind});
}

// INCOME: IVN-9.3; in Production a city that was not chosen yet (IVN-7.1).
void Income::moves(const Ivan&, const State& now, MoveList& out) {
  const auto [asked, in_production] = top<Income>(now);
  const CitySet chosen = in_production != 0 ? now.chosen : CitySet{0};
  list_cities(static_cast<CitySet>(now.player[now.steps.back().seat].presence() & ~chosen), Choice::income,
              out);
  list_decline(asked, out);
}

void Income::play(const Ivan& game, State& state, Move move, Log& log) {
  if (choice_of(move) == Choice::decline) return end(state);
  const Seat seat = state.steps.back().seat;
  if (top<Income>(state).in_production != 0) put(state.chosen, move.a);
  log.tell(event(Told::income, seat, "IVN-9.13", move.a));
  become_effects(state, seat, game.box.city[move.a].income);
}

bool Income::settle(const Ivan&, State& state, Log&) {
  if (state.player[state.steps.back().seat].presence() != 0) return false;
  end(state);
  return true;
}

// PLACE: IVN-9.4
void Place::moves(const Ivan&, const State& now, MoveList& out) {
  list_cities(now.player[now.steps.back().seat].presence(), Choice::place, out);
  list_decline(top<Place>(now).asked, out);
}

void Place::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) == Choice::decline) return;
  Player& player = state.player[seat];
  --player.warriors_left;
  ++player.warriors.in[move.a];
  log.tell(event(Told::placed, seat, "IVN-9.4", move.a));
}

bool Place::settle(const Ivan&, State& state, Log&) {
  const Player& player = state.player[state.steps.back().seat];
  if (player.warriors_left > 0 && player.presence() != 0) return false;
  end(state);
  return true;
}

// MOVE: IVN-9.5
void MovePiece::moves(const Ivan& game, const State& now, MoveList& out) {
  const Player& player = now.player[now.steps.back().seat];
  const auto list = [&](PieceKind kind, const Pieces& pieces) {
    for_each(pieces.cities(), [&](City from) {
      for_each(game.box.city[from].neighbours,
               [&](City to) { out.add(move::of(Choice::move, kind, from, to)); });
    });
  };
  list(PieceKind::warrior, player.warriors);
  list(PieceKind::boyar, player.boyars);
  list_decline(top<MovePiece>(now).asked, out);
}

// IVN-10.1: the token on the way is taken.
void MovePiece::play(const Ivan& game, State& state, Move move, Log& log) {
  if (choice_of(move) == Choice::decline) return end(state);
  const Seat seat = state.steps.back().seat;
  Player& player = state.player[seat];
  Pieces& pieces = static_cast<PieceKind>(move.a) == PieceKind::warrior ? player.warriors : player.boyars;
  --pieces.in[move.b];
  ++pieces.in[move.c];
  log.tell(event(Told::moved, seat, "IVN-9.5", move.a, move.b, move.c));
  const TradeSlot slot = game.box.slot_between[move.b][move.c];
  if (slot == kNone || state.trade[slot] == kNone) return end(state);
  const TradeToken token = state.trade[slot];
  state.trade[slot] = kNone;
  become(state, seat, PutToken{token});
}

bool MovePiece::settle(const Ivan&, State& state, Log&) {
  if (state.player[state.steps.back().seat].movers() != 0) return false;
  end(state);
  return true;
}

// SWAP: IVN-9.9, RUL-43. What is given is a multiset; what is gained is picked next, perhaps the same kind.
void Swap::moves(const Ivan&, const State& now, MoveList& out) {
  const auto [asked, give, times] = top<Swap>(now);
  const Goods& held = now.player[now.steps.back().seat].held;
  for (std::size_t one = 0; one < kResources; ++one) {
    if (held.count[one] == 0) continue;
    if (give == 1) out.add(move::of(Choice::swap_one, one));
    for (std::size_t other = one; give == 2 && other < kResources; ++other) {
      if (held.count[other] > (one == other ? 1 : 0)) out.add(move::of(Choice::swap, one, other));
    }
  }
  list_decline(asked, out);
}

void Swap::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [asked, give, times] = top<Swap>(state);
  if (choice_of(move) == Choice::decline) return end(state);
  Goods& held = state.player[seat].held;
  --held.count[move.a];
  if (give == 2) --held.count[move.b];
  log.tell(event(give == 2 ? Told::swapped : Told::swapped_one, seat, "IVN-9.9", move.a, move.b));
  const PickGood gained{Group::any, 1};
  if (times == 1) return become(state, seat, gained);
  become(state, seat, Swap{Asked::freely, give, static_cast<std::uint8_t>(times - 1)});
  call(state, seat, gained);
}

bool Swap::settle(const Ivan&, State& state, Log&) {
  if (state.player[state.steps.back().seat].held.total() >= top<Swap>(state).give) return false;
  end(state);
  return true;
}

// BUILD: IVN-9.11, mandatory.
void Build::moves(const Ivan& game, const State& now, MoveList& out) {
  list_cities(building_sites(game, now, now.steps.back().seat), Choice::build, out);
}

void Build::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  --state.player[seat].buildings_left;
  put(state.player[seat].buildings, move.a);
  log.tell(event(Told::built, seat, "IVN-9.11", move.a));
  end(state);
}

bool Build::settle(const Ivan& game, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (state.player[seat].buildings_left > 0 && building_sites(game, state, seat) != 0) return false;
  end(state);
  return true;
}

}  // namespace tsardom::ivan
