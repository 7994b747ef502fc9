// STR-3.2, STR-5: the row of landscapes, its gaps, and the order of the Cossacks in it.
#pragma once

#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

constexpr ColumnSet tiles_right_of(const State& now, Column column) {
  return static_cast<ColumnSet>(now.laid & ~((2U << column) - 1U));
}
constexpr ColumnSet tiles_left_of(const State& now, Column column) {
  return static_cast<ColumnSet>(now.laid & ((1U << column) - 1U));
}

// The nearest tiles on one side, at most so many.
constexpr ColumnSet nearest_right(const State& now, Column column, int steps) {
  ColumnSet rest = tiles_right_of(now, column), near = rest;
  for (; steps > 0; --steps) rest &= static_cast<ColumnSet>(rest - 1U);
  return static_cast<ColumnSet>(near ^ rest);
}
constexpr ColumnSet nearest_left(const State& now, Column column, int steps) {
  ColumnSet rest = tiles_left_of(now, column), near = rest;
  for (; steps > 0 && rest != 0; --steps) drop(rest, highest(rest));
  return static_cast<ColumnSet>(near ^ rest);
}

constexpr int items_on(const State& now, Column column) {
  return now.furs_on[column].total() + has(now.tigers_on, column);
}

// STR-5.3: steps without horses.
int free_steps(const Stroganov& game, const Player& player);

// STR-5.2: horses for the move of a turn to this column; kNone: out of reach.
std::uint8_t ride_cost(const Stroganov& game, const State& now, Seat seat, Column column);

// STR-5.5: where a march can go, and whether it can go anywhere.
bool can_march(const State& now, Seat seat);
ColumnSet march_columns(const Stroganov& game, const State& now, Seat seat);

// STR-5.6: the Cossack stands left of those already there.
void place_cossack(State& state, Seat seat, Column column);

}  // namespace tsardom::stroganov
