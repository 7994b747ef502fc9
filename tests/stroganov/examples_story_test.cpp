// Worked examples: trophies, side b, the story track, Winter, the end.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// Received in the village of region 5, and paid.
Sitting trophy_moved(const Names& fulfilled, int space, std::string_view furs) {
  Sitting sitting = Position(2).at(0, 11).fulfilled(0, fulfilled).trophy(0, space).furs(0, furs).load("main");
  sitting.play(0, {"visit 5", "advance", "pay " + std::string(furs)});
  return sitting;
}

TEST(STR_EX_7, TrapperReachesOneSpaceFurther) {
  const Sitting sitting = trophy_moved({"S7"}, 6, "7");
  EXPECT_EQ(sitting.trophy(0), 7);
  EXPECT_TRUE(sitting.can(0, "reward ANY_TWO"));
  EXPECT_FALSE(trophy_moved({}, 6, "7").can(0, "reward ANY_TWO"));
}

TEST(STR_EX_7, BothCardsReachNoFurther) {
  const Sitting sitting = trophy_moved({"S7", "A4"}, 5, "6");
  EXPECT_EQ(sitting.trophy(0), 6);
  EXPECT_TRUE(sitting.can(0, "reward YURT_ANY"));
  EXPECT_FALSE(sitting.can(0, "reward ANY_TWO"));
}

TEST(STR_EX_8, StoryPaysForTheStep) {
  Sitting sitting = Position(2, {{"sides", "b"}, {"colours", "gbry"}})
                        .at(0, 3)
                        .furs(0, "2 5")
                        .trophy(0, 4)
                        .story(0, 10)
                        .load("main");
  sitting.play(0, {"trade", "pay 2", "bonus STORY"});
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  sitting.play(0, "step_for_story");
  EXPECT_EQ(sitting.story(0), 7);
  EXPECT_EQ(sitting.trophy(0), 5);
  EXPECT_EQ(sitting.furs(0), "5");
  EXPECT_EQ(sitting.legal(0), (Names{"reward HORSES3", "reward STORY2", "reward VILLAGE_ANY", "reward VP1",
                                     "reward BAGFUR_HORSES2", "decline"}));
  sitting.play(0, "reward VP1");
  EXPECT_EQ(sitting.points(0), 1);
  EXPECT_EQ(sitting.asked(), "trade 0") << "one reward only";
}

TEST(STR_EX_9, ShieldsOfTheYellowSideB) {
  const std::pair<int, int> shields[] = {{1, 0}, {2, 2}, {5, 5}, {6, 9}, {8, 14}};
  for (const auto& [space, points] : shields) {
    const Sitting sitting = Position(2, {{"sides", "b"}, {"colours", "ybgr"}}).trophy(0, space).over();
    EXPECT_EQ(sitting.part(0, "trophies"), points) << space;
  }
}

// EX-24: no tile gives three story points at once, so this box has one.
TEST(STR_EX_24, WhatGoesBeyondTwelveIsLostAndTheSongStays) {
  Json other = box();
  for (Json& yurt : other["yurts"]["list"]) {
    if (yurt["id"] == "YB1") yurt["gain"]["story"] = 3;
  }
  Sitting sitting =
      Position(2, {{"box", other}}).year(3).at(0, 1).story(0, 11).songs({"SB8", "SB1"}).load("main");
  sitting.play(0, "yurt 1");
  EXPECT_EQ(sitting.story(0), 12);
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
  sitting.play(0, "sing SB8");
  EXPECT_EQ(sitting.story(0), 3);
  EXPECT_EQ(sitting.points(0), 5);
  EXPECT_EQ(sitting.songs(), (Names{"SB8", "SB1"}));
}

// L13 and L16 have 3 places, L14 has 4.
Names furs_on_new_tiles(std::string_view bag) {
  Sitting sitting = Position(2).gaps({3, 4, 5}).bag(bag).winter();
  sitting.until("lay_tiles");
  for (const std::string_view tile : {"L13", "L16", "L14"}) sitting.chance("lay_tile " + std::string(tile));
  sitting.until("fill_market");
  EXPECT_EQ(sitting.tile(10), "L13");
  EXPECT_EQ(sitting.tile(12), "L14");
  return {sitting.pieces_on(10), sitting.pieces_on(11), sitting.pieces_on(12)};
}

TEST(STR_EX_25, ScarceFursAreSpreadOverTheNewTiles) {
  EXPECT_EQ(furs_on_new_tiles("3 3 3 3 3 3 3"), (Names{"3 3", "3 3", "3 3 3 tiger"}));
  EXPECT_EQ(furs_on_new_tiles("3 3 3 3 3"), (Names{"3 3", "3", "3 3 tiger"}));
}

// After a year that leaves yurts in regions 2 and 4.
Sitting winter_with_yurts(const Names& stack) {
  Sitting sitting =
      Position(2).yurts({"-", "YA2", "-", "YA4", "-"}).yurt_stack(stack).at(0, 1).at(1, 2).winter();
  sitting.until("lay_yurts");
  return sitting;
}

TEST(STR_EX_26, YurtsCloseUpAndNewOnesFollow) {
  Sitting sitting = winter_with_yurts({"YA6", "YA7", "YA8"});
  EXPECT_EQ(sitting.legal(kChance), (Names{"lay_yurt YA6", "lay_yurt YA7", "lay_yurt YA8"}));
  for (const std::string_view yurt : {"lay_yurt YA7", "lay_yurt YA6", "lay_yurt YA8"}) sitting.chance(yurt);
  EXPECT_EQ(sitting.yurts(), (Names{"YA2", "YA4", "YA7", "YA6", "YA8"}));
}

TEST(STR_EX_26, SetBIsNotUsedBeforeTheThirdYear) {
  Sitting sitting = winter_with_yurts({"YA6", "YA7"});
  sitting.chance("lay_yurt YA6");
  sitting.chance("lay_yurt YA7");
  EXPECT_EQ(sitting.yurts(), (Names{"YA2", "YA4", "YA6", "YA7", "-"}));
}

TEST(STR_EX_26, AfterTheSecondYearAllAreNew) {
  Sitting sitting = Position(2).year(2).yurts({"-", "YA2", "-", "YA4", "-"}).winter();
  sitting.until("lay_yurts");
  EXPECT_EQ(sitting.yurts(), (Names{"-", "-", "-", "-", "-"}));
  sitting.until("lay_wishes");
  EXPECT_EQ(sitting.yurts(), (Names{"YB1", "YB2", "YB3", "YB4", "YB5"}));
  EXPECT_EQ(sitting.now().yurt_stack & sitting.game().box.yurts_of[static_cast<std::size_t>(Set::a)], 0);
}

int points_for(const Names& tiles) { return Position(2).claimed(0, tiles).over().part(0, "landscapes"); }

TEST(STR_EX_27, LandscapesScoreInSets) {
  EXPECT_EQ(points_for({"L01", "L02", "L06", "L03", "L11", "L12", "L04", "L17", "L05"}), 9);
  EXPECT_EQ(points_for({"L01", "L02", "L03", "L11", "L04", "L05"}), 6);
  EXPECT_EQ(points_for({"L01", "L03"}), 0);
}

TEST(STR_EX_28, EverythingIsCounted) {
  const Sitting sitting = Position(2)
                              .points(0, 41)
                              .fulfilled(0, {"S3", "A1", "B6", "B12"})
                              .claimed(0, {"L01", "L02", "L03", "L04"})
                              .furs(0, "2 3 4 5 6 7 tiger")
                              .trophy(0, 5)
                              .built(0, {1, 2, 3})
                              .outposts(0, 1)
                              .coins(0, 5)
                              .horses(0, 12)
                              .story(0, 7)
                              .over();
  EXPECT_EQ(sitting.part(0, "track"), 41);
  EXPECT_EQ(sitting.part(0, "wishes"), 10 + 4);
  EXPECT_EQ(sitting.part(0, "landscapes"), 3);
  EXPECT_EQ(sitting.part(0, "tigers"), 2);
  EXPECT_EQ(sitting.part(0, "trophies"), 3);
  EXPECT_EQ(sitting.part(0, "outposts"), 6);
  EXPECT_EQ(sitting.part(0, "unbuilt"), 1);
  EXPECT_EQ(sitting.part(0, "coins"), 2);
  EXPECT_EQ(sitting.part(0, "furs"), 4);
  EXPECT_EQ(sitting.part(0, "story"), 1);
  EXPECT_EQ(sitting.score(0), 77);
}

}  // namespace
}  // namespace tsardom::stroganov
