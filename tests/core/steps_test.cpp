// The step stack and the house that finds a step's room, on a toll road: a cart pays at gates, may be asked
// for a bribe on the way, and rolls on by itself where nothing is asked.
#include <gtest/gtest.h>

#include <vector>

#include "core/game.hpp"

namespace tsardom {
namespace {

enum class Room : std::uint8_t { gate, bribe, road };

struct Cart {
  std::uint8_t coins = 9;
  std::uint8_t miles = 0;
  List<Step, 3> steps;
};

struct Rules {
  std::uint8_t toll;
};

struct Bribe {
  static constexpr Room kRoom = Room::bribe;
  static void moves(const Rules&, const Cart&, MoveList& out) { out.add({9}); }
  static void play(const Rules&, Cart& cart, Move, Log&) {
    --cart.coins;
    end(cart);
  }
};

struct Road {
  static constexpr Room kRoom = Room::road;
  std::uint8_t left = 0;
  static void moves(const Rules&, const Cart&, MoveList&) {}
  static void play(const Rules&, Cart&, Move, Log&) {}
  static bool settle(const Rules&, Cart& cart, Log& log) {
    const std::uint8_t left = top<Road>(cart).left;
    if (left == 0) {
      end(cart);
      return true;
    }
    ++cart.miles;
    log.tell({.kind = 1, .a = cart.miles});
    become(cart, 0, Road{static_cast<std::uint8_t>(left - 1)});
    return true;
  }
};

struct Gate {
  static constexpr Room kRoom = Room::gate;
  std::uint8_t number = 0, guards = 0;
  static void moves(const Rules& game, const Cart&, MoveList& out) { out.add({1, game.toll}); }
  static void play(const Rules&, Cart& cart, Move move, Log&) {
    cart.coins = static_cast<std::uint8_t>(cart.coins - move.a);
    const Gate gate = top<Gate>(cart);
    become(cart, 0, Road{3});
    if (gate.guards > 0) call(cart, 1, Bribe{});
  }
};

using Rooms = Corridor<Gate, Bribe, Road>;

struct Diary final : Log {
  std::vector<Event> events;
  std::vector<Seats> learners;

 private:
  void hear(const Event& event) override { events.push_back(event); }
  void hear_learned(Seats seats) override { learners.push_back(seats); }
};

Cart cart_at(Gate gate) {
  Cart cart;
  call(cart, 2, gate);
  return cart;
}

TEST(Step, KeepsTheDetailsOfItsRoom) {
  const Cart cart = cart_at({.number = 4, .guards = 2});
  EXPECT_EQ(cart.steps.back().seat, 2);
  EXPECT_EQ(top<Gate>(cart).number, 4);
  EXPECT_EQ(top<Gate>(cart).guards, 2);
}

TEST(Step, EqualStepsAreEqual) {
  EXPECT_EQ(step(2, Gate{4, 2}), step(2, Gate{4, 2}));
  EXPECT_NE(step(2, Gate{4, 2}), step(2, Gate{4, 1}));
  EXPECT_NE(step(2, Gate{4, 2}), step(1, Gate{4, 2}));
  EXPECT_EQ(step(1, Bribe{}).detail, (std::array<std::uint8_t, 4>{}));
}

TEST(Step, CallPutsOneOnTopAndEndUncoversTheOneBelow) {
  Cart cart = cart_at({.number = 4, .guards = 0});
  call(cart, 1, Bribe{});
  EXPECT_EQ(cart.steps.size(), 2U);
  end(cart);
  EXPECT_EQ(top<Gate>(cart).number, 4);
}

TEST(Step, BecomeReplacesTheOneOnTop) {
  Cart cart = cart_at({});
  become(cart, 0, Road{2});
  ASSERT_EQ(cart.steps.size(), 1U);
  EXPECT_EQ(top<Road>(cart).left, 2);
}

TEST(House, AsksTheRoomOnTop) {
  Cart cart = cart_at({});
  MoveList moves;
  Rooms::moves(Rules{.toll = 5}, cart, moves);
  ASSERT_EQ(moves.size(), 1);
  EXPECT_EQ(moves[0], (Move{1, 5}));
}

TEST(House, PlaysTheRoomOnTopAndStopsAtTheNextQuestion) {
  Cart cart = cart_at({.number = 0, .guards = 1});
  NoLog log;
  Rooms::play(Rules{.toll = 5}, cart, {1, 5}, log);
  EXPECT_EQ(cart.coins, 4);
  EXPECT_EQ(cart.miles, 0);  // the road lies below the bribe
  EXPECT_EQ(cart.steps.back().seat, 1);
}

TEST(House, SettlesUntilNothingHappensByItself) {
  Cart cart = cart_at({});
  NoLog log;
  Rooms::play(Rules{.toll = 2}, cart, {1, 2}, log);
  EXPECT_EQ(cart.miles, 3);
  EXPECT_TRUE(cart.steps.empty());
}

TEST(Log, TellsAndRemembersAtARealTable) {
  Cart cart = cart_at({});
  Diary diary;
  Rooms::play(Rules{.toll = 2}, cart, {1, 2}, diary);
  diary.learned(only(1));
  EXPECT_TRUE(diary.recalls());
  ASSERT_EQ(diary.events.size(), 3U);
  EXPECT_EQ(diary.events[2].a, 3);
  EXPECT_EQ(diary.learners, std::vector<Seats>{only(1)});
}

TEST(Log, NobodyListensInAnImaginedWorld) { EXPECT_FALSE(NoLog{}.recalls()); }

}  // namespace
}  // namespace tsardom
