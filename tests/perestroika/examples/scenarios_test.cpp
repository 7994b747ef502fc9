// Worked examples: scenarios.
#include <gtest/gtest.h>

#include <utility>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// The last turn of the game, and the count after it.
Sitting scored(const Position& position) {
  Sitting sitting = position.load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.asked(), "over");
  return sitting;
}

Position last_turn(std::string_view scenario, std::string_view area) {
  return Position(2, scenario).shuffles(2).start(1).area(0, area).turn(0);
}

TEST(PER_EX_39, RusSuccessorGivesFivePointsForAColumn) {
  const Sitting sitting = scored(Position(3, "rus_successor")
                                     .shuffles(3)
                                     .start(1)
                                     .area(0, "town city church kremlin / field town - -")
                                     .area(1, "city field town - / town church town -")
                                     .area(2, "town town - - / town town - - / field - - -")
                                     .turn(0));
  EXPECT_EQ(sitting.part(0, "scenario"), 5) << "column 4";
  EXPECT_EQ(sitting.part(1, "scenario"), 5) << "column 3";
  EXPECT_EQ(sitting.part(2, "scenario"), 0) << "columns 1 and 2 are tied";
  EXPECT_EQ(sitting.score(0), 57);
  EXPECT_EQ(sitting.score(1), 42);
  EXPECT_EQ(sitting.score(2), 22);
  EXPECT_EQ(sitting.rank(0), "grand_prince") << "52";
  EXPECT_EQ(sitting.rank(1), "ruin") << "37";
  EXPECT_EQ(sitting.rank(2), "ruin") << "17";
}

TEST(PER_EX_40, ChurchOfTheWildernessAbbeyCountsByItsColumn) {
  const Sitting sitting = scored(last_turn("wilderness_abbey", "field town church church / church - - -"));
  EXPECT_EQ(sitting.part(0, "fields"), 2);
  EXPECT_EQ(sitting.part(0, "towns"), 5);
  EXPECT_EQ(sitting.part(0, "churches"), 12 + 16 + 4);
  EXPECT_EQ(sitting.score(0), 39);
}

TEST(PER_EX_41, CathedralCountsAllBuildings) {
  const Sitting sitting =
      scored(last_turn("cathedral_architecture", "field town church city / field cathedral - -"));
  EXPECT_EQ(sitting.part(0, "cathedral"), 18);
  EXPECT_EQ(sitting.score(0) - sitting.part(0, "cathedral"), 29);
  EXPECT_EQ(sitting.score(0), 47);
}

// The pile is shuffled after one card, then four more without a cross bring the Tatars.
TEST(PER_EX_42, CathedralBuiltAtTheShuffleSavesThePieces) {
  Sitting sitting = Position(2, "cathedral_architecture").holds(0, 3, 4, 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "offer_building 0");
  EXPECT_EQ(sitting.legal(0), (Names{"build r1c1", "no"}));
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
  EXPECT_EQ(sitting.area(0), "cathedral - - - / - - - - / - - - -");
  sitting.deal({"sleigh", "wagon", "rye_field", "trade_ship"});
  EXPECT_EQ(sitting.times("tatars"), 1);
  EXPECT_EQ(sitting.times("returned"), 0);
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
}

TEST(PER_EX_43, StruggleStealsFromEveryPoorerPlayer) {
  Sitting sitting = Position(3, "struggle")
                        .holds(0, 3, 2, 2)
                        .holds(1, 1, 2, 1)
                        .holds(2, 0, 1, 1)
                        .deck({"hunter"})
                        .reveal()
                        .load();
  sitting.deal({"hunter"});
  sitting.play(0, {"seize 1 fur", "seize 2 wood"});
  EXPECT_EQ(sitting.asked(), "struggle 1");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 wheat"}));
  sitting.play(1, "seize 2 wheat");
  EXPECT_EQ(sitting.held(0), (Pieces{4, 3, 2}));
  EXPECT_EQ(sitting.held(1), (Pieces{0, 2, 2}));
  EXPECT_EQ(sitting.held(2), (Pieces{0, 0, 0}));
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_EX_44, EqualTotalsStealFromThePoorerPlayerOnly) {
  Sitting sitting = Position(3, "struggle")
                        .holds(0, 5, 0, 0)
                        .holds(1, 0, 5, 0)
                        .holds(2, 1, 1, 1)
                        .deck({"hunter"})
                        .reveal()
                        .load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.legal(0), (Names{"seize 2 fur", "seize 2 wood", "seize 2 wheat"}));
  sitting.play(0, "seize 2 wheat");
  EXPECT_EQ(sitting.asked(), "struggle 1");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 fur", "seize 2 wood"}));
  sitting.play(1, "seize 2 fur");
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.held(0), (Pieces{5, 0, 1}));
  EXPECT_EQ(sitting.held(1), (Pieces{1, 5, 0}));
  EXPECT_EQ(sitting.held(2), (Pieces{0, 1, 0}));
}

TEST(PER_EX_44, ThreeEqualTotalsStealNothing) {
  Sitting sitting = Position(3, "struggle")
                        .holds(0, 4, 0, 0)
                        .holds(1, 0, 4, 0)
                        .holds(2, 2, 1, 1)
                        .deck({"hunter"})
                        .reveal()
                        .load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.times("seized"), 0);
}

TEST(PER_EX_45, PlannedCityCountsMirrorsAndKinds) {
  const std::pair<std::string_view, int> plans[] = {
      {"town field town / town field town", 6},
      {"town city town / field - -", 0},
      {"field church / kremlin city / field church", 4},
      {"town city town", 2},
      {"town", 0},
  };
  for (const auto& [area, points] : plans) {
    EXPECT_EQ(scored(last_turn("planned_city", area)).part(0, "scenario"), points) << area;
  }
}

TEST(PER_EX_46, FieldOfSerfsByATownCountsThree) {
  const Sitting sitting = scored(last_turn("serfdom", "field town field field / field field city -"));
  EXPECT_EQ(sitting.part(0, "fields"), 3 + 3 + 2 + 2 + 3);
  EXPECT_EQ(sitting.score(0), 28);
}

TEST(PER_EX_47, WaterTradeRouteCountsMarksByColumn) {
  const Sitting sitting =
      scored(last_turn("water_trade_route", "town city kremlin town / town church - -").holds(0, 1, 1, 0));
  EXPECT_EQ(sitting.part(0, "scenario"), 0 + 1 + 4 + 3);
  EXPECT_EQ(sitting.score(0), 55 + 8 + 2);
  EXPECT_EQ(sitting.rank(0), "tsar") << "60";
}

TEST(PER_EX_48, PalaceCountsTwoForEveryFivePointsOfTheOthers) {
  struct Palace {
    std::string_view area;
    int others, palace;
  };
  const Palace palaces[] = {{"city city city palace", 30, 12},
                            {"city city city palace / town", 35, 14},
                            {"city city city palace / town field", 37, 14},
                            {"city city city palace / city", 40, 16},
                            {"city city city palace / city town", 45, 18}};
  for (const auto& [area, others, palace] : palaces) {
    const Sitting sitting = scored(last_turn("palace_architecture", area));
    EXPECT_EQ(sitting.part(0, "palace"), palace) << area;
    EXPECT_EQ(sitting.score(0), others + palace) << area;
  }
}

TEST(PER_EX_49, FeeOfTheBalticTradeThenSwaps) {
  Sitting sitting = Position(2, "baltic_trade").holds(0, 4, 0, 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.legal(0), (Names{"pay fur", "pay wheat", "no"}));
  sitting.play(0, {"pay fur", "swap fur wood", "swap fur wood", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{1, 2, 1}));
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_EX_49, NoBalticTradeWithOnePiece) {
  Sitting sitting = Position(2, "baltic_trade").holds(0, 0, 1, 0).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
}

}  // namespace
}  // namespace tsardom::perestroika
