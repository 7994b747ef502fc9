// Tables that anybody may find, and those that bots play among themselves, as they were last saved: kept in
// memory, so that looking for a table costs the store nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/about.hpp"
#include "server/store.hpp"
#include "table/json.hpp"

namespace tsardom::server {

class Notices {
 public:
  // After a table was saved, and for all of them at the start. `address` of who opened it, if that is known:
  // it is never stored.
  void saw(const TableRow& row, const About& about, const std::string& address = {});

  // {"tables": [..], "next"?: where the next page begins}, as a player sees them.
  Json page(std::size_t from, std::size_t most, const std::string& player);

  // Refused as "too_many" if who asks, or everybody together, has enough tables where only bots play.
  void check_bots_alone(const std::string& host, const std::string& address);

 private:
  struct Notice {
    TableRow row;  // without its `about`
    std::shared_ptr<const About> about;
    std::string whose;  // the address, else the host
  };
  using Order = std::vector<std::shared_ptr<const Notice>>;
  std::shared_ptr<const Order> order();

  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Notice>> listed_;
  std::shared_ptr<const Order> order_;                          // of the list, until it changes
  std::map<std::string, std::vector<std::string>> bots_alone_;  // table -> host and address
};

}  // namespace tsardom::server
