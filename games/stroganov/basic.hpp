// STR-6: basic actions.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// STR-6.4, STR-6.5: the columns in which the seat can hunt something.
ColumnSet hunting_grounds(const Stroganov& game, const State& now, Seat seat);
// Horses for this piece of a tile.
int hunt_cost(const Stroganov& game, const State& now, Seat seat, Piece piece, Column column);

// A14: the second fur of a hunt.
int second_hunt_coins(const Stroganov& game, const Player& player);

bool is_basic(Choice choice);
bool can_do_basic(const Stroganov& game, const State& now, Seat seat, Choice action);
void list_basic(const Stroganov& game, const State& now, Seat seat, MoveList& out);
void do_basic(const Stroganov& game, State& state, Seat seat, Choice action, Log& log);

}  // namespace tsardom::stroganov
