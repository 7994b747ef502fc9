// The bots of a room think at tables of their own, and keep there what they found out as long as it is their
// turn, like those of a match.
#pragma once

#include <array>
#include <memory>

#include "core/game.hpp"
#include "table/table.hpp"

namespace tsardom::server {

class Minds {
 public:
  // The table of this seat, where the same has happened as at this one. Nobody may think there meanwhile.
  std::shared_ptr<Table> of(Seat seat, const Table& table);
  // Whoever is not asked any more forgets: a tree takes room.
  void keep_only(Seats acting);
  void clear() { tables_ = {}; }

 private:
  std::array<std::shared_ptr<Table>, kMostSeats> tables_;
};

}  // namespace tsardom::server
