// CAT-6: drawing, hand limit and favor.
#include <gtest/gtest.h>

#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

TEST(CAT_6_1, AboveTheLimitEachCardIsAPoint) {
  // 5 books at limit 4 with 2 cards: 2 cards and 3 points.
  Sitting sitting = Position(2)
                        .row(0, {"G23", "B19", "R19"})
                        .favor(0, 2)
                        .hand_of(0, 2)
                        .hand_of(1, 3)
                        .matched(0, "G23")
                        .load("activate");
  sitting.play(0, "perform");
  sitting.deal(2);
  EXPECT_EQ(sitting.hand_size(0), 4);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 3);
}

TEST(CAT_6_1, TheBonusOfADrawingActionComesAfterItsCards) {
  // B25 draws 2 at limit 3 with 2 cards: the favor of its bonus raises the limit too late for the second.
  Sitting sitting =
      Position(2).row(0, {"B25", "B19"}).hand_of(0, 2).hand_of(1, 3).matched(0, "B25").load("activate");
  sitting.play(0, "perform");
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 3);
  EXPECT_EQ(sitting.part(0, "hand_limit"), 1);
  EXPECT_EQ(sitting.favor(0), 2);
}

TEST(CAT_6_1, AReshuffleMayFallBetweenTwoCards) {
  Sitting sitting =
      Position(2).row(0, {"B25"}).draw_pile({"G34"}).hand_of(1, 3).matched(0, "B25").load("activate");
  sitting.play(0, "perform");
  EXPECT_EQ(sitting.legal(kChance), Names{"deal G34"});
  sitting.deal(1);
  EXPECT_EQ(sitting.reshuffles(), 1);
  EXPECT_GT(sitting.legal(kChance).size(), 80u);
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 2);
}

TEST(CAT_6_1, TheInterimDrawIsLimitedToo) {
  Sitting sitting = Position(2).hand_of(0, 3).hand_of(1, 1).load("book_build");
  sitting.decline_all();
  EXPECT_EQ(sitting.part(0, "hand_limit"), 2);
  sitting.deal(2);
  EXPECT_EQ(sitting.hand_size(1), 3);
  EXPECT_EQ(sitting.part(1, "hand_limit"), 0);
}

TEST(CAT_6_2, AHandIsNeverAboveTheLimitAfterPhaseB) {
  EXPECT_EQ(Position(2).hand_of(0, 4).matched(0, "B29").broken_rule("activate"), "CAT-6.2");
  EXPECT_EQ(Position(2).hand_of(0, 5).hand_of(1, 2).broken_rule("play_cards"), "");
  EXPECT_EQ(Position(2).hand_of(0, 6).hand_of(1, 2).broken_rule("play_cards"), "CAT-6.2");
}

TEST(CAT_6_3, AStepAboveTheTopIsAPoint) {
  Sitting sitting =
      Position(2).hand(0, {"R01"}).favor(0, 12).matched(0, "B21").hand_of(1, 3).load("activate");
  sitting.play(0, {"perform", "pay R01"});
  EXPECT_EQ(sitting.favor(0), 12);
  EXPECT_EQ(sitting.part(0, "favor_top"), 2);
}

TEST(CAT_6_3, MarkersShareASpace) {
  Sitting sitting = Position(2).hand(0, {"R01"}).favor(1, 2).matched(0, "B21").hand_of(1, 4).load("activate");
  sitting.play(0, {"perform", "pay R01"});
  EXPECT_EQ(sitting.favor(0), 2);
  EXPECT_EQ(sitting.favor(1), 2);
}

TEST(CAT_6_3, AHigherLimitTakesEffectAtOnce) {
  // The crown of St. Petersburg lifts the limit from 3 to 4 before the bonus draws.
  Sitting sitting = Position(2)
                        .row(0, {"B06", "B31"})
                        .favor(0, 1)
                        .hand_of(0, 3)
                        .hand_of(1, 3)
                        .matched(0, "B06")
                        .load("activate");
  sitting.play(0, {"perform", "build st_petersburg"});
  sitting.deal(1);
  EXPECT_EQ(sitting.hand_size(0), 4);
}

}  // namespace
}  // namespace tsardom::catherine
