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
  std::string feature;  // in words
  int x = 0, y = 0;     // on the printed map
  std::vector<Seat> residents = {};
};

// Between two of the cities, by their place in the list.
struct Road {
  std::size_t from, to;
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
  int slot = -1;             // the one played this round
  std::string planned = {};  // the viewer's action card that nobody else sees yet
};

struct Board {
  int decade = 0, decades = 0, round = 0, rounds = 0, draw = 0, discard = 0, jokers = 0;
  std::vector<City> cities = {};  // by colour
  std::vector<Road> roads = {};
  std::vector<Court> courts = {};
};

Board read_board(const Scene& scene);
const Json& space_of(const Scene& scene, int favor);
const Json& card_of(const Scene& scene, std::string_view id);

std::string round_line(const Scene& scene, const Board& board);
std::string piles_line(const Scene& scene, const Board& board);
// Who is still choosing where several choose at once; "" otherwise.
std::string choosing_line(const Scene& scene);
Ink colour_ink(std::string_view colour);
std::string region_name(const Scene& scene, std::string_view colour);
// What is there, who lives there, where its roads lead.
std::string city_words(const Scene& scene, const Board& board, std::size_t city);
std::string colour_name(const Scene& scene, std::string_view colour);
// "iron 1, books 2"; of a residence card "".
std::string symbols_words(const Scene& scene, std::string_view card);
std::string goods_words(const Scene& scene, const Json& goods);
std::string favor_line(const Scene& scene, const Court& court);
// What is left, what is owned, order and tiles, each a line of its own.
Lines court_lines(const Scene& scene, const Court& court);
std::string who_sits(const Scene& scene, const Court& court);
// What a card shows and does: symbols, action, bonus.
std::string card_words(const Scene& scene, std::string_view card);

bool has_room_for_map(const Scene& scene);
Lines draw_map(const Scene& scene, const Board& board);

Lines draw(const Scene& scene, const Board& board);
Lines tell(const Scene& scene, const Board& board);

}  // namespace tsardom::cli::catherine
