// Why a move may not be made, where whole games seldom come by: each reason in its words.
#include <gtest/gtest.h>

#include "table/notation.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

std::string why_not(Sitting& sitting, Seat seat, std::string_view move) {
  try {
    sitting.table().play(seat, read_move(sitting.table().lexicon(), move));
  } catch (const Refusal& refusal) {
    return refusal.message.substr(refusal.message.find(": ") + 2) + ' ' + refusal.rule;
  }
  return "it may";
}

TEST(STR_5_5, NobodyMarchesWhereTheWholeRowIsClaimed) {
  Sitting sitting = Position(2).gaps({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}).load("main");
  EXPECT_EQ(why_not(sitting, 0, "march"), "there is no tile on either side. STR-5.5");
}

TEST(STR_9_1, NothingIsBoughtOutOfAnEmptyBagOrMarket) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).market("").bag("").load("main");
  EXPECT_EQ(why_not(sitting, 0, "buy_bag"), "the bag is empty. STR-9.1");
  EXPECT_EQ(why_not(sitting, 0, "buy_market"), "the market is empty. STR-9.1");
}

TEST(STR_9_3, NothingIsSwappedOutOfAnEmptyMarket) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 3").market("").bag("").load("main");
  EXPECT_EQ(why_not(sitting, 0, "swap_two"), "the market is empty. STR-9.3");
}

TEST(STR_12_2, OnlySoManyTigersStandIn) {
  Sitting sitting = Position(2).at(0, 6).hand(0, {"A2"}).furs(0, "2 2 5 6 tiger").coins(0, 2).load("main");
  sitting.play(0, {"fulfil A2", "pay 2"});
  EXPECT_EQ(why_not(sitting, 0, "show 2"), "so many tigers cannot stand in for furs here. STR-12.2");
}

}  // namespace
}  // namespace tsardom::stroganov
