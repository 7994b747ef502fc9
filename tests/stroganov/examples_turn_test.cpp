// Worked examples: the draft, moving, hunting, the order, asking.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_EX_1, FourWishesForThreePlayersAndTheLastChoosesFirst) {
  Sitting sitting = opening(3);
  sitting.deal_on();
  EXPECT_EQ(sitting.asked(), "draft " + std::to_string(sitting.order().back()));
  EXPECT_EQ(sitting.order().size(), 3u);
  const State state = sitting.now();
  ASSERT_EQ(state.draft.size(), 4u);
  for (const Pair& pair : state.draft) {
    EXPECT_EQ(sitting.game().box.wish[pair.wish].set, Set::s);
    EXPECT_LT(rank_of(pair.fur), unsigned{kFurs});
  }
}

TEST(STR_EX_2, SecondFurOfAHuntCostsACoinAndSkippingCostsHorses) {
  Sitting sitting = Position(4).at(0, 7).tile(7, "L14", "2 2 3 8").horses(0, 5).coins(0, 1).load("basic");
  sitting.play(0, {"hunt", "take 3 7"});
  EXPECT_EQ(sitting.horses(0), 3);
  sitting.play(0, "take 8 7");
  EXPECT_EQ(sitting.horses(0), 1);
  EXPECT_EQ(sitting.coins(0), 0);
  EXPECT_EQ(sitting.furs(0), "3 8");
  EXPECT_EQ(sitting.pieces_on(7), "2 2");
  EXPECT_EQ(sitting.story(0), 2);
}

// Region 4 has the 6, region 5 the 7.
Position three_three_eight() { return Position(2).at(0, 8).built(0, {5}).furs(0, "3 3 8"); }

TEST(STR_EX_3, HigherFursAndSumsDoNotPay) {
  const Sitting sitting = three_three_eight().load("second");
  EXPECT_FALSE(sitting.can(0, "visit 4"));
  EXPECT_FALSE(sitting.can(0, "visit 5"));
}

TEST(STR_EX_3, WithACoinAnyOfThemPays) {
  for (const std::string region : {"4", "5"}) {
    Sitting sitting = three_three_eight().coins(0, 1).load("second");
    sitting.play(0, "visit " + region);
    EXPECT_EQ(sitting.legal(0, "pay"), (Names{"3", "8"}));
    sitting.play(0, "pay 3");
    EXPECT_EQ(sitting.furs(0), "3 8");
    EXPECT_EQ(sitting.coins(0), 0);
  }
}

TEST(STR_EX_4, ThirdSpaceCostsTwoHorsesAndOpensTheRegion) {
  Sitting sitting = Position(4).at(0, 6).built(1, {3}).built(2, {3}).outposts(0, 1).horses(0, 3).load("main");
  sitting.play(0, "build 3");
  EXPECT_EQ(sitting.outposts_in(3), (Names{"1", "2", "0"}));
  EXPECT_EQ(sitting.horses(0), 1);
  EXPECT_EQ(sitting.outposts(0), 0);

  sitting.until("ride 0");
  sitting.play(0, "ride 8");
  sitting.until("main 0");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"3", "4"}));
}

// EX-21: A, B, C and D are seats 0 to 3. Column 6 is a gap, so that A can come back from column 8.
TEST(STR_EX_21, CossacksStandLeftOfThoseWhoWereThereBefore) {
  Sitting sitting = Position(4).at(0, 7).at(1, 5).at(2, 5).at(3, 3).gaps({6}).turn(3, {0, 1, 2}).load("ride");
  EXPECT_EQ(sitting.order(), (std::vector{0, 1, 2, 3}));
  sitting.play(3, "ride 5");
  EXPECT_EQ(sitting.order(), (std::vector{0, 1, 2, 3}));
  sitting.until("ride 0");
  sitting.play(0, {"ride 8", "march", "step 5"});
  EXPECT_EQ(sitting.order(), (std::vector{1, 2, 3, 0}));
}

// The columns in reach with the horses that they cost.
std::map<std::string, int> rides(const Position& position) {
  std::map<std::string, int> costs;
  const Sitting before = position.load("ride");
  for (const std::string& column : before.legal(0, "ride")) {
    Sitting sitting = position.load("ride");
    sitting.play(0, "ride " + column);
    costs[column] = before.horses(0) - sitting.horses(0);
  }
  return costs;
}

TEST(STR_EX_20, GapsAreSkippedAndFurtherStepsCostHorses) {
  const Position position = Position(2).at(0, 3).gaps({4, 7, 8}).horses(0, 3);
  EXPECT_EQ(rides(position), (std::map<std::string, int>{{"5", 0}, {"6", 0}, {"9", 1}, {"10", 3}}));
  EXPECT_EQ(rides(Position(position).fulfilled(0, {"S1"})),
            (std::map<std::string, int>{{"5", 0}, {"6", 0}, {"9", 0}, {"10", 1}, {"11", 3}}));
}

// EX-30: region 2 has the 4.
Sitting in_a_gap(const Position& position) {
  Sitting sitting = Position(position).at(0, 4).tile(4, "L05").furs(0, "4 4 4").on(5, "2").load("main");
  sitting.play(0, {"claim 4", "pay 4"});
  return sitting;
}

TEST(STR_EX_30, CossackStaysInTheGap) {
  Sitting sitting = in_a_gap(Position(2));
  EXPECT_EQ(sitting.tile(4), "-");
  EXPECT_EQ(sitting.column(0), 4);
  EXPECT_EQ(sitting.asked(), "second 0");
  EXPECT_EQ(sitting.legal(0, "visit"), Names{"2"});
  EXPECT_FALSE(sitting.can(0, "hunt"));
  sitting.until("ride 0");
  EXPECT_EQ(sitting.legal(0, "ride"), (Names{"5", "6"}));
}

TEST(STR_EX_30, WithSnaresTheNeighboursAreHunted) {
  Sitting sitting = in_a_gap(Position(2).fulfilled(0, {"S8"}));
  sitting.play(0, {"hunt", "pay 4"});
  EXPECT_EQ(sitting.legal(0, "take"), Names{"2 5"});
}

TEST(STR_EX_33, WhatHoldsNothingIsPassedOver) {
  Sitting sitting = Position(2).at(0, 3).load("main");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.asked(), "ride 1");
}

}  // namespace
}  // namespace tsardom::stroganov
