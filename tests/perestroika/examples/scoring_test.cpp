// Worked examples: scoring.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// The last turn of the game: it ends without a play, and the points are counted.
Sitting scored(const Position& last_turn) {
  Sitting sitting = last_turn.load();
  sitting.play(0, "end_turn");
  if (sitting.asked() != "over") sitting.play(0, "done");
  EXPECT_EQ(sitting.asked(), "over");
  return sitting;
}

Position principality_of_39_points() {
  return Position(2)
      .shuffles(2)
      .start(1)
      .holds(0, 2, 4, 1)
      .area(0, "field field town city / city church - -")
      .turn(0);
}

TEST(PER_EX_35, SawmillInHandDoublesTheWood) {
  const Sitting sitting = scored(principality_of_39_points().hand(0, {"sawmill", "hunter"}));
  EXPECT_EQ(sitting.part(0, "fields"), 4);
  EXPECT_EQ(sitting.part(0, "towns"), 5);
  EXPECT_EQ(sitting.part(0, "cities"), 20);
  EXPECT_EQ(sitting.part(0, "churches"), 10);
  EXPECT_EQ(sitting.part(0, "fur"), 2);
  EXPECT_EQ(sitting.part(0, "wood"), 8);
  EXPECT_EQ(sitting.part(0, "wheat"), 1);
  EXPECT_EQ(sitting.score(0), 50);
  EXPECT_EQ(sitting.rank(0), "grand_prince");
}

TEST(PER_EX_36, SawmillInThePileCountsNothing) {
  const Sitting sitting = scored(principality_of_39_points().hand(0, {"hunter"}).discard({"sawmill"}));
  EXPECT_EQ(sitting.part(0, "wood"), 4);
  EXPECT_EQ(sitting.score(0), 46);
  EXPECT_EQ(sitting.rank(0), "prince");
}

TEST(PER_EX_37, TiedLeadersShareTheVictory) {
  const Sitting sitting = scored(Position(3)
                                     .shuffles(3)
                                     .start(1)
                                     .holds(0, 1, 0, 1)
                                     .area(0, "city city city city / city")
                                     .area(1, "kremlin kremlin city field")
                                     .area(2, "kremlin church city")
                                     .turn(0));
  EXPECT_EQ(sitting.score(0), 52);
  EXPECT_EQ(sitting.score(1), 52);
  EXPECT_EQ(sitting.score(2), 40);
  EXPECT_EQ(sitting.place(0), 1);
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(2), 3);
  EXPECT_EQ(sitting.rank(0), "grand_prince");
  EXPECT_EQ(sitting.rank(1), "grand_prince");
  EXPECT_EQ(sitting.rank(2), "appanage_prince");
}

// Cities for the tens, materials for the rest.
Sitting scored_with(int points) {
  std::string area;
  for (int city = 0; city < points / 10; ++city) area += city == 4 ? " / city" : " city";
  const int rest = points % 10;
  return scored(
      Position(1).shuffles(2).holds(0, std::min(rest, 6), std::max(rest - 6, 0), 0).area(0, area).turn(0));
}

TEST(PER_EX_38, RanksByScore) {
  const std::pair<int, std::string> ranks[] = {
      {60, "tsar"},         {59, "grand_prince_of_rus"}, {55, "grand_prince_of_rus"},
      {54, "grand_prince"}, {50, "grand_prince"},        {49, "prince"},
      {45, "prince"},       {44, "appanage_prince"},     {40, "appanage_prince"},
      {39, "ruin"}};
  for (const auto& [points, rank] : ranks) {
    const Sitting sitting = scored_with(points);
    EXPECT_EQ(sitting.score(0), points);
    EXPECT_EQ(sitting.rank(0), rank) << points;
  }
}

}  // namespace
}  // namespace tsardom::perestroika
