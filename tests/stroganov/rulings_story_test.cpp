// rulings about the story track, trophies and bears.
#include <gtest/gtest.h>

#include <string_view>

#include "table/notation.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// Story points come by a trade: the trade fur is the 2.
Sitting two_story(Position position) {
  Sitting sitting = position.load("main");
  sitting.play(0, {"trade", "pay 2", "bonus STORY"});
  return sitting;
}

TEST(STR_R_10, TokenOnTwelveDoesNotArriveAgain) {
  const Sitting sitting = two_story(Position(2).at(0, 3).furs(0, "2").story(0, 12));
  EXPECT_EQ(sitting.asked(), "trade 0");
  EXPECT_EQ(sitting.story(0), 12);
}

TEST(STR_R_10, SongMayBeDeclined) {
  Sitting sitting = two_story(Position(2).at(0, 3).furs(0, "2").story(0, 11));
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "trade 0");
  EXPECT_EQ(sitting.story(0), 12);
}

// Region 2 has the 4; the step of the blue side b from space 0 costs 2.
Position two_bears(int story) {
  return Position(2, {{"sides", "b"}}).at(0, 3).tile(3, "L20", "8 8").furs(0, "4 4 4 4").story(0, story);
}

TEST(STR_R_23, EachBearMayBringTheTokenToTwelve) {
  Sitting sitting = two_bears(10).load("main");
  sitting.play(0, {"claim 3", "pay 4"});
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  sitting.play(0, {"step_for_story", "decline"});
  EXPECT_EQ(sitting.asked(), "story_twelve 0") << "again, by the second bear";
  EXPECT_EQ(sitting.story(0), 12);
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "second 0");
}

// Space 2 of the red side b is free, space 3 shows the 5.
TEST(STR_R_24, StepPastAFreeSpaceCostsTheNextFur) {
  Sitting sitting = two_story(
      Position(2, {{"sides", "b"}, {"colours", "rbgy"}}).at(0, 3).furs(0, "2").trophy(0, 1).story(0, 10));
  sitting.play(0, "step_for_story");
  EXPECT_EQ(sitting.story(0), 7);
  EXPECT_EQ(sitting.trophy(0), 2);
}

TEST(STR_R_25, OneSongOrOneStepForAnArrival) {
  const Position position = Position(2, {{"sides", "b"}}).at(0, 3).furs(0, "2").story(0, 10);
  Sitting song = two_story(position);
  song.play(0, "sing SA1");
  EXPECT_EQ(song.asked(), "trade 0");
  EXPECT_EQ(song.trophy(0), 0);
  Sitting step = two_story(position);
  step.play(0, {"step_for_story", "reward HORSES3"});
  EXPECT_EQ(step.asked(), "trade 0");
  EXPECT_EQ(step.story(0), 10);
}

Sitting trophy_received(Position position) {
  Sitting sitting = position.at(0, 11).load("main");
  sitting.play(0, "visit 5");
  return sitting;
}

TEST(STR_R_26, HorsesAreOpenAboveTheTrack) {
  Sitting sitting = trophy_received(Position(2));
  EXPECT_EQ(sitting.legal(0), (Names{"reward HORSES3", "decline"}));
  sitting.play(0, "reward HORSES3");
  EXPECT_EQ(sitting.horses(0), 3);
}

TEST(STR_R_27, NothingFurtherWithoutAMove) {
  Sitting sitting = trophy_received(Position(2).fulfilled(0, {"S7"}).trophy(0, 1).furs(0, "2"));
  sitting.play(0, "stay");
  EXPECT_EQ(sitting.legal(0), (Names{"reward HORSES3", "decline"}));
}

TEST(STR_R_27, NothingFurtherPastTheEnd) {
  Sitting sitting = trophy_received(Position(2).fulfilled(0, {"S7"}).trophy(0, 7).furs(0, "8"));
  sitting.play(0, {"advance", "pay 8"});
  EXPECT_EQ(sitting.trophy(0), 8);
  EXPECT_EQ(sitting.legal(0, "reward").size(), 8u);
  Sitting last = trophy_received(Position(2).fulfilled(0, {"S7"}).trophy(0, 8).furs(0, "8"));
  EXPECT_EQ(last.asked(), "rewards 0");
  EXPECT_EQ(last.legal(0, "reward").size(), 8u);
}

TEST(STR_R_29, StepForStoryMovesTheTokenForTheTrapper) {
  Sitting sitting = two_story(
      Position(2, {{"sides", "b"}}).at(0, 3).furs(0, "2").fulfilled(0, {"S7"}).trophy(0, 3).story(0, 10));
  sitting.play(0, "step_for_story");
  EXPECT_EQ(sitting.trophy(0), 4);
  EXPECT_TRUE(sitting.can(0, "reward YURT_ANY")) << "of space 5";
  EXPECT_FALSE(sitting.can(0, "reward ANY_TWO")) << "of space 6";
}

TEST(STR_R_43, TwoRewardsAreOfTheSpacesAbove) {
  Sitting sitting = trophy_received(Position(2).trophy(0, 8));
  sitting.play(0, "reward ANY_TWO");
  EXPECT_EQ(sitting.legal(0, "reward").size(), 7u);
  EXPECT_FALSE(sitting.can(0, "reward ANY_TWO"));
  sitting.play(0, "reward VP1");
  EXPECT_EQ(sitting.legal(0, "reward").size(), 6u);
  EXPECT_FALSE(sitting.can(0, "reward VP1"));
  sitting.play(0, "reward HORSES3");
  EXPECT_EQ(sitting.points(0), 1);
  EXPECT_EQ(sitting.horses(0), 3);
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_R_44, PartsMayBeDeclined) {
  Sitting reward = trophy_received(Position(2).trophy(0, 3));
  reward.play(0, {"reward VILLAGE_ANY", "decline"});
  EXPECT_EQ(reward.asked(), "ride 1");
  Sitting song = two_story(Position(2).at(0, 3).furs(0, "2").story(0, 10).songs({"SA7", "SA1"}));
  song.play(0, {"sing SA7", "decline"});
  EXPECT_EQ(song.points(0), 2);
  EXPECT_EQ(song.asked(), "trade 0");
}

TEST(STR_R_49, TheQuestionAtTwelveHasAuxiliaryActions) {
  Sitting sitting = two_story(Position(2).at(0, 3).furs(0, "2 7 7").horses(0, 9).story(0, 10));
  EXPECT_EQ(sitting.legal(0),
            (Names{"sing SA1", "sing SA2", "buy_market", "buy_bag", "swap_down", "swap_two", "decline"}));
  sitting.play(0, {"swap_down", "swap 7 2"});
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.asked(), "story_twelve 0") << "the song is still to choose";
  EXPECT_EQ(sitting.furs(0), "2 7");
  sitting.play(0, "sing SA2");
  EXPECT_EQ(sitting.asked(), "trade 0");
}

TEST(STR_R_49, ASongForAWishHasThemToo) {
  Sitting sitting = two_story(
      Position(2).at(0, 3).furs(0, "2").horses(0, 5).hand(0, {"A7"}).story(0, 10).songs({"SA1", "SA3"}));
  sitting.play(0, "sing SA3");
  EXPECT_EQ(sitting.asked(), "wish_pay_only 0");
  EXPECT_EQ(sitting.legal(0), (Names{"buy_market", "buy_bag", "decline"})) << "no fur to pay with";
  sitting.play(0, {"buy_market", "pick 3"});
  sitting.chance("draw_fur 2");
  EXPECT_EQ(sitting.legal(0, "fulfil"), Names{"A7"}) << "only the paid pieces are needed";
}

TEST(STR_R_49, TrophyReachedInsideHasThem) {
  Sitting sitting =
      two_story(Position(2).at(0, 3).furs(0, "2 7 7").horses(0, 9).story(0, 10).songs({"SA7", "SA1"}));
  sitting.play(0, {"sing SA7", "visit 5"});
  EXPECT_EQ(sitting.asked(), "trophies 0");
  for (const std::string_view action : {"buy_market", "buy_bag", "swap_down", "swap_two"})
    EXPECT_TRUE(sitting.can(0, action)) << action;
}

TEST(STR_R_49, TrophyReachedByTheStoryBonusHasThem) {
  Sitting sitting = Position(2).at(0, 3).story(0, 10).horses(0, 9).songs({"SA7", "SA1"}).winter();
  sitting.until("story_twelve 0");
  sitting.play(0, {"sing SA7", "visit 5"});
  EXPECT_EQ(sitting.asked(), "trophies 0");
  EXPECT_TRUE(sitting.can(0, "buy_bag"));
}

TEST(STR_R_50, RedHasNoStepForStoryOnSeven) {
  const Json red{{"sides", "b"}, {"colours", "rbgy"}};
  const Sitting sitting = two_story(Position(2, red).at(0, 3).furs(0, "2").trophy(0, 7).story(0, 10));
  EXPECT_FALSE(sitting.can(0, "step_for_story"));
  Sitting trophy = trophy_received(Position(2, red).trophy(0, 7));
  trophy.play(0, "advance");
  EXPECT_EQ(trophy.trophy(0), 8);
}

TEST(STR_R_53, AllFromTheTileIsHeldBeforeTheRewardComes) {
  Sitting sitting = two_bears(10).load("main");
  sitting.play(0, {"claim 3", "pay 4"});
  ASSERT_EQ(sitting.asked(), "story_twelve 0");
  EXPECT_EQ(sitting.furs(0), "8 8");
  EXPECT_EQ(sitting.claimed(0), Names{"L20"});
  EXPECT_EQ(sitting.points(0), 0);
  sitting.play(0, {"sing SA1"});
  EXPECT_EQ(sitting.points(0), 5) << "the reward of L20";
}

// What a choice warns of before it is made.
Names warned_of(const Sitting& sitting) {
  Names moves;
  for (const Choice& choice : sitting.table().prompt(0).choices) {
    if (choice.warning) moves.push_back(move_text(sitting.table().lexicon(), choice.move));
  }
  return moves;
}

TEST(STR_13_3, ASongThatBringsNothingWarns) {
  const auto at_twelve = [] { return Position(2).at(0, 3).furs(0, "2").story(0, 10); };
  EXPECT_EQ(warned_of(two_story(at_twelve().songs({"SA3", "SA1"}))), Names{"sing SA3"}) << "no wish in hand";
  EXPECT_EQ(warned_of(two_story(at_twelve().songs({"SA3", "SA1"}).hand(0, {"A7"}).furs(0, "2 3"))), Names{});
  EXPECT_EQ(warned_of(two_story(at_twelve().songs({"SA9", "SA8"}).outposts(0, 5))), Names{"sing SA9"})
      << "no outpost is left in the supply";
  Sitting winter = at_twelve().story(0, 6).songs({"SA3", "SA1"}).winter();
  winter.until("song_window 0");
  EXPECT_EQ(warned_of(winter), Names{"sing SA3"});
}

TEST(STR_R_55, WhatIsPaidForAMarketFurMayComeBackAtOnce) {
  Sitting sitting = Position(2).at(0, 3).furs(0, "7").horses(0, 1).bag("").load("main");
  sitting.play(0, {"swap_down", "swap 7 2"});
  EXPECT_EQ(sitting.legal(kChance), Names{"draw_fur 7"});
}

TEST(STR_R_54, MarketIsFullBeforeTheBearIsToldOf) {
  Sitting sitting = Position(2).at(0, 3).horses(0, 5).story(0, 10).market("2 3 4 5 6 8").load("main");
  sitting.play(0, {"buy_market", "pick 8"});
  EXPECT_EQ(sitting.asked(), "fill_market chance");
  EXPECT_EQ(sitting.story(0), 10);
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  EXPECT_EQ(sitting.market(), "2 3 4 5 6 7");
}

}  // namespace
}  // namespace tsardom::stroganov
