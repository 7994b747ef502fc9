// IVN-13 to IVN-17: regions, scoring, exhaustion, hidden information, invariants; and the rulings on them.
#include <gtest/gtest.h>

#include "games/ivan/ivan.hpp"
#include "lab/usual.hpp"
#include "tests/ivan/position.hpp"

namespace tsardom::ivan {
namespace {

// The last boyar of the round, seat 0's, is about to leave the Reward chamber with the Kremlin card.
Position last_turn(int players, int round = 1) {
  Position position(players);
  position.round(round).card("reward", "A-kremlin").exit(0);
  return position;
}

// To the first question of REGIONS.
Sitting& leave(Sitting& sit) {
  sit.play(0, "exit reward");
  if (sit.asked() == "seal 0") sit.play(0, "no_seal");
  sit.play(0, "finish");
  if (sit.asked() == "after 0") sit.play(0, "end_turn");
  return sit;
}

// IVN-13.1, IVN-13.3, RUL-14: the order is fixed; the second gets the other reward; earlier rewards count
// later. IVN-RUL-14, IVN-RUL-27
TEST(IVN_13_1, RegionsComeInOrderAndEarlierRewardsCountForLaterOnes) {
  Sitting sit = last_turn(3)
                    .region("east", "RL6")
                    .region("south", "RL1")
                    .warriors(0, {{"moscow", 1}, {"kursk", 1}})
                    .warriors(1, {{"putivl", 1}})
                    .favor({1, 0, 2})
                    .load();
  leave(sit);
  EXPECT_EQ(sit.asked(), "regions 0");
  sit.play(0, {"reward RL6b", "place kursk"});
  EXPECT_EQ(sit.asked(), "regions 0");  // two warriors in the South now
  sit.play(0, "reward RL1a");
  EXPECT_EQ(sit.coins(1), 2);
}

TEST(IVN_13_2, WhoHasNoPieceThereGetsNothing) {
  Sitting sit = last_turn(3).region("east", "RL1").warriors(1, {{"moscow", 1}}).load();
  leave(sit);
  sit.play(1, "reward RL1b");
  EXPECT_EQ(sit.coins(1), 2);
  EXPECT_EQ(sit.score(0) + sit.score(2), 0);
}

// IVN-13.4, RUL-16, RUL-31, RUL-39: the other chooses, even what the leader cannot use. IVN-RUL-16,
// IVN-RUL-31, IVN-RUL-39
TEST(IVN_13_4, TheOtherMayChooseAUselessReward) {
  Sitting sit = last_turn(2, 4).region("east", "RD7").warriors(1, {{"moscow", 1}}).load();
  leave(sit);
  EXPECT_EQ(sit.asked(), "regions 0");
  sit.play(0, "reward RD7b");  // nothing to complete
  EXPECT_EQ(sit.part(1, "regions"), 0);
}

// IVN-13.5, RUL-18: usual choices, no free actions. IVN-RUL-18
TEST(IVN_13_5, RewardsAreResolvedWithoutFreeActions) {
  Sitting sit = last_turn(3)
                    .region("east", "RL9")
                    .estates({"E01"})
                    .warriors(1, {{"moscow", 2}})
                    .holds(1, {{"grain", 4}})
                    .load();
  leave(sit);
  sit.play(1, "reward RL9b");
  EXPECT_EQ(sit.legal(1), (Names{"take_estate E01", "top_estate", "decline"}));
  sit.play(1, "take_estate E01");
  EXPECT_EQ(sit.legal(1, "free").size(), 0u);
}

// RUL-15: Favor gained in REGIONS counts at once. IVN-RUL-15
TEST(IVN_13_1, FavorGainedInARegionDecidesTheNextTie) {
  Sitting sit = last_turn(3)
                    .favor({2, 1, 0})
                    .region("east", "RL8")
                    .region("south", "RL1")
                    .warriors(1, {{"moscow", 1}, {"kursk", 1}})
                    .warriors(2, {{"putivl", 1}})
                    .load();
  leave(sit).play(1, "reward RL8b");
  EXPECT_EQ(sit.favor(), "1 2 0");
  EXPECT_EQ(sit.asked(), "regions 1");
}

Sitting scored(Position position, std::string_view until = "plan 1") {
  Sitting sit = position.load();
  leave(sit).until(until);
  return sit;
}

// Every title of the box.
struct TitleCase {
  const char* title;
  int points;
};
class IVN_14_2 : public testing::TestWithParam<TitleCase> {};
INSTANTIATE_TEST_SUITE_P(Titles, IVN_14_2,
                         testing::Values(TitleCase{"TI01", 5}, TitleCase{"TI02", 4}, TitleCase{"TI03", 2},
                                         TitleCase{"TI04", 6}, TitleCase{"TI05", 4}, TitleCase{"TI06", 4},
                                         TitleCase{"TI07", 4}, TitleCase{"TI08", 2}, TitleCase{"TI09", 5},
                                         TitleCase{"TI10", 4}, TitleCase{"TI11", 4}, TitleCase{"TI12", 4},
                                         TitleCase{"TI13", 2}, TitleCase{"TI14", 4}, TitleCase{"TI15", 2}));
// IVN-RUL-20: with boyars on the map and warriors in the Field.
TEST_P(IVN_14_2, CountsWhatItSays) {
  Sitting sit = scored(last_turn(2, 2)
                           .completed(0, {"C01", "T01", "T02", "M01", "M02", "M03"})
                           .owns_spoils(0, {"SP01", "SP02"})
                           .pad(0, {"TT01", "-", "TT02", "-", "-"})
                           .warriors(0, {{"moscow", 3}, {"yaroslavl", 2}})
                           .boyar_at(0, "nizhny_novgorod")
                           .boyar_at(0, "kazan")
                           .building(0, "yaroslavl")
                           .building(0, "smolensk")
                           .building(0, "novgorod")
                           .field(0, 2)
                           .owns(0, {"E04", "E05", GetParam().title})
                           .favor({1, 0})
                           .warriors(1, {{"putivl", 1}}));
  EXPECT_EQ(sit.part(0, "titles"), GetParam().points);
}

// IVN-12.3, RUL-19: in full in both scorings. IVN-RUL-19
TEST(IVN_12_3, ATitleScoresAfterRoundTwoAndFour) {
  Sitting sit = scored(last_turn(2, 2).owns(0, {"TI08"}));
  EXPECT_EQ(sit.part(0, "titles"), 2);
  Sitting last = last_turn(2, 4).owns(0, {"TI08"}).load();
  leave(last).until("over");
  EXPECT_EQ(last.part(0, "titles"), 2);
  Sitting odd = scored(last_turn(2, 1).owns(0, {"TI08"}));
  EXPECT_EQ(odd.part(0, "titles"), 0);
}

// IVN-14.3, IVN-14.4, RUL-17: second place also with two players; a warrior is needed. IVN-RUL-17
TEST(IVN_14_3, TracksPayFirstAndSecond) {
  Sitting sit = scored(last_turn(2, 2).field(0, 1).field(1, 1).favor({1, 0}));
  EXPECT_EQ(sit.part(1, "field"), 4);
  EXPECT_EQ(sit.part(0, "field"), 2);
  EXPECT_EQ(sit.part(1, "favor_track"), 4);
  EXPECT_EQ(sit.part(0, "favor_track"), 2);
  Sitting alone = scored(last_turn(2, 2).field(0, 1));
  EXPECT_EQ(alone.part(1, "field"), 0);
}

// IVN-14.5, RUL-26: new spoils and tokens; the old ones leave the game. IVN-RUL-26
TEST(IVN_14_5, AfterRoundTwoFieldAndWaterwaysAreNew) {
  Sitting sit =
      scored(last_turn(3, 2).field(0, 3).spoils({"SP01", "SP02"}).token_on("W01", "TT01"), "plan 2");
  if (sit.asked() != "plan 2") sit.until("plan 0");
  EXPECT_EQ(sit.left(0, "warriors"), 10);
  EXPECT_EQ(sit.json().at("spoils_discard"), Json({"SP01", "SP02"}));
  EXPECT_EQ(sit.json().at("trade_discard").size(), 10u);
  EXPECT_EQ(sit.json().at("trade_unused").size(), 0u);
  EXPECT_EQ(sit.display("spoils").size(), 5u);
  for (const Json& token : sit.json().at("trade")) EXPECT_TRUE(token.is_string());
}

// IVN-14.6, RUL-25: automatic, and the pieces stay on record. IVN-RUL-25
TEST(IVN_14_6, WhatIsLeftBecomesPointsAtTheBestRate) {
  Sitting sit = last_turn(2, 4).holds(1, {{"textile", 3}, {"grain", 1}, {"coin", 1}}).load();
  leave(sit).until("over");
  EXPECT_EQ(sit.part(1, "exchange"), 1 + 1);
  EXPECT_EQ(sit.held(1), (Counts{{"textile", 3}, {"grain", 1}, {"coin", 1}}));
}

TEST(IVN_14_7, TiesGoByFavor) {
  Sitting sit = last_turn(2, 4).favor({1, 0}).points(0, 2).load();
  leave(sit);
  EXPECT_EQ(sit.table().standing().place[0], 1);
  Sitting tie = Position(2).favor({1, 0}).exit(0).load();
  EXPECT_EQ(tie.table().standing().place[1], 1);
  EXPECT_EQ(tie.table().standing().place[0], 2);
}

// IVN-15.1: no deck, no refill; nothing left, nothing to take.
TEST(IVN_15_1, TheProjectDeckCanRunOut) {
  Names others;
  for (const char* type : {"C", "T", "M"}) {
    for (int i = 1; i <= 10; ++i)
      others.push_back(std::string(type).append(i < 10 ? "0" : "").append(std::to_string(i)));
  }
  std::erase(others, "C01");
  Sitting sit = Position(2).completed(1, others).projects({"C01"}).part(0, "project", 2).load();
  sit.play(0, "part take");
  EXPECT_EQ(sit.legal(0), Names{"take_project C01"});
  sit.play(0, "take_project C01");
  EXPECT_TRUE(sit.display("projects").empty());
  EXPECT_EQ(sit.legal(0), Names{"finish"});
}

// IVN-15.2, RUL-24: the discard becomes the deck at once. IVN-RUL-24
TEST(IVN_15_2, AnEmptyDeckIsReplenishedFromTheDiscard) {
  Names owned;
  for (int i = 3; i <= 15; ++i) owned.push_back(std::string(i < 10 ? "E0" : "E").append(std::to_string(i)));
  Sitting sit = Position(2).owns(1, owned).estate_discard({"E01"}).part(0, "reward", 1, 1).load();
  sit.play(0, {"part estate", "top_estate"}).chance("draw_estate E02");
  EXPECT_EQ(sit.json().at("estates").at("deck"), Json({"E01"}));
  EXPECT_TRUE(sit.json().at("estates").at("discard").empty());
}

// IVN-15.3
TEST(IVN_15_3, SpoilsAndTokensSufficeForBothHalves) {
  const Box box = built_in_box_of<Ivan>();
  for (int players = 2; players <= 4; ++players)
    EXPECT_LE(2 * box.table[static_cast<std::size_t>(players)].spoils, kSpoils);
}

// RUL-23: goods are public, hands are not. IVN-RUL-23
TEST(IVN_16_1, OnlyHandsAreSecret) {
  Sitting sit = Position(2).holds(0, {{"grain", 2}}).hand(0, {"C01", "C02"}).exit(0).load();
  const Json seen = sit.table().view(1).at("players").at(0);
  EXPECT_EQ(seen.at("held"), Json({{"grain", 2}}));
  EXPECT_EQ(seen.at("hand"), Json({nullptr, nullptr}));
}

// RUL-30: several thresholds in one gain. IVN-RUL-30
TEST(IVN_4_5, SeveralTokensAreTakenInRisingOrder) {
  Sitting sit = Position(2)
                    .box("/estates/12/effect/0/then/0/vp", 12)
                    .points(0, 9)
                    .favor({1, 0})
                    .holds(0, {{"steel", 1}})
                    .owns(0, {"E13"})
                    .exit(0)
                    .load();
  sit.play(0, "free E13");
  EXPECT_EQ(sit.score(0), 22);  // 9 + 12, and a point for the second token
  EXPECT_EQ(sit.favor(), "0 1");
}

// What a broken position is refused for. IVN-17.1, IVN-17.2, IVN-17.3, IVN-17.5, IVN-17.6
TEST(IVN_17_1, ImpossiblePositionsAreRefused) {
  const auto broken = [](const std::string& place, const Json& value) {
    return Position(2).warriors(0, {{"moscow", 1}}).exit(0).set(place, value).broken_rule();
  };
  EXPECT_EQ(broken("/round", 1), "");
  EXPECT_EQ(broken("/players/0/warriors_left", 3), "IVN-17.1");
  EXPECT_EQ(broken("/players/0/buildings_left", 7), "IVN-17.1");
  EXPECT_EQ(broken("/players/1/seals_left", 1), "IVN-17.1");
  EXPECT_EQ(broken("/trade_unused", Json::array()), "IVN-17.2");
  EXPECT_EQ(broken("/spoils_unused", Json::array()), "IVN-17.2");
  EXPECT_EQ(broken("/titles/deck", Json::array()), "IVN-17.2");
  EXPECT_EQ(broken("/regions/0", nullptr), "IVN-2.3");
  EXPECT_EQ(broken("/favor", Json({0, 0})), "IVN-17.5");
  EXPECT_EQ(broken("/kremlin/4/coins/1", 2), "IVN-5.1");
  EXPECT_EQ(broken("/kremlin/1/card", "A-black"), "IVN-2.2");
  EXPECT_EQ(broken("/chosen", Json({"moscow"})), "IVN-7.1");
  EXPECT_EQ(broken("/steps", Json({{{"step", "place"}, {"seat", 0}, {"asked", 0}}})), "IVN-9.4");
  EXPECT_EQ(broken("/players/0/hand", Json({"C01", "C01"})), "bad_state");
  EXPECT_EQ(broken("/players/1/buildings", Json({"tver"})), "IVN-17.1");
}

TEST(IVN_4_5, ATokenThatSomebodyHasReachedIsGone) {
  EXPECT_EQ(Position(2).points(1, 15).exit(0).broken_rule(), "IVN-4.5");
  EXPECT_EQ(Position(2).points(1, 15).favor_tokens({20, 30}).exit(0).broken_rule(), "");
}

TEST(IVN_4_6, NoFavorTokensLieThereAfterTheSecondRound) {
  EXPECT_EQ(Position(2).round(2).favor_tokens({30}).exit(0).broken_rule(), "");
  EXPECT_EQ(Position(2).round(3).favor_tokens({30}).exit(0).broken_rule(), "IVN-4.6");
}

TEST(IVN_9_6, TheDisplayIsFullAsLongAsThereIsADeck) {
  const auto shown = [](const Names& cards) {
    return Position(2).exit(0).set("/projects", cards).broken_rule();
  };
  EXPECT_EQ(shown({"C01", "C02", "C03", "C04", "C05", "C06"}), "");
  EXPECT_EQ(shown({"C01", "C02"}), "IVN-9.6");
  EXPECT_EQ(shown({"C01", "C02", "C03", "C04", "C05", "C06", "C07"}), "IVN-9.6");
}

TEST(IVN_14_5, TradeTokensAndSpoilsWaitForTheSecondHalf) {
  const auto none_wait = [](int round, const std::string& things, const Names& all) {
    const Json none = Json::array();
    return Position(2)
        .round(round)
        .exit(0)
        .set("/" + things + "_unused", none)
        .set("/" + things + "_discard", all)
        .broken_rule();
  };
  Names tokens, spoils;
  for (int i = 1; i <= 20; ++i) tokens.push_back((i < 10 ? "TT0" : "TT") + std::to_string(i));
  for (int i = 1; i <= 12; ++i) spoils.push_back((i < 10 ? "SP0" : "SP") + std::to_string(i));
  EXPECT_EQ(none_wait(2, "trade", tokens), "IVN-14.5");
  EXPECT_EQ(none_wait(3, "trade", tokens), "");
  EXPECT_EQ(none_wait(2, "spoils", spoils), "IVN-14.5");
}

// Only in Production a city is chosen once.
TEST(IVN_7_1, AnIncomeOfProductionIsAskedThere) {
  const auto asked_in = [](std::string_view chamber, int in_production) {
    return Position(2)
        .warriors(0, {{"moscow", 1}})
        .part(0, chamber, 1)
        .step("income", 0, {{"asked", 1}, {"in_production", in_production}})
        .broken_rule();
  };
  EXPECT_EQ(asked_in("production", 1), "");
  EXPECT_EQ(asked_in("maneuver", 0), "");
  EXPECT_EQ(asked_in("maneuver", 1), "IVN-9.3");
}

// A price at the end of a list would pay for what stands behind it in the box.
TEST(IVN_9_2, NoPriceStandsWithoutItsResult) {
  const Box box = built_in_box_of<Ivan>();
  int at = 0;
  while (box.effect[static_cast<std::size_t>(at)].op == Op::pay ||
         box.effect[static_cast<std::size_t>(at + 1)].op != Op::pay)
    ++at;
  Position waits(2);
  waits.warriors(0, {{"moscow", 1}})
      .part(0, "maneuver", 1)
      .step("effects", 0, {{"at", at}, {"left", 2}, {"asked", 0}});
  EXPECT_EQ(waits.step("place", 0, {{"asked", 0}}).broken_rule(), "IVN-9.1");
}

// REGION: who is asked, and who is rewarded, follows from the map.
TEST(IVN_13_1, TheRewardIsTheLeaders) {
  const auto asked = [](int seat, int winner, int second) {
    const Json step{{"step", "regions"}, {"seat", seat},     {"region", 0},
                    {"winner", winner},  {"second", second}, {"reward", 255}};
    return last_turn(3)
        .warriors(1, {{"moscow", 2}})
        .warriors(2, {{"moscow", 1}})
        .set("/kremlin/4/boyars", Json::array())
        .set("/players/0/boyars", {{"kholmogory", 3}})
        .set("/steps", Json::array({step}))
        .broken_rule();
  };
  EXPECT_EQ(asked(1, 1, 2), "");
  EXPECT_EQ(asked(2, 2, 1), "IVN-13.1");
  EXPECT_EQ(asked(1, 1, 255), "IVN-13.1");
  EXPECT_EQ(asked(0, 1, 2), "IVN-13.1");
}

TEST(IVN_17_3, OneBuildingACity) {
  EXPECT_EQ(Position(2).building(0, "tver").building(1, "tver").exit(0).broken_rule(), "IVN-17.3");
}

}  // namespace
}  // namespace tsardom::ivan
