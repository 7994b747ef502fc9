// STR-3: the course of the game and the player order.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_3_1, FourYearsOfThreeTurnsAndAWinter) {
  Sitting sitting = opening(3).until("over");
  EXPECT_EQ(sitting.times("season_began"), 16);
  EXPECT_EQ(sitting.times("income"), 4 * 3);
  EXPECT_EQ(sitting.times("cossacks_home"), 3) << "no administration after the fourth year";
  EXPECT_EQ(sitting.times("scored"), 3);
  EXPECT_EQ(sitting.year(), 4);
  EXPECT_EQ(sitting.season(), "winter");
}

TEST(STR_3_1, EveryPlayerHasATurnInEverySeason) {
  Sitting sitting = opening(2).until("ride");
  std::array<int, 2> rides{};
  while (sitting.season() == "spring") {
    const auto seat = static_cast<std::size_t>(sitting.asked().back() - '0');
    ++rides[seat];
    sitting.end_turn();
  }
  EXPECT_EQ(rides, (std::array<int, 2>{1, 1}));
  EXPECT_EQ(sitting.season(), "summer");
}

TEST(STR_3_2, WhoComesLaterStandsToTheLeft) {
  Sitting sitting = Position(4).at(0, 3).at(1, 7).at(2, 5).at(3, 5).load("ride");
  EXPECT_EQ(sitting.order(), (std::vector<int>{1, 2, 3, 0}));
  sitting.play(0, "ride 5");
  EXPECT_EQ(sitting.order(), (std::vector<int>{1, 2, 3, 0})) << "behind those in column 5";
}

TEST(STR_3_2, AHigherColumnComesFirst) {
  Sitting sitting = Position(3).at(0, 4).at(1, 5).at(2, 3).load("ride");
  sitting.play(0, "ride 6");
  EXPECT_EQ(sitting.order(), (std::vector<int>{0, 1, 2}));
}

TEST(STR_3_2, MovesToTheLeftFollowTheSameRule) {
  Sitting sitting = Position(4).at(0, 7).at(1, 5).at(2, 5).at(3, 2).load("basic");
  sitting.play(0, {"march", "step 5"});
  EXPECT_EQ(sitting.order(), (std::vector<int>{1, 2, 0, 3}));
}

TEST(STR_3_3, TheFirstInTheOrderWithoutATurnIsActive) {
  Sitting sitting = Position(3).at(0, 2).at(1, 3).at(2, 4).turn(1).load("main");
  sitting.play(1, "decline");
  EXPECT_EQ(sitting.asked(), "ride 2");
  sitting.end_turn();
  EXPECT_EQ(sitting.asked(), "ride 0") << "seat 1 stands in front of it but had its turn";
  sitting.end_turn();
  EXPECT_EQ(sitting.season(), "summer") << "all have had one";
}

TEST(STR_3_3, AMoveChangesWhoIsNext) {
  Sitting sitting = Position(3).at(0, 6).at(1, 4).at(2, 3).load("ride");
  sitting.end_turn();
  EXPECT_EQ(sitting.asked(), "ride 1");
  sitting.end_turn();
  EXPECT_EQ(sitting.asked(), "ride 2");
}

TEST(STR_3_4, ACossackStaysInTheGap) {
  Sitting sitting = Position(3).at(0, 6).at(1, 6).at(2, 6).furs(0, "5 5").load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5");
  EXPECT_EQ(sitting.tile(6), "-");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(sitting.column(seat), 6);
  EXPECT_EQ(sitting.order(), (std::vector<int>{0, 1, 2}));
}

TEST(STR_3_4, AGapIsNeverEntered) {
  const Sitting sitting = Position(2).at(0, 5).gaps({6, 8}).horses(0, 1).load("ride");
  EXPECT_EQ(sitting.legal(0, "ride"), (Names{"7", "9", "10"}));
}

TEST(STR_3_5, TheRegionIsThatOfTheColumn) {
  const std::vector<int> region{0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5};
  for (int column = 1; column <= 12; ++column) {
    const Sitting sitting = Position(2).at(0, column).load("main");
    EXPECT_EQ(sitting.legal(0, "visit"), (Names{std::to_string(region[static_cast<std::size_t>(column)])}));
  }
}

TEST(STR_3_5, TheStartingTileLiesInNoRegion) {
  const Sitting sitting = Position(2).fulfilled(0, {"A11"}).load("ride");
  EXPECT_EQ(sitting.legal(0), (Names{"ride 1", "ride 2"})) << "no extra action without a region";
}

}  // namespace
}  // namespace tsardom::stroganov
