// STR-10 the story track, STR-13 songs.
#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// STR-13.2: spends the cost, gives the reward. Whether the tile stays is up to the caller.
void take_song(const Stroganov& game, State& state, Seat seat, Song song, std::string_view rule, Log& log);

// STR-17.3: story points for a step of the trophy token; kNone: not possible.
std::uint8_t story_step_cost(const Stroganov& game, const State& now, Seat seat);

}  // namespace tsardom::stroganov
