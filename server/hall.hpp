// All tables: finds the room of each, and answers what is asked of none in particular.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

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
  // Nothing at any table names this player any more; answers whether that is saved.
  void erase(const Player& player, const std::function<void(bool)>& erased);
  // From now on nothing is begun.
  void close() { closed_ = true; }

 private:
  std::shared_ptr<Room> room(const std::string& id);
  void open(const Asker& asker, Json request, const Reply& reply);
  void open_table(About about, const Asker& asker, const Reply& reply);
  void erase_at(const std::shared_ptr<std::vector<std::string>>& tables, const Player& player,
                const std::function<void(bool)>& erased);
  void take_in(const Asker& asker, Fields& fields, const Reply& reply);
  void save_new(Change change, const Asker& asker, const Reply& reply);
  // Tables that anybody may find come from memory; those of a player from the store.
  void list(const Asker& asker, Fields& fields, const Reply& reply, bool mine);
  // Reads once what the notices would have heard had the server been there all the time.
  void remember(Store& store);

  Premises& premises_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::atomic<bool> closed_ = false, remembers_ = false;
};

Json hello_json(const Boxes& boxes, const std::string& lang);

}  // namespace tsardom::server
