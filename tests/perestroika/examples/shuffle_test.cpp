// Worked examples: shuffle and end.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_07, RevealGoesOnFromTheShuffledPile) {
  Sitting sitting = Position(2)
                        .hand(0, {"mill", "tannery"})
                        .hand(1, {"sawmill", "lumberjack"})
                        .deck({"hunter", "sleigh"})
                        .reveal()
                        .load();
  ASSERT_EQ(sitting.cards("discard").size(), 14u);
  sitting.deal({"hunter", "sleigh"});
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter", "sleigh"}));
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.times("final_round"), 0);
  EXPECT_EQ(sitting.cards("discard"), Names{});
  const Names deck = sitting.cards("deck");
  EXPECT_EQ(deck.size(), 14u);
  EXPECT_EQ(std::count(deck.begin(), deck.end(), "hunter"), 1) << "the other Hunter only";
  EXPECT_EQ(std::count(deck.begin(), deck.end(), "sleigh"), 0);

  sitting.deal({"kremlin", "monastery"});
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter", "sleigh", "kremlin", "monastery"}));
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_EX_08, DeckThatEndsWithTheRevealIsShuffledInTheNextOne) {
  Sitting sitting = Position(2).shuffles(1).hand(0, {"monastery"}).deck({"mill", "kremlin"}).reveal().load();
  sitting.deal({"mill", "kremlin"});
  EXPECT_EQ(sitting.cards("display"), (Names{"kremlin", "mill"}));
  EXPECT_EQ(sitting.cards("deck"), Names{});
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.times("final_round"), 0);

  sitting.play(0, "draft mill").play(1, "draft kremlin");
  EXPECT_EQ(sitting.forbidden_by(0, "play monastery top"), "PER-8.3");
  sitting.play(0, {"end_turn", "done"}).play(1, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.cards("display"), Names{});
  EXPECT_EQ(sitting.shuffles(), 2);
  EXPECT_EQ(sitting.times("final_round"), 1);

  sitting.deal({"lumberjack", "sawmill"});
  sitting.play(1, "draft sawmill").play(0, "draft lumberjack");
  sitting.play(1, {"end_turn", "done"}).play(0, {"end_turn", "discard mill", "done"});
  EXPECT_EQ(sitting.asked(), "over");
}

TEST(PER_EX_09, RoundOfTheThirdShuffleIsCompletedThenScored) {
  Sitting sitting = Position(3).start(1).shuffles(2).deck({"lumberjack"}).reveal().load();
  sitting.deal({"lumberjack"});
  EXPECT_EQ(sitting.shuffles(), 3);
  sitting.deal({"sawmill", "tannery"});
  sitting.play(1, "draft sawmill").play(2, "draft lumberjack").play(0, "draft tannery");
  sitting.play(1, {"end_turn", "done"}).play(2, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "turn 0");
  sitting.play(0, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "over");
  EXPECT_EQ(sitting.times("scored"), 3);
  EXPECT_EQ(sitting.start(), 1) << "the Metropolitan card does not move";
}

TEST(PER_EX_10, MonasteryDrawsTheLastCardWithoutShuffling) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"mill"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill"});
  EXPECT_EQ(sitting.hand(0), (Names{"mill"}));
  EXPECT_EQ(sitting.cards("deck"), Names{});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.asked(), "turn 0");
}

}  // namespace
}  // namespace tsardom::perestroika
