// IVN-7 to IVN-12: chambers, free actions, effects, tokens, projects, estates and titles.
#include <gtest/gtest.h>

#include "tests/ivan/position.hpp"

namespace tsardom::ivan {
namespace {

// IVN-7.1, RUL-9, RUL-10, RUL-33: the repeat needs a chosen city, paid or not. IVN-RUL-9, IVN-RUL-10,
// IVN-RUL-33
TEST(IVN_7_1, TheBonusRepeatsAChosenCity) {
  Sitting sit = Position(2)
                    .holds(0, {{"coin", 1}})
                    .warriors(0, {{"moscow", 1}, {"kursk", 1}})
                    .part(0, "production", 3, 1)
                    .load();
  EXPECT_FALSE(sit.can(0, "part repeat"));
  sit.play(0, {"part income", "income moscow", "decline", "part repeat"});
  EXPECT_EQ(sit.legal(0, "income"), Names{"moscow"});
  sit.play(0, {"income moscow", "pay"});
  EXPECT_EQ(sit.held(0), (Counts{{"stone", 1}}));
  EXPECT_FALSE(sit.can(0, "part repeat"));
  sit.play(0, "part income");
  EXPECT_EQ(sit.forbidden_by(0, "income moscow"), "IVN-9.3");
}

// IVN-7.2, RUL-34: with a seal the actions form one count. IVN-RUL-34, IVN-RUL-32
TEST(IVN_7_2, ManeuverActionsMix) {
  Sitting sit = Position(2).warriors(0, {{"moscow", 1}}).part(0, "maneuver", 3).load();
  sit.play(
      0, {"part place", "place moscow", "part move", "move warrior moscow tver", "part place", "place tver"});
  EXPECT_EQ(sit.asked(), "deploy 0");
  EXPECT_EQ(sit.warriors(0, "tver"), 2);
}

TEST(IVN_7_3, AProjectTakenMayBeCompletedNext) {
  Sitting sit = Position(2).holds(0, {{"grain", 3}}).projects({"M01"}).part(0, "project", 2).load();
  sit.play(0, {"part take", "take_project M01"}).luck().play(0, {"part complete", "complete M01"});
  EXPECT_EQ(sit.score(0), 3);
}

// IVN-7.4, RUL-11, RUL-38: mixed pieces, the same kind allowed. IVN-RUL-11, IVN-RUL-38
TEST(IVN_7_4, SwapsAreWithoutLimit) {
  Sitting sit = Position(2).holds(0, {{"grain", 4}, {"coin", 1}}).part(0, "exchange", 1).load();
  sit.play(0, "part swap");
  EXPECT_EQ(sit.legal(0).size(), 2u);  // grain grain, coin grain; no decline and no interrupt
  sit.play(0, {"swap grain grain", "pick grain", "part swap", "swap coin grain", "pick steel", "part foreign",
               "pick steel", "part swap", "swap steel steel", "pick coin"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 2}, {"coin", 1}}));
  EXPECT_EQ(sit.asked(), "part 0");
}

// IVN-7.5, RUL-12: from the display or blind; at most one title. IVN-RUL-12, IVN-12.1, IVN-12.4
TEST(IVN_7_5, RewardTakesFromDisplayOrDeck) {
  Sitting sit = Position(2).titles({"TI03"}).estates({"E04"}).part(0, "reward", 2, 1).load();
  sit.play(0, {"part title", "take_title TI03"});
  EXPECT_EQ(sit.legal(0), (Names{"part estate", "finish"}));
  sit.play(0, {"part estate", "top_estate"}).chance("draw_estate E09");
  EXPECT_EQ(sit.list(0, "titles"), Names{"TI03"});
  EXPECT_EQ(sit.list(0, "estates"), Names{"E09"});
  EXPECT_EQ(sit.display("estates"), Names{"E04"});
}

TEST(IVN_7_6, APartThatIsImpossibleKeepsTheChamberOpen) {
  Sitting sit = Position(3).first_lap().holds(0, {{"grain", 2}}).part(0, "maneuver", 2).load();
  EXPECT_EQ(sit.legal(0), (Names{"finish", "free P1"}));
  EXPECT_EQ(sit.forbidden_by(0, "part place"), "IVN-7.6");
}

// IVN-8.1: in one's own turn only, never in REGIONS.
TEST(IVN_8_1, NobodyActsFreelyInAnothersTurn) {
  Sitting sit = Position(2).holds(1, {{"grain", 2}}).exit(0).load();
  EXPECT_EQ(sit.forbidden_by(1, "free P1"), "not_your_turn");
}

// P1, P2: which pieces, as a multiset; one way to pay is no question (RUL-42).
TEST(IVN_8_2, GoodsBecomeCoins) {
  Sitting sit = Position(2).holds(0, {{"grain", 2}, {"wood", 1}, {"steel", 1}}).exit(0).load();
  sit.play(0, "free P1");
  EXPECT_EQ(sit.legal(0), (Names{"pay_two grain grain", "pay_two grain wood"}));
  sit.play(0, {"pay_two grain wood", "free P2"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 1}, {"coin", 2}}));
}

TEST(IVN_8_2, TwoTokensBuyAProject) {
  Sitting sit = Position(2).pad(0, {"TT01", "TT02", "-", "-", "TT03"}).projects({"C01"}).exit(0).load();
  sit.play(0, "free P3");
  EXPECT_EQ(sit.legal(0, "pay_tokens"), (Names{"TT01 TT02", "TT01 TT03", "TT02 TT03"}));
  sit.play(0, "pay_tokens TT01 TT03");
  EXPECT_TRUE(sit.can(0, "take_project C01") && sit.can(0, "top_project"));
  EXPECT_FALSE(sit.can(0, "decline"));  // IVN-8.5
}

TEST(IVN_8_2, RearrangingReachesEverySetButNotTwiceInARow) {
  Sitting sit = Position(2).pad(0, {"TT01", "TT02", "-", "-", "-"}).holds(0, {{"grain", 2}}).exit(0).load();
  sit.play(0, "free P4");
  EXPECT_EQ(sit.legal(0).size(), 9u);
  sit.play(0, "rearrange 45");
  EXPECT_EQ(sit.pad(0), (Names{"-", "-", "-", "TT01", "TT02"}));
  EXPECT_EQ(sit.forbidden_by(0, "free P4"), "IVN-8.2");
  sit.play(0, "free P1");
  EXPECT_TRUE(sit.can(0, "free P4"));
}

TEST(IVN_8_3, AnEstateWorksOnceARoundAndOnlyIfItCanDoSomething) {
  Sitting sit = Position(2)
                    .holds(0, {{"coin", 2}, {"wood", 1}, {"stone", 1}})
                    .warriors(0, {{"moscow", 1}})
                    .building(1, "moscow")
                    .first_lap()
                    .owns(0, {"E01", "E02", "E15", "E11"})
                    .used(0, {"E02"})
                    .hand(0, {"C01"})
                    .exit(0)
                    .load();
  EXPECT_EQ(sit.legal(0, "free"), (Names{"E01", "P1"}));
  EXPECT_EQ(sit.forbidden_by(0, "free E02"), "IVN-8.3");
  EXPECT_EQ(sit.forbidden_by(0, "free E15"), "IVN-8.3");  // no site
  EXPECT_EQ(sit.forbidden_by(0, "free E11"), "IVN-8.3");  // nothing payable
  EXPECT_EQ(sit.forbidden_by(0, "free E05"), "IVN-8.3");  // not his
  sit.play(0, "free E01");
  EXPECT_EQ(sit.coins(0), 4);
  EXPECT_EQ(sit.forbidden_by(0, "free E01"), "IVN-8.3");
}

// IVN-8.4: the question is asked again with a fresh list, or skipped when it has become impossible.
TEST(IVN_8_4, AFreeActionInterruptsAnEffectAndTheQuestionComesBack) {
  Sitting sit = Position(2)
                    .holds(0, {{"grain", 4}, {"coin", 1}})
                    .warriors(0, {{"moscow", 9}})
                    .hand(0, {"T01"})
                    .pad(0, {"TT12", "-", "-", "-", "-"})
                    .owns(0, {"E03"})
                    .part(0, "project", 1)
                    .step("place", 0, {{"asked", 0}})
                    .load();
  EXPECT_TRUE(sit.can(0, "free E03"));
  EXPECT_TRUE(sit.can(0, "decline"));
  sit.play(0, {"free E03", "place moscow"});  // the last warrior: the effect below is skipped
  EXPECT_EQ(sit.left(0, "warriors"), 0);
  EXPECT_EQ(sit.asked(), "part 0");
}

// IVN-8.5: SEAL, the target of a part, PAY, PAY_STONE, PICK_GOOD, SLOT, REARRANGE.
TEST(IVN_8_5, SomeQuestionsCannotBeInterrupted) {
  const auto rich = [] {
    Position p(3);
    p.holds(0, {{"grain", 3}, {"coin", 3}, {"steel", 2}, {"wood", 1}})
        .warriors(0, {{"chernigov", 1}})
        .pad(0, {"TT03", "-", "-", "-", "-"})
        .owns(0, {"E01"})
        .token_on("W01", "TT20");
    return p;
  };
  EXPECT_EQ(rich().exit(0).load().play(0, "exit reward").legal(0, "free").size(), 0u);
  EXPECT_GT(rich().part(0, "maneuver", 2).load().legal(0, "free").size(), 0u);
  Sitting sit = rich().part(0, "maneuver", 2).load();
  EXPECT_EQ(sit.play(0, "part move").legal(0, "free").size(), 0u);
  EXPECT_FALSE(sit.can(0, "decline"));
  sit.play(0, "move warrior chernigov novgorod_seversky");
  EXPECT_EQ(sit.legal(0), (Names{"slot 2", "slot 3", "slot 4", "slot 5"}));
  sit.play(0, "slot 5");
  EXPECT_EQ(sit.legal(0).size(), 7u);  // PICK_GOOD of TT20
  EXPECT_EQ(sit.forbidden_by(0, "free E01"), "IVN-8.5");
  EXPECT_EQ(sit.play(0, {"pick coin", "free P4"}).legal(0, "free").size(), 0u);
  EXPECT_EQ(sit.play(0, {"rearrange 12", "free P1"}).legal(0, "free").size(), 0u);
  Sitting stone = rich().part(0, "production", 1).load();
  EXPECT_EQ(stone.play(0, {"part income", "income chernigov"}).legal(0), (Names{"pay", "decline"}));
}

// IVN-8.6: a free action between the effects of another.
TEST(IVN_8_6, FreeActionsNest) {
  Sitting sit = Position(2)
                    .holds(0, {{"coin", 3}, {"gunpowder", 1}})
                    .warriors(0, {{"chernigov", 1}})
                    .pad(0, {"TT14", "-", "-", "-", "-"})
                    .owns(0, {"E12", "E14", "E01"})
                    .spoils({"SP03", "SP01"})
                    .exit(0)
                    .load();
  sit.play(0, {"free E12", "resolve TT14"});  // move: an interrupt point again
  EXPECT_EQ(sit.asked(), "move 0");
  sit.play(0, {"free E14", "spoils SP03", "free E01"});
  EXPECT_EQ(sit.json().at("steps").size(), 3u);
  sit.play(0, {"move warrior chernigov putivl", "move warrior putivl kursk"});
  EXPECT_EQ(sit.asked(), "exit 0");
  EXPECT_EQ(sit.warriors(0, "kursk"), 1);
  EXPECT_EQ(sit.coins(0), 4);
}

// IVN-9.1, RUL-41: one unit a question, in the order of the resources. IVN-RUL-41
TEST(IVN_9_1, GoodsOfChoiceArePickedInOneOrder) {
  Sitting sit = Position(2).holds(0, {{"coin", 1}}).owns(0, {"E06"}).exit(0).load();
  sit.play(0, "free E06");
  EXPECT_EQ(sit.legal(0), (Names{"pick gunpowder", "pick textile", "pick steel"}));
  sit.play(0, "pick textile");
  EXPECT_EQ(sit.legal(0), (Names{"pick textile", "pick steel"}));
}

// IVN-9.2, IVN-9.3, IVN-9.4: the cost goes, then the result; targets need presence.
TEST(IVN_9_2, AnEstateIsPaidBeforeItsResult) {
  Sitting sit = Position(2)
                    .first_lap()
                    .holds(0, {{"grain", 1}, {"coin", 1}})
                    .warriors(0, {{"tver", 1}})
                    .owns(0, {"E03"})
                    .exit(0)
                    .load();
  sit.play(0, "free E03");
  EXPECT_TRUE(sit.held(0).empty());
  EXPECT_EQ(sit.legal(0), Names{"place tver"});
  EXPECT_EQ(sit.forbidden_by(0, "place moscow"), "IVN-9.4");
}

// IVN-9.5, IVN-10.1, RUL-2: moving along a waterway takes its token. IVN-RUL-2
TEST(IVN_9_5, AMoveGoesAlongAWaterwayAndTakesTheToken) {
  Sitting sit = Position(2)
                    .first_lap()
                    .warriors(0, {{"pskov", 1}})
                    .token_on("W18", "TT16")
                    .part(0, "maneuver", 2)
                    .load();
  sit.play(0, "part move");
  EXPECT_EQ(sit.legal(0), (Names{"move warrior pskov novgorod", "move warrior pskov smolensk"}));
  EXPECT_EQ(sit.forbidden_by(0, "move warrior pskov moscow"), "IVN-9.5");
  sit.play(0, {"move warrior pskov novgorod", "slot 1"});
  EXPECT_EQ(sit.part(0, "trade"), 2);
}

// IVN-9.6, IVN-11.1, IVN-16.1: a card from the display is replaced and stays known; a blind one is not.
TEST(IVN_9_6, TakingAProject) {
  Sitting sit = Position(3).projects({"C01", "C02"}).part(0, "project", 2).load();
  sit.play(0, {"part take", "take_project C02"}).chance("reveal_project T05");
  EXPECT_EQ(sit.display("projects"), (Names{"C01", "T05", "M07", "M08", "M09", "M10"}));
  sit.play(0, {"part take", "top_project"}).chance("draw_project M03");
  EXPECT_EQ(sit.table().view(1).at("players").at(0).at("hand"), Json({"C02", nullptr}));
  EXPECT_EQ(sit.table().view(0).at("players").at(0).at("hand"), Json({"C02", "M03"}));
}

// IVN-9.7, IVN-11.2: the whole cost must be in supply.
TEST(IVN_9_7, CompletingNeedsTheWholeCost) {
  Sitting sit = Position(2).holds(0, {{"wood", 3}}).hand(0, {"C01", "C04"}).part(0, "project", 1).load();
  sit.play(0, "part complete");
  EXPECT_EQ(sit.legal(0), Names{"complete C01"});
  EXPECT_EQ(sit.forbidden_by(0, "complete C04"), "IVN-9.7");
  EXPECT_EQ(sit.forbidden_by(0, "complete T01"), "IVN-9.7");
}

TEST(IVN_9_8, EstatesAndTitlesComeFromDisplayOrDeck) {
  Sitting sit = Position(3).titles({"TI01", "TI02"}).part(0, "reward", 1, 1).load();
  EXPECT_EQ(sit.play(0, "part title").legal(0), (Names{"take_title TI01", "take_title TI02", "top_title"}));
  EXPECT_EQ(sit.forbidden_by(0, "take_title TI09"), "IVN-9.8");
}

// IVN-9.9: up to the stated number; only the second swap of E07 can be interrupted or declined.
TEST(IVN_9_9, E07SwapsTwice) {
  Sitting sit = Position(2).holds(0, {{"grain", 3}}).owns(0, {"E07", "E01"}).exit(0).load();
  sit.play(0, "free E07");
  EXPECT_EQ(sit.legal(0), (Names{"swap_one grain"}));
  sit.play(0, {"swap_one grain", "pick steel"});
  EXPECT_TRUE(sit.can(0, "free E01"));
  sit.play(0, "decline");
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 2}, {"steel", 1}}));
}

// IVN-RUL-38: the same kind may come back, and nothing interrupts a swap.
TEST(IVN_RUL_43, WhatIsGainedIsPickedRightAfterWhatIsGiven) {
  Sitting sit =
      Position(2).holds(0, {{"coin", 1}, {"grain", 2}}).owns(0, {"E01"}).part(0, "exchange", 1).load();
  sit.play(0, "part swap");
  EXPECT_EQ(sit.legal(0), (Names{"swap coin grain", "swap grain grain"}));
  sit.play(0, "swap grain grain");
  EXPECT_EQ(sit.legal(0, "pick"), (Names{"coin", "grain", "wood", "stone", "gunpowder", "textile", "steel"}));
  EXPECT_EQ(sit.forbidden_by(0, "free E01"), "IVN-8.5");
  sit.play(0, "pick grain");
  EXPECT_EQ(sit.held(0), (Counts{{"coin", 1}, {"grain", 1}}));
}

// IVN-9.10, IVN-10.4, IVN-10.5, IVN-10.6, RUL-4, RUL-5, RUL-37: a pair is fixed, then resolved in any order.
// IVN-RUL-4, IVN-RUL-5, IVN-RUL-37
TEST(IVN_10_5, APairIsChosenFirstAndResolvedOneAfterTheOther) {
  Sitting sit = Position(2)
                    .holds(0, {{"grain", 2}, {"wood", 1}})
                    .warriors(0, {{"moscow", 1}})
                    .hand(0, {"T01"})
                    .pad(0, {"TT01", "-", "-", "TT02", "TT16"})
                    .part(0, "project", 1)
                    .load();
  sit.play(0, {"part complete", "complete T01"});
  EXPECT_EQ(sit.legal(0, "resolve_two").size(), 10u);
  EXPECT_TRUE(sit.can(0, "resolve_two TT01 slot2"));
  EXPECT_FALSE(sit.can(0, "resolve slot1"));
  sit.play(0, "resolve_two slot2 TT16");
  EXPECT_EQ(sit.legal(0, "next"), (Names{"slot2", "TT16"}));
  sit.play(0, {"free P4", "rearrange 124"});  // the print is covered now
  EXPECT_EQ(sit.legal(0, "next"), Names{"TT16"});
  sit.play(0, "next TT16");
  EXPECT_EQ(sit.part(0, "trade"), 2);
  EXPECT_EQ(sit.asked(), "deploy 0");  // nothing that was chosen is left
}

TEST(IVN_9_10, ResolvingMayBeDeclined) {
  Sitting sit =
      Position(2).holds(0, {{"grain", 2}, {"wood", 1}}).hand(0, {"T01"}).part(0, "project", 1).load();
  sit.play(0, {"part complete", "complete T01", "resolve_two slot1 slot2", "next slot1", "decline"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 1}}));
}

// IVN-9.11, RUL-1, RUL-28, RUL-35: building is an order; where there is no site it is skipped. IVN-RUL-1,
// IVN-RUL-28, IVN-RUL-35, IVN-11.3
TEST(IVN_9_11, BuildingIsMandatoryWherePossible) {
  const auto complete = [](Position position) {
    Sitting sit = position.first_lap().holds(0, {{"wood", 3}}).hand(0, {"C01"}).part(0, "project", 1).load();
    sit.play(0, {"part complete", "complete C01"});
    return sit;
  };
  Sitting site = complete(Position(2).warriors(0, {{"tver", 1}, {"kazan", 1}}).building(1, "kazan"));
  EXPECT_EQ(site.legal(0), Names{"build tver"});
  Sitting none = complete(Position(2).warriors(0, {{"kazan", 1}}).building(1, "kazan"));
  EXPECT_EQ(none.asked(), "deploy 0");
  EXPECT_EQ(none.score(0), 3);
}

// IVN-9.12, IVN-11.4, IVN-11.5, RUL-13, RUL-36: the warrior goes at once, then the spoils are chosen freely.
// IVN-RUL-13, IVN-RUL-36
TEST(IVN_9_12, TheFieldOfWar) {
  Sitting sit = Position(2)
                    .holds(0, {{"grain", 3}, {"gunpowder", 1}})
                    .hand(0, {"M01"})
                    .owns(0, {"E14"})
                    .spoils({"SP05"})
                    .part(0, "project", 1)
                    .load();
  sit.play(0, {"part complete", "complete M01"});
  EXPECT_EQ(sit.player(0).at("field"), 1);
  EXPECT_EQ(sit.legal(0), (Names{"spoils SP05", "free E14", "free P2"}));
  sit.play(0, {"free E14", "spoils SP05"});  // the Field is empty now
  EXPECT_EQ(sit.player(0).at("field"), 2);
  EXPECT_EQ(sit.list(0, "spoils"), Names{"SP05"});
  EXPECT_NE(sit.asked(), "spoils 0");
}

TEST(IVN_9_12, NoWarriorNoSpoils) {
  Sitting sit = Position(2)
                    .holds(0, {{"grain", 3}})
                    .warriors(0, {{"moscow", 10}})
                    .hand(0, {"M01"})
                    .spoils({"SP05"})
                    .part(0, "project", 1)
                    .load();
  sit.play(0, {"part complete", "complete M01"});
  EXPECT_TRUE(sit.list(0, "spoils").empty());
  EXPECT_EQ(sit.score(0), 3);
}

TEST(IVN_9_13, WhoDeclinesToPayGetsNothing) {
  Sitting sit =
      Position(2).holds(0, {{"coin", 1}}).warriors(0, {{"pskov", 1}}).part(0, "production", 1).load();
  sit.play(0, {"part income", "income pskov", "decline"});
  EXPECT_EQ(sit.held(0), (Counts{{"coin", 1}}));
}

// IVN-9.14, IVN-10.2, IVN-10.3, IVN-10.7, RUL-3: the new token is laid down and its whole list resolved.
// IVN-RUL-3
TEST(IVN_10_2, ATokenCoversAPrintAndIsResolvedOnce) {
  Sitting sit = Position(2).warriors(0, {{"kursk", 1}}).token_on("W02", "TT05").part(0, "maneuver", 1).load();
  sit.play(0, {"part move", "move warrior kursk putivl", "slot 1"});
  EXPECT_EQ(sit.held(0), (Counts{{"grain", 1}, {"wood", 1}}));
  EXPECT_EQ(sit.pad(0)[0], "TT05");
}

// RUL-22: no hand limit. IVN-RUL-22
TEST(IVN_11_1, HandsHaveNoLimit) {
  Names hand;
  for (int i = 1; i <= 9; ++i) hand.push_back(std::string("C0").append(std::to_string(i)));
  Sitting sit = Position(2).hand(0, hand).projects({"T01"}).part(0, "project", 1).load();
  sit.play(0, {"part take", "take_project T01"});
  EXPECT_EQ(sit.list(0, "hand").size(), 10u);
}

// IVN-12.2: estates act as free actions alone, and are fresh in the next round. IVN-13.6, IVN-13.7
TEST(IVN_12_2, EstatesAreFreshInTheNextRound) {
  Sitting sit = Position(2)
                    .card("reward", "A-kremlin")
                    .owns(0, {"E01"})
                    .used(0, {"E01"})
                    .titles({"TI01"})
                    .estates({"E09"})
                    .sealed("maneuver", 1)
                    .warriors(0, {{"tver", 2}})
                    .pad(0, {"TT01", "-", "-", "-", "-"})
                    .exit(0)
                    .load();
  sit.play(0, {"exit reward", "finish"}).play(0, "end_turn").until("plan 0");
  EXPECT_TRUE(sit.list(0, "used").empty());
  EXPECT_EQ(sit.left(1, "seals"), 2);
  EXPECT_EQ(sit.left(0, "boyars"), 3);
  EXPECT_EQ(sit.json().at("titles").at("discard"), Json({"TI01"}));
  EXPECT_EQ(sit.json().at("estates").at("discard"), Json({"E09"}));
  EXPECT_EQ(sit.display("titles").size(), 2u);
  EXPECT_EQ(sit.json().at("round"), 2);
  EXPECT_EQ(sit.json().at("region_discard").size(), 4u);
  EXPECT_EQ(sit.warriors(0, "tver"), 2);
  EXPECT_EQ(sit.pad(0)[0], "TT01");
}

// RUL-29: nobody on the map: deploying still works. IVN-RUL-29
TEST(IVN_9_4, WithoutPresenceNoWarriorIsPlaced) {
  Sitting sit =
      Position(2).first_lap().holds(0, {{"grain", 1}, {"coin", 1}}).owns(0, {"E03", "E09"}).exit(0).load();
  EXPECT_TRUE(sit.legal(0, "free").empty());
}

}  // namespace
}  // namespace tsardom::ivan
