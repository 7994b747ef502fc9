// The clocks of the seats at a table. Time runs only while its room is open: when the server is away,
// everybody's clock stands still.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "core/game.hpp"
#include "server/about.hpp"
#include "table/json.hpp"

namespace tsardom::server {

class Clocks {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  // What `left` says of every seat is true at this moment.
  void set(Moment now) { since_ = now; }
  // `about` with the time that has run since.
  About read(const About& about, Seats acting, Moment now) const;
  std::int64_t left(const About& about, Seats acting, Seat seat, Moment now) const;
  // Until the first clock runs out.
  std::optional<std::int64_t> next(const About& about, Seats acting, Moment now) const;
  // As a viewer may know them: one that stands still would tell that its seat has chosen, so while all choose
  // at once (`seen` to be asked) each sees its own.
  Json shown(const About& about, Seats acting, Seats seen, Seat viewer, Moment now) const;

  static bool runs(const About& about, Seats acting, Seat seat);
  // Whoever was asked and is no longer gets time back.
  static void reward(About& about, Seats before, Seats after);

 private:
  Moment since_;
};

// Something will happen by itself in so many milliseconds: a bot is asked, or a clock runs; -1: nothing.
std::int64_t next_wake(const About& about, Seats acting);

}  // namespace tsardom::server
