// What the store holds is checked when the server starts. Where each record ends is compared at once; games
// that are on are played again, one by one, behind everything else. A table is checked again whenever it is
// opened.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/premises.hpp"

namespace tsardom::server {

class Checking {
 public:
  explicit Checking(Premises& premises) : premises_(premises) {}
  void begin();

 private:
  void check_next();
  void check(const StoredTable& stored);
  void found_broken(const std::string& id, const std::string& why);

  Premises& premises_;
  std::vector<std::string> left_;
  std::size_t checked_ = 0;
};

}  // namespace tsardom::server
