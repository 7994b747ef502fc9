// STR-7: advanced actions; every village and every landscape.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_7_1, TheRegionsOfTheCossackAndOfOwnOutpostsAreEligible) {
  const Sitting sitting = Position(2).at(0, 6).built(0, {1, 5}).built(1, {4}).load("main");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1", "3", "5"}));
  EXPECT_EQ(sitting.legal(0, "yurt"), (Names{"1", "3", "5"}));
  EXPECT_EQ(sitting.legal(0, "wish"), (Names{"1", "3", "5"}));
}

TEST(STR_7_1, OtherRegionsAreRefused) {
  Sitting sitting = Position(2).at(0, 6).built(1, {4}).load("main");
  for (const char* move : {"visit 4", "yurt 4", "wish 4"})
    EXPECT_EQ(sitting.forbidden_by(0, move), "STR-7.1");
}

TEST(STR_7_1, A6AddsTheTwoTilesToTheLeft) {
  Position position = Position(2);
  position.at(0, 8).fulfilled(0, {"A6"});
  EXPECT_EQ(position.load("main").legal(0, "visit"), (Names{"3", "4"})) << "columns 7 and 6";
  position.gaps({6, 7});
  EXPECT_EQ(position.load("main").legal(0, "visit"), (Names{"2", "4"})) << "gaps do not count";
  position.gaps({5, 4});
  EXPECT_EQ(position.load("main").legal(0, "visit"), (Names{"1", "2", "4"})) << "columns 3 and 2";
}

TEST(STR_7_1, AnywhereMakesAllRegionsEligible) {
  Sitting sitting = Position(2).at(0, 6).story(0, 11).songs({"SA5", "SA1"}).load("main");
  sitting.play(0, {"visit 3", "sing SA5"});
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1", "2", "3", "4", "5"}));
  EXPECT_EQ(sitting.legal(0, "yurt"), (Names{"1", "2", "3", "4", "5"}));
  EXPECT_TRUE(sitting.can(0, "decline"));
}

TEST(STR_7_2, EveryVillageHasItsBenefit) {
  Position position = Position(2);
  position.built(0, {1, 2, 3, 4, 5}).at(0, 6);
  Sitting horses = position.load("main");
  horses.play(0, "visit 1");
  EXPECT_EQ(horses.news(), (Names{"visited 0 V1 1", "gained 0 horse 4", "gained 0 banner 1"}));
  EXPECT_EQ(horses.horses(0), 4);
  EXPECT_EQ(horses.banners(0), 1);
  Sitting story = position.load("main");
  story.play(0, "visit 3");
  EXPECT_EQ(story.story(0), 1);
  EXPECT_EQ(story.coins(0), 1);
  Sitting fur = position.load("main");
  fur.play(0, {"visit 4", "pick 7"});
  EXPECT_EQ(fur.furs(0), "7");
  Sitting trophy = position.load("main");
  trophy.play(0, "visit 5");
  EXPECT_EQ(trophy.asked(), "rewards 0");
}

TEST(STR_7_2, TheSecondVillageBringsABannerAndAnOutpost) {
  Sitting sitting = Position(2).at(0, 3).load("main");
  const int banners = sitting.banners_left();
  sitting.play(0, "visit 2");
  EXPECT_EQ(sitting.banners(0), 1);
  EXPECT_EQ(sitting.banners_left(), banners - 1);
  EXPECT_EQ(sitting.outposts(0), 1) << "into the personal supply";
  EXPECT_TRUE(sitting.built(0).empty());
}

TEST(STR_7_2, AVillageMayBeVisitedAgainInTheSameTurn) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5").load("main");
  sitting.play(0, {"visit 3", "visit 3", "pay 5"});
  EXPECT_EQ(sitting.story(0), 2);
  EXPECT_EQ(sitting.coins(0), 2);
  EXPECT_EQ(sitting.villages(), (Names{"V1", "V2", "V3", "V4", "V5"})) << "the tile stays";
}

TEST(STR_7_3, AYurtIsUsedOnce) {
  Sitting sitting = Position(2).at(0, 1).furs(0, "3").load("main");
  sitting.play(0, "yurt 1");
  EXPECT_EQ(sitting.story(0), 5) << "YA1";
  EXPECT_EQ(sitting.yurts(), (Names{"-", "YA2", "YA3", "YA4", "YA5"}));
  EXPECT_EQ(sitting.asked(), "second 0");
  EXPECT_FALSE(sitting.can(0, "yurt 1"));
  EXPECT_EQ(sitting.forbidden_by(0, "yurt 1"), "STR-7.3");
}

TEST(STR_7_4, AWishGoesToTheHand) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"S1", "A8"}).furs(0, "5").load("main");
  sitting.play(0, "wish 3");
  EXPECT_EQ(sitting.hand(0), (Names{"S1", "A3", "A8"}));
  EXPECT_EQ(sitting.wishes(), (Names{"A1", "A2", "-", "A4", "A5"}));
  EXPECT_EQ(sitting.forbidden_by(0, "wish 3"), "STR-7.4");
  sitting.until("ride 0");
  EXPECT_EQ(sitting.wishes(), (Names{"A1", "A2", "-", "A4", "A5"})) << "empty until Winter";
}

TEST(STR_7_5, TheLeftmostFreeSpaceIsTaken) {
  Position position = Position(4);
  position.at(0, 6).horses(0, 2).outposts(0, 2);
  Sitting first = position.load("main");
  first.play(0, "build 3");
  EXPECT_EQ(first.outposts_in(3), (Names{"0", "-", "-"}));
  EXPECT_EQ(first.horses(0), 2);
  EXPECT_EQ(first.outposts(0), 1);
  EXPECT_EQ(first.built(0), (std::vector<int>{3}));
  position.built(1, {3});
  Sitting second = position.load("main");
  second.play(0, "build 3");
  EXPECT_EQ(second.outposts_in(3), (Names{"1", "0", "-"}));
  EXPECT_EQ(second.horses(0), 1);
  position.built(2, {3});
  Sitting third = position.load("main");
  third.play(0, "build 3");
  EXPECT_EQ(third.outposts_in(3), (Names{"1", "2", "0"}));
  EXPECT_EQ(third.horses(0), 0);
  Sitting full = position.built(3, {3}).load("main");
  EXPECT_FALSE(full.can(0, "build 3"));
  EXPECT_EQ(full.forbidden_by(0, "build 3"), "STR-7.5");
}

TEST(STR_7_5, NeutralOutpostsBlock) {
  Sitting sitting = Position(2).at(0, 1).horses(0, 9).outposts(0, 1).built(1, {1}).load("main");
  EXPECT_EQ(sitting.outposts_in(1), (Names{"1", "neutral", "neutral"}));
  EXPECT_FALSE(sitting.can(0, "build 1"));
}

TEST(STR_7_5, ItNeedsAnUnbuiltOutpostAndTheHorses) {
  Sitting without = Position(3).at(0, 6).horses(0, 9).load("main");
  EXPECT_EQ(without.forbidden_by(0, "build 3"), "STR-7.5");
  Sitting poor = Position(3).at(0, 6).outposts(0, 1).built(1, {3}).load("main");
  EXPECT_EQ(poor.forbidden_by(0, "build 3"), "STR-7.5");
}

TEST(STR_7_5, OneOutpostARegion) {
  Sitting sitting = Position(3).at(0, 6).horses(0, 9).outposts(0, 1).built(0, {3}).load("main");
  EXPECT_EQ(sitting.forbidden_by(0, "build 3"), "STR-7.5");
}

TEST(STR_7_5, OnlyInTheRegionOfTheCossack) {
  Sitting sitting = Position(3).at(0, 6).outposts(0, 1).built(0, {1, 5}).load("main");
  EXPECT_EQ(sitting.legal(0, "build"), (Names{"3"}));
  EXPECT_EQ(sitting.forbidden_by(0, "build 4"), "STR-7.5");
}

TEST(STR_7_5, A6AlsoAtTheTwoTilesToTheLeft) {
  const Sitting sitting = Position(3).at(0, 6).outposts(0, 1).fulfilled(0, {"A6"}).load("main");
  EXPECT_EQ(sitting.legal(0, "build"), (Names{"2", "3"}));
}

TEST(STR_7_6, AnyTileOfAnEligibleRegion) {
  const Sitting sitting = Position(2).at(0, 6).built(0, {4}).furs(0, "5 5 6 6").load("main");
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"6", "7", "8", "9", "10"}));
}

TEST(STR_7_6, TwoFursAndOneForEachPieceOnTheTile) {
  Position position = Position(2);
  position.at(0, 6).on(6, "2 3 tiger");
  EXPECT_FALSE(position.furs(0, "5 5 5 5").load("main").can(0, "claim 6"));
  Sitting sitting = position.furs(0, "5 5 5 5 5").load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5 5 5 5");
  EXPECT_EQ(sitting.furs(0), "2 3 tiger") << "all that lay there";
  EXPECT_EQ(sitting.tile(6), "-");
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"}));
  EXPECT_EQ(sitting.points(0), 3);
  EXPECT_EQ(sitting.horses(0), 4) << "the reward of L06";
}

TEST(STR_7_6, FursOnTheTileDoNotPay) {
  Sitting sitting = Position(2).at(0, 6).on(6, "5 5").furs(0, "5 5").load("main");
  EXPECT_FALSE(sitting.can(0, "claim 6"));
  EXPECT_EQ(sitting.forbidden_by(0, "claim 6"), "STR-7.6");
  EXPECT_EQ(sitting.forbidden_by(0, "claim 9"), "STR-7.1");
}

TEST(STR_7_6, BearsComeOneAfterTheOtherBeforeTheReward) {
  Sitting sitting = Position(2)
                        .at(0, 6)
                        .tile(6, "L18", "8 8")
                        .story(0, 10)
                        .songs({"SA1", "SA2"})
                        .furs(0, "5 5 5 5")
                        .load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5 5 5");
  EXPECT_EQ(sitting.asked(), "story_twelve 0") << "the first bear";
  EXPECT_EQ(sitting.furs(0), "8 8");
  EXPECT_EQ(sitting.points(0), 0) << "R-53: not yet its reward";
  sitting.play(0, "sing SA2");
  EXPECT_EQ(sitting.story(0), 10) << "12 - 4, then the second bear";
  EXPECT_EQ(sitting.points(0), 2 + 3);
  EXPECT_EQ(sitting.coins(0), 2);
}

struct Reward26 {
  const char* tile;
  int points, coins, horses, bag, market;
};

// STR-7.6: each of the 26 landscapes brings its reward.
TEST(STR_7_6, EveryLandscapeHasItsReward) {
  constexpr Reward26 kRewards[] = {
      {"L01", 2, 0, 3, 0, 0}, {"L02", 2, 1, 0, 0, 0}, {"L03", 2, 0, 0, 1, 0}, {"L04", 1, 0, 2, 0, 1},
      {"L05", 3, 0, 0, 0, 0}, {"L06", 3, 0, 4, 0, 0}, {"L07", 3, 0, 0, 1, 0}, {"L08", 2, 2, 0, 0, 0},
      {"L09", 4, 0, 2, 0, 0}, {"L10", 2, 0, 3, 0, 1}, {"L11", 3, 1, 0, 1, 0}, {"L12", 2, 0, 6, 0, 0},
      {"L13", 3, 0, 0, 0, 1}, {"L14", 4, 1, 0, 0, 0}, {"L15", 1, 0, 0, 0, 2}, {"L16", 3, 0, 5, 0, 0},
      {"L17", 4, 0, 0, 1, 0}, {"L18", 3, 2, 0, 0, 0}, {"L19", 2, 0, 0, 1, 1}, {"L20", 5, 0, 0, 0, 0},
      {"L21", 3, 1, 3, 0, 0}, {"L22", 5, 1, 0, 0, 0}, {"L23", 4, 0, 0, 0, 1}, {"L24", 6, 0, 0, 0, 0},
      {"L25", 3, 0, 0, 2, 0}, {"L26", 4, 0, 4, 0, 0}};
  for (const Reward26& reward : kRewards) {
    const int number = std::stoi(reward.tile + 1), column = number <= 5 ? number : 6;
    const std::string fur = column <= 2 ? "3" : column <= 5 ? "4" : "5";
    Sitting sitting =
        Position(2).at(0, column).tile(column, reward.tile).furs(0, fur + ' ' + fur).load("main");
    sitting.play(0, "claim " + std::to_string(column));
    sitting.pay(0, fur + ' ' + fur);
    EXPECT_EQ(sitting.collect(), (Sitting::Collected{reward.bag, reward.market})) << reward.tile;
    EXPECT_EQ(sitting.points(0), reward.points) << reward.tile;
    EXPECT_EQ(sitting.coins(0), reward.coins) << reward.tile;
    EXPECT_EQ(sitting.horses(0), reward.horses) << reward.tile;
    EXPECT_EQ(sitting.player(0).furs.total(), reward.bag + reward.market) << reward.tile;
    EXPECT_EQ(sitting.claimed(0), (Names{reward.tile}));
  }
}

TEST(STR_7_7, FreeMeansWithoutTheSecondFur) {
  Position position = Position(3);
  position.at(0, 6).story(0, 11).songs({"SA5", "SA1", "SA2"}).outposts(0, 1).built(1, {5});
  Sitting building = position.load("main");
  building.play(0, {"visit 3", "sing SA5"});
  EXPECT_EQ(building.legal(0, "build"), (Names{"1", "2", "3", "4"})) << "the space of region 5 costs a horse";
  EXPECT_EQ(building.legal(0, "claim"), Names{}) << "claim furs are due";
  Sitting claiming = position.furs(0, "7 7").load("main");
  claiming.play(0, {"visit 3", "sing SA5", "claim 12"});
  claiming.pay(0, "7 7");
  EXPECT_EQ(claiming.claimed(0), (Names{"L12"}));
}

TEST(STR_7_7, ASongThatBuildsWaivesTheHorses) {
  Sitting sitting = Position(3).at(0, 6).story(0, 11).songs({"SA9", "SA1", "SA2"}).built(1, {5}).load("main");
  sitting.play(0, {"visit 3", "sing SA9", "build 5"});
  EXPECT_EQ(sitting.outposts_in(5), (Names{"1", "0", "neutral"}));
  EXPECT_EQ(sitting.horses(0), 0);
}

}  // namespace
}  // namespace tsardom::stroganov
