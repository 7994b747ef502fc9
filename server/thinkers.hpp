// Bots think here, on threads of their own that give way to people. Also whatever else takes long.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/game.hpp"
#include "server/metrics.hpp"
#include "table/table.hpp"

namespace tsardom::server {

// Refused as "unknown_level".
void check_level(const std::string& level);
// Who plays for somebody who is away, where nobody said.
std::string usual_stand_in();

class Thinkers {
 public:
  Thinkers(int threads, Metrics& metrics);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // `chosen` is called on a thinker's thread; nothing if the bot failed.
  void ask(std::shared_ptr<Table> table, Seat seat, std::string level, std::uint64_t seed,
           std::function<void(std::optional<Move>)> chosen);
  void work(std::function<void()> task);
  // Before all that waits: somebody sits there and looks at the screen.
  void work_first(std::function<void()> task);
  // What still waits is dropped.
  void stop();

 private:
  void run();

  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tsardom::server
