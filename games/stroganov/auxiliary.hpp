// STR-9: what a player may do at every [AUX] point, with the extra actions of STR-4.3 and, in the own income,
// the Winter cards of STR-14.1.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

bool has_auxiliary(const Stroganov& game, const State& now, Seat seat);
void list_auxiliary(const Stroganov& game, const State& now, Seat seat, MoveList& out);
// Answers whether the move was one of these.
bool play_auxiliary(const Stroganov& game, State& state, Seat seat, Move move, Log& log);

// STR-4.3: fulfilled cards that give an extra action now.
WishSet extra_cards(const Stroganov& game, const State& now, Seat seat);
bool can_swap_down(const Stroganov& game, const State& now, Seat seat);

}  // namespace tsardom::stroganov
