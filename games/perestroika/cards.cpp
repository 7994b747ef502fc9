// PER-11: the effects of the action cards.
#include "games/perestroika/cards.hpp"

#include <bit>

#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/rooms.hpp"

namespace tsardom::perestroika {

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

const Effect& effect_in_play(const Perestroika& game, const State& now, Half half) {
  return game.box.kind[game.box.kind_of[lowest(now.cards(Place::resolving))]].effect(half);
}

// What asks nothing happens at once; the rest becomes a step on top of the turn.
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

// PER-11.1: any card of the pile but an excluded one; the others are not told which.
void Retrieve::moves(const Perestroika& game, const State& now, MoveList& out) {
  const CardSet open =
      now.cards(Place::discard) & ~excluded_cards(game, effect_in_play(game, now, top<Retrieve>(now).half));
  for (Kind kind = 0; kind < game.box.kinds; ++kind) {
    if ((open & game.box.cards_of[kind]) != 0) out.add(move::card(Choice::retrieve, kind));
  }
}

void Retrieve::play(const Perestroika& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const CardSet excluded = excluded_cards(game, effect_in_play(game, state, top<Retrieve>(state).half));
  move_secretly(game, state, kind_of(move), Place::discard, hand_of(seat), only(seat), kAllCards & ~excluded,
                log);
  log.tell(secret(event(Told::retrieved, seat, "PER-11.1", kind_of(move)), only(seat)));
  end(state);
}

// PER-11.2: one after the other, as long as the deck lasts; never a shuffle (PER-5.4).
void DrawCards::moves(const Perestroika& game, const State& now, MoveList& out) {
  Reveal::moves(game, now, out);
}

void DrawCards::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [drawer, left] = top<DrawCards>(state);
  move_secretly(game, state, kind_of(move), Place::deck, hand_of(drawer), only(drawer), kAllCards, log);
  log.tell(secret(event(Told::drew, drawer, "PER-11.2", kind_of(move)), only(drawer)));
  become(state, kChance, DrawCards{drawer, static_cast<std::uint8_t>(left - 1)});
}

bool DrawCards::settle(const Perestroika&, State& state, Log&) {
  if (top<DrawCards>(state).left > 0 && state.size(Place::deck) > 0) return false;
  end(state);
  return true;
}

// PER-11.3: the victim is chosen, the card is not.
void Rob::moves(const Perestroika& game, const State& now, MoveList& out) {
  for (Seat other = 0; other < game.players(); ++other) {
    if (other != now.steps.back().seat && now.size(hand_of(other)) > 0) out.add(move::rob(other));
  }
}

void Rob::play(const Perestroika&, State& state, Move move, Log&) {
  become(state, kChance, LoseCard{state.steps.back().seat, seat_of(move)});
}

void LoseCard::moves(const Perestroika& game, const State& now, MoveList& out) {
  const CardSet hand = now.cards(hand_of(top<LoseCard>(now).victim));
  for (Kind kind = 0; kind < game.box.kinds; ++kind) {
    const int copies = std::popcount(hand & game.box.cards_of[kind]);
    if (copies > 0) out.add(move::card(Choice::lose, kind), static_cast<std::uint16_t>(copies));
  }
}

// Thief and victim know which card it was, a third player does not.
void LoseCard::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [thief, victim] = top<LoseCard>(state);
  const Seats both = only(thief) | only(victim);
  move_secretly(game, state, kind_of(move), hand_of(victim), hand_of(thief), both, kAllCards, log);
  log.tell(secret(event(Told::robbed, thief, "PER-11.3", kind_of(move), victim), both));
  end(state);
}

// PER-14.4: chosen by position.
void Uncover::moves(const Perestroika&, const State& now, MoveList& out) {
  for (std::size_t position = 1; position <= now.aside.size(); ++position) out.add(move::uncover(position));
}

void Uncover::play(const Perestroika& game, State& state, Move move, Log& log) {
  const std::size_t position = position_of(move);
  const Kind kind = game.box.kind_of[state.aside[position - 1]];
  const CardSet copies = state.cards(Place::aside) & game.box.cards_of[kind];
  // Copies are alike and the lower id moves (PER-0.6): where both lie here, the higher one stays in the row.
  for (Card& card : state.aside) {
    if ((copies & only_card(card)) != 0) card = static_cast<Card>(std::bit_width(copies) - 1);
  }
  state.aside.remove(position - 1);
  move_openly(game, state, kind, Place::aside, hand_of(0), log);
  log.tell(event(Told::uncovered, 0, "PER-14.4", kind, position));
  end(state);
}

// PER-11.4
void Seize::moves(const Perestroika& game, const State& now, MoveList& out) {
  const Seat thief = now.steps.back().seat;
  for (Seat victim = 0; victim < game.players(); ++victim) {
    for (const Material m : kAllMaterials) {
      if (victim != thief && can_seize(game, now, thief, victim, m)) out.add(move::seize(victim, m));
    }
  }
}

void Seize::play(const Perestroika&, State& state, Move move, Log& log) {
  seize(state, state.steps.back().seat, seat_of(move), material_of(move), "PER-11.4", log);
  end(state);
}

}  // namespace tsardom::perestroika
