// IVN-16: projects that go into hands or come out of them, and what the seats remember of it.
#pragma once

#include "core/game.hpp"
#include "games/ivan/ivan.hpp"

namespace tsardom::ivan {

// From the display, before everybody's eyes.
void take_openly(State& state, Seat seat, Project card, Log& log);

// A completed project leaves the hand; whoever did not know it learns it.
void lay_open(const Ivan& game, State& state, Seat seat, Project card, Log& log);

// IVN-2.10: only the seat itself knows what it gave back.
void remember_returned(const Ivan& game, State& state, Seat seat, ProjectSet returned, Log& log);

}  // namespace tsardom::ivan
