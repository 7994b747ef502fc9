// PER-RUL: what was ruled where the rulebook leaves a doubt.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/perestroika/reveal.hpp"
#include "lab/usual.hpp"
#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

const Json& box() { return *find_game("perestroika").box; }

const Json& card_kind(std::string_view id) {
  for (const Json& kind : box().at("action_card_kinds")) {
    if (kind.at("id") == id) return kind;
  }
  throw std::logic_error("no such card");
}

Sitting playing(Position position, const std::string& kind, const std::string& half) {
  Sitting sitting = position.hand(0, {kind}).turn(0).load();
  sitting.play(0, "play " + kind + " " + half);
  return sitting;
}

Sitting after_shuffle(Position position) {
  Sitting sitting = position.deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  return sitting;
}

TEST(PER_RUL_1, StartPlayerIsRandomOrAChosenSeat) {
  EXPECT_EQ(find_game("perestroika").options[1].values, (Names{"random", "0", "1", "2"}));
  EXPECT_EQ(opening(2).asked(), "first_player chance");
  EXPECT_EQ(opening(2, {{"start", 1}}).asked(), "start_materials 1");
}

TEST(PER_RUL_2, StartMaterialsAreAnyMix) {
  Sitting sitting = opening(3, {{"start", 0}});
  sitting.play(0, {"take wheat", "take fur", "take wood"});
  EXPECT_EQ(sitting.held(0), (Pieces{1, 1, 1}));
  sitting.play(1, {"take fur", "take fur", "take fur", "take fur"});
  EXPECT_EQ(sitting.held(1), (Pieces{4, 0, 0}));
}

TEST(PER_RUL_3, SoloUsesTheSoloColumnOfEachTable) {
  const Json& row = box().at("player_tables").at("rows")[0];
  EXPECT_EQ(row.at("players"), 1);
  EXPECT_EQ(row.at("start_materials"), (Json{0}));
  EXPECT_EQ(row.at("crosses_needed"), 2);
  EXPECT_EQ(row.at("max_display"), 5);
  EXPECT_EQ(row.at("shuffles_to_end"), 2);
}

TEST(PER_RUL_4, TatarsCutEachKindToTwo) {
  Sitting sitting = Position(2).holds(0, 6, 3, 1).reveal().load();
  sitting.deal({"hunter", "hunter", "wagon", "sleigh", "trade_ship"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 1}));  // not 4/1/1, which "return 2" would leave
}

TEST(PER_RUL_5, DeckThatEndsExactlyWithTheRevealWaits) {
  Sitting sitting = Position(2).deck({"mill", "kremlin"}).reveal().load();
  sitting.deal({"mill", "kremlin"});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_RUL_6, EventRestOfTheRevealInvasionDraftComeInThisOrder) {
  Sitting sitting = Position(2, "baltic_trade").holds(0, 5, 0, 0).deck({"hunter", "sleigh"}).reveal().load();
  sitting.deal({"hunter", "sleigh"});
  ASSERT_EQ(sitting.asked(), "baltic_fee 0");
  sitting.play(0, "no");
  ASSERT_EQ(sitting.asked(), "reveal chance");
  sitting.deal({"wagon", "trade_ship"});
  EXPECT_EQ(sitting.held(0), (Pieces{5, 0, 0}));
  sitting.deal({"rye_field"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_RUL_7, CompensationIsOneMaterialAfterTheWholeDraft) {
  Sitting sitting = Position(2).display({"hunter", "mill", "wagon"}).draft(0).load();
  sitting.play(0, "draft hunter").play(1, "draft mill").play(0, "draft wagon");
  ASSERT_EQ(sitting.asked(), "compensation 1");
  sitting.play(1, "take fur");
  EXPECT_EQ(sitting.held(1), (Pieces{1, 0, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_RUL_8, PlayWithoutEffectIsNotAllowed) {
  Sitting sitting = Position(2).holds(0, 6, 0, 0).hand(0, {"hunter"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play hunter top"), "PER-8.3");
}

TEST(PER_RUL_9, ChipIsEarnedByTheWholeHandWithoutAPlay) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_RUL_9, OtherReadingIsAnOption) {
  EXPECT_EQ(find_game("perestroika").options[2].values, (Names{"skip", "discards"}));
  EXPECT_EQ(find_game("perestroika").options[2].usual, "skip");
}

TEST(PER_RUL_10, DiscardingBelowTwoIsAllowed) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter", "discard mill"});
  EXPECT_EQ(sitting.hand(0), Names{});
}

TEST(PER_RUL_11, WagonTopGivesFur) {
  Sitting sitting = playing(Position(2).holds(0, 0, 0, 1), "wagon", "top");
  sitting.play(0, "exchange wheat fur");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
}

TEST(PER_RUL_12, TradingPostSwapsOneForOne) {
  Sitting sitting = playing(Position(2).holds(0, 1, 0, 0), "trading_post", "bottom");
  sitting.play(0, "swap fur wood");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
}

TEST(PER_RUL_13, PartialExchangeIsPaidInFull) {
  Sitting sitting = playing(Position(2).holds(0, 1, 5, 0), "sleigh", "bottom");
  sitting.play(0, "exchange fur wood");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 6, 0}));
}

TEST(PER_RUL_13, PartialGainIsReceived) {
  EXPECT_EQ(playing(Position(2).holds(0, 0, 5, 0), "felling_ground", "top").held(0), (Pieces{0, 6, 0}));
}

TEST(PER_RUL_14, StolenCardComesAtRandomIntoTheHandOfTheThief) {
  Sitting sitting = Position(2).hand(0, {"teutonic_order"}).hand(1, {"mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"});
  EXPECT_EQ(sitting.asked(), "lose_card chance");
  sitting.chance("lose mill");
  EXPECT_EQ(sitting.hand(0), (Names{"mill"}));
  EXPECT_EQ(sitting.cards("discard"), (Names{"teutonic_order"}));
}

TEST(PER_RUL_15, PileIsNoOpenListForTheOthers) {
  Sitting sitting = playing(Position(2).discard({"mill", "wagon"}), "orthodox_church", "top");
  sitting.play(0, "retrieve mill");
  EXPECT_EQ(sitting.seen(1, "discard"), (Names{"orthodox_church", "?"}));
}

TEST(PER_RUL_15, NoOrthodoxChurchIsFetched) {
  Sitting sitting = playing(Position(2).discard({"orthodox_church", "mill"}), "orthodox_church", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"retrieve mill"}));
}

TEST(PER_RUL_16, FullKindCannotBeStolen) {
  Sitting sitting = playing(Position(2).holds(0, 6, 0, 0).holds(1, 2, 1, 0), "teutonic_order", "bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood"}));
  EXPECT_EQ(sitting.forbidden_by(0, "seize 1 fur"), "PER-11.4");
}

TEST(PER_RUL_17, OpeningARowDoesNotCloseTheOlderOnes) {
  Sitting sitting = playing(Position(2).holds(0, 3, 3, 3).area(0, "town"), "hunter", "bottom");
  sitting.play(0, "build r2c1");
  EXPECT_EQ(sitting.legal(0, "build"), (Names{"r1c2", "r2c2", "r3c1"}));
}

TEST(PER_RUL_18, AreaIsThreeRowsOfFour) {
  EXPECT_EQ(box().at("building_area").at("rows"), 3);
  EXPECT_EQ(box().at("building_area").at("columns"), 4);
}

TEST(PER_RUL_18, FullAreaEndsBuilding) {
  Sitting sitting =
      Position(2)
          .holds(0, 6, 6, 6)
          .area(0, "field field field field / field field field field / field field field field")
          .hand(0, {"hunter"})
          .turn(0)
          .load();
  EXPECT_EQ(sitting.forbidden_by(0, "play hunter bottom"), "PER-8.3");
}

TEST(PER_RUL_19, CityBearsOneMarkAndTheKremlinTwo) {
  const auto marks = [](std::string_view area) {
    return Position(2, "water_trade_route").area(0, area).turn(0).load().part(0, "scenario");
  };
  EXPECT_EQ(marks("field town"), 1);
  EXPECT_EQ(marks("field city"), 1);
  EXPECT_EQ(marks("field kremlin"), 2);
}

TEST(PER_RUL_20, ChurchCostsAsManyMaterialsAsACityForTheSamePoints) {
  const auto pieces_left = [](const char* kind, const char* part) {
    Sitting sitting = playing(Position(2).holds(0, 6, 6, 6), kind, "bottom");
    sitting.play(0, "build r1c1");
    EXPECT_EQ(sitting.part(0, part), 10);
    const Pieces held = sitting.held(0);
    return held.fur + held.wood + held.wheat;
  };
  EXPECT_EQ(pieces_left("orthodox_church", "churches"), 18 - 5);
  EXPECT_EQ(pieces_left("lumberjack", "cities"), 18 - 5);
}

TEST(PER_RUL_21, WheatIsAFoundationForEveryCellOfThreeAreas) {
  EXPECT_EQ(opening(3).stock(), (Pieces{36, 48, 36}));
  EXPECT_EQ(opening(3).stock().wheat, 3 * 3 * 4);
}

TEST(PER_RUL_22, FourKindsAreDoubledAndTenCardsBearACross) {
  int cards = 0, doubled = 0, crosses = 0;
  for (const Json& kind : box().at("action_card_kinds")) {
    const int copies = kind.at("copies").get<int>();
    cards += copies;
    doubled += copies == 2;
    crosses += kind.at("cross").get<bool>() ? copies : 0;
  }
  EXPECT_EQ(cards, 20);
  EXPECT_EQ(doubled, 4);
  EXPECT_EQ(crosses, 10);
  EXPECT_EQ(card_kind("orthodox_church").at("copies"), 2);
}

// How often the Tatars come in so many first reveals.
double share_of_invasions(int players) {
  const Perestroika game = usual_game<Perestroika>(players);
  constexpr int kReveals = 20000;
  Rng rng(22);
  int invasions = 0;
  for (int i = 0; i < kReveals; ++i) {
    State state = game.opening();
    become(state, kChance, Reveal{});
    NoLog log;
    state.player[0].held = Materials{{3, 0, 0}};
    state.stock[Material::fur] = 33;
    while (game.actors(state) == only(kChance)) game.apply(state, kChance, game.draw(state, rng), log);
    invasions += state.player[0].held[Material::fur] == 2;
  }
  return static_cast<double>(invasions) / kReveals;
}

TEST(PER_RUL_22, InvasionOnAFreshDeckIsAboutAsLikelyForTwoAndThreePlayers) {
  EXPECT_NEAR(share_of_invasions(2), 0.152, 0.008);
  EXPECT_NEAR(share_of_invasions(3), 0.175, 0.008);
}

TEST(PER_RUL_23, TopOfTheTradeShipIsFurItsBottomWheat) {
  Sitting top = playing(Position(2).holds(0, 0, 1, 0), "trade_ship", "top");
  top.play(0, "exchange wood fur");
  EXPECT_EQ(top.held(0), (Pieces{2, 0, 0}));
  Sitting bottom = playing(Position(2).holds(0, 0, 1, 0), "trade_ship", "bottom");
  bottom.play(0, "exchange wood wheat");
  EXPECT_EQ(bottom.held(0), (Pieces{0, 0, 2}));
}

TEST(PER_RUL_24, OneCardBuildsOneKremlinOrOneChurch) {
  for (const char* kind : {"kremlin", "orthodox_church", "monastery"}) {
    Sitting sitting = playing(Position(2).holds(0, 6, 6, 6), kind, "bottom");
    sitting.play(0, "build r1c1");
    EXPECT_EQ(sitting.asked(), "turn 0") << kind;
  }
}

TEST(PER_RUL_25, WorkshopBottomIsNoActionButAValueInHand) {
  Sitting sitting = Position(2).holds(0, 0, 2, 0).hand(0, {"sawmill"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play sawmill bottom"), "PER-11.6");
  EXPECT_EQ(sitting.part(0, "wood"), 4);
}

TEST(PER_RUL_26, GarbledNamesHaveOneName) {
  EXPECT_EQ(card_kind("tannery").at("names").at("en"), "Tannery");
  EXPECT_EQ(card_kind("sawmill").at("names").at("en"), "Sawmill");
  EXPECT_EQ(card_kind("mill").at("names").at("en"), "Mill");
  EXPECT_EQ(card_kind("teutonic_order").at("names").at("en"), "Teutonic Order");
  EXPECT_EQ(card_kind("kremlin").at("names").at("en"), "Kremlin");
  EXPECT_EQ(box().at("materials").at("kinds")[2].at("names").at("en"), "wheat");
  EXPECT_TRUE(box().contains("metropolitan_card"));
}

TEST(PER_RUL_27, ColumnNeedsASingleLeader) {
  const auto bonus = [](std::string_view a, std::string_view b) {
    return Position(2, "rus_successor").area(0, a).area(1, b).turn(0).load().part(0, "scenario");
  };
  EXPECT_EQ(bonus("town", ""), 5);
  EXPECT_EQ(bonus("town", "town"), 0);
  EXPECT_EQ(bonus("", ""), 0);
}

TEST(PER_RUL_28, AbbeyValuesHaveTheMeanOfAnOrdinaryChurch) {
  const Sitting sitting =
      Position(2, "wilderness_abbey").area(0, "church church church church").turn(0).load();
  EXPECT_EQ(sitting.score(0), 4 * 10);
}

TEST(PER_RUL_29, CathedralCostsAsThePalaceAndCountsItself) {
  EXPECT_EQ(box().at("buildings")[5].at("cost"), box().at("buildings")[6].at("cost"));
  EXPECT_EQ(Position(2, "cathedral_architecture").shuffles(1).area(0, "cathedral").turn(0).load().score(0),
            3);
}

TEST(PER_RUL_29, CathedralIsOnePerPlayerAndNeedsACell) {
  const char* full = "field field field field / field field field field / field field field field";
  const auto asked = [](std::string_view area) {
    return after_shuffle(Position(2, "cathedral_architecture").shuffles(1).holds(0, 6, 6, 6).area(0, area))
        .asked();
  };
  EXPECT_EQ(asked("town"), "offer_building 0");
  EXPECT_EQ(asked("cathedral"), "reveal chance");
  EXPECT_EQ(asked(full), "reveal chance");
}

TEST(PER_RUL_30, PalaceCostsThreeFur) {
  EXPECT_EQ(after_shuffle(Position(2, "palace_architecture").holds(0, 2, 6, 6)).asked(), "reveal chance");
  Sitting sitting = after_shuffle(Position(2, "palace_architecture").holds(0, 3, 4, 1));
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
}

TEST(PER_RUL_30, PalaceRoundsDownAndLooksAtBuildingsOnly) {
  const Sitting sitting = Position(2, "palace_architecture")
                              .shuffles(1)
                              .holds(0, 3, 0, 0)
                              .area(0, "palace town field")
                              .turn(0)
                              .load();
  EXPECT_EQ(sitting.part(0, "palace"), 2);
}

TEST(PER_RUL_30, PalaceIsOnePerPlayer) {
  EXPECT_EQ(after_shuffle(Position(2, "palace_architecture").shuffles(1).holds(0, 6, 6, 6).area(0, "palace"))
                .asked(),
            "reveal chance");
  EXPECT_NE(Position(2, "palace_architecture").shuffles(1).area(0, "palace palace").turn(0).broken_rule(),
            "");
}

TEST(PER_RUL_31, StruggleIsReadPairwiseHigherTotalsFirst) {
  Sitting sitting =
      after_shuffle(Position(3, "struggle").holds(0, 0, 0, 2).holds(1, 5, 0, 0).holds(2, 0, 3, 0));
  EXPECT_EQ(sitting.legal(1), (Names{"seize 2 wood"}));
  sitting.play(1, "seize 2 wood");
  EXPECT_EQ(sitting.legal(1), (Names{"seize 0 wheat"}));
  sitting.play(1, "seize 0 wheat");
  EXPECT_EQ(sitting.legal(2), (Names{"seize 0 wheat"}));
  sitting.play(2, "seize 0 wheat");
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_RUL_31, EqualTotalsNeverRobEachOther) {
  EXPECT_EQ(after_shuffle(Position(2, "struggle").holds(0, 2, 0, 0).holds(1, 0, 2, 0)).asked(),
            "reveal chance");
}

TEST(PER_RUL_32, KindsOfTheWholeMirroredAreaCount) {
  const auto points = [](std::string_view area) {
    return Position(2, "planned_city").area(0, area).turn(0).load().part(0, "scenario");
  };
  EXPECT_EQ(points("town city city town"), 2);  // no cell lies on the axis
  EXPECT_EQ(points("town field town"), 2);
  EXPECT_EQ(points("town"), 0);  // neither a row nor a column across itself
}

TEST(PER_RUL_33, AdjacentMeansSharingASide) {
  const auto fields = [](std::string_view area) {
    return Position(2, "serfdom").area(0, area).turn(0).load().part(0, "fields");
  };
  EXPECT_EQ(fields("city town / field"), 2);
  EXPECT_EQ(fields("town city / field"), 3);
}

TEST(PER_RUL_34, FirstColumnOfTheTradeRouteGivesNothing) {
  EXPECT_EQ(
      Position(2, "water_trade_route").area(0, "kremlin / city / town").turn(0).load().part(0, "scenario"),
      0);
}

TEST(PER_RUL_35, NegativeBaseCountsForTheRankOnly) {
  const Sitting sitting =
      Position(2, "water_trade_route").area(0, "kremlin / kremlin").holds(0, 4, 0, 0).turn(0).load();
  EXPECT_EQ(sitting.score(0), 44);
  EXPECT_EQ(sitting.rank(0), "ruin");
}

TEST(PER_RUL_35, BasesAreMinusFiveForTwoScenariosElseZero) {
  std::map<std::string, int> bases;
  for (const Json& scenario : box().at("scenarios")) {
    if (scenario.at("base_score") != 0)
      bases[scenario.at("id").get<std::string>()] = scenario.at("base_score").get<int>();
  }
  EXPECT_EQ(bases, (std::map<std::string, int>{{"rus_successor", -5}, {"water_trade_route", -5}}));
}

TEST(PER_RUL_36, FiveSheetsAreInTheBoxAndNineScenariosOffered) {
  EXPECT_EQ(box().at("components").at("scenario_sheets_in_box"), 5);
  EXPECT_EQ(find_game("perestroika").options[0].values.size(), 1u + 9u);
}

TEST(PER_RUL_37, SoloPlayerChoosesBothCardsThatGo) {
  Sitting sitting = Position(1).display({"hunter", "mill", "wagon"}).solo_discard().load();
  EXPECT_EQ(sitting.legal(0).size(), 3u);
  sitting.play(0, "discard hunter");
  EXPECT_EQ(sitting.legal(0).size(), 2u);
}

TEST(PER_RUL_37, AsideRowIsNotMixed) {
  Sitting sitting = Position(1).aside({"wagon", "mill", "hunter"}).turn(0).load();
  sitting.play(0, "end_turn").deal({"kremlin", "tannery"});
  EXPECT_EQ(sitting.cards("aside"), (Names{"wagon", "mill", "hunter"}));
}

TEST(PER_RUL_37, TeutonicBottomIsDeadInSolo) {
  Sitting sitting = Position(1).holds(0, 1, 1, 1).hand(0, {"teutonic_order"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play teutonic_order bottom"), "PER-8.3");
}

TEST(PER_RUL_38, FourToSixPlayersAreRefused) {
  for (int players = 4; players <= 6; ++players) {
    try {
      opening(players);
      ADD_FAILURE() << players << " play";
    } catch (const Refusal& refusal) {
      EXPECT_EQ(refusal.code, "bad_players");
    }
  }
}

TEST(PER_RUL_39, BalticIsOfferedFromTwoPiecesOn) {
  EXPECT_EQ(after_shuffle(Position(2, "baltic_trade").holds(0, 0, 1, 0)).asked(), "reveal chance");
  EXPECT_EQ(after_shuffle(Position(2, "baltic_trade").holds(0, 0, 2, 0)).asked(), "baltic_fee 0");
}

TEST(PER_RUL_40, DoingAndUndoingIsBarred) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  sitting.play(0, "swap fur wood");
  EXPECT_EQ(sitting.forbidden_by(0, "swap wood fur"), "PER-9.4");
}

TEST(PER_RUL_41, StopIsNotOfferedBeforeTheFirstStep) {
  EXPECT_FALSE(playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom").can(0, "stop"));
  EXPECT_FALSE(playing(Position(2).holds(0, 2, 0, 0), "sleigh", "top").can(0, "stop"));
  EXPECT_FALSE(playing(Position(2).holds(0, 2, 2, 2), "hunter", "bottom").can(0, "stop"));
}

TEST(PER_RUL_41, StopIsNeverAskedAlone) {
  Sitting sitting = playing(Position(2).holds(0, 1, 0, 0), "sleigh", "top");
  sitting.play(0, "exchange fur wheat");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_RUL_42, OneChipComesHoweverManyCardsAreDropped) {
  Sitting sitting =
      Position(2).option("chip_rule", "discards").hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter", "discard mill", "discard wagon"});
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.chips_in_stock(), 2);
}

TEST(PER_RUL_42, OptionalRuleReplacesSkipForChip) {
  const Sitting sitting = Position(2).option("chip_rule", "discards").hand(0, {"hunter"}).turn(0).load();
  EXPECT_FALSE(sitting.can(0, "skip_for_chip"));
}

TEST(PER_RUL_43, WhatWasNamedIsRememberedForAll) {
  Sitting sitting = Position(2).display({"hunter", "mill"}).draft(0).load();
  sitting.play(0, "draft mill").play(1, "draft hunter");
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"mill"}));
  EXPECT_EQ(sitting.seen(0, "hand1"), (Names{"hunter"}));
  EXPECT_EQ(sitting.seen(kSpectator, "hand0"), (Names{"mill"}));
}

TEST(PER_RUL_43, AsideRowIsRememberedInSolo) {
  Sitting sitting = Position(1).display({"hunter", "mill", "wagon"}).solo_discard().load();
  sitting.play(0, {"discard hunter", "set_aside mill"});
  EXPECT_EQ(sitting.seen(0, "aside"), (Names{"mill"}));
}

TEST(PER_RUL_44, CardIsDrawnAtRandomWhenItIsNeeded) {
  Sitting sitting = Position(2).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});  // a shuffle comes with it, but no order
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal mill"), 1 / 19.0);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal felling_ground"), 2 / 19.0);
}

}  // namespace
}  // namespace tsardom::perestroika
