// A table as it was. The next look goes on from the last one if it can.
#pragma once

#include <cstddef>
#include <memory>

#include "table/table.hpp"

namespace tsardom::server {

class Past {
 public:
  // After so many entries of this table.
  const Table& at(const Table& table, std::size_t entries);
  void forget() { then_.reset(); }

 private:
  std::unique_ptr<Table> then_;
};

}  // namespace tsardom::server
