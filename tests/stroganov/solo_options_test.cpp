// STR-16.16 to STR-16.33: Ivan's Winter, the end, the harder options, with the rulings about them.
#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "tests/other_box.hpp"
#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

const Json kKatyusha{{"solo_rival", "katyusha"}};
const Json kCoinWhenShort{{"solo_coin_when_short", "yes"}};
const Json kTradeFurToCoin{{"solo_trade_fur_becomes_coin", "yes"}};

Position last_autumn_day(int ivans_column, int human_column) {
  return Position(1).at(kIvan, ivans_column).at(0, human_column);
}

TEST(STR_16_16, IncomeAndStoryByOrder) {
  Sitting first = last_autumn_day(5, 1).banners(kIvan, 4).winter();
  EXPECT_EQ(first.points(kIvan), 1) << "2 + 4 horses";
  EXPECT_EQ(first.horses(kIvan), 1);
  EXPECT_EQ(first.story(kIvan), 2);
  EXPECT_EQ(first.story(0), 1);
  const Sitting second = last_autumn_day(1, 5).winter();
  EXPECT_EQ(second.story(kIvan), 1);
  EXPECT_EQ(second.horses(kIvan), 2);
}

TEST(STR_16_16, HeTakesTheDearestSongThatHeCanPay) {
  const auto songs = [](int story, const Names& display) {
    return last_autumn_day(5, 1).story(kIvan, story).songs(display).winter().songs();
  };
  EXPECT_EQ(songs(7, {"SA10", "SA2"}), Names{"SA2"}) << "9 = 7 + 2";
  EXPECT_EQ(songs(6, {"SA10", "SA2"}), Names{"SA10"});
  EXPECT_EQ(songs(1, {"SA10", "SA2"}), (Names{"SA10", "SA2"}));
  EXPECT_EQ(songs(6, {"SA8", "SA9"}), Names{"SA8"}) << "of equals the rightmost";
}

TEST(STR_16_16, HeTakesOneSong) {
  const Sitting sitting = last_autumn_day(5, 1).story(kIvan, 9).songs({"SA2", "SA4"}).winter();
  EXPECT_EQ(sitting.story(kIvan), 11 - 5);
  EXPECT_EQ(sitting.songs(), Names{"SA2"});
}

TEST(STR_16_16, SongsAreTakenInPlayerOrder) {
  Sitting sitting = last_autumn_day(1, 5).story(kIvan, 8).story(0, 7).songs({"SA10", "SA2"}).winter();
  EXPECT_EQ(sitting.asked(), "song_window 0");
  sitting.play(0, "sing SA10");
  EXPECT_EQ(sitting.story(kIvan), 9 - 4) << "SA2 is left for him";
}

TEST(STR_16_18, BothScoreAsPlayers) {
  const Sitting sitting = Position(1)
                              .points(kIvan, 20)
                              .fulfilled(kIvan, {"B2"})
                              .trophy(kIvan, 6)
                              .built(kIvan, {1, 2, 3})
                              .coins(kIvan, 3)
                              .furs(kIvan, "2 3 tiger")
                              .points(0, 36)
                              .over();
  EXPECT_EQ(sitting.score(kIvan), 20 + 3 + 6 + 6 + 1 + 2 + 1);
  EXPECT_EQ(sitting.place(kIvan), 1);
  EXPECT_EQ(sitting.place(0), 2);
}

TEST(STR_16_18, TieGoesToTheCossackFurtherRight) {
  const auto place = [](int ivans_column, int human_column) {
    return last_autumn_day(ivans_column, human_column).points(kIvan, 20).points(0, 20).over().place(0);
  };
  EXPECT_EQ(place(3, 5), 1);
  EXPECT_EQ(place(5, 3), 2);
}

// STR-R-39: on top of what he takes instead.
TEST(STR_16_31, CoinForAnOutpostOrTrophyThatHeCannotPay) {
  const Sitting outpost = ivan_plays(before_seven(kCoinWhenShort).outposts(kIvan, 1), "ivan_10");
  EXPECT_EQ(outpost.outposts(kIvan), 2);
  EXPECT_EQ(outpost.coins(kIvan), 1);
  const Sitting trophy = ivan_plays(before_seven(kCoinWhenShort).on(7, "6 6 6").trophy(kIvan, 3), "ivan_16");
  EXPECT_EQ(trophy.points(kIvan), 1);
  EXPECT_EQ(trophy.coins(kIvan), 1);
}

TEST(STR_16_31, CoinForAWishOrYurtThatHeCannotPay) {
  const Sitting wish =
      ivan_plays(before_seven(kCoinWhenShort).wishes({"A1", "A2", "A3", "A4", "A5"}), kWishCard);
  EXPECT_EQ(wish.coins(kIvan), 1);
  EXPECT_EQ(wish.wishes()[2], "A3");
  EXPECT_EQ(ivan_plays(before_seven(kCoinWhenShort), "ivan_13").coins(kIvan), 1);
}

TEST(STR_16_31, NoCoinWithoutTheOption) {
  EXPECT_EQ(ivan_plays(before_seven().outposts(kIvan, 1), "ivan_10").coins(kIvan), 0);
  EXPECT_EQ(ivan_plays(before_seven(), "ivan_13").coins(kIvan), 0);
}

TEST(STR_R_39, ABoxMayReadTheCoinInsteadOfTheFallBack) {
  Json alone = kCoinWhenShort;
  alone["box"] =
      changed_box("stroganov", [](Json& box) { box["constants"]["solo_coin_beside_fallback"] = false; });
  const Sitting outpost = ivan_plays(before_seven(alone).outposts(kIvan, 1), "ivan_10");
  EXPECT_EQ(outpost.outposts(kIvan), 1);
  EXPECT_EQ(outpost.coins(kIvan), 1);
  const Sitting trophy = ivan_plays(before_seven(alone).on(7, "6 6 6").trophy(kIvan, 3), "ivan_16");
  EXPECT_EQ(trophy.points(kIvan), 0);
  EXPECT_EQ(trophy.coins(kIvan), 1);
  EXPECT_EQ(ivan_plays(before_seven(alone), "ivan_10").outposts(kIvan), 1)
      << "no fur was missing, so the fall-back is all he gets";
}

TEST(STR_R_39, NoCoinIfTheObstacleWasNotAFur) {
  const auto coins = [](Position position, std::string_view card) {
    return ivan_plays(std::move(position), card).coins(kIvan);
  };
  EXPECT_EQ(coins(before_seven(kCoinWhenShort), "ivan_10"), 0) << "no outpost to build";
  EXPECT_EQ(coins(before_seven(kCoinWhenShort), kWishCard), 0) << "no wish there";
  EXPECT_EQ(coins(before_seven(kCoinWhenShort).trophy(kIvan, 8), "ivan_16"), 0) << "the last space";
  EXPECT_EQ(coins(before_seven(kCoinWhenShort).built(kIvan, {3}).outposts(kIvan, 1), "ivan_10"), 0)
      << "one stands there already";
}

TEST(STR_R_39, NoCoinIfAnotherRegionWasPaid) {
  const Sitting sitting = ivan_plays(before_seven(kCoinWhenShort)
                                         .built(kIvan, {1, 5})
                                         .wishes({"A1", "A2", "A3", "A4", "A5"})
                                         .furs(kIvan, "3"),
                                     kWishCard);
  EXPECT_EQ(sitting.wishes()[0], "-");
  EXPECT_EQ(sitting.coins(kIvan), 0);
}

TEST(STR_R_39, TrophyOfTheVillageBringsNoCoin) {
  const Sitting sitting = ivan_plays(
      before_seven(kCoinWhenShort).villages({"V1", "V2", "V5", "V4", "V3"}).on(7, "6 6 6"), kWishCard);
  EXPECT_EQ(sitting.points(kIvan), 1);
  EXPECT_EQ(sitting.coins(kIvan), 0);
}

TEST(STR_16_32, HuntedTradeFurBecomesACoin) {
  const Sitting sitting = ivan_plays(before_seven(kTradeFurToCoin), kWishCard);
  EXPECT_EQ(sitting.furs(kIvan), "");
  EXPECT_EQ(sitting.coins(kIvan), 1);
  EXPECT_EQ(sitting.pieces_on(7), "2 2 2");
  EXPECT_EQ(sitting.now().bag[Piece::two], 14 - 3 - 1) << "the tile and the market have the others";
}

TEST(STR_16_32, TradeFursFromBagMarketAndTilesBecomeCoins) {
  Sitting bag = ivan_plays(
      before_seven(kTradeFurToCoin).yurts({"YA1", "YA3", "YA2", "YA4", "YA5"}).furs(kIvan, "5"), "ivan_13");
  bag.chance("draw_fur 2");
  bag.chance("draw_fur 6");
  EXPECT_EQ(bag.furs(kIvan), "6");
  EXPECT_EQ(bag.coins(kIvan), 1 + 1) << "one for the hunt";

  const Sitting market =
      ivan_plays(before_seven(kTradeFurToCoin).villages({"V1", "V2", "V4", "V3", "V5"}), kWishCard);
  EXPECT_EQ(market.furs(kIvan), "");
  EXPECT_EQ(market.coins(kIvan), 1 + 1);

  const Sitting tile =
      ivan_plays(before_seven(kTradeFurToCoin).tile(7, "L24", "2 2 6").furs(kIvan, "5 5 5 5"), "ivan_18");
  EXPECT_EQ(tile.claimed(kIvan), Names{"L24"});
  EXPECT_EQ(tile.furs(kIvan), "6");
  EXPECT_EQ(tile.coins(kIvan), 2);
}

TEST(STR_16_33, KatyushaGainsMoreWhenSheMoves) {
  const auto points = [](int from, std::string_view fur) {
    return ivan_plays(before_seven(kKatyusha).on(7, "6 6 6").trophy(kIvan, from).furs(kIvan, fur), "ivan_16")
        .points(kIvan);
  };
  EXPECT_EQ(points(0, "2"), 2);
  EXPECT_EQ(points(1, "2"), 2);
  EXPECT_EQ(points(2, "3"), 2);
  EXPECT_EQ(points(3, "4"), 3);
  EXPECT_EQ(points(4, "5"), 3);
  EXPECT_EQ(points(5, "6"), 3);
  EXPECT_EQ(points(6, "7"), 4);
  EXPECT_EQ(points(7, "8"), 4);
  EXPECT_EQ(points(2, ""), 1) << "she cannot move";
}

TEST(STR_R_35, SetupHorsesAndIncomeBecomePoints) {
  Sitting sitting = opening(1);
  sitting.deal_on();
  EXPECT_EQ(sitting.horses(kIvan), 3);
  const Sitting winter = last_autumn_day(5, 1).horses(kIvan, 3).winter();
  EXPECT_EQ(winter.points(kIvan), 1);
  EXPECT_EQ(winter.horses(kIvan), 0);
}

TEST(STR_R_40, OnlyHisCardsOfSetBCount) {
  EXPECT_EQ(Position(1).fulfilled(kIvan, {"B13", "B1"}).over().part(kIvan, "wishes"), 2 + 2);
}

}  // namespace
}  // namespace tsardom::stroganov
