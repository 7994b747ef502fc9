// IVN-14: what a title is worth now, and what is left at the end.
#pragma once

#include "games/ivan/ivan.hpp"

namespace tsardom::ivan {

// Of each type of project.
std::array<int, kProjectTypes> completed_by_type(const Ivan& game, const Player& player);
int title_points(const Ivan& game, const State& now, Seat seat, Title title);
// IVN-14.6
int exchange_points(const Ivan& game, const Goods& held);

// IVN-14: scorings where the round has one; then the next round, or the end.
void end_round(const Ivan& game, State& state, Log& log);

}  // namespace tsardom::ivan
