// PER-12: end of round and scoring.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// --------------------------------------------------------------------------------------------- PER-12.1

TEST(PER_12_1, MetropolitanPassesClockwiseAfterTheRound) {
  Sitting sitting = Position(3).start(1).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.start(), 2);
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_12_1, MetropolitanPassesFromTheLastSeatToTheFirst) {
  Sitting sitting = Position(3).start(2).turn(1).load();
  sitting.play(1, "end_turn");
  EXPECT_EQ(sitting.start(), 0);
}

TEST(PER_12_1, NewStartPlayerBeginsTheNextRound) {
  Sitting sitting = Position(2).start(0).turn(1).load();
  sitting.play(1, "end_turn").deal({"mill", "kremlin"});
  EXPECT_EQ(sitting.asked(), "draft 1");
}

TEST(PER_12_1, FinalRoundEndsInScoringAndTheMetropolitanStays) {
  Sitting sitting = Position(3).shuffles(3).start(1).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.asked(), "over");
  EXPECT_EQ(sitting.start(), 1);
  EXPECT_TRUE(sitting.table().over());
}

TEST(PER_12_1, FinalScoresAreTold) {
  Sitting sitting = Position(2).shuffles(2).start(1).holds(0, 1, 1, 0).area(1, "kremlin").turn(0).load();
  sitting.play(0, "end_turn");
  const std::vector<Json> told = sitting.told(kSpectator);
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0].at("points"), 2);
  EXPECT_EQ(told[1].at("points"), 20);
}

TEST(PER_12_1, NothingCanBePlayedAfterTheEnd) {
  Sitting sitting = Position(2).shuffles(2).start(1).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.forbidden_by(0, "end_turn"), "game_over");
}

// --------------------------------------------------------------------------------------------- PER-12.2

int score(Position position) { return position.turn(0).load().score(0); }

TEST(PER_12_2, BuildingsScoreTheirPoints) {
  EXPECT_EQ(score(Position(2).area(0, "field town city church / kremlin")), 2 + 5 + 10 + 10 + 20);
}

TEST(PER_12_2, HeldMaterialsScoreOneEach) { EXPECT_EQ(score(Position(2).holds(0, 1, 2, 3)), 6); }

TEST(PER_12_2, WorkshopInHandMakesItsKindWorthTwo) {
  EXPECT_EQ(score(Position(2).holds(0, 1, 2, 3).hand(0, {"sawmill"})), 1 + 4 + 3);
  EXPECT_EQ(score(Position(2).holds(0, 1, 2, 3).hand(0, {"tannery"})), 2 + 2 + 3);
  EXPECT_EQ(score(Position(2).holds(0, 1, 2, 3).hand(0, {"mill"})), 1 + 2 + 6);
}

TEST(PER_12_2, TwoWorkshopsCountForTheirOwnKinds) {
  EXPECT_EQ(score(Position(2).holds(0, 1, 2, 3).hand(0, {"mill", "sawmill"})), 1 + 4 + 6);
}

TEST(PER_12_2, PiecesInBuildingsAreNotDoubled) {
  EXPECT_EQ(score(Position(2).area(0, "kremlin").hand(0, {"sawmill", "tannery"})), 20);
}

TEST(PER_12_2, ChipsAndOtherCardsAreWorthNothing) {
  EXPECT_EQ(score(Position(2).chip(0).hand(0, {"hunter", "kremlin"})), 0);
}

TEST(PER_12_2, ScenarioPointsAreAdded) {
  EXPECT_EQ(score(Position(2, "water_trade_route").holds(0, 1, 0, 0).area(0, "town town")), 10 + 1 + 1);
}

TEST(PER_12_2, ScoreIsExplainedByParts) {
  const Sitting sitting =
      Position(2).holds(0, 1, 2, 3).area(0, "field field town / city church kremlin").turn(0).load();
  EXPECT_EQ(sitting.part(0, "fields"), 4);
  EXPECT_EQ(sitting.part(0, "towns"), 5);
  EXPECT_EQ(sitting.part(0, "cities"), 10);
  EXPECT_EQ(sitting.part(0, "churches"), 10);
  EXPECT_EQ(sitting.part(0, "kremlins"), 20);
  EXPECT_EQ(sitting.part(0, "fur"), 1);
  EXPECT_EQ(sitting.part(0, "wood"), 2);
  EXPECT_EQ(sitting.part(0, "wheat"), 3);
  EXPECT_EQ(sitting.score(0), 55);
}

// --------------------------------------------------------------------------------------------- PER-12.3

TEST(PER_12_3, HighestScoreWins) {
  const Sitting sitting = Position(3).area(0, "town").area(1, "kremlin").area(2, "city").turn(0).load();
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(2), 2);
  EXPECT_EQ(sitting.place(0), 3);
}

TEST(PER_12_3, TiedLeadersShareTheVictory) {
  const Sitting sitting = Position(3).area(0, "city").area(1, "church").area(2, "town").turn(0).load();
  EXPECT_EQ(sitting.place(0), 1);
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(2), 3);
}

TEST(PER_12_3, NothingBreaksATie) {
  const Sitting sitting = Position(2)
                              .area(0, "city")
                              .area(1, "town")
                              .holds(1, 5, 0, 0)
                              .chip(1)
                              .hand(1, {"hunter"})
                              .turn(0)
                              .load();
  EXPECT_EQ(sitting.place(0), 1);
  EXPECT_EQ(sitting.place(1), 1);
}

// --------------------------------------------------------------------------------------------- PER-12.4

// The rank of seat 0 with so many points: churches, which no scenario used here touches, and materials.
std::string rank_at(int points, std::string_view scenario = "none") {
  std::string area;
  int cells = 0;
  int rest = points;
  for (; rest >= 10; rest -= 10) area += ++cells % 4 == 0 ? "church / " : "church ";
  const int wood = std::min(rest, 6);
  const Sitting sitting = Position(2, scenario).area(0, area).holds(0, rest - wood, wood, 0).turn(0).load();
  EXPECT_EQ(sitting.score(0), points);
  return sitting.rank(0);
}

TEST(PER_12_4, SixtyAndMoreIsTsar) {
  EXPECT_EQ(rank_at(60), "tsar");
  EXPECT_EQ(rank_at(78), "tsar");
}
TEST(PER_12_4, FiftyFiveToFiftyNineIsGrandPrinceOfRus) {
  EXPECT_EQ(rank_at(55), "grand_prince_of_rus");
  EXPECT_EQ(rank_at(59), "grand_prince_of_rus");
}
TEST(PER_12_4, FiftyToFiftyFourIsGrandPrince) {
  EXPECT_EQ(rank_at(50), "grand_prince");
  EXPECT_EQ(rank_at(54), "grand_prince");
}
TEST(PER_12_4, FortyFiveToFortyNineIsPrince) {
  EXPECT_EQ(rank_at(45), "prince");
  EXPECT_EQ(rank_at(49), "prince");
}
TEST(PER_12_4, FortyToFortyFourIsAppanagePrince) {
  EXPECT_EQ(rank_at(40), "appanage_prince");
  EXPECT_EQ(rank_at(44), "appanage_prince");
}
TEST(PER_12_4, ThirtyNineAndLessIsDestruction) {
  EXPECT_EQ(rank_at(39), "ruin");
  EXPECT_EQ(rank_at(0), "ruin");
}

TEST(PER_12_4, BaseScoreOfTheScenarioIsAddedForTheRank) {
  for (const char* scenario : {"rus_successor", "water_trade_route"}) {
    EXPECT_EQ(rank_at(44, scenario), "ruin") << scenario;
    EXPECT_EQ(rank_at(45, scenario), "appanage_prince") << scenario;
    EXPECT_EQ(rank_at(64, scenario), "grand_prince_of_rus") << scenario;
    EXPECT_EQ(rank_at(65, scenario), "tsar") << scenario;
  }
}

TEST(PER_12_4, OnlyTwoScenariosHaveABase) {
  for (const char* scenario : {"none", "wilderness_abbey", "cathedral_architecture", "struggle",
                               "planned_city", "serfdom", "palace_architecture", "baltic_trade"}) {
    EXPECT_EQ(Position(2, scenario).area(0, "kremlin city city").turn(0).load().rank(0), "appanage_prince")
        << scenario;
  }
}

// --------------------------------------------------------------------------------------------- PER-12.5

TEST(PER_12_5, BaseScoreIsNotPartOfTheScore) {
  const Sitting sitting = Position(2, "rus_successor").area(0, "church").turn(0).load();
  EXPECT_EQ(sitting.score(0), 10);
  EXPECT_EQ(sitting.place(0), 1);
}

TEST(PER_12_5, InSoloTheRankIsTheResult) {
  Sitting sitting = Position(1).shuffles(2).area(0, "kremlin kremlin").holds(0, 5, 0, 0).turn(0).load();
  sitting.play(0, "end_turn");
  ASSERT_EQ(sitting.asked(), "over");
  EXPECT_EQ(sitting.rank(0), "prince");
  EXPECT_EQ(sitting.told(0).front().at("rank"), "prince");
}

}  // namespace
}  // namespace tsardom::perestroika
