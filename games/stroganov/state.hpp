// What lies where on the table of Stroganov. Nothing is hidden: pieces still in a stack or in the bag are
// sets without an order, and chance picks from them when one comes to light (STR-18).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game.hpp"
#include "core/sets.hpp"
#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {

inline constexpr int kMostPlayers = 4;
inline constexpr int kColumns = 12, kRegions = 5, kOutpostSpaces = 3;  // STR-1.1, STR-1.2
inline constexpr int kLandscapes = 26, kVillages = 5, kYurts = 16, kSongs = 20, kWishes = 37;
inline constexpr int kAutomaCards = 18;
inline constexpr int kMostSongs = 4, kMostDraft = 5;  // shown at once
inline constexpr int kMostSpaces = 8;                 // of a trophy track
inline constexpr Seat kIvan = 1;                      // STR-16.1: his seat in a solo game
inline constexpr std::uint8_t kNone = 0xFF;           // no tile, card, owner or piece here
inline constexpr Seat kNeutral = 0xFE;                // STR-2.10: owner of an outpost that only blocks

// What can be held, hunted and paid, in the order of its rank (STR-1.4): furs of value 2 to 8, then the
// tiger.
enum class Piece : std::uint8_t { two, three, four, five, six, seven, bear, tiger, none = kNone };
inline constexpr int kFurs = 7, kPieces = 8, kLeastValue = 2;
constexpr Piece piece_of_value(int value) { return static_cast<Piece>(value - kLeastValue); }
constexpr int value_of(Piece fur) { return static_cast<int>(fur) + kLeastValue; }
constexpr unsigned rank_of(Piece piece) { return static_cast<unsigned>(piece); }
constexpr bool is_piece(Piece piece) { return rank_of(piece) < kPieces; }
constexpr bool is_fur(Piece piece) { return rank_of(piece) < kFurs; }

// How many furs of each value: four bits each, so no more than fifteen alike.
inline constexpr int kMostAlike = 15;
inline constexpr int kMostAtOnce = kMostAlike;  // furs, bears or trophies of one gain, pieces of one payment
class Furs {
 public:
  constexpr int operator[](Piece fur) const { return static_cast<int>(bits_ >> 4 * rank_of(fur) & 15U); }
  constexpr void add(Piece fur, int count = 1) { bits_ += static_cast<unsigned>(count) << 4 * rank_of(fur); }
  constexpr void remove(Piece fur, int count = 1) {
    bits_ -= static_cast<unsigned>(count) << 4 * rank_of(fur);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int total() const { return sum(bits_); }
  constexpr int below(Piece fur) const {
    return sum(bits_ & ((1U << 4 * rank_of(fur)) - 1));
  }  // lower values
  constexpr int from(Piece fur) const {
    return sum(bits_ >> 4 * rank_of(fur));
  }  // this value and higher ones
  constexpr Piece lowest() const { return static_cast<Piece>(std::countr_zero(bits_) / 4); }
  constexpr Piece highest() const { return static_cast<Piece>((std::bit_width(bits_) - 1) / 4); }
  // The n-th fur from the lowest, counted from 0.
  constexpr Piece nth(int n) const {
    return static_cast<Piece>(byte_of_nth(spread_by_byte(bits_) * kEachByte, static_cast<unsigned>(n)));
  }
  constexpr Furs& operator+=(Furs other) {
    bits_ += other.bits_;
    return *this;
  }
  template <class Visit>
  constexpr void for_each_value(Visit visit) const {  // each value that is there once, from the lowest
    for (unsigned rest = bits_; rest != 0;) {
      const unsigned rank = static_cast<unsigned>(std::countr_zero(rest)) / 4;
      visit(static_cast<Piece>(rank));
      rest &= ~(15U << 4 * rank);
    }
  }
  friend constexpr bool operator==(Furs, Furs) = default;

 private:
  static constexpr int sum(std::uint32_t bits) {
    const std::uint32_t pairs = (bits & 0x0F0F0F0FU) + (bits >> 4 & 0x0F0F0F0FU);
    return static_cast<int>(pairs * 0x01010101U >> 24);
  }
  std::uint32_t bits_ = 0;
};

enum class Season : std::uint8_t { spring, summer, autumn, winter };
inline constexpr int kSeasons = 4;
enum class Terrain : std::uint8_t { forest, steppe, swamp, mountain };
inline constexpr int kTerrains = 4;

// Things of the box by their place in its lists.
using Tile = std::uint8_t;
using Village = std::uint8_t;
using Yurt = std::uint8_t;
using Song = std::uint8_t;
using Wish = std::uint8_t;
using AutomaCard = std::uint8_t;
using Column = std::uint8_t;  // 1 to 12 from the west; 0 is the starting tile
using Region = std::uint8_t;  // 0 to 4 from the west; people count them from 1

// Sets of them, one bit each. A set of columns leaves bit 0 to the starting tile.
using TileSet = std::uint32_t;
using YurtSet = std::uint16_t;
using SongSet = std::uint32_t;
using WishSet = std::uint64_t;
using CardSet = std::uint32_t;
using ColumnSet = std::uint16_t;
using RegionSet = std::uint8_t;
inline constexpr RegionSet kAllRegions = (1U << kRegions) - 1;

// STR-1.6: horses and coins are unlimited. No supply comes near these; beyond them nothing is added.
inline constexpr int kMostHorses = 999, kMostCoins = 250, kMostPoints = 9999;

struct Player {
  WishSet hand = 0, fulfilled = 0;
  TileSet tiles = 0;  // claimed
  Furs furs{};
  std::uint16_t points = 0;  // on the track
  std::uint16_t horses = 0;
  std::uint8_t coins = 0, tigers = 0, banners = 0;
  std::uint8_t outposts = 0;  // held and not built
  RegionSet built = 0;        // where own outposts stand; the rest of them lies in the general supply
  std::uint8_t story = 0;
  std::uint8_t trophy = 0;  // space of the token; 0: above the first one
  Column column = 0;
  std::array<std::uint8_t, 4> unused{};

  int built_outposts() const { return std::popcount(built); }
  int pieces() const { return furs.total() + tigers; }
};

// A wish of the draft with its fur (STR-2.13).
struct Pair {
  Wish wish = 0;
  Piece fur{};
};

// STR-18.4: what the automa card on top of the deck shows: its movement side, and with the option of R-34
// also how Ivan hunts. Which card it is is only known when it is flipped.
enum class Hunt : std::uint8_t { hidden, lowest, highest };
struct DeckTop {
  std::uint8_t steps = 0;  // 0: no card lies there yet
  Hunt hunt = Hunt::hidden;
  std::uint8_t furs = 0;  // 0: not shown
  friend constexpr bool operator==(const DeckTop&, const DeckTop&) = default;
};

inline constexpr std::size_t kMostSteps = 48;  // README: how deep songs can nest

struct State {
  using House = Rooms;
  std::array<Player, kMostPlayers> player{};
  WishSet wish_stack = 0;    // unseen
  WishSet used = 0;          // extra actions of this turn, or Winter cards of this income (STR-4.3, STR-14.1)
  TileSet tile_stack = 0;    // unseen
  SongSet song_stack = 0;    // unseen
  CardSet automa_stack = 0;  // not flipped yet, the card on top included
  Furs bag{}, market{};
  std::array<Furs, kColumns + 1> furs_on{};  // by column
  YurtSet yurt_stack = 0;                    // unseen
  ColumnSet laid = 0;                        // columns that hold a landscape tile; the others are gaps
  ColumnSet tigers_on = 0;
  std::array<Tile, kColumns + 1> tile{kNone, kNone, kNone, kNone, kNone, kNone, kNone,
                                      kNone, kNone, kNone, kNone, kNone, kNone};
  std::array<Piece, kRegions> region_fur{Piece::none, Piece::none, Piece::none, Piece::none, Piece::none};
  Piece trade_fur = Piece::none;
  std::array<Village, kRegions> village{kNone, kNone, kNone, kNone, kNone};
  std::array<Yurt, kRegions> yurt{kNone, kNone, kNone, kNone, kNone};
  std::array<Wish, kRegions> wish{kNone, kNone, kNone, kNone, kNone};
  std::array<std::array<Seat, kOutpostSpaces>, kRegions> outpost{};  // owner by space; kNone: free
  std::uint8_t banners = 0, tigers = 0;                              // left in the supply
  List<Song, kMostSongs> songs;                                      // on display, left to right
  List<Pair, kMostDraft> draft;                                      // STR-2.13: pairs not yet chosen
  List<Seat, kMostPlayers> order;                                    // STR-3.2: Cossacks from right to left
  Seats had_turn = 0;  // this season, the active player included
  std::uint8_t year = 1;
  Season season = Season::spring;
  DeckTop deck_top{};
  AutomaCard flipped = kNone;
  List<Step, kMostSteps> steps;
  std::array<std::uint8_t, 2> unused{};
};

static_assert(PlainState<State>);
static_assert(sizeof(State) <= 768);

}  // namespace tsardom::stroganov
