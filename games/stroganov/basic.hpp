// STR-5 movement, STR-6 basic actions.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;
struct Bill;

// STR-6.4, STR-6.5: the columns in which the seat can hunt something.
ColumnSet hunting_grounds(const Stroganov& game, const State& now, Seat seat);
// Horses for this piece of a tile.
int hunt_cost(const Stroganov& game, const State& now, Seat seat, Piece piece, Column column);

bool is_basic(Choice choice);
bool can_do_basic(const Stroganov& game, const State& now, Seat seat, Choice action);
void list_basic(const Stroganov& game, const State& now, Seat seat, MoveList& out);
void do_basic(const Stroganov& game, State& state, Seat seat, Choice action, Log& log);
void add_basic(const State& now, Choice action, Bill& bill);
Reason why_not_basic(const Stroganov& game, const State& now, Seat seat, Choice action);

// DP-STEP
struct March {
  static constexpr Phrase kQuestion{"march", "STR-5.5", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-HUNT
struct HuntRoom {
  static constexpr Phrase kQuestion{"hunt", "STR-6.4", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-HUNT2
struct HuntAgain {
  static constexpr Phrase kQuestion{"hunt_again", "STR-6.4", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// DP-TRADE
struct Trade {
  static constexpr Phrase kQuestion{"trade", "STR-6.6", {{left_slot()}}};
  std::uint8_t left = 0;  // bonuses
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

}  // namespace tsardom::stroganov
