// What the server counts about itself, as Prometheus reads it. Numbers of all tables together: nothing here
// tells what happens at one.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace tsardom::server {

using Count = std::atomic<std::int64_t>;

class Timing {
 public:
  void add(std::chrono::steady_clock::duration span);
  std::string text(const std::string& name) const;

 private:
  static constexpr std::array<double, 11> kSeconds{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1};
  std::array<Count, kSeconds.size() + 1> up_to_{};
  Count micros_{0};
};

struct Metrics {
  Count connections{0}, sockets{0}, rooms{0}, thinking{0};                           // now
  Count requests{0}, refusals{0}, frames{0}, moves{0}, bot_moves{0}, duplicates{0};  // since the start
  Count commits{0}, changes{0}, store_troubles{0}, dropped_slow{0}, rate_limited{0};
  Count broken_tables{0};  // as found when they were checked
  std::atomic<bool> store_works{true};
  Timing acknowledge, commit;

  std::string text() const;
};

}  // namespace tsardom::server
