// Places by points: 1 is first, and equals share a place unless a rule parts them.
#pragma once

#include "core/game.hpp"

namespace tsardom {

// `wins_tie(a, b)`: of two seats with the same total, a comes before b.
template <class WinsTie>
void give_places(Standing& standing, Seat seats, WinsTie wins_tie) {
  for (Seat seat = 0; seat < seats; ++seat) {
    standing.place[seat] = 1;
    for (Seat other = 0; other < seats; ++other) {
      const bool is_tied = other != seat && standing.total[other] == standing.total[seat];
      standing.place[seat] +=
          standing.total[other] > standing.total[seat] || (is_tied && wins_tie(other, seat));
    }
  }
}

inline void give_places(Standing& standing, Seat seats) {
  give_places(standing, seats, [](Seat, Seat) { return false; });
}

}  // namespace tsardom
