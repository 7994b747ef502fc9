// The constants of the rules and the board of the regions.
#include "games/stroganov/box_reading.hpp"

namespace tsardom::stroganov {
namespace {

// STR-2.10: the mark of a space, and the most players with whom a neutral outpost stands there.
constexpr std::array<std::string_view, 2> kMarks{"3-", "2"};
constexpr std::array<std::uint8_t, kMarks.size()> kBlockedUpTo{3, 2};

constexpr std::array<std::string_view, kBonuses> kBonusIds{"COIN", "STORY", "MOVE", "HORSES"};
constexpr int kFurtherSteps = 3;  // STR-5.2: further steps of a move
constexpr int kTurnsAYear = 3;

void setup_figures(Form& form, Constants& figure) {
  row(form, "setup_horses_by_order", figure.setup_horses.size(),
      [&](std::size_t i) { small(form, {}, figure.setup_horses[i]); });
  small(form, "setup_coins", figure.setup_coins);
  small(form, "setup_outposts", figure.setup_outposts, 0, figure.outposts);
  by_players(form, "banners_by_players",
             [&](std::string_view key, std::size_t i) { small(form, key, figure.banners[i]); });
  by_players(form, "draft_wishes_by_players", [&](std::string_view key, std::size_t i) {
    const int drafting = i == 0 ? 2 : static_cast<int>(i) + 1;  // Ivan takes what is left
    small(form, key, figure.draft_wishes[i], drafting, i == 0 ? 2 : kMostDraft);
  });
  by_players(form, "songs_by_players",
             [&](std::string_view key, std::size_t i) { small(form, key, figure.songs[i], 0, kMostSongs); });
  by_players(form, "four_player_spots_used",
             [&](std::string_view key, std::size_t i) { form.flag(key, figure.spots4_used[i]); });
}

// Listed marks and marks on the spaces say the same thing twice.
void neutral_marks(Form& form) {
  by_players(form, "neutral_outpost_marks_by_players", [&](std::string_view key, std::size_t i) {
    std::array<bool, kMarks.size()> is_listed{};
    std::size_t size = 0;
    rows(form, key, size, kMarks.size(), [&](std::size_t) {
      std::size_t mark = 0;
      choice(form, {}, mark, kMarks.size(), in(kMarks));
      if (form.ok()) is_listed[mark] = true;
    });
    for (std::size_t mark = 0; mark < kMarks.size() && form.ok(); ++mark) {
      if (is_listed[mark] != (i < kBlockedUpTo[mark])) form.complain("wrong marks for", key);
    }
  });
}

void free_steps(Form& form, std::string_view key, std::uint8_t& most, int at_least, int at_most) {
  row(form, key, 2, [&](std::size_t i) {
    if (i == 0) return fixed(form, {}, 1);
    small(form, {}, most, at_least, at_most);
  });
}

void move_figures(Form& form, Constants& figure) {
  free_steps(form, "move_free_steps", figure.free_steps, 1, kColumns);
  free_steps(form, "basic_move_steps", figure.free_steps, figure.free_steps, figure.free_steps);
  group(form, "move_extra_step_horses", [&] {
    int least = 0;
    for (std::size_t i = 0; i < kFurtherSteps; ++i) {
      small(form, kPlayerKeys[i], figure.extra_step_horses[i], least);
      least = figure.extra_step_horses[i];
    }
  });
}

void trade_figures(Form& form, Constants& figure) {
  small(form, "trade_bonus_picks", figure.trade_picks, 1, 9);
  row(form, "trade_bonuses", kBonuses, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kBonusIds, i);
      if (static_cast<Bonus>(i) == Bonus::move) return fixed_word(form, "special", "MOVE_1_2_EITHER_WAY");
      Gain& gain = figure.trade_bonus[i];
      read_gain(form, "gain", gain);
      if (gain.bag_furs + gain.market_furs + gain.trophies > 0) form.complain("a trade brings no such thing");
    });
  });
}

void action_figures(Form& form, Constants& figure) {
  small(form, "basic_coin", figure.basic_coin, 1);
  small(form, "basic_horses", figure.basic_horses, 1);
  small(form, "hunt_horses_per_lower_fur", figure.hunt_horses);
  small(form, "hunt_second_fur_coins", figure.second_hunt_coins);
  trade_figures(form, figure);
  fixed_word(form, "second_basic_cost", "ANY_FUR");
  fixed_word(form, "second_advanced_cost", "REGION_FUR");
  small(form, "claim_base_furs", figure.claim_furs, 1, kMostAlike);
  small(form, "claim_furs_per_item_on_tile", figure.claim_furs_per_item, 0, kMostAlike);
  small(form, "buy_fur_horses", figure.buy_horses, 1);
  small(form, "swap_down_horses", figure.swap_down_horses, 1);
  fixed(form, "swap_down_furs", 1);
  small(form, "swap_any_furs", figure.swap_two_furs, 2, 4);  // with one the market could be swapped for ever
  fixed(form, "bear_value", static_cast<std::size_t>(value_of(Piece::bear)));
  small(form, "bear_story", figure.bear_story);
}

void winter_figures(Form& form, Constants& figure) {
  small(form, "income_horses", figure.income_horses);
  small(form, "income_horses_per_banner", figure.income_horses_per_banner);
  row(form, "storytelling_bonus", figure.storytelling_bonus.size(),
      [&](std::size_t i) { small(form, {}, figure.storytelling_bonus[i]); });
}

void scoring_figures(Form& form, Constants& figure) {
  group(form, "landscape_set_vp", [&] {
    small(form, "3", figure.set_of_3_points);
    small(form, "4", figure.set_of_4_points, figure.set_of_3_points);
  });
  small(form, "tiger_vp", figure.tiger_points);
  row(form, "built_outposts_vp", figure.built_outposts_points.size(),
      [&](std::size_t i) { small(form, {}, figure.built_outposts_points[i]); });
  small(form, "unbuilt_outpost_vp", figure.unbuilt_outpost_points);
  small(form, "coins_per_vp", figure.coins_per_point, 1);
  small(form, "horses_per_fur_at_end", figure.horses_per_fur, 1);
  small(form, "furs_per_vp", figure.furs_per_point, 1);
  small(form, "story_per_vp", figure.story_per_point, 1);
}

// STR-16.10: every turn flips a card and one more lies on top.
void solo_figures(Form& form, Constants& figure) {
  small(form, "solo_horses_per_vp", figure.solo_horses_per_point, 1);
  small(form, "solo_extra_action_vp", figure.solo_extra_action_points);
  small(form, "solo_start_wish_vp", figure.solo_start_wish_points);
  small(form, "solo_cards_removed", figure.solo_cards_removed, 0,
        kAutomaCards - kTurnsAYear * figure.years - 1);
  form.flag("solo_every_song_action_scores", figure.solo_every_song_action_scores);
  form.flag("solo_coin_beside_fallback", figure.solo_coin_beside_fallback);
}

// STR-1.1: the regions lie side by side and cover the row.
void columns(Form& form, Region region, Box& box, Column& next) {
  std::size_t size = 0;
  rows(form, "columns", size, 3, [&](std::size_t) {
    fixed(form, {}, next);
    if (!form.ok()) return;
    put(box.region[region].columns, next);
    box.region_of[next] = region;
    ++next;
  });
  if (form.ok() && size < 2) form.complain("a region has 2 or 3 columns");
  if (form.ok() && region + 1 == kRegions && next != kColumns + 1) {
    form.complain("the regions do not cover the 12 columns");
  }
}

void outpost_spaces(Form& form, RegionBoard& region) {
  row(form, "outpost_spaces", kOutpostSpaces, [&](std::size_t i) {
    OutpostSpace& space = region.space[i];
    group(form, {}, [&] {
      fixed(form, "space", i + 1);
      small(form, "horses", space.horses);
      if (!form.given("mark")) return;
      std::size_t mark = 0;
      choice(form, "mark", mark, kMarks.size(), in(kMarks));
      if (form.ok()) space.blocked_up_to = kBlockedUpTo[mark];
    });
  });
}

}  // namespace

std::string_view bonus_name(std::size_t bonus) { return kBonusIds[bonus]; }

void read_constants(Form& form, Constants& figure) {
  group(form, "counts", [&] {
    small(form, "outposts_per_color", figure.outposts, 1, 9);
    fixed(form, "outposts", figure.outposts * std::size_t{kColours});
    fixed(form, "player_boards", kColours);
  });
  group(form, "story_track", [&] {
    fixed(form, "min", 0);
    small(form, "max", figure.story_most, 1);
  });
  group(form, "tigers", [&] { small(form, "count", figure.tigers, 0, 40); });
  group(form, "constants", [&] {
    small(form, "years", figure.years, 1, 4);  // STR-1.8: the sets last for four
    fixed(form, "row_columns", kColumns);
    small(form, "market_size", figure.market_size, 1, kMostAlike);
    setup_figures(form, figure);
    neutral_marks(form);
    move_figures(form, figure);
    action_figures(form, figure);
    winter_figures(form, figure);
    scoring_figures(form, figure);
    solo_figures(form, figure);
  });
}

void read_regions(Form& form, Box& box) {
  box.region_of.fill(kNone);
  Column next = 1;
  group(form, "regions", [&] {
    row(form, "list", kRegions, [&](std::size_t i) {
      group(form, {}, [&] {
        columns(form, static_cast<Region>(i), box, next);
        outpost_spaces(form, box.region[i]);
      });
    });
  });
}

}  // namespace tsardom::stroganov
