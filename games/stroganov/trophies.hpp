// STR-11: trophies, with the b sides of STR-17.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

// DP-TROPHY
struct Trophies {
  static constexpr Phrase kQuestion{"trophies", "STR-11.1", {{left_slot()}}};
  std::uint8_t left = 0;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;

 private:
  void leave(State& state, Seat seat) const;
  void stay(const Stroganov& game, State& state, Seat seat) const;
};

// The token moves once its step is paid.
struct Advancing {
  static constexpr Phrase kQuestion{"advancing", "STR-11.2", {}};
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

// DP-REWARD
struct Rewards {
  static constexpr Phrase kQuestion{
      "rewards", "STR-11.3", {{number_slot("limit", kMostSpaces), left_slot(), number_slot("taken")}}};
  std::uint8_t limit = 0;  // spaces above and at it are open
  std::uint8_t left = 1;   // rewards to choose
  RewardSet taken = 0;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;

 private:
  RewardSet open(const Stroganov& game, const State& now, Seat seat) const;
};

}  // namespace tsardom::stroganov
