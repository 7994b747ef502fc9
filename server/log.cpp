#include "server/log.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>

namespace tsardom::server {
namespace {

std::atomic<Loudness> wanted{Loudness::usual};

}  // namespace

void set_loudness(Loudness loudness) { wanted = loudness; }

void log(std::string_view event, Json details) {
  if (wanted == Loudness::quiet) return;
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  Json line{{"at", std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count()},
            {"event", event}};
  line.update(details);
  const std::string text = write_json(line) + '\n';
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace tsardom::server
