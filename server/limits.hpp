// How often somebody may ask: a bucket that fills steadily and is emptied by asking.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace tsardom::server {

struct Rate {
  double a_second, at_once;
  constexpr Rate times(double factor) const { return {a_second * factor, at_once * factor}; }
};

class Limit {
 public:
  explicit Limit(Rate rate) : rate_(rate) {}

  bool allows(const std::string& who,
              std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now());

 private:
  struct Bucket {
    double filled;
    std::chrono::steady_clock::time_point since;
  };
  void tidy(std::chrono::steady_clock::time_point now);

  Rate rate_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

// More generous: so many times as much. A table has a limit of its own for strangers (room.cpp).
struct Limits {
  explicit Limits(double generosity) : times(generosity) {}

  double times;
  Limit requests{{50 * times, 200 * times}};      // of an address
  Limit arrivals{{0.5 * times, 60 * times}};      // new players of an address
  Limit logins{{0.1, 10}};                        // of an address: guessing passphrases takes for ever
  Limit proofs{{0.1, 10}};                        // of a player: keys of the account
  Limit commands{{20 * times, 100 * times}};      // of a player
  Limit openings{{0.2 * times, 30 * times}};      // tables of a player
  Limit work{{1 * times, 10 * times}};            // of a player: hints, histories, replays
  Limit lists{{2 * times, 20 * times}};           // of a player: tables to be found, tables of one's own
  Limit of_address{{400 * times, 2000 * times}};  // commands of all players of an address
  Limit openings_of_address{{1 * times, 120 * times}};  // tables of all players of an address
};

}  // namespace tsardom::server
