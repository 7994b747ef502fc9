// STR-8: furs and paying.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// Furs are counted in four bits each; a list of them must say the same.
TEST(StroganovFurs, CountLikeAList) {
  Rng rng(1);
  for (int i = 0; i < 500; ++i) {
    Furs furs;
    std::vector<Piece> list;
    for (unsigned rank = 0; rank < kFurs; ++rank) {
      const auto piece = static_cast<Piece>(rank);
      const int count = rng.below(3) == 0 ? 0 : static_cast<int>(rng.below(kMostAlike + 1));
      furs.add(piece, count);
      list.insert(list.end(), static_cast<std::size_t>(count), piece);
    }
    ASSERT_EQ(furs.total(), static_cast<int>(list.size()));
    ASSERT_EQ(furs.empty(), list.empty());
    for (std::size_t n = 0; n < list.size(); ++n) ASSERT_EQ(furs.nth(static_cast<int>(n)), list[n]);
    for (unsigned rank = 0; rank <= kFurs; ++rank) {
      const auto piece = static_cast<Piece>(rank);
      const auto lower = std::count_if(list.begin(), list.end(), [&](Piece other) { return other < piece; });
      ASSERT_EQ(furs.below(piece), lower);
      ASSERT_EQ(furs.from(piece), static_cast<int>(list.size()) - lower);
    }
    if (list.empty()) continue;
    ASSERT_EQ(furs.lowest(), list.front());
    ASSERT_EQ(furs.highest(), list.back());
  }
}

TEST(STR_8_1, ValuesAreExact) {
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "7 8").load("main").can(0, "claim 6")) << "no higher for lower";
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "2 2 3 3").load("main").can(0, "claim 6")) << "no adding up";
  Sitting sitting = Position(2).at(0, 6).furs(0, "7 8").load("main");
  EXPECT_EQ(sitting.forbidden_by(0, "claim 6"), "STR-7.6");
}

TEST(STR_8_2, ACoinMakesAFurAnyValue) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 8").coins(0, 2).load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "2 8");
  EXPECT_EQ(sitting.coins(0), 0) << "one coin each";
  EXPECT_EQ(sitting.claimed(0), (Names{"L06"}));
}

TEST(STR_8_2, OneCoinIsGoodForOneFur) {
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "2 8").coins(0, 1).load("main").can(0, "claim 6"));
  EXPECT_TRUE(Position(2).at(0, 6).furs(0, "5 8").coins(0, 1).load("main").can(0, "claim 6"));
}

TEST(STR_8_3, PayableIfFittingOthersWithCoinsAndTigersSuffice) {
  for (int fitting = 0; fitting <= 3; ++fitting) {
    for (int other = 0; other <= 3; ++other) {
      for (int coins = 0; coins <= 3; ++coins) {
        for (int tigers = 0; tigers <= 2; ++tigers) {
          Furs furs;
          furs.add(piece_of_value(5), fitting);
          furs.add(piece_of_value(2), other);
          const Sitting sitting =
              Position(2).at(0, 6).on(6, "3").furs(0, pieces_text(furs, tigers)).coins(0, coins).load("main");
          const bool payable = std::min(fitting, 3) + std::min(other, coins) + tigers >= 3;
          ASSERT_EQ(sitting.can(0, "claim 6"), payable) << sitting.furs(0) << " and " << coins << " coins";
        }
      }
    }
  }
}

TEST(STR_8_3, EveryWayIsListedEvenIfAFittingFurIsSpared) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 5 5 tiger").coins(0, 1).load("main");
  sitting.play(0, "claim 6");
  EXPECT_EQ(sitting.ways_to_pay(0, 2), (Names{"2+ 5", "2+ tiger", "5 5", "5 tiger"}));
}

TEST(STR_8_3, PiecesArePaidFromTheLowestUp) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 5 5 tiger").coins(0, 1).load("main");
  sitting.play(0, {"claim 6", "pay 5"});
  EXPECT_EQ(sitting.legal(0), (Names{"pay 5", "pay tiger"}));
  EXPECT_EQ(sitting.forbidden_by(0, "pay 2"), "STR-4.7");
}

TEST(STR_8_3, FursOfAnyValueNeedNoCoins) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 3 tiger").coins(0, 2).load("main");
  sitting.play(0, "swap_two");
  EXPECT_EQ(sitting.ways_to_pay(0, 2), (Names{"2 3", "2 tiger", "3 tiger"}));
  sitting.pay(0, "2 3");
  EXPECT_EQ(sitting.coins(0), 2);
}

TEST(STR_8_4, TwoAreDrawnAndOneIsKept) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).load("main");
  const int bag = sitting.bag_size();
  sitting.play(0, "buy_bag");
  sitting.chance("draw_fur 3");
  sitting.chance("draw_fur 7");
  EXPECT_EQ(sitting.legal(0), (Names{"keep 3", "keep 7"}));
  EXPECT_EQ(sitting.forbidden_by(0, "keep 5"), "STR-8.4");
  sitting.play(0, "keep 7");
  EXPECT_EQ(sitting.furs(0), "7");
  EXPECT_EQ(sitting.bag_size(), bag - 1) << "the other goes back";
}

TEST(STR_8_4, TheSecondDrawIsWithoutTheFirst) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).bag("4 6 6").load("main");
  sitting.play(0, "buy_bag");
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 6"), 2.0 / 3);
  sitting.chance("draw_fur 6");
  EXPECT_DOUBLE_EQ(sitting.chance_of("draw_fur 6"), 1.0 / 2);
  sitting.chance("draw_fur 6");
  EXPECT_EQ(sitting.legal(0), (Names{"keep 6"})) << "equal furs are one option";
}

TEST(STR_8_4, TheLastFurOfTheBagIsKept) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).bag("4").load("main");
  sitting.play(0, "buy_bag");
  sitting.chance("draw_fur 4");
  EXPECT_EQ(sitting.furs(0), "4");
  EXPECT_EQ(sitting.bag_size(), 0);
  EXPECT_EQ(sitting.asked(), "main 0");
}

TEST(STR_8_4, AnEmptyBagGivesNothing) {
  Sitting sitting = Position(2).at(0, 3).bag("").horses(0, 5).load("main");
  EXPECT_FALSE(sitting.can(0, "buy_bag"));
  sitting.play(0, "yurt 2");  // YA2: a story point and two bag furs
  EXPECT_EQ(sitting.story(0), 1);
  EXPECT_EQ(sitting.furs(0), "");
  EXPECT_EQ(sitting.asked(), "second 0") << "the horses can still buy";
}

TEST(STR_8_5, AMarketFurIsReplacedAtOnce) {
  Sitting sitting = Position(2).at(0, 8).load("main");
  sitting.play(0, "visit 4");
  EXPECT_EQ(sitting.legal(0), (Names{"pick 2", "pick 3", "pick 4", "pick 5", "pick 6", "pick 7"}));
  EXPECT_EQ(sitting.forbidden_by(0, "pick 8"), "STR-8.5");
  sitting.play(0, "pick 6");
  EXPECT_EQ(sitting.asked(), "fill_market chance");
  sitting.chance("draw_fur 2");
  EXPECT_EQ(sitting.market(), "2 2 3 4 5 7");
}

TEST(STR_8_5, AShortMarketIsFilledUpToSix) {
  Sitting sitting = Position(2).at(0, 8).market("3 3").load("main");
  sitting.play(0, {"visit 4", "pick 3"});
  for (int i = 0; i < 5; ++i) sitting.chance("draw_fur 4");
  EXPECT_EQ(sitting.market(), "3 4 4 4 4 4");
  EXPECT_EQ(sitting.asked(), "second 0");
}

TEST(STR_8_5, TheRefillStopsWithTheBag) {
  Sitting sitting = Position(2).at(0, 8).market("3 3").bag("7 7").load("main");
  sitting.play(0, {"visit 4", "pick 3"});
  sitting.deal_on();
  EXPECT_EQ(sitting.market(), "3 7 7");
}

TEST(STR_8_5, AnEmptyMarketGivesNothing) {
  Sitting sitting = Position(2).at(0, 8).market("").bag("").load("main");
  sitting.play(0, "visit 4");
  EXPECT_EQ(sitting.furs(0), "");
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_8_5, TheStoryOfABearComesAfterTheRefill) {
  Sitting sitting = Position(2).at(0, 8).market("8 2 3 4 5 6").story(0, 10).load("main");
  sitting.play(0, {"visit 4", "pick 8"});
  EXPECT_EQ(sitting.asked(), "fill_market chance");
  sitting.chance("draw_fur 3");
  EXPECT_EQ(sitting.asked(), "story_twelve 0");
}

TEST(STR_8_6, PaymentsReachTheBagBeforeTheDraw) {
  Sitting sitting = Position(2).at(0, 6).bag("").furs(0, "2 3").load("main");
  sitting.play(0, "swap_two");
  sitting.pay(0, "2 3");
  sitting.play(0, "pick 7");
  EXPECT_EQ(sitting.legal(kChance), (Names{"draw_fur 2", "draw_fur 3"}));
}

TEST(STR_8_6, AClaimPaysBeforeItsBagFur) {
  Sitting sitting = Position(2).at(0, 6).tile(6, "L07").bag("").furs(0, "5 5").load("main");
  sitting.play(0, "claim 6");
  sitting.pay(0, "5 5");
  EXPECT_EQ(sitting.legal(kChance), (Names{"draw_fur 5"}));
}

TEST(STR_8_7, AHuntedBearBringsTwoStoryPoints) {
  Sitting sitting = Position(2).at(0, 6).on(6, "8").load("basic");
  sitting.play(0, {"hunt", "take 8 6"});
  EXPECT_EQ(sitting.story(0), 2);
}

TEST(STR_8_7, ABearOfTheBagBringsThemWhenItIsKept) {
  Position position = Position(2);
  position.at(0, 6).horses(0, 5);
  Sitting kept = position.load("main");
  kept.play(0, "buy_bag");
  kept.chance("draw_fur 8");
  kept.chance("draw_fur 2");
  Sitting put_back = position.load("main");
  put_back.play(0, "buy_bag");
  put_back.chance("draw_fur 8");
  put_back.chance("draw_fur 2");
  kept.play(0, "keep 8");
  EXPECT_EQ(kept.story(0), 2);
  put_back.play(0, "keep 2");
  EXPECT_EQ(put_back.story(0), 0) << "drawn but put back";
}

TEST(STR_8_7, ABearOfTheMarketAndOfATile) {
  Sitting market = Position(2).at(0, 8).market("8 2 3 4 5 6").load("main");
  market.play(0, {"visit 4", "pick 8"});
  market.deal_on();
  EXPECT_EQ(market.story(0), 2);
  Sitting tile = Position(2).at(0, 6).on(6, "8").furs(0, "5 5 5").load("main");
  tile.play(0, "claim 6");
  tile.pay(0, "5 5 5");
  EXPECT_EQ(tile.story(0), 2);
}

}  // namespace
}  // namespace tsardom::stroganov
