// CAT-8: actions and bonuses, one by one. cards_test.cpp has them all.
#include <gtest/gtest.h>

#include "table/registry.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

// Seat 1 has something to choose, so that the position stands still whatever seat 0 is asked.
Position activation(const Names& row) {
  return Position(2).row(0, row).matched(0, row.front()).hand_of(1, 3).matched(1, "R29");
}

Sitting done(Position position, std::initializer_list<std::string_view> plan) {
  Sitting sitting = position.load("activate");
  sitting.play(0, "perform");
  sitting.play(0, plan);
  sitting.play(1, "forfeit");
  return sitting;
}

bool is_asked(Position position) { return position.load("activate").asked(0) == "mode"; }

TEST(CAT_8_1, TheFullNumberIsTaken) {
  EXPECT_EQ(done(activation({"B20", "B19", "G19"}), {}).part(0, "actions"), 10) << "5 books";
}

TEST(CAT_8_2, WhatCannotHappenOnceIsNotAsked) {
  EXPECT_FALSE(is_asked(activation({"B24"}))) << "no book";
  EXPECT_FALSE(is_asked(activation({"B33"}))) << "no set";
  EXPECT_FALSE(is_asked(activation({"B17"}).hand_of(0, 2))) << "no cost";
  EXPECT_FALSE(is_asked(activation({"B01"}).residences(0, {"smolensk", "reval", "vyborg"}))) << "no city";
}

TEST(CAT_8_2, ADrawOrStepTurnedIntoAPointHappens) {
  EXPECT_TRUE(is_asked(activation({"B25"}).hand_of(0, 3)));
  EXPECT_TRUE(is_asked(activation({"B21"}).favor(0, 12).hand_of(0, 1)));
}

TEST(CAT_8_2, UnitsAreCountedBeforeTheFirstCard) {
  Sitting sitting = done(activation({"B23"}), {});
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1) << "one book, whatever was drawn";
}

TEST(CAT_8_3, ABonusThatCostsMayBeSkippedWithoutCompensation) {
  Sitting sitting = done(activation({"B29"}).hand_of(0, 2), {"skip"});
  EXPECT_EQ(sitting.part(0, "actions"), 3);
  EXPECT_EQ(sitting.part(0, "bonuses"), 0);
  EXPECT_EQ(sitting.hand_size(0), 2);
}

TEST(CAT_8_10, BuildsInOneOfThreeCities) {
  EXPECT_EQ(done(activation({"G02"}), {"build kazan"}).residences(0), Names{"kazan"});
}

TEST(CAT_8_11, BuildsInTheRegionForTwoCards) {
  Sitting sitting =
      done(activation({"R27"}).hand(0, {"G01", "G02", "G03"}), {"pay G01", "pay G03", "build moskow"});
  EXPECT_EQ(sitting.residences(0), Names{"moskow"});
  EXPECT_EQ(sitting.hand(0), Names{"G02"});
  EXPECT_FALSE(is_asked(activation({"R27"}).hand_of(0, 1)));
  EXPECT_FALSE(is_asked(activation({"R27"}).hand_of(0, 2).residences(
      0, {"moskow", "nizhny_novgorod", "kiev", "kharkov", "kremenchug", "voronezh"})));
}

TEST(CAT_8_12, DrawsForBothGoodsOfTheMarket) {
  // R14 counts caviar and fur: itself 1 caviar; Kiev 1 fur.
  Sitting sitting = done(activation({"R14"}).residences(0, {"kiev"}), {});
  sitting.deal(2);
  EXPECT_EQ(sitting.hand_size(0), 2);
}

// Every market of the box shows one of its own goods; another box need not.
TEST(CAT_8_12, AMarketWithoutItsGoodsIsNotAsked) {
  Json other = box();
  for (Json& card : other["project_cards"]["items"]) {
    if (card["id"] == "R14") card["symbols"]["goods"]["caviar"] = 0;
  }
  const Json position = activation({"R14"}).json("activate");
  const Sitting usual(find_game("catherine").open({.players = 2, .from = position}));
  const Sitting bare(
      find_game("catherine").open({.players = 2, .options = {{"box", other}}, .from = position}));
  EXPECT_EQ(usual.asked(0), "mode");
  EXPECT_EQ(bare.asked(0), "") << "iron alone is not traded there";
}

TEST(CAT_8_13, TenPointsForThreeCards) {
  EXPECT_EQ(done(activation({"G17"}).hand(0, {"R01", "R02", "G03"}), {"pay R01", "pay R02", "pay G03"})
                .part(0, "actions"),
            10);
}

TEST(CAT_8_14, TwoPointsForEachBook) {
  EXPECT_EQ(done(activation({"R19"}), {}).part(0, "actions"), 4);
  EXPECT_EQ(done(activation({"R19", "B20"}), {}).part(0, "actions"), 6);
}

TEST(CAT_8_15, TwoFavorForACard) {
  EXPECT_EQ(done(activation({"R21"}).hand(0, {"G01"}), {"pay G01"}).favor(0), 2);
  EXPECT_FALSE(is_asked(activation({"R21"})));
}

TEST(CAT_8_16, ACardForEachBook) {
  Sitting sitting = done(activation({"R23", "B19"}), {});
  sitting.deal(3);
  EXPECT_EQ(sitting.hand_size(0), 3);
}

TEST(CAT_8_17, TwoCards) {
  Sitting sitting = done(activation({"R26"}), {});
  sitting.deal(2);
  EXPECT_EQ(sitting.hand_size(0), 2);
}

TEST(CAT_8_18, ThreePoints) { EXPECT_EQ(done(activation({"R31"}), {}).part(0, "actions"), 3); }

TEST(CAT_8_19, FourPointsForEachSetOfGoods) {
  EXPECT_EQ(done(activation({"R33", "R34"}), {}).part(0, "actions"), 4);
  EXPECT_EQ(done(activation({"R33", "R34", "B33", "B34"}), {}).part(0, "actions"), 8);
  EXPECT_FALSE(is_asked(activation({"R33", "B31", "B16"}))) << "no caviar";
}

TEST(CAT_8_20, EachGoodOfTheConditionMustBeThere) {
  // R31: fur and iron for a favor step.
  EXPECT_EQ(done(activation({"R31"}).residences(0, {"kiev", "vyborg"}), {}).favor(0), 1);
  EXPECT_EQ(done(activation({"R31"}).residences(0, {"kiev", "novgorod"}), {}).favor(0), 0);
}

TEST(CAT_8_21, BooksAndCannonsMustBeEnough) {
  EXPECT_EQ(done(activation({"R25", "B19"}).hand_of(0, 3), {}).favor(0), 2) << "3 books";
  EXPECT_EQ(done(activation({"R25", "B20"}).hand_of(0, 3), {}).favor(0), 0) << "2 books";
  EXPECT_EQ(done(activation({"R23", "B24"}).hand_of(0, 3), {}).favor(0), 1) << "3 cannons";
  EXPECT_EQ(done(activation({"R23", "B17"}).hand_of(0, 3), {}).favor(0), 0) << "2 cannons";
}

TEST(CAT_8_22, TheBonusIsPaidFromTheHandThatIsLeft) {
  Sitting one = activation({"B21"}).hand(0, {"R01"}).load("activate");
  one.play(0, {"perform", "pay R01"});
  EXPECT_EQ(one.asked(0), "") << "no card is left for the bonus";
  Sitting two = activation({"B21"}).hand(0, {"R01", "R02"}).load("activate");
  two.play(0, {"perform", "pay R01", "take"});
  EXPECT_EQ(two.legal(0), Names{"give R02"});
}

TEST(CAT_8_23, TheThreePaidCardsShareAColour) {
  const Position hand = activation({"B17"}).hand(0, {"G01", "G02", "G03"});
  EXPECT_EQ(done(hand, {"pay G01", "pay G02", "pay G03"}).favor(0), 1);
  const Position mixed = activation({"B17"}).hand(0, {"G01", "G02", "B03"});
  EXPECT_EQ(done(mixed, {"pay G01", "pay G02", "pay B03"}).favor(0), 0);
}

TEST(CAT_8_30, DrawsCards) {
  Sitting sitting = done(activation({"G02", "B19"}), {"build astrakhan"});  // 2 books
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 1);
}

TEST(CAT_8_31, ScoresPoints) {
  EXPECT_EQ(done(activation({"B04", "B19"}), {"build riga"}).part(0, "bonuses"), 2);
  EXPECT_EQ(done(activation({"B29"}).hand(0, {"G01"}), {"take", "give G01"}).part(0, "bonuses"), 4);
}

TEST(CAT_8_32, RisesInFavor) {
  EXPECT_EQ(done(activation({"B07"}).hand(0, {"G01"}), {"build riga", "take", "give G01"}).favor(0), 1);
}

TEST(CAT_8_33, ScoresForEveryResidenceOfTheColourTheNewOneIncluded) {
  const Position position =
      activation({"R08"}).hand(0, {"G01", "G02"}).residences(0, {"kiev", "voronezh", "riga"});
  EXPECT_EQ(done(position, {"build moskow", "take", "give G01", "give G02"}).part(0, "bonuses"), 3);
}

}  // namespace
}  // namespace tsardom::catherine
