#include "games/perestroika/box.hpp"

namespace tsardom::perestroika {
namespace {

constexpr std::array<std::string_view, kMaterials> kMaterialNames{"fur", "wood", "wheat"};
constexpr std::array<std::string_view, kBuildings> kBuildingNames{"-",      "field",   "town",      "city",
                                                                  "church", "kremlin", "cathedral", "palace"};
constexpr std::array<std::string_view, kScenarios> kScenarioNames{
    "none",         "rus_successor", "wilderness_abbey",  "cathedral_architecture", "struggle",
    "planned_city", "serfdom",       "water_trade_route", "palace_architecture",    "baltic_trade"};
constexpr std::array<std::string_view, 11> kOpNames{
    "gain", "gain_choice", "double",         "exchange",     "swap_any", "build", "retrieve_discard",
    "draw", "steal_card",  "steal_material", "endgame_value"};

template <std::integral T>
void small(Form& form, std::string_view key, T& value, int least = 0, int most = kMostPieces) {
  number(form, key, value, least, most);
}

// A thing of a fixed vocabulary whose place in the list is its number.
template <class Names>
void fixed_id(Form& form, const Names& names, std::size_t expected) {
  tsardom::expected(form, "id", expected, names.size(), in(names));
}

void amounts(Form& form, std::string_view key, Materials& value) {
  group(form, key, [&] {
    for (const Material m : kAllMaterials) small(form, material_name(static_cast<std::size_t>(m)), value[m]);
  });
}

void materials(Form& form, Box& box) {
  group(form, "materials", [&] {
    row(form, "kinds", kMaterials, [&](std::size_t i) {
      group(form, {}, [&] {
        fixed_id(form, kMaterialNames, i);
        small(form, "stock", box.stock.count[i]);
      });
    });
    small(form, "hold_limit_per_kind", box.hold_limit, 1, kMostHeld);
    small(form, "tatar_keep_per_kind", box.tatar_keep);
    small(form, "points_each", box.points_each);
  });
}

void limits(Form& form, Box& box) {
  group(form, "action_chips", [&] { small(form, "stock", box.chips, kMostPlayers); });
  group(form, "limits", [&] {
    small(form, "plays_per_turn", box.plays, 1, kMostPlays);
    small(form, "plays_per_turn_with_chip", box.plays_with_chip, 1, kMostPlays);
    small(form, "hand_limit_end_of_turn", box.hand_limit, 0, 5);
  });
  group(form, "building_area", [&] {
    small(form, "rows", box.rows, 1, kRows);
    small(form, "columns", box.columns, 1, kColumns);
  });
  group(form, "solo", [&] { small(form, "material_when_no_card", box.solo_material, 0, 9); });
}

// PER-4.4: even with full hands there must be cards enough for the longest reveal.
void player_tables(Form& form, Box& box) {
  group(form, "player_tables", [&] {
    row(form, "rows", kMostPlayers, [&](std::size_t i) {
      PlayerTable& table = box.table[i];
      group(form, {}, [&] {
        int players = 0;
        const int expected = static_cast<int>(i) + 1;
        small(form, "players", players, expected, expected);
        row(form, "start_materials", i + 1,
            [&](std::size_t seat) { small(form, {}, table.start_materials[seat], 0, kMostHeld); });
        small(form, "crosses_needed", table.crosses_needed, i == 0 ? 2 : 1,
              kCards);  // PER-14.2 sorts two cards
        small(form, "max_display", table.most_cards, 2, kCards - box.hand_limit * expected);
        small(form, "shuffles_to_end", table.shuffles_to_end, 1, 9);
      });
    });
  });
}

void material(Form& form, std::string_view key, Material& value) {
  choice(form, key, value, kMaterials, in(kMaterialNames));
}

void build_effect(Form& form, Effect& effect) {
  choice(form, "building", effect.building, kBuildings, in(kBuildingNames));
  if (effect.building == Building::none || effect.building >= Building::cathedral) {
    form.complain("no card builds this");
  }
  effect.most = 0;
  if (form.given("max")) small(form, "max", effect.most, 1, kCells);
  std::size_t payer = 0;
  choice(form, "pay_from", payer, 2, in(std::array<std::string_view, 2>{"player", "stock"}));
  effect.from_stock = payer == 1;
}

void effect(Form& form, std::string_view key, Effect& value) {
  value = {};
  group(form, key, [&] {
    choice(form, "op", value.op, kOpNames.size(), in(kOpNames));
    switch (value.op) {
      case Op::gain:
        material(form, "material", value.material);
        return small(form, "amount", value.amount, 1);
      case Op::double_up:
        return material(form, "material", value.material);
      case Op::exchange:
        material(form, "give", value.material);
        material(form, "get", value.get);
        small(form, "give_amount", value.give_amount, 1);
        small(form, "get_amount", value.amount, 1);
        if (value.material == value.get) form.complain("an exchange needs two kinds of material");
        return;
      case Op::build:
        return build_effect(form, value);
      case Op::endgame_value:
        material(form, "material", value.material);
        return small(form, "points_each", value.amount);
      case Op::swap_any:
        small(form, "give_amount", value.give_amount, 1, 1);
        return small(form, "get_amount", value.amount, 1, 1);
      case Op::draw:
        return small(form, "amount", value.amount, 1, kCards);
      case Op::gain_choice:
        return small(form, "amount", value.amount, 1);
      case Op::retrieve_discard:
      case Op::steal_card:
      case Op::steal_material:
        return small(form, "amount", value.amount, 1, 1);
    }
  });
}

// The kinds that a half cannot take back are named by id, so they are read when all ids are known.
void excluded_kinds(Form& form, std::string_view key, const Box& box, Effect& value) {
  if (value.op != Op::retrieve_discard) return;
  group(form, key, [&] {
    std::size_t size = 0;
    rows(form, "exclude_kinds", size, box.kinds, [&](std::size_t) {
      Kind kind = 0;
      choice(form, {}, kind, box.kinds, [&](std::size_t i) { return box.kind[i].id.view(); });
      value.excluded |= 1U << kind;
    });
  });
}

Id second_copy(Id id) {
  const std::size_t size = id.view().size();
  id.letters[size] = '_';
  id.letters[size + 1] = '2';
  return id;
}

void deal_ids(Form& form, Box& box) {
  int card = 0;
  for (Kind kind = 0; kind < box.kinds; ++kind) {
    box.cards_of[kind] = 0;
    for (int copy = 0; copy < box.kind[kind].copies; ++copy, ++card) {
      if (card == kCards) return form.complain("the copies of all kinds are more than 20 cards");
      box.kind_of[static_cast<std::size_t>(card)] = kind;
      box.card_id[static_cast<std::size_t>(card)] =
          copy == 0 ? box.kind[kind].id : second_copy(box.kind[kind].id);
      box.cards_of[kind] |= only_card(static_cast<Card>(card));
    }
    if (box.kind[kind].cross) box.crosses |= box.cards_of[kind];
  }
  if (card != kCards) form.complain("the copies of all kinds are fewer than 20 cards");
}

void card_kinds(Form& form, Box& box) {
  rows(form, "action_card_kinds", box.kinds, kCards, [&](std::size_t i) {
    CardKind& kind = box.kind[i];
    group(form, {}, [&] {
      unique_id(form, box.kind, i);
      small(form, "copies", kind.copies, 1, 2);  // PER-15.7 speaks of two copies
      form.flag("cross", kind.cross);
      effect(form, "top", kind.half[0]);
      effect(form, "bottom", kind.half[1]);
    });
  });
  std::size_t again = box.kinds;
  rows(form, "action_card_kinds", again, kCards, [&](std::size_t i) {
    group(form, {}, [&] {
      excluded_kinds(form, "top", box, box.kind[i].half[0]);
      excluded_kinds(form, "bottom", box, box.kind[i].half[1]);
    });
  });
  if (form.ok()) deal_ids(form, box);
}

void action_cards(Form& form, const Box& box) {
  row(form, "action_cards", kCards, [&](std::size_t i) {
    group(form, {}, [&] {
      int number_on_card = 0;
      small(form, "id", number_on_card, static_cast<int>(i) + 1, static_cast<int>(i) + 1);
      std::string_view kind;
      form.word("kind", kind);
      const std::string_view expected = box.kind[box.kind_of[i]].id.view();
      if (form.ok() && kind != expected) form.complain("by copies of the kinds this card is", expected);
    });
  });
}

void buildings(Form& form, Box& box) {
  row(form, "buildings", kBuildings - 1, [&](std::size_t i) {
    BuildingKind& kind = box.building[i + 1];
    group(form, {}, [&] {
      fixed_id(form, kBuildingNames, i + 1);
      amounts(form, "cost", kind.cost);
      if (kind.cost.total() == 0) form.complain("a building costs something");
      kind.points = 0;
      if (form.given("points")) small(form, "points", kind.points);
      small(form, "marks", kind.marks, 0, 9);
    });
  });
}

void ranks(Form& form, Box& box) {
  rows(form, "score_ranks", box.ranks, kMostRanks, [&](std::size_t i) {
    Rank& rank = box.rank[i];
    group(form, {}, [&] {
      unique_id(form, box.rank, i);
      rank.least = INT16_MIN;
      if (form.given("min")) number(form, "min", rank.least, -999, 999);
      if (i > 0 && rank.least >= box.rank[i - 1].least) form.complain("ranks go from the highest down");
    });
  });
  if (form.ok() && (box.ranks == 0 || box.rank[box.ranks - 1u].least != INT16_MIN)) {
    form.complain("the last rank has no least score");
  }
}

void figures(Form& form, Scenario scenario, ScenarioFigures& figure) {
  const auto by_column = [&](std::string_view key, auto& points) {
    row(form, key, kColumns, [&](std::size_t i) { small(form, {}, points[i]); });
  };
  switch (scenario) {
    case Scenario::rus_successor:
      return small(form, "bonus_per_column", figure.bonus_per_column);
    case Scenario::wilderness_abbey:
      return by_column("church_points_by_column", figure.church_points);
    case Scenario::cathedral_architecture:
      small(form, "points_per_building", figure.points_per_building);
      return small(form, "max_per_player", figure.most_cathedrals, 1, kCells);
    case Scenario::planned_city:
      small(form, "one_axis_multiplier", figure.one_axis);
      small(form, "both_axes_multiplier", figure.both_axes);
      choice(form, "count", figure.kinds_on_axis, 2,
             in(std::array<std::string_view, 2>{"distinct_building_kinds", "kinds_on_axis"}));
      return form.flag("single_line_is_mirrored", figure.line_is_mirrored);
    case Scenario::serfdom:
      small(form, "field_points_next_to_town", figure.field_by_town);
      return small(form, "field_points_otherwise", figure.field_otherwise);
    case Scenario::water_trade_route:
      return by_column("points_per_mark_by_column", figure.points_per_mark);
    case Scenario::palace_architecture:
      small(form, "per", figure.palace_per, 1);
      return small(form, "gain", figure.palace_gain);
    case Scenario::baltic_trade:
      return small(form, "min_materials", figure.least_for_fee, 1);
    case Scenario::none:
    case Scenario::struggle:
      return;
  }
}

void scenarios(Form& form, Box& box) {
  row(form, "scenarios", kScenarios - 1, [&](std::size_t i) {
    ScenarioSheet& sheet = box.sheet[i + 1];
    group(form, {}, [&] {
      fixed_id(form, kScenarioNames, i + 1);
      number(form, "base_score", sheet.base_score, -99, 99);
      small(form, "min_players", sheet.min_players, 1, kMostPlayers);
      group(form, "params", [&] { figures(form, static_cast<Scenario>(i + 1), box.figure); });
    });
  });
}

}  // namespace

std::string_view material_name(std::size_t material) { return kMaterialNames[material]; }
std::string_view building_name(std::size_t building) { return kBuildingNames[building]; }
std::string_view scenario_name(std::size_t scenario) { return kScenarioNames[scenario]; }

void read_box(Form& form, Box& box) {
  box = {};
  group(form, "components", [&] {
    int cards = 0;
    small(form, "action_cards", cards, kCards, kCards);
  });
  materials(form, box);
  limits(form, box);
  player_tables(form, box);
  card_kinds(form, box);
  action_cards(form, box);
  buildings(form, box);
  ranks(form, box);
  scenarios(form, box);
}

}  // namespace tsardom::perestroika
