// PER-9: materials.
#include "games/perestroika/materials.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <tuple>

#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/turn.hpp"
#include "lab/usual.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// A turn with this card alone, its half played.
Sitting playing(Position position, const std::string& kind, const std::string& half) {
  Sitting sitting = position.hand(0, {kind}).turn(0).load();
  sitting.play(0, "play " + kind + " " + half);
  return sitting;
}

// ---------------------------------------------------------------------------------------------- PER-9.1

TEST(PER_9_1, WhatExceedsTheLimitIsNotReceived) {
  const Sitting sitting = playing(Position(2).holds(0, 5, 0, 0), "hunter", "top");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 0, 0}));
  EXPECT_EQ(sitting.stock(), (Pieces{30, 48, 36}));
}

TEST(PER_9_1, WhatExceedsTheStockIsNotReceived) {
  const Sitting sitting = playing(Position(3).stock("fur", 1), "hunter", "top");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 0, 0}));
  EXPECT_EQ(sitting.stock().fur, 0);
}

TEST(PER_9_1, SixOfEachKindMayBeHeldAndNoMore) {
  EXPECT_EQ(Position(2).holds(0, 6, 6, 6).turn(0).broken_rule(), "");
  EXPECT_EQ(Position(2).holds(0, 7, 0, 0).turn(0).broken_rule(), "PER-16.3");
}

TEST(PER_9_1, HoldingsArePublic) {
  const Sitting sitting = Position(3).holds(0, 1, 2, 3).turn(0).load();
  const Json held{{"fur", 1}, {"wood", 2}, {"wheat", 3}};
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    Sitting copy = Position(3).holds(0, 1, 2, 3).turn(0).load();
    EXPECT_EQ(copy.table().view(viewer).at("players")[0].at("held"), held);
  }
}

TEST(PER_9_1, FullKindIsNotTaken) {
  Sitting sitting = playing(Position(2).holds(0, 6, 0, 0), "kremlin", "top");
  EXPECT_EQ(sitting.forbidden_by(0, "take fur"), "PER-9.1");
}

// ---------------------------------------------------------------------------------------------- PER-9.2

TEST(PER_9_2, PiecesOfABuildingDoNotReturnToTheStock) {
  Sitting sitting = playing(Position(2).holds(0, 1, 1, 1), "hunter", "bottom");
  const Pieces before = sitting.stock();
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
  EXPECT_EQ(sitting.stock(), before);
}

TEST(PER_9_2, PiecesStayInTheBuildingWhenTheTatarsCome) {
  Sitting sitting = Position(2).area(0, "kremlin").reveal().load();
  const Pieces before = sitting.stock();
  sitting.deal({"hunter", "hunter", "wagon", "sleigh", "trade_ship"});
  EXPECT_EQ(sitting.stock(), before);
}

// ---------------------------------------------------------------------------------------------- PER-9.3

TEST(PER_9_3, StepReturnsOneAndTakesTwo) {
  Sitting sitting = playing(Position(2).holds(0, 0, 3, 0), "trade_ship", "top");
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 0}));
  EXPECT_EQ(sitting.stock(), (Pieces{34, 46, 36}));
}

TEST(PER_9_3, StepThatYieldsOneByTheLimitIsLegal) {
  Sitting sitting = playing(Position(2).holds(0, 5, 2, 0), "trade_ship", "top");
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 1, 0}));
}

TEST(PER_9_3, StepThatYieldsOneByTheStockIsLegal) {
  Sitting sitting = playing(Position(3).holds(0, 0, 2, 0).stock("fur", 1), "trade_ship", "top");
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 1, 0}));
}

TEST(PER_9_3, AtLeastOneStepIsMade) {
  Sitting sitting = playing(Position(2).holds(0, 0, 2, 0), "trade_ship", "top");
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-3.3");
}

TEST(PER_9_3, FurtherStepsFollowAtWill) {
  Sitting sitting = playing(Position(2).holds(0, 0, 3, 0), "trade_ship", "top");
  sitting.play(0, {"exchange wood fur", "exchange wood fur", "stop"});
  EXPECT_EQ(sitting.held(0), (Pieces{4, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_9_3, ItEndsWhenNothingIsLeftToGive) {
  Sitting sitting = playing(Position(2).holds(0, 0, 2, 0), "trade_ship", "top");
  sitting.play(0, {"exchange wood fur", "exchange wood fur"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_9_3, ItEndsAtTheLimit) {
  Sitting sitting = playing(Position(2).holds(0, 4, 2, 0), "trade_ship", "top");
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{6, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_9_3, ItEndsWithTheStock) {
  Sitting sitting = playing(Position(3).holds(0, 0, 2, 0).stock("fur", 2), "trade_ship", "top");
  sitting.play(0, "exchange wood fur");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 1, 0}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// ---------------------------------------------------------------------------------------------- PER-9.4

TEST(PER_9_4, StepReturnsOneAndTakesOneOfAnotherKind) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  sitting.play(0, "swap fur wheat");
  EXPECT_EQ(sitting.held(0), (Pieces{1, 0, 1}));
  EXPECT_EQ(sitting.stock(), (Pieces{35, 48, 35}));
}

TEST(PER_9_4, KindIsNotSwappedForItself) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "swap fur fur"), "PER-9.4");
}

TEST(PER_9_4, FullKindIsNotTaken) {
  Sitting sitting = playing(Position(2).holds(0, 2, 6, 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "swap fur wood"), "PER-9.4");
}

TEST(PER_9_4, KindTheStockLacksIsNotTaken) {
  Sitting sitting = playing(Position(3).holds(0, 0, 2, 0).stock("fur", 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "swap wood fur"), "PER-9.4");
  EXPECT_TRUE(sitting.can(0, "swap wood wheat"));
}

TEST(PER_9_4, KindNotHeldIsNotReturned) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "swap wood fur"), "PER-9.4");
}

TEST(PER_9_4, ReturnedKindIsNotTaken) {
  Sitting sitting = playing(Position(2).holds(0, 2, 2, 0), "trading_post", "bottom");
  sitting.play(0, "swap fur wheat");
  EXPECT_EQ(sitting.forbidden_by(0, "swap wood fur"), "PER-9.4");
}

TEST(PER_9_4, TakenKindIsNotReturned) {
  Sitting sitting = playing(Position(2).holds(0, 2, 2, 0), "trading_post", "bottom");
  sitting.play(0, "swap fur wood");
  EXPECT_EQ(sitting.forbidden_by(0, "swap wood wheat"), "PER-9.4");
}

TEST(PER_9_4, BarOnKindsEndsWithTheEffect) {
  Sitting sitting =
      Position(2).holds(0, 1, 0, 0).hand(0, {"trading_post", "orthodox_church"}).chip(0).turn(0).load();
  sitting.play(0, {"play trading_post bottom", "swap fur wood"});
  sitting.play(0, {"play orthodox_church top", "retrieve trading_post", "play trading_post bottom"});
  EXPECT_EQ(sitting.legal(0), (Names{"swap wood fur", "swap wood wheat"}));
}

TEST(PER_9_4, AtLeastOneStepIsMade) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-3.3");
}

TEST(PER_9_4, PlayerMayStopAfterAStep) {
  Sitting sitting = playing(Position(2).holds(0, 2, 0, 0), "trading_post", "bottom");
  sitting.play(0, {"swap fur wheat", "stop"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// Everything that one free swap can lead to from some holdings with a full stock behind them.
class Swaps {
 public:
  explicit Swaps(const Materials& held) : game_(usual_game<Perestroika>(2)) {
    State state = game_.opening();
    state.steps = {};
    call(state, 0, Turn{1});
    call(state, 0, Swap{});
    state.player[0].held = held;
    for (const Material m : kAllMaterials) {
      state.stock[m] = static_cast<std::uint8_t>(state.stock[m] - held[m]);
    }
    explore(state, 0);
  }
  int longest() const { return longest_; }
  bool reaches(int fur, int wood, int wheat) const { return reached_.count({fur, wood, wheat}) > 0; }

 private:
  void explore(const State& now, int steps) {
    const Materials& held = now.player[0].held;
    const Swap swap = top<Swap>(now);
    const auto [returned, taken] = swap.so_far;
    if (!seen_.insert({held.count[0], held.count[1], held.count[2], returned, taken, steps}).second) return;
    longest_ = std::max(longest_, steps);
    if (steps > 0) reached_.insert({held.count[0], held.count[1], held.count[2]});
    MoveList moves;
    swap.moves(game_, now, 0, moves);
    for (const Move move : moves) {
      if (choice_of(move) != Choice::swap) continue;
      State next = now;
      NoLog log;
      swap.play(game_, next, 0, move, log);
      explore(next, steps + 1);
    }
  }

  Perestroika game_;
  int longest_ = 0;
  std::set<std::tuple<int, int, int>> reached_;
  std::set<std::tuple<int, int, int, int, int, int>> seen_;
};

template <class Visit>
void for_all_holdings(Visit visit) {
  for (std::uint8_t fur = 0; fur <= 6; ++fur) {
    for (std::uint8_t wood = 0; wood <= 6; ++wood) {
      for (std::uint8_t wheat = 0; wheat <= 6; ++wheat) visit(Materials{{fur, wood, wheat}});
    }
  }
}

TEST(PER_9_4, ItEndsAfterAtMostSixSteps) {
  int longest = 0;
  for_all_holdings([&](const Materials& held) { longest = std::max(longest, Swaps(held).longest()); });
  EXPECT_EQ(longest, 6);
}

// Swapping to and fro without the bar leads to every mix of as many pieces with at most six of a kind.
TEST(PER_RUL_40, OneDirectionPerKindLosesNoResult) {
  for_all_holdings([&](const Materials& held) {
    const Swaps swaps(held);
    for_all_holdings([&](const Materials& other) {
      const bool can_be = other.total() == held.total() && !(other == held);
      EXPECT_EQ(swaps.reaches(other.count[0], other.count[1], other.count[2]), can_be);
    });
  });
}

// ---------------------------------------------------------------------------------------------- PER-9.5

TEST(PER_9_5, DoubleTakesAsManyAsHeld) {
  EXPECT_EQ(playing(Position(2).holds(0, 3, 1, 1), "tannery", "top").held(0), (Pieces{6, 1, 1}));
}

TEST(PER_9_5, DoubleStopsAtTheLimit) {
  EXPECT_EQ(playing(Position(2).holds(0, 4, 0, 0), "tannery", "top").held(0), (Pieces{6, 0, 0}));
}

TEST(PER_9_5, DoubleStopsWithTheStock) {
  const Sitting sitting = playing(Position(3).holds(0, 3, 0, 0).stock("fur", 2), "tannery", "top");
  EXPECT_EQ(sitting.held(0), (Pieces{5, 0, 0}));
  EXPECT_EQ(sitting.stock().fur, 0);
}

}  // namespace
}  // namespace tsardom::perestroika
