// The boxes of the house: beside the built-in one of each game, others that a table may be played with.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"

namespace tsardom::server {

class Boxes {
 public:
  Boxes() = default;
  // Each wish is "GAME=FILE"; the box is called like the file. Refused if the game cannot be played with it
  // or two boxes of a game have the same name.
  explicit Boxes(const std::vector<std::string>& wishes);

  std::vector<std::string> names(std::string_view game) const;
  // Refused as "unknown_box", naming those there are.
  const Json& find(std::string_view game, const std::string& name) const;

 private:
  std::map<std::string, std::map<std::string, Json>, std::less<>> of_game_;
};

}  // namespace tsardom::server
