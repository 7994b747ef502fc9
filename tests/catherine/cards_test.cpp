// Every one of the 102 cards, performed and forfeited. What must come of it is worked out here from the box
// alone (CAT-5.6, CAT-5.8, CAT-6.1, CAT-6.3, CAT-8).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

const Names kGoodNames{"iron", "food", "caviar", "fur"};

const Json& city_data(const std::string& id) {
  const Json& cities = box().at("cities").at("items");
  return *std::find_if(cities.begin(), cities.end(), [&](const Json& city) { return city.at("id") == id; });
}

// A seat as a person with pencil and paper sees it.
struct Ledger {
  Names row, residences;
  int favor = 0, hand = 0, paid = 0;
  std::map<std::string, int> points = {};

  int owned(const std::string& what) const {
    int count = 0;
    for (const std::string& card : row) {
      const Json& symbols = card_data(card).at("symbols");
      count += (symbols.at("goods").contains(what) ? symbols.at("goods") : symbols).at(what).get<int>();
    }
    for (const std::string& city : residences) count += city_data(city).at("good") == what;
    return count;
  }
  void rise(int steps) {
    for (; steps > 0; --steps) ++(favor < 12 ? favor : points["favor_top"]);
  }
  void draw(int cards) {
    const auto space = static_cast<std::size_t>(favor);
    const int limit = box().at("favor_track").at("spaces")[space].at("hand_limit");
    for (; cards > 0; --cards) ++(hand < limit ? hand : points["hand_limit"]);
  }
  void pay(int cards) {
    hand -= cards;
    paid += cards;
  }
  void build(const std::string& city) {
    residences.push_back(city);
    if (city_data(city).at("crown").get<bool>()) rise(1);
  }
  int in_colour(const std::string& colour) const {
    return static_cast<int>(std::count_if(residences.begin(), residences.end(), [&](const std::string& city) {
      return city_data(city).at("colour") == colour;
    }));
  }
};

int units(const Ledger& seat, const Json& action) {
  const std::string code = action.at("code");
  if (code == "MARKET") return seat.owned(action.at("goods")[0]) + seat.owned(action.at("goods")[1]);
  if (code == "VP_PER_BOOK" || code == "DRAW_PER_BOOK") return seat.owned("books");
  if (code != "VP_PER_GOODS_SET") return 1;
  int sets = 99;
  for (const std::string& good : kGoodNames) sets = std::min(sets, seat.owned(good));
  return sets;
}

// The cities where the card may build, in the order of the box.
Names open_cities(const Ledger& seat, const Json& card) {
  Names open;
  for (const Json& city : box().at("cities").at("items")) {
    const auto& listed = card.at("cities");
    const bool allowed = listed.empty()
                             ? city.at("colour") == card.at("colour")
                             : std::find(listed.begin(), listed.end(), city.at("id")) != listed.end();
    const auto& own = seat.residences;
    if (allowed && std::find(own.begin(), own.end(), city.at("id").get<std::string>()) == own.end())
      open.push_back(city.at("id").get<std::string>());
  }
  return open;
}

bool builds(const Json& card) { return card.at("action").at("code").get<std::string>().starts_with("BUILD"); }

bool can_perform(const Ledger& seat, const Json& card) {
  const Json& action = card.at("action");
  if (seat.hand < action.at("discard").get<int>()) return false;
  return builds(card) ? !open_cities(seat, card).empty() : units(seat, action) > 0;
}

bool asks_for_bonus(const Ledger& seat, const Json& card) {
  if (card.at("bonus").is_null() || card.at("bonus").at("condition").at("type") != "discard") return false;
  return seat.hand >=
         card.at("action").at("discard").get<int>() + card.at("bonus").at("condition").at("count").get<int>();
}

bool holds(const Ledger& seat, const Json& condition, bool takes) {
  const std::string type = condition.at("type");
  if (type == "discard") return takes;
  if (type == "own_books") return seat.owned("books") >= condition.at("count").get<int>();
  if (type == "own_cannons") return seat.owned("cannons") >= condition.at("count").get<int>();
  if (type == "action_cost_same_colour") return true;  // the hands here have one colour
  for (const auto& [good, count] : condition.at("goods").items()) {
    if (seat.owned(good) < count.get<int>()) return false;
  }
  return true;
}

Ledger performed(Ledger seat, const Json& card, bool takes) {
  const Json& action = card.at("action");
  seat.pay(action.at("discard"));
  if (builds(card)) seat.build(open_cities(seat, card).front());
  const int times = units(seat, action);
  seat.points["actions"] += times * action.value("vp", 0);
  seat.rise(times * action.value("favor", 0));
  seat.draw(times * action.value("draw", 0));
  const Json& bonus = card.at("bonus");
  if (bonus.is_null() || !holds(seat, bonus.at("condition"), takes)) return seat;
  if (bonus.at("condition").at("type") == "discard") seat.pay(bonus.at("condition").at("count"));
  const std::string type = bonus.at("effect").at("type");
  const int amount = bonus.at("effect").at("amount");
  if (type == "draw") seat.draw(amount);
  if (type == "favor") seat.rise(amount);
  if (type == "vp") seat.points["bonuses"] += amount;
  if (type == "vp_per_residence_in_colour")
    seat.points["bonuses"] += amount * seat.in_colour(card.at("colour"));
  return seat;
}

// Rounds in which the card can lie: alone in its row, or among goods, cannons and books.
struct Setting {
  Names beside;  // more cards of the row
  Names residences;
  int favor, hand;
};
const std::vector<Setting> kSettings{
    {{}, {}, 0, 3},
    {{}, {"vyborg", "moskow", "kazan"}, 2, 2},
    {{"R31", "R14", "R34", "R15"}, {"riga", "kiev", "siberia"}, 5, 5},
    {{"G16", "G15", "B19", "B24"}, {"smolensk", "voronezh", "irkutsk"}, 11, 3},
    {{"B31", "B32", "R19", "R24"}, {"novgorod", "kharkov", "astrakhan"}, 12, 7},
};

// The hand is of one colour that is not the card's own, so that it never holds the card.
Names hand_for(const Json& card, int size) {
  Names hand;
  for (int i = 1; i <= size; ++i)
    hand.push_back((card.at("colour") == "red" ? "G0" : "R0") + std::to_string(i));
  return hand;
}

bool is_beside(const Json& card, const Setting& setting) {
  const Names& beside = setting.beside;
  return std::find(beside.begin(), beside.end(), card.at("id").get<std::string>()) != beside.end();
}

Position position_of(const Json& card, const Setting& setting) {
  Names row = setting.beside;
  row.insert(row.begin(), card.at("id").get<std::string>());
  return Position(2)
      .round(2)
      .row(0, row)
      .residences(0, setting.residences)
      .favor(0, setting.favor)
      .hand(0, hand_for(card, setting.hand))
      .matched(0, card.at("id").get<std::string>())
      .hand_of(1, 3)
      .matched(1, card.at("id") == "B29" ? "G29" : "B29");
}

Ledger ledger_of(const Json& card, const Setting& setting) {
  Names row = setting.beside;
  row.push_back(card.at("id").get<std::string>());
  return {row, setting.residences, setting.favor, setting.hand};
}

// Seat 1 has forfeited at its limit, so only phase A is dealt after seat 0.
void expect_ledger(Sitting& sitting, const Ledger& expected) {
  const Json state = sitting.deal_on().state(), &player = state.at("players")[0];
  EXPECT_EQ(player.at("hand").size(), static_cast<std::size_t>(expected.hand + 2));
  EXPECT_EQ(player.at("favor"), expected.favor);
  EXPECT_EQ(state.at("discard").size(), static_cast<std::size_t>(expected.paid));
  auto own = player.at("residences").get<Names>(), residences = expected.residences;
  std::sort(own.begin(), own.end());
  std::sort(residences.begin(), residences.end());
  EXPECT_EQ(own, residences);
  int sum = 0;
  for (const auto& [part, points] : expected.points) {
    EXPECT_EQ(sitting.part(0, part), points) << part;
    sum += points;
  }
  EXPECT_EQ(sitting.score(0), sum);
}

void play_plan(Sitting& sitting, const Ledger& seat, const Json& card, const Names& hand, bool takes) {
  std::size_t next = 0;
  sitting.play(0, "perform");
  for (int i = 0; i < card.at("action").at("discard").get<int>(); ++i) sitting.play(0, "pay " + hand[next++]);
  if (builds(card)) sitting.play(0, "build " + open_cities(seat, card).front());
  if (!asks_for_bonus(seat, card)) return;
  sitting.play(0, takes ? "take" : "skip");
  const int count = card.at("bonus").at("condition").at("count");
  for (int i = 0; takes && i < count; ++i) sitting.play(0, "give " + hand[next++]);
}

TEST(CatherineCards, EachIsPerformedAsItsBoxSays) {
  std::map<std::string, int> times;
  for (const Json& card : box().at("project_cards").at("items")) {
    for (const Setting& setting : kSettings) {
      if (is_beside(card, setting)) continue;
      const Ledger seat = ledger_of(card, setting);
      for (const bool takes : {true, false}) {
        if (!takes && !asks_for_bonus(seat, card)) continue;
        SCOPED_TRACE(card.at("id").get<std::string>() + " at favor " + std::to_string(setting.favor));
        Sitting sitting = position_of(card, setting).load("activate");
        ASSERT_EQ(sitting.asked(0), can_perform(seat, card) ? "mode" : "");
        if (!can_perform(seat, card)) continue;
        play_plan(sitting, seat, card, hand_for(card, setting.hand), takes);
        sitting.play(1, "forfeit");
        expect_ledger(sitting, performed(seat, card, takes && asks_for_bonus(seat, card)));
        ++times[card.at("id").get<std::string>()];
      }
    }
  }
  EXPECT_EQ(times.size(), 102u) << "every card was performed";
}

TEST(CatherineCards, EachIsForfeitedForACard) {
  for (const Json& card : box().at("project_cards").at("items")) {
    for (const int hand : {4, 5}) {  // below the limit and at it
      SCOPED_TRACE(card.at("id"));
      Setting rich{{"R31", "R14", "R34", "B19"}, {"riga", "kiev", "irkutsk", "vyborg", "reval"}, 5, hand};
      if (is_beside(card, rich)) rich.beside = {"G16", "G15", "G34", "R19"};
      Sitting sitting = position_of(card, rich).load("activate");
      ASSERT_EQ(sitting.asked(0), "mode");
      sitting.play(0, "forfeit");
      sitting.play(1, "forfeit");
      Ledger expected = ledger_of(card, rich);
      expected.draw(1);
      expect_ledger(sitting, expected);
    }
  }
}

}  // namespace
}  // namespace tsardom::catherine
