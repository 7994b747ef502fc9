// STR-4: the turn as a state machine.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_4_1, TheStepsComeInTheirOrder) {
  Sitting sitting = Position(2).horses(0, 5).furs(0, "2 2 2").load("ride");
  sitting.play(0, "ride 1");
  EXPECT_EQ(sitting.asked(), "basic 0");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.asked(), "main 0");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.asked(), "second 0");
  sitting.play(0, {"horses", "pay 2"});
  EXPECT_EQ(sitting.asked(), "turn_end 0");
  EXPECT_EQ(sitting.horses(0), 9);
  sitting.play(0, "done");
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_4_1, DecliningAStepGoesOnToTheNext) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "3").load("basic");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "main 0");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.asked(), "second 0");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_4_1, DecliningTheFirstMainActionSkipsTheSecond) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "3 3").load("main");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "turn_end 0");
}

TEST(STR_4_1, BasicHoldsNoAdvancedAction) {
  const Sitting sitting = Position(2).at(0, 6).load("basic");
  EXPECT_EQ(sitting.legal(0), (Names{"coin", "horses", "march", "decline"}));
}

TEST(STR_4_2, ASecondBasicActionCostsAnyFur) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "4 tiger").coins(0, 1).load("second");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"4", "tiger"})) << "any piece, no coin";
  sitting.play(0, "pay 4");
  EXPECT_EQ(sitting.coins(0), 2);
  EXPECT_EQ(sitting.furs(0), "tiger");
}

TEST(STR_4_2, ASecondAdvancedActionCostsTheRegionFur) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "4 5").built(0, {1}).load("second");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"3"})) << "no 3 for region 1";
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"5"}));
  sitting.play(0, "pay 5");
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.story(0), 1);
}

TEST(STR_4_2, TheRegionFurIsThatWhereItIsPerformed) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "3").built(0, {1}).load("second");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1"}));
  EXPECT_EQ(sitting.forbidden_by(0, "visit 3"), "STR-4.2");
}

TEST(STR_4_2, S9PaysWithAnyFur) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 7").fulfilled(0, {"S9"}).load("second");
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"2", "7"}));
}

TEST(STR_4_2, TheCostsOfTheActionComeOnTop) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5 5 5").load("second");
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"6", "7"}));
  sitting.play(0, {"claim 6", "pay 5"});
  EXPECT_EQ(sitting.asked(), "pay 0") << "two more for the tile";
  sitting.pay(0, "5 5");
  EXPECT_EQ(sitting.furs(0), "");
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"}));
}

TEST(STR_4_2, TheHorsesOfAnOutpostAreDueInTheSecondAction) {
  Position position = Position(3);
  position.at(0, 6).furs(0, "5").outposts(0, 1).built(1, {3});
  EXPECT_FALSE(position.load("second").can(0, "build 3"));
  Sitting sitting = position.horses(0, 1).load("second");
  sitting.play(0, {"build 3", "pay 5"});
  EXPECT_EQ(sitting.horses(0), 0);
  EXPECT_EQ(sitting.outposts_in(3), (Names{"1", "0", "neutral"}));
}

TEST(STR_4_3, AnExtraActionIsOpenAtEveryPointOfTheTurn) {
  Position position = Position(2);
  position.at(0, 6).fulfilled(0, {"A11"}).built(0, {1});
  for (const char* question : {"ride", "basic", "main", "turn_end"}) {
    Sitting sitting = position.load(question);
    sitting.play(0, "use_card A11");
    EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1", "3"})) << question;
    EXPECT_FALSE(sitting.can(0, "decline"));
    sitting.play(0, "visit 1");
    if (std::string_view(question) == "turn_end") {
      EXPECT_EQ(sitting.asked(), "ride 1") << "nothing is left to do";
    } else {
      EXPECT_EQ(sitting.asked(), std::string(question) + " 0");
      EXPECT_FALSE(sitting.can(0, "use_card A11")) << "once in a turn";
      EXPECT_EQ(sitting.forbidden_by(0, "use_card A11"), "STR-4.3");
    }
    EXPECT_EQ(sitting.horses(0), 4);
  }
}

TEST(STR_4_3, TheExtraActionBelongsToItsSeason) {
  Position position = Position(2);
  position.at(0, 6).fulfilled(0, {"A11", "A12", "A13"});
  EXPECT_EQ(position.load("main").legal(0, "use_card"), (Names{"A11"}));
  EXPECT_EQ(position.season(Season::summer).load("main").legal(0, "use_card"), (Names{"A12"}));
  EXPECT_EQ(position.season(Season::autumn).load("main").legal(0, "use_card"), (Names{"A13"}));
}

TEST(STR_4_3, TheCardIsUsableInTheTurnInWhichItWasFulfilled) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A11"}).furs(0, "4 4 4 4").load("main");
  sitting.play(0, "fulfil A11");
  sitting.pay(0, "4 4");
  ASSERT_TRUE(sitting.can(0, "use_card A11"));
  sitting.play(0, {"use_card A11", "visit 3"});
  EXPECT_EQ(sitting.asked(), "main 0") << "MAIN1 is still there";
}

TEST(STR_4_3, TheCardWorksAgainInTheNextYear) {
  Sitting sitting = Position(2).at(0, 6).fulfilled(0, {"A11"}).used({"A11"}).load("main");
  EXPECT_FALSE(sitting.can(0, "use_card A11"));
  sitting.play(0, "decline");
  sitting.until("ride 0");
  EXPECT_EQ(sitting.season(), "summer");
  while (sitting.year() == 1) sitting.end_turn();
  sitting.until("basic 0");
  EXPECT_TRUE(sitting.can(0, "use_card A11"));
}

TEST(STR_4_3, TwoExtraActionsAreNotInTheWayOfEachOther) {
  Sitting sitting = Position(2).at(0, 6).fulfilled(0, {"A11"}).furs(0, "5 5").load("main");
  sitting.play(0, {"use_card A11", "claim 6"});
  sitting.pay(0, "5 5");
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"})) << "claim furs are due, no fur on top";
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_4_4, OnlyWhatCanBePaidIsOffered) {
  const Sitting sitting = Position(2).at(0, 6).furs(0, "5 5").load("second");
  EXPECT_EQ(sitting.legal(0, "claim"), Names{}) << "the MAIN2 fur and two for the tile";
  EXPECT_TRUE(sitting.can(0, "visit 3"));
}

TEST(STR_4_4, AVillageIsAlwaysPerformable) {
  Sitting sitting = Position(2).at(0, 3).banners_left(0).outposts(0, 5).load("main");
  sitting.play(0, "visit 2");
  EXPECT_EQ(sitting.banners(0), 0);
  EXPECT_EQ(sitting.outposts(0), 5);
  EXPECT_EQ(sitting.asked(), "ride 1") << "all of it is lost";
}

TEST(STR_4_4, TheSecondFurLeavesTheActionPayable) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "3 5 5").fulfilled(0, {"S9"}).load("second");
  ASSERT_TRUE(sitting.can(0, "claim 6"));
  sitting.play(0, "claim 6");
  EXPECT_EQ(sitting.legal(0), (Names{"pay 3"}));
  EXPECT_EQ(sitting.forbidden_by(0, "pay 5"), "STR-4.4");
}

TEST(STR_4_4, TheSecondTradeKeepsItsFur) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 6").load("second");
  sitting.play(0, "trade");
  EXPECT_EQ(sitting.legal(0), (Names{"pay 6"})) << "the 2 is for the trade";
}

TEST(STR_4_4, AuxiliaryActionsMayFillTheGap) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5").horses(0, 5).market("5 2 3 4 6 7").load("main");
  EXPECT_FALSE(sitting.can(0, "claim 6"));
  sitting.play(0, {"buy_market", "pick 5"});
  sitting.deal_on();
  EXPECT_TRUE(sitting.can(0, "claim 6"));
}

TEST(STR_4_5, EqualPiecesAreOneOption) {
  Sitting sitting = Position(2).at(0, 6).on(6, "3 3 4").furs(0, "2 2 2").load("basic");
  EXPECT_EQ(sitting.legal(0, "trade").size() + sitting.legal(0, "hunt").size(), 0u) << "no details";
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 3 6"})) << "the 4 costs two horses";
}

TEST(STR_4_5, MustQuestionsCannotBeDeclined) {
  Position position = Position(2);
  position.at(0, 6).on(6, "3").furs(0, "2");
  EXPECT_FALSE(position.load("ride").can(0, "decline")) << "DP-MOVE";
  Sitting sitting = position.load("basic");
  sitting.play(0, "march");
  EXPECT_FALSE(sitting.can(0, "decline")) << "DP-STEP";
  EXPECT_EQ(sitting.forbidden_by(0, "decline"), "STR-5.5");
  Sitting hunting = position.load("basic");
  hunting.play(0, "hunt");
  EXPECT_FALSE(hunting.can(0, "decline")) << "DP-HUNT";
  Sitting trading = position.load("basic");
  trading.play(0, "trade");
  EXPECT_EQ(trading.legal(0), (Names{"pay 2"})) << "DP-PAY";
}

TEST(STR_4_5, TheMainActionsOfAPosition) {
  const Sitting sitting = Position(2).at(0, 6).furs(0, "2 5 5").horses(0, 1).outposts(0, 1).load("main");
  EXPECT_EQ(sitting.legal(0), (Names{"coin", "horses", "march", "trade", "visit 3", "yurt 3", "wish 3",
                                     "build 3", "claim 6", "claim 7", "swap_down", "swap_two", "decline"}));
}

TEST(STR_4_6, GainsOfOneEffectComeInTheirOrder) {
  Sitting sitting = Position(2).at(0, 6).tile(6, "L19").furs(0, "5 5").load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5");
  EXPECT_EQ(sitting.points(0), 2) << "points first";
  EXPECT_EQ(sitting.asked(), "bag_furs chance") << "then bag furs";
  sitting.chance("draw_fur 2");
  sitting.chance("draw_fur 3");
  EXPECT_EQ(sitting.asked(), "keep_fur 0");
  sitting.play(0, "keep 3");
  EXPECT_EQ(sitting.asked(), "market_furs 0") << "then market furs";
}

TEST(STR_4_6, StoryComesBeforeFursAndTheInterruptBeforeAll) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).load("main");
  sitting.play(0, "yurt 3");  // YA3: a story point and two market furs
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "market_furs 0");
}

TEST(STR_4_6, CoinsComeBeforeTrophies) {
  Sitting sitting = Position(2).at(0, 8).load("main");
  sitting.play(0, "yurt 4");  // YA4: a coin and a trophy
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.asked(), "rewards 0") << "nothing to advance with";
}

TEST(STR_4_7, WhatHoldsOnlyDecliningIsPassedOver) {
  Sitting sitting = Position(2).at(0, 6).load("main");
  sitting.play(0, "coin");
  EXPECT_EQ(sitting.asked(), "ride 1") << "neither MAIN2 nor the end of the turn hold anything";
}

TEST(STR_4_7, AMustWithASingleOptionIsAsked) {
  Sitting sitting = Position(2).at(0, 11).load("ride");
  EXPECT_EQ(sitting.legal(0), (Names{"ride 12"}));
}

TEST(STR_4_7, ADeclinedEffectIsOver) {
  Sitting sitting = Position(2).at(0, 11).load("main");
  sitting.play(0, {"visit 5", "decline"});  // V5: no reward
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_4_7, AskingPieceByPieceReachesEveryWayOnce) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "3 4 5 5 5 tiger").coins(0, 2).load("main");
  sitting.play(0, "claim 6");
  EXPECT_EQ(sitting.ways_to_pay(0, 2),
            (Names{"3+ 4+", "3+ 5", "3+ tiger", "4+ 5", "4+ tiger", "5 5", "5 tiger"}));
}

}  // namespace
}  // namespace tsardom::stroganov
