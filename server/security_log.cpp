#include "server/security_log.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>
#include <utility>

namespace tsardom::server {
namespace {

constexpr std::chrono::minutes kBetweenNotes{1};
constexpr std::size_t kMostNoted = 10'000;

}  // namespace

SecurityLog::SecurityLog(std::string file, std::size_t most_bytes)
    : file_(std::move(file)), most_bytes_(most_bytes) {
  if (file_.empty()) return;
  open();
  if (opened_ < 0) throw std::runtime_error("cannot write " + file_);
}

SecurityLog::~SecurityLog() {
  if (opened_ >= 0) close(opened_);
}

void SecurityLog::open() {
  opened_ = ::open(file_.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  struct stat found {};
  bytes_ = opened_ >= 0 && fstat(opened_, &found) == 0 ? static_cast<std::size_t>(found.st_size) : 0;
}

void SecurityLog::rotate() {
  close(opened_);
  const auto name = [this](std::size_t number) { return file_ + '.' + std::to_string(number); };
  for (std::size_t number = kFiles - 1; number > 1; --number)
    std::rename(name(number - 1).c_str(), name(number).c_str());
  std::rename(file_.c_str(), name(1).c_str());
  open();
}

void SecurityLog::note(std::string_view event, const std::string& address, const Json& details) {
  if (file_.empty()) return;
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  Json line{{"at", std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count()},
            {"event", event},
            {"address", address}};
  line.update(details);
  const std::string text = write_json(line) + '\n';
  const std::lock_guard lock(mutex_);
  if (opened_ >= 0 && bytes_ + text.size() > most_bytes_) rotate();
  if (opened_ < 0) open();
  if (opened_ < 0) return;
  const auto written = write(opened_, text.data(), text.size());
  if (written > 0) bytes_ += static_cast<std::size_t>(written);
}

void SecurityLog::note_limit(std::string_view limit, const std::string& address) {
  if (file_.empty()) return;
  const auto now = std::chrono::steady_clock::now();
  {
    const std::lock_guard lock(mutex_);
    if (limited_.size() >= kMostNoted) limited_.clear();
    const auto [last, fresh] = limited_.try_emplace(std::string(limit) + ' ' + address, now);
    if (!fresh && now - last->second < kBetweenNotes) return;
    last->second = now;
  }
  note("limited", address, {{"limit", limit}});
}

}  // namespace tsardom::server
