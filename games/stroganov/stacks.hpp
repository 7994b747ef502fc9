// What lies face down, for those who lay it out and those who check it.
#pragma once

#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {

// STR-1.3: furs that a landscape holds in this game.
int capacity(const Stroganov& game, Tile tile);
// STR-16.2: the cards of which thirteen are used.
CardSet automa_deck(const Stroganov& game);
// STR-2.13: who chooses next; kChance: nobody.
Seat next_drafter(const Stroganov& game, const State& now);

}  // namespace tsardom::stroganov
