// Who comes first.
#pragma once

#include "core/game.hpp"

namespace tsardom {

// Gives every seat its place by points; of two with the same points one may still be before the other, and
// those for whom this is not so share a place.
template <class IsBefore>
void rank_seats(Standing& standing, int seats, IsBefore is_before) {
  for (Seat seat = 0; seat < seats; ++seat) {
    standing.place[seat] = 1;
    for (Seat other = 0; other < seats; ++other) {
      const int lead = standing.total[other] - standing.total[seat];
      standing.place[seat] += lead > 0 || (lead == 0 && other != seat && is_before(other, seat));
    }
  }
}

// By points alone.
inline void rank_seats(Standing& standing, int seats) {
  rank_seats(standing, seats, [](Seat, Seat) { return false; });
}

}  // namespace tsardom
