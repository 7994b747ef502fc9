// CAT-9: what others ask about interim scoring.
#pragma once

#include "games/catherine/catherine.hpp"

namespace tsardom::catherine {

// CAT-9.2: among those with most books, and with a residence left.
bool may_build_for_books(const Catherine& game, const State& now, Seat seat);

}  // namespace tsardom::catherine
