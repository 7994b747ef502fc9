// CAT-4: what a player owns.
#include <gtest/gtest.h>

#include <algorithm>

#include "table/registry.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

// How many cards the target of seat 0 draws, with an empty hand and a limit of 7. Phase A follows.
int cards_drawn(Position position) {
  Sitting sitting = position.favor(0, 12).hand_of(1, 3).load("activate");
  sitting.play(0, "perform");
  sitting.deal_on();
  return sitting.hand_size(0) - 2;
}

TEST(CAT_4_1, GoodsAreSymbolsOfTheRowAndTiles) {
  // G13 draws for iron and food: itself 1 iron, B31 1 iron and 1 food, Riga 1 food.
  EXPECT_EQ(cards_drawn(Position(2).row(0, {"G13", "B31"}).residences(0, {"riga"}).matched(0, "G13")), 4);
}

TEST(CAT_4_1, BooksAndCannonsAreSymbolsOfTheRow) {
  EXPECT_EQ(cards_drawn(Position(2).row(0, {"G23", "B19"}).matched(0, "G23")), 3);
}

TEST(CAT_4_2, CoveredCardsCount) {
  // Round 2: the books of B19 lie under a card of the round before.
  Position position = Position(2).round(2).row(0, {"B19", "G23"}).matched(0, "G23");
  EXPECT_EQ(position.json("activate").at("players")[0].at("activation")[0].is_null(), false);
  EXPECT_EQ(cards_drawn(Position(2).round(2).row(0, {"B19", "G23"}).matched(0, "G23")), 3);
}

TEST(CAT_4_2, TheCardRevealedThisRoundCounts) {
  Sitting sitting =
      Position(2).row(0, {"G24"}).hand(0, {"B19", "G01"}).favor(0, 12).hand_of(1, 5).load("play_cards");
  sitting.play(0, {"action B19", "activation G01", "slot 1"});
  sitting.play(1, sitting.legal(1).front());
  sitting.play(1, sitting.legal(1).front());
  sitting.play(1, "slot 1");
  EXPECT_EQ(sitting.asked(0), "mode") << "G24 itself has no book";
}

TEST(CAT_4_3, CardsBelowAndInHandDoNotCount) {
  Position position = Position(2).row(0, {"G24"}).hand(0, {"B19", "R19"}).matched(0, "G24").matched(1, "R29");
  EXPECT_EQ(position.load("activate").asked(0), "") << "no book in the row";
  Json json = Position(2).row(0, {"G24"}).matched(0, "G24").matched(1, "R29").json("activate");
  auto& below = json["players"][0]["activation"][0];
  auto& draw = json["draw"];
  *std::find(draw.begin(), draw.end(), "G19") = below;
  below = "G19";
  const Sitting sitting(find_game("catherine").open({.players = 2, .from = json}));
  EXPECT_EQ(sitting.asked(0), "") << "the two books lie below";
}

TEST(CAT_4_4, NothingCountedIsSpent) {
  Sitting sitting = Position(2)
                        .row(0, {"G13", "B31"})
                        .residences(0, {"riga"})
                        .favor(0, 12)
                        .matched(0, "G13")
                        .load("activate");
  const Names row = sitting.row(0);
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.row(0), row);
  EXPECT_EQ(sitting.goods(0, "food"), 1);
  EXPECT_EQ(sitting.pile("discard").size(), 0u);
}

TEST(CAT_4_5, AJokerIsNoGood) {
  // Iron, food and caviar but no fur: with a joker there is still no set.
  const Position almost =
      Position(3).decade(2).row(0, {"B33", "B31"}).jokers(0, 1).matched(0, "B33").matched(1, "R29");
  EXPECT_EQ(Position(almost).load("activate").asked(0), "");
  EXPECT_EQ(Position(almost).residences(0, {"kiev"}).load("activate").asked(0), "mode");
}

}  // namespace
}  // namespace tsardom::catherine
