// STR-15: points by part.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// In the order of STR-15.1.
enum class Part : std::uint8_t {
  track,
  wishes,
  landscapes,
  tigers,
  trophies,
  outposts,
  unbuilt,
  coins,
  furs,
  story
};
inline constexpr int kParts = 10;

// The game is over.
void tell_scores(const Stroganov& game, const State& now, Log& log);

}  // namespace tsardom::stroganov
