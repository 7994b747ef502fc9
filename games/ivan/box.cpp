#include "games/ivan/box.hpp"

#include "games/ivan/box_reading.hpp"

namespace tsardom::ivan {
namespace {

constexpr std::array<std::string_view, kResources> kResourceNames{"coin",      "grain",   "wood", "stone",
                                                                  "gunpowder", "textile", "steel"};
constexpr std::array<std::string_view, kChambers> kChamberNames{"production", "maneuver", "project",
                                                                "exchange", "reward"};
constexpr std::array<std::string_view, kParts> kPartNames{"projects",    "trade",   "spoils", "estates",
                                                          "regions",     "favor",   "titles", "field",
                                                          "favor_track", "exchange"};

void resources(Form& form) {
  constexpr std::array<std::string_view, 3> kKinds{"coin", "local", "foreign"};
  row(form, "resources", kResources, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kResourceNames, i);
      const std::size_t expected = i >= kFirstForeign ? 2 : i >= kFirstLocal ? 1 : 0;
      std::size_t kind = expected;
      choice(form, "kind", kind, kKinds.size(), in(kKinds));
      if (kind != expected) form.complain("expected here", kKinds[expected]);
    });
  });
}

void player_set(Form& form, Box& box) {
  group(form, "player_set", [&] {
    small(form, "boyars", box.boyars, 1, kChambers - 2);  // IVN-5.3: there is always a free chamber
    small(form, "warriors", box.warriors, 2);
    small(form, "buildings", box.buildings, 0, kCities);
    small(form, "seals", box.seals, 0, kChambers);
    read_goods(form, "start", box.start);
    group(form, "start_projects", [&] {
      small(form, "dealt", box.dealt, 1, 4);
      exactly(form, "kept", 1);
    });
    exactly(form, "start_warriors_on_map", 2);
    group(form, "influence", [&] {
      small(form, "warrior", box.warrior_influence, 0, 9);
      small(form, "boyar", box.boyar_influence, 0, 9);
      small(form, "building", box.building_influence, 0, 9);
    });
  });
}

void player_tables(Form& form, Box& box) {
  constexpr std::array<std::string_view, 5> kKeys{"", "", "2", "3", "4"};
  constexpr std::array<std::string_view, 2> kRewardRules{"first_and_second", "winner_only_two_player"};
  group(form, "by_player_count", [&] {
    for (std::size_t players = 2; players <= kMostPlayers; ++players) {
      PlayerTable& table = box.table[players];
      group(form, kKeys[players], [&] {
        exactly(form, "favor_spaces", static_cast<int>(players));
        small(form, "spoils_in_field", table.spoils, 0, kSpoils / 2);  // IVN-15.3
        small(form, "title_display", table.titles, 0, kTitles);
        small(form, "estate_display", table.estates, 0, kEstates);
        small(form, "seal_extra_coin", table.seal_coins, 0, 9);
        std::size_t rewards = 0;
        choice(form, "region_rewards", rewards, kRewardRules.size(), in(kRewardRules));
        table.winner_only = rewards == 1;
        if (table.winner_only && players != 2) form.complain("only with two players the other one chooses");
      });
    }
  });
}

void constants(Form& form, Box& box) {
  const auto pair = [&](std::string_view key, std::array<std::uint8_t, 2>& value) {
    row(form, key, 2, [&](std::size_t i) { small(form, {}, value[i]); });
  };
  group(form, "constants", [&] {
    exactly(form, "rounds", kRounds);
    small(form, "project_display", box.project_display, 0, kProjects - kMostPlayers * 4);
    exactly(form, "trade_tokens_on_map", kTradeSlots);
    row(form, "favor_tokens_at", kFavorTokens, [&](std::size_t i) {
      small(form, {}, box.favor_tokens_at[i], i == 0 ? 1 : box.favor_tokens_at[i - 1] + 1);
    });
    pair("field_scoring", box.field_scoring);
    pair("favor_scoring", box.favor_scoring);
    group(form, "final_exchange", [&] {
      small(form, "foreign_per_vp", box.foreign_per_vp, 1);
      small(form, "other_per_vp", box.other_per_vp, 1);
    });
  });
}

// IVN-2.3: the dark tokens set aside are for the last round.
void rounds(Form& form, Box& box) {
  constexpr std::array<std::string_view, 2> kPools{"mixed", "dark"};
  row(form, "rounds", kRounds, [&](std::size_t i) {
    group(form, {}, [&] {
      exactly(form, "round", static_cast<int>(i) + 1);
      std::size_t pool = 0;
      choice(form, "region_pool", pool, kPools.size(), in(kPools));
      if ((pool == 1) != (i + 1 == kRounds)) form.complain("the last round alone has dark region tokens");
      form.flag("scoring", box.round[i].scoring);
      flag_if_given(form, "removes_favor_tokens", box.round[i].removes_favor_tokens);
      flag_if_given(form, "refreshes_spoils_and_trade", box.round[i].refreshes);
    });
  });
}

// [{"choose": [[{a: 1}], [{b: 1}]], "times": n}]
void either(Form& form, std::string_view key, std::string_view a, std::string_view b, std::uint8_t& times) {
  row(form, key, 1, [&](std::size_t) {
    group(form, {}, [&] {
      row(form, "choose", 2, [&](std::size_t i) {
        row(form, {}, 1, [&](std::size_t) { group(form, {}, [&] { exactly(form, i == 0 ? a : b, 1); }); });
      });
      small(form, "times", times, 1, 9);
    });
  });
}

void single(Form& form, std::string_view key, std::string_view op, std::uint8_t& amount) {
  row(form, key, 1, [&](std::size_t) { group(form, {}, [&] { small(form, op, amount, 1, 9); }); });
}

void foreign_goods(Form& form, std::uint8_t& count) {
  group(form, {}, [&] {
    group(form, "gain_choice", [&] {
      std::string_view from;
      form.word("from", from);
      if (form.ok() && from != "foreign") form.complain("expected here", "foreign");
      small(form, "count", count, 1, 9);
    });
  });
}

void exchange_chamber(Form& form, Box& box, ChamberFigures& figures) {
  row(form, "regular", 2, [&](std::size_t i) {
    if (i == 1) return foreign_goods(form, figures.regular);
    group(form, {}, [&] {
      group(form, "exchange", [&] {
        small(form, "give", box.swap_give, 2, 2);  // fewer would never end (IVN-17.7)
        exactly(form, "get", 1);
        std::string_view times;
        form.word("times", times);
        if (form.ok() && times != "any") form.complain("expected here", "any");
      });
    });
  });
  row(form, "bonus", 1, [&](std::size_t) { foreign_goods(form, figures.bonus); });
}

void chambers(Form& form, Box& box) {
  row(form, "chambers", kChambers, [&](std::size_t i) {
    ChamberFigures& figures = box.chamber[i];
    group(form, {}, [&] {
      fixed_id(form, kChamberNames, i);
      switch (static_cast<Chamber>(i)) {
        case Chamber::production:
          row(form, "regular", 1, [&](std::size_t) {
            group(form, {}, [&] {
              group(form, "income_chain", [&] { small(form, "cities", figures.regular, 1, 9); });
            });
          });
          return single(form, "bonus", "income_repeat", figures.bonus);
        case Chamber::maneuver:
          either(form, "regular", "place_warrior", "move", figures.regular);
          return either(form, "bonus", "place_warrior", "move", figures.bonus);
        case Chamber::project:
          either(form, "regular", "take_project", "complete_project", figures.regular);
          return either(form, "bonus", "take_project", "complete_project", figures.bonus);
        case Chamber::exchange:
          return exchange_chamber(form, box, figures);
        case Chamber::reward:
          either(form, "regular", "take_estate", "take_title", figures.regular);
          return single(form, "bonus", "take_estate", figures.bonus);
      }
    });
  });
}

void counts(Form& form, const Box& box) {
  constexpr std::array<std::string_view, kFavorTokens> kFavorIds{"F10", "F20", "F30"};
  group(form, "counts", [&] {
    exactly(form, "cities", kCities);
    exactly(form, "waterways", kWaterways);
    exactly(form, "trade_slots", kTradeSlots);
    exactly(form, "chambers", kChambers);
    exactly(form, "assignment_cards", kAssignments);
    exactly(form, "projects", kProjects);
    exactly(form, "titles", kTitles);
    exactly(form, "estates", kEstates);
    exactly(form, "trade_tokens", kTradeTokens);
    exactly(form, "spoils", kSpoils);
    exactly(form, "region_tokens", kRegionTokens);
    exactly(form, "favor_tokens", kFavorTokens);
    exactly(form, "seals", box.seals * kMostPlayers);
  });
  row(form, "favor_tokens", kFavorTokens, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kFavorIds, i);
      exactly(form, "at", box.favor_tokens_at[i]);
    });
  });
}

}  // namespace

std::string_view resource_name(std::size_t resource) { return kResourceNames[resource]; }
std::string_view chamber_name(std::size_t chamber) { return kChamberNames[chamber]; }
std::string_view part_name(std::size_t part) { return kPartNames[part]; }

void read_box(Form& form, Box& box) {
  box = {};
  resources(form);
  player_set(form, box);
  player_tables(form, box);
  constants(form, box);
  rounds(form, box);
  chambers(form, box);
  read_map(form, box);
  read_cards(form, box);
  counts(form, box);
}

}  // namespace tsardom::ivan
