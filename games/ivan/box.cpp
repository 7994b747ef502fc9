#include "games/ivan/box.hpp"

#include <bit>

namespace tsardom::ivan {
namespace {

constexpr std::array<std::string_view, kResources> kResourceNames{"coin",      "grain",   "wood", "stone",
                                                                  "gunpowder", "textile", "steel"};
constexpr std::array<std::string_view, kChambers> kChamberNames{"production", "maneuver", "project",
                                                                "exchange", "reward"};
constexpr std::array<std::string_view, kParts> kPartNames{"projects",    "trade",   "spoils", "estates",
                                                          "regions",     "favor",   "titles", "field",
                                                          "favor_track", "exchange"};
constexpr std::array<std::string_view, kPadActions> kPadActionNames{"P1", "P2", "P3", "P4"};
constexpr std::array<std::string_view, kProjectTypes> kTypeNames{"construction", "trade", "military"};
constexpr std::array<std::string_view, 10> kPerNames{"project_set",
                                                     "completed_project",
                                                     "spoils_and_trade_token",
                                                     "city_influence_at_least",
                                                     "estate",
                                                     "title",
                                                     "warrior_on_map",
                                                     "warrior_in_field",
                                                     "region_lead",
                                                     "city_presence_colour"};

constexpr int kMost = 99;
constexpr Ops kGains = ops(Op::gain, Op::gain_choice);
constexpr Ops kAutomatic = ops(Op::gain, Op::vp, Op::favor);
// No token resolves tokens or completes projects, so that tokens cannot lead to themselves.
constexpr Ops kOfTokens = kGains | kAutomatic |
                          ops(Op::income, Op::place_warrior, Op::move, Op::take_project, Op::take_estate,
                              Op::take_title, Op::exchange, Op::place_building);
constexpr Ops kOfRegions = kOfTokens | ops(Op::complete_project, Op::resolve_trade, Op::field_warrior);
constexpr Ops kOfEstates = kOfRegions | ops(Op::pay);

template <class Ids>
auto ids(const Ids& list) {
  return [&list](std::size_t i) { return list[i].view(); };
}

template <class Ids>
void id(Form& form, Ids& list, std::size_t at) {
  std::string_view word;
  form.word("id", word);
  if (!form.ok()) return;
  Id& value = list[at];
  if (word.empty() || word.size() > Id::kLongest) return form.complain("an id has 1 to 36 letters");
  if (word.find(' ') != std::string_view::npos) return form.complain("an id has no spaces");
  for (std::size_t i = 0; i < at; ++i) {
    if (list[i].view() == word) return form.complain("this id stands twice", word);
  }
  value = {};
  std::copy(word.begin(), word.end(), value.letters.begin());
}

template <std::integral T>
void small(Form& form, std::string_view key, T& value, int least = 0, int most = kMost) {
  number(form, key, value, least, most);
}

void exactly(Form& form, std::string_view key, int value) {
  int found = value;
  small(form, key, found, value, value);
}

// A thing of a fixed vocabulary whose place in the list is its number.
template <class Names>
void fixed_id(Form& form, const Names& names, std::size_t expected) {
  std::size_t found = expected;
  choice(form, "id", found, names.size(), in(names));
  if (found != expected) form.complain("expected here", names[expected]);
}

void flag_if_given(Form& form, std::string_view key, bool& value) {
  if (form.given(key)) form.flag(key, value);
}

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
  constexpr std::array<std::string_view, 2> kRewards{"first_and_second", "winner_only_two_player"};
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
        choice(form, "region_rewards", rewards, kRewards.size(), in(kRewards));
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

void map(Form& form, Box& box) {
  row(form, "city_colours", kColours,
      [&](std::size_t i) { group(form, {}, [&] { id(form, box.colour_id, i); }); });
  row(form, "regions", kRegions, [&](std::size_t i) {
    group(form, {}, [&] {
      id(form, box.region_id, i);
      exactly(form, "order", static_cast<int>(i) + 1);
    });
  });
  row(form, "cities", kCities, [&](std::size_t i) {
    CityFigures& city = box.city[i];
    group(form, {}, [&] {
      id(form, box.city_id, i);
      choice(form, "region", city.region, kRegions, ids(box.region_id));
      choice(form, "colour", city.colour, kColours, ids(box.colour_id));
      read_effects(form, "income", box, city.income, Part::regions, kGains | ops(Op::pay));
      int unused = 0;
      number(form, "x", unused, 0, 10000);
      number(form, "y", unused, 0, 10000);
    });
    if (!form.ok()) return;
    const Effect& first = box.effect[city.income.begin];
    if (first.op == Op::pay && first.group != Group::none) form.complain("an income costs named pieces");
    put(box.cities_of_region[city.region], static_cast<City>(i));
    put(box.cities_of_colour[city.colour], static_cast<City>(i));
  });
  for (const CitySet cities : box.cities_of_colour) {
    if (form.ok() && cities == 0) form.complain("a colour has no city");
  }
}

void waterway(Form& form, Box& box, std::size_t i, int& slots) {
  WaterwayFigures& way = box.waterway[i];
  bool has_slot = false;
  group(form, {}, [&] {
    id(form, box.waterway_id, i);
    choice(form, "a", way.a, kCities, ids(box.city_id));
    choice(form, "b", way.b, kCities, ids(box.city_id));
    form.flag("trade_slot", has_slot);
    if (!form.ok()) return;
    if (way.a == way.b) return form.complain("a waterway joins two cities");
    if (has(box.city[way.a].neighbours, way.b)) form.complain("these cities are joined already");
    if (has_slot && slots == kTradeSlots) form.complain("more than 10 trade slots");
  });
  if (!form.ok()) return;
  put(box.city[way.a].neighbours, way.b);
  put(box.city[way.b].neighbours, way.a);
  if (!has_slot) return;
  way.slot = static_cast<TradeSlot>(slots);
  box.waterway_of_slot[static_cast<std::size_t>(slots++)] = static_cast<Waterway>(i);
  box.slot_between[way.a][way.b] = box.slot_between[way.b][way.a] = way.slot;
}

void waterways(Form& form, Box& box) {
  for (auto& row_of_slots : box.slot_between) row_of_slots.fill(kNone);
  int slots = 0;
  row(form, "waterways", kWaterways, [&](std::size_t i) { waterway(form, box, i, slots); });
  if (!form.ok()) return;
  if (slots != kTradeSlots) form.complain("waterways: fewer than 10 trade slots");
  CitySet reached = 1;
  for (int again = 0; again < kCities; ++again) {
    for_each(reached, [&](City city) { reached |= box.city[city].neighbours; });
  }
  if (reached == kAllCities) return;
  const auto cut_off = static_cast<City>(std::countr_one(reached));
  form.complain("waterways: no way leads from the first city to", box.city_id[cut_off].view());
}

void assignments(Form& form, Box& box) {
  int stays = 0;
  row(form, "assignment_cards", kAssignments, [&](std::size_t i) {
    AssignmentCard& card = box.assignment[i];
    group(form, {}, [&] {
      id(form, box.assignment_id, i);
      bool is_any = false, is_kremlin = false;
      group(form, "target", [&] {
        flag_if_given(form, "any", is_any);
        flag_if_given(form, "kremlin", is_kremlin);
        if (is_any || is_kremlin) return;
        std::uint8_t colour = 0;
        choice(form, "colour", colour, kColours, ids(box.colour_id));
        if (form.ok()) card.cities = box.cities_of_colour[colour];
      });
      if (is_any) card.cities = kAllCities;
      stays += is_kremlin;
      if (form.given("on_exit")) read_effects(form, "on_exit", box, card.on_exit, Part::regions, kAutomatic);
      if (form.given("on_exit_with_seal"))
        read_effects(form, "on_exit_with_seal", box, card.on_exit_with_seal, Part::regions, kAutomatic);
    });
  });
  if (form.ok() && stays != 1) form.complain("assignment_cards: one card stays in the Kremlin");
}

void projects(Form& form, Box& box) {
  constexpr std::array kOpOfType{Op::place_building, Op::resolve_trade, Op::field_warrior};  // IVN-11.2
  row(form, "project_types", kProjectTypes, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kTypeNames, i);
      read_effects(form, "effect", box, box.project_effect[i], Part::projects, only_op(kOpOfType[i]));
      if (form.ok() && box.project_effect[i].count != 1) form.complain("a project has one effect");
    });
  });
  std::array<int, kProjectTypes> of_type{};
  row(form, "projects", kProjects, [&](std::size_t i) {
    ProjectCard& card = box.project[i];
    group(form, {}, [&] {
      id(form, box.project_id, i);
      choice(form, "type", card.type, kProjectTypes, in(kTypeNames));
      read_goods(form, "cost", card.cost);
      if (card.cost[Resource::coin] > 0) form.complain("a project costs goods, not coins");
      small(form, "vp", card.points, 0, 20);
    });
    if (form.ok()) ++of_type[static_cast<std::size_t>(card.type)];
  });
  for (const int cards : of_type) {
    if (form.ok() && cards != kProjects / kProjectTypes) form.complain("projects: ten cards of each type");
  }
}

void titles(Form& form, Box& box) {
  row(form, "titles", kTitles, [&](std::size_t i) {
    TitleCard& card = box.title[i];
    group(form, {}, [&] {
      id(form, box.title_id, i);
      group(form, "score", [&] {
        choice(form, "per", card.per, kPerNames.size(), in(kPerNames));
        small(form, "vp", card.points, 0, 20);
        if (card.per == Per::completed_project)
          choice(form, "type", card.detail, kProjectTypes, in(kTypeNames));
        if (card.per == Per::city_influence_at_least) small(form, "min", card.detail, 1);
        if (card.per == Per::city_presence_colour)
          choice(form, "colour", card.detail, kColours, ids(box.colour_id));
      });
    });
  });
}

template <class Ids, class Lists>
void effect_cards(Form& form, std::string_view key, Box& box, Ids& names, Lists& lists, Part part,
                  Ops allowed) {
  row(form, key, lists.size(), [&](std::size_t i) {
    group(form, {}, [&] {
      id(form, names, i);
      read_effects(form, "effect", box, lists[i], part, allowed);
    });
  });
}

// IVN-13.4 needs one number on each token: the first reward is that many points.
void region_tokens(Form& form, Box& box) {
  constexpr std::array<std::string_view, 2> kShades{"light", "dark"};
  row(form, "region_tokens", kRegionTokens, [&](std::size_t i) {
    RegionCard& card = box.region_token[i];
    group(form, {}, [&] {
      id(form, box.region_token_id, i);
      choice(form, "shade", card.dark, kShades.size(), in(kShades));
      small(form, "vp", card.number, 1, 20);
      row(form, "rewards", 2, [&](std::size_t r) {
        read_effects(form, {}, box, card.reward[r], Part::regions, r == 0 ? only_op(Op::vp) : kOfRegions);
      });
      const Effect& points = box.effect[card.reward[0].begin];
      if (form.ok() && (card.reward[0].count != 1 || points.amount != card.number))
        form.complain("the first reward is the number on the token");
    });
    if (card.dark) put(box.dark_tokens, static_cast<RegionToken>(i));
  });
  if (form.ok() && std::popcount(box.dark_tokens) != kRegionTokens / 2)
    form.complain("region_tokens: nine of each shade");
}

// IVN-17.7: a pad action that gave back what it takes could be repeated for ever.
void check_pad_action(Form& form, const Box& box, const EffectList& list) {
  const Effect &cost = box.effect[list.begin], &result = box.effect[list.begin + 1u];
  if (!form.ok()) return;
  if (list.count != 2 || cost.op != Op::pay || cost.group == Group::none || cost.group == Group::any)
    return form.complain("a pad action pays local goods, foreign goods or trade tokens for one thing");
  if (result.op == Op::take_project && cost.group == Group::trade_token) return;
  const bool is_coins = result.op == Op::gain && result.goods.total() == result.goods[Resource::coin];
  if (!is_coins || result.goods.total() > cost.amount || cost.group == Group::trade_token)
    form.complain("a pad action gives at most a coin for each piece");
}

void pad(Form& form, Box& box) {
  group(form, "pad", [&] {
    exactly(form, "trade_slots", kPadSlots);
    int prints = 0;
    row(form, "slots", kPadSlots, [&](std::size_t i) {
      group(form, {}, [&] {
        exactly(form, "slot", static_cast<int>(i) + 1);
        if (!form.given("preprinted")) return;
        read_effects(form, "preprinted", box, box.print[i], Part::trade, kOfTokens);
        ++prints;
      });
    });
    if (prints < 2) form.complain("fewer than two printed effects");  // IVN-10.6: two can always be resolved
    row(form, "free_actions", kPadActions, [&](std::size_t i) {
      group(form, {}, [&] {
        fixed_id(form, kPadActionNames, i);
        if (i + 1 == kPadActions) {
          bool rearranges = true;
          form.flag("rearrange", rearranges);
          if (!rearranges) form.complain("P4 rearranges the tokens");
          return;
        }
        read_effects(form, "effect", box, box.pad_action[i], Part::estates,
                     ops(Op::pay, Op::gain, Op::take_project));
        check_pad_action(form, box, box.pad_action[i]);
      });
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
std::string_view pad_action_name(std::size_t action) { return kPadActionNames[action]; }

void read_box(Form& form, Box& box) {
  box = {};
  resources(form);
  player_set(form, box);
  player_tables(form, box);
  constants(form, box);
  rounds(form, box);
  chambers(form, box);
  map(form, box);
  waterways(form, box);
  assignments(form, box);
  projects(form, box);
  titles(form, box);
  effect_cards(form, "estates", box, box.estate_id, box.estate, Part::estates, kOfEstates);
  effect_cards(form, "trade_tokens", box, box.trade_token_id, box.trade_token, Part::trade, kOfTokens);
  effect_cards(form, "spoils", box, box.spoil_id, box.spoil, Part::spoils, kOfTokens);
  region_tokens(form, box);
  pad(form, box);
  counts(form, box);
}

}  // namespace tsardom::ivan
