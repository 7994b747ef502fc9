#include "server/minds.hpp"

#include "table/record.hpp"

namespace tsardom::server {

std::shared_ptr<Table> Minds::of(Seat seat, const Table& table) {
  std::shared_ptr<Table>& own = tables_[seat];
  if (!own) own = table.copy();
  while (own->entries().size() < table.entries().size())
    play_entry(*own, table.entries()[own->entries().size()]);
  return own;
}

void Minds::keep_only(Seats acting) {
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    if (!holds(acting, seat)) tables_[seat].reset();
  }
}

}  // namespace tsardom::server
