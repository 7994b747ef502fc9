#include "table/registry.hpp"

#include "table/games.hpp"
#include "table/seating.hpp"

namespace tsardom {

std::span<const GameEntry> all_games() {
  static const std::vector<GameEntry> kEntries = [] {
    std::vector<GameEntry> entries;
    for_each_game([&entries]<class G>() { entries.push_back(game_entry<G>(Examples::kHolds<G>)); });
    return entries;
  }();
  return kEntries;
}

const GameEntry& find_game(std::string_view id, std::span<const GameEntry> games) {
  std::vector<std::string> right;
  for (const GameEntry& entry : games) {
    if (entry.id() == id) return entry;
    right.emplace_back(entry.id());
  }
  throw Refusal("unknown_game", {{"game", quote(id)}, {"right", listed(right)}});
}

}  // namespace tsardom
