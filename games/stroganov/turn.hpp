// STR-3 the course of the game, STR-4 the turn.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

// STR-3.3: the seasons from spring to autumn, turn by turn.
struct Year {
  static constexpr Phrase kQuestion{"year", "STR-3.3", {}};
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// DP-MOVE
struct Ride {
  static constexpr Phrase kQuestion{"ride", "STR-5.2", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-BASIC
struct Basic {
  static constexpr Phrase kQuestion{"basic", "STR-6.1", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-MAIN1
struct Main {
  static constexpr Phrase kQuestion{"main", "STR-4.1", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-MAIN2
struct Second {
  static constexpr Phrase kQuestion{"second", "STR-4.2", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// The action for which the fur of MAIN2 is being paid.
struct Act {
  static constexpr Phrase kQuestion{
      "act", "STR-4.2", {{number_slot("action"), number_slot("place", kColumns)}}};
  Choice action{};
  std::uint8_t place = 0;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

// DP-END
struct TurnEnd {
  static constexpr Phrase kQuestion{"turn_end", "STR-4.1", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
