#include "games/perestroika/cards.hpp"

#include "games/perestroika/building.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"

namespace tsardom::perestroika {

void list_kinds(const Perestroika& game, CardSet cards, Choice choice, MoveList& out) {
  game.box.for_each_kind(cards, [&](Kind kind) { out.add(move::card(choice, kind)); });
}

void list_outcomes(const Perestroika& game, CardSet cards, Choice choice, MoveList& out) {
  game.box.for_each_kind(cards, [&](Kind kind) {
    const int copies = std::popcount(cards & game.box.cards_of[kind]);
    out.add(move::card(choice, kind), static_cast<std::uint16_t>(copies));
  });
}

Move draw_outcome(const Perestroika& game, CardSet cards, Choice choice, Rng& rng) {
  return move::card(choice, game.box.kind_of[any_of(cards, rng)]);
}

CardSet excluded_cards(const Perestroika& game, const Effect& effect) {
  CardSet cards = 0;
  for (std::uint32_t kinds = effect.excluded; kinds != 0; kinds &= kinds - 1) {
    cards |= game.box.cards_of[static_cast<std::size_t>(std::countr_zero(kinds))];
  }
  return cards;
}

bool can_seize(const Perestroika& game, const State& now, Seat thief, Seat victim, Material m) {
  return now.player[victim].held[m] > 0 && now.player[thief].held[m] < game.box.hold_limit;
}

void seize(State& state, Seat thief, Seat victim, Material m, std::string_view rule, Log& log) {
  --state.player[victim].held[m];
  ++state.player[thief].held[m];
  log.tell(event(Told::seized, thief, rule, victim, m));
}

void resolve(const Perestroika& game, State& state, Seat seat, Kind kind, Half half, Log& log) {
  const Effect& effect = game.box.kind[kind].effect(half);
  switch (effect.op) {
    case Op::gain:
      return gain(game, state, seat, effect.material, effect.amount, "PER-9.1", log);
    case Op::double_up:
      return gain(game, state, seat, effect.material, state.player[seat].held[effect.material], "PER-9.5",
                  log);
    case Op::gain_choice:
      return call(state, seat, GainChoice{effect.amount});
    case Op::exchange:
      return call(state, seat, Exchange{half});
    case Op::swap_any:
      return call(state, seat, Swap{});
    case Op::build:
      return call(state, seat, Build{half});
    case Op::retrieve_discard:
      log.tell(event(Told::looked, seat, "PER-11.1"));
      look_through_discard(game, state, seat, log);
      return call(state, seat, Retrieve{half});
    case Op::draw:
      return call(state, kChance, DrawCards{seat, effect.amount});
    case Op::steal_card:
      if (game.is_solo()) return call(state, seat, Uncover{});
      return call(state, seat, Rob{});
    case Op::steal_material:
      return call(state, seat, Seize{});
    case Op::endgame_value:
      return;
  }
}

bool is_resolved_by(const Perestroika& game, const State& now, Seat seat, std::size_t at, Op op) {
  return is_resolved_by(game, now, seat, at, [&](const Effect& effect) { return effect.op == op; });
}

bool is_resolved_by(const Perestroika& game, const State& now, Seat seat, std::size_t at, Half half, Op op) {
  return lies_on_turn(now, seat, at) && effect_in_play(game, now, half).op == op;
}

void Retrieve::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  const CardSet excluded = excluded_cards(game, effect_in_play(game, now, half));
  list_kinds(game, now.cards(Place::discard) & ~excluded, Choice::retrieve, out);
}

void Retrieve::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  const CardSet excluded = excluded_cards(game, effect_in_play(game, state, half));
  move_secretly(game, state, kind_of(move), Place::discard, hand_of(seat), only(seat), kAllCards & ~excluded,
                log);
  log.tell(secret(event(Told::retrieved, seat, "PER-11.1", kind_of(move)), only(seat)));
  end(state);
}

Reason Retrieve::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::retrieve, "not_to_retrieve", "PER-11.1");
}

bool Retrieve::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return is_resolved_by(game, now, seat, at, half, Op::retrieve_discard);
}

void DrawCards::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_outcomes(game, now.cards(Place::deck), Choice::deal, out);
}

Move DrawCards::draw(const Perestroika& game, const State& now, Rng& rng) const {
  return draw_outcome(game, now.cards(Place::deck), Choice::deal, rng);
}

void DrawCards::play(const Perestroika& game, State& state, Seat, Move move, Log& log) const {
  move_secretly(game, state, kind_of(move), Place::deck, hand_of(drawer), only(drawer), kAllCards, log);
  log.tell(secret(event(Told::drew, drawer, "PER-11.2", kind_of(move)), only(drawer)));
  become(state, kChance, DrawCards{drawer, static_cast<std::uint8_t>(left - 1)});
}

bool DrawCards::settle(const Perestroika&, State& state, Seat, Log&) const {
  if (left > 0 && state.size(Place::deck) > 0) return false;
  end(state);
  return true;
}

bool DrawCards::fits(const Perestroika& game, const State& now, Seat, std::size_t at) const {
  return is_resolved_by(game, now, drawer, at, [&](const Effect& effect) {
    return effect.op == Op::draw && left <= effect.amount &&
           now.size(hand_of(drawer)) + left >= effect.amount;
  });
}

void Rob::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  for (Seat other = 0; other < game.players(); ++other) {
    if (other != seat && now.size(hand_of(other)) > 0) out.add(move::rob(other));
  }
}

void Rob::play(const Perestroika&, State& state, Seat seat, Move move, Log&) const {
  become(state, kChance, LoseCard{seat, seat_of(move)});
}

Reason Rob::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::rob, "nothing_to_rob", "PER-11.3");
}

bool Rob::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return !game.is_solo() && is_resolved_by(game, now, seat, at, Op::steal_card);
}

void LoseCard::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_outcomes(game, now.cards(hand_of(victim)), Choice::lose, out);
}

Move LoseCard::draw(const Perestroika& game, const State& now, Rng& rng) const {
  return draw_outcome(game, now.cards(hand_of(victim)), Choice::lose, rng);
}

// Thief and victim know which card it was, a third player does not.
void LoseCard::play(const Perestroika& game, State& state, Seat, Move move, Log& log) const {
  const Seats both = only(thief) | only(victim);
  move_secretly(game, state, kind_of(move), hand_of(victim), hand_of(thief), both, kAllCards, log);
  log.tell(secret(event(Told::robbed, thief, "PER-11.3", kind_of(move), victim), both));
  end(state);
}

bool LoseCard::fits(const Perestroika& game, const State& now, Seat, std::size_t at) const {
  return victim < game.players() && victim != thief && now.size(hand_of(victim)) > 0 &&
         is_resolved_by(game, now, thief, at, Op::steal_card);
}

void Uncover::moves(const Perestroika&, const State& now, Seat, MoveList& out) const {
  for (std::size_t position = 1; position <= now.aside.size(); ++position) out.add(move::uncover(position));
}

void Uncover::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  const std::size_t position = position_of(move);
  const Kind kind = game.box.kind_of[state.aside[position - 1]];
  const CardSet copies = state.cards(Place::aside) & game.box.cards_of[kind];
  // Copies are alike and the lower id moves (PER-0.6): where both lie here, the higher one stays in the row.
  for (Card& card : state.aside) {
    if ((copies & only_card(card)) != 0) card = static_cast<Card>(std::bit_width(copies) - 1);
  }
  state.aside.remove(position - 1);
  move_openly(game, state, kind, Place::aside, hand_of(seat), log);
  log.tell(event(Told::uncovered, seat, "PER-14.4", kind, position));
  end(state);
}

Reason Uncover::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::uncover, "no_such_position", "PER-14.4");
}

bool Uncover::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return game.is_solo() && is_resolved_by(game, now, seat, at, Op::steal_card);
}

void Seize::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  for (Seat victim = 0; victim < game.players(); ++victim) {
    for (const Material m : kAllMaterials) {
      if (victim != seat && can_seize(game, now, seat, victim, m)) out.add(move::seize(victim, m));
    }
  }
}

void Seize::play(const Perestroika&, State& state, Seat seat, Move move, Log& log) const {
  seize(state, seat, seat_of(move), material_of(move), "PER-11.4", log);
  end(state);
}

Reason Seize::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::seize, "cannot_seize", "PER-11.4");
}

bool Seize::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return is_resolved_by(game, now, seat, at, Op::steal_material);
}

}  // namespace tsardom::perestroika
