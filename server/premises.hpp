// What all rooms share, and who comes to them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/boxes.hpp"
#include "server/lanes.hpp"
#include "server/metrics.hpp"
#include "server/notices.hpp"
#include "server/secrets.hpp"
#include "server/security_log.hpp"
#include "server/store.hpp"
#include "server/thinkers.hpp"
#include "server/writer.hpp"
#include "table/json.hpp"
#include "table/refusal.hpp"
#include "table/table.hpp"
#include "table/words.hpp"

namespace tsardom::server {

using Text = std::shared_ptr<const std::string>;

// The other end of a connection.
class Peer {
 public:
  virtual ~Peer() = default;
  // May be called from any thread; never waits. Who reads too slowly is cut off.
  virtual void send(Text text) = 0;
};

// Called once, from any thread, with {"ok": true, ..} or {"ok": false, "error": ..}.
using Reply = std::function<void(Json)>;

struct Asker {
  Player player;
  std::shared_ptr<Peer> peer = {};  // if the answer may have a sequel
  std::string address = {};         // those of one address share what is scarce
};

std::int64_t wall_clock();  // milliseconds since 1970

struct Premises {
  Lanes& lanes;
  Writer& writer;
  Thinkers& thinkers;
  Metrics& metrics;
  // The dealer asks for a new number at every draw: nothing about the next one exists anywhere.
  std::function<std::uint64_t()> luck = os_random;
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
  std::function<std::int64_t()> wall = wall_clock;
  Boxes boxes = {};
  Notices notices = {};
  std::shared_ptr<SecurityLog> security = std::make_shared<SecurityLog>();
  double generosity = 1;  // limits are so many times as high
};

Json accepted(Json answer = Json::object());
Json refused(const Refusal& refusal, const std::string& lang);

// The words of a language, and those with the names of a box.
std::shared_ptr<const Words> words_in(const std::string& lang);
std::shared_ptr<const Words> words_for(const Agreement& agreement, const std::string& lang);

}  // namespace tsardom::server
