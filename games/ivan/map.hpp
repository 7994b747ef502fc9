// IVN-9.3 to IVN-9.5, IVN-9.11: what effects do in the cities.
#pragma once

#include "games/ivan/effects.hpp"

namespace tsardom::ivan {

// RUL-10: the city wants a coin, and there is none.
Reason warns_of_income(const Ivan& game, const State& now, Seat seat, Move move);

// INCOME: IVN-9.3; in Production from a city that was not chosen yet (IVN-7.1).
struct Income {
  static constexpr Phrase kQuestion{"income", "IVN-9.3", {{kAskedSlot, number_slot("in_production", 1)}}};
  Asked asked{};
  std::uint8_t in_production = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::income, {"no_income_there", "IVN-9.3"});
  }
  Reason warns(const Ivan& game, const State& now, Seat seat, Move move) const {
    return warns_of_income(game, now, seat, move);
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return 0.9; }
};

// PLACE: IVN-9.4
struct Place {
  static constexpr Phrase kQuestion{"place", "IVN-9.4", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::place, {"no_presence", "IVN-9.4"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 0.7; }
};

// MOVE: IVN-9.5
struct MovePiece {
  static constexpr Phrase kQuestion{"move", "IVN-9.5", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::move, {"no_such_way", "IVN-9.5"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 0.7; }
};

// BUILD: IVN-9.11, mandatory.
struct Build {
  static constexpr Phrase kQuestion{"build", "IVN-9.11", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::build, {"no_site", "IVN-9.11"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 1.2; }
};

// Is there anything to do for the seat?
bool can_place(const State& now, Seat seat);
bool can_move(const State& now, Seat seat);
bool can_build(const Ivan& game, const State& now, Seat seat);

}  // namespace tsardom::ivan
