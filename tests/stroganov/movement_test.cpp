// STR-5: movement.
#include <gtest/gtest.h>

#include <map>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// The columns that can be ridden to, each with its price in horses.
std::map<std::string, int> rides(const Position& position) {
  std::map<std::string, int> prices;
  const Sitting usual = position.load("ride");
  for (const std::string& column : usual.legal(0, "ride")) {
    Sitting sitting = position.load("ride");
    sitting.play(0, "ride " + column);
    prices[column] = usual.horses(0) - sitting.horses(0);
  }
  return prices;
}

TEST(STR_5_1, GapsAreSkippedAndCostNothing) {
  Position position(2);
  position.at(0, 2).gaps({3, 4, 6});
  EXPECT_EQ(rides(position), (std::map<std::string, int>{{"5", 0}, {"7", 0}}));
}

TEST(STR_5_2, TwoStepsAreFreeThreeMoreCostOneThreeAndSix) {
  Position position(2);
  position.at(0, 3).horses(0, 6);
  EXPECT_EQ(rides(position), (std::map<std::string, int>{{"4", 0}, {"5", 0}, {"6", 1}, {"7", 3}, {"8", 6}}));
}

TEST(STR_5_2, HorsesThatAreMissingShortenTheRide) {
  EXPECT_EQ(Position(2).at(0, 3).load("ride").legal(0, "ride"), (Names{"4", "5"}));
  EXPECT_EQ(Position(2).at(0, 3).horses(0, 2).load("ride").legal(0, "ride"), (Names{"4", "5", "6"}));
  Sitting sitting = Position(2).at(0, 3).horses(0, 2).load("ride");
  EXPECT_EQ(sitting.forbidden_by(0, "ride 7"), "STR-5.2");
  EXPECT_EQ(sitting.forbidden_by(0, "ride 9"), "STR-5.2") << "six steps";
}

TEST(STR_5_2, ARideGoesToTheRightOnly) {
  Sitting sitting = Position(2).at(0, 3).load("ride");
  EXPECT_FALSE(sitting.can(0, "ride 2"));
  EXPECT_EQ(sitting.forbidden_by(0, "ride 2"), "STR-5.2");
}

TEST(STR_5_2, FromTheStartingTileTheFirstColumnIsOneStep) {
  Position position(2);
  position.horses(0, 6);
  EXPECT_EQ(rides(position), (std::map<std::string, int>{{"1", 0}, {"2", 0}, {"3", 1}, {"4", 3}, {"5", 6}}));
}

TEST(STR_5_3, FreeStepsOfCardsComeBeforeThePaidOnes) {
  Position position(2);
  position.at(0, 3).horses(0, 6).fulfilled(0, {"S1"});
  EXPECT_EQ(rides(position),
            (std::map<std::string, int>{{"4", 0}, {"5", 0}, {"6", 0}, {"7", 1}, {"8", 3}, {"9", 6}}));
  position.fulfilled(0, {"S1", "A1"});
  EXPECT_EQ(rides(position), (std::map<std::string, int>{
                                 {"4", 0}, {"5", 0}, {"6", 0}, {"7", 0}, {"8", 1}, {"9", 3}, {"10", 6}}));
}

TEST(STR_5_4, NobodyMovesBeyondTheRightmostTile) {
  EXPECT_EQ(Position(2).at(0, 10).gaps({12}).horses(0, 9).load("ride").legal(0, "ride"), (Names{"11"}));
}

TEST(STR_5_4, AtLeastOneStepIsCompulsory) {
  Sitting sitting = Position(2).at(0, 11).horses(0, 5).load("ride");
  for (const std::string& move : sitting.legal(0))
    EXPECT_TRUE(move.starts_with("ride") || move.starts_with("buy"));
}

TEST(STR_5_4, WithoutATileToTheRightTheRideIsSkipped) {
  Sitting sitting = Position(2).at(0, 6).at(1, 12).load("main");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "basic 1");
}

TEST(STR_5_5, TheBasicMoveGoesOneOrTwoStepsEitherWay) {
  Sitting sitting = Position(2).at(0, 6).gaps({5, 8}).load("basic");
  sitting.play(0, "march");
  EXPECT_EQ(sitting.legal(0), (Names{"step 3", "step 4", "step 7", "step 9"}));
  sitting.play(0, "step 3");
  EXPECT_EQ(sitting.column(0), 3);
  EXPECT_EQ(sitting.horses(0), 0);
}

TEST(STR_5_5, FreeStepsCountInEitherDirection) {
  Sitting sitting = Position(2).at(0, 6).fulfilled(0, {"A1"}).load("basic");
  sitting.play(0, "march");
  EXPECT_EQ(sitting.legal(0, "step"), (Names{"3", "4", "5", "7", "8", "9"}));
}

TEST(STR_5_5, TheStartingTileIsNotEntered) {
  Sitting sitting = Position(2).at(0, 1).load("basic");
  sitting.play(0, "march");
  EXPECT_EQ(sitting.legal(0), (Names{"step 2", "step 3"}));
  EXPECT_EQ(sitting.forbidden_by(0, "step 4"), "STR-5.5");
}

TEST(STR_5_5, WithoutATileOnEitherSideThereIsNoMove) {
  Position position = Position(2);
  position.year(4).tile_stack({}).gaps({1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12}).at(0, 6).furs(0, "2");
  EXPECT_EQ(position.load("basic").legal(0), (Names{"coin", "horses", "trade", "decline"}));
  Sitting sitting = position.load("basic");
  sitting.play(0, {"trade", "pay 2"});
  EXPECT_EQ(sitting.legal(0, "bonus"), (Names{"COIN", "STORY", "HORSES"}));
}

TEST(STR_5_6, EveryMoveUpdatesTheOrder) {
  Sitting sitting = Position(2).at(0, 4).at(1, 5).furs(0, "2").load("ride");
  sitting.play(0, "ride 6");
  EXPECT_EQ(sitting.order(), (std::vector<int>{0, 1}));
  sitting.play(0, {"march", "step 5"});
  EXPECT_EQ(sitting.order(), (std::vector<int>{1, 0}));
  sitting.play(0, {"trade", "pay 2", "bonus MOVE", "step 7"});
  EXPECT_EQ(sitting.order(), (std::vector<int>{0, 1}));
}

}  // namespace
}  // namespace tsardom::stroganov
