// PER-13: the scenarios.
#include <gtest/gtest.h>

#include "table/registry.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// The deck ends with this card in the middle of a reveal.
Sitting after_shuffle(Position position) {
  Sitting sitting = position.deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  return sitting;
}

const Json& sheet(std::string_view id) {
  for (const Json& scenario : find_game("perestroika").box->at("scenarios")) {
    if (scenario.at("id") == id) return scenario;
  }
  throw std::logic_error("no such scenario");
}

int scenario_points(std::string_view scenario, std::string_view area) {
  return Position(2, scenario).area(0, area).turn(0).load().part(0, "scenario");
}

TEST(PerestroikaScenarios, RatingsAreInTheBox) {
  for (const Json& scenario : find_game("perestroika").box->at("scenarios")) {
    for (const char* rating : {"difficulty", "strategy", "interaction"})
      EXPECT_TRUE(scenario.at("ratings").contains(rating)) << scenario.at("id");
  }
}

TEST(PerestroikaScenarios, FirstMixingBringsNoEvent) {
  for (const char* scenario : {"cathedral_architecture", "palace_architecture", "struggle", "baltic_trade"}) {
    Sitting sitting = opening(2, {{"scenario", scenario}, {"start", 0}});
    sitting.play(0, "take fur").play(1, {"take fur", "take fur"});
    EXPECT_EQ(sitting.asked(), "reveal chance") << scenario;
  }
}

TEST(PerestroikaScenarios, ScenariosWithoutShuffleEventAskNothing) {
  for (const char* scenario :
       {"none", "rus_successor", "wilderness_abbey", "planned_city", "serfdom", "water_trade_route"}) {
    EXPECT_EQ(after_shuffle(Position(2, scenario).holds(0, 6, 6, 6).holds(1, 1, 1, 1)).asked(),
              "reveal chance")
        << scenario;
  }
}

// --------------------------------------------------------------------------------------------- PER-13.1

Sitting successors(std::string_view a, std::string_view b, std::string_view c) {
  return Position(3, "rus_successor").area(0, a).area(1, b).area(2, c).turn(0).load();
}

TEST(PER_13_1, SingleLeaderOfAColumnGetsFive) {
  const Sitting sitting = successors("town", "", "");
  EXPECT_EQ(sitting.part(0, "scenario"), 5);
  EXPECT_EQ(sitting.part(1, "scenario"), 0);
}

TEST(PER_13_1, TieForTheLeadGivesNothing) {
  const Sitting sitting = successors("town", "city", "");
  EXPECT_EQ(sitting.part(0, "scenario"), 0);
  EXPECT_EQ(sitting.part(1, "scenario"), 0);
}

TEST(PER_13_1, ZeroToZeroGivesNothing) {
  const Sitting sitting = successors("field", "church", "");
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(sitting.part(seat, "scenario"), 0);
}

TEST(PER_13_1, TieBelowTheLeaderDoesNotMatter) {
  EXPECT_EQ(successors("kremlin", "town", "town").part(0, "scenario"), 5);
}

TEST(PER_13_1, MarksOfAColumnAddUp) {
  const Sitting sitting = successors("town / town / town", "kremlin", "");
  EXPECT_EQ(sitting.part(0, "scenario"), 5);
  EXPECT_EQ(sitting.part(1, "scenario"), 0);
}

TEST(PER_13_1, EveryColumnIsCountedByItself) {
  const Sitting sitting = successors("kremlin field kremlin", "town town field kremlin", "");
  EXPECT_EQ(sitting.part(0, "scenario"), 10);
  EXPECT_EQ(sitting.part(1, "scenario"), 10);
}

TEST(PER_13_1, FieldsAndChurchesBearNoMark) {
  EXPECT_EQ(successors("field / church / field", "town", "").part(1, "scenario"), 5);
}

TEST(PER_13_1, TwoPlayersCompareToo) {
  EXPECT_EQ(scenario_points("rus_successor", "town town town town"), 20);
}

TEST(PER_13_1, BaseIsMinusFiveAndItIsNotForSolo) {
  EXPECT_EQ(sheet("rus_successor").at("base_score"), -5);
  EXPECT_EQ(sheet("rus_successor").at("min_players"), 2);
}

// --------------------------------------------------------------------------------------------- PER-13.2

TEST(PER_13_2, ChurchScoresByItsColumn) {
  const auto churches = [](std::string_view area) {
    return Position(2, "wilderness_abbey").area(0, area).turn(0).load().part(0, "churches");
  };
  EXPECT_EQ(churches("church"), 4);
  EXPECT_EQ(churches("field church"), 8);
  EXPECT_EQ(churches("field field church"), 12);
  EXPECT_EQ(churches("field field field church"), 16);
  EXPECT_EQ(churches("church church church church"), 40);
}

TEST(PER_13_2, RowDoesNotMatter) {
  EXPECT_EQ(Position(2, "wilderness_abbey")
                .area(0, "field / field / field church")
                .turn(0)
                .load()
                .part(0, "churches"),
            8);
}

TEST(PER_13_2, OtherBuildingsScoreAsUsual) {
  const Sitting sitting = Position(2, "wilderness_abbey").area(0, "field town city kremlin").turn(0).load();
  EXPECT_EQ(sitting.score(0), 37);
}

TEST(PER_13_2, BaseIsZero) { EXPECT_EQ(sheet("wilderness_abbey").at("base_score"), 0); }

// --------------------------------------------------------------------------------------------- PER-13.3

Position cathedral(int players = 2) { return Position(players, "cathedral_architecture"); }

TEST(PER_13_3, AtAShuffleWhoCanPayMayBuildACathedral) {
  Sitting sitting = after_shuffle(cathedral().holds(0, 4, 5, 2));
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.area(0), "cathedral - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 1, 1}));
}

TEST(PER_13_3, OfferMayBeDeclined) {
  Sitting sitting = after_shuffle(cathedral().holds(0, 3, 4, 1));
  sitting.play(0, "no");
  EXPECT_EQ(sitting.held(0), (Pieces{3, 4, 1}));
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_3, WhoCannotPayIsNotAsked) {
  for (const Pieces& held : {Pieces{2, 6, 6}, Pieces{6, 3, 6}, Pieces{6, 6, 0}})
    EXPECT_EQ(after_shuffle(cathedral().holds(0, held.fur, held.wood, held.wheat)).asked(), "reveal chance");
}

TEST(PER_13_3, WhoHasNoFreeCellIsNotAsked) {
  const char* full = "field field field field / field field field field / field field field field";
  EXPECT_EQ(after_shuffle(cathedral().holds(0, 6, 6, 6).area(0, full)).asked(), "reveal chance");
}

TEST(PER_13_3, WhoHasACathedralIsNotAsked) {
  EXPECT_EQ(after_shuffle(cathedral().shuffles(1).holds(0, 6, 6, 6).area(0, "cathedral")).asked(),
            "reveal chance");
}

TEST(PER_13_3, OfferDeclinedOnceComesAgainAtTheNextShuffle) {
  EXPECT_EQ(after_shuffle(cathedral().shuffles(1).holds(0, 3, 4, 1)).asked(), "offer_building 0");
}

TEST(PER_13_3, PlayersAreAskedClockwiseFromTheStartPlayer) {
  Sitting sitting =
      after_shuffle(cathedral(3).start(1).holds(0, 3, 4, 1).holds(1, 3, 4, 1).holds(2, 3, 4, 1));
  EXPECT_EQ(sitting.asked(), "offer_building 1");
  sitting.play(1, "no");
  EXPECT_EQ(sitting.asked(), "offer_building 2");
  sitting.play(2, "build r1c1");
  EXPECT_EQ(sitting.asked(), "offer_building 0");
}

TEST(PER_13_3, CathedralGoesWhereABuildingMayGo) {
  Sitting sitting = after_shuffle(cathedral().holds(0, 3, 4, 1).area(0, "town / town"));
  EXPECT_EQ(sitting.legal(0), (Names{"build r1c2", "build r2c2", "build r3c1", "no"}));
  EXPECT_EQ(sitting.forbidden_by(0, "build r1c1"), "PER-10.2");
}

TEST(PER_13_3, CathedralScoresThreeForEveryBuildingWithItself) {
  const Sitting sitting = cathedral().shuffles(1).area(0, "field cathedral town / kremlin").turn(0).load();
  EXPECT_EQ(sitting.part(0, "cathedral"), 12);
  EXPECT_EQ(sitting.score(0), 2 + 5 + 20 + 12);
}

TEST(PER_13_3, CathedralAloneScoresThree) {
  EXPECT_EQ(cathedral().shuffles(1).area(0, "cathedral").turn(0).load().score(0), 3);
}

TEST(PER_13_3, SecondCathedralCannotBe) {
  EXPECT_NE(cathedral().shuffles(1).area(0, "cathedral cathedral").turn(0).broken_rule(), "");
}

TEST(PER_13_3, BaseIsZero) { EXPECT_EQ(sheet("cathedral_architecture").at("base_score"), 0); }

// --------------------------------------------------------------------------------------------- PER-13.4

Position struggle(int players = 3) { return Position(players, "struggle"); }

TEST(PER_13_4, WhoHasMoreTakesOneFromWhoHasLess) {
  Sitting sitting = after_shuffle(struggle(2).holds(0, 2, 0, 0).holds(1, 0, 1, 0));
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood"}));
  sitting.play(0, "seize 1 wood");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 1, 0}));
  EXPECT_EQ(sitting.held(1), (Pieces{0, 0, 0}));
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_4, TheftIsAMust) {
  Sitting sitting = after_shuffle(struggle(2).holds(0, 2, 0, 0).holds(1, 0, 1, 0));
  EXPECT_EQ(sitting.forbidden_by(0, "no"), "PER-13.4");
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-13.4");
}

TEST(PER_13_4, HigherTotalsActFirst) {
  Sitting sitting = after_shuffle(struggle().holds(0, 2, 0, 0).holds(1, 1, 0, 0).holds(2, 0, 3, 0));
  EXPECT_EQ(sitting.asked(), "struggle 2");
}

TEST(PER_13_4, EqualTotalsActClockwiseFromTheStartPlayer) {
  Sitting sitting = after_shuffle(struggle().start(2).holds(0, 0, 3, 0).holds(1, 2, 0, 0).holds(2, 0, 0, 3));
  EXPECT_EQ(sitting.asked(), "struggle 2");
  sitting.play(2, "seize 1 fur");
  EXPECT_EQ(sitting.asked(), "struggle 0");
  sitting.play(0, "seize 1 fur");
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_4, VictimsComeClockwiseFromTheThief) {
  Sitting sitting = after_shuffle(struggle().holds(0, 1, 0, 0).holds(1, 0, 3, 0).holds(2, 0, 0, 1));
  ASSERT_EQ(sitting.asked(), "struggle 1");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 wheat"}));
  sitting.play(1, "seize 2 wheat");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 0 fur"}));
}

TEST(PER_13_4, EqualTotalsDoNotRobEachOther) {
  EXPECT_EQ(after_shuffle(struggle().holds(0, 2, 0, 0).holds(1, 0, 2, 0).holds(2, 0, 0, 2)).asked(),
            "reveal chance");
}

TEST(PER_13_4, TotalsAreNotNotedAnewBetweenThefts) {
  // 3, 2, 2 at the beginning. After the first theft seat 1 has fewer than seat 2, but no theft comes of it.
  Sitting sitting = after_shuffle(struggle().holds(0, 3, 0, 0).holds(1, 0, 2, 0).holds(2, 0, 0, 2));
  sitting.play(0, {"seize 1 wood", "seize 2 wheat"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_4, NotedTotalsCountThoughHoldingsHaveBecomeEqual) {
  // 6, 3, 2: seat 0 is full of fur and cannot rob seat 2; then seats 1 and 2 hold two pieces each.
  Sitting sitting = after_shuffle(struggle().holds(0, 6, 0, 0).holds(1, 0, 3, 0).holds(2, 2, 0, 0));
  sitting.play(0, "seize 1 wood");
  EXPECT_EQ(sitting.asked(), "struggle 1");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 fur"}));
}

TEST(PER_13_4, KindTheThiefIsFullOfIsNotTaken) {
  Sitting sitting = after_shuffle(struggle(2).holds(0, 6, 0, 0).holds(1, 1, 1, 0));
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood"}));
  EXPECT_EQ(sitting.forbidden_by(0, "seize 1 fur"), "PER-13.4");
}

TEST(PER_13_4, ImpossibleTheftIsSkipped) {
  EXPECT_EQ(after_shuffle(struggle(2).holds(0, 6, 0, 0).holds(1, 1, 0, 0)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(struggle(2).holds(0, 6, 0, 0)).asked(), "reveal chance");
}

TEST(PER_13_4, SkippedTheftDoesNotEndTheEvent) {
  Sitting sitting = after_shuffle(struggle().holds(0, 3, 0, 0).holds(2, 0, 1, 0));
  EXPECT_EQ(sitting.asked(), "struggle 0");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 2 wood"}));
}

// Each robs those only who have not acted yet, so a stolen piece is never within reach.
TEST(PER_13_4, StolenPiecesAreNotStolenAgain) {
  Sitting sitting = after_shuffle(struggle().holds(0, 5, 0, 0).holds(1, 0, 3, 0).holds(2, 0, 0, 2));
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood"}));
  sitting.play(0, "seize 1 wood");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 2 wheat"}));
  sitting.play(0, "seize 2 wheat");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 wheat"}));
  EXPECT_EQ(sitting.forbidden_by(1, "seize 0 wood"), "PER-13.4");
  sitting.play(1, "seize 2 wheat");
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_4, ItComesAtEveryShuffle) {
  EXPECT_EQ(after_shuffle(struggle().shuffles(2).holds(0, 1, 0, 0).holds(1, 0, 2, 0)).asked(), "struggle 1");
}

TEST(PER_13_4, BaseIsZeroAndItIsNotForSolo) {
  EXPECT_EQ(sheet("struggle").at("base_score"), 0);
  EXPECT_EQ(sheet("struggle").at("min_players"), 2);
}

// --------------------------------------------------------------------------------------------- PER-13.5

int planned(std::string_view area) { return scenario_points("planned_city", area); }

TEST(PER_13_5, LeftRightMirrorScoresTheKinds) {
  EXPECT_EQ(planned("town city town"), 2);
  EXPECT_EQ(planned("town town"), 1);
  EXPECT_EQ(planned("field town town field / church city city church"), 4);
}

TEST(PER_13_5, TopBottomMirrorScoresTheKinds) {
  EXPECT_EQ(planned("town city / town city"), 2);
  EXPECT_EQ(planned("field church / kremlin city / field church"), 4);
}

TEST(PER_13_5, BothMirrorsScoreThreeTimesTheKinds) {
  EXPECT_EQ(planned("town town / town town"), 3);
  EXPECT_EQ(planned("town field town / town field town"), 6);
  EXPECT_EQ(planned("field town field / city kremlin city / field town field"), 12);
}

TEST(PER_13_5, NoMirrorScoresNothing) {
  EXPECT_EQ(planned("town city"), 0);
  EXPECT_EQ(planned("town city / city town"), 0);
}

TEST(PER_13_5, SingleColumnIsNotMirroredLeftRight) {
  EXPECT_EQ(planned("town / city"), 0);
  EXPECT_EQ(planned("town / town"), 1);  // top-bottom alone
}

TEST(PER_13_5, SingleRowIsNotMirroredTopBottom) { EXPECT_EQ(planned("town town town"), 1); }

TEST(PER_13_5, OneBuildingIsNoMirror) { EXPECT_EQ(planned("town"), 0); }

TEST(PER_13_5, EmptyAreaScoresNothing) { EXPECT_EQ(planned(""), 0); }

TEST(PER_13_5, EmptyEqualsOnlyEmpty) {
  EXPECT_EQ(planned("town town / town"), 0);
  EXPECT_EQ(planned("town city town / field"), 0);
  EXPECT_EQ(planned("town town / city / town town"), 2);  // the gap mirrors itself top-bottom, not left-right
}

TEST(PER_13_5, FieldsAreAKindToo) { EXPECT_EQ(planned("field field"), 1); }

TEST(PER_13_5, BaseIsZero) { EXPECT_EQ(sheet("planned_city").at("base_score"), 0); }

// --------------------------------------------------------------------------------------------- PER-13.6

int fields(std::string_view area) {
  return Position(2, "serfdom").area(0, area).turn(0).load().part(0, "fields");
}

TEST(PER_13_6, FieldNextToATownIsWorthThree) {
  EXPECT_EQ(fields("town field"), 3);
  EXPECT_EQ(fields("field town"), 3);
  EXPECT_EQ(fields("town / field"), 3);
  EXPECT_EQ(fields("field / town"), 3);
}

TEST(PER_13_6, AnyOtherFieldIsWorthTwo) {
  EXPECT_EQ(fields("field"), 2);
  EXPECT_EQ(fields("town city field"), 2);
}

TEST(PER_13_6, DiagonalDoesNotCount) { EXPECT_EQ(fields("town city / city field"), 2); }

TEST(PER_13_6, EndOfARowIsNotNextToTheBeginningOfTheNext) {
  EXPECT_EQ(fields("city city city town / field"), 2);
}

TEST(PER_13_6, TwoTownsDoNotAddUp) { EXPECT_EQ(fields("town field town"), 3); }

TEST(PER_13_6, OtherBuildingsDoNotHelp) { EXPECT_EQ(fields("city field church / kremlin kremlin"), 2); }

TEST(PER_13_6, BaseIsZero) { EXPECT_EQ(sheet("serfdom").at("base_score"), 0); }

// --------------------------------------------------------------------------------------------- PER-13.7

TEST(PER_13_7, MarksScoreByTheirColumn) {
  EXPECT_EQ(scenario_points("water_trade_route", "town"), 0);
  EXPECT_EQ(scenario_points("water_trade_route", "field town"), 1);
  EXPECT_EQ(scenario_points("water_trade_route", "field field town"), 2);
  EXPECT_EQ(scenario_points("water_trade_route", "field field field town"), 3);
}

TEST(PER_13_7, KremlinCountsTwice) {
  EXPECT_EQ(scenario_points("water_trade_route", "field field field kremlin"), 6);
}

TEST(PER_13_7, FieldsAndChurchesCountNothing) {
  EXPECT_EQ(scenario_points("water_trade_route", "field church church church"), 0);
}

TEST(PER_13_7, MarksOfAllRowsCount) {
  EXPECT_EQ(scenario_points("water_trade_route", "field town / field city / field kremlin"), 1 + 1 + 2);
}

TEST(PER_13_7, BaseIsMinusFive) { EXPECT_EQ(sheet("water_trade_route").at("base_score"), -5); }

// --------------------------------------------------------------------------------------------- PER-13.8

Position palace() { return Position(2, "palace_architecture"); }

TEST(PER_13_8, AtAShuffleWhoCanPayMayBuildAPalace) {
  Sitting sitting = after_shuffle(palace().holds(0, 3, 4, 1));
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.area(0), "palace - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
}

TEST(PER_13_8, OfferMayBeDeclined) {
  Sitting sitting = after_shuffle(palace().holds(0, 3, 4, 1));
  sitting.play(0, "no");
  EXPECT_EQ(sitting.area(0), "- - - - / - - - - / - - - -");
}

TEST(PER_13_8, WhoCannotPayOrHasNoCellOrAPalaceIsNotAsked) {
  const char* full = "field field field field / field field field field / field field field field";
  EXPECT_EQ(after_shuffle(palace().holds(0, 2, 6, 6)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(palace().holds(0, 6, 3, 6)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(palace().holds(0, 6, 6, 0)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(palace().holds(0, 6, 6, 6).area(0, full)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(palace().shuffles(1).holds(0, 6, 6, 6).area(0, "palace")).asked(), "reveal chance");
}

TEST(PER_13_8, PalaceScoresTwoForEveryFivePointsOfTheOthersRoundedDown) {
  const auto points = [](std::string_view area) {
    return palace().shuffles(1).area(0, area).turn(0).load().part(0, "palace");
  };
  EXPECT_EQ(points("palace"), 0);
  EXPECT_EQ(points("palace field field"), 0);       // 4
  EXPECT_EQ(points("palace town"), 2);              // 5
  EXPECT_EQ(points("palace town field field"), 2);  // 9
  EXPECT_EQ(points("palace kremlin city"), 12);     // 30
}

TEST(PER_13_8, OnlyBuildingsCountForThePalace) {
  const Sitting sitting = palace().shuffles(1).holds(0, 6, 0, 0).area(0, "palace town").turn(0).load();
  EXPECT_EQ(sitting.part(0, "palace"), 2);
  EXPECT_EQ(sitting.score(0), 13);
}

TEST(PER_13_8, BaseIsZero) { EXPECT_EQ(sheet("palace_architecture").at("base_score"), 0); }

// --------------------------------------------------------------------------------------------- PER-13.9

Position baltic() { return Position(2, "baltic_trade"); }

TEST(PER_13_9, FeeReturnsOnePieceOfChoice) {
  Sitting sitting = after_shuffle(baltic().holds(0, 2, 0, 1));
  sitting.play(0, {"pay wheat", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.stock().wheat, 36);
}

TEST(PER_13_9, SwapsFollowTheFee) {
  Sitting sitting = after_shuffle(baltic().holds(0, 3, 0, 0));
  sitting.play(0, {"pay fur", "swap fur wood", "swap fur wheat"});
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 1}));
}

TEST(PER_13_9, NoSwapIsNeededAfterTheFee) {
  Sitting sitting = after_shuffle(baltic().holds(0, 3, 0, 0));
  sitting.play(0, {"pay fur", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_13_9, WithoutFeeThereIsNoSwap) {
  Sitting sitting = after_shuffle(baltic().holds(0, 3, 0, 0));
  EXPECT_EQ(sitting.forbidden_by(0, "swap fur wood"), "PER-13.9");
  sitting.play(0, "no");
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.held(0), (Pieces{3, 0, 0}));
}

TEST(PER_13_9, KindOfTheFeeMayBeTakenAgain) {
  Sitting sitting = after_shuffle(baltic().holds(0, 1, 1, 0));
  sitting.play(0, {"pay fur", "swap wood fur"});
  EXPECT_EQ(sitting.held(0), (Pieces{1, 0, 0}));
}

TEST(PER_13_9, KindsGoOneWayAsInAFreeSwap) {
  Sitting sitting = after_shuffle(baltic().holds(0, 3, 2, 0));
  sitting.play(0, {"pay wood", "swap fur wheat"});
  EXPECT_EQ(sitting.legal(0), (Names{"swap fur wood", "swap fur wheat", "swap wood wheat", "stop"}));
  EXPECT_EQ(sitting.forbidden_by(0, "swap wheat wood"), "PER-9.4");
}

TEST(PER_13_9, TwoPiecesAreNeeded) {
  EXPECT_EQ(after_shuffle(baltic().holds(0, 1, 0, 0)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(baltic().holds(0, 1, 1, 0)).asked(), "baltic_fee 0");
}

TEST(PER_13_9, KindNotHeldIsNoFee) {
  Sitting sitting = after_shuffle(baltic().holds(0, 2, 0, 0));
  EXPECT_EQ(sitting.forbidden_by(0, "pay wood"), "PER-13.9");
}

TEST(PER_13_9, BaseIsZero) { EXPECT_EQ(sheet("baltic_trade").at("base_score"), 0); }

}  // namespace
}  // namespace tsardom::perestroika
