// STR-6: basic actions.
#include <gtest/gtest.h>

#include <map>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_6_1, CoinBringsOneCoin) {
  Sitting sitting = Position(2).at(0, 6).load("basic");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.news(), (Names{"gained 0 coin 1"}));
}

TEST(STR_6_2, HorsesBringsFourHorses) {
  Sitting sitting = Position(2).at(0, 6).load("basic");
  sitting.play(0, "horses");
  EXPECT_EQ(sitting.horses(0), 4);
}

TEST(STR_6_3, MoveIsAMoveWithoutHorses) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 2).load("basic");
  sitting.play(0, {"march", "step 8"});
  EXPECT_EQ(sitting.column(0), 8);
  EXPECT_EQ(sitting.horses(0), 2);
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_6_4, AHorseForEveryLowerFurOnTheTile) {
  Position position = Position(2);
  position.at(0, 7).tile(7, "L14", "2 2 3 7").horses(0, 3);
  const std::map<std::string, int> prices{{"2", 0}, {"3", 2}, {"7", 3}};
  for (const auto& [fur, horses] : prices) {
    Sitting sitting = position.load("basic");
    sitting.play(0, "hunt");
    sitting.play(0, "take " + fur + " 7");
    EXPECT_EQ(sitting.horses(0), 3 - horses) << fur;
    EXPECT_EQ(sitting.furs(0), fur);
  }
}

TEST(STR_6_4, HorsesThatAreMissingLeaveTheLowerFurs) {
  Sitting sitting = Position(2).at(0, 7).tile(7, "L14", "2 2 3 7").horses(0, 1).load("basic");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 2 7"}));
  EXPECT_EQ(sitting.forbidden_by(0, "take 3 7"), "STR-6.4");
  EXPECT_EQ(sitting.forbidden_by(0, "take 6 7"), "STR-6.4") << "there is no 6";
}

TEST(STR_6_4, ACoinTakesOneMore) {
  Sitting sitting = Position(2).at(0, 7).tile(7, "L14", "2 3 7").horses(0, 3).coins(0, 2).load("basic");
  sitting.play(0, {"hunt", "take 3 7"});
  EXPECT_EQ(sitting.asked(), "hunt_again 0");
  EXPECT_EQ(sitting.legal(0, "take"), (Names{"2 7", "7 7"}));
  sitting.play(0, "take 7 7");
  EXPECT_EQ(sitting.horses(0), 1) << "one each: only the 2 was lower";
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.furs(0), "3 7");
  EXPECT_EQ(sitting.pieces_on(7), "2");
  EXPECT_EQ(sitting.asked(), "main 0") << "once only";
}

TEST(STR_6_4, TheSecondFurMayBeDeclined) {
  Sitting sitting = Position(2).at(0, 6).on(6, "2 3").coins(0, 1).load("basic");
  sitting.play(0, {"hunt", "take 2 6", "decline"});
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_6_4, WithoutACoinNobodyIsAskedAgain) {
  Sitting sitting = Position(2).at(0, 6).on(6, "2 2").load("basic");
  sitting.play(0, {"hunt", "take 2 6"});
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_6_4, A8NeedsNoHorses) {
  Sitting sitting = Position(2).at(0, 12).on(12, "2 3 tiger").fulfilled(0, {"A8"}).load("basic");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 2 12", "take 3 12", "take tiger 12"}));
  sitting.play(0, "take tiger 12");
  EXPECT_EQ(sitting.furs(0), "tiger");
}

TEST(STR_6_4, A14NeedsNoCoin) {
  Sitting sitting = Position(2).at(0, 6).on(6, "2 3").fulfilled(0, {"A14"}).load("basic");
  sitting.play(0, {"hunt", "take 2 6", "take 3 6"});
  EXPECT_EQ(sitting.furs(0), "2 3");
}

TEST(STR_6_4, NothingToTakeNoHunt) {
  EXPECT_FALSE(Position(2).at(0, 6).load("basic").can(0, "hunt")) << "an empty tile";
  EXPECT_FALSE(Position(2).at(0, 6).gaps({6}).load("basic").can(0, "hunt")) << "a gap";
  Sitting sitting = Position(2).at(0, 6).load("basic");
  EXPECT_EQ(sitting.forbidden_by(0, "hunt"), "STR-6.4");
}

TEST(STR_6_4, AuxiliaryActionsAreOpenBetweenTheTwoFurs) {
  Sitting sitting = Position(2).at(0, 6).on(6, "5 5").furs(0, "2").load("basic");
  sitting.play(0, {"hunt", "take 5 6"});
  EXPECT_EQ(sitting.asked(), "hunt_again 0");
  EXPECT_EQ(sitting.legal(0), (Names{"swap_two", "decline"}));
}

TEST(STR_6_5, S8HuntsOnTheNeighbouringTiles) {
  Sitting sitting = Position(2)
                        .at(0, 6)
                        .gaps({5, 7})
                        .on(4, "7")
                        .on(3, "2")
                        .on(6, "3")
                        .on(8, "4 5")
                        .on(9, "2")
                        .coins(0, 1)
                        .fulfilled(0, {"S8"})
                        .load("basic");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 7 4", "take 3 6", "take 4 8"})) << "the 5 costs a horse";
  sitting.play(0, "take 7 4");
  sitting.play(0, "take 4 8");
  EXPECT_EQ(sitting.furs(0), "4 7") << "each fur from another tile";
}

TEST(STR_6_5, FromAGapTheTwoNearestTilesCount) {
  Sitting sitting = Position(2).at(0, 6).gaps({6}).on(5, "3").on(7, "4").fulfilled(0, {"S8"}).load("basic");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 3 5", "take 4 7"}));
}

TEST(STR_6_6, ATradeBringsTwoBonuses) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2").load("basic");
  sitting.play(0, {"trade", "pay 2"});
  EXPECT_EQ(sitting.legal(0), (Names{"bonus COIN", "bonus STORY", "bonus MOVE", "bonus HORSES", "decline"}));
  sitting.play(0, {"bonus HORSES", "bonus STORY"});
  EXPECT_EQ(sitting.horses(0), 3);
  EXPECT_EQ(sitting.story(0), 2);
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_6_6, TheSameBonusTwice) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2").load("basic");
  sitting.play(0, {"trade", "pay 2", "bonus COIN", "bonus COIN"});
  EXPECT_EQ(sitting.coins(0), 2);
}

TEST(STR_6_6, TheFirstBonusIsCarriedOutBeforeTheSecondIsChosen) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2").load("basic");
  sitting.play(0, {"trade", "pay 2", "bonus MOVE", "step 7", "bonus MOVE"});
  EXPECT_EQ(sitting.legal(0, "step"), (Names{"5", "6", "8", "9"}));
}

TEST(STR_6_6, AFurOfAnotherValueNeedsACoin) {
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "6").load("basic").can(0, "trade"));
  Sitting poor = Position(2).at(0, 6).furs(0, "6").load("basic");
  EXPECT_EQ(poor.forbidden_by(0, "trade"), "STR-6.6");
  Sitting sitting = Position(2).at(0, 6).furs(0, "6").coins(0, 1).load("basic");
  sitting.play(0, {"trade", "pay 6"});
  EXPECT_EQ(sitting.coins(0), 0);
}

TEST(STR_6_6, DecliningEndsTheTrade) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2").load("basic");
  sitting.play(0, {"trade", "pay 2", "decline"});
  EXPECT_EQ(sitting.asked(), "main 0");
}

}  // namespace
}  // namespace tsardom::stroganov
