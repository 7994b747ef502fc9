// PER-7 draft, PER-14.2 the draft of a solo game.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

void begin_draft(const Perestroika& game, State& state);

// PER-7.1
struct Draft {
  static constexpr Phrase kQuestion{"draft", "PER-7.1", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-7.2, PER-14.2: pieces for whoever got fewer cards.
struct Compensation {
  static constexpr Phrase kQuestion{"compensation", "PER-7.2", {{number_slot("left", kMostHeld)}}};
  std::uint8_t left = 1;  // pieces for this seat
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-14.2: one card is discarded, one laid aside, the rest taken.
struct SoloDiscard {
  static constexpr Phrase kQuestion{"solo_discard", "PER-14.2", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};
struct SoloAside {
  static constexpr Phrase kQuestion{"solo_aside", "PER-14.2", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
