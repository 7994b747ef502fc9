// What the picture and the linear text of Catherine share: the view read once, and its things in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"

namespace tsardom::cli::catherine {

inline constexpr std::string_view kGame = "catherine";

struct City {
  std::string id, name, colour;
  std::string feature;  // in words; of a good with the tiles left
  std::vector<Seat> residents = {};
  std::vector<std::string> roads = {};  // names of the cities at their other ends
};

// An action card, and the card below it ("" for none).
struct Pair {
  std::string card, below;
};

struct Court {
  Seat seat;
  std::vector<Pair> row = {};
  std::vector<std::string> hand = {};  // those that are known
  int hand_size = 0, favor = 0, supply = 0, jokers = 0, points = 0;
  std::string order = {};
  int slot = -1;  // the one played this round
};

struct Board {
  int decade = 0, decades = 0, round = 0, rounds = 0, draw = 0, discard = 0, jokers = 0;
  std::vector<City> cities = {};  // by colour
  std::vector<Court> courts = {};
};

Board read_board(const Scene& scene);
const Json& space_of(const Scene& scene, int favor);
const Json& card_of(const Scene& scene, std::string_view id);

std::string round_line(const Scene& scene, const Board& board);
std::string piles_line(const Scene& scene, const Board& board);
// Who is still choosing where several choose at once; "" otherwise.
std::string choosing_line(const Scene& scene);
std::string region_name(const Scene& scene, std::string_view colour);
std::string colour_name(const Scene& scene, std::string_view colour);
// "iron 1, books 2"; of a residence card "".
std::string symbols_words(const Scene& scene, std::string_view card);
std::string goods_words(const Scene& scene, const Json& goods);
// Favor, order, tiles and jokers, what is left, each a line of its own.
Lines court_lines(const Scene& scene, const Court& court);
std::string who_sits(const Scene& scene, const Court& court);
// What a card shows and does: symbols, action, bonus.
std::string card_words(const Scene& scene, std::string_view card);

Lines draw(const Scene& scene, const Board& board);
Lines tell(const Scene& scene, const Board& board);

}  // namespace tsardom::cli::catherine
