// All tables: finds the room of each, and answers what is asked of none in particular.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/premises.hpp"
#include "server/room.hpp"
#include "table/fields.hpp"

namespace tsardom::server {

class Hall {
 public:
  explicit Hall(Premises& premises) : premises_(premises) {}

  // A command with "table" goes to that room; hello, open, tables, mine and import are answered here.
  void ask(Asker asker, Json request, const Reply& reply);

  // Rooms where something is due go on by themselves: called once at the start.
  void wake_all(const std::function<void(std::size_t)>& woken);
  // Called now and then.
  void tidy();
  // From now on nothing is begun.
  void close() { closed_ = true; }

 private:
  std::shared_ptr<Room> room(const std::string& id);
  void open(const Asker& asker, Json request, const Reply& reply);
  void open_table(About about, const Asker& asker, const Reply& reply);
  void take_in(const Asker& asker, Fields& fields, const Reply& reply);
  void save_new(Change change, const Asker& asker, const Reply& reply);
  void list(const Asker& asker, const Reply& reply, bool mine);

  Premises& premises_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::atomic<bool> closed_ = false;
};

Json hello_json(const Boxes& boxes, const std::string& lang);

}  // namespace tsardom::server
