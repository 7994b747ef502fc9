// PER-10: building.
#include <gtest/gtest.h>

#include <map>

#include "table/registry.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

const std::string kFull = "field field field field / field field field field / field field field field";

const Json& building(std::string_view id) {
  for (const Json& kind : find_game("perestroika").box->at("buildings")) {
    if (kind.at("id") == id) return kind;
  }
  throw std::logic_error("no such building");
}

// Seat 0 with plenty of everything, building with this card.
Sitting building_with(const std::string& kind, std::string_view area = "") {
  Sitting sitting = Position(2).holds(0, 6, 6, 6).area(0, area).hand(0, {kind}).turn(0).load();
  sitting.play(0, "play " + kind + " bottom");
  return sitting;
}

Names cells(std::string_view area) { return building_with("barley_field", area).legal(0, "build"); }

// What a building costs and scores: built on r1c1 with the card out of 6/6/6.
struct Worth {
  Pieces cost;
  int points;
};
Worth worth(const std::string& kind, const std::string& part) {
  Sitting sitting = building_with(kind);
  sitting.play(0, "build r1c1");
  return {Pieces{6, 6, 6} - sitting.held(0), sitting.part(0, part)};
}

TEST(PerestroikaBuildings, FieldCostsOneWheatAndScoresTwo) {
  const Worth field = worth("barley_field", "fields");
  EXPECT_EQ(field.cost, (Pieces{0, 0, 1}));
  EXPECT_EQ(field.points, 2);
}

TEST(PerestroikaBuildings, TownCostsOneOfEachAndScoresFive) {
  const Worth town = worth("hunter", "towns");
  EXPECT_EQ(town.cost, (Pieces{1, 1, 1}));
  EXPECT_EQ(town.points, 5);
}

TEST(PerestroikaBuildings, CityCostsTwoTwoOneAndScoresTen) {
  const Worth city = worth("lumberjack", "cities");
  EXPECT_EQ(city.cost, (Pieces{2, 2, 1}));
  EXPECT_EQ(city.points, 10);
}

TEST(PerestroikaBuildings, ChurchCostsOneThreeOneAndScoresTen) {
  const Worth church = worth("orthodox_church", "churches");
  EXPECT_EQ(church.cost, (Pieces{1, 3, 1}));
  EXPECT_EQ(church.points, 10);
}

TEST(PerestroikaBuildings, KremlinCostsThreeFiveOneAndScoresTwenty) {
  const Worth kremlin = worth("kremlin", "kremlins");
  EXPECT_EQ(kremlin.cost, (Pieces{3, 5, 1}));
  EXPECT_EQ(kremlin.points, 20);
}

TEST(PerestroikaBuildings, MarksAreOneForTownAndCityTwoForTheKremlin) {
  std::map<std::string, int> marks;
  for (const Json& kind : find_game("perestroika").box->at("buildings"))
    marks[kind.at("id").get<std::string>()] = kind.at("marks").get<int>();
  EXPECT_EQ(marks, (std::map<std::string, int>{{"field", 0},
                                               {"town", 1},
                                               {"city", 1},
                                               {"church", 0},
                                               {"kremlin", 2},
                                               {"cathedral", 0},
                                               {"palace", 0}}));
}

// --------------------------------------------------------------------------------------------- PER-10.1

TEST(PER_10_1, AreaHasThreeRowsOfFourCells) {
  Sitting sitting =
      building_with("barley_field", "field field field field / field field field field / field field");
  sitting.play(0, {"build r3c3", "build r3c4"});
  EXPECT_EQ(sitting.area(0), kFull);
}

TEST(PER_10_1, TwelveBuildingsAreTheMaximum) {
  Sitting sitting =
      building_with("barley_field", "field field field field / field field field field / field field field");
  sitting.play(0, "build r3c4");
  EXPECT_EQ(sitting.asked(), "turn 0");  // wheat is left, cells are not
  EXPECT_EQ(sitting.held(0), (Pieces{6, 6, 5}));
}

TEST(PER_10_1, FifthColumnDoesNotExist) { EXPECT_EQ(cells("field field field field"), (Names{"r2c1"})); }

TEST(PER_10_1, OneBuildingFillsOneCell) {
  Sitting sitting = building_with("kremlin");
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.area(0), "kremlin - - - / - - - - / - - - -");
}

// --------------------------------------------------------------------------------------------- PER-10.2

TEST(PER_10_2, EmptyAreaBeginsInItsFirstCell) { EXPECT_EQ(cells(""), (Names{"r1c1"})); }

TEST(PER_10_2, BegunRowGoesOnOrTheNextRowOpens) { EXPECT_EQ(cells("town field"), (Names{"r1c3", "r2c1"})); }

TEST(PER_10_2, NewRowMayBeOpenedAtAnyTime) { EXPECT_EQ(cells("town"), (Names{"r1c2", "r2c1"})); }

TEST(PER_10_2, OlderRowMayBeContinuedLater) {
  EXPECT_EQ(cells("town / town town / town"), (Names{"r1c2", "r2c3", "r3c2"}));
}

TEST(PER_10_2, ThirdRowOpensAfterTheSecond) {
  EXPECT_EQ(cells("town / town"), (Names{"r1c2", "r2c2", "r3c1"}));
}

TEST(PER_10_2, FullRowIsNotContinued) {
  EXPECT_EQ(cells("town town town town / field / city"), (Names{"r2c2", "r3c2"}));
}

TEST(PER_10_2, GapsAndSkippedRowsAreRefused) {
  Sitting sitting = building_with("barley_field", "town field");
  for (const char* cell : {"build r1c4", "build r2c2", "build r3c1"})
    EXPECT_EQ(sitting.forbidden_by(0, cell), "PER-10.2") << cell;
}

// --------------------------------------------------------------------------------------------- PER-10.3

TEST(PER_10_3, AtMostThreeCellsAreOffered) {
  for (const char* area : {"", "town", "town / town", "town / town / town", "town town town town / town"})
    EXPECT_LE(cells(area).size(), 3u) << area;
}

TEST(PER_10_3, FieldsTownsAndCitiesAreBuiltInAnyNumber) {
  Sitting fields = building_with("barley_field");
  fields.play(0, {"build r1c1", "build r1c2", "build r1c3", "build r1c4", "build r2c1", "build r2c2"});
  EXPECT_EQ(fields.held(0).wheat, 0);
  Sitting towns = building_with("felling_ground");
  towns.play(0, {"build r1c1", "build r1c2", "build r1c3", "build r1c4", "build r2c1", "build r2c2"});
  EXPECT_EQ(towns.held(0), (Pieces{0, 0, 0}));
  Sitting cities = building_with("lumberjack");
  cities.play(0, {"build r1c1", "build r1c2", "build r1c3"});
  EXPECT_EQ(cities.held(0), (Pieces{0, 0, 3}));
}

TEST(PER_10_3, AtLeastOneIsBuilt) { EXPECT_EQ(building_with("hunter").forbidden_by(0, "stop"), "PER-3.3"); }

TEST(PER_10_3, PlayerMayStopWhileMaterialsLast) {
  Sitting sitting = building_with("hunter");
  sitting.play(0, {"build r1c1", "stop"});
  EXPECT_EQ(sitting.asked(), "turn 0");
  EXPECT_EQ(sitting.held(0), (Pieces{5, 5, 5}));
}

TEST(PER_10_3, BuildingEndsWithTheMaterials) {
  Sitting sitting = Position(2).holds(0, 1, 6, 6).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"play hunter bottom", "build r1c1"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_10_3, OneCardBuildsOneKremlin) {
  Sitting sitting = building_with("kremlin");
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_10_3, OneCardBuildsOneChurch) {
  for (const char* kind : {"orthodox_church", "monastery"}) {
    Sitting sitting = building_with(kind);
    sitting.play(0, "build r1c1");
    EXPECT_EQ(sitting.asked(), "turn 0") << kind;
    EXPECT_EQ(sitting.held(0), (Pieces{5, 3, 5}));
  }
}

TEST(PER_10_3, RyeFieldMakesOneField) {
  Sitting sitting = building_with("rye_field");
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// --------------------------------------------------------------------------------------------- PER-10.4

TEST(PER_10_4, FieldIsABuildingAndBlocksItsCell) {
  Sitting sitting = building_with("hunter", "field");
  EXPECT_EQ(sitting.forbidden_by(0, "build r1c1"), "PER-10.2");
}

TEST(PER_10_4, NothingIsBuiltOver) {
  Sitting sitting = building_with("kremlin", "town / city");
  EXPECT_EQ(sitting.forbidden_by(0, "build r1c1"), "PER-10.2");
  EXPECT_EQ(sitting.forbidden_by(0, "build r2c1"), "PER-10.2");
}

TEST(PER_10_4, EarlierBuildingsStay) {
  Sitting sitting = building_with("kremlin", "town field / city");
  sitting.play(0, "build r2c2");
  EXPECT_EQ(sitting.area(0), "town field - - / city kremlin - - / - - - -");
}

// --------------------------------------------------------------------------------------------- PER-10.5

TEST(PER_10_5, LayersOfEveryBuildingUseItsCost) {
  for (const Json& kind : find_game("perestroika").box->at("buildings")) {
    Json pieces{{"fur", 0}, {"wood", 0}, {"wheat", 0}};
    for (const Json& layer : kind.at("stack")) {
      for (const Json& piece : layer) {
        if (!piece.is_null())
          pieces[piece.get<std::string>()] = pieces[piece.get<std::string>()].get<int>() + 1;
      }
    }
    EXPECT_EQ(pieces, kind.at("cost")) << kind.at("id");
  }
}

TEST(PER_10_5, WheatIsTheFoundationOfEveryBuilding) {
  for (const Json& kind : find_game("perestroika").box->at("buildings"))
    EXPECT_EQ(kind.at("stack")[0], (Json{"wheat"})) << kind.at("id");
}

TEST(PER_10_5, WoodIsTheBodyAndFurTheRoof) {
  const Json& kinds = find_game("perestroika").box->at("materials").at("kinds");
  EXPECT_EQ(kinds[0].at("piece"), "rooftop");
  EXPECT_EQ(kinds[1].at("piece"), "body");
  EXPECT_EQ(kinds[2].at("piece"), "foundation");
}

TEST(PER_10_5, TownIsOneOfEachStacked) {
  EXPECT_EQ(building("town").at("stack"), Json::parse(R"([["wheat"], ["wood"], ["fur"]])"));
}

TEST(PER_10_5, CityIsTwoWoodSideBySideWithAFurOnEach) {
  EXPECT_EQ(building("city").at("stack"), Json::parse(R"([["wheat"], ["wood", "wood"], ["fur", "fur"]])"));
}

TEST(PER_10_5, KremlinIsThreeWoodTwoOnTheOuterOnesAndThreeFur) {
  EXPECT_EQ(
      building("kremlin").at("stack"),
      Json::parse(R"([["wheat"], ["wood", "wood", "wood"], ["wood", null, "wood"], ["fur", "fur", "fur"]])"));
}

}  // namespace
}  // namespace tsardom::perestroika
