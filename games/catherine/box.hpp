// The box of Catherine: all figures of components.json, checked and flat.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/form.hpp"
#include "games/catherine/state.hpp"

namespace tsardom::catherine {

// CAT-8.10 ff.
enum class Action : std::uint8_t {
  build_listed,
  build_region,
  market,
  discard_for_vp,
  vp_per_book,
  discard_for_favor,
  draw_per_book,
  draw_cards,
  gain_vp,
  vp_per_goods_set
};

// CAT-8.20 ff.
enum class Condition : std::uint8_t {
  none,
  own_goods,
  own_books,
  own_cannons,
  discard,
  action_cost_same_colour
};

// CAT-8.30 ff.
enum class Reward : std::uint8_t { draw, vp, favor, vp_per_residence_in_colour };

// Things counted: the four goods, cannons, books. One byte each, so that a row is summed up by plain
// additions.
struct Symbols {
  std::array<std::uint8_t, 8> count{};
  std::uint8_t of(Good good) const { return count[static_cast<std::size_t>(good)]; }
  std::uint8_t cannons() const { return count[4]; }
  std::uint8_t books() const { return count[5]; }
  Symbols& operator+=(const Symbols& other) {  // no byte overflows: a row has seven cards
    count = std::bit_cast<decltype(count)>(std::bit_cast<std::uint64_t>(count) +
                                           std::bit_cast<std::uint64_t>(other.count));
    return *this;
  }
};

struct Bonus {
  Condition condition = Condition::none;
  std::array<std::uint8_t, kGoods> goods{};  // own_goods
  std::uint8_t count = 0;                    // books, cannons, cards to discard
  Reward reward = Reward::draw;
  std::uint8_t amount = 0;
};

struct ProjectCard {
  Id id;
  Colour colour = Colour::blue;
  CitySet cities = 0;
  Symbols symbols{};
  Action action = Action::gain_vp;
  std::uint8_t cost = 0;                     // cards to discard
  std::uint8_t draw = 0, vp = 0, favor = 0;  // for each unit counted
  std::array<Good, 2> market{};
  Bonus bonus{};

  bool builds() const { return action == Action::build_listed || action == Action::build_region; }
};

struct CityKind {
  Id id;
  Colour colour = Colour::blue;
  std::uint8_t good = kGoods;  // kGoods: none
  bool crown = false, one = false;
  CitySet roads = 0;  // the cities at their other ends
};

struct FavorSpace {
  std::uint8_t hand_limit = 0, vp = 0, multiplier = 0;
};

struct OrderCard {
  Id id;
  std::array<std::uint8_t, kGoods> goods{};
};

inline constexpr int kMostMatches = 7;  // goods on an order card (CAT-1.2)

struct Box {
  std::array<ProjectCard, kCards> card{};
  std::array<CityKind, kCities> city{};
  std::array<CitySet, kColours> region{};  // cities by colour
  std::array<CitySet, kGoods> good_cities{};
  CitySet ones = 0;
  std::array<FavorSpace, kSpaces> space{};
  std::array<OrderCard, kOrders> order{};
  std::array<std::uint8_t, kCities> vp_by_residences{};
  std::array<std::uint8_t, kMostMatches + 1> vp_by_matches{};
  std::array<std::uint8_t, kMostPlayers + 1> jokers{};  // by players
  std::uint8_t deal = 0, start_row = 0, draw_phase_a = 0, cards_after_interim = 0;
  std::uint8_t decades = 0, rounds = 0, residences = 0;
  std::uint8_t vp_per_card_not_drawn = 0, vp_per_step_wasted = 0, compensation = 0, vp_per_hand_card = 0;
  std::uint8_t one_city_extra = 0;
  std::uint8_t cannon_win = 0, cannon_tie = 0, cannon_lose = 0;
};

std::string_view good_name(std::size_t good);

// Reads components.json; what is missing, miscounted, unknown or unconnected is complained about.
void read_box(Form& form, Box& box);

}  // namespace tsardom::catherine
