// IVN-13: influence.
#pragma once

#include "games/ivan/ivan.hpp"

namespace tsardom::ivan {

int influence_in(const Ivan& game, const State& now, Seat seat, CitySet cities);

// IVN-13.1, IVN-13.2: who has a piece there, the first in front; ties by Favor.
List<Seat, kMostPlayers> ranking(const Ivan& game, const State& now, Region region);

}  // namespace tsardom::ivan
