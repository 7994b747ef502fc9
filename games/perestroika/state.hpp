// What lies where on the table of Perestroika.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game.hpp"
#include "core/sets.hpp"
#include "games/perestroika/rooms.hpp"

namespace tsardom::perestroika {

inline constexpr int kMostPlayers = 3;
inline constexpr int kCards = 20;                                         // PER-1.1
inline constexpr int kRows = 3, kColumns = 4, kCells = kRows * kColumns;  // PER-10.1

// PER-0.7: this is the order of the materials everywhere.
enum class Material : std::uint8_t { fur, wood, wheat };
inline constexpr int kMaterials = 3;
inline constexpr std::array kAllMaterials{Material::fur, Material::wood, Material::wheat};

// PER-0.1: an amount of each material, written fur/wood/wheat.
struct Materials {
  std::array<std::uint8_t, kMaterials> count{};
  constexpr std::uint8_t& operator[](Material kind) { return count[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t operator[](Material kind) const { return count[static_cast<std::size_t>(kind)]; }
  constexpr int total() const { return count[0] + count[1] + count[2]; }
  constexpr bool covers(const Materials& cost) const {
    return count[0] >= cost.count[0] && count[1] >= cost.count[1] && count[2] >= cost.count[2];
  }
  friend constexpr bool operator==(const Materials&, const Materials&) = default;
};

enum class Building : std::uint8_t { none, field, town, city, church, kremlin, cathedral, palace };
inline constexpr int kBuildings = 8;  // with none

// Cards are ids 0..19; copies of a kind are neighbours, kinds stand in the order of PER-11 (PER-0.7).
using Card = std::uint8_t;
using Kind = std::uint8_t;
enum class Half : std::uint8_t { top, bottom };

// A set of cards, one bit each.
using CardSet = std::uint32_t;
inline constexpr CardSet kAllCards = (CardSet{1} << kCards) - 1;
constexpr CardSet only_card(Card card) { return CardSet{1} << card; }

// PER-15.4: where a card can be. Deck, discard pile, display and hands have no order; the aside row has.
enum class Place : std::uint8_t { deck, discard, display, resolving, aside, hand0, hand1, hand2 };
inline constexpr int kPlaces = 8;
constexpr Place hand_of(Seat seat) { return static_cast<Place>(static_cast<int>(Place::hand0) + seat); }

// A set of places, one bit each.
using PlaceSet = std::uint8_t;
constexpr PlaceSet only_place(Place place) {
  return static_cast<PlaceSet>(1U << static_cast<unsigned>(place));
}
constexpr bool is_known(PlaceSet places) { return std::has_single_bit(places); }

struct Player {
  Materials held{};
  std::uint8_t chips = 0;
  std::array<Building, kCells> area{};  // row by row, column 1 next to the principality card

  constexpr int row_length(int row) const {
    int length = 0;
    while (length < kColumns && area[static_cast<std::size_t>(row * kColumns + length)] != Building::none)
      ++length;
    return length;
  }
};

// PER-15.4: for every observer (the seats, then the public) and every card the places where it may be.
inline constexpr int kObservers = kMostPlayers + 1;
inline constexpr int kPublic = kMostPlayers;
struct Memory {
  std::array<std::array<PlaceSet, kCards>, kObservers> may_be{};
};

// In a view `at` holds the known cards only, while `count` stays true for every place.
struct State {
  using House = Rooms;
  std::array<CardSet, kPlaces> at{};
  std::array<std::uint8_t, kPlaces> count{};
  List<Card, kCards> aside;  // PER-14.3: its order; the same cards as at[aside]
  Materials stock{};
  std::uint8_t chips = 0;  // in the stock
  std::array<Player, kMostPlayers> player{};
  Seat start = 0;                                  // PER-2.3: holds the Metropolitan card
  std::uint8_t shuffles = 0;                       // PER-5.1: as it shows
  std::array<std::uint8_t, kMostPlayers> noted{};  // PER-13.4: totals at the beginning of a Struggle
  List<Step, 4> steps;
  Memory memory{};
  std::array<std::uint8_t, 1> unused{};

  CardSet& cards(Place place) { return at[static_cast<std::size_t>(place)]; }
  CardSet cards(Place place) const { return at[static_cast<std::size_t>(place)]; }
  std::uint8_t& size(Place place) { return count[static_cast<std::size_t>(place)]; }
  std::uint8_t size(Place place) const { return count[static_cast<std::size_t>(place)]; }
};

static_assert(PlainState<State>);

}  // namespace tsardom::perestroika
