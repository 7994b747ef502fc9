// Worked examples: draft.
#include <gtest/gtest.h>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_11, FiveCardsAmongThreeCompensateOnlyTheThird) {
  Sitting sitting = Position(3).display({"hunter", "lumberjack", "sawmill", "wagon", "mill"}).draft(0).load();
  sitting.play(0, "draft hunter").play(1, "draft mill").play(2, "draft wagon");
  sitting.play(0, "draft sawmill").play(1, "draft lumberjack");
  EXPECT_EQ(sitting.hand(0).size(), 2u);
  EXPECT_EQ(sitting.hand(1).size(), 2u);
  EXPECT_EQ(sitting.hand(2).size(), 1u);
  EXPECT_EQ(sitting.asked(), "compensation 2");
  sitting.play(2, "take wood");
  EXPECT_EQ(sitting.held(2), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_12, ImpossibleCompensationIsLost) {
  Sitting sitting =
      Position(3).holds(2, 6, 1, 6).area(2, "").stock("wood", 0).display({"hunter", "wagon"}).draft(0).load();
  ASSERT_EQ(sitting.stock().wood, 0);
  sitting.play(0, "draft hunter").play(1, "draft wagon");
  EXPECT_EQ(sitting.asked(), "turn 0");
  EXPECT_EQ(sitting.held(2), (Pieces{6, 1, 6}));
}

TEST(PER_EX_13, WheatIsTheOnlyCompensation) {
  Sitting sitting = Position(3)
                        .holds(2, 6, 1, 0)
                        .area(2, "field field field field / field field field field")
                        .stock("wood", 0)
                        .stock("wheat", 4)
                        .compensation(2)
                        .load();
  ASSERT_EQ(sitting.stock().wood, 0);
  ASSERT_EQ(sitting.stock().wheat, 4);
  ASSERT_GT(sitting.stock().fur, 0);
  EXPECT_EQ(sitting.legal(2), (Names{"take wheat"}));
  sitting.play(2, "take wheat");
  EXPECT_EQ(sitting.held(2), (Pieces{6, 1, 1}));
}

}  // namespace
}  // namespace tsardom::perestroika
