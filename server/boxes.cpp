#include "server/boxes.hpp"

#include <filesystem>

#include "table/refusal.hpp"
#include "table/registry.hpp"

namespace tsardom::server {

Boxes::Boxes(const std::vector<std::string>& wishes) {
  for (const std::string& wish : wishes) {
    const std::size_t sign = wish.find('=');
    const GameEntry& game = find_game(wish.substr(0, sign));
    const std::string file = sign == std::string::npos ? "" : wish.substr(sign + 1);
    const auto table = game.open({.players = game.language->most_players, .options = {{"box", file}}});
    const std::string name = std::filesystem::path(file).stem().string();
    if (!of_game_[std::string(game.id())].emplace(name, *table->agreement().box).second)
      throw Refusal("bad_box", {{"file", file}, {"why", "another box of this game has the same name"}});
  }
}

std::vector<std::string> Boxes::names(std::string_view game) const {
  std::vector<std::string> names;
  const auto boxes = of_game_.find(game);
  if (boxes == of_game_.end()) return names;
  for (const auto& [name, box] : boxes->second) names.push_back(name);
  return names;
}

const Json& Boxes::find(std::string_view game, const std::string& name) const {
  const auto boxes = of_game_.find(game);
  if (boxes != of_game_.end()) {
    const auto box = boxes->second.find(name);
    if (box != boxes->second.end()) return box->second;
  }
  throw Refusal("unknown_box", {{"box", quote(name)}, {"right", listed(names(game))}});
}

}  // namespace tsardom::server
