// PER-1: components.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

const Json& box() { return *find_game("perestroika").box; }

TEST(PER_1_1, DeckHoldsTwentyCards) { EXPECT_EQ(opening(2).cards("deck").size(), 20u); }

TEST(PER_1_1, CardsAreOfSixteenKindsWithTheirCopies) {
  std::map<std::string, int> copies;
  for (const std::string& kind : opening(2).cards("deck")) ++copies[kind];
  EXPECT_EQ(copies, (std::map<std::string, int>{{"felling_ground", 2},
                                                {"hunter", 2},
                                                {"lumberjack", 1},
                                                {"sawmill", 1},
                                                {"trade_ship", 1},
                                                {"sleigh", 1},
                                                {"kremlin", 1},
                                                {"orthodox_church", 2},
                                                {"barley_field", 2},
                                                {"rye_field", 1},
                                                {"tannery", 1},
                                                {"mill", 1},
                                                {"wagon", 1},
                                                {"trading_post", 1},
                                                {"monastery", 1},
                                                {"teutonic_order", 1}}));
}

TEST(PER_1_1, EveryKindHasATopAndABottomHalf) {
  for (const Json& kind : box().at("action_card_kinds")) {
    EXPECT_TRUE(kind.at("top").contains("op")) << kind.at("id");
    EXPECT_TRUE(kind.at("bottom").contains("op")) << kind.at("id");
  }
}

TEST(PER_1_1, TheseKindsBearACross) {
  std::set<std::string> crossed;
  for (const Json& kind : box().at("action_card_kinds")) {
    if (kind.at("cross").get<bool>()) crossed.insert(kind.at("id").get<std::string>());
  }
  EXPECT_EQ(crossed, (std::set<std::string>{"lumberjack", "sawmill", "kremlin", "orthodox_church", "tannery",
                                            "mill", "trading_post", "monastery", "teutonic_order"}));
}

TEST(PER_1_2, MetropolitanShowsTheShuffleCountFromZeroToThree) {
  EXPECT_EQ(box().at("metropolitan_card").at("faces"), (Json{0, 1, 2, 3}));
  EXPECT_EQ(Position(3).shuffles(3).turn(0).load().shuffles(), 3);
  EXPECT_EQ(Position(3).shuffles(4).turn(0).broken_rule(), "PER-16.5");
}

TEST(PER_1_2, MetropolitanMarksTheStartPlayer) { EXPECT_EQ(Position(3).start(2).turn(2).load().start(), 2); }

TEST(PER_1_3, BoxHoldsThreePrincipalityAndThreeSummaryCards) {
  EXPECT_EQ(box().at("components").at("principality_cards"), 3);
  EXPECT_EQ(box().at("components").at("summary_cards"), 3);
  EXPECT_EQ(box().at("principalities").size(), 3u);
}

TEST(PER_1_3, PrincipalitiesDifferInNameAlone) {
  for (const Json& principality : box().at("principalities")) {
    for (const auto& [field, value] : principality.items()) EXPECT_TRUE(field == "id" || field == "names");
  }
}

TEST(PER_1_4, StockBeginsWithAllMaterials) { EXPECT_EQ(opening(3).stock(), (Pieces{36, 48, 36})); }

TEST(PER_1_5, StockBeginsWithThreeChips) { EXPECT_EQ(opening(3).chips_in_stock(), 3); }

TEST(PER_1_6, NineScenariosOrNoneAreOffered) {
  const auto& options = find_game("perestroika").options;
  ASSERT_EQ(options.front().name, "scenario");
  EXPECT_EQ(options.front().usual, "none");
  EXPECT_EQ(options.front().values,
            (Names{"none", "rus_successor", "wilderness_abbey", "cathedral_architecture", "struggle",
                   "planned_city", "serfdom", "water_trade_route", "palace_architecture", "baltic_trade"}));
}

TEST(PER_1_6, GameUsesOneScenarioAtMost) {
  try {
    opening(2, {{"scenario", {"serfdom", "struggle"}}});
    FAIL() << "two scenarios were accepted";
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "bad_option");
  }
}

}  // namespace
}  // namespace tsardom::perestroika
