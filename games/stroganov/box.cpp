#include "games/stroganov/box.hpp"

#include <algorithm>
#include <numeric>

#include "games/stroganov/box_reading.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::array<std::string_view, kColours> kColourNames{"blue", "green", "red", "yellow"};
constexpr std::array<std::string_view, 2> kStackNames{"A", "B"};
constexpr std::array<std::string_view, kSpecials - 1> kSpecialNames{
    "ADVANCED_ANYWHERE", "VILLAGE_ANYWHERE", "BUILD_OUTPOST_ANYWHERE_FROM_SUPPLY", "FULFILL_WISH_PAY_ONLY"};
constexpr std::array<std::string_view, kFurs> kFurIds{"2", "3", "4", "5", "6", "7", "8"};
constexpr int kMostOfAGain = 20, kMostPieces = 5;

// Lists in the box that people read in a fixed order.
template <class Name>
void vocabulary(Form& form, std::string_view key, std::size_t count, Name name) {
  group(form, key, [&] {
    row(form, "list", count,
        [&](std::size_t i) { group(form, {}, [&] { fixed_word(form, "id", name(i)); }); });
  });
}

void counts(Form& form) {
  group(form, "counts", [&] {
    fixed(form, "landscape_tiles", kLandscapes);
    fixed(form, "setup_furs", kRegions + 1);
    fixed(form, "song_tiles", kSongs);
    fixed(form, "yurt_tiles", kYurts);
    fixed(form, "village_tiles", kVillages);
    fixed(form, "wish_cards", kWishes);
    fixed(form, "automa_cards", kAutomaCards);
  });
}

// Read again, now that the groups they count are known.
void counted(Form& form, const Box& box) {
  group(form, "counts", [&] {
    fixed(form, "furs", static_cast<std::size_t>(box.furs.total()));
    fixed(form, "tiger_tiles", box.figure.tigers);
    fixed(form, "banners", *std::max_element(box.figure.banners.begin(), box.figure.banners.end()));
  });
}

void furs(Form& form, Box& box) {
  group(form, "furs", [&] {
    row(form, "kinds", kFurs, [&](std::size_t i) {
      group(form, {}, [&] {
        fixed_id(form, kFurIds, i);
        fixed(form, "value", i + kLeastValue);
        int count = 0;
        small(form, "count", count, 0, kMostAlike);
        box.furs.add(static_cast<Piece>(i), count);
      });
    });
    fixed(form, "total", static_cast<std::size_t>(box.furs.total()));
  });
  group(form, "setup_furs", [&] {
    row(form, "values", box.setup_fur.size(), [&](std::size_t i) {
      read_fur(form, {}, box.setup_fur[i]);
      if (form.ok() && i > 0 && box.setup_fur[i] <= box.setup_fur[i - 1]) form.complain("setup furs ascend");
    });
  });
  group(form, "tigers", [&] { fixed(form, "end_vp", box.figure.tiger_points); });
}

// STR-7.6: the dearest claim, with four players and a tiger on the tile.
int dearest_claim(const Constants& figure, const Landscape& tile) {
  return figure.claim_furs + figure.claim_furs_per_item * (tile.spots + tile.spots4 + 1);
}

void landscapes(Form& form, Box& box) {
  group(form, "landscapes", [&] {
    row(form, "list", kLandscapes, [&](std::size_t i) {
      Landscape& tile = box.landscape[i];
      group(form, {}, [&] {
        unique_id(form, box.landscape, i);
        choice(form, "terrain", tile.terrain, kTerrains, terrain_name);
        form.flag("start", tile.start);
        small(form, "spots", tile.spots, 0, kMostAlike);
        small(form, "spots4", tile.spots4, 0, kMostAlike);
        if (form.ok() && dearest_claim(box.figure, tile) > kMostAlike)
          form.complain("claiming it may cost more than 15 furs");
        read_gain(form, "reward", tile.reward);
      });
      if (tile.start) put(box.start_tiles, static_cast<unsigned>(i));
    });
  });
  group(form, "constants", [&] {
    fixed(form, "start_tiles_in_row", static_cast<std::size_t>(std::popcount(box.start_tiles)));
    const int start = std::popcount(box.start_tiles);
    if (form.ok() && (start > kColumns || kLandscapes - start < kColumns - start))
      form.complain("the row needs 12 tiles");
  });
}

// STR-2.3, STR-2.5, STR-2.13: the furs must suffice for the fullest row, the market and the draft.
int furs_to_set_up(const Box& box, std::size_t players) {
  std::array<int, kLandscapes> start{}, other{};
  for (std::size_t i = 0; i < box.landscape.size(); ++i) {
    const Landscape& tile = box.landscape[i];
    (tile.start ? start : other)[i] = tile.spots + (box.figure.spots4_used[players] ? tile.spots4 : 0);
  }
  std::sort(other.rbegin(), other.rend());
  const int new_tiles = kColumns - std::popcount(box.start_tiles);
  return std::accumulate(start.begin(), start.end(), 0) +
         std::accumulate(other.begin(), other.begin() + new_tiles, 0) + box.figure.market_size +
         box.figure.draft_wishes[players];
}

void enough_furs(Form& form, const Box& box) {
  for (std::size_t players = 0; players < kMostPlayers && form.ok(); ++players) {
    if (furs_to_set_up(box, players) > box.furs.total()) form.complain("too few furs to set the game up");
  }
}

void trophy_flag(Form& form, bool& flag, const Gain& gain) {
  form.flag("trophy", flag);
  if (form.ok() && flag != (gain.trophies > 0)) form.complain("does not fit what it brings");
}

void needed_gain(Form& form, Gain& gain) {
  read_gain(form, "gain", gain);
  if (form.ok() && !brings_anything(gain)) form.complain("brings nothing");
}

void villages(Form& form, Box& box) {
  group(form, "villages", [&] {
    row(form, "list", kVillages, [&](std::size_t i) {
      VillageTile& village = box.village[i];
      group(form, {}, [&] {
        unique_id(form, box.village, i);
        needed_gain(form, village.gain);
        trophy_flag(form, village.trophy, village.gain);
      });
    });
  });
}

// "A" or "B": what lies in stacks.
void read_set(Form& form, Set& set) {
  std::size_t stack = 0;
  choice(form, "set", stack, kStackNames.size(), in(kStackNames));
  set = stack == 0 ? Set::a : Set::b;
}

// STR-2.7: a yurt for each region.
void yurts(Form& form, Box& box) {
  group(form, "yurts", [&] {
    row(form, "list", kYurts, [&](std::size_t i) {
      YurtTile& yurt = box.yurt[i];
      group(form, {}, [&] {
        unique_id(form, box.yurt, i);
        read_set(form, yurt.set);
        needed_gain(form, yurt.gain);
        trophy_flag(form, yurt.trophy, yurt.gain);
      });
      put(box.yurts_of[static_cast<std::size_t>(yurt.set)], static_cast<unsigned>(i));
      if (yurt.trophy) put(box.trophy_yurts, static_cast<unsigned>(i));
    });
    for (const Set set : {Set::a, Set::b}) {
      const YurtSet tiles = box.yurts_of[static_cast<std::size_t>(set)];
      if (form.ok() && std::popcount(tiles) < kRegions) form.complain("too few yurts of a set");
    }
  });
}

void song(Form& form, SongTile& song, int story_most) {
  read_set(form, song.set);
  small(form, "cost", song.cost, 1, story_most);
  song.special = Special::none;
  if (form.given("special")) {
    std::size_t special = 0;
    choice(form, "special", special, kSpecialNames.size(), in(kSpecialNames));
    song.special = static_cast<Special>(special + 1);
  }
  read_gain(form, "gain", song.gain);
  if (!form.ok()) return;
  if (song.special == Special::none && !brings_anything(song.gain)) form.complain("brings nothing");
  if (song.gain.story >= song.cost) form.complain("a song costs more story points than it brings");
}

// STR-14.3: each set lasts for two displays.
void songs(Form& form, Box& box) {
  const int shown = *std::max_element(box.figure.songs.begin(), box.figure.songs.end());
  group(form, "songs", [&] {
    row(form, "list", kSongs, [&](std::size_t i) {
      group(form, {}, [&] {
        unique_id(form, box.song, i);
        song(form, box.song[i], box.figure.story_most);
      });
      put(box.songs_of[static_cast<std::size_t>(box.song[i].set)], static_cast<unsigned>(i));
    });
    for (const Set set : {Set::a, Set::b}) {
      const SongSet tiles = box.songs_of[static_cast<std::size_t>(set)];
      if (form.ok() && std::popcount(tiles) < 2 * shown) form.complain("too few songs of a set");
    }
  });
}

}  // namespace

std::string_view colour_name(std::size_t colour) { return kColourNames[colour]; }

void read_gain(Form& form, std::string_view key, Gain& gain) {
  const auto part = [&](std::string_view name, std::uint8_t& count, int most) {
    if (form.given(name)) small(form, name, count, 0, most);
  };
  group(form, key, [&] {
    part("vp", gain.points, kMostOfAGain);
    part("coins", gain.coins, kMostOfAGain);
    part("horses", gain.horses, kMostOfAGain);
    part("banners", gain.banners, kMostOfAGain);
    part("outposts", gain.outposts, kMostPieces);
    part("tigers", gain.tigers, kMostPieces);
    part("story", gain.story, kMostOfAGain);
    part("bag_furs", gain.bag_furs, kMostPieces);
    part("market_furs", gain.market_furs, kMostPieces);
    part("trophies", gain.trophies, 1);
  });
}

bool brings_anything(const Gain& gain) {
  return gain.points + gain.coins + gain.horses + gain.banners + gain.outposts + gain.tigers + gain.story +
             gain.bag_furs + gain.market_furs + gain.trophies >
         0;
}

void read_fur(Form& form, std::string_view key, Piece& fur) {
  int value = kLeastValue;
  small(form, key, value, kLeastValue, value_of(Piece::bear));
  fur = piece_of_value(value);
}

void read_box(Form& form, Box& box) {
  box = {};
  counts(form);
  read_constants(form, box.figure);
  vocabulary(form, "seasons", kSeasons, season_name);
  vocabulary(form, "player_colors", kColours, colour_name);
  vocabulary(form, "terrains", kTerrains, terrain_name);
  furs(form, box);
  counted(form, box);
  read_regions(form, box);
  landscapes(form, box);
  enough_furs(form, box);
  villages(form, box);
  yurts(form, box);
  songs(form, box);
  read_wishes(form, box);
  read_tracks(form, box);
  read_automa(form, box);
}

}  // namespace tsardom::stroganov
