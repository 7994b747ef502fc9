// The things of Stroganov by their names: what lies in the box, and furs as tests write them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "games/stroganov/stroganov.hpp"
#include "table/json.hpp"
#include "table/registry.hpp"
#include "tests/guest.hpp"

namespace tsardom::stroganov {

constexpr std::string_view kNothing = "-";  // where a thing could lie

const GameEntry& entry();

// The game with the built-in box; options by name as at a table: {{"sides", "b"}}.
Stroganov game_for(int players, const Json& options = Json::object());

// Places in the lists of the box by id; what is not there fails the test.
Tile tile_named(std::string_view id);
Village village_named(std::string_view id);
Yurt yurt_named(std::string_view id);
Song song_named(std::string_view id);
Wish wish_named(std::string_view id);
AutomaCard card_named(std::string_view id);

const Json& box();
// The thing with this id in a list of the box: thing("songs", "SA5").
const Json& thing(std::string_view group, std::string_view id);

template <class Things>
std::uint8_t place_of(const Things& things, std::string_view id) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (things[i].id.view() == id) return static_cast<std::uint8_t>(i);
  }
  throw std::logic_error("no such thing: " + std::string(id));
}

Names words(std::string_view text);

struct Pieces {
  Furs furs{};
  int tigers = 0;
};

// "2 3 8 tiger", ascending; "" for nothing.
Pieces pieces_of(std::string_view text);
std::string pieces_text(Furs furs, int tigers = 0);

}  // namespace tsardom::stroganov
