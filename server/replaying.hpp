// A stored table played again from its record. A game takes a few milliseconds, so no position is kept beside
// the record, and none can contradict it.
#pragma once

#include <memory>

#include "server/about.hpp"
#include "server/store.hpp"
#include "server/streams.hpp"
#include "table/table.hpp"

namespace tsardom::server {

struct Replayed {
  About about;
  std::unique_ptr<Table> table;  // none before the game has begun
  Streams streams;
};

// Refused if a link of the chain is broken ("damaged_table"), or if this program cannot play the record:
// "other_rules", "other_box", "bad_entry".
Replayed play_again(const StoredTable& stored);

}  // namespace tsardom::server
