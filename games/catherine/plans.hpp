// CAT-5.10, CAT-11.1: all choose at once, in small private steps; nothing moves until the last has committed.
#pragma once

#include <optional>

#include "games/catherine/catherine.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {

// Is this a room where seats choose at once?
constexpr bool is_simultaneous(Room room) {
  return room == Room::choose_row || room == Room::play_cards || room == Room::activate ||
         room == Room::book_build;
}

inline bool are_choosing(const State& now) {
  return !now.steps.empty() && is_simultaneous(static_cast<Room>(now.steps.back().room));
}

// Who has something to choose in the room on top, and asking them. A seat that has nothing to choose is never
// asked.
Seats who_is_asked(const Catherine& game, const State& now);
void ask(const Catherine& game, State& state);

// The next small question to this seat; nothing if it has committed or is not asked.
std::optional<Room> question(const Catherine& game, const State& now, Seat seat);
void list_options(const Catherine& game, const State& now, Seat seat, MoveList& out);
void keep_pick(const Catherine& game, State& state, Seat seat, Move move);

// Everybody has committed: the choices are open now. Answers false as long as somebody is still choosing.
bool all_committed(State& state, Log& log);
void forget_picks(State& state);

// A finished plan of D_ACTIVATE, taken apart.
struct Plan {
  bool performs = false;
  List<Card, 3> cost;
  City city = 0;
  bool takes_bonus = false;
  List<Card, 2> bonus_cards;
};
Plan plan_of(const Catherine& game, const Player& player);

}  // namespace tsardom::catherine
