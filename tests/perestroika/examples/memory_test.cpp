// Worked examples: memory.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_56, WhatMonasteryAndOrthodoxChurchHide) {
  Sitting sitting = Position(2)
                        .hand(0, {"monastery", "orthodox_church"})
                        .hand(1, {"lumberjack", "trade_ship"})
                        .discard({"orthodox_church", "hunter", "sleigh"})
                        .turn(0)
                        .load();
  const Names of_the_deck{"felling_ground", "felling_ground_2", "hunter_2",      "sawmill", "kremlin",
                          "barley_field",   "barley_field_2",   "rye_field",     "tannery", "mill",
                          "wagon",          "trading_post",     "teutonic_order"};
  ASSERT_EQ(sitting.cards("deck").size(), 13u);
  const Names others{"1", "public"};

  sitting.play(0, "play monastery top").deal({"mill", "wagon"});
  expect_may_be(sitting, others, of_the_deck, "deck hand0");
  expect_may_be(sitting, others, {"orthodox_church"}, "hand0");

  sitting.play(0, {"play orthodox_church top", "retrieve sleigh"});
  expect_may_be(sitting, others, {"hunter", "sleigh", "monastery"}, "discard hand0");
  expect_may_be(sitting, others, {"orthodox_church", "orthodox_church_2"}, "discard");
  expect_may_be(sitting, {"0"}, {"hunter", "monastery", "orthodox_church", "orthodox_church_2"}, "discard");
  expect_may_be(sitting, {"0"}, {"mill", "wagon", "sleigh"}, "hand0");
  expect_may_be(sitting, {"0"}, {"lumberjack", "trade_ship"}, "hand1");
  const Names seen_deck = sitting.seen(0, "deck");
  EXPECT_EQ(seen_deck.size(), 11u);
  EXPECT_EQ(std::count(seen_deck.begin(), seen_deck.end(), "?"), 0);

  sitting.play(0, {"end_turn", "discard sleigh"});
  expect_may_be(sitting, others, {"hunter", "monastery", "sleigh"}, "discard");
  expect_may_be(sitting, others, of_the_deck, "deck hand0");
  EXPECT_EQ(sitting.cards("deck").size(), 11u);
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"?", "?"}));
}

TEST(PER_EX_57, ThirdPlayerLosesAndRegainsSightOfAStolenCard) {
  Sitting sitting = Position(3)
                        .holds(0, 0, 0, 1)
                        .hand(0, {"teutonic_order"})
                        .hand(1, {"hunter", "mill"})
                        .hand(2, {"sleigh"})
                        .deck({"hunter"})
                        .turn(0)
                        .load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose mill");
  expect_may_be(sitting, {"0", "1"}, {"mill"}, "hand0");
  expect_may_be(sitting, {"0", "1"}, {"hunter"}, "hand1");
  expect_may_be(sitting, {"2", "public"}, {"mill", "hunter"}, "hand0 hand1");

  sitting.play(0, "play mill top");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 2}));
  EXPECT_EQ(sitting.hand(0), Names{});
  expect_may_be(sitting, {"2", "public"}, {"hunter"}, "hand1");
}

TEST(PER_EX_58, PlayedCopyDoesNotTellWhichCopyItWas) {
  Sitting sitting = Position(3)
                        .hand(0, {"sleigh"})
                        .hand(1, {"hunter", "monastery"})
                        .hand(2, {"teutonic_order"})
                        .deck({"hunter", "wagon", "rye_field", "mill", "kremlin"})
                        .turn(1)
                        .load();
  const Names others{"0", "2", "public"};
  sitting.play(1, "play monastery top").deal({"mill", "kremlin"});
  expect_may_be(sitting, others, {"hunter"}, "hand1");
  expect_may_be(sitting, others, {"hunter_2"}, "deck hand1");

  sitting.play(1, "play hunter top");
  expect_may_be(sitting, others, {"hunter"}, "discard");
  expect_may_be(sitting, others, {"hunter_2", "wagon", "rye_field", "mill", "kremlin"}, "deck hand1");
  EXPECT_EQ(sitting.seen(0, "hand1"), (Names{"?", "?"}));
}

}  // namespace
}  // namespace tsardom::perestroika
