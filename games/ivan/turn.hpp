// IVN-3, IVN-5, IVN-6, IVN-13: how the phases follow each other.
#pragma once

#include "core/game.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

void begin_planning(State& state, Log& log);                                       // planning.cpp
void begin_turn(State& state, Seat seat, Log& log);                                // turn.cpp
void begin_chamber(const Ivan& game, State& state, Chamber chamber, bool sealed);  // chambers.cpp
void begin_regions(State& state);                                                  // regions.cpp
void end_round(const Ivan& game, State& state, Log& log);                          // scoring.cpp: IVN-14
void prepare(const Ivan& game, State& state, Log& log);                            // setup.cpp: IVN-13.6

// IVN-6.2: tested among the boyars that stand in the chamber now.
bool is_most_important(const State& now, Chamber chamber, Seat seat);

}  // namespace tsardom::ivan
