// What lies where on the table of Ivan the Terrible.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "core/game.hpp"
#include "core/sets.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

inline constexpr int kMostPlayers = 4;
inline constexpr int kCities = 16, kRegions = 4, kColours = 4, kWaterways = 24, kTradeSlots = 10;  // IVN-1.1
inline constexpr int kChambers = 5, kAssignments = 6;
inline constexpr int kProjects = 30, kTitles = 15, kEstates = 15;                            // IVN-1.2
inline constexpr int kTradeTokens = 20, kRegionTokens = 18, kSpoils = 12, kFavorTokens = 3;  // IVN-1.3
inline constexpr int kRewards = 2 * kRegionTokens;                                           // IVN-13.3
inline constexpr int kPadSlots = 5, kPadActions = 4;                                         // IVN-1.5
inline constexpr int kRounds = 4;

inline constexpr std::uint8_t kNone = 0xFF;  // no card, token, seal or player here

// In the order of `resources` in the box: the coin, three local goods, three foreign ones.
enum class Resource : std::uint8_t { coin, grain, wood, stone, gunpowder, textile, steel };
inline constexpr int kResources = 7;
inline constexpr int kFirstLocal = 1, kFirstForeign = 4;

// IVN-1.6: the pool never runs out. A count stands in one byte; no supply comes near its end.
inline constexpr int kMostHeld = 250;

struct Goods {
  std::array<std::uint8_t, kResources> count{};
  constexpr std::uint8_t& operator[](Resource kind) { return count[static_cast<std::size_t>(kind)]; }
  constexpr std::uint8_t operator[](Resource kind) const { return count[static_cast<std::size_t>(kind)]; }
  constexpr int sum(int first, int end) const {
    int total = 0;
    for (int i = first; i < end; ++i) total += count[static_cast<std::size_t>(i)];
    return total;
  }
  constexpr int local() const { return sum(kFirstLocal, kFirstForeign); }
  constexpr int foreign() const { return sum(kFirstForeign, kResources); }
  constexpr int total() const { return sum(0, kResources); }
  constexpr bool covers(const Goods& cost) const {
    bool enough = true;
    for (std::size_t i = 0; i < kResources; ++i) enough &= count[i] >= cost.count[i];
    return enough;
  }
  friend constexpr bool operator==(const Goods&, const Goods&) = default;
};

// Things of the box by their place in its lists.
using City = std::uint8_t;
using Region = std::uint8_t;
using Waterway = std::uint8_t;
using TradeSlot = std::uint8_t;  // waterways that bear a token, in their order
using Project = std::uint8_t;
using Title = std::uint8_t;
using Estate = std::uint8_t;
using TradeToken = std::uint8_t;
using Spoil = std::uint8_t;
using RegionToken = std::uint8_t;
using Reward = std::uint8_t;  // two on each region token
using Assignment = std::uint8_t;
enum class Chamber : std::uint8_t { production, maneuver, project, exchange, reward };

// Sets of them, one bit each.
using CitySet = std::uint16_t;
using CardSet = std::uint16_t;  // titles, estates, spoils
using ProjectSet = std::uint32_t;
using TokenSet = std::uint32_t;
inline constexpr CitySet kAllCities = 0xFFFF;
inline constexpr ProjectSet kAllProjects = (ProjectSet{1} << kProjects) - 1;
inline constexpr TokenSet kAllTradeTokens = (TokenSet{1} << kTradeTokens) - 1;
inline constexpr TokenSet kAllRegionTokens = (TokenSet{1} << kRegionTokens) - 1;
inline constexpr CardSet kAllSpoils = (1U << kSpoils) - 1;
inline constexpr CardSet kAllTitles = (1U << kTitles) - 1;
inline constexpr CardSet kAllEstates = (1U << kEstates) - 1;

// How many pieces stand in each city, and in which cities any do.
struct Pieces {
  std::array<std::uint8_t, kCities> in{};

  CitySet cities() const {
    std::uint64_t half[2];
    std::memcpy(half, in.data(), sizeof half);
    return static_cast<CitySet>(occupied(half[0]) | occupied(half[1]) << 8);
  }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : in) sum += count;
    return sum;
  }

 private:
  // Counts are below 128: adding 127 sets the top bit of every byte that is not zero; then the bits move
  // together.
  static constexpr unsigned occupied(std::uint64_t counts) {
    const std::uint64_t tops = (counts + 0x7F7F7F7F7F7F7F7FU) >> 7 & 0x0101010101010101U;
    return static_cast<unsigned>(tops * 0x0102040810204080U >> 56);
  }
};

// IVN-4.4: where victory points came from; the sum is the place on the track.
enum class Part : std::uint8_t {
  projects,
  trade,
  spoils,
  estates,
  regions,
  favor,
  titles,
  field,
  favor_track,
  exchange
};
inline constexpr int kParts = 10;
inline constexpr int kMostPoints = 999;  // of one part

struct Player {
  ProjectSet hand = 0;  // IVN-11.1: secret; a view knows some of them, `cards` stays true
  ProjectSet completed = 0;
  std::array<std::uint16_t, kParts> points{};
  CardSet titles = 0, estates = 0, used = 0;  // used: estates of this round (IVN-8.3)
  CardSet spoils = 0;
  CitySet buildings = 0;
  Pieces warriors{}, boyars{};
  Goods held{};
  std::uint8_t warriors_left = 0, buildings_left = 0, boyars_left = 0, seals_left = 0;  // in supply
  std::uint8_t field = 0;  // warriors in the Field of War
  std::uint8_t cards = 0;  // in hand
  std::array<TradeToken, kPadSlots> pad{kNone, kNone, kNone, kNone, kNone};
  std::uint8_t keeping = kNone;  // IVN-2.10: the project committed to; in a view of others kSecret
  std::array<std::uint8_t, 3> unused{};

  int total_points() const {
    int sum = 0;
    for (const std::uint16_t part : points) sum += part;
    return sum;
  }
  CitySet presence() const { return static_cast<CitySet>(warriors.cities() | boyars.cities() | buildings); }
  CitySet movers() const { return static_cast<CitySet>(warriors.cities() | boyars.cities()); }
  unsigned covered() const {  // slots of the pad with a token, one bit each
    unsigned slots = 0;
    for (std::size_t i = 0; i < kPadSlots; ++i) slots |= static_cast<unsigned>(pad[i] != kNone) << i;
    return slots;
  }
  int tokens() const {
    int count = 0;
    for (const TradeToken token : pad) count += token != kNone;
    return count;
  }
};
inline constexpr std::uint8_t kSecret = 0xFE;  // a committed project that the viewer may not know

// A chamber of the Kremlin with its assignment card.
struct Hall {
  std::array<std::uint8_t, kMostPlayers> coins{};  // under the boyar of each seat
  Seats boyars = 0;                                // who stands here
  Seats on_card = 0;                               // whose boyar lies on the assignment card (IVN-6.3.4)
  Seat seal = kNone;
  Assignment card = kNone;
};

// Titles or estates: nobody knows the order of the deck, everybody knows its cards.
struct Deck {
  CardSet deck = 0, display = 0, discard = 0;
};

// IVN-16: what the seats remember of hidden hands.
struct Memory {
  std::array<ProjectSet, kMostPlayers> shown{};     // in a hand, and everybody saw them go there
  std::array<ProjectSet, kMostPlayers> returned{};  // by this seat at setup; nobody else knows
  // Whose kept project is surely still among his unknown cards, for this seat: it is none of those returned.
  std::array<Seats, kMostPlayers> kept{};
};

inline constexpr std::size_t kMostSteps = 58;  // docs/rules/ivan.md, "How a turn is bounded"

struct State {
  using House = Rooms;

  std::array<Player, kMostPlayers> player{};
  Memory memory{};
  ProjectSet display = 0;                        // projects
  TokenSet trade_unused = 0, trade_discard = 0;  // face down, and out of the game
  TokenSet region_discard = 0;                   // what is neither here nor on the map was not seen yet
  Deck titles{}, estates{};
  CardSet spoils_field = 0, spoils_unused = 0, spoils_discard = 0;
  CitySet chosen = 0;  // IVN-7.1: cities that paid out in this Production
  std::array<Hall, kChambers> hall{};
  std::array<TradeToken, kTradeSlots> trade{kNone, kNone, kNone, kNone, kNone,
                                            kNone, kNone, kNone, kNone, kNone};
  std::array<RegionToken, kRegions> region{kNone, kNone, kNone, kNone};
  std::array<Seat, kMostPlayers> favor{kNone, kNone, kNone, kNone};  // from the top
  std::uint8_t favor_tokens = 0;                                     // still on the track, one bit each
  std::uint8_t round = 1;
  Seat first = kNone;
  std::uint8_t rearranged = 0;  // IVN-8.2: the last choice was P4
  List<Step, kMostSteps> steps;
  std::array<std::uint8_t, 1> unused{};

  Hall& in(Chamber chamber) { return hall[static_cast<std::size_t>(chamber)]; }
  const Hall& in(Chamber chamber) const { return hall[static_cast<std::size_t>(chamber)]; }
};

static_assert(PlainState<State>);

}  // namespace tsardom::ivan
