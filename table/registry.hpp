// The games of games.hpp by name: what they are, and how to sit down to one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/described.hpp"
#include "table/json.hpp"
#include "table/table.hpp"

namespace tsardom {

// A game as somebody wishes to play it. `options` is an object: option name -> id of a term; and "box": the
// path of a components.json, or the object itself.
struct Wish {
  int players = 2;
  Json options = Json::object();
  std::vector<std::string> names = {};
  std::optional<Json> from = {};  // a position instead of the opening
};

struct GameEntry {
  struct OptionValues {
    std::string name;
    std::vector<std::string> values;
    std::string usual;
  };

  const Language* language;
  bool example;
  std::shared_ptr<const Json> box;  // the built-in components.json; an empty object if the game has none
  Json manifest;                    // what the game's manifest.json says of it; likewise
  std::vector<OptionValues> options;
  struct Weight {
    std::string name;
    double value;
  };
  std::vector<Weight> weights;  // of the evaluation, where they are data (bots/weights.hpp)
  std::unique_ptr<Table> (*open)(const Wish& wish);

  std::string_view id() const { return language->game; }
};

// In the order of games.hpp.
std::span<const GameEntry> all_games();
// Refused as "unknown_game", naming those there are.
const GameEntry& find_game(std::string_view id, std::span<const GameEntry> games = all_games());

}  // namespace tsardom
