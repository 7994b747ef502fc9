#include "server/checking.hpp"

#include "server/log.hpp"
#include "server/replaying.hpp"

namespace tsardom::server {

void Checking::begin() {
  premises_.writer.look(
      [this](Store& store) {
        for (const std::string& id : store.torn_ids()) found_broken(id, "lines");
        left_ = store.playing_ids();
        check_next();
      },
      [] {});
}

void Checking::check_next() {
  if (left_.empty()) {
    log("checked", {{"tables", checked_}, {"broken", premises_.metrics.broken_tables.load()}});
    return;
  }
  const std::string id = left_.back();
  left_.pop_back();
  premises_.writer.look(
      [this, id](Store& store) {
        premises_.thinkers.work([this, stored = store.load(id)] {
          if (stored) check(*stored);
          check_next();
        });
      },
      [] {});
}

void Checking::check(const StoredTable& stored) {
  ++checked_;
  try {
    play_again(stored);
  } catch (const std::exception& trouble) {
    found_broken(stored.row.id, trouble.what());
  }
}

void Checking::found_broken(const std::string& id, const std::string& why) {
  ++premises_.metrics.broken_tables;
  log("table_broken", {{"table", id}, {"why", why}});
}

}  // namespace tsardom::server
