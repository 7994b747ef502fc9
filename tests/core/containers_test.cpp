#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "core/game.hpp"

namespace tsardom {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

using Hand = List<std::uint8_t, 4>;

Hand hand_of(std::initializer_list<std::uint8_t> cards) {
  Hand hand;
  for (const std::uint8_t card : cards) hand.push(card);
  return hand;
}

TEST(Seats, AreSets) {
  EXPECT_EQ(only(0), 1);
  EXPECT_TRUE(holds(only(3), 3));
  EXPECT_FALSE(holds(only(3), 2));
  for (const Seat seat : {Seat{0}, Seat{3}, kSpectator, kChance}) EXPECT_TRUE(holds(kEverybody, seat));
}

TEST(Move, IsFourBytesComparedWhole) {
  static_assert(sizeof(Move) == 4 && std::has_unique_object_representations_v<Move>);
  EXPECT_EQ((Move{1, 2, 3, 4}), (Move{1, 2, 3, 4}));
  EXPECT_NE((Move{1, 2, 3, 4}), (Move{1, 2, 3, 5}));
}

TEST(MoveList, KeepsOrderAndWeights) {
  MoveList moves;
  EXPECT_TRUE(moves.empty());
  moves.add({1, 7});
  moves.add({2, 8}, 300);
  ASSERT_EQ(moves.size(), 2);
  EXPECT_EQ(moves[1], (Move{2, 8}));
  EXPECT_EQ(moves.weight(0), 1);
  EXPECT_EQ(moves.weight(1), 300);
  EXPECT_EQ(std::distance(moves.begin(), moves.end()), 2);
}

TEST(MoveList, ContainsOnlyWhatIsListedNow) {
  MoveList moves;
  moves.add({1, 7});
  EXPECT_TRUE(moves.contains({1, 7}));
  EXPECT_FALSE(moves.contains({1, 8}));
  moves.clear();
  EXPECT_FALSE(moves.contains({1, 7}));
}

TEST(MoveList, HoldsThePromised256) {
  MoveList moves;
  for (int i = 0; i < kMostMoves; ++i) moves.add({0, static_cast<std::uint8_t>(i)});
  EXPECT_EQ(moves.size(), 256);
  EXPECT_TRUE(moves.contains({0, 255}));
}

TEST(List, PushesAndPopsAtTheBack) {
  Hand hand = hand_of({5, 6});
  EXPECT_EQ(hand.back(), 6);
  hand.pop();
  EXPECT_EQ(hand.size(), 1U);
  EXPECT_EQ(hand[0], 5);
  hand.pop();
  EXPECT_TRUE(hand.empty());
}

TEST(List, RemoveKeepsTheOrderOfTheRest) {
  Hand hand = hand_of({5, 6, 7, 8});
  hand.remove(1);
  EXPECT_TRUE(std::ranges::equal(hand, hand_of({5, 7, 8})));
  hand.remove(2);
  EXPECT_TRUE(std::ranges::equal(hand, hand_of({5, 7})));
}

TEST(List, EqualListsAreEqualBytesHoweverTheyCameAbout) {
  Hand hand = hand_of({9, 5, 6, 7});
  hand.remove(0);
  hand.pop();
  EXPECT_TRUE(same_bytes(hand, hand_of({5, 6})));
  EXPECT_FALSE(same_bytes(hand, hand_of({5, 7})));
  static_assert(std::has_unique_object_representations_v<Hand>);
}

struct Padded {
  std::uint8_t small;
  std::uint32_t large;
};
struct Oversized {
  std::array<std::uint8_t, 2049> large;
};

TEST(PlainState, HasNoPaddingAndFitsIn2Kilobytes) {
  static_assert(PlainState<std::array<std::uint8_t, 2048>>);
  static_assert(!PlainState<Padded>);
  static_assert(!PlainState<Oversized>);
  static_assert(!PlainState<double>);  // equal numbers, different bytes
}

}  // namespace
}  // namespace tsardom
