// What the picture and the linear text of Stroganov share: the view read once, and its things in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"

namespace tsardom::cli::stroganov {

inline constexpr std::string_view kGame = "stroganov";
inline constexpr std::string_view kNoOwner = "free", kNeutral = "neutral";

struct Tile {
  int column;
  std::string id = {};  // empty: a gap
  std::vector<int> furs = {};
  bool tiger = false;
  std::vector<Seat> cossacks = {};  // from left to right

  bool is_gap() const { return id.empty(); }
};

struct Land {
  std::string id;  // "1" to "5"
  int fur = 0;     // 0: none yet
  int first = 0, columns = 0;
  std::string village = {}, yurt = {}, wish = {};  // ids; empty: none there
  std::vector<std::string> outposts = {};          // owner of each space: a seat, kNeutral or kNoOwner
  std::vector<int> horses = {};                    // what building on the space costs
};

struct Offer {
  std::string wish;
  int fur;
};

struct Merchant {
  Seat seat;
  std::string colour, side;
  int points = 0, total = 0;
  std::vector<int> furs = {};
  int tigers = 0, coins = 0, horses = 0, banners = 0, outposts = 0, built = 0, story = 0, trophy = 0;
  std::string track = {};  // its name in the box
  Json terrains = {};      // landscapes of each
  std::vector<std::string> landscapes = {}, hand = {}, fulfilled = {};
};

struct Deck {
  std::string flipped = {};  // empty: none yet
  int unseen = 0, steps = 0, furs = 0;
  std::string hunt = {};
};

struct Board {
  int year = 0, years = 0, bag = 0, tigers = 0, banners = 0, landscapes = 0, story_most = 0;
  std::string season = {};
  std::vector<Seat> order = {}, had_turn = {}, at_start = {};  // at_start from left to right
  std::vector<Tile> row = {};
  std::vector<Land> lands = {};
  int trade = 0;  // 0: none yet
  std::vector<int> market = {};
  std::vector<std::string> songs = {};
  std::vector<Offer> draft = {};
  std::vector<Merchant> merchants = {};  // in a solo game with the opponent's
  bool is_solo = false;
  Deck deck = {};
};

Board read_board(const Scene& scene);

// The thing of this id in a list of the box; null if there is none.
const Json& in_box(const Scene& scene, std::string_view group, std::string_view id);
const Json& track_of(const Scene& scene, const Board& board, const Merchant& merchant);
bool is_rival(const Board& board, const Merchant& merchant);

std::string name_of(const Scene& scene, std::string_view vocabulary, std::string_view id);
std::string seat_name(const Scene& scene, const Board& board, Seat seat);
std::string names_of(const Scene& scene, const Board& board, const std::vector<Seat>& seats);
std::string year_line(const Scene& scene, const Board& board);
std::string supply_line(const Scene& scene, const Board& board);
// What the box says a thing does.
std::string effect_of(const Scene& scene, const Json& thing);
// "3×6, pay 1"
std::string wish_price(const Scene& scene, std::string_view wish);
std::string fur_list(const Scene& scene, const std::vector<int>& furs, int tigers);
std::string deck_words(const Scene& scene, const Deck& deck);
std::string points_words(const Scene& scene, const Merchant& merchant);
// "you", "greedy bot", colour and side of the board.
std::string who_sits(const Scene& scene, const Board& board, const Merchant& merchant);
// Shield points of a space; 0 if it shows none.
int shield_at(const Json& track, int space);

Lines draw(const Scene& scene, const Board& board);
Lines tell(const Scene& scene, const Board& board);

}  // namespace tsardom::cli::stroganov
