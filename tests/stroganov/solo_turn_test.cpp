// STR-16.10 to STR-16.15: Ivan's turn, with the rulings about it.
#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

const Json kByDeckTop{{"solo_hunt_card", "deck_top"}};

TEST(STR_16_10, TopOfTheDeckShowsItsMovementAlone) {
  const Sitting five = before_seven().turn(kIvan).top("ivan_9").load("flip");
  EXPECT_EQ(five.legal(kChance), Names{"flip ivan_9"});
  Sitting four = before_seven().turn(kIvan).top("ivan_10").load("flip");
  EXPECT_EQ(four.legal(kChance), (Names{"flip ivan_10", "flip ivan_13", "flip ivan_15"}));
  EXPECT_DOUBLE_EQ(four.chance_of("flip ivan_13"), 1.0 / 3);
  four.chance("flip ivan_13");
  EXPECT_DOUBLE_EQ(four.chance_of("turn_up 4 hidden 0"), 2.0 / 17);
  EXPECT_EQ(four.now().flipped, card_named("ivan_13"));
}

TEST(STR_16_10, NewTopGivesTheMoveAndTheFlippedCardTheRest) {
  const Sitting sitting =
      ivan_plays(before_seven().at(kIvan, 2).on(4, "3 6").on(7, "2 2 5"), "ivan_18", "5 hidden 0");
  EXPECT_EQ(sitting.column(kIvan), 7) << "not three steps as the flipped card shows";
  EXPECT_EQ(sitting.furs(kIvan), "5") << "the highest";
}

TEST(STR_16_11, GapsAreSkipped) {
  EXPECT_EQ(ivan_plays(before_seven().at(kIvan, 5).gaps({6}), kWishCard).column(kIvan), 7);
}

TEST(STR_16_11, HeStopsAtTheRightmostTile) {
  EXPECT_EQ(ivan_plays(before_seven().at(kIvan, 9).gaps({12}), kWishCard, "4 hidden 0").column(kIvan), 11);
}

TEST(STR_16_11, HeStandsLeftOfThoseAlreadyThere) {
  EXPECT_EQ(ivan_plays(before_seven().at(0, 7).order({0, kIvan}), kWishCard).order(),
            (std::vector<int>{0, kIvan}));
}

TEST(STR_16_12, LastTigerIsTakenAsTheLowest) {
  const Sitting sitting = ivan_plays(before_seven().on(7, "3 tiger"), "ivan_2");
  EXPECT_EQ(sitting.furs(kIvan), "3") << "the tiger paid the trophy";
  EXPECT_EQ(sitting.pieces_on(7), "");
  EXPECT_EQ(sitting.trophy(kIvan), 1);
}

TEST(STR_16_13, EmptyTileIsClaimedForTwoFurs) {
  const Sitting sitting = ivan_plays(before_seven().tile(7, "L24", "5").furs(kIvan, "5"), kWishCard);
  EXPECT_EQ(sitting.claimed(kIvan), Names{"L24"});
  EXPECT_EQ(sitting.furs(kIvan), "");
  EXPECT_EQ(sitting.points(kIvan), 6);
  EXPECT_EQ(sitting.banners(kIvan), 0) << "instead of the village";
  EXPECT_EQ(sitting.column(kIvan), 7);
}

// STR-R-41: in both cases.
TEST(STR_16_13, OtherwiseHeVisitsTheVillage) {
  const Sitting poor = ivan_plays(before_seven().tile(7, "L24", "5"), kWishCard);
  EXPECT_EQ(poor.claimed(kIvan), Names{});
  EXPECT_EQ(poor.banners(kIvan), 1);
  const Sitting occupied = ivan_plays(before_seven().tile(7, "L24", "5 6").furs(kIvan, "5 5 5"), kWishCard);
  EXPECT_EQ(occupied.claimed(kIvan), Names{});
  EXPECT_EQ(occupied.banners(kIvan), 1);
}

TEST(STR_16_13, NothingOnTheStartingTile) {
  const Sitting sitting = ivan_plays(Position(1).gaps({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}), kWishCard);
  EXPECT_EQ(sitting.column(kIvan), 0);
  EXPECT_EQ(sitting.coins(kIvan), 1);
  EXPECT_EQ(sitting.banners(kIvan) + sitting.horses(kIvan) + sitting.points(kIvan), 0);
}

// Regions 1, 3 and 5 have the furs 3, 5 and 7; a 2 is hunted.
Position at_three_places() { return before_seven().built(kIvan, {1, 5}); }

TEST(STR_16_14, WishOfTheRightmostRegionThatHeCanPay) {
  const auto wishes_left = [](std::string_view furs) {
    return ivan_plays(at_three_places().wishes({"A1", "A2", "A3", "A4", "A5"}).furs(kIvan, furs), kWishCard)
        .wishes();
  };
  EXPECT_EQ(wishes_left("3 5 7"), (Names{"A1", "A2", "A3", "A4", "-"}));
  EXPECT_EQ(wishes_left("3 5"), (Names{"A1", "A2", "-", "A4", "A5"}));
  EXPECT_EQ(wishes_left("3 4 6"), (Names{"-", "A2", "A3", "A4", "A5"}));
  EXPECT_EQ(wishes_left("4 6"), (Names{"A1", "A2", "A3", "A4", "A5"})) << "nothing of regions 2 and 4";
}

TEST(STR_16_14, CardsOfSetBAreKeptForTheEnd) {
  const Sitting sitting =
      ivan_plays(before_seven().year(3).wishes({"B1", "B2", "B12", "B4", "B5"}).furs(kIvan, "5"), kWishCard);
  EXPECT_EQ(sitting.fulfilled(kIvan), Names{"B12"});
  EXPECT_EQ(sitting.points(kIvan), 3);
  EXPECT_EQ(sitting.furs(kIvan), "2");
}

TEST(STR_16_14, YurtOfTheRightmostRegionThatHeCanPay) {
  const Position position = at_three_places().yurts({"YA6", "YA1", "-", "YA2", "YA7"});
  const Sitting five = ivan_plays(Position(position).furs(kIvan, "3 5 7"), "ivan_13");
  EXPECT_EQ(five.yurts(), (Names{"YA6", "YA1", "-", "YA2", "-"}));
  EXPECT_EQ(five.furs(kIvan), "2 3 5");
  EXPECT_EQ(five.coins(kIvan), 2);
  EXPECT_EQ(five.story(kIvan), 1);
  const Sitting one = ivan_plays(Position(position).furs(kIvan, "3 5"), "ivan_13");
  EXPECT_EQ(one.yurts(), (Names{"-", "YA1", "-", "YA2", "YA7"})) << "there is none in region 3";
  EXPECT_EQ(one.outposts(kIvan), 1);
}

TEST(STR_16_14, ClaimCostsNoRegionFur) {
  // 2 + 2 furs of value 5 for the tile under him, after the hunt.
  const Sitting sitting =
      ivan_plays(before_seven().tile(7, "L24", "2 3 6").furs(kIvan, "5 5 5 5"), "ivan_18");
  EXPECT_EQ(sitting.claimed(kIvan), Names{"L24"});
  EXPECT_EQ(sitting.furs(kIvan), "2 3 6");
  EXPECT_EQ(sitting.points(kIvan), 6);
  EXPECT_EQ(sitting.banners(kIvan), 1) << "the village comes first";
}

TEST(STR_R_37, WithAnOutpostTheRightmostTileThatHeCanPay) {
  // Region 4: columns 8 to 10, value 6.
  const Position position = before_seven().built(kIvan, {4}).on(10, "3").furs(kIvan, "6 6");
  EXPECT_EQ(ivan_plays(position, "ivan_18").tile(9), "-");
  EXPECT_EQ(ivan_plays(Position(position).furs(kIvan, "6 6 6"), "ivan_18").tile(10), "-");
}

TEST(STR_R_37, WithoutAnOutpostOnlyTheTileUnderHim) {
  const Sitting sitting = ivan_plays(before_seven().furs(kIvan, "5 5 5"), "ivan_18");
  EXPECT_NE(sitting.tile(6), "-") << "it would cost two furs";
  EXPECT_EQ(sitting.claimed(kIvan), Names{});
  EXPECT_EQ(sitting.furs(kIvan), "2 5 5 5");
}

TEST(STR_16_14, OutpostIsBuiltForTheRegionFur) {
  const Sitting sitting = ivan_plays(before_seven().outposts(kIvan, 1).furs(kIvan, "5"), "ivan_10");
  EXPECT_EQ(sitting.outposts_in(3), (Names{"1", "-", "neutral"}));
  EXPECT_EQ(sitting.outposts(kIvan), 0);
  EXPECT_EQ(sitting.furs(kIvan), "2");
}

TEST(STR_16_14, OtherwiseHeTakesAnOutpostWithoutPaying) {
  const auto outposts = [](Position position) {
    return ivan_plays(std::move(position), "ivan_10").outposts(kIvan);
  };
  EXPECT_EQ(outposts(before_seven().furs(kIvan, "5")), 1) << "he had none";
  EXPECT_EQ(outposts(before_seven().outposts(kIvan, 1)), 2) << "the fur is missing";
  EXPECT_EQ(outposts(before_seven().outposts(kIvan, 1).furs(kIvan, "5").built(kIvan, {3})), 2)
      << "one stands there already";
  EXPECT_EQ(outposts(before_seven().outposts(kIvan, 5)), 5) << "the supply is empty";
  const Sitting blocked =
      ivan_plays(before_seven().at(kIvan, 1).built(0, {1}).outposts(kIvan, 1).furs(kIvan, "3").on(2, "2 2 2"),
                 "ivan_10");
  EXPECT_EQ(blocked.outposts(kIvan), 2) << "no space is free in region 1";
  EXPECT_EQ(blocked.furs(kIvan), "2 3");
}

TEST(STR_16_15, HePaysTheNextFurAndMoves) {
  const Sitting sitting =
      ivan_plays(before_seven().on(7, "6 6 6").trophy(kIvan, 3).furs(kIvan, "4"), "ivan_16");
  EXPECT_EQ(sitting.trophy(kIvan), 4);
  EXPECT_EQ(sitting.furs(kIvan), "6");
  EXPECT_EQ(sitting.points(kIvan), 1);
}

TEST(STR_16_15, HeGetsAPointWhereHeCannotMove) {
  const Sitting poor = ivan_plays(before_seven().on(7, "6 6 6").trophy(kIvan, 3), "ivan_16");
  EXPECT_EQ(poor.trophy(kIvan), 3);
  EXPECT_EQ(poor.points(kIvan), 1);
  const Sitting last = ivan_plays(before_seven().trophy(kIvan, 8).furs(kIvan, "8"), "ivan_16");
  EXPECT_EQ(last.trophy(kIvan), 8);
  EXPECT_EQ(last.furs(kIvan), "2 8");
  EXPECT_EQ(last.points(kIvan), 1);
}

TEST(STR_16_15, TrophyVillagesAndYurtsMoveHimToo) {
  const Sitting village = ivan_plays(before_seven().villages({"V1", "V2", "V5", "V4", "V3"}), kWishCard);
  EXPECT_EQ(village.trophy(kIvan), 1);
  EXPECT_EQ(village.points(kIvan), 1);
  EXPECT_EQ(village.furs(kIvan), "") << "the 2 that he hunted";
  const Sitting yurt =
      ivan_plays(before_seven().yurts({"YA1", "YA2", "YA4", "YA3", "YA5"}).furs(kIvan, "5"), "ivan_13");
  EXPECT_EQ(yurt.trophy(kIvan), 1);
  EXPECT_EQ(yurt.coins(kIvan), 1);
  EXPECT_EQ(yurt.points(kIvan), 1);
}

TEST(STR_R_34, HuntFollowsTheFlippedCardOrTheDeckTop) {
  // Flipped: highest, 1. On top: lowest, 2.
  const auto furs = [](const Json& options, std::string_view next) {
    return ivan_plays(before_seven(options).tile(7, "L14", "3 4 6 7"), "ivan_18", next).furs(kIvan);
  };
  EXPECT_EQ(furs(Json::object(), "2 hidden 0"), "7");
  EXPECT_EQ(furs(kByDeckTop, "1 lowest 1"), "3");
  EXPECT_EQ(furs(kByDeckTop, "1 highest 1"), "7");
}

TEST(STR_R_34, DeckTopTellsHowMany) {
  const Position position = before_seven(kByDeckTop).at(kIvan, 5).tile(7, "L14", "3 4 6 7");
  EXPECT_EQ(ivan_plays(position, "ivan_18", "2 lowest 2").furs(kIvan), "3 4");
  EXPECT_EQ(ivan_plays(position, "ivan_18", "2 highest 2").furs(kIvan), "6 7");
}

TEST(STR_R_34, MarketFursAlwaysFollowTheFlippedCard) {
  const Sitting sitting =
      ivan_plays(before_seven(kByDeckTop).villages({"V1", "V2", "V4", "V3", "V5"}), "ivan_18", "1 lowest 1");
  EXPECT_EQ(sitting.furs(kIvan), "2 7") << "hunted the lowest, took the highest";
}

TEST(STR_R_36, OneFurInsteadOfTwoIsNoCoin) {
  const Sitting sitting = ivan_plays(before_seven().on(7, "2"), "ivan_9");
  EXPECT_EQ(sitting.furs(kIvan), "2");
  EXPECT_EQ(sitting.coins(kIvan), 0);
}

TEST(STR_R_36, GapCountsAsEmpty) {
  const Sitting sitting = ivan_plays(before_seven()
                                         .villages({"V3", "V2", "V5", "V4", "V1"})
                                         .wishes({"A1", "A2", "A3", "A4", "-"})
                                         .at(kIvan, 12)
                                         .gaps({12}),
                                     "ivan_9");
  EXPECT_EQ(sitting.coins(kIvan), 2);
  EXPECT_EQ(sitting.banners(kIvan), 1) << "and he visits the village";
}

TEST(STR_R_41, VillageInBothCases) {
  EXPECT_EQ(ivan_plays(before_seven().on(7, "2"), kWishCard).banners(kIvan), 1) << "he cannot pay";
  EXPECT_EQ(ivan_plays(before_seven().furs(kIvan, "5 5"), kWishCard).banners(kIvan), 1) << "it is not empty";
}

}  // namespace
}  // namespace tsardom::stroganov
