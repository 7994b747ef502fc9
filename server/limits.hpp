// How often somebody may ask: a bucket that fills steadily and is emptied by asking.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace tsardom::server {

struct Rate {
  double a_second, at_once;
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

// A table has its own so that the people at one cannot slow down the others. More generous: so many times as
// much.
struct Limits {
  explicit Limits(double generosity) : times(generosity) {}

  double times;
  Limit requests{{50 * times, 200 * times}};   // of an address
  Limit arrivals{{0.5 * times, 60 * times}};   // new players of an address
  Limit logins{{0.1, 10}};                     // of an address: guessing passphrases takes for ever
  Limit commands{{20 * times, 100 * times}};   // of a player
  Limit openings{{0.2 * times, 30 * times}};   // tables of a player
  Limit work{{1 * times, 10 * times}};         // of a player: hints, histories, replays
  Limit at_table{{100 * times, 300 * times}};  // commands of all people at one table
};

}  // namespace tsardom::server
