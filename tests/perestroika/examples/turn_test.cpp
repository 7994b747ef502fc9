// Worked examples: turn, building area.
#include <gtest/gtest.h>

#include <set>

#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// Every hand that is left after some way through D6.
void collect_hands(Names& way, std::set<Names>& hands) {
  Sitting sitting = Position(2).hand(0, {"hunter", "sleigh", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play hunter top", "end_turn"});
  for (const std::string& move : way) sitting.play(0, move);
  if (sitting.asked() != "hand_limit 0") {
    EXPECT_EQ(sitting.asked(), "turn 1");
    hands.insert(sitting.hand(0));
    return;
  }
  for (const std::string& move : sitting.legal(0)) {
    way.push_back(move);
    collect_hands(way, hands);
    way.pop_back();
  }
}

TEST(PER_EX_29, OneTwoOrThreeOfThreeCardsAreDiscarded) {
  Names way;
  std::set<Names> hands;
  collect_hands(way, hands);
  EXPECT_EQ(
      hands,
      (std::set<Names>{
          {}, {"sleigh"}, {"mill"}, {"wagon"}, {"sleigh", "mill"}, {"sleigh", "wagon"}, {"mill", "wagon"}}));
}

TEST(PER_EX_30, SkippingTradesTheHandForAChip) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.cards("discard"), (Names{"hunter"}));
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_EX_30, ChipAllowsThreePlaysButNoOtherChip) {
  Sitting sitting =
      Position(2).chip(0).hand(0, {"hunter", "felling_ground", "barley_field", "rye_field"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.7");
  sitting.play(0, {"play hunter top", "play felling_ground top"});
  EXPECT_EQ(sitting.chips(0), 1);
  sitting.play(0, "play barley_field top");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 2}));
  EXPECT_EQ(sitting.chips(0), 0);
  EXPECT_EQ(sitting.legal(0), (Names{"end_turn"}));
}

TEST(PER_EX_31, NoSkippingAfterAPlay) {
  Sitting sitting = Position(2).hand(0, {"hunter", "sleigh"}).turn(0).load();
  EXPECT_TRUE(sitting.can(0, "skip_for_chip"));
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.7");
}

TEST(PER_EX_31, EmptyHandCanOnlyEndTheTurn) {
  EXPECT_EQ(Position(2).turn(0).load().legal(0), (Names{"end_turn"}));
}

// Every half that builds.
const Names kBuilders{"felling_ground",  "hunter",       "lumberjack", "kremlin",
                      "orthodox_church", "barley_field", "rye_field",  "monastery"};

Position builder(const std::string& kind, std::string_view area) {
  return Position(2).holds(0, 6, 6, 6).area(0, area).hand(0, {kind}).turn(0);
}

TEST(PER_EX_32, BegunRowGoesOnOrTheNextOneOpens) {
  for (const std::string& kind : kBuilders) {
    Sitting sitting = builder(kind, "town field - - / - - - - / - - - -").load();
    sitting.play(0, "play " + kind + " bottom");
    EXPECT_EQ(sitting.legal(0), (Names{"build r1c3", "build r2c1"})) << kind;
  }
}

TEST(PER_EX_33, FullRowIsPassedAndOlderRowsGoOn) {
  for (const std::string& kind : kBuilders) {
    Sitting sitting = builder(kind, "town town town town / field - - - / city - - -").load();
    sitting.play(0, "play " + kind + " bottom");
    EXPECT_EQ(sitting.legal(0), (Names{"build r2c2", "build r3c2"})) << kind;
  }
}

TEST(PER_EX_34, NothingIsBuiltInAFullArea) {
  for (const std::string& kind : kBuilders) {
    Sitting sitting =
        builder(kind, "field field field field / field field field field / field field field field").load();
    EXPECT_EQ(sitting.forbidden_by(0, "play " + kind + " bottom"), "PER-8.3");
  }
}

}  // namespace
}  // namespace tsardom::perestroika
