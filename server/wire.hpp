// The network: HTTP and WebSocket on one port, by Boost.Beast. What is said over it is decided in api.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/api.hpp"
#include "server/lanes.hpp"
#include "server/metrics.hpp"

namespace tsardom::server {

class Wire {
 public:
  struct Caps {
    std::size_t connections = 8000;
    std::size_t per_address = 4000;
    std::size_t unread_bytes = 2U << 20;  // who leaves more unread is cut off
    bool behind_proxy = false;            // the address is the last one in X-Forwarded-For
  };

  Wire(Lanes& lanes, Api& api, Metrics& metrics, Caps caps);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  // "127.0.0.1:8080", "[::1]:0"; answers the port. Throws std::runtime_error if that is not possible.
  std::uint16_t listen(const std::string& address, bool inside = false);
  // Nobody new comes in; sockets are told and closed.
  void close();

  struct Shared;

 private:
  std::shared_ptr<Shared> shared_;
};

}  // namespace tsardom::server
