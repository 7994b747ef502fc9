// rulings. Those about the story track, trophies and Ivan have files of their own.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_R_1, FursAreWorthTwoToEight) {
  Sitting sitting = Position(2).at(0, 3).horses(0, 5).load("main");
  sitting.play(0, "buy_bag");
  EXPECT_EQ(sitting.legal(kChance, "draw_fur"), (Names{"2", "3", "4", "5", "6", "7", "8"}));
}

TEST(STR_R_2, RegionsCoverTwoOrThreeColumns) {
  const std::vector<std::string> regions{"1", "1", "2", "2", "2", "3", "3", "4", "4", "4", "5", "5"};
  for (int column = 1; column <= kColumns; ++column) {
    EXPECT_EQ(Position(2).at(0, column).load("main").legal(0, "visit"),
              Names{regions[static_cast<std::size_t>(column) - 1]});
  }
}

TEST(STR_R_3, OutpostsAreBuiltInTheRegionOfTheCossack) {
  Sitting sitting = Position(2).at(0, 1).built(0, {4}).outposts(0, 1).horses(0, 4).load("main");
  EXPECT_EQ(sitting.legal(0, "visit"), (Names{"1", "4"}));
  EXPECT_EQ(sitting.legal(0, "build"), Names{"1"});
  EXPECT_EQ(sitting.forbidden_by(0, "build 3"), "STR-7.5");
}

TEST(STR_R_4, AnyTileOfAnEligibleRegionIsClaimed) {
  const Sitting sitting = Position(2).at(0, 1).built(0, {3}).furs(0, "5 5").load("main");
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"6", "7"}));
}

TEST(STR_R_5, EqualFursAreSkippedFree) {
  Sitting sitting = Position(2).at(0, 3).on(3, "3 3 5").load("main");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), Names{"take 3 3"}) << "the 5 would cost two horses";
  sitting.play(0, "take 3 3");
  EXPECT_EQ(sitting.furs(0), "3");
}

TEST(STR_R_6, OneFurMoreIsTheLimit) {
  Sitting sitting = Position(2).at(0, 3).on(3, "3 3 3").coins(0, 3).load("basic");
  sitting.play(0, {"hunt", "take 3 3", "take 3 3"});
  EXPECT_EQ(sitting.asked(), "main 0");
  EXPECT_EQ(sitting.coins(0), 2);
}

TEST(STR_R_7, WithoutTheFirstMainActionThereIsNoSecond) {
  Sitting sitting = Position(2).at(0, 3).furs(0, "4 4").load("main");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "turn_end 0");
  EXPECT_EQ(sitting.legal(0), (Names{"swap_two", "done"}));
}

TEST(STR_R_8, BasicActionMayBeDeclined) {
  Sitting sitting = Position(2).at(0, 3).load("basic");
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_R_9, IncomeIsTakenInPlayerOrder) {
  Sitting sitting = Position(2).at(0, 3).at(1, 5).horses(0, 5).horses(1, 5).winter();
  EXPECT_EQ(sitting.asked(), "income 1");
  EXPECT_EQ(sitting.horses(1), 7);
  EXPECT_EQ(sitting.horses(0), 5);
  sitting.play(1, "done");
  EXPECT_EQ(sitting.asked(), "income 0");
  EXPECT_EQ(sitting.horses(0), 7);
}

TEST(STR_R_11, HandsAreOpen) {
  const Sitting sitting = Position(2).at(0, 3).hand(0, {"S3", "A7"}).load("main");
  for (const Seat reader : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(sitting.table().view(reader), sitting.table().state());
  EXPECT_EQ(sitting.hand(0), (Names{"S3", "A7"}));
}

TEST(STR_R_12, ShortMarketIsFilledUpLater) {
  Sitting sitting = Position(2).at(0, 3).horses(0, 5).furs(0, "5 5").bag("").load("main");
  sitting.play(0, {"buy_market", "pick 7"});
  EXPECT_EQ(sitting.asked(), "main 0");
  EXPECT_EQ(sitting.market(), "2 3 4 5 6");
  sitting.play(0, {"swap_two", "pay 5", "pay 5", "pick 2"});
  sitting.deal_on();
  EXPECT_EQ(sitting.market(), "3 4 5 5 5 6");
}

TEST(STR_R_13, LastFurOfTheBagIsKept) {
  Sitting sitting = Position(2).at(0, 3).horses(0, 5).bag("6").load("main");
  sitting.play(0, "buy_bag");
  sitting.chance("draw_fur 6");
  EXPECT_EQ(sitting.asked(), "main 0");
  EXPECT_EQ(sitting.furs(0), "6");
}

TEST(STR_R_13, EmptyBagGivesNothing) {
  Sitting sitting =
      Position(2).at(0, 1).yurts({"YA2", "YA1", "YA3", "YA4", "YA5"}).horses(0, 5).bag("").load("main");
  EXPECT_FALSE(sitting.can(0, "buy_bag"));
  sitting.play(0, "yurt 1");
  EXPECT_EQ(sitting.asked(), "second 0");
  EXPECT_EQ(sitting.furs(0), "");
  EXPECT_EQ(sitting.story(0), 1);
}

// What lies on the last three tiles of the row when the new ones are filled.
Sitting filled(Position position, const Names& tiles) {
  Sitting sitting = position.winter();
  sitting.until("lay_tiles");
  for (const std::string& tile : tiles) sitting.chance("lay_tile " + tile);
  sitting.until("fill_market");
  return sitting;
}

TEST(STR_R_14, FullestTileGoesShortFirst) {
  // 2, 4 and 4 places for 6 furs: one less on each, then one less on the right one.
  const Sitting sitting = filled(Position(2).gaps({3, 4, 5}).bag("3 3 3 3 3 3"), {"L15", "L17", "L20"});
  EXPECT_EQ(sitting.pieces_on(10), "3");
  EXPECT_EQ(sitting.pieces_on(11), "3 3 3");
  EXPECT_EQ(sitting.pieces_on(12), "3 3 tiger");
}

TEST(STR_R_15, RowStaysShorterWhenTheStackIsEmpty) {
  Sitting sitting = Position(2).gaps({1, 2}).tile_stack({}).at(0, 3).winter();
  sitting.until("fill_market");
  EXPECT_NE(sitting.tile(10), "-");
  EXPECT_EQ(sitting.tile(11), "-");
  for (int column = 1; column <= kColumns; ++column) EXPECT_EQ(sitting.pieces_on(column), "");
}

TEST(STR_R_15, TigerComesWithTheNewRightmostTile) {
  const Sitting sitting = filled(Position(2).gaps({1, 2}).tile_stack({"L24"}).at(0, 3).bag("3 3"), {"L24"});
  EXPECT_EQ(sitting.tile(11), "L24");
  EXPECT_EQ(sitting.pieces_on(11), "3 3 tiger");
  EXPECT_EQ(sitting.tile(12), "-");
}

TEST(STR_R_16, TilesAreFilledBeforeTheMarketReturns) {
  Sitting sitting = filled(Position(2).gaps({5}).bag("3 3").market("4 4 4 5 5 5").at(0, 3), {"L14"});
  EXPECT_EQ(sitting.pieces_on(12), "3 3 tiger") << "of four";
  EXPECT_EQ(sitting.bag(), "4 4 4 5 5 5");
  sitting.until("lay_songs");
  EXPECT_EQ(sitting.market(), "4 4 4 5 5 5");
}

TEST(STR_R_17, TigerFetchesNoBearByASwapDown) {
  Sitting sitting = Position(2).at(0, 3).furs(0, "tiger").horses(0, 1).market("2 3 7 8 8 8").load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap tiger 2", "swap tiger 3", "swap tiger 7"}));
  sitting.play(0, "swap tiger 7");
  EXPECT_EQ(sitting.furs(0), "7");
  EXPECT_EQ(sitting.tigers_left(), 16);
}

TEST(STR_R_18, SameEffectOfTwoCardsAddsUp) {
  EXPECT_EQ(Position(2).at(0, 1).fulfilled(0, {"S1", "A1"}).load("ride").legal(0, "ride"),
            (Names{"2", "3", "4", "5"}));
  const Sitting sitting = Position(2).at(0, 3).fulfilled(0, {"S2", "A2", "S4", "A7"}).winter();
  EXPECT_EQ(sitting.horses(0), 2 + 3 + 3);
  EXPECT_EQ(sitting.story(0), 2 + 2);
}

TEST(STR_R_19, StartingTileIsNotEntered) {
  Sitting sitting = Position(2).at(0, 2).load("main");
  sitting.play(0, "march");
  EXPECT_EQ(sitting.legal(0), (Names{"step 1", "step 3", "step 4"}));
}

TEST(STR_R_20, WinterCardFulfilledInTheOwnIncomePaysAtOnce) {
  Sitting sitting = Position(2).at(0, 3).hand(0, {"S5", "A5"}).built(0, {1, 2}).furs(0, "6 6 6 6").winter();
  ASSERT_EQ(sitting.asked(), "income 0");
  EXPECT_EQ(sitting.horses(0), 2);
  sitting.play(0, {"fulfil S5", "pay 6"});
  EXPECT_EQ(sitting.horses(0), 2 + 4) << "two for each outpost that stands now";
  sitting.play(0, {"fulfil A5", "pay 6"});
  sitting.play(0, "use_card A5");
  sitting.chance("draw_fur 3");
  sitting.chance("draw_fur 4");
  sitting.play(0, "keep 4");
  EXPECT_EQ(sitting.furs(0), "4 6 6");
  EXPECT_FALSE(sitting.can(0, "use_card A5")) << "once per Winter";
}

TEST(STR_R_20, WinterCardFulfilledLaterPaysNextYear) {
  Sitting sitting = Position(2).at(0, 3).hand(0, {"S2"}).furs(0, "2 2 2").story(0, 1).winter();
  sitting.until("song_window 0");
  EXPECT_EQ(sitting.horses(0), 2);
  sitting.play(0, {"fulfil S2", "pay 2"});
  EXPECT_EQ(sitting.horses(0), 2);
  EXPECT_EQ(sitting.fulfilled(0), Names{"S2"});
}

// Columns 6 and 5 are the next tiles left of column 8: regions 3 and 2 with the furs 5 and 4.
Position with_a6() { return Position(2).at(0, 8).gaps({7}).fulfilled(0, {"A6"}); }

TEST(STR_R_21, TwoTilesToTheLeftActLikePlacesOfTheCossack) {
  const Sitting sitting = with_a6().outposts(0, 1).horses(0, 2).furs(0, "4 4").load("main");
  for (const std::string_view action : {"visit", "yurt", "wish", "build"})
    EXPECT_EQ(sitting.legal(0, action), (Names{"2", "3", "4"})) << action;
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"3", "4", "5"}));
}

TEST(STR_R_21, SecondMainActionCostsTheFurOfThatRegion) {
  EXPECT_EQ(with_a6().furs(0, "4").load("second").legal(0, "visit"), Names{"2"});
  EXPECT_EQ(with_a6().furs(0, "5").load("second").legal(0, "visit"), Names{"3"});
}

TEST(STR_R_22, EachFurMayComeFromAnotherTile) {
  Sitting sitting =
      Position(2).at(0, 4).gaps({3}).fulfilled(0, {"S8"}).on(2, "2").on(4, "3").on(5, "7").coins(0, 1).load(
          "main");
  sitting.play(0, "hunt");
  EXPECT_EQ(sitting.legal(0), (Names{"take 2 2", "take 3 4", "take 7 5"}));
  sitting.play(0, {"take 2 2", "take 7 5"});
  EXPECT_EQ(sitting.furs(0), "2 7");
}

TEST(STR_R_28, CardsOfPlayersAreNeverRemoved) {
  Sitting sitting = Position(2).year(2).at(0, 3).hand(0, {"A7"}).fulfilled(0, {"A1"}).winter();
  sitting.until("ride");
  EXPECT_EQ(sitting.year(), 3);
  EXPECT_EQ(sitting.hand(0), Names{"A7"});
  EXPECT_EQ(sitting.fulfilled(0), Names{"A1"});
  const Names wishes = sitting.wishes();
  EXPECT_TRUE(
      std::all_of(wishes.begin(), wishes.end(), [](const std::string& wish) { return wish[0] == 'B'; }));
}

TEST(STR_R_30, OnlyTheMissingPartIsLost) {
  Sitting banners = Position(2).at(0, 3).banners_left(0).load("main");
  banners.play(0, "visit 2");
  EXPECT_EQ(banners.banners(0), 0);
  EXPECT_EQ(banners.outposts(0), 1);
  Sitting outposts = Position(2).at(0, 3).outposts(0, 5).load("main");
  outposts.play(0, "visit 2");
  EXPECT_EQ(outposts.banners(0), 1);
  EXPECT_EQ(outposts.outposts(0), 5);
}

TEST(STR_R_31, QuarterOfThePointsBeforeAnyEndScoring) {
  const Sitting sitting = Position(2).points(0, 43).fulfilled(0, {"B6", "B3"}).furs(0, "tiger").over();
  EXPECT_EQ(sitting.part(0, "wishes"), 10 + 4);
}

TEST(STR_R_32, TigersAreNoFursAtTheEnd) {
  const Sitting sitting = Position(2).furs(0, "2 tiger tiger tiger").over();
  EXPECT_EQ(sitting.part(0, "furs"), 0);
  EXPECT_EQ(sitting.part(0, "tigers"), 6);
}

TEST(STR_R_33, ExtraActionBeforeTheMoveOfSpring) {
  Sitting sitting = Position(2).fulfilled(0, {"A11"}).built(0, {3}).load("ride");
  sitting.play(0, "use_card A11");
  EXPECT_EQ(sitting.legal(0, "visit"), Names{"3"});
  sitting.play(0, "visit 3");
  EXPECT_EQ(sitting.coins(0), 1);
  EXPECT_EQ(sitting.asked(), "ride 0");
  EXPECT_FALSE(sitting.can(0, "use_card A11"));
  EXPECT_FALSE(Position(2).fulfilled(0, {"A11"}).load("ride").can(0, "use_card A11"))
      << "no region is eligible";
}

TEST(STR_R_42, FreeOutpostSpacesByPlayers) {
  const auto free_spaces = [](int players) {
    Sitting sitting = opening(players);
    std::vector<int> free;
    for (int region = 1; region <= kRegions; ++region) {
      const Names spaces = sitting.outposts_in(region);
      free.push_back(static_cast<int>(std::count(spaces.begin(), spaces.end(), "-")));
    }
    return free;
  };
  EXPECT_EQ(free_spaces(4), (std::vector{3, 3, 3, 3, 3}));
  EXPECT_EQ(free_spaces(3), (std::vector{2, 2, 2, 2, 2}));
  EXPECT_EQ(free_spaces(2), (std::vector{1, 1, 2, 2, 2}));
}

TEST(STR_R_45, MarketHoldsSix) {
  Sitting sitting = opening(2);
  sitting.deal_on();
  EXPECT_EQ(sitting.now().market.total(), 6);
}

TEST(STR_R_46, CostsOfWishesAreOnlyFigures) {
  Json other = box();
  for (Json& wish : other["wishes"]["list"]) {
    if (wish["id"] == "A5") wish["cost"].update({{"fur", 3}, {"possess", 1}, {"pay", 1}, {"vp", 9}});
  }
  Sitting sitting = Position(2, {{"box", other}}).at(0, 3).hand(0, {"A5"}).furs(0, "3").load("main");
  sitting.play(0, {"fulfil A5", "pay 3"});
  EXPECT_EQ(sitting.points(0), 9);
}

TEST(STR_R_47, FurForTheSecondActionLeavesTheClaimPayable) {
  Sitting sitting = Position(2).at(0, 8).fulfilled(0, {"S9"}).furs(0, "3 6 6").load("second");
  sitting.play(0, "claim 8");
  EXPECT_EQ(sitting.legal(0), Names{"pay 3"});
}

TEST(STR_R_47, FurForTheSecondActionLeavesTheTradePayable) {
  Sitting sitting = Position(2).at(0, 8).furs(0, "2 5").load("second");
  sitting.play(0, "trade");
  EXPECT_EQ(sitting.legal(0), Names{"pay 5"});
}

TEST(STR_R_48, FittingFursAreShownFirst) {
  const Position position = Position(2).at(0, 3).hand(0, {"A5"}).furs(0, "2 6 6 6 tiger").coins(0, 2);
  Sitting sitting = position.load("main");
  sitting.play(0, "fulfil A5");
  EXPECT_EQ(sitting.legal(0, "pay"), (Names{"2", "6", "tiger"})) << "for the paid piece all ways are open";
  sitting.play(0, "pay 6");
  EXPECT_EQ(sitting.fulfilled(0), Names{"A5"}) << "for the shown ones nothing is asked";
  EXPECT_EQ(sitting.furs(0), "2 6 6 tiger");
  EXPECT_EQ(sitting.coins(0), 2);
}

TEST(STR_R_51, DecliningEndsTheTrade) {
  Sitting sitting = Position(2).at(0, 3).furs(0, "2").load("basic");
  sitting.play(0, {"trade", "pay 2", "decline"});
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_R_52, ColoursFollowTheSeatsUnlessAgreed) {
  const auto colours = [](const Json& options) {
    const Stroganov game = game_for(4, options);
    std::string text;
    for (Seat seat = 0; seat < 4; ++seat)
      text += colour_name(static_cast<std::size_t>(game.colour_of(seat)))[0];
    return text;
  };
  EXPECT_EQ(colours(Json::object()), "bgry");
  EXPECT_EQ(colours({{"colours", "yrgb"}}), "yrgb");
}

}  // namespace
}  // namespace tsardom::stroganov
