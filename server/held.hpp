// What the store holds of a table, and the game that follows from it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "server/about.hpp"
#include "server/store.hpp"
#include "server/streams.hpp"
#include "table/table.hpp"

namespace tsardom::server {

// What the next change makes of it.
struct Draft {
  About about;
  std::vector<ChatLine> chat = {};
  std::optional<CommandKey> command = {};
  std::string erased = {};  // a player of whom nothing may be left
};

struct Held {
  using Luck = std::function<std::uint64_t()>;

  TableRow row = {};
  About about = {};
  std::unique_ptr<Table> table = {};  // once the game has begun
  Streams streams = {};
  std::vector<ChatLine> chat = {};
  std::set<CommandKey> done = {};

  // Refused if this program cannot play it (replaying.hpp).
  static Held read(const StoredTable& stored);

  // Follows from the position alone: what opens when a game is over can never be open while one is played.
  Stage stage() const;
  bool is_over() const { return stage() == Stage::over; }
  Seats acting() const { return table ? table->actors() : Seats{0}; }

  // The game begins, with what chance deals.
  void begin(Draft& draft, const Luck& luck);
  // One move or undo, and what chance deals then. `act` may refuse.
  void play(const std::function<void()>& act, const Luck& luck);

  // What is to be saved: the draft, and whatever was played since the last time.
  Change change(const Draft& draft) const;
  // It is saved.
  void keep(const Change& change, const Draft& draft);

 private:
  void deal(const Luck& luck);
};

}  // namespace tsardom::server
