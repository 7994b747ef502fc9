// STR-15: points by part.
#pragma once

#include <array>

#include "core/game.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// STR-15.1: the track, wishes, landscapes, tigers, trophies, outposts, unbuilt ones, coins, furs, story.
inline constexpr int kParts = 10;
using Points = std::array<int, kParts>;
Points points_of(const Stroganov& game, const State& now, Seat seat);

// Landscapes claimed, by Terrain.
std::array<int, kTerrains> terrain_counts(const Stroganov& game, const Player& player);

// What a fulfilled card adds at the end (STR-12.5).
int wish_points(const Stroganov& game, const Player& player, const WishCard& card);

// The game is over.
void tell_scores(const Stroganov& game, const State& now, Log& log);

}  // namespace tsardom::stroganov
