// Worked examples: setup and reveal.
#include <gtest/gtest.h>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

TEST(PER_EX_01, SeatsTakeThreeFourAndFiveMaterialsFromTheStartPlayerOn) {
  Sitting sitting = opening(3);
  sitting.chance("begin 1");
  EXPECT_EQ(sitting.asked(), "start_materials 1");
  sitting.play(1, {"take fur", "take fur", "take wheat"});
  EXPECT_EQ(sitting.asked(), "start_materials 2");
  sitting.play(2, {"take wood", "take wood", "take wood", "take wood"});
  EXPECT_EQ(sitting.asked(), "start_materials 0");
  sitting.play(0, {"take fur", "take wood", "take wheat", "take fur", "take wheat"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
  EXPECT_EQ(sitting.held(1), (Pieces{2, 0, 1}));
  EXPECT_EQ(sitting.held(2), (Pieces{0, 4, 0}));
  EXPECT_EQ(sitting.held(0), (Pieces{2, 1, 2}));
  EXPECT_EQ(sitting.stock().fur + sitting.stock().wood + sitting.stock().wheat, 108);
  EXPECT_EQ(sitting.shuffles(), 0);
}

TEST(PER_EX_01, ChosenStartSeatTakesFirst) {
  EXPECT_EQ(opening(3, {{"start", "1"}}).asked(), "start_materials 1");
}

TEST(PER_EX_02, RevealStopsAtTheSecondCrossAndEachDraftsTwo) {
  Sitting sitting = Position(2).holds(0, 5, 2, 3).reveal().load();
  sitting.deal({"hunter", "orthodox_church", "sleigh", "kremlin"});
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter", "sleigh", "kremlin", "orthodox_church"}));
  EXPECT_EQ(sitting.asked(), "draft 0");
  EXPECT_EQ(sitting.times("tatars"), 0);
  EXPECT_EQ(sitting.held(0), (Pieces{5, 2, 3}));
  EXPECT_EQ(sitting.may_be("public", "wagon"), "deck");

  sitting.play(0, "draft hunter")
      .play(1, "draft kremlin")
      .play(0, "draft sleigh")
      .play(1, "draft orthodox_church");
  EXPECT_EQ(sitting.hand(0), (Names{"hunter", "sleigh"}));
  EXPECT_EQ(sitting.hand(1), (Names{"kremlin", "orthodox_church"}));
  EXPECT_EQ(sitting.asked(), "turn 0") << "nobody is compensated";
}

TEST(PER_EX_03, FiveCardsWithOneCrossBringTheTatars) {
  Sitting sitting = Position(2).holds(0, 5, 2, 3).holds(1, 1, 0, 2).reveal().load();
  const Pieces stock = sitting.stock();
  sitting.deal({"hunter", "felling_ground", "orthodox_church", "barley_field", "wagon"});
  EXPECT_EQ(sitting.times("tatars"), 1);
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 2}));
  EXPECT_EQ(sitting.held(1), (Pieces{1, 0, 2}));
  EXPECT_EQ(sitting.stock() - stock, (Pieces{3, 0, 1}));

  sitting.play(0, "draft hunter").play(1, "draft wagon").play(0, "draft felling_ground");
  sitting.play(1, "draft barley_field").play(0, "draft orthodox_church");
  EXPECT_EQ(sitting.hand(0).size(), 3u);
  EXPECT_EQ(sitting.hand(1).size(), 2u);
  EXPECT_EQ(sitting.asked(), "compensation 1");
  EXPECT_EQ(sitting.legal(1), (Names{"take fur", "take wood", "take wheat"}));
  sitting.play(1, "take wood");
  EXPECT_EQ(sitting.held(1), (Pieces{1, 1, 2}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_04, SecondCrossOnTheFifthCardKeepsTheTatarsAway) {
  Sitting sitting = Position(2).holds(0, 3, 3, 3).reveal().load();
  sitting.deal({"hunter", "mill", "sleigh", "wagon", "monastery"});
  EXPECT_EQ(sitting.cards("display").size(), 5u);
  EXPECT_EQ(sitting.times("tatars"), 0);
  EXPECT_EQ(sitting.held(0), (Pieces{3, 3, 3}));
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_EX_05, ThreeCrossesAtOnceGiveOneCardToEachOfThree) {
  Sitting sitting = Position(3).reveal().load();
  sitting.deal({"lumberjack", "sawmill", "tannery"});
  EXPECT_EQ(sitting.cards("display"), (Names{"lumberjack", "sawmill", "tannery"}));
  sitting.play(0, "draft tannery").play(1, "draft sawmill").play(2, "draft lumberjack");
  EXPECT_EQ(sitting.hand(0), (Names{"tannery"}));
  EXPECT_EQ(sitting.hand(1), (Names{"sawmill"}));
  EXPECT_EQ(sitting.hand(2), (Names{"lumberjack"}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_EX_06, SevenCardsWithTwoCrossesInvadeAndCompensateTheLastTwo) {
  Sitting sitting = Position(3).reveal().load();
  sitting.deal({"hunter", "mill", "sleigh", "wagon", "monastery", "rye_field", "trade_ship"});
  EXPECT_EQ(sitting.times("tatars"), 1);
  sitting.play(0, "draft hunter").play(1, "draft mill").play(2, "draft sleigh");
  sitting.play(0, "draft wagon").play(1, "draft monastery").play(2, "draft rye_field");
  sitting.play(0, "draft trade_ship");
  EXPECT_EQ(sitting.hand(0).size(), 3u);
  EXPECT_EQ(sitting.hand(1).size(), 2u);
  EXPECT_EQ(sitting.hand(2).size(), 2u);
  EXPECT_EQ(sitting.asked(), "compensation 1");
  sitting.play(1, "take fur");
  EXPECT_EQ(sitting.asked(), "compensation 2");
  sitting.play(2, "take wheat");
  EXPECT_EQ(sitting.held(1), (Pieces{1, 0, 0}));
  EXPECT_EQ(sitting.held(2), (Pieces{0, 0, 1}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

}  // namespace
}  // namespace tsardom::perestroika
