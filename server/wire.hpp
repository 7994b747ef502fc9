// The network: HTTP and WebSocket on one port, by Boost.Beast. What is said over it is decided in api.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api.hpp"
#include "server/lanes.hpp"
#include "server/metrics.hpp"

namespace tsardom::server {

class Wire {
 public:
  struct Caps {
    std::size_t connections = 8000;
    std::size_t per_address = 4000;
    std::size_t unread_bytes = 2U << 20;            // who leaves more unread is cut off
    std::vector<std::string> trusted_proxies = {};  // networks whose X-Forwarded-For is believed
  };

  Wire(Lanes& lanes, Api& api, Metrics& metrics, Caps caps);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  // "127.0.0.1:8080", "[::1]:0"; answers the port. Throws std::runtime_error if that is not possible.
  std::uint16_t listen(const std::string& address, bool inside = false);
  // A socket lives no longer than its session: those of whom this is true are told and closed.
  void end_sockets(const std::string& why, const std::function<bool(const Known&)>& whose);
  // Nobody new comes in; sockets are told and closed.
  void close();

  struct Shared;

 private:
  std::shared_ptr<Shared> shared_;
};

}  // namespace tsardom::server
