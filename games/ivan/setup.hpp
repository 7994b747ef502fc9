// IVN-2, IVN-16.1: what chance can lay out next.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

// By number; region tokens do not weigh alike (see weight_of).
std::uint32_t things_to_lay(const Ivan& game, const State& now, Pile pile);
std::uint16_t weight_of(const Ivan& game, const State& now, Pile pile, std::uint8_t thing);
// The move that lays it where the pile goes on.
Move laying(const Ivan& game, const State& now, Pile pile, std::uint8_t thing);
// The next place that waits for a thing; kNone: everything lies.
std::uint8_t open_place(const Ivan& game, const State& now, Pile pile);

// IVN-2.11: whose warrior comes at this turn; in the second lap backwards.
Seat stationing_seat(const Ivan& game, const State& now, int turn);

}  // namespace tsardom::ivan
