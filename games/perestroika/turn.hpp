// PER-8: the turn.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

// PER-8.3: the half can do something now.
bool can_play(const Perestroika& game, const State& now, Seat seat, const Effect& effect);

// D4, PER-8.1
struct Turn {
  static constexpr Phrase kQuestion{"turn", "PER-8.1", {{number_slot("plays", kMostPlays)}}};
  std::uint8_t plays = 0;  // cards played this turn
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// D6, PER-8.9: card by card, in any order (PER-8.10).
struct HandLimit {
  static constexpr Phrase kQuestion{"hand_limit", "PER-8.9", {{number_slot("discarded", kCards)}}};
  std::uint8_t discarded = 0;  // cards discarded here
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
