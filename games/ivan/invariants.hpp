// IVN-17: in which phase a position is, and whether its questions can be asked there.
#pragma once

#include "games/ivan/free_actions.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

inline Room phase(const State& now) { return room_of(now.steps[0]); }
inline bool is_over(const State& now) { return now.steps.empty(); }
inline bool is_setup(const State& now) {
  if (is_over(now)) return false;
  return phase(now) == Room::keep || phase(now) == Room::station ||
         (phase(now) == Room::lay && now.steps[0].detail[1] == static_cast<std::uint8_t>(Occasion::setup));
}
inline bool is_action(const State& now) { return active_seat(now) != kNone; }
inline bool is_planning(const State& now) {
  return !is_over(now) && (phase(now) == Room::plan || phase(now) == Room::stake);
}
inline bool lays(const State& now, Pile pile) {
  return !is_over(now) && phase(now) == Room::lay &&
         now.steps[0].detail[0] == static_cast<std::uint8_t>(pile);
}
inline bool lays_on(const State& now, Occasion occasion) {
  return !is_over(now) && phase(now) == Room::lay &&
         now.steps[0].detail[1] == static_cast<std::uint8_t>(occasion);
}

// phases.cpp
Reason steps_broken(const Ivan& game, const State& now);
// IVN-7.1, IVN-8.2: what is remembered during a turn only.
Reason turn_broken(const Ivan& game, const State& now);
// Nothing is due that happens by itself, and everybody who is asked has something to choose.
Reason answers_broken(const Ivan& game, const State& now);

}  // namespace tsardom::ivan
