// STR-16: the solo opponent, and the rulings about him.
#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <tuple>

#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

const Json kKatyusha{{"solo_rival", "katyusha"}};
const Json kCoinWhenShort{{"solo_coin_when_short", "yes"}};
const Json kTradeFurToCoin{{"solo_trade_fur_becomes_coin", "yes"}};
const Json kByDeckTop{{"solo_hunt_card", "deck_top"}};

// ---------------------------------------------------------------------------------------------- setup

TEST(STR_16_1, SetUpForTwoWithIvanFirst) {
  Sitting sitting = opening(1);
  sitting.deal_on();
  ASSERT_EQ(sitting.asked(), "draft 0");
  EXPECT_EQ(sitting.order(), (std::vector<int>{kIvan, 0}));
  EXPECT_EQ(sitting.horses(kIvan), 3);
  EXPECT_EQ(sitting.horses(0), 4);
  for (const Seat seat : {Seat{0}, kIvan}) {
    EXPECT_EQ(sitting.coins(seat), 1);
    EXPECT_EQ(sitting.outposts(seat), 1);
  }
  EXPECT_EQ(sitting.banners_left(), 12);
  EXPECT_EQ(sitting.songs().size(), 2u);
  for (const int region : {1, 2}) EXPECT_EQ(sitting.outposts_in(region), (Names{"-", "neutral", "neutral"}));
  for (const int region : {3, 4, 5}) EXPECT_EQ(sitting.outposts_in(region), (Names{"-", "-", "neutral"}));
  const State state = sitting.now();
  for (std::size_t column = 1; column <= kColumns; ++column)
    EXPECT_EQ(state.furs_on[column].total(), sitting.game().box.landscape[state.tile[column]].spots);
}

TEST(STR_16_2, TwelveTurnsUseThirteenOfEighteenCards) {
  Sitting sitting = opening(1);
  sitting.until("over");
  EXPECT_EQ(sitting.times("flipped"), 12);
  EXPECT_EQ(sitting.times("turned_up"), 13);
  EXPECT_EQ(std::popcount(sitting.now().automa_stack), 6) << "the top of the deck and the five removed ones";
}

TEST(STR_16_2, EveryCardIsAsLikelyAsAnyOther) {
  Sitting sitting = opening(1);
  sitting.until("turn_up");
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 1 hidden 0"), 3.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 2 hidden 0"), 6.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 3 hidden 0"), 5.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 4 hidden 0"), 3.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("turn_up 5 hidden 0"), 1.0 / 18);
  Sitting focused = opening(1, {{"solo_deck", "c"}});
  focused.until("turn_up");
  EXPECT_DOUBLE_EQ(focused.chance_of("turn_up 1 hidden 0"), 2.0 / 13);
}

TEST(STR_16_2, FocusRemovesTheFiveCardsWithItsLetter) {
  for (const std::string letter : {"a", "b", "c", "d", "e", "f"}) {
    CardSet expected = 0;
    for (const Json& card : box().at("automa_cards").at("list")) {
      if (card.at("letters").get<std::string>().find(letter) == std::string::npos)
        put(expected, card_named(card.at("id").get<std::string>()));
    }
    EXPECT_EQ(game_for(1, {{"solo_deck", letter}}).opening().automa_stack, expected) << letter;
    EXPECT_EQ(std::popcount(expected), 13);
  }
}

// The human takes S2 with a 7; the other pair is left for Ivan.
Sitting drafted(Sitting sitting, std::string_view other_fur) {
  sitting.until("reveal_draft");
  sitting.chance("lay_wish S1");
  sitting.chance("draw_fur " + std::string(other_fur));
  sitting.chance("lay_wish S2");
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.legal(0), (Names{"draft S1", "draft S2"}));
  sitting.play(0, "draft S2");
  return sitting;
}

TEST(STR_16_3, IvanTakesTheOtherFurAndAPoint) {
  const Sitting sitting = drafted(opening(1), "8");
  EXPECT_EQ(sitting.hand(0), Names{"S2"});
  EXPECT_EQ(sitting.furs(0), "7");
  EXPECT_EQ(sitting.furs(kIvan), "8");
  EXPECT_EQ(sitting.points(kIvan), 1);
  EXPECT_EQ(sitting.story(kIvan), 2);
  EXPECT_EQ(sitting.hand(kIvan), Names{}) << "the card leaves the game";
  EXPECT_EQ(sitting.fulfilled(kIvan), Names{});
  EXPECT_EQ(sitting.asked(), "flip chance") << "he begins";
}

TEST(STR_16_3, TradeFurOfTheDraftBecomesACoin) {
  Sitting sitting = opening(1, kTradeFurToCoin);
  sitting.until("lay_setup_furs");
  sitting.chance("lay_fur 5");
  sitting = drafted(std::move(sitting), "5");
  EXPECT_EQ(sitting.furs(kIvan), "");
  EXPECT_EQ(sitting.coins(kIvan), 2);
}

// ------------------------------------------------------------------------------ what is different for him

TEST(STR_16_4, HeNeverPaysHorses) {
  const Sitting sitting =
      ivan_plays(before_seven().built(0, {3}).outposts(kIvan, 1).furs(kIvan, "5"), "ivan_10");
  EXPECT_EQ(sitting.outposts_in(3), (Names{"0", "1", "neutral"})) << "the second space costs others a horse";
  EXPECT_EQ(sitting.horses(kIvan), 4) << "all that the village gave";
}

TEST(STR_16_5, HeDrawsOneFurAndKeepsIt) {
  Sitting sitting =
      ivan_plays(before_seven().yurts({"YA1", "YA3", "YA2", "YA4", "YA5"}).furs(kIvan, "5"), "ivan_13");
  EXPECT_EQ(sitting.asked(), "bag_furs chance");
  sitting.chance("draw_fur 6");
  EXPECT_EQ(sitting.furs(kIvan), "2 6");
  EXPECT_EQ(sitting.asked(), "bag_furs chance");
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.furs(kIvan), "2 6 7");
  EXPECT_EQ(sitting.asked(), "ride 0");
}

TEST(STR_16_5, FlippedCardTellsWhichMarketFurHeTakes) {
  const Position position = before_seven().villages({"V1", "V2", "V4", "V3", "V5"}).market("3 4 5 6 7 7");
  Sitting low = ivan_plays(position, kWishCard);
  EXPECT_EQ(low.furs(kIvan), "2 3");
  EXPECT_EQ(low.asked(), "fill_market chance");
  low.chance("draw_fur 4");
  EXPECT_EQ(low.market(), "4 4 5 6 7 7");
  EXPECT_EQ(low.asked(), "ride 0");
  EXPECT_EQ(ivan_plays(position, "ivan_18").furs(kIvan), "2 7");
}

TEST(STR_16_5, LastFlippedCardHoldsThroughWinter) {
  const auto furs_after = [](std::string_view card) {
    Sitting sitting =
        Position(1).at(kIvan, 5).at(0, 1).story(kIvan, 4).songs({"SA6", "SA1"}).flipped(card).winter();
    sitting.chance("draw_fur 3");
    sitting.chance("draw_fur 3");
    EXPECT_EQ(sitting.songs(), Names{"SA1"});
    EXPECT_EQ(sitting.points(kIvan), 1);
    return sitting.furs(kIvan);
  };
  EXPECT_EQ(furs_after("ivan_3"), "6 7") << "highest";
  EXPECT_EQ(furs_after("ivan_2"), "2 3") << "lowest";
}

TEST(STR_16_6, BearGivesTwoStory) {
  const Sitting sitting = ivan_plays(before_seven().on(7, "2 8"), "ivan_18");
  EXPECT_EQ(sitting.furs(kIvan), "8");
  EXPECT_EQ(sitting.story(kIvan), 2);
}

TEST(STR_16_6, BearsAndCoinsAreWild) {
  const Sitting bear = ivan_plays(before_seven().furs(kIvan, "8").outposts(kIvan, 1), "ivan_10");
  EXPECT_EQ(bear.built(kIvan), std::vector<int>{3});
  EXPECT_EQ(bear.furs(kIvan), "2");
  const Sitting coin = ivan_plays(before_seven().coins(kIvan, 1).outposts(kIvan, 1), "ivan_10");
  EXPECT_EQ(coin.built(kIvan), std::vector<int>{3});
  EXPECT_EQ(coin.coins(kIvan), 0);
}

TEST(STR_16_7, HePaysTheFurElseABearElseACoinElseATiger) {
  using Purse = std::tuple<std::string, int>;
  const auto left = [](std::string_view pieces, int coins) -> Purse {
    Sitting sitting = ivan_plays(
        before_seven().wishes({"A1", "A2", "A3", "A4", "A5"}).furs(kIvan, pieces).coins(kIvan, coins),
        kWishCard);
    EXPECT_EQ(sitting.points(kIvan), 2) << pieces;
    return {sitting.furs(kIvan), sitting.coins(kIvan)};
  };
  EXPECT_EQ(left("5 8 tiger", 1), Purse("2 8 tiger", 1));
  EXPECT_EQ(left("6 8 tiger", 1), Purse("2 6 tiger", 1));
  EXPECT_EQ(left("6 tiger", 1), Purse("2 6 tiger", 0));
  EXPECT_EQ(left("6 tiger", 0), Purse("2 6", 0));
}

TEST(STR_16_7, WhatDoesNotSufficeIsNotPaid) {
  const Sitting sitting =
      ivan_plays(before_seven().wishes({"A1", "A2", "A3", "A4", "A5"}).furs(kIvan, "6 7"), kWishCard);
  EXPECT_EQ(sitting.furs(kIvan), "2 6 7");
  EXPECT_EQ(sitting.wishes()[2], "A3");
}

// The village brings him to 12, and he sings.
Sitting sings(const Names& songs, Position position = before_seven()) {
  const bool b = songs.front().starts_with("SB");
  return ivan_plays(position.year(b ? 3 : 1)
                        .wishes(b ? Names{"B1", "B2", "-", "B4", "B5"} : Names{"A1", "A2", "-", "A4", "A5"})
                        .villages({"V1", "V2", "V3", "V4", "V5"})
                        .story(kIvan, 11)
                        .songs(songs),
                    kWishCard);
}

// STR-R-38: whatever the action is.
TEST(STR_16_8, GrantedActionsAreThreePoints) {
  const std::tuple<Names, int, int> songs[] = {{{"SA1", "SA3"}, 3, 7},     {{"SA1", "SA5"}, 3, 6},
                                               {{"SA1", "SA7"}, 2 + 3, 5}, {{"SA1", "SA8"}, 1 + 3, 4},
                                               {{"SA1", "SA9"}, 3, 4},     {{"SB1", "SB3"}, 3, 7},
                                               {{"SB1", "SB4"}, 3, 6},     {{"SB1", "SB5"}, 2 + 3, 5},
                                               {{"SB1", "SB6"}, 1 + 3, 4}, {{"SB1", "SB7"}, 3, 4}};
  for (const auto& [names, points, story] : songs) {
    const Sitting sitting = sings(names);
    EXPECT_EQ(sitting.points(kIvan), points) << names.back();
    EXPECT_EQ(sitting.story(kIvan), story) << names.back();
    EXPECT_EQ(sitting.built(kIvan), std::vector<int>{}) << names.back();
    EXPECT_EQ(sitting.banners(kIvan), 0) << names.back();
  }
}

TEST(STR_R_38, FulfillingAWishIsAnExtraActionToo) { EXPECT_EQ(sings({"SA1", "SA3"}).points(kIvan), 3); }

TEST(STR_16_9, NobodyEverAsksHim) {
  const Stroganov game = game_for(1);
  NoLog log;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    State state = game.opening();
    for (Seats acting = game.actors(state); acting != 0; acting = game.actors(state)) {
      ASSERT_TRUE(acting == only(0) || acting == only(kChance));
      const Seat seat = acting == only(0) ? Seat{0} : kChance;
      MoveList moves;
      if (seat == 0) game.moves(state, 0, moves);
      const Move move = seat == kChance
                            ? game.draw(state, rng)
                            : moves[static_cast<int>(rng.below(static_cast<unsigned>(moves.size())))];
      game.apply(state, seat, move, log);
      ASSERT_EQ(state.player[kIvan].hand, 0u);
    }
  }
}

TEST(STR_16_9, HisWishesHaveNoEffectWhileHePlays) {
  // A2 would bring three horses in Winter; the card leaves the game.
  Sitting sitting =
      ivan_plays(before_seven().wishes({"A1", "A5", "A2", "A4", "A3"}).furs(kIvan, "5"), kWishCard);
  EXPECT_EQ(sitting.points(kIvan), 2);
  EXPECT_EQ(sitting.fulfilled(kIvan), Names{});
  EXPECT_EQ(sitting.hand(kIvan), Names{});
  EXPECT_EQ(sitting.now().wish_stack >> wish_named("A2") & 1U, 0u);
}

TEST(STR_16_9, HeTakesEveryGain) {
  const Sitting sitting =
      ivan_plays(before_seven().yurts({"YA1", "YA2", "YA5", "YA4", "YA3"}).furs(kIvan, "5"), "ivan_13");
  EXPECT_EQ(sitting.banners(kIvan), 1 + 1);
  EXPECT_EQ(sitting.coins(kIvan), 1);
  EXPECT_EQ(sitting.points(kIvan), 1) << "4 + 3 horses";
  EXPECT_EQ(sitting.horses(kIvan), 2);
}

// ------------------------------------------------------------------------------------------- his turn

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

// --------------------------------------------------------------------------------------- Winter and end

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

TEST(STR_16_17, AtTwelveHeTakesTheDearestSongAndItStays) {
  const Sitting sitting = sings({"SA10", "SA2"});
  EXPECT_EQ(sitting.story(kIvan), 12 - 9);
  EXPECT_EQ(sitting.points(kIvan), 4);
  EXPECT_EQ(sitting.coins(kIvan), 1 + 1);
  EXPECT_EQ(sitting.songs(), (Names{"SA10", "SA2"}));
}

TEST(STR_16_17, OfEqualSongsTheRightmost) {
  EXPECT_EQ(sings({"SA9", "SA8"}).points(kIvan), 1 + 3);
  EXPECT_EQ(sings({"SA8", "SA9"}).points(kIvan), 3);
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

// ------------------------------------------------------------------------------------- harder options

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

// ------------------------------------------------------------------------------------------- rulings

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

TEST(STR_R_35, SetupHorsesAndIncomeBecomePoints) {
  Sitting sitting = opening(1);
  sitting.deal_on();
  EXPECT_EQ(sitting.horses(kIvan), 3);
  const Sitting winter = last_autumn_day(5, 1).horses(kIvan, 3).winter();
  EXPECT_EQ(winter.points(kIvan), 1);
  EXPECT_EQ(winter.horses(kIvan), 0);
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

TEST(STR_R_40, OnlyHisCardsOfSetBCount) {
  EXPECT_EQ(Position(1).fulfilled(kIvan, {"B13", "B1"}).over().part(kIvan, "wishes"), 2 + 2);
}

TEST(STR_R_41, VillageInBothCases) {
  EXPECT_EQ(ivan_plays(before_seven().on(7, "2"), kWishCard).banners(kIvan), 1) << "he cannot pay";
  EXPECT_EQ(ivan_plays(before_seven().furs(kIvan, "5 5"), kWishCard).banners(kIvan), 1) << "it is not empty";
}

}  // namespace
}  // namespace tsardom::stroganov
