// Worked examples: cards.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_14, HunterStopsAtTheLimitOfSix) {
  Sitting sitting = Position(2).holds(0, 5, 0, 0).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 0, 0}));
}

TEST(PER_EX_14, HunterIsNotPlayableWithSixFur) {
  Sitting sitting = Position(2).holds(0, 6, 0, 0).hand(0, {"hunter"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play hunter top"), "PER-8.3");
}

Sitting hunter_with_materials_for_two_towns() {
  Sitting sitting = Position(2).holds(0, 3, 2, 4).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"play hunter bottom", "build r1c1"});
  return sitting;
}

TEST(PER_EX_15, TwoTownsInOneRow) {
  Sitting sitting = hunter_with_materials_for_two_towns();
  EXPECT_EQ(sitting.legal(0), (Names{"build r1c2", "build r2c1", "stop"}));
  sitting.play(0, "build r1c2");
  EXPECT_EQ(sitting.area(0), "town town - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 0, 2}));
  EXPECT_EQ(sitting.part(0, "towns"), 10);
  EXPECT_EQ(sitting.asked(), "turn 0") << "no third town can be paid";
}

TEST(PER_EX_15, TwoTownsInTwoRows) {
  Sitting sitting = hunter_with_materials_for_two_towns();
  sitting.play(0, "build r2c1");
  EXPECT_EQ(sitting.area(0), "town - - - / town - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 0, 2}));
  EXPECT_EQ(sitting.part(0, "towns"), 10);
}

TEST(PER_EX_15, StoppingAfterOneTownIsLegal) {
  Sitting sitting = hunter_with_materials_for_two_towns();
  sitting.play(0, "stop");
  EXPECT_EQ(sitting.area(0), "town - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 1, 3}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_16, LumberjackBuildsTwoCities) {
  Sitting sitting = Position(2).holds(0, 4, 5, 2).hand(0, {"lumberjack"}).turn(0).load();
  sitting.play(0, {"play lumberjack bottom", "build r1c1", "build r1c2"});
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.part(0, "cities"), 20);
}

TEST(PER_EX_17, OnlyOneKremlinWithOneCard) {
  Sitting sitting = Position(2).holds(0, 6, 6, 2).hand(0, {"kremlin"}).turn(0).load();
  sitting.play(0, {"play kremlin bottom", "build r1c1"});
  EXPECT_EQ(sitting.area(0), "kremlin - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{3, 1, 1}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_18, OnlyOneChurchWithOneCard) {
  Sitting sitting = Position(2).holds(0, 2, 6, 3).hand(0, {"orthodox_church"}).turn(0).load();
  sitting.play(0, {"play orthodox_church bottom", "build r1c1"});
  EXPECT_EQ(sitting.area(0), "church - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 3, 2}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

Position sawmill(int wood) { return Position(2).holds(0, 0, wood, 0).hand(0, {"sawmill"}).turn(0); }

TEST(PER_EX_19, SawmillDoublesWood) {
  EXPECT_EQ(sawmill(2).load().play(0, "play sawmill top").held(0), (Pieces{0, 4, 0}));
}

TEST(PER_EX_19, SawmillDoublesUpToTheLimitOfSix) {
  EXPECT_EQ(sawmill(4).load().play(0, "play sawmill top").held(0), (Pieces{0, 6, 0}));
}

TEST(PER_EX_19, SawmillDoublesAsFarAsTheStockLasts) {
  Sitting sitting = sawmill(3).stock("wood", 1).load();
  ASSERT_EQ(sitting.stock().wood, 1);
  sitting.play(0, "play sawmill top");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 4, 0}));
  EXPECT_EQ(sitting.stock().wood, 0);
}

TEST(PER_EX_19, SawmillIsNotPlayableWithoutWoodOrWithSix) {
  for (const int wood : {0, 6}) {
    Sitting sitting = sawmill(wood).load();
    EXPECT_EQ(sitting.forbidden_by(0, "play sawmill top"), "PER-8.3") << wood;
  }
}

TEST(PER_EX_20, ThirdStepOfTheTradeShipYieldsOne) {
  Sitting sitting = Position(2).holds(0, 1, 3, 0).hand(0, {"trade_ship"}).turn(0).load();
  sitting.play(0, {"play trade_ship top", "exchange wood fur"});
  EXPECT_EQ(sitting.held(0), (Pieces{3, 2, 0}));
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{5, 1, 0}));
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 0, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_20, TradeShipIsNotPlayableWithSixFur) {
  Sitting sitting = Position(2).holds(0, 6, 3, 0).hand(0, {"trade_ship"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play trade_ship top"), "PER-8.3");
}

Position wagon() { return Position(2).holds(0, 0, 1, 3).hand(0, {"wagon"}).turn(0); }

TEST(PER_EX_21, TopOfTheWagonGivesFur) {
  Sitting sitting = wagon().load();
  sitting.play(0, {"play wagon top", "exchange wheat fur", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 1, 2}));
}

TEST(PER_EX_21, BottomOfTheWagonGivesWood) {
  Sitting sitting = wagon().load();
  sitting.play(0, {"play wagon bottom", "exchange wheat wood", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{0, 3, 2}));
}

TEST(PER_EX_22, TradingPostSwapsOneForOne) {
  Sitting sitting = Position(2).holds(0, 4, 0, 0).hand(0, {"trading_post"}).turn(0).load();
  sitting.play(0, {"play trading_post bottom", "swap fur wood", "swap fur wheat", "swap fur wood"});
  EXPECT_EQ(sitting.held(0), (Pieces{1, 2, 1}));
}

// 25 and 30 wheat are more than the 24 cells of two other players take: a third lies before one of them.
TEST(PER_EX_23, RyeFieldTakesItsWheatFromTheStock) {
  Sitting sitting =
      Position(3).holds(0, 0, 0, 6).holds(1, 0, 0, 1).stock("wheat", 5).hand(0, {"rye_field"}).turn(0).load();
  ASSERT_EQ(sitting.stock().wheat, 5);
  sitting.play(0, {"play rye_field bottom", "build r1c1"});
  EXPECT_EQ(sitting.area(0), "field - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 6}));
  EXPECT_EQ(sitting.stock().wheat, 4);
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_23, RyeFieldIsNotPlayableWithoutWheatInTheStock) {
  Sitting sitting =
      Position(3).holds(0, 0, 0, 6).holds(1, 0, 0, 6).stock("wheat", 0).hand(0, {"rye_field"}).turn(0).load();
  ASSERT_EQ(sitting.stock().wheat, 0);
  EXPECT_EQ(sitting.forbidden_by(0, "play rye_field bottom"), "PER-8.3");
}

TEST(PER_EX_24, ThreeFieldsInRowOne) {
  Sitting sitting = Position(2).holds(0, 0, 0, 3).hand(0, {"barley_field"}).turn(0).load();
  sitting.play(0, {"play barley_field bottom", "build r1c1", "build r1c2", "build r1c3"});
  EXPECT_EQ(sitting.area(0), "field field field - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
  EXPECT_EQ(sitting.part(0, "fields"), 6);
}

TEST(PER_EX_25, NoOrthodoxChurchIsTakenFromThePile) {
  Sitting sitting = Position(2)
                        .hand(0, {"orthodox_church"})
                        .discard({"orthodox_church", "hunter", "sleigh"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.legal(0), (Names{"retrieve hunter", "retrieve sleigh"}));
}

TEST(PER_EX_25, OrthodoxChurchIsNotPlayableOnAnotherOneAlone) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).discard({"orthodox_church"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play orthodox_church top"), "PER-8.3");
}

TEST(PER_EX_25, OrthodoxChurchIsNotPlayableOnAnEmptyPile) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play orthodox_church top"), "PER-8.3");
}

TEST(PER_EX_26, CardTakenBackIsPlayedAgainWithTheChip) {
  Sitting sitting =
      Position(2).holds(0, 4, 4, 2).chip(0).hand(0, {"lumberjack", "orthodox_church"}).turn(0).load();
  sitting.play(0, {"play lumberjack bottom", "build r1c1", "build r1c2"});
  sitting.play(0, {"play orthodox_church top", "retrieve lumberjack"});
  EXPECT_EQ(sitting.chips(0), 1);
  sitting.play(0, "play lumberjack top");
  EXPECT_EQ(sitting.area(0), "city city - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.chips(0), 0);
  EXPECT_EQ(sitting.chips_in_stock(), 3);
  EXPECT_EQ(sitting.legal(0), (Names{"end_turn"}));
}

Sitting teutonic_order_against_two_cards() {
  Sitting sitting =
      Position(2).holds(0, 0, 0, 1).hand(0, {"teutonic_order"}).hand(1, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"});
  return sitting;
}

TEST(PER_EX_27, EitherCardIsStolenWithChanceOneHalf) {
  const Sitting sitting = teutonic_order_against_two_cards();
  EXPECT_EQ(sitting.legal(kChance), (Names{"lose hunter", "lose mill"}));
  EXPECT_EQ(sitting.chance_of("lose hunter"), 0.5);
  EXPECT_EQ(sitting.chance_of("lose mill"), 0.5);
}

TEST(PER_EX_27, StolenCardMayBeTheSecondPlay) {
  for (const auto& [stolen, kept] : {std::pair{"hunter", "mill"}, {"mill", "hunter"}}) {
    Sitting sitting = teutonic_order_against_two_cards();
    sitting.chance(std::string("lose ") + stolen);
    EXPECT_EQ(sitting.hand(0), (Names{stolen}));
    EXPECT_EQ(sitting.hand(1), (Names{kept}));
    sitting.play(0, std::string("play ") + stolen + " top");
    EXPECT_EQ(sitting.hand(0), Names{});
  }
}

TEST(PER_EX_27, TeutonicOrderIsNotPlayableAgainstAnEmptyHand) {
  Sitting sitting = Position(2).hand(0, {"teutonic_order"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play teutonic_order top"), "PER-8.3");
}

TEST(PER_EX_28, FullKindIsNotStolen) {
  Sitting sitting =
      Position(2).holds(0, 6, 0, 0).holds(1, 2, 0, 1).hand(0, {"teutonic_order"}).turn(0).load();
  sitting.play(0, "play teutonic_order bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wheat"}));
  sitting.play(0, "seize 1 wheat");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 0, 1}));
  EXPECT_EQ(sitting.held(1), (Pieces{2, 0, 0}));
}

}  // namespace
}  // namespace tsardom::perestroika
