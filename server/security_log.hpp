// Who came in, who failed to, and who was stopped, with addresses: one JSON object a line in a file that only
// its owner reads. Never a token, a passphrase or a code.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "table/json.hpp"

namespace tsardom::server {

class SecurityLog {
 public:
  static constexpr std::size_t kMostBytes = 8U << 20, kFiles = 5;

  // Without a file nothing is written. When it is full it becomes FILE.1, that one FILE.2, and the last is
  // gone.
  explicit SecurityLog(std::string file = {}, std::size_t most_bytes = kMostBytes);
  ~SecurityLog();
  SecurityLog(const SecurityLog&) = delete;
  SecurityLog& operator=(const SecurityLog&) = delete;

  void note(std::string_view event, const std::string& address, const Json& details = Json::object());
  // Somebody asks too much; once a minute of an address is enough.
  void note_limit(std::string_view limit, const std::string& address);

 private:
  void open();
  void rotate();

  const std::string file_;
  const std::size_t most_bytes_;
  std::mutex mutex_;
  int opened_ = -1;
  std::size_t bytes_ = 0;
  std::map<std::string, std::chrono::steady_clock::time_point> limited_;
};

}  // namespace tsardom::server
