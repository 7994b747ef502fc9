// IVN-2: setup; IVN-13.6: the next round is prepared.
#pragma once

#include <optional>

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// KEEP: IVN-2.10, secretly and all at once.
struct Keep {
  static constexpr Phrase kQuestion{"keep", "IVN-2.10", {}};
  std::optional<Step> next(const Ivan& game, const State& now, Seat seat) const;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::keep, {"not_dealt", "IVN-2.10"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// START_WARRIOR: IVN-2.11
struct Station {
  static constexpr Phrase kQuestion{"station", "IVN-2.11", {{number_slot("turn", 2 * kMostPlayers - 1)}}};
  std::uint8_t turn = 0;  // warriors stationed so far
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::station, {"warrior_there", "IVN-2.11"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// IVN-2.9, IVN-13.6: left of the lowest on the Favor track.
void name_first_player(const Ivan& game, State& state);
void begin_stationing(const Ivan& game, State& state);
// IVN-13.6
void prepare(const Ivan& game, State& state, Log& log);

// Before the first round: nobody has done anything yet, and holds so many projects.
bool is_untouched(const Ivan& game, const State& now);
bool are_warriors_home(const Ivan& game, const State& now);
bool all_hold(const Ivan& game, const State& now, int cards);
// Before every round.
bool are_boyars_home(const Ivan& game, const State& now);

}  // namespace tsardom::ivan
