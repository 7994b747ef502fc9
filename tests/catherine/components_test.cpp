// CAT-1: what is in the box.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

const Json& items(const char* list) { return box().at(list).at("items"); }

TEST(CAT_1_1, ThereAre34CardsOfEachColourWithCitiesOrSymbols) {
  std::map<std::string, int> of_colour;
  for (const Json& card : items("project_cards")) {
    SCOPED_TRACE(card.at("id"));
    ++of_colour[card.at("colour").get<std::string>()];
    int symbols = card.at("symbols").at("cannons").get<int>() + card.at("symbols").at("books").get<int>();
    for (const Json& count : card.at("symbols").at("goods")) symbols += count.get<int>();
    EXPECT_TRUE(card.at("cities").size() == 3 ? symbols == 0 : card.at("cities").empty() && symbols > 0);
    EXPECT_EQ(card.at("bonus").is_null(), card.at("kind") == "MARKET");
  }
  EXPECT_EQ(of_colour, (std::map<std::string, int>{{"blue", 34}, {"red", 34}, {"green", 34}}));
}

TEST(CAT_1_2, EachOfTheEightOrdersHasSevenGoods) {
  EXPECT_EQ(items("order_cards").size(), 8u);
  for (const Json& order : items("order_cards")) {
    int goods = 0;
    for (const Json& count : order.at("goods")) goods += count.get<int>();
    EXPECT_EQ(goods, 7) << order.at("id");
  }
}

TEST(CAT_1_3, EveryCityHasOneFeature) {
  std::map<std::string, int> colours, features;
  for (const Json& city : items("cities")) {
    ++colours[city.at("colour").get<std::string>()];
    if (!city.at("good").is_null()) ++features[city.at("good").get<std::string>()];
    if (city.at("crown").get<bool>()) ++features["crown"];
    if (city.at("one").get<bool>()) ++features["one"];
  }
  EXPECT_EQ(colours, (std::map<std::string, int>{{"blue", 6}, {"red", 6}, {"green", 6}}));
  EXPECT_EQ(features, (std::map<std::string, int>{
                          {"iron", 3}, {"food", 3}, {"caviar", 3}, {"fur", 3}, {"crown", 3}, {"one", 3}}));
}

TEST(CAT_1_4, TwentySevenRoadsJoinDifferentPairsOfCities) {
  std::set<std::set<std::string>> roads;
  for (const Json& edge : box().at("roads").at("edges")) roads.insert(edge.get<std::set<std::string>>());
  EXPECT_EQ(roads.size(), 27u);
  for (const auto& ends : roads) EXPECT_EQ(ends.size(), 2u);
}

// A seat with a full hand on this space: a card above the limit tells its hand limit, the interim scoring its
// points, the end its multiplier.
TEST(CAT_1_5, FavorTrackIsAsPrinted) {
  const std::vector<int> limits{3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7};
  const std::vector<int> points{0, 1, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 7};
  const std::vector<int> multipliers{1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4};
  for (int space = 0; space < 13; ++space) {
    SCOPED_TRACE(space);
    const auto at = static_cast<std::size_t>(space);
    Sitting sitting = Position(2)
                          .decade(3)
                          .favor(0, space)
                          .hand_of(0, limits[at])
                          .residences(0, {"moskow"})
                          .load("book_build");
    sitting.decline_all();
    EXPECT_EQ(sitting.part(0, "favor"), points[at]);
    EXPECT_EQ(sitting.part(0, "connection"), multipliers[at]);
    EXPECT_EQ(Position(2).favor(0, space).hand_of(0, limits[at] + 1).broken_rule("book_build"), "CAT-6.2");
  }
}

TEST(CAT_1_6, EveryPlayerHasTwelveResidences) {
  const Sitting sitting = opening(4);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(sitting.supply(seat), 12);
}

TEST(CAT_1_7, TwelveTilesOfEachGoodAreEnoughForFourPlayers) {
  EXPECT_EQ(box().at("tokens").at("goods_tiles"),
            (Json{{"iron", 12}, {"food", 12}, {"caviar", 12}, {"fur", 12}}));
  const Names food{"riga", "kharkov", "archangelsk"};
  const Sitting sitting =
      Position(4).residences(0, food).residences(1, food).residences(2, food).residences(3, food).load(
          "book_build");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}}) EXPECT_EQ(sitting.goods(seat, "food"), 3);
}

TEST(CAT_1_8, ThereAreSixJokers) { EXPECT_EQ(opening(4).state().at("jokers"), 6); }

TEST(CAT_1_9, ScoresHaveNoUpperBound) {
  Sitting sitting = Position(2).points(0, 998).matched(0, "B29").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.score(0), 1001);
}

}  // namespace
}  // namespace tsardom::catherine
