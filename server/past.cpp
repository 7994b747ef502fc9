#include "server/past.hpp"

#include "table/record.hpp"

namespace tsardom::server {

const Table& Past::at(const Table& table, std::size_t entries) {
  if (!then_ || then_->entries().size() > entries) then_ = table.afresh();
  while (then_->entries().size() < entries) play_entry(*then_, table.entries()[then_->entries().size()]);
  return *then_;
}

}  // namespace tsardom::server
