// IVN-13: influence, and the regions at the end of a round.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// REGION: the seat asked is the one who chooses, then the one who is given a reward.
struct Regions {
  static constexpr Phrase kQuestion{
      "regions",
      "IVN-13.1",
      {{slot("region", Terms::region), or_none(seat_slot("winner")), or_none(seat_slot("second")),
        or_none(number_slot("reward", kRewardsOfAToken - 1))}}};
  Region region = 0;
  Seat winner = kNone, second = kNone;  // kNone: not ranked yet; nobody, or he has been given his reward
  std::uint8_t reward = kNone;          // what the second one gets; kNone: not chosen yet
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

inline void begin_regions(State& state) { become(state, state.first, Regions{}); }

int influence_in(const Ivan& game, const State& now, Seat seat, CitySet cities);

// IVN-13.1, IVN-13.2: who has a piece there, the first in front; ties by Favor.
List<Seat, kMostPlayers> ranking(const Ivan& game, const State& now, Region region);

// No boyar is left in the chambers: the regions come, and the end of the round.
bool are_boyars_out(const Ivan& game, const State& now);

}  // namespace tsardom::ivan
