// STR-11: trophies.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// The Cossack stands in region 5, which has the trophy village.
Position hunter(int space) { return Position(2).at(0, 11).trophy(0, space); }

Names all_rewards_to(std::size_t space) {
  const Names all{"HORSES3",        "STORY2",           "VILLAGE_ANY", "VP1",
                  "BAGFUR_HORSES2", "MARKETFUR_STORY2", "YURT_ANY",    "ANY_TWO"};
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(space)};
}

TEST(STR_11_1, BothPartsAreOptional) {
  Sitting sitting = hunter(1).furs(0, "2").load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.asked(), "trophies 0");
  EXPECT_EQ(sitting.legal(0), (Names{"advance", "stay"}));
  sitting.play(0, "stay");
  EXPECT_EQ(sitting.legal(0), (Names{"reward HORSES3", "decline"}));
  sitting.play(0, "decline");
  EXPECT_EQ(sitting.trophy(0), 1);
  EXPECT_EQ(sitting.furs(0), "2");
  EXPECT_EQ(sitting.asked(), "second 0");
}

TEST(STR_11_1, AuxiliaryActionsAreOpenBeforeTheStep) {
  Sitting sitting = hunter(0).horses(0, 5).market("2 3 4 5 6 7").load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.legal(0), (Names{"buy_market", "buy_bag", "stay"}));
  EXPECT_EQ(sitting.forbidden_by(0, "advance"), "STR-11.2");
  sitting.play(0, {"buy_market", "pick 2"});
  sitting.deal_on();
  EXPECT_TRUE(sitting.can(0, "advance"));
}

TEST(STR_11_2, TheFurOfTheNextSpaceIsPaid) {
  const std::vector<std::string> furs{"2", "2", "3", "4", "5", "6", "7", "8"};
  for (int space = 0; space < 8; ++space) {
    const std::string& fur = furs[static_cast<std::size_t>(space)];
    Sitting sitting = hunter(space).furs(0, fur).load("main");
    sitting.play(0, {"visit 5", "advance"});
    sitting.play(0, "pay " + fur);
    EXPECT_EQ(sitting.trophy(0), space + 1);
    EXPECT_EQ(sitting.furs(0), "");
    EXPECT_EQ(sitting.legal(0, "reward"), all_rewards_to(static_cast<std::size_t>(space + 1)));
  }
}

TEST(STR_11_2, CoinsAndTigersPayAsEverywhere) {
  Sitting sitting = hunter(2).furs(0, "7 tiger").coins(0, 1).load("main");
  sitting.play(0, {"visit 5", "advance"});
  EXPECT_EQ(sitting.ways_to_pay(0, 1), (Names{"7+", "tiger"}));
}

TEST(STR_11_2, OnTheLastSpaceThereIsNoStep) {
  Sitting sitting = hunter(8).furs(0, "8 8 8").horses(0, 9).load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.asked(), "rewards 0");
}

TEST(STR_11_3, RewardsAtOrAboveTheTokenAreOpen) {
  for (int space = 0; space <= 8; ++space) {
    Sitting sitting = hunter(space).load("main");
    sitting.play(0, "visit 5");
    EXPECT_EQ(sitting.legal(0, "reward"), all_rewards_to(static_cast<std::size_t>(std::max(space, 1))))
        << "HORSES3 is always open";
  }
  Sitting sitting = hunter(2).load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.forbidden_by(0, "reward VP1"), "STR-11.3");
}

TEST(STR_11_3, S7AndA4OpenOneSpaceFurtherWhenTheTokenMoved) {
  for (const Names& cards : {Names{"S7"}, Names{"A4"}, Names{"S7", "A4"}}) {
    Sitting moved = hunter(2).furs(0, "3").fulfilled(0, cards).load("main");
    moved.play(0, {"visit 5", "advance", "pay 3"});
    EXPECT_EQ(moved.legal(0, "reward"), all_rewards_to(4)) << "together one space, too";
    Sitting stayed = hunter(2).furs(0, "3").fulfilled(0, cards).load("main");
    stayed.play(0, {"visit 5", "stay"});
    EXPECT_EQ(stayed.legal(0, "reward"), all_rewards_to(2));
    Sitting last = hunter(7).furs(0, "8").fulfilled(0, cards).load("main");
    last.play(0, {"visit 5", "advance", "pay 8"});
    EXPECT_EQ(last.legal(0, "reward"), all_rewards_to(8)) << "nothing lies past the end";
  }
}

TEST(STR_11_4, EveryRewardBringsWhatItSays) {
  const auto rewarded = [](std::string_view reward) {
    Sitting sitting = hunter(8).load("main");
    sitting.play(0, "visit 5");
    sitting.play(0, "reward " + std::string(reward));
    return sitting;
  };
  EXPECT_EQ(rewarded("HORSES3").horses(0), 3);
  EXPECT_EQ(rewarded("STORY2").story(0), 2);
  EXPECT_EQ(rewarded("VP1").points(0), 1);
  Sitting bag = rewarded("BAGFUR_HORSES2");
  EXPECT_EQ(bag.horses(0), 2);
  EXPECT_EQ(bag.collect(), (Sitting::Collected{1, 0}));
  EXPECT_EQ(bag.player(0).furs.total(), 1);
  Sitting market = rewarded("MARKETFUR_STORY2");
  EXPECT_EQ(market.story(0), 2);
  EXPECT_EQ(market.collect(), (Sitting::Collected{0, 1}));
  EXPECT_EQ(rewarded("ANY_TWO").asked(), "rewards 0");
}

TEST(STR_11_4, AnyVillageButTheTrophyVillage) {
  Sitting sitting = hunter(3).load("main");
  sitting.play(0, {"visit 5", "reward VILLAGE_ANY"});
  EXPECT_EQ(sitting.legal(0), (Names{"visit 1", "visit 2", "visit 3", "visit 4", "decline"}));
  EXPECT_EQ(sitting.forbidden_by(0, "visit 5"), "STR-11.4");
  sitting.play(0, "visit 1");
  EXPECT_EQ(sitting.horses(0), 4);
  EXPECT_EQ(sitting.banners(0), 1);
}

TEST(STR_11_4, AnyYurtButOneWithATrophy) {
  Sitting sitting = hunter(7).load("main");
  sitting.play(0, {"visit 5", "reward YURT_ANY"});
  EXPECT_EQ(sitting.legal(0), (Names{"yurt 1", "yurt 2", "yurt 3", "yurt 5", "decline"})) << "YA4 has one";
  EXPECT_EQ(sitting.forbidden_by(0, "yurt 4"), "STR-11.5");
  sitting.play(0, "yurt 5");
  EXPECT_EQ(sitting.banners(0), 1) << "YA5";
  EXPECT_EQ(sitting.yurts(), (Names{"YA1", "YA2", "YA3", "YA4", "-"}));
}

TEST(STR_11_5, AnyTwoAreTwoDifferentRewardsOfSpacesAbove) {
  Sitting sitting = hunter(8).load("main");
  sitting.play(0, {"visit 5", "reward ANY_TWO"});
  EXPECT_EQ(sitting.legal(0, "reward"), all_rewards_to(7)) << "R-43: it does not nest";
  sitting.play(0, "reward VP1");
  EXPECT_EQ(sitting.points(0), 1) << "the first is resolved before the second is chosen";
  EXPECT_EQ(sitting.legal(0, "reward"),
            (Names{"HORSES3", "STORY2", "VILLAGE_ANY", "BAGFUR_HORSES2", "MARKETFUR_STORY2", "YURT_ANY"}));
  EXPECT_EQ(sitting.forbidden_by(0, "reward VP1"), "STR-11.3");
  sitting.play(0, "reward HORSES3");
  EXPECT_EQ(sitting.horses(0), 3);
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_11_5, EitherOfTheTwoMayBeDeclined) {
  Sitting sitting = hunter(8).load("main");
  sitting.play(0, {"visit 5", "reward ANY_TWO", "reward VP1", "decline"});
  EXPECT_EQ(sitting.points(0), 1);
  EXPECT_EQ(sitting.asked(), "ride 1");
}

TEST(STR_11_5, WithoutAPlainYurtYurtAnyIsNotOffered) {
  Sitting sitting = hunter(7).yurts({"-", "-", "-", "YA4", "-"}).load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.legal(0, "reward"), all_rewards_to(6));
}

}  // namespace
}  // namespace tsardom::stroganov
