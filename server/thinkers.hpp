// Bots think here, on threads of their own that give way to people. Also whatever else takes long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "core/game.hpp"
#include "server/metrics.hpp"
#include "server/workers.hpp"
#include "table/table.hpp"

namespace tsardom::server {

// Refused as "unknown_level".
void check_level(const std::string& level);
// Who plays for somebody who is away, where nobody said.
std::string usual_stand_in();

class Thinkers {
 public:
  // A bot at a table where somebody waits for it goes before hints, those before bots among themselves.
  enum class Rank : std::uint8_t { seat, hint, bots_alone, chore };
  // Whose turn a thought takes: those of one address, or of one table, wait for each other first.
  struct Turn {
    Rank rank;
    std::string whose;
  };

  Thinkers(int threads, Metrics& metrics);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // `chosen` is called on a thinker's thread; nothing if the bot failed.
  void ask(const Turn& turn, std::shared_ptr<Table> table, Seat seat, std::string level, std::uint64_t seed,
           std::function<void(std::optional<Move>)> chosen);
  // One hint of a person at a time, a few of an address, some in all; refused as "hint_runs" or "too_busy".
  void hint(const std::string& person, const std::string& address, std::function<void()> task);
  void work(std::function<void()> task);
  // A passphrase, on a thread that nothing else may occupy; refused as "too_busy".
  void weigh(const std::string& address, std::function<void()> task);
  // What still waits is dropped.
  void stop();

 private:
  void end_hint(const std::string& person, const std::string& address);

  Metrics& metrics_;
  std::mutex mutex_;
  std::map<std::string, std::size_t> hints_;  // by address, waiting and running
  std::set<std::string> advised_;             // people
  Workers thinking_, weighing_;
};

}  // namespace tsardom::server
