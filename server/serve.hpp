// The server put together.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "server/store.hpp"
#include "server/wire.hpp"

namespace tsardom::server {

struct ServeWish {
  std::string listen = "127.0.0.1:8080";
  std::string metrics = {};  // an address of its own for /metrics; empty: none
  std::string data = "tsardom.db";
  std::string postgres = {};  // instead of the file
  std::string base_url = {};
  std::vector<std::string> origins = {};
  std::vector<std::string> boxes = {};  // "GAME=FILE" each
  std::string security_log = {};        // a file; empty: none
  std::string page = {};                // folder of the page
  int threads = 0, thinkers = 0;        // none: as many as the machine likes
  double generosity = 1;                // limits are so many times as high
  Wire::Caps caps = {};
};

// Throws StoreTrouble or std::runtime_error if it cannot start.
class Server {
 public:
  Server(const ServeWish& wish, std::unique_ptr<Store> store);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  std::uint16_t metrics_port() const;
  // Tells clients, finishes what is being saved, and ends.
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

std::unique_ptr<Store> open_store(const ServeWish& wish);

// Serves until SIGINT or SIGTERM; says where on `out`.
void serve(const ServeWish& wish, std::ostream& out);

// Reads every table of a store again from its record and checks chains and positions; tells about each broken
// one. Answers how many are broken.
std::size_t verify(Store& store,
                   const std::function<void(const std::string& id, const std::string& why)>& tell);

}  // namespace tsardom::server
