// STR-9: auxiliary actions.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_9_1, FiveHorsesBuyAMarketFur) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 6).load("main");
  sitting.play(0, {"buy_market", "pick 7"});
  sitting.chance("draw_fur 2");
  EXPECT_EQ(sitting.furs(0), "7");
  EXPECT_EQ(sitting.horses(0), 1);
  EXPECT_EQ(sitting.asked(), "main 0") << "the step goes on";
}

TEST(STR_9_1, FiveHorsesBuyABagFur) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 5).load("main");
  sitting.play(0, "buy_bag");
  EXPECT_EQ(sitting.asked(), "bag_furs chance") << "chosen before drawing";
  sitting.collect();
  EXPECT_EQ(sitting.horses(0), 0);
  EXPECT_EQ(sitting.player(0).furs.total(), 1);
}

TEST(STR_9_1, FourHorsesDoNot) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 4).load("main");
  EXPECT_EQ(sitting.forbidden_by(0, "buy_market"), "STR-9.1");
  EXPECT_EQ(sitting.forbidden_by(0, "buy_bag"), "STR-9.1");
}

TEST(STR_9_2, AHorseAndAFurForALowerOne) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 1).furs(0, "5").load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap 5 2", "swap 5 3", "swap 5 4"}));
  EXPECT_EQ(sitting.forbidden_by(0, "swap 5 6"), "STR-9.6");
  sitting.play(0, "swap 5 4");
  EXPECT_EQ(sitting.asked(), "fill_market chance");
  sitting.chance("draw_fur 5");
  EXPECT_EQ(sitting.furs(0), "4");
  EXPECT_EQ(sitting.horses(0), 0);
  EXPECT_EQ(sitting.market(), "2 3 5 5 6 7");
}

TEST(STR_9_2, ACoinRevaluesTheFur) {
  Sitting sitting = Position(2).at(0, 6).horses(0, 1).furs(0, "5").coins(0, 1).load("main");
  sitting.play(0, {"swap_down", "swap 5 7"});
  EXPECT_EQ(sitting.coins(0), 0) << "the 5 counted as an 8";
  sitting.deal_on();
  EXPECT_EQ(sitting.furs(0), "7");
}

TEST(STR_9_2, ATigerCountsAsEight) {
  Sitting sitting =
      Position(2).at(0, 6).horses(0, 1).furs(0, "tiger").market("2 7 8 8 8 8").coins(0, 1).load("main");
  const int tigers = sitting.tigers_left();
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap tiger 2", "swap tiger 7"}));
  sitting.play(0, "swap tiger 7");
  EXPECT_EQ(sitting.tigers_left(), tigers + 1);
  EXPECT_EQ(sitting.coins(0), 1);
}

TEST(STR_9_2, ABearFetchesEverythingBelowIt) {
  Sitting sitting =
      Position(2).at(0, 6).horses(0, 1).furs(0, "8").market("2 7 8 8 8 8").coins(0, 1).load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap 8 2", "swap 8 7"}));
  sitting.play(0, "swap 8 7");
  EXPECT_EQ(sitting.coins(0), 1) << "no coin is needed";
}

TEST(STR_9_3, AnyTwoPiecesForAnyMarketFur) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2 tiger").market("2 3 4 5 6 8").load("main");
  sitting.play(0, "swap_two");
  sitting.pay(0, "2 tiger");
  EXPECT_EQ(sitting.legal(0), (Names{"pick 2", "pick 3", "pick 4", "pick 5", "pick 6", "pick 8"}));
  sitting.play(0, "pick 8");
  sitting.chance("draw_fur 2");
  EXPECT_EQ(sitting.furs(0), "8");
  EXPECT_EQ(sitting.story(0), 2) << "a bear";
}

TEST(STR_9_3, OnePieceIsTooFew) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "2").load("main");
  EXPECT_EQ(sitting.forbidden_by(0, "swap_two"), "STR-9.3");
}

TEST(STR_9_4, AWishIsFulfilledAtAnyPoint) {
  for (const char* question : {"ride", "basic", "main", "second", "turn_end"}) {
    Sitting sitting = Position(2).at(0, 6).furs(0, "4 4 4").hand(0, {"A1"}).load(question);
    sitting.play(0, {"fulfil A1", "pay 4"});
    EXPECT_EQ(sitting.fulfilled(0), (Names{"A1"})) << question;
    EXPECT_EQ(sitting.points(0), 2);
    EXPECT_EQ(sitting.asked(), std::string(question) + " 0");
  }
}

TEST(STR_9_5, NotInTheMiddleOfAPaymentADrawOrARefill) {
  Position position = Position(2);
  position.at(0, 6).furs(0, "4 4 4 5 5").horses(0, 11).hand(0, {"A1"}).coins(0, 1);
  Sitting paying = position.load("main");
  paying.play(0, "claim 6");
  EXPECT_EQ(paying.legal(0), (Names{"pay 4", "pay 5"}));
  EXPECT_EQ(paying.forbidden_by(0, "buy_market"), "STR-9.5");
  Sitting drawing = position.load("main");
  drawing.play(0, "buy_bag");
  EXPECT_TRUE(drawing.table().chance_acts());
  drawing.chance("draw_fur 2");
  EXPECT_TRUE(drawing.table().chance_acts());
  drawing.chance("draw_fur 3");
  EXPECT_EQ(drawing.legal(0), (Names{"keep 2", "keep 3"}));
  Sitting picking = position.load("main");
  picking.play(0, "buy_market");
  EXPECT_EQ(picking.legal(0).size(), 6u) << "the furs of the market alone";
  picking.play(0, "pick 2");
  EXPECT_EQ(picking.table().actors(), only(kChance));
}

// STR-9.6
TEST(STR_9_6, TheExactSet) {
  const Sitting sitting = Position(2)
                              .at(0, 6)
                              .furs(0, "4 4 4 8")
                              .horses(0, 5)
                              .hand(0, {"A1", "A2"})
                              .fulfilled(0, {"A11", "A12"})
                              .load("turn_end");
  EXPECT_EQ(sitting.legal(0),
            (Names{"buy_market", "buy_bag", "swap_down", "swap_two", "fulfil A1", "use_card A11", "done"}));
}

TEST(STR_9_6, AnEmptyMarketOrBagOffersNothing) {
  const Sitting sitting =
      Position(2).at(0, 6).furs(0, "4 4").horses(0, 5).market("").bag("2").load("turn_end");
  EXPECT_EQ(sitting.legal(0), (Names{"buy_bag", "done"}));
  const Sitting other = Position(2).at(0, 6).horses(0, 5).bag("").load("turn_end");
  EXPECT_EQ(other.legal(0), (Names{"buy_market", "done"}));
}

TEST(STR_9_6, ASwapNeedsAPair) {
  Position position = Position(2);
  position.at(0, 6).furs(0, "3").horses(0, 1).market("3 4 5 6 7 8");
  EXPECT_FALSE(position.load("main").can(0, "swap_down"));
  Sitting refused = position.load("main");
  EXPECT_EQ(refused.forbidden_by(0, "swap_down"), "STR-9.2");
  Sitting sitting = position.coins(0, 1).load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0, "swap"), (Names{"3 3", "3 4", "3 5", "3 6", "3 7"}))
      << "with the coin, never an 8";
  EXPECT_FALSE(Position(2).at(0, 6).furs(0, "8").market("2 3").load("main").can(0, "swap_down"))
      << "no horse";
}

TEST(STR_9_6, ACoinThatIsNotNeededIsNotOffered) {
  Sitting sitting = Position(2).at(0, 6).furs(0, "5").horses(0, 1).coins(0, 1).market("3 6").load("main");
  sitting.play(0, "swap_down");
  EXPECT_EQ(sitting.legal(0), (Names{"swap 5 3", "swap 5 6"})) << "each pair once";
  sitting.play(0, "swap 5 3");
  EXPECT_EQ(sitting.coins(0), 1);
}

}  // namespace
}  // namespace tsardom::stroganov
