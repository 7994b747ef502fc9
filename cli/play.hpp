// tsardom play: sits people and bots down to a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/console.hpp"
#include "cli/seats.hpp"
#include "table/registry.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

struct PlayWish {
  std::string game = {};            // empty, without a file to load: the menu asks
  std::optional<int> players = {};  // as many as sit down, else two if the game allows it
  std::optional<Sitters> sitters = {};
  std::optional<std::uint64_t> seed = {};
  Json options = Json::object();  // with "box"
  std::string save = {}, load = {};
};

void play(const PlayWish& wish, Words& words, Console& console);

// "scenario=serfdom" into the options of a wish.
void read_option(std::string_view text, Json& options);
// The table that the wish asks for; its players are filled in.
std::unique_ptr<Table> open_table(PlayWish& wish);

}  // namespace tsardom::cli
