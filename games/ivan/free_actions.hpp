// IVN-8: free actions.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"

namespace tsardom::ivan {

// IVN-8.1: the seat whose turn of the action phase it is, or kNone.
Seat active_seat(const State& now);

// IVN-8.4, IVN-8.5: is the question on top an interrupt point?
bool is_interrupt_point(const State& now);

void list_free_actions(const Ivan& game, const State& now, Seat seat, MoveList& out);
void start_free_action(const Ivan& game, State& state, Seat seat, FreeAction action, Log& log);
Prices price_of_free_action(const Ivan& game, FreeAction action);
Reason why_not_freely(const State& now, Seat seat, FreeAction action);

// As far as everybody can tell: what hangs on a secret hand counts as possible.
bool seems_to_have_free_action(const Ivan& game, const State& now, Seat seat);

}  // namespace tsardom::ivan
