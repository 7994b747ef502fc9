// A hall without a network: tests ask, lend the thread that answers, and hold chance, time and store in their
// hands.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "server/database.hpp"
#include "server/hall.hpp"
#include "server/log.hpp"
#include "tests/server/folder.hpp"

namespace tsardom::server {

class Ear final : public Peer {
 public:
  void send(Text text) override {
    const std::lock_guard lock(mutex_);
    texts_.push_back(*text);
  }
  // All that came since the last time.
  std::vector<std::string> taken() {
    const std::lock_guard lock(mutex_);
    return std::exchange(texts_, {});
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> texts_;
};

class Salon {
 public:
  explicit Salon(std::unique_ptr<Store> store, int thinkers = 1)
      : writer_(std::move(store), metrics),
        thinkers_(thinkers, metrics),
        premises{lanes_, writer_, thinkers_, metrics},
        lanes_(0),
        hall(premises) {
    set_loudness(Loudness::quiet);
    premises.luck = [rng = Rng(1)]() mutable { return rng.next(); };
    premises.now = [this] { return now; };
    premises.generosity = 1000;
  }
  ~Salon() {
    thinkers_.stop();
    writer_.stop();
    lanes_.run_ready();
  }

  static std::string uuid(int number) {
    std::string digits = std::to_string(number);
    return "00000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
  }
  std::string next_uuid() { return uuid(++uuids_); }

  // Waits for the answer as a client would.
  Json ask(const Player& player, Json request, std::shared_ptr<Peer> peer = {}) {
    const auto answer = std::make_shared<std::optional<Json>>();
    const auto mutex = std::make_shared<std::mutex>();
    hall.ask({player, std::move(peer)}, std::move(request), [answer, mutex](Json json) {
      const std::lock_guard lock(*mutex);
      *answer = std::move(json);
    });
    EXPECT_TRUE(run_until([&] {
      const std::lock_guard lock(*mutex);
      return answer->has_value();
    }));
    return answer->value_or(Json{{"ok", false}, {"error", {{"code", "no_answer"}}}});
  }

  template <class Condition>
  bool run_until(Condition condition, std::chrono::seconds most = std::chrono::seconds(60)) {
    const auto end = std::chrono::steady_clock::now() + most;
    while (!condition()) {
      if (std::chrono::steady_clock::now() > end) return false;
      if (lanes_.run_ready() == 0) std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    return true;
  }
  // Lets things happen that nobody waits for.
  void run_for(std::chrono::milliseconds span) {
    const auto end = std::chrono::steady_clock::now() + span;
    run_until([end] { return std::chrono::steady_clock::now() > end; });
  }

  std::string open(const Player& player, Json wish) {
    Json request{{"cmd", "open"}};
    request.update(wish);
    const Json answer = ask(player, request);
    EXPECT_TRUE(answer.at("ok").get<bool>()) << answer;
    return answer.at("about").at("table");
  }
  Json play(const Player& player, const std::string& table, const Json& told, std::string uuid_text = {}) {
    return ask(player, {{"cmd", "play"},
                        {"table", table},
                        {"seat", told.at("seat")},
                        {"move", told.at("moves").at(0).at("text")},
                        {"version", told.at("version")},
                        {"uuid", uuid_text.empty() ? next_uuid() : uuid_text}});
  }
  Json watch(const Player& player, const std::string& table, Json more = Json::object(),
             std::shared_ptr<Peer> peer = {}) {
    Json request{{"cmd", "watch"}, {"table", table}};
    request.update(more);
    return ask(player, request, std::move(peer));
  }

  Metrics metrics;
  std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now();

 private:
  Writer writer_;
  Thinkers thinkers_;

 public:
  Premises premises;

 private:
  Lanes lanes_;
  int uuids_ = 0;

 public:
  Hall hall;
};

inline std::string code_of(const Json& answer) {
  return answer.at("ok").get<bool>() ? "ok" : answer.at("error").at("code").get<std::string>();
}

inline const Player kAnna{"a0000000000000000000000000000000", "Anna"},
    kBoris{"b0000000000000000000000000000000", "Boris"},
    kClara{"c0000000000000000000000000000000", "Clara", "ru"};

}  // namespace tsardom::server
