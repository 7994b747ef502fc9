// STR-10: the story track.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_10_1, SpendingMovesTheTokenBack) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).songs({"SA10", "SA1"}).load("main");
  sitting.play(0, {"visit 3", "sing SA10"});
  EXPECT_EQ(sitting.story(0), 3);
}

TEST(STR_10_2, TheExcessIsLost) {
  Sitting sitting = Position(2).at(0, 1).story(0, 9).load("main");
  sitting.play(0, "yurt 1");  // YA1: five
  EXPECT_EQ(sitting.story(0), 12);
  const Names news = sitting.news();
  EXPECT_NE(std::find(news.begin(), news.end(), "lost 0 story 2"), news.end());
}

TEST(STR_10_3, AnArrivalOffersTheSongsOnDisplay) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).songs({"SA10", "SA2"}).load("main");
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.legal(0), (Names{"sing SA10", "sing SA2", "decline"}));
  EXPECT_EQ(sitting.forbidden_by(0, "sing SA5"), "STR-10.3");
  sitting.play(0, "sing SA2");
  EXPECT_EQ(sitting.story(0), 8);
  EXPECT_EQ(sitting.points(0), 2);
  EXPECT_EQ(sitting.songs(), (Names{"SA10", "SA2"})) << "the tile stays";
}

TEST(STR_10_3, DecliningLeavesTheTokenOnTwelve) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).furs(0, "5").load("main");
  sitting.play(0, {"visit 3", "decline"});
  EXPECT_EQ(sitting.story(0), 12);
  EXPECT_EQ(sitting.asked(), "second 0");
  sitting.play(0, {"visit 3", "pay 5"});
  EXPECT_EQ(sitting.story(0), 12) << "R-10: it does not arrive again";
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_10_3, ASideBBoardMayStepInstead) {
  Sitting sitting = Position(2, {{"sides", "b"}}).at(0, 6).story(0, 11).load("main");
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.legal(0), (Names{"sing SA1", "sing SA2", "step_for_story", "decline"}));
}

TEST(STR_10_3, SideAHasNoStep) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).load("main");
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.forbidden_by(0, "step_for_story"), "STR-17.3");
}

TEST(STR_10_4, ARewardTakenAtTwelveMayArriveAgain) {
  Sitting sitting = Position(2)
                        .at(0, 6)
                        .story(0, 11)
                        .songs({"SA7", "SA2"})
                        .trophy(0, 8)
                        .furs(0, "5 5 5")
                        .tile(6, "L18", "8")
                        .load("main");
  sitting.play(0, {"visit 3", "sing SA7", "visit 5"});
  EXPECT_EQ(sitting.story(0), 5);
  sitting.play(0, {"reward ANY_TWO", "reward STORY2"});
  EXPECT_EQ(sitting.story(0), 7);
  sitting.play(0, {"reward YURT_ANY", "yurt 1"});  // YA1: five
  EXPECT_EQ(sitting.story(0), 12);
  EXPECT_EQ(sitting.asked(), "story_twelve 0") << "a new arrival inside the song";
  sitting.play(0, "sing SA7");
  EXPECT_EQ(sitting.story(0), 5);
  EXPECT_EQ(sitting.points(0), 4);
  EXPECT_EQ(sitting.asked(), "any_village 0");
}

TEST(STR_10_4, EveryArrivalIsAskedForItself) {
  Sitting sitting = Position(2)
                        .at(0, 6)
                        .tile(6, "L18", "8 8 8")
                        .story(0, 11)
                        .furs(0, "5 5 5 5 5")
                        .songs({"SA1", "SA2"})
                        .load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5 5 5 5");
  sitting.play(0, "sing SA1");
  EXPECT_EQ(sitting.asked(), "story_twelve 0") << "9 + 2 = 11, then the third bear arrives again";
  EXPECT_EQ(sitting.story(0), 12);
}

}  // namespace
}  // namespace tsardom::stroganov
