#include "games/catherine/box.hpp"

#include <span>

namespace tsardom::catherine {
namespace {

constexpr std::array<std::string_view, kGoods> kGoodNames{"iron", "food", "caviar", "fur"};
constexpr std::array<std::string_view, kColours> kColourNames{"blue", "red", "green"};
constexpr std::array<std::string_view, 10> kActionNames{
    "BUILD_LISTED",      "BUILD_REGION",  "MARKET",     "DISCARD_FOR_VP", "VP_PER_BOOK",
    "DISCARD_FOR_FAVOR", "DRAW_PER_BOOK", "DRAW_CARDS", "GAIN_VP",        "VP_PER_GOODS_SET"};
constexpr std::array<std::string_view, 6> kConditionNames{
    "none", "own_goods", "own_books", "own_cannons", "discard", "action_cost_same_colour"};
constexpr std::array<std::string_view, 4> kRewardNames{"draw", "vp", "favor", "vp_per_residence_in_colour"};

constexpr int kRoads = 27;        // CAT-1.4
constexpr int kCitiesOfGood = 3;  // CAT-1.3
// So that nothing draws or scores more than 255 at a time, as much as the log can tell.
constexpr int kMostSymbols = 3;      // of a kind on a card
constexpr int kMostForEach = 10;     // points for each book or set: there are up to 24
constexpr int kMostMultiplier = 15;  // of up to 17 residences

template <std::integral T>
void small(Form& form, std::string_view key, T& value, int least = 0, int most = 20) {
  number(form, key, value, least, most);
}

// The lists of the box stand under "items", with their origin beside them; `check` looks at the whole list.
template <class Item, class Check>
void items(Form& form, std::string_view key, std::size_t size, Item item, Check check) {
  group(form, key, [&] {
    row(form, "items", size, [&](std::size_t i) { group(form, {}, [&] { item(i); }); });
    if (form.ok()) check();
  });
}

template <class Item>
void items(Form& form, std::string_view key, std::size_t size, Item item) {
  items(form, key, size, item, [] {});
}

// A good that is not named does not count.
void goods(Form& form, std::string_view key, std::array<std::uint8_t, kGoods>& value, int most) {
  group(form, key, [&] {
    for (std::size_t good = 0; good < kGoods; ++good) {
      value[good] = 0;
      if (form.given(kGoodNames[good])) small(form, kGoodNames[good], value[good], 0, most);
    }
  });
}

void constants(Form& form, Box& box) {
  group(form, "constants", [&] {
    // CAT-5.10: rows and picks are made for the printed numbers of cards.
    small(form, "hand_deal", box.deal, 6, 6);
    small(form, "start_row_cards", box.start_row, 3, 3);
    small(form, "draw_phase_a", box.draw_phase_a, 2, 2);
    small(form, "decades", box.decades, 1, 3);
    small(form, "rounds_per_decade", box.rounds, 4, 4);
    small(form, "residences_per_player", box.residences, 1, kCities - 1);
    small(form, "cards_after_interim", box.cards_after_interim, 0, 5);
    small(form, "vp_per_card_not_drawn", box.vp_per_card_not_drawn);
    small(form, "vp_per_favor_step_wasted", box.vp_per_step_wasted);
    small(form, "compensation_cards", box.compensation, 0, 5);
    small(form, "final_vp_per_hand_card", box.vp_per_hand_card);
  });
}

// CAT-1: what the box holds must be enough for four.
void tokens(Form& form, const Box& box) {
  group(form, "tokens", [&] {
    int count = 0;
    number(form, "project_cards", count, kCards, kCards);
    number(form, "order_cards", count, kOrders, kOrders);
    number(form, "residences", count, kMostPlayers * box.residences, 99);
    group(form, "goods_tiles", [&] {
      for (const std::string_view good : kGoodNames)
        number(form, good, count, kCitiesOfGood * kMostPlayers, 99);
    });
    number(form, "joker_tiles", count, *std::max_element(box.jokers.begin(), box.jokers.end()), 99);
  });
}

// CAT-2.2, CAT-7.3: as many tiles in a goods city as players, so that everybody finds one.
void setup_by_players(Form& form, Box& box) {
  constexpr std::array<std::string_view, 5> kNumbers{"0", "1", "2", "3", "4"};
  group(form, "setup_by_players", [&] {
    for (int players = 2; players <= kMostPlayers; ++players) {
      group(form, kNumbers[static_cast<std::size_t>(players)], [&] {
        int tiles = 0;
        small(form, "tiles_per_goods_city", tiles, players, players);
        // CAT-9.2: at most n - 2 players stand between most and fewest books in each scoring.
        const int most_taken = (players - 2) * box.decades;
        small(form, "jokers", box.jokers[static_cast<std::size_t>(players)], most_taken, 20);
      });
    }
  });
}

void vocabulary(Form& form, std::string_view key, std::span<const std::string_view> names) {
  items(form, key, names.size(), [&](std::size_t i) {
    std::size_t found = i;
    choice(form, "id", found, names.size(), [&](std::size_t n) { return names[n]; });
    if (found != i) form.complain("expected here", names[i]);
  });
}

void read_city(Form& form, Box& box, std::size_t i) {
  CityKind& city = box.city[i];
  unique_id(form, box.city, i);
  choice(form, "colour", city.colour, kColours, in(kColourNames));
  city.good = kGoods;
  if (form.given("good")) choice(form, "good", city.good, kGoods, in(kGoodNames));
  form.flag("crown", city.crown);
  form.flag("one", city.one);
  if ((city.good < kGoods) + city.crown + city.one != 1) form.complain("a city has exactly one feature");
  const CitySet bit = only_city(static_cast<City>(i));
  box.region[static_cast<std::size_t>(city.colour)] |= bit;
  if (city.good < kGoods) box.good_cities[city.good] |= bit;
  if (city.one) box.ones |= bit;
}

// CAT-1.3
void cities(Form& form, Box& box) {
  const auto have = [](int count) { return [count](CitySet set) { return std::popcount(set) == count; }; };
  const auto read = [&](std::size_t i) { read_city(form, box, i); };
  items(form, "cities", kCities, read, [&] {
    if (!std::all_of(box.region.begin(), box.region.end(), have(kCities / kColours)))
      return form.complain("six cities have each colour");
    if (!std::all_of(box.good_cities.begin(), box.good_cities.end(), have(kCitiesOfGood)))
      form.complain("three cities have each good");
  });
}

void read_road(Form& form, Box& box) {
  std::array<City, 2> ends{};
  row(form, {}, 2, [&](std::size_t i) {
    choice(form, {}, ends[i], kCities, ids(box.city));
    if (i == 0) return;
    if (ends[0] == ends[1]) return form.complain("a road joins two cities");
    if ((box.city[ends[0]].roads & only_city(ends[1])) != 0) form.complain("this road stands twice");
  });
  box.city[ends[0]].roads |= only_city(ends[1]);
  box.city[ends[1]].roads |= only_city(ends[0]);
}

bool is_connected(const Box& box) {
  CitySet reached = 1;
  for (CitySet before = 0; before != reached;) {
    before = reached;
    for (City city = 0; city < kCities; ++city) {
      if ((reached >> city & 1U) != 0) reached |= box.city[city].roads;
    }
  }
  return std::popcount(reached) == kCities;
}

void roads(Form& form, Box& box) {
  group(form, "roads", [&] {
    row(form, "edges", kRoads, [&](std::size_t) { read_road(form, box); });
    if (form.ok() && !is_connected(box)) form.complain("the map is not connected");
  });
}

// CAT-6.2: limits never fall.
void favor_track(Form& form, Box& box) {
  group(form, "favor_track", [&] {
    row(form, "spaces", kSpaces, [&](std::size_t i) {
      FavorSpace& space = box.space[i];
      group(form, {}, [&] {
        int index = 0;
        small(form, "index", index, static_cast<int>(i), static_cast<int>(i));
        small(form, "hand_limit", space.hand_limit, i == 0 ? 2 : box.space[i - 1].hand_limit, 7);
        small(form, "vp", space.vp);
        small(form, "multiplier", space.multiplier, 0, kMostMultiplier);
      });
    });
  });
}

void scoring(Form& form, Box& box) {
  group(form, "residence_scoring", [&] {
    row(form, "vp_by_count", box.residences + 1u,
        [&](std::size_t i) { small(form, {}, box.vp_by_residences[i], 0, 99); });
    small(form, "extra_per_one_city", box.one_city_extra);
  });
  group(form, "cannon_scoring", [&] {
    small(form, "win", box.cannon_win);
    small(form, "tie", box.cannon_tie);
    small(form, "lose", box.cannon_lose);
  });
  group(form, "order_scoring", [&] {
    row(form, "vp_by_matches", kMostMatches + 1,
        [&](std::size_t i) { small(form, {}, box.vp_by_matches[i], 0, 99); });
  });
  items(form, "order_cards", kOrders, [&](std::size_t i) {
    unique_id(form, box.order, i);
    goods(form, "goods", box.order[i].goods, kMostMatches);
    int total = 0;
    for (const int count : box.order[i].goods) total += count;
    if (total != kMostMatches) form.complain("an order has seven goods");
  });
}

void symbols(Form& form, Symbols& value) {
  group(form, "symbols", [&] {
    std::array<std::uint8_t, kGoods> count{};
    goods(form, "goods", count, kMostSymbols);
    std::copy(count.begin(), count.end(), value.count.begin());
    small(form, "cannons", value.count[4], 0, kMostSymbols);
    small(form, "books", value.count[5], 0, kMostSymbols);
  });
}

// CAT-1.1, CAT-7.1: either three cities of the card's colour, or things to count.
void upper_area(Form& form, const Box& box, ProjectCard& card) {
  const bool lists_cities = card.action == Action::build_listed;
  std::size_t size = 0;
  symbols(form, card.symbols);
  rows(form, "cities", size, 3, [&](std::size_t) {
    if (!lists_cities) return form.complain("only residence cards have cities");
    City city = 0;
    choice(form, {}, city, kCities, ids(box.city));
    if (box.city[city].colour != card.colour)
      form.complain("this city has another colour", box.city[city].id.view());
    card.cities |= only_city(city);
  });
  if (form.ok() && lists_cities && std::popcount(card.cities) != 3)
    form.complain("a residence card has three cities");
}

// CAT-8.10 ff.: what each action counts and gives.
void action(Form& form, ProjectCard& card) {
  group(form, "action", [&] {
    choice(form, "code", card.action, kActionNames.size(), in(kActionNames));
    small(form, "discard", card.cost, 0, 3);
    switch (card.action) {
      case Action::build_listed:
      case Action::build_region:
        return;
      case Action::market:
        row(form, "goods", 2,
            [&](std::size_t i) { choice(form, {}, card.market[i], kGoods, in(kGoodNames)); });
        if (card.market[0] == card.market[1]) form.complain("a market has two goods");
        return small(form, "draw", card.draw, 1, 5);
      case Action::draw_per_book:
      case Action::draw_cards:
        return small(form, "draw", card.draw, 1, 5);
      case Action::discard_for_favor:
        return small(form, "favor", card.favor, 1);
      case Action::discard_for_vp:
      case Action::gain_vp:
        return small(form, "vp", card.vp, 1);
      case Action::vp_per_book:
      case Action::vp_per_goods_set:
        return small(form, "vp", card.vp, 1, kMostForEach);
    }
  });
}

// CAT-5.7: who may draw before choosing a discard could not plan in one go.
void bonus(Form& form, ProjectCard& card) {
  card.bonus = {};
  if (!form.given("bonus")) return;
  group(form, "bonus", [&] {
    group(form, "condition", [&] {
      choice(form, "type", card.bonus.condition, kConditionNames.size(), in(kConditionNames));
      if (card.bonus.condition == Condition::own_goods) return goods(form, "goods", card.bonus.goods, 9);
      if (card.bonus.condition == Condition::action_cost_same_colour) {
        if (card.cost == 0) form.complain("an action without cost has no colour to compare");
        return;
      }
      small(form, "count", card.bonus.count, 1, card.bonus.condition == Condition::discard ? 2 : 9);
    });
    group(form, "effect", [&] {
      choice(form, "type", card.bonus.reward, kRewardNames.size(), in(kRewardNames));
      small(form, "amount", card.bonus.amount, 1);
    });
  });
  if (card.draw > 0 && card.bonus.condition == Condition::discard) {
    form.complain("an action that draws cannot have a bonus that discards");
  }
}

void project_cards(Form& form, Box& box) {
  std::array<int, kColours> of_colour{};
  const auto read = [&](std::size_t i) {
    ProjectCard& card = box.card[i];
    int index = 0;
    number(form, "index", index, static_cast<int>(i), static_cast<int>(i));
    unique_id(form, box.card, i);
    choice(form, "colour", card.colour, kColours, in(kColourNames));
    ++of_colour[static_cast<std::size_t>(card.colour)];
    action(form, card);
    upper_area(form, box, card);
    bonus(form, card);
  };
  items(form, "project_cards", kCards, read, [&] {
    for (const int count : of_colour) {
      if (count != kCards / kColours) return form.complain("34 project cards have each colour");
    }
  });
}

}  // namespace

std::string_view good_name(std::size_t good) { return kGoodNames[good]; }

void read_box(Form& form, Box& box) {
  box = {};
  constants(form, box);
  setup_by_players(form, box);
  tokens(form, box);
  vocabulary(form, "goods", kGoodNames);
  vocabulary(form, "colours", kColourNames);
  cities(form, box);
  roads(form, box);
  favor_track(form, box);
  scoring(form, box);
  project_cards(form, box);
}

}  // namespace tsardom::catherine
