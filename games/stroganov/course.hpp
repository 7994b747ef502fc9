// The course of the game as it lies on the stack: a phase, on it the turn of one player, on that what is
// being resolved for this player. Rooms ask it where they may lie in a position that somebody set up
// (`fits`).
#pragma once

#include <cstddef>

#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

constexpr bool is_count(int left) { return left >= 1 && left <= kMostAtOnce; }

inline bool is_top(const State& now, std::size_t at) { return at + 1 == now.steps.size(); }
template <class Room>
bool lies_at(const State& now, std::size_t at) {
  return at < now.steps.size() && Rooms::is<Room>(now.steps[at]);
}
template <class Room>
bool lies_below(const State& now, std::size_t at) {
  return at > 0 && lies_at<Room>(now, at - 1);
}

// For whom something is resolved, and the place of its first step: on the turn, in Winter on the phase.
struct Resolved {
  Seat seat = kChance;  // chance: for nobody
  std::size_t first = 0;
};
Resolved resolved(const State& now);

// Is something resolved for this seat here?
bool is_effect(const Stroganov& game, const State& now, Seat seat, std::size_t at);
// Part of a gain. Ivan's is only there while he waits for chance.
bool is_gain(const Stroganov& game, const State& now, Seat seat, std::size_t at);
// Of a player, who can be asked.
bool is_players_effect(const Stroganov& game, const State& now, Seat seat, std::size_t at);
// It comes first thing in a turn: an action, not what another one brought.
bool is_action(const Stroganov& game, const State& now, Seat seat, std::size_t at);
// A question that nothing interrupts.
bool is_players_question(const Stroganov& game, const State& now, Seat seat, std::size_t at);
// It waits for its payment.
bool is_being_paid(const Stroganov& game, const State& now, Seat seat, std::size_t at);

}  // namespace tsardom::stroganov
