// STR-16.1 to STR-16.9, STR-16.17: how Ivan is set up and what is different for him.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/other_box.hpp"
#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

const Json kTradeFurToCoin{{"solo_trade_fur_becomes_coin", "yes"}};

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

TEST(STR_R_38, ABoxMayScoreAdvancedActionsAlone) {
  const Json alone{{"box", changed_box("stroganov", [](Json& box) {
                      box["constants"]["solo_every_song_action_scores"] = false;
                    })}};
  EXPECT_EQ(sings({"SA1", "SA5"}, before_seven(alone)).points(kIvan), 3);
  for (const char* song : {"SA3", "SA9"})
    EXPECT_EQ(sings({"SA1", song}, before_seven(alone)).points(kIvan), 0) << song;
  EXPECT_EQ(sings({"SA1", "SA7"}, before_seven(alone)).points(kIvan), 2) << "its gain";
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

}  // namespace
}  // namespace tsardom::stroganov
