// CAT-10: final scoring.
#pragma once

#include "games/catherine/catherine.hpp"

namespace tsardom::catherine {

// CAT-10.2
int order_points(const Catherine& game, const Player& player);
// CAT-10.3: the most own cities that roads join.
int largest_group(const Catherine& game, CitySet residences);
void score_game(const Catherine& game, State& state, Log& log);

}  // namespace tsardom::catherine
