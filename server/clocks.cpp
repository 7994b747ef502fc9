#include "server/clocks.hpp"

#include <algorithm>
#include <bit>

namespace tsardom::server {

bool Clocks::runs(const About& about, Seats acting, Seat seat) {
  return holds(acting, seat) && about.pace.has_clock() && about.places[seat].is_person() &&
         !about.places[seat].stood_in;
}

std::int64_t Clocks::left(const About& about, Seats acting, Seat seat, Moment now) const {
  const std::int64_t left = about.left[seat];
  if (!runs(about, acting, seat)) return left;
  const auto run = std::chrono::duration_cast<std::chrono::milliseconds>(now - since_).count();
  return std::max<std::int64_t>(0, left - run);
}

About Clocks::read(const About& about, Seats acting, Moment now) const {
  About then = about;
  for (Seat seat = 0; seat < about.players(); ++seat) then.left[seat] = left(about, acting, seat, now);
  return then;
}

std::optional<std::int64_t> Clocks::next(const About& about, Seats acting, Moment now) const {
  std::optional<std::int64_t> next;
  for (Seat seat = 0; seat < about.players(); ++seat) {
    if (runs(about, acting, seat) && !about.places[seat].away)
      next = std::min(next.value_or(INT64_MAX), left(about, acting, seat, now));
  }
  return next;
}

Json Clocks::shown(const About& about, Seats acting, Seats seen, Seat viewer, Moment now) const {
  const bool at_once = std::popcount(seen) > 1;
  Json clock = Json::array();
  for (Seat seat = 0; seat < about.players(); ++seat) {
    const bool covered = at_once && seat != viewer && holds(seen, seat);
    clock.push_back(covered ? Json(nullptr) : Json(left(about, acting, seat, now)));
  }
  return clock;
}

void Clocks::reward(About& about, Seats before, Seats after) {
  if (!about.pace.has_clock()) return;
  for (Seat seat = 0; seat < about.players(); ++seat) {
    std::int64_t& left = about.left[seat];
    if (holds(before, seat) && !holds(after, seat)) left = std::min(about.pace.bank, left + about.pace.add);
  }
}

std::int64_t next_wake(const About& about, Seats acting) {
  std::int64_t next = -1;
  for (Seat seat = 0; seat < about.players(); ++seat) {
    if (!holds(acting, seat)) continue;
    const Place& place = about.places[seat];
    if (place.is_played_by_bot()) return 0;
    if (about.pace.has_clock() && !place.away)
      next = next < 0 ? about.left[seat] : std::min(next, about.left[seat]);
  }
  return next;
}

}  // namespace tsardom::server
