#include "server/metrics.hpp"

#include <fmt/format.h>

#include <iterator>

namespace tsardom::server {

void Timing::add(std::chrono::steady_clock::duration span) {
  const double seconds = std::chrono::duration<double>(span).count();
  std::size_t bucket = 0;
  while (bucket < kSeconds.size() && seconds > kSeconds[bucket]) ++bucket;
  ++up_to_[bucket];
  micros_ += std::chrono::duration_cast<std::chrono::microseconds>(span).count();
}

std::string Timing::text(const std::string& name) const {
  std::string text = fmt::format("# TYPE {} histogram\n", name);
  std::int64_t all = 0;
  for (std::size_t i = 0; i < kSeconds.size(); ++i) {
    all += up_to_[i];
    text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kSeconds[i], all);
  }
  all += up_to_.back();
  return text + fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, all,
                            static_cast<double>(micros_) / 1e6);
}

std::string Metrics::text() const {
  std::string text;
  const auto add = [&text](const char* name, const char* type, std::int64_t value) {
    fmt::format_to(std::back_inserter(text), "# TYPE tsardom_{0} {1}\ntsardom_{0} {2}\n", name, type, value);
  };
  add("connections", "gauge", connections);
  add("sockets", "gauge", sockets);
  add("rooms", "gauge", rooms);
  add("thinking_bots", "gauge", thinking);
  add("store_works", "gauge", store_works ? 1 : 0);
  add("broken_tables", "gauge", broken_tables);
  add("requests_total", "counter", requests);
  add("refusals_total", "counter", refusals);
  add("frames_total", "counter", frames);
  add("moves_total", "counter", moves);
  add("bot_moves_total", "counter", bot_moves);
  add("duplicates_total", "counter", duplicates);
  add("commits_total", "counter", commits);
  add("changes_total", "counter", changes);
  add("store_troubles_total", "counter", store_troubles);
  add("slow_readers_dropped_total", "counter", dropped_slow);
  add("rate_limited_total", "counter", rate_limited);
  return text + acknowledge.text("tsardom_acknowledge_seconds") + commit.text("tsardom_commit_seconds");
}

}  // namespace tsardom::server
