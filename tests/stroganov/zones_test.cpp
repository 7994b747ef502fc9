// STR-1: what lies where, what is limited, and where pieces go.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "table/registry.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_1_1, TheBoardHasItsZones) {
  const Sitting sitting = opening(3).until("draft");
  EXPECT_EQ(std::popcount(sitting.now().laid), 12);
  EXPECT_EQ(sitting.now().market.total(), 6);
  EXPECT_EQ(sitting.songs().size(), 3u) << "as many as players";
  EXPECT_NE(sitting.now().trade_fur, Piece::none);
  EXPECT_EQ(sitting.column(0), 0) << "the starting tile";
  EXPECT_EQ(sitting.game().box.figure.story_most, 12);
  EXPECT_EQ(sitting.game().box.figure.years, 4);
}

TEST(STR_1_1, RegionsCoverTwoOrThreeAdjacentColumns) {
  const std::vector<std::vector<int>> columns{{1, 2}, {3, 4, 5}, {6, 7}, {8, 9, 10}, {11, 12}};
  const Stroganov game = game_for(2);
  for (std::size_t region = 0; region < columns.size(); ++region) {
    for (const int column : columns[region])
      EXPECT_EQ(game.box.region_of[static_cast<std::size_t>(column)], region) << column;
  }
}

TEST(STR_1_2, ARegionHasAFurAVillageAYurtAWishAndThreeSpaces) {
  const Sitting sitting = opening(4).until("draft");
  const State now = sitting.now();
  for (std::size_t region = 0; region < kRegions; ++region) {
    EXPECT_NE(now.region_fur[region], Piece::none);
    EXPECT_NE(now.village[region], kNone);
    EXPECT_NE(now.yurt[region], kNone);
    EXPECT_NE(now.wish[region], kNone);
    for (std::size_t space = 0; space < kOutpostSpaces; ++space)
      EXPECT_EQ(sitting.game().box.region[region].space[space].horses, space) << "0, 1, 2 horses";
  }
}

TEST(STR_1_3, LandscapesHaveTerrainSpotsAndFiveAreStartTiles) {
  std::map<std::string, int> terrains;
  int start = 0;
  for (const Json& tile : box().at("landscapes").at("list")) {
    ++terrains[tile.at("terrain").get<std::string>()];
    start += tile.at("start").get<bool>();
  }
  EXPECT_EQ(terrains,
            (std::map<std::string, int>{{"forest", 7}, {"steppe", 7}, {"swamp", 6}, {"mountain", 6}}));
  EXPECT_EQ(start, 5);
}

TEST(STR_1_4, SeventySixFursOfTwoToEightAndSixteenTigers) {
  const Stroganov game = game_for(2);
  EXPECT_EQ(game.box.furs.total(), 76);
  EXPECT_EQ(pieces_text(game.box.furs).substr(0, 2), "2 ");
  EXPECT_EQ(game.box.furs[Piece::bear], 7) << "value 8";
  EXPECT_EQ(game.opening().tigers, 16);
}

TEST(STR_1_4, ATigerRanksAboveEveryFur) {
  Sitting sitting = Position(2).at(0, 7).tile(7, "L14", "2 8 tiger").horses(0, 2).load("basic");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0, "take"), (Names{"2 7", "8 7", "tiger 7"}));
  sitting.play(0, "take tiger 7");
  EXPECT_EQ(sitting.horses(0), 0) << "both furs are lower";
}

TEST(STR_1_5, SuppliesAreOpen) {
  const Sitting sitting = Position(2).at(0, 6).furs(1, "4 tiger").hand(1, {"A7"}).coins(1, 2).load("basic");
  EXPECT_EQ(sitting.table().view(0), sitting.table().state());
  EXPECT_EQ(sitting.table().view(kSpectator), sitting.table().state());
}

TEST(STR_1_6, HorsesAndCoinsAreUnlimited) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 87).coins(0, 20).load("basic");
  sitting.play(0, {"horses", "coin"});
  EXPECT_EQ(sitting.horses(0), 91);
  EXPECT_EQ(sitting.coins(0), 21);
}

TEST(STR_1_6, BannersInPlayByPlayers) {
  for (const auto& [players, banners] : std::map<int, int>{{1, 12}, {2, 12}, {3, 17}, {4, 20}})
    EXPECT_EQ(game_for(players).opening().banners, banners);
}

TEST(STR_1_6, WhatTheSupplyCannotGiveIsLostTheRestIsGained) {
  Sitting sitting = Position(2).at(0, 1).banners_left(0).load("main");
  sitting.play(0, "visit 1");
  EXPECT_EQ(sitting.banners(0), 0);
  EXPECT_EQ(sitting.horses(0), 4);
  const Names news = sitting.news();
  EXPECT_NE(std::find(news.begin(), news.end(), "lost 0 banner 1"), news.end());
}

TEST(STR_1_6, OneOfTwoBannersIsStillGained) {
  Sitting sitting =
      Position(2).at(0, 1).banners_left(1).yurts({"YA8", "YA1", "YA2", "YA3", "YA4"}).load("main");
  sitting.play(0, "yurt 1");
  EXPECT_EQ(sitting.banners(0), 1);
  EXPECT_EQ(sitting.horses(0), 2);
  EXPECT_EQ(sitting.banners_left(), 0);
}

TEST(STR_1_6, FiveOutpostsOfAColour) {
  Sitting sitting = Position(2).at(0, 3).outposts(0, 4).built(0, {4}).load("main");
  sitting.play(0, "visit 2");
  EXPECT_EQ(sitting.outposts(0), 4) << "none is left in the general supply";
  EXPECT_EQ(sitting.banners(0), 1);
}

TEST(STR_1_6, SixteenTigers) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "8 8").hand(0, {"A10"}).tigers_left(0).load("main");
  sitting.play(0, "fulfil A10");
  sitting.pay(0, "8");
  EXPECT_EQ(sitting.tigers(0), 0);
  EXPECT_EQ(sitting.points(0), 3);
}

TEST(STR_1_7, APaidFurGoesIntoTheBagAndATigerToItsSupply) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5 tiger").load("main");
  const int furs = sitting.bag_size(), tigers = sitting.tigers_left();
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 tiger");
  EXPECT_EQ(sitting.bag_size(), furs + 1);
  EXPECT_EQ(sitting.tigers_left(), tigers + 1);
}

TEST(STR_1_7, AUsedYurtLeavesTheGame) {
  Sitting sitting = Position(2).at(0, 8).load("main");
  const YurtSet unseen = sitting.now().yurt_stack;
  sitting.play(0, "yurt 4");
  EXPECT_EQ(sitting.yurts(), (Names{"YA1", "YA2", "YA3", "-", "YA5"}));
  EXPECT_EQ(sitting.now().yurt_stack, unseen);
}

TEST(STR_1_7, ATileBelongsToItsOwnerForGood) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5 5").load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5").until("ride 0");
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"}));
  sitting.until("over");
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"}));
}

TEST(STR_1_7, UnusedStartWishesLeaveTheGame) {
  Sitting sitting = opening(2).until("ride");
  const WishSet start = sitting.game().box.wishes_of[static_cast<std::size_t>(Set::s)];
  EXPECT_EQ(sitting.now().wish_stack & start, 0u);
  EXPECT_EQ(sitting.now().draft.size(), 0u);
  EXPECT_EQ(std::popcount((sitting.player(0).hand | sitting.player(1).hand) & start), 2);
}

TEST(STR_1_8, AStateIsEnoughToGoOn) {
  Sitting sitting = opening(2, {{"sides", "b"}});
  const GameEntry& entry = find_game("stroganov");
  for (int ply = 0; ply < 400 && !sitting.table().over(); ++ply) {
    const auto seat = static_cast<Seat>(std::countr_zero(sitting.table().actors()));
    const Names moves = sitting.legal(seat);
    sitting.play(seat, moves[static_cast<std::size_t>(ply) % moves.size()]);
    if (ply % 20 != 0) continue;
    const auto copy =
        entry.open({.players = 2, .options = {{"sides", "b"}}, .from = sitting.table().state()});
    ASSERT_EQ(copy->hash(), sitting.table().hash()) << "after " << ply << " moves";
  }
}

TEST(STR_1_8, StacksHaveNoOrder) {
  const Sitting sitting = opening(2).until("lay_yurts");
  for (const std::string& move : sitting.legal(kChance)) EXPECT_DOUBLE_EQ(sitting.chance_of(move), 1.0 / 8);
}

}  // namespace
}  // namespace tsardom::stroganov
