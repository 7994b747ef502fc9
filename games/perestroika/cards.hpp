// PER-11: the effects of the action cards.
#pragma once

#include <bit>

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"
#include "games/perestroika/turn.hpp"

namespace tsardom::perestroika {

// PER-0.6: every kind among these cards, for chance with its weight.
void list_kinds(const Perestroika& game, CardSet cards, Choice choice, MoveList& out);
void list_outcomes(const Perestroika& game, CardSet cards, Choice choice, MoveList& out);
Move draw_outcome(const Perestroika& game, CardSet cards, Choice choice, Rng& rng);

// PER-11.1: the cards that this half cannot take back from the discard pile.
CardSet excluded_cards(const Perestroika& game, const Effect& effect);

// PER-8.3, PER-13.4: the victim has a piece and the thief is below the limit.
bool can_seize(const Perestroika& game, const State& now, Seat thief, Seat victim, Material m);
void seize(State& state, Seat thief, Seat victim, Material m, std::string_view rule, Log& log);

// PER-8.4: what asks nothing happens at once; the rest becomes a step on top of the turn.
void resolve(const Perestroika& game, State& state, Seat seat, Kind kind, Half half, Log& log);

// The card that is being resolved.
inline const CardKind& card_in_play(const Perestroika& game, const State& now) {
  return game.box.kind[game.box.kind_of[lowest(now.cards(Place::resolving))]];
}
inline const Effect& effect_in_play(const Perestroika& game, const State& now, Half half) {
  return card_in_play(game, now).effect(half);
}

// PER-3.3: some effects are a few steps, at least one.
inline Reason why_not_stop(Move move) {
  return reason_for(move, Choice::stop, "at_least_one_step", "PER-3.3");
}

// The step of an effect lies on the turn of its player, and a half of the card in play has that effect.
inline bool lies_on_turn(const State& now, Seat seat, std::size_t at) {
  return at == 1 && Rooms::is<Turn>(now.steps[0]) && now.steps[0].seat == seat &&
         Rooms::as<Turn>(now.steps[0]).plays > 0 && std::has_single_bit(now.cards(Place::resolving));
}
template <class IsSuch>
bool is_resolved_by(const Perestroika& game, const State& now, Seat seat, std::size_t at, IsSuch is_such) {
  return lies_on_turn(now, seat, at) &&
         (is_such(effect_in_play(game, now, Half::top)) || is_such(effect_in_play(game, now, Half::bottom)));
}
bool is_resolved_by(const Perestroika& game, const State& now, Seat seat, std::size_t at, Op op);
bool is_resolved_by(const Perestroika& game, const State& now, Seat seat, std::size_t at, Half half, Op op);

// PER-11.1: any card of the pile but an excluded one; the others are not told which.
struct Retrieve {
  static constexpr Phrase kQuestion{"retrieve", "PER-11.1", {{kHalfSlot}}};
  Half half{};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-11.2: one after the other, as long as the deck lasts; never a shuffle (PER-5.4).
struct DrawCards {
  static constexpr Phrase kQuestion{
      "draw_cards", "PER-11.2", {{seat_slot("drawer"), number_slot("left", kCards)}}};
  Seat drawer = 0;
  std::uint8_t left = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Perestroika& game, const State& now, Rng& rng) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-11.3: the victim is chosen, the card is not.
struct Rob {
  static constexpr Phrase kQuestion{"rob", "PER-11.3", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};
struct LoseCard {
  static constexpr Phrase kQuestion{"lose_card", "PER-11.3", {{seat_slot("thief"), seat_slot("victim")}}};
  Seat thief = 0, victim = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Perestroika& game, const State& now, Rng& rng) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-14.4: chosen by position.
struct Uncover {
  static constexpr Phrase kQuestion{"uncover", "PER-14.4", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-11.4
struct Seize {
  static constexpr Phrase kQuestion{"seize", "PER-11.4", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
