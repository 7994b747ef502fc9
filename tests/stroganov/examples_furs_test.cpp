// Worked examples: paying, swapping, claiming, wishes.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_EX_5, TileIsClaimedAsSecondMainAction) {
  Sitting sitting = Position(2)
                        .at(0, 1)
                        .built(0, {4})
                        .yurts({"YA8", "YA2", "YA3", "YA4", "YA5"})
                        .tile(9, "L11", "3 8")
                        .furs(0, "2 6 6 6 6")
                        .coins(0, 1)
                        .load("main");
  sitting.play(0, "yurt 1");
  const int bag = sitting.bag_size();
  sitting.play(0, {"claim 9", "pay 6"});
  EXPECT_EQ(sitting.legal(0, "pay"), Names{"2"}) << "all that is left is needed";
  sitting.play(0, "pay 2");
  EXPECT_EQ(sitting.furs(0), "3 8");
  EXPECT_EQ(sitting.bag_size(), bag + 5);
  EXPECT_EQ(sitting.story(0), 2);
  EXPECT_EQ(sitting.points(0), 3);
  EXPECT_EQ(sitting.coins(0), 1);
  sitting.chance("draw_fur 4");
  sitting.chance("draw_fur 7");
  sitting.play(0, "keep 4");
  EXPECT_EQ(sitting.furs(0), "3 4 8");
  EXPECT_EQ(sitting.claimed(0), Names{"L11"});
  EXPECT_EQ(sitting.tile(9), "-");
}

// A5 wants three furs of value 6 and takes one.
Position with_a5(std::string_view pieces) { return Position(2).at(0, 3).hand(0, {"A5"}).furs(0, pieces); }

TEST(STR_EX_6, OneFurIsPaidAndTheOthersShown) {
  Sitting sitting = with_a5("6 6 6").load("main");
  const int sixes = sitting.now().bag[Piece::six];
  sitting.play(0, {"fulfil A5", "pay 6"});
  EXPECT_EQ(sitting.furs(0), "6 6");
  EXPECT_EQ(sitting.now().bag[Piece::six], sixes + 1);
  EXPECT_EQ(sitting.points(0), 3);
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.fulfilled(0), Names{"A5"});
  sitting.until("income 0");
  EXPECT_TRUE(sitting.can(0, "use_card A5"));
}

TEST(STR_EX_22, CoinOrTigerHelpsToShow) {
  const Position position = with_a5("2 6 6 tiger").coins(0, 1);
  Sitting coin = position.load("main");
  coin.play(0, {"fulfil A5", "pay 6", "show 0"});
  EXPECT_EQ(coin.furs(0), "2 6 tiger");
  EXPECT_EQ(coin.coins(0), 0);
  Sitting tiger = position.load("main");
  tiger.play(0, {"fulfil A5", "pay 6", "show 1"});
  EXPECT_EQ(tiger.furs(0), "2 6");
  EXPECT_EQ(tiger.coins(0), 1);
  for (const Sitting* sitting : {&coin, &tiger}) EXPECT_EQ(sitting->fulfilled(0), Names{"A5"});
}

TEST(STR_EX_23, OneShownPieceLess) {
  EXPECT_FALSE(with_a5("6 6").load("main").can(0, "fulfil A5"));
  Sitting sitting = with_a5("6 6").fulfilled(0, {"A3"}).load("main");
  sitting.play(0, {"fulfil A5", "pay 6"});
  EXPECT_EQ(sitting.furs(0), "6");
  EXPECT_FALSE(with_a5("6").fulfilled(0, {"A3"}).load("main").can(0, "fulfil A5"));
}

TEST(STR_EX_23, PaidPiecesStay) {
  const Position position = Position(2).at(0, 3).hand(0, {"A14"}).fulfilled(0, {"A3"});
  EXPECT_FALSE(Position(position).furs(0, "7").load("main").can(0, "fulfil A14"));
  Sitting sitting = Position(position).furs(0, "7 7").load("main");
  sitting.play(0, {"fulfil A14", "pay 7"});
  EXPECT_EQ(sitting.furs(0), "");
  EXPECT_EQ(sitting.points(0), 2);
}

// EX-31: what is left after every way to pay for an empty tile of region 3, which has the 5.
void collect_ways(Names& way, std::multiset<std::string>& left) {
  Sitting sitting = Position(2).at(0, 6).tile(6, "L24").furs(0, "3 5 5 tiger").coins(0, 1).load("main");
  sitting.play(0, "claim 6");
  for (const std::string& move : way) sitting.play(0, move);
  if (sitting.claimed(0) == Names{"L24"}) {
    left.insert(sitting.furs(0) + ", " + std::to_string(sitting.coins(0)) + " coins");
    return;
  }
  for (const std::string& move : sitting.legal(0)) {
    way.push_back(move);
    collect_ways(way, left);
    way.pop_back();
  }
}

TEST(STR_EX_31, TwoFursCanBePaidInExactlyFourWays) {
  Names way;
  std::multiset<std::string> left;
  collect_ways(way, left);
  EXPECT_EQ(left, (std::multiset<std::string>{"3 tiger, 1 coins", "5 tiger, 0 coins", "3 5, 1 coins",
                                              "5 5, 0 coins"}));
}

TEST(STR_EX_32, SwapDownFetchesNoBear) {
  Sitting sitting =
      Position(2).at(0, 3).furs(0, "4").coins(0, 1).horses(0, 1).market("2 3 4 6 8 8").load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap 4 2", "swap 4 3", "swap 4 4", "swap 4 6"}));
  const auto coins_after = [](std::string_view get) {
    Sitting swapped =
        Position(2).at(0, 3).furs(0, "4").coins(0, 1).horses(0, 1).market("2 3 4 6 8 8").load("main");
    swapped.play(0, {"swap_down", "swap 4 " + std::string(get)});
    EXPECT_EQ(swapped.furs(0), get);
    EXPECT_EQ(swapped.horses(0), 0);
    return swapped.coins(0);
  };
  EXPECT_EQ(coins_after("2"), 1);
  EXPECT_EQ(coins_after("3"), 1);
  EXPECT_EQ(coins_after("4"), 0);
  EXPECT_EQ(coins_after("6"), 0);
}

}  // namespace
}  // namespace tsardom::stroganov
