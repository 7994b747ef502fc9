// The box: components.json as it is built in, and what is refused in a damaged one.
#include "games/catherine/box.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/catherine/position.hpp"
#include "tests/other_box.hpp"

namespace tsardom::catherine {
namespace {

template <class Change>
void expect_refused(Change change, const std::string& place_and_reason) {
  expect_bad_box("catherine", changed_box("catherine", change), place_and_reason);
}

Json& items(Json& box, const char* list) { return box[list]["items"]; }
Json& card(Json& box, std::size_t index) { return items(box, "project_cards")[index]; }

TEST(CatherineBox, BuiltInBoxLoads) {
  EXPECT_TRUE(find_game("catherine").open({.players = 4})->agreement().built_in_box);
}

TEST(CatherineBox, AnotherFigureIsAnotherBox) {
  Json other = box();
  other["cannon_scoring"]["win"] = 5;
  const auto table = open_with("catherine", other);
  EXPECT_FALSE(table->agreement().built_in_box);
  EXPECT_NE(table->agreement().box_hash, find_game("catherine").open({.players = 2})->agreement().box_hash);
}

TEST(CatherineBox, NewerFormatIsRefused) {
  Json other = box();
  other["format"] = "catherine-components/2";
  EXPECT_EQ(refusal_of_box("catherine", other).code, "other_version");
}

TEST(CatherineBox, ConstantsThatTheRulesAreMadeFor) {
  expect_refused([](Json& box) { box["constants"]["hand_deal"] = 7; },
                 "constants.hand_deal: must be from 6 to 6, is 7");
  expect_refused([](Json& box) { box["constants"]["start_row_cards"] = 4; },
                 "constants.start_row_cards: must be from 3 to 3, is 4");
  expect_refused([](Json& box) { box["constants"]["draw_phase_a"] = 1; },
                 "constants.draw_phase_a: must be from 2 to 2, is 1");
  expect_refused([](Json& box) { box["constants"]["rounds_per_decade"] = 5; },
                 "constants.rounds_per_decade: must be from 4 to 4, is 5");
  expect_refused([](Json& box) { box["constants"]["decades"] = 0; },
                 "constants.decades: must be from 1 to 3, is 0");
  expect_refused([](Json& box) { box["constants"]["residences_per_player"] = 18; },
                 "constants.residences_per_player: must be from 1 to 17, is 18");
  expect_refused([](Json& box) { box["constants"].erase("vp_per_card_not_drawn"); },
                 "constants: missing field \"vp_per_card_not_drawn\"");
}

TEST(CatherineBox, TilesForEveryPlayer) {
  expect_refused([](Json& box) { box["setup_by_players"]["3"]["tiles_per_goods_city"] = 2; },
                 "setup_by_players.3.tiles_per_goods_city: must be from 3 to 3, is 2");
}

TEST(CatherineBox, JokersForEveryScoring) {
  expect_refused([](Json& box) { box["setup_by_players"]["4"]["jokers"] = 5; },
                 "setup_by_players.4.jokers: must be from 6 to 20, is 5");
}

TEST(CatherineBox, CountsOfComponents) {
  expect_refused([](Json& box) { box["tokens"]["project_cards"] = 101; },
                 "tokens.project_cards: must be from 102 to 102, is 101");
  expect_refused([](Json& box) { box["tokens"]["order_cards"] = 9; },
                 "tokens.order_cards: must be from 8 to 8, is 9");
  expect_refused([](Json& box) { box["tokens"]["residences"] = 47; },
                 "tokens.residences: must be from 48 to 99, is 47");
  expect_refused([](Json& box) { box["tokens"]["goods_tiles"]["fur"] = 11; },
                 "tokens.goods_tiles.fur: must be from 12 to 99, is 11");
  expect_refused([](Json& box) { box["tokens"]["joker_tiles"] = 5; },
                 "tokens.joker_tiles: must be from 6 to 99, is 5");
}

TEST(CatherineBox, GoodsAndColoursInTheirOrder) {
  expect_refused([](Json& box) { std::swap(items(box, "goods")[0], items(box, "goods")[1]); },
                 "goods.items[0].id: expected here \"iron\"");
  expect_refused([](Json& box) { items(box, "colours")[2]["id"] = "gold"; },
                 "colours.items[2].id: unknown name \"gold\"");
  expect_refused([](Json& box) { items(box, "colours").erase(2); }, "colours.items: wrong count");
}

TEST(CatherineBox, CitiesWithOneFeatureEach) {
  expect_refused([](Json& box) { items(box, "cities")[0]["crown"] = true; },
                 "cities.items[0].one: a city has exactly one feature");
  expect_refused([](Json& box) { items(box, "cities")[0]["good"] = nullptr; },
                 "cities.items[0].one: a city has exactly one feature");
  expect_refused([](Json& box) { items(box, "cities")[0]["good"] = "salt"; },
                 "cities.items[0].good: unknown name \"salt\"");
  expect_refused([](Json& box) { items(box, "cities")[1]["id"] = "vyborg"; },
                 "cities.items[1].id: this id stands twice \"vyborg\"");
  expect_refused([](Json& box) { items(box, "cities").erase(17); }, "cities.items: wrong count");
}

TEST(CatherineBox, CitiesOfEveryColourAndGood) {
  expect_refused([](Json& box) { items(box, "cities")[0]["colour"] = "red"; },
                 "cities: six cities have each colour");
  expect_refused([](Json& box) { items(box, "cities")[0]["good"] = "fur"; },
                 "cities: three cities have each good");
}

TEST(CatherineBox, RoadsThatJoinTheWholeMap) {
  const auto edges = [](Json& box) -> Json& { return box["roads"]["edges"]; };
  expect_refused(
      [&](Json& box) {
        edges(box)[0] = {"riga", "riga"};
      },
      "roads.edges[0][1]: a road joins two cities");
  expect_refused(
      [&](Json& box) {
        edges(box)[1] = {"st_petersburg", "vyborg"};
      },
      "roads.edges[1][1]: this road stands twice");
  expect_refused(
      [&](Json& box) {
        edges(box)[0] = {"riga", "omsk"};
      },
      "roads.edges[0][1]: unknown name \"omsk\"");
  expect_refused([&](Json& box) { edges(box)[0] = {"riga"}; }, "roads.edges[0]: wrong count");
  expect_refused([&](Json& box) { edges(box).erase(26); }, "roads.edges: wrong count");
  // Vyborg is cut off.
  expect_refused(
      [&](Json& box) {
        edges(box)[0] = {"riga", "irkutsk"};
        edges(box)[1] = {"riga", "kazan"};
      },
      "roads: the map is not connected");
}

TEST(CatherineBox, FavorSpacesWhoseLimitsNeverFall) {
  expect_refused([](Json& box) { box["favor_track"]["spaces"][5]["hand_limit"] = 3; },
                 "favor_track.spaces[5].hand_limit: must be from 4 to 7, is 3");
  expect_refused([](Json& box) { box["favor_track"]["spaces"][5]["index"] = 6; },
                 "favor_track.spaces[5].index: must be from 5 to 5, is 6");
  expect_refused([](Json& box) { box["favor_track"]["spaces"].erase(12); },
                 "favor_track.spaces: wrong count");
  expect_refused([](Json& box) { box["favor_track"]["spaces"][5]["vp"] = -1; },
                 "favor_track.spaces[5].vp: must be from 0 to 20, is -1");
}

TEST(CatherineBox, TablesOfPoints) {
  expect_refused([](Json& box) { box["residence_scoring"]["vp_by_count"].erase(12); },
                 "residence_scoring.vp_by_count: wrong count");
  expect_refused([](Json& box) { box["order_scoring"]["vp_by_matches"].push_back(20); },
                 "order_scoring.vp_by_matches: wrong count");
  expect_refused([](Json& box) { box["cannon_scoring"]["win"] = "four"; },
                 "cannon_scoring.win: must be a whole number, is \"four\"");
}

TEST(CatherineBox, OrdersOfSevenGoods) {
  expect_refused([](Json& box) { items(box, "order_cards")[3]["goods"]["iron"] = 1; },
                 "order_cards.items[3]: an order has seven goods");
  expect_refused([](Json& box) { items(box, "order_cards")[3]["id"] = "O1"; },
                 "order_cards.items[3].id: this id stands twice \"O1\"");
  expect_refused([](Json& box) { items(box, "order_cards").erase(7); }, "order_cards.items: wrong count");
}

TEST(CatherineBox, CardsInOrderAndOfEachColour) {
  expect_refused([](Json& box) { items(box, "project_cards").erase(101); },
                 "project_cards.items: wrong count");
  expect_refused([](Json& box) { card(box, 4)["index"] = 5; },
                 "project_cards.items[4].index: must be from 4 to 4, is 5");
  expect_refused([](Json& box) { card(box, 4)["id"] = "B01"; },
                 "project_cards.items[4].id: this id stands twice \"B01\"");
  expect_refused([](Json& box) { card(box, 16)["colour"] = "green"; },
                 "project_cards: 34 project cards have each colour");
}

TEST(CatherineBox, ThreeCitiesOfTheCardsColour) {
  expect_refused([](Json& box) { card(box, 0)["cities"][1] = "kiev"; },
                 "project_cards.items[0].cities[1]: this city has another colour \"kiev\"");
  expect_refused([](Json& box) { card(box, 0)["cities"].erase(0); },
                 "project_cards.items[0]: a residence card has three cities");
  expect_refused([](Json& box) { card(box, 0)["cities"][1] = "smolensk"; },
                 "project_cards.items[0]: a residence card has three cities");
  expect_refused([](Json& box) { card(box, 12)["cities"] = {"riga"}; },
                 "project_cards.items[12].cities: only residence cards have cities");
}

TEST(CatherineBox, ActionsThatAreKnown) {
  expect_refused([](Json& box) { card(box, 12)["action"]["code"] = "STEAL"; },
                 "project_cards.items[12].action.code: unknown name \"STEAL\"");
  expect_refused([](Json& box) { card(box, 12)["action"]["goods"][1] = "iron"; },
                 "project_cards.items[12].action: a market has two goods");
  expect_refused([](Json& box) { card(box, 16)["action"]["discard"] = 4; },
                 "project_cards.items[16].action.discard: must be from 0 to 3, is 4");
  expect_refused([](Json& box) { card(box, 16)["action"].erase("vp"); },
                 "project_cards.items[16].action: missing field \"vp\"");
  expect_refused([](Json& box) { card(box, 18)["symbols"]["books"] = 4; },
                 "project_cards.items[18].symbols.books: must be from 0 to 3, is 4");
}

TEST(CatherineBox, NoMorePointsAtATimeThanTheLogCanTell) {
  expect_refused([](Json& box) { card(box, 18)["action"]["vp"] = 11; },
                 "project_cards.items[18].action.vp: must be from 1 to 10, is 11");
  expect_refused([](Json& box) { box["favor_track"]["spaces"][12]["multiplier"] = 16; },
                 "favor_track.spaces[12].multiplier: must be from 0 to 15, is 16");
}

TEST(CatherineBox, BonusesThatAreKnown) {
  expect_refused([](Json& box) { card(box, 0)["bonus"]["condition"]["type"] = "own_tsar"; },
                 "project_cards.items[0].bonus.condition.type: unknown name \"own_tsar\"");
  expect_refused([](Json& box) { card(box, 0)["bonus"]["effect"]["type"] = "steal"; },
                 "project_cards.items[0].bonus.effect.type: unknown name \"steal\"");
  expect_refused([](Json& box) { card(box, 6)["bonus"]["condition"]["count"] = 3; },
                 "project_cards.items[6].bonus.condition.count: must be from 1 to 2, is 3");
  expect_refused(
      [](Json& box) {
        card(box, 0)["bonus"]["condition"] = {{"type", "action_cost_same_colour"}};
      },
      "project_cards.items[0].bonus.condition.type: an action without cost has no colour to compare");
}

// CAT-5.7
TEST(CatherineBox, NoActionThatDrawsHasABonusThatDiscards) {
  expect_refused(
      [](Json& box) {
        card(box, 24)["bonus"]["condition"] = {{"type", "discard"}, {"count", 1}};
      },
      "project_cards.items[24]: an action that draws cannot have a bonus that discards");
}

}  // namespace
}  // namespace tsardom::catherine
