// Worked examples: Ivan.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

// Region 3 has the 4, so that nothing he hunts pays for anything else there.
Sitting hunts(std::string_view card) {
  return ivan_plays(before_seven().trade_fur(7).tile(7, "L14", "2 5 7 tiger"), card);
}

TEST(STR_EX_10, LowestOrHighestOneOrTwo) {
  EXPECT_EQ(hunts("ivan_14").furs(kIvan), "2") << "lowest, 1";
  EXPECT_EQ(hunts("ivan_9").furs(kIvan), "2 5") << "lowest, 2";
  EXPECT_EQ(hunts("ivan_18").furs(kIvan), "tiger") << "highest, 1";
  EXPECT_EQ(hunts("ivan_11").furs(kIvan), "7 tiger") << "highest, 2";
}

TEST(STR_EX_10, OnAnEmptyTileHeTakesCoins) {
  Sitting sitting = ivan_plays(before_seven().on(7, ""), "ivan_9");
  const auto told = sitting.told(0);
  const Json coins{{"event", "gained"}, {"seat", 1}, {"thing", "coin"}, {"count", 2}, {"rule", "STR-16.12"}};
  EXPECT_EQ(std::count(told.begin(), told.end(), coins), 1);
  EXPECT_EQ(sitting.claimed(kIvan), Names{"L14"}) << "STR-16.13: and spends them at once";
}

// Regions 1 and 2 have the 2 and the 4, region 4 the 6.
TEST(STR_EX_11, HeClaimsTheFirstTileThatHeCanPay) {
  Sitting sitting = ivan_plays(Position(1)
                                   .trade_fur(3)
                                   .villages({"V3", "V2", "V4", "V1", "V5"})
                                   .at(kIvan, 7)
                                   .tile(8, "L14", "3 3 3 3")
                                   .built(kIvan, {1, 2})
                                   .on(5, "5")
                                   .on(4, "5")
                                   .on(3, "7 7")
                                   .on(2, "6 6 6")
                                   .tile(1, "L05", "7")
                                   .furs(kIvan, "2 8")
                                   .coins(kIvan, 1),
                               "ivan_18");
  EXPECT_EQ(sitting.pieces_on(8), "3 3 3") << "he hunted one";
  EXPECT_EQ(sitting.claimed(kIvan), Names{"L05"});
  EXPECT_EQ(sitting.tile(1), "-");
  EXPECT_EQ(sitting.furs(kIvan), "3 7");
  EXPECT_EQ(sitting.coins(kIvan), 0);
  EXPECT_EQ(sitting.points(kIvan), 3) << "the reward of L05";
  EXPECT_EQ(sitting.story(kIvan), 0);
}

TEST(STR_EX_12, FocusOnOutpostsAndWishes) {
  const Stroganov game = game_for(1, {{"solo_deck", "c"}});
  const CardSet deck = game.opening().automa_stack;
  for (const std::string_view out : {"ivan_3", "ivan_5", "ivan_11", "ivan_13", "ivan_16"})
    EXPECT_FALSE(has(deck, card_named(out))) << out;
  std::array<int, kErrands> errands{};
  for_each(deck, [&](AutomaCard card) { ++errands[static_cast<std::size_t>(game.box.automa[card].errand)]; });
  const auto of = [&](Errand errand) { return errands[static_cast<std::size_t>(errand)]; };
  EXPECT_EQ(of(Errand::outpost), 6);
  EXPECT_EQ(of(Errand::wish), 4);
  EXPECT_EQ(of(Errand::trophy), 2);
  EXPECT_EQ(of(Errand::claim), 1);
  EXPECT_EQ(of(Errand::yurt), 0);
}

TEST(STR_EX_29, FiveHorsesBecomeAPoint) {
  const Sitting sitting = ivan_plays(before_seven().horses(kIvan, 3), kWishCard);
  EXPECT_EQ(sitting.points(kIvan), 1);
  EXPECT_EQ(sitting.horses(kIvan), 2);
}

TEST(STR_EX_34, CoinForAClaimThatHeCannotPay) {
  const Json option{{"solo_coin_when_short", "yes"}};
  const Sitting sitting = ivan_plays(before_seven(option).tile(7, "L14", "2 3 3"), "ivan_18");
  EXPECT_EQ(sitting.pieces_on(7), "2 3");
  EXPECT_EQ(sitting.coins(kIvan), 1);
  EXPECT_EQ(ivan_plays(before_seven().tile(7, "L14", "2 3 3"), "ivan_18").coins(kIvan), 0);
}

TEST(STR_EX_34, NoCoinInAGap) {
  const Sitting sitting = ivan_plays(before_seven({{"solo_coin_when_short", "yes"}})
                                         .villages({"V3", "V2", "V5", "V4", "V1"})
                                         .at(kIvan, 12)
                                         .gaps({12}),
                                     "ivan_18");
  EXPECT_EQ(sitting.column(kIvan), 12);
  EXPECT_EQ(sitting.coins(kIvan), 1) << "for the hunt alone";
  EXPECT_EQ(sitting.times("short_of_fur"), 0);
}

}  // namespace
}  // namespace tsardom::stroganov
