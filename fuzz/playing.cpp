#include "fuzz/playing.hpp"

#include <cstdio>
#include <cstdlib>

namespace tsardom::fuzz {

void fail(std::string_view why, std::string_view detail) {
  std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(why.size()), why.data(),
               static_cast<int>(detail.size()), detail.data());
  std::abort();
}

bool read_wish(const Json& input, Wish& wish) {
  if (!input.is_object() || !input.contains("game") || !input.contains("players")) return false;
  if (!input["players"].is_number_integer()) return false;
  wish.players = input["players"].get<int>();
  wish.options = input.value("options", Json::object());
  if (wish.options.is_object()) wish.options.erase("box");  // the path of any file on this machine
  return true;
}

std::unique_ptr<Table> sit_down(const GameEntry& entry, const Wish& wish) {
  try {
    return entry.open(wish);
  } catch (const Refusal& refusal) {
    if (refusal.code.empty() || refusal.message.empty()) fail("a refusal without a word");
    return nullptr;
  }
}

void look_around(const GameEntry& entry, Wish wish, const Table& table) {
  for (Seat seat = 0; seat < table.players(); ++seat) {
    write_json(table.view(seat));
    table.standing(seat);
  }
  write_json(table.view(kSpectator));
  wish.from = table.state();
  try {
    if (entry.open(wish)->hash() != table.hash()) fail("loads to another position", write_json(*wish.from));
  } catch (const Refusal& refusal) {
    fail("play led to a position that is refused", refusal.message);
  }
}

}  // namespace tsardom::fuzz
