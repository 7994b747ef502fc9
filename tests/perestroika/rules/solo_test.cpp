// PER-14: the solo game.
#include <gtest/gtest.h>

#include "table/refusal.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// --------------------------------------------------------------------------------------------- PER-14.1

TEST(PER_14_1, TwoCrossesEndTheReveal) {
  Sitting sitting = opening(1);
  sitting.deal({"mill"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
  sitting.deal({"kremlin"});
  EXPECT_EQ(sitting.asked(), "solo_discard 0");
}

TEST(PER_14_1, FiveCardsEndTheReveal) {
  Sitting sitting = opening(1);
  sitting.deal({"hunter", "hunter", "wagon", "sleigh", "trade_ship"});
  EXPECT_EQ(sitting.asked(), "solo_discard 0");
}

TEST(PER_14_1, SecondShuffleBringsTheLastRound) {
  Sitting sitting = Position(1).shuffles(2).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.asked(), "over");
  Sitting earlier = Position(1).shuffles(1).turn(0).load();
  earlier.play(0, "end_turn");
  EXPECT_EQ(earlier.asked(), "reveal chance");
}

TEST(PER_14_1, ThereIsNoStartMaterial) {
  EXPECT_EQ(opening(1).held(0), (Pieces{0, 0, 0}));
  EXPECT_EQ(opening(1).asked(), "reveal chance");
}

TEST(PER_14_1, TurnsAreAsUsual) {
  Sitting sitting = Position(1).hand(0, {"hunter", "felling_ground", "mill"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play felling_ground top"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 0}));
  EXPECT_EQ(sitting.forbidden_by(0, "play mill top"), "PER-8.3");
}

TEST(PER_14_1, ChipsAreAsUsual) {
  Sitting sitting = Position(1).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.chips(0), 1);
}

// --------------------------------------------------------------------------------------------- PER-14.2

Sitting sorted(const Names& display, const std::string& discard, const std::string& aside) {
  Sitting sitting = Position(1).display(display).solo_discard().load();
  sitting.play(0, "discard " + discard).play(0, "set_aside " + aside);
  return sitting;
}

TEST(PER_14_2, OneIsDiscardedOneLaidAsideTheRestTaken) {
  const Sitting sitting = sorted({"hunter", "mill", "wagon", "sleigh", "kremlin"}, "mill", "sleigh");
  EXPECT_EQ(sitting.cards("discard"), (Names{"mill"}));
  EXPECT_EQ(sitting.cards("aside"), (Names{"sleigh"}));
  EXPECT_EQ(sitting.hand(0), (Names{"hunter", "kremlin", "wagon"}));
  EXPECT_EQ(sitting.cards("display"), Names{});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_14_2, WithThreeCardsOneIsTakenAndNoMaterial) {
  const Sitting sitting = sorted({"hunter", "mill", "wagon"}, "mill", "wagon");
  EXPECT_EQ(sitting.hand(0), (Names{"hunter"}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_14_2, WithTwoCardsAMaterialIsTakenInstead) {
  Sitting sitting = sorted({"mill", "kremlin"}, "mill", "kremlin");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.asked(), "compensation 0");
  sitting.play(0, "take wood");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_14_2, SortingIsCompulsory) {
  Sitting sitting = Position(1).display({"hunter", "mill", "wagon"}).solo_discard().load();
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "discard wagon"}));
  EXPECT_EQ(sitting.forbidden_by(0, "discard sleigh"), "PER-14.2");
  sitting.play(0, "discard mill");
  EXPECT_EQ(sitting.forbidden_by(0, "set_aside mill"), "PER-14.2");
}

TEST(PER_14_2, MaterialBeyondTheLimitIsLost) {
  Sitting sitting = Position(1).holds(0, 6, 6, 6).display({"mill", "kremlin"}).solo_discard().load();
  sitting.play(0, {"discard mill", "set_aside kremlin"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_14_2, BothCopiesMayBeSortedOut) {
  const Sitting sitting = sorted({"hunter", "hunter", "mill", "kremlin"}, "hunter", "hunter");
  EXPECT_EQ(sitting.hand(0), (Names{"kremlin", "mill"}));
}

// --------------------------------------------------------------------------------------------- PER-14.3

TEST(PER_14_3, NewCardGoesToTheEndOfTheRow) {
  Sitting sitting = Position(1)
                        .aside({"wagon", "hunter"})
                        .display({"mill", "kremlin", "felling_ground"})
                        .solo_discard()
                        .load();
  sitting.play(0, {"discard mill", "set_aside felling_ground"});
  EXPECT_EQ(sitting.cards("aside"), (Names{"wagon", "hunter", "felling_ground"}));
}

TEST(PER_14_3, RowGrowsFromRoundToRound) {
  Sitting sitting = Position(1).aside({"wagon"}).turn(0).load();
  sitting.play(0, "end_turn").deal({"mill", "kremlin"});
  sitting.play(0, {"discard mill", "set_aside kremlin"});
  EXPECT_EQ(sitting.cards("aside"), (Names{"wagon", "kremlin"}));
}

TEST(PER_14_3, RowIsMixedInAtAShuffle) {
  Sitting sitting = Position(1).aside({"wagon", "mill"}).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.cards("aside"), Names{});
  EXPECT_TRUE(sitting.can(kChance, "deal wagon"));
  EXPECT_TRUE(sitting.can(kChance, "deal mill"));
}

TEST(PER_14_3, OrthodoxChurchCannotReachTheRow) {
  Sitting sitting =
      Position(1).hand(0, {"orthodox_church"}).aside({"wagon"}).discard({"mill"}).turn(0).load();
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.legal(0), (Names{"retrieve mill"}));
  Sitting empty = Position(1).hand(0, {"orthodox_church"}).aside({"wagon"}).turn(0).load();
  EXPECT_EQ(empty.forbidden_by(0, "play orthodox_church top"), "PER-8.3");
}

TEST(PER_14_3, OrderOfTheRowMakesAnotherPosition) {
  Sitting one = Position(1).aside({"wagon", "mill"}).turn(0).load();
  Sitting other = Position(1).aside({"mill", "wagon"}).turn(0).load();
  EXPECT_NE(one.table().hash(), other.table().hash());
}

TEST(PER_14_3, OrderOfThePileMakesNoOtherPosition) {
  Sitting one = Position(1).discard({"wagon", "mill"}).turn(0).load();
  Sitting other = Position(1).discard({"mill", "wagon"}).turn(0).load();
  EXPECT_EQ(one.table().hash(), other.table().hash());
}

TEST(PER_14_3, WithRivalsThereIsNoRow) {
  EXPECT_EQ(Position(2).aside({"wagon"}).turn(0).broken_rule(), "PER-14.3");
}

// --------------------------------------------------------------------------------------------- PER-14.4

Sitting uncovering(const Names& row) {
  Sitting sitting = Position(1).hand(0, {"teutonic_order"}).aside(row).turn(0).load();
  sitting.play(0, "play teutonic_order top");
  return sitting;
}

TEST(PER_14_4, CardIsChosenByPosition) {
  Sitting sitting = uncovering({"mill", "hunter", "wagon"});
  EXPECT_EQ(sitting.legal(0), (Names{"uncover 1", "uncover 2", "uncover 3"}));
  sitting.play(0, "uncover 3");
  EXPECT_EQ(sitting.hand(0), (Names{"wagon"}));
  EXPECT_EQ(sitting.cards("aside"), (Names{"mill", "hunter"}));
}

TEST(PER_14_4, PositionOutsideTheRowIsRefused) {
  Sitting sitting = uncovering({"mill", "hunter"});
  EXPECT_EQ(sitting.forbidden_by(0, "uncover 0"), "PER-14.4");
  EXPECT_EQ(sitting.forbidden_by(0, "uncover 3"), "PER-14.4");
}

TEST(PER_14_4, OneOfTwoCopiesIsTakenFromItsPosition) {
  Sitting first = uncovering({"hunter", "mill", "hunter"});
  first.play(0, "uncover 1");
  EXPECT_EQ(first.cards("aside"), (Names{"mill", "hunter"}));
  Sitting last = uncovering({"hunter", "mill", "hunter"});
  last.play(0, "uncover 3");
  EXPECT_EQ(last.cards("aside"), (Names{"hunter", "mill"}));
}

// PER-0.6: the lower copy moves, so the higher one is what stays in the row.
TEST(PER_14_4, OtherCopyStaysInTheRow) {
  Sitting sitting = uncovering({"hunter", "mill", "hunter"});
  sitting.play(0, "uncover 1");
  const Json state = sitting.table().state();
  EXPECT_EQ(state.at("players")[0].at("hand"), (Json{"hunter"}));
  EXPECT_EQ(state.at("aside"), (Json{"mill", "hunter_2"}));
}

TEST(PER_14_4, NothingIsLeftToChance) {
  Sitting sitting = uncovering({"mill"});
  sitting.play(0, "uncover 1");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_14_4, TopNeedsACardInTheRow) {
  Sitting sitting = Position(1).hand(0, {"teutonic_order"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play teutonic_order top"), "PER-8.3");
}

TEST(PER_14_4, BottomIsNotPlayable) {
  Sitting sitting = Position(1).holds(0, 1, 1, 1).hand(0, {"teutonic_order"}).aside({"mill"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play teutonic_order bottom"), "PER-8.3");
}

// --------------------------------------------------------------------------------------------- PER-14.5

TEST(PER_14_5, ScenariosThatComparePlayersAreRefused) {
  for (const char* scenario : {"rus_successor", "struggle"}) {
    try {
      opening(1, {{"scenario", scenario}});
      ADD_FAILURE() << scenario << " was accepted";
    } catch (const Refusal& refusal) {
      EXPECT_EQ(refusal.code, "unfit_options");
      EXPECT_EQ(refusal.rule, "PER-14.5");
    }
  }
}

TEST(PER_14_5, AllOtherScenariosAreOffered) {
  for (const char* scenario : {"wilderness_abbey", "cathedral_architecture", "planned_city", "serfdom",
                               "water_trade_route", "palace_architecture", "baltic_trade"})
    EXPECT_EQ(opening(1, {{"scenario", scenario}}).asked(), "reveal chance") << scenario;
}

TEST(PER_14_5, ShuffleEventsAskTheOnlyPlayer) {
  for (const auto& [scenario, question] : {std::pair{"cathedral_architecture", "offer_building 0"},
                                           {"palace_architecture", "offer_building 0"},
                                           {"baltic_trade", "baltic_fee 0"}}) {
    Sitting sitting = Position(1, scenario).holds(0, 3, 4, 1).deck({"hunter"}).reveal().load();
    sitting.deal({"hunter"});
    EXPECT_EQ(sitting.asked(), question);
    sitting.play(0, "no");
    EXPECT_EQ(sitting.asked(), "reveal chance");
  }
}

}  // namespace
}  // namespace tsardom::perestroika
