// The box of Stroganov: all figures of components.json, checked and flat.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/form.hpp"
#include "games/stroganov/state.hpp"

namespace tsardom::stroganov {

// What a tile, card or action brings, in the order of STR-4.6.
struct Gain {
  std::uint8_t points = 0;  // "vp"
  std::uint8_t coins = 0, horses = 0, banners = 0, outposts = 0, tigers = 0;
  std::uint8_t story = 0, bag_furs = 0, market_furs = 0, trophies = 0;
};

// "S", "A", "B": S wishes are drafted; A is in play in the first years, B afterwards (STR-1.8).
enum class Set : std::uint8_t { s, a, b };
inline constexpr int kSets = 3;
inline constexpr int kYearsOfSetA = 2;

struct Landscape {
  Id id;
  Terrain terrain{};
  bool start = false;
  std::uint8_t spots = 0, spots4 = 0;
  Gain reward{};
};

struct VillageTile {
  Id id;
  Gain gain{};
  bool trophy = false;
};

struct YurtTile {
  Id id;
  Set set = Set::a;
  Gain gain{};
  bool trophy = false;
};

// STR-13.2
enum class Special : std::uint8_t {
  none,                                // null
  advanced_anywhere,                   // "ADVANCED_ANYWHERE"
  village_anywhere,                    // "VILLAGE_ANYWHERE"
  build_outpost_anywhere_from_supply,  // "BUILD_OUTPOST_ANYWHERE_FROM_SUPPLY"
  fulfill_wish_pay_only                // "FULFILL_WISH_PAY_ONLY"
};
inline constexpr int kSpecials = 5;

struct SongTile {
  Id id;
  Set set = Set::a;
  std::uint8_t cost = 0;
  Gain gain{};
  Special special = Special::none;
};

// STR-12.5, by the names of the box in lower case.
enum class Effect : std::uint8_t {
  free_step,
  winter_horses,
  winter_coin,
  winter_story,
  winter_horses_per_outpost,
  winter_horses_per_landscape,
  trophy_reward_one_further,
  hunt_adjacent,
  any_fur_for_second_advanced,
  wish_one_fewer,
  winter_bag_fur,
  advanced_two_left,
  hunt_no_horses,
  winter_advanced_anywhere,
  take_tiger,
  extra_advanced,
  second_hunt_free,
  end_vp,
  end_per_tiger,
  end_per_built_outpost,
  end_quarter_of_vp,
  end_per_coin,
  end_per_terrain,
  end_per_landscape,
  end_per_fulfilled_wish,
  end_per_banner
};
inline constexpr int kEffects = 26;

struct WishCard {
  Id id;
  Set set = Set::s;
  Piece fur{};
  std::uint8_t possess = 0, pay = 0, points = 0;
  Effect effect{};
  Season season = Season::spring;  // "timing" of extra_advanced: when it can be used
  std::uint8_t amount =
      0;              // the one number of "params" (steps, horses, vp_each, divisor ...); 0 where it has none
  Terrain terrain{};  // of end_per_terrain
};

// STR-11.4; some rewards are no mere gain.
enum class Reward : std::uint8_t {
  horses3,
  story2,
  village_any,
  vp1,
  bagfur_horses2,
  marketfur_story2,
  yurt_any,
  any_two
};
inline constexpr int kRewards = 8;
using RewardSet = std::uint8_t;

struct Space {
  Piece fur = Piece::none;  // none: a free step ("fur": 0)
  Reward reward{};
  Gain on_enter{};
};

// Arrays by space have the place above the track as number 0.
struct Track {
  std::uint8_t spaces = 0;
  std::array<Space, kMostSpaces + 1> space{};
  std::array<RewardSet, kMostSpaces + 1> open{};  // rewards at or above a space; "always" ones everywhere
  std::array<std::uint8_t, kMostSpaces + 1> shield{};  // points of the highest shield at or above a space
};
// "a", "b_blue", "b_green", "b_red", "b_yellow"
inline constexpr int kTracks = 5;

struct SoloTrack {
  std::uint8_t spaces = 0;
  std::array<Piece, kMostSpaces + 1> fur{};
  std::array<std::uint8_t, kMostSpaces + 1> points_on_move{};
  std::uint8_t points_if_not_moved = 0;
  std::array<std::uint8_t, kMostSpaces + 1> shield{};
};

// STR-16.14
enum class Errand : std::uint8_t { outpost, trophy, yurt, wish, claim };
inline constexpr int kErrands = 5;
inline constexpr int kMostHunted = 9;

struct Automa {
  Id id;
  std::uint8_t letters = 0;  // focus decks that leave it out, bit 0 is deck a
  std::uint8_t steps = 0;    // "move"
  Hunt hunt{};
  std::uint8_t furs = 0;
  Errand errand{};  // "action"
  bool pays_region_fur = false;
};
inline constexpr int kFocusDecks = 6;

// STR-6.6, in the order of the box.
enum class Bonus : std::uint8_t { coin, story, move, horses };
inline constexpr int kBonuses = 4;

// STR-1.2
struct OutpostSpace {
  std::uint8_t horses = 0;
  std::uint8_t blocked_up_to =
      0;  // players: a neutral outpost stands here with so many or fewer ("3-": 3, "2": 2)
};
struct RegionBoard {
  ColumnSet columns = 0;
  std::array<OutpostSpace, kOutpostSpaces> space{};
};

enum class Colour : std::uint8_t { blue, green, red, yellow };
inline constexpr int kColours = 4;

// "..._by_players": index players - 1
using ByPlayers = std::array<std::uint8_t, kMostPlayers>;

struct Constants {
  std::uint8_t years = 0;
  std::uint8_t market_size = 0;
  std::array<std::uint8_t, kMostPlayers> setup_horses{};  // by place in the order
  std::uint8_t setup_coins = 0, setup_outposts = 0;
  ByPlayers banners{}, draft_wishes{}, songs{};
  std::array<bool, kMostPlayers> spots4_used{};
  std::uint8_t free_steps = 0;                      // move_free_steps, basic_move_steps
  std::array<std::uint8_t, 3> extra_step_horses{};  // in total, for 1, 2, 3 further steps
  std::uint8_t basic_coin = 0, basic_horses = 0;
  std::uint8_t hunt_horses = 0, second_hunt_coins = 0;
  std::uint8_t trade_picks = 0;
  std::array<Gain, kBonuses> trade_bonus{};  // by Bonus; the move brings none
  std::uint8_t claim_furs = 0, claim_furs_per_item = 0;
  std::uint8_t buy_horses = 0, swap_down_horses = 0, swap_two_furs = 0;
  std::uint8_t bear_story = 0;
  std::uint8_t income_horses = 0, income_horses_per_banner = 0;
  std::array<std::uint8_t, 2> storytelling_bonus{};
  std::uint8_t set_of_3_points = 0, set_of_4_points = 0;
  std::uint8_t tiger_points = 0, unbuilt_outpost_points = 0;
  std::array<std::uint8_t, kRegions + 1> built_outposts_points{};
  std::uint8_t coins_per_point = 0, horses_per_fur = 0, furs_per_point = 0, story_per_point = 0;
  std::uint8_t story_most = 0;
  std::uint8_t outposts = 0;  // per colour
  std::uint8_t tigers = 0;
  std::uint8_t solo_horses_per_point = 0, solo_extra_action_points = 0, solo_start_wish_points = 0;
  std::uint8_t solo_cards_removed = 0;
  bool solo_every_song_action_scores = true;  // R-38; false: only an advanced action anywhere
  bool solo_coin_beside_fallback = true;      // R-39; false: instead of it
};

struct Box {
  Constants figure{};
  Furs furs{};                                  // in the bag at the beginning
  std::array<Piece, kRegions + 1> setup_fur{};  // ascending
  std::array<RegionBoard, kRegions> region{};
  std::array<Region, kColumns + 1> region_of{};  // by column; the starting tile lies in none (kNone)
  std::array<Landscape, kLandscapes> landscape{};
  TileSet start_tiles = 0;
  std::array<VillageTile, kVillages> village{};
  std::array<YurtTile, kYurts> yurt{};
  std::array<SongTile, kSongs> song{};
  std::array<WishCard, kWishes> wish{};
  std::array<YurtSet, kSets> yurts_of{};
  std::array<SongSet, kSets> songs_of{};
  std::array<WishSet, kSets> wishes_of{};
  std::array<WishSet, kEffects> wishes_with{};
  YurtSet trophy_yurts = 0;
  std::array<Gain, kRewards> reward{};
  std::array<Track, kTracks> track{};     // side a, then the b sides in the order of Colour
  std::array<SoloTrack, 2> solo_track{};  // Ivan, Katyusha
  std::array<Automa, kAutomaCards> automa{};
  std::array<CardSet, kFocusDecks> focus_deck{};  // cards that stay

  WishSet with(Effect effect) const { return wishes_with[static_cast<std::size_t>(effect)]; }
};

std::string_view season_name(std::size_t season);
std::string_view terrain_name(std::size_t terrain);
std::string_view colour_name(std::size_t colour);
std::string_view track_name(std::size_t track);       // as in the box: "a", "b_blue"
std::string_view solo_board_name(std::size_t board);  // "a_ivan", "b_katyusha"
std::string_view reward_name(std::size_t reward);     // as in the box: "HORSES3"
std::string_view bonus_name(std::size_t bonus);       // as in the box: "COIN"
std::string_view errand_name(std::size_t errand);
std::string_view hunt_name(std::size_t hunt);  // with hidden

// Reads components.json; what is missing, miscounted, unknown or out of range is complained about.
void read_box(Form& form, Box& box);

}  // namespace tsardom::stroganov
