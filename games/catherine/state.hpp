// What lies where on the table of Catherine.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game.hpp"
#include "core/sets.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {

inline constexpr int kMostPlayers = 4;
inline constexpr int kCards = 102, kOrders = 8, kCities = 18;  // CAT-1
inline constexpr int kRow = 7;                                 // CAT-5.9: most cards in a row
inline constexpr int kSpaces = 13;                             // CAT-1.5

enum class Good : std::uint8_t { iron, food, caviar, fur };
inline constexpr int kGoods = 4;
enum class Colour : std::uint8_t { blue, red, green };
inline constexpr int kColours = 3;

using City = std::uint8_t;
using CitySet = std::uint32_t;
constexpr CitySet only_city(City city) { return CitySet{1} << city; }

using Card = std::uint8_t;
inline constexpr Card kNoCard = 0xFF;
inline constexpr City kNoCity = 0xFF;
inline constexpr std::uint8_t kNoSlot = 0xFF, kNoOrder = 0xFF;

// A set of project cards, one bit each. Hands and piles have no order (CAT-2.6, CAT-11.3).
class CardSet {
 public:
  constexpr bool has(Card card) const { return (word_[card / 64U] >> card % 64U & 1U) != 0; }
  constexpr void add(Card card) { word_[card / 64U] |= std::uint64_t{1} << card % 64U; }
  constexpr void remove(Card card) { word_[card / 64U] &= ~(std::uint64_t{1} << card % 64U); }
  constexpr int size() const { return std::popcount(word_[0]) + std::popcount(word_[1]); }
  constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
  constexpr CardSet& operator|=(const CardSet& other) {
    word_[0] |= other.word_[0];
    word_[1] |= other.word_[1];
    return *this;
  }
  constexpr CardSet without(const CardSet& other) const {
    CardSet rest = *this;
    rest.word_[0] &= ~other.word_[0];
    rest.word_[1] &= ~other.word_[1];
    return rest;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

  template <class Visit>
  constexpr void for_each(Visit visit) const {  // in ascending order
    for (unsigned w = 0; w < 2; ++w) {
      for (std::uint64_t left = word_[w]; left != 0; left &= left - 1) {
        visit(static_cast<Card>(64 * w + static_cast<unsigned>(std::countr_zero(left))));
      }
    }
  }

  // The n-th card from the lowest, counted from 0.
  constexpr Card nth(int n) const {
    const int low = std::popcount(word_[0]);
    const bool is_high = n >= low;
    const auto rank = static_cast<std::uint64_t>(is_high ? n - low : n);
    return static_cast<Card>((is_high ? 64U : 0U) + nth_bit(is_high ? word_[1] : word_[0], rank));
  }

 private:
  std::array<std::uint64_t, 2> word_{};
};

// CAT-10.5: every victory point belongs to one part.
enum class Part : std::uint8_t {
  actions,
  bonuses,
  hand_limit,
  favor_top,
  cannons,
  residences,
  favor,
  hand_cards,
  order,
  connection
};
inline constexpr int kParts = 10;

// CAT-5.10, CAT-11.1: what a seat has chosen so far while all choose at once. Nothing moves before the last
// one has committed, and nobody else sees it before.
enum class Answer : std::uint8_t { open, no, yes };
struct Play {  // B_PLAY
  Card action = kNoCard, activation = kNoCard;
  std::uint8_t slot = kNoSlot;
  friend constexpr bool operator==(const Play&, const Play&) = default;
};
struct Plan {
  List<Card, 3> row;  // CHOOSE_ROW
  Play play;
  Answer performs{};  // D_ACTIVATE
  List<Card, 3> cost;
  City city = kNoCity;
  Answer takes_bonus{};
  List<Card, 2> bonus_cards;
  Answer builds{};  // BOOK_BUILD, in `city`
  friend constexpr bool operator==(const Plan&, const Plan&) = default;
};

struct Player {
  CardSet hand{};                             // in a view of another seat: the cards known to be there
  CitySet residences = 0;                     // goods tiles and supply follow from them (CAT-7)
  std::array<std::int16_t, kParts> points{};  // by Part
  List<Card, kRow> row;                       // the action row
  std::array<Card, kRow> activation{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  std::uint8_t hand_size = 0;
  std::uint8_t slot = kNoSlot;  // the one played this round, from the reveal on
  std::uint8_t order = kNoOrder;
  std::uint8_t jokers = 0;
  std::uint8_t favor = 0;
  Plan plan;

  int residences_built() const { return std::popcount(residences); }
  bool lives_in(City city) const { return (residences >> city & 1U) != 0; }
  std::array<std::uint8_t, 2> unused{};
};

// CAT-3.4: what everybody knows about unseen cards. An epoch beyond the last counts as the last.
inline constexpr int kEpochs = 16;
struct Memory {
  std::array<std::uint8_t, kCards> epoch{};
  std::array<std::array<std::uint8_t, kEpochs>, kMostPlayers> in_hand{};  // hand cards of each epoch
};

struct State {
  using House = Rooms;

  CardSet draw{}, discard{};
  std::array<Player, kMostPlayers> player{};
  Memory memory{};
  std::uint8_t draw_size = 0;
  std::uint8_t reshuffles = 0;
  std::uint8_t orders = 0;  // those not yet given, one bit each
  std::uint8_t jokers = 0;  // left
  std::uint8_t decade = 1, round = 1;
  Seats concerned = 0;  // CAT-5.6, CAT-9.2: who has something to choose where not all do
  List<Step, 2> steps;
  std::array<std::uint8_t, 6> unused{};

  std::uint8_t present_epoch() const {
    return reshuffles < kEpochs ? reshuffles : static_cast<std::uint8_t>(kEpochs - 1);
  }
};

inline bool is_first_round(const State& now) { return now.decade == 1 && now.round == 1; }

static_assert(PlainState<State>);

}  // namespace tsardom::catherine
