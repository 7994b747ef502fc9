// Worked examples: small choices.
#include <gtest/gtest.h>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_53, DiscardsAreAskedCardByCardInAnyOrder) {
  Sitting sitting =
      Position(2).hand(0, {"felling_ground", "hunter", "sleigh", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard felling_ground", "discard hunter", "discard sleigh",
                                     "discard mill", "discard wagon"}));
  sitting.play(0, {"discard mill", "discard wagon", "discard hunter"});
  EXPECT_EQ(sitting.legal(0), (Names{"discard felling_ground", "discard sleigh", "done"}));
  sitting.play(0, "done");
  EXPECT_EQ(sitting.hand(0), (Names{"felling_ground", "sleigh"}));
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_EX_54, ReturnedKindIsNotTakenAndTakenKindNotReturned) {
  Sitting sitting = Position(2).holds(0, 2, 2, 0).hand(0, {"trading_post"}).turn(0).load();
  sitting.play(0, "play trading_post bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"swap fur wood", "swap fur wheat", "swap wood fur", "swap wood wheat"}));
  sitting.play(0, "swap fur wheat");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 2, 1}));
  EXPECT_EQ(sitting.legal(0), (Names{"swap fur wood", "swap fur wheat", "swap wood wheat", "stop"}));
}

TEST(PER_EX_55, ChipSpentInATurnIsEarnedAgainByADiscard) {
  Sitting sitting = Position(2)
                        .option("chip_rule", "discards")
                        .chip(0)
                        .hand(0, {"hunter", "felling_ground", "barley_field", "rye_field"})
                        .turn(0)
                        .load();
  for (const std::string_view play :
       {"play hunter top", "play felling_ground top", "play barley_field top"}) {
    EXPECT_FALSE(sitting.can(0, "skip_for_chip"));
    sitting.play(0, play);
  }
  EXPECT_FALSE(sitting.can(0, "skip_for_chip"));
  EXPECT_EQ(sitting.chips(0), 0) << "returned";
  EXPECT_EQ(sitting.chips_in_stock(), 3);
  sitting.play(0, {"end_turn", "discard rye_field"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 2}));
  EXPECT_EQ(sitting.chips(0), 1) << "and taken again";
  EXPECT_EQ(sitting.asked(), "turn 1");
}

}  // namespace
}  // namespace tsardom::perestroika
