// Worked examples: solo.
#include <gtest/gtest.h>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_50, OfFourCardsOneIsDiscardedOneLaidAsideTwoTaken) {
  Sitting sitting = Position(1).display({"hunter", "sleigh", "mill", "kremlin"}).solo_discard().load();
  sitting.play(0, {"discard sleigh", "set_aside mill"});
  EXPECT_EQ(sitting.cards("discard"), (Names{"sleigh"}));
  EXPECT_EQ(sitting.cards("aside"), (Names{"mill"}));
  EXPECT_EQ(sitting.hand(0), (Names{"hunter", "kremlin"}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_50, OfTwoCardsNoneIsLeftAndAMaterialIsTaken) {
  Sitting sitting = Position(1).display({"mill", "kremlin"}).solo_discard().load();
  sitting.play(0, {"discard kremlin", "set_aside mill"});
  EXPECT_EQ(sitting.cards("discard"), (Names{"kremlin"}));
  EXPECT_EQ(sitting.cards("aside"), (Names{"mill"}));
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.legal(0), (Names{"take fur", "take wood", "take wheat"}));
  sitting.play(0, "take wood");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_51, TeutonicOrderTakesACardOfTheAsideRowByPosition) {
  Sitting sitting = Position(1).hand(0, {"teutonic_order"}).aside({"mill", "hunter", "wagon"}).turn(0).load();
  sitting.play(0, "play teutonic_order top");
  EXPECT_EQ(sitting.legal(0), (Names{"uncover 1", "uncover 2", "uncover 3"}));
  sitting.play(0, "uncover 2");
  EXPECT_EQ(sitting.hand(0), (Names{"hunter"}));
  EXPECT_EQ(sitting.cards("aside"), (Names{"mill", "wagon"}));
}

TEST(PER_EX_52, AsideRowIsShuffledInWithThePile) {
  Sitting sitting = Position(1)
                        .hand(0, {"mill", "tannery"})
                        .aside({"hunter", "sleigh", "wagon", "kremlin", "monastery"})
                        .deck({"rye_field"})
                        .reveal()
                        .load();
  ASSERT_EQ(sitting.cards("discard").size(), 12u);
  sitting.deal({"rye_field"});  // the deck is empty, and another card is needed
  EXPECT_EQ(sitting.cards("deck").size(), 17u);
  EXPECT_EQ(sitting.cards("aside"), Names{});
  EXPECT_EQ(sitting.cards("discard"), Names{});
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.cards("display"), (Names{"rye_field"}));
}

}  // namespace
}  // namespace tsardom::perestroika
