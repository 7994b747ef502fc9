// The step stack and the house, on a toll road: a cart pays at gates, may be asked for a bribe on the way,
// rolls on by itself where nothing is asked, and at a fork both drivers choose a way at once.
#include <gtest/gtest.h>

#include <vector>

#include "core/house.hpp"

namespace tsardom {
namespace {

struct Gate;
struct Bribe;
struct Road;
struct Fork;
struct Toss;
using Rooms = House<Gate, Bribe, Road, Fork, Toss>;

struct Cart {
  using House = Rooms;
  std::uint8_t coins = 9;
  std::uint8_t miles = 0;
  std::array<std::uint8_t, 2> way{};  // chosen at the fork; 0: not yet
  List<Step, 3> steps;
};

enum class Words : Vocabulary { colour = kFirstVocabulary };

struct Rules {
  std::uint8_t toll = 2;
  std::string_view term(Vocabulary, std::uint8_t value) const { return value < 3 ? "colour" : ""; }
};

struct Bribe {
  static constexpr Phrase kQuestion{"bribe", "TOL-2", {}};
  void moves(const Rules&, const Cart&, Seat, MoveList& out) const { out.add({9}); }
  void play(const Rules&, Cart& cart, Seat, Move, Log&) const {
    --cart.coins;
    end(cart);
  }
  bool fits(const Rules&, const Cart&, Seat seat, std::size_t at) const { return seat == 1 && at == 1; }
  double hope(const Rules&) const { return -1; }
};

struct Road {
  static constexpr Phrase kQuestion{"road", "TOL-3", {{number_slot("left", 9)}}};
  std::uint8_t left = 0;
  bool settle(const Rules&, Cart& cart, Seat, Log& log) const {
    if (left == 0) {
      end(cart);
      return true;
    }
    ++cart.miles;
    log.tell({.kind = 1, .a = cart.miles});
    become(cart, 0, Road{static_cast<std::uint8_t>(left - 1)});
    return true;
  }
  bool fits(const Rules&, const Cart&, Seat, std::size_t at) const { return at == 0; }
};

struct Gate {
  static constexpr Phrase kQuestion{
      "gate", "TOL-1", {{number_slot("number", 9), or_none(slot("colour", Words::colour))}}};
  std::uint8_t number = 0, colour = 0;
  void moves(const Rules& game, const Cart&, Seat, MoveList& out) const { out.add({1, game.toll}); }
  void play(const Rules&, Cart& cart, Seat, Move move, Log&) const {
    cart.coins = static_cast<std::uint8_t>(cart.coins - move.a);
    become(cart, 0, Road{3});
    if (colour > 0) call(cart, 1, Bribe{});
  }
  Prices price(const Rules&, const Cart&, Seat, Move move) const {
    Prices prices;
    prices.push({kNumber, 0, move.a});
    return prices;
  }
  Reason why_not(const Rules& game, const Cart&, Seat, Move move) const {
    return move.kind == 1 && move.a != game.toll ? Reason{"wrong_toll", "TOL-1"} : Reason{};
  }
  bool fits(const Rules&, const Cart&, Seat, std::size_t at) const { return at == 0; }
  double hope(const Rules& game) const { return 10 * game.toll + number; }
};

struct Fork {
  static constexpr Phrase kQuestion{"fork", "TOL-4", {}};
  std::optional<Step> next(const Rules&, const Cart& cart, Seat seat) const {
    return seat < 2 && cart.way[seat] == 0 ? std::optional(Rooms::step(seat, *this)) : std::nullopt;
  }
  void moves(const Rules&, const Cart&, Seat, MoveList& out) const {
    out.add({2, 1});
    out.add({2, 2});
  }
  void play(const Rules&, Cart& cart, Seat seat, Move move, Log&) const { cart.way[seat] = move.a; }
  bool settle(const Rules&, Cart& cart, Seat, Log&) const {
    become(cart, 0, Road{cart.way[0]});
    return true;
  }
  bool fits(const Rules&, const Cart&, Seat, std::size_t) const { return true; }
};

struct Toss {
  static constexpr Phrase kQuestion{"toss", "TOL-5", {}};
  void moves(const Rules&, const Cart&, Seat, MoveList& out) const { out.add({3, 1}); }
  Move draw(const Rules&, const Cart&, Rng&) const { return {3, 1}; }
  void play(const Rules&, Cart& cart, Seat, Move, Log&) const { end(cart); }
  bool fits(const Rules&, const Cart&, Seat, std::size_t) const { return true; }
};

struct Diary final : Log {
  std::vector<Event> events;
  std::vector<Seats> learners;

 private:
  void hear(const Event& event) override { events.push_back(event); }
  void hear_learned(Seats seats) override { learners.push_back(seats); }
};

template <class Room>
Cart cart_at(Room room, Seat seat = 2) {
  Cart cart;
  call(cart, seat, room);
  return cart;
}

TEST(Step, KeepsTheDetailsOfItsRoom) {
  const Cart cart = cart_at(Gate{.number = 4, .colour = 2});
  EXPECT_EQ(cart.steps.back().seat, 2);
  EXPECT_EQ(top<Gate>(cart).number, 4);
  EXPECT_EQ(top<Gate>(cart).colour, 2);
  EXPECT_TRUE(is_on_top<Gate>(cart));
  EXPECT_FALSE(is_on_top<Road>(cart));
}

TEST(Step, EqualStepsAreEqual) {
  EXPECT_EQ(Rooms::step(2, Gate{4, 2}), Rooms::step(2, Gate{4, 2}));
  EXPECT_NE(Rooms::step(2, Gate{4, 2}), Rooms::step(2, Gate{4, 1}));
  EXPECT_NE(Rooms::step(2, Gate{4, 2}), Rooms::step(1, Gate{4, 2}));
  EXPECT_EQ(Rooms::step(1, Bribe{}).detail, (std::array<std::uint8_t, 4>{}));
}

TEST(Step, CallPutsOneOnTopAndEndUncoversTheOneBelow) {
  Cart cart = cart_at(Gate{.number = 4});
  call(cart, 1, Bribe{});
  EXPECT_EQ(cart.steps.size(), 2U);
  end(cart);
  EXPECT_EQ(top<Gate>(cart).number, 4);
}

TEST(Step, BecomeReplacesTheOneOnTop) {
  Cart cart = cart_at(Gate{});
  become(cart, 0, Road{2});
  ASSERT_EQ(cart.steps.size(), 1U);
  EXPECT_EQ(top<Road>(cart).left, 2);
}

TEST(House, NamesItsQuestionsInTheOrderOfTheList) {
  const auto questions = Rooms::questions();
  EXPECT_EQ(questions[Rooms::number<Gate>()].name, "gate");
  EXPECT_EQ(questions[Rooms::number<Toss>()].name, "toss");
}

TEST(House, AsksTheSeatOfTheStepOnTop) {
  EXPECT_EQ(Rooms::actors(Rules{}, cart_at(Gate{})), only(2));
  EXPECT_EQ(Rooms::actors(Rules{}, Cart{}), 0);
  MoveList moves;
  Rooms::moves(Rules{.toll = 5}, cart_at(Gate{}), 2, moves);
  ASSERT_EQ(moves.size(), 1);
  EXPECT_EQ(moves[0], (Move{1, 5}));
}

TEST(House, PlaysTheRoomOnTopAndStopsAtTheNextQuestion) {
  Cart cart = cart_at(Gate{.colour = 1});
  NoLog log;
  Rooms::play(Rules{.toll = 5}, cart, 2, {1, 5}, log);
  EXPECT_EQ(cart.coins, 4);
  EXPECT_EQ(cart.miles, 0);  // the road lies below the bribe
  EXPECT_EQ(cart.steps.back().seat, 1);
}

TEST(House, SettlesUntilNothingHappensByItself) {
  Cart cart = cart_at(Gate{});
  NoLog log;
  Rooms::play(Rules{}, cart, 2, {1, 2}, log);
  EXPECT_EQ(cart.miles, 3);
  EXPECT_TRUE(cart.steps.empty());
}

TEST(House, APriceAndAReasonAreTheRooms) {
  const Cart cart = cart_at(Gate{});
  EXPECT_EQ(Rooms::price(Rules{}, cart, 2, {1, 2})[0].count, 2);
  EXPECT_EQ(Rooms::why_not(Rules{}, cart, 2, {1, 3}).key, "wrong_toll");
  EXPECT_EQ(Rooms::why_not(Rules{}, cart, 2, {9}).key, "not_asked");
  EXPECT_EQ(Rooms::why_not(Rules{}, cart, 2, {9}).rule, "TOL-1");
  EXPECT_EQ(Rooms::price(Rules{}, cart_at(Bribe{}), 1, {9}).size(), 0U);
}

TEST(House, HopesForTheOpenQuestionsOfASeat) {
  Cart cart = cart_at(Gate{.number = 4}, 1);
  call(cart, 1, Bribe{});
  EXPECT_EQ(Rooms::hope(cart, 1, Rules{}), 23);
  EXPECT_EQ(Rooms::hope(cart, 0, Rules{}), 0);
}

TEST(House, SeveralSeatsChooseAtOnceAndAllLearnWhenTheLastHasCommitted) {
  Cart cart = cart_at(Fork{}, kChance);
  Diary diary;
  EXPECT_TRUE(Rooms::is_together(Rules{}, cart));
  EXPECT_EQ(Rooms::actors(Rules{}, cart), only(0) | only(1));
  EXPECT_EQ(Rooms::asked(Rules{}, cart, 1).seat, 1);
  Rooms::play(Rules{}, cart, 1, {2, 2}, diary);
  EXPECT_EQ(Rooms::actors(Rules{}, cart), only(0));
  EXPECT_TRUE(diary.learners.empty());
  EXPECT_EQ(cart.miles, 0);
  Rooms::play(Rules{}, cart, 0, {2, 1}, diary);
  EXPECT_EQ(diary.learners, std::vector<Seats>{kEverybody});
  EXPECT_EQ(cart.miles, 1);
}

TEST(House, ARoomThatDrawsAsksChance) {
  const Cart cart = cart_at(Toss{}, kChance);
  Rng rng(1);
  EXPECT_EQ(Rooms::draw(Rules{}, cart, rng), (Move{3, 1}));
  EXPECT_FALSE(Rooms::broken(Rules{}, cart));
  EXPECT_EQ(Rooms::broken(Rules{}, cart_at(Toss{}, 0)).rule, "TOL-5");
}

TEST(House, RefusesAStepThatCannotLieThere) {
  EXPECT_FALSE(Rooms::broken(Rules{}, cart_at(Gate{})));
  EXPECT_EQ(Rooms::broken(Rules{}, cart_at(Bribe{}, 1)).rule, "TOL-2") << "only on top of something";
  Cart cart = cart_at(Gate{});
  call(cart, 1, Bribe{});
  EXPECT_FALSE(Rooms::broken(Rules{}, cart));
  cart.steps[1].room = 77;
  EXPECT_EQ(Rooms::broken(Rules{}, cart).key, "steps_astray");
}

TEST(House, RefusesDetailsOutOfTheirRange) {
  EXPECT_TRUE(Rooms::broken(Rules{}, cart_at(Gate{.number = 10})));
  EXPECT_TRUE(Rooms::broken(Rules{}, cart_at(Gate{.colour = 3})));
  EXPECT_FALSE(Rooms::broken(Rules{}, cart_at(Gate{.colour = kHidden}))) << "none is allowed here";
  Cart cart = cart_at(Gate{});
  cart.steps[0].detail[3] = 1;
  EXPECT_TRUE(Rooms::broken(Rules{}, cart)) << "a detail without a name";
}

TEST(House, RefusesWhereSomethingIsDueByItself) {
  EXPECT_EQ(Rooms::broken(Rules{}, cart_at(Road{2})).key, "question_without_answer");
  Cart cart = cart_at(Fork{}, kChance);
  EXPECT_FALSE(Rooms::broken(Rules{}, cart));
  cart.way = {1, 2};
  EXPECT_EQ(Rooms::broken(Rules{}, cart).key, "question_without_answer") << "all have committed";
}

TEST(Log, TellsAndRemembersAtARealTable) {
  Cart cart = cart_at(Gate{});
  Diary diary;
  Rooms::play(Rules{}, cart, 2, {1, 2}, diary);
  diary.learned(only(1));
  EXPECT_TRUE(diary.recalls());
  ASSERT_EQ(diary.events.size(), 3U);
  EXPECT_EQ(diary.events[2].a, 3);
  EXPECT_EQ(diary.learners, std::vector<Seats>{only(1)});
}

TEST(Log, NobodyListensInAnImaginedWorld) { EXPECT_FALSE(NoLog{}.recalls()); }

}  // namespace
}  // namespace tsardom
