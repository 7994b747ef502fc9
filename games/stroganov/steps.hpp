// STR-4: which steps can stand on one another.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// The pieces of the position are in order already.
Reason steps_broken(const Stroganov& game, const State& now);

}  // namespace tsardom::stroganov
