// IVN-5: the planning phase. PLAN is two small questions, the chamber and then the coins, so that no supply
// of coins makes the list of choices too long.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

struct Plan {
  static constexpr Phrase kQuestion{"plan", "IVN-5.1", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::plan, {"boyar_there", "IVN-5.3"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

struct Stake {
  static constexpr Phrase kQuestion{"stake", "IVN-5.1", {{kChamberSlot}}};
  Chamber chamber{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::stake, {"too_few_coins", "IVN-5.1"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

void begin_planning(State& state, Log& log);

// How many boyars of the seat stand in the chambers.
int boyars_in_chambers(const State& now, Seat seat);
// A boyar of the seat stands in the chamber, with no coins under him.
bool stands_bare(const State& now, Seat seat, Chamber chamber);

// IVN-3.3, IVN-17.4: in three laps everybody places, or moves out, one boyar after the other; `left` counts
// those to come. In a lap that has come to `turn` the seats before have one fewer, and he himself once he
// has acted.
template <class Left>
bool is_lap_even(const Ivan& game, const State& now, Seat turn, bool has_acted, Left left) {
  const int whole = left(turn) + has_acted;
  if (whole < 1) return false;
  bool is_before = true;
  for (int i = 0; i < game.players(); ++i) {
    const auto seat = static_cast<Seat>((now.first + i) % game.players());
    if (seat == turn) is_before = false;
    if (seat != turn && left(seat) != whole - is_before) return false;
  }
  return true;
}

}  // namespace tsardom::ivan
