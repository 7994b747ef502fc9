#include <gtest/gtest.h>

#include <array>

#include "core/game.hpp"

namespace tsardom {
namespace {

TEST(Rng, RepeatsWithTheSeedAndDiffersWithout) {
  Rng one(7), same(7), other(8);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t number = one.next();
    EXPECT_EQ(number, same.next());
    differs = differs || number != other.next();
  }
  EXPECT_TRUE(differs);
}

// The first numbers of splitmix64 from 1234567, as its author publishes them.
TEST(Rng, IsSplitmix64) {
  Rng rng(1234567);
  for (const std::uint64_t number : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                     4593380528125082431U, 16408922859458223821U}) {
    EXPECT_EQ(rng.next(), number);
  }
}

TEST(Rng, StaysBelow) {
  Rng rng(5);
  for (const unsigned n : {1U, 2U, 3U, 7U, 100U, 999U, 65'536U, 1'000'000'007U, 4'294'967'295U}) {
    for (int i = 0; i < 1000; ++i) ASSERT_LT(rng.below(n), n);
  }
}

// Chi-square with 19 degrees of freedom stays below 60 but once in 200,000 times.
TEST(Rng, DealsEachOfTwentyAlike) {
  constexpr int kDeals = 200'000, kCards = 20;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::array<int, kCards> dealt{};
    Rng rng(seed);
    for (int i = 0; i < kDeals; ++i) ++dealt[rng.below(kCards)];
    double square = 0;
    for (const int count : dealt) {
      const double expected = double{kDeals} / kCards;
      square += (count - expected) * (count - expected) / expected;
    }
    EXPECT_LT(square, 60) << "seed " << seed;
  }
}

TEST(Rng, SetsEveryBitHalfOfTheTime) {
  constexpr int kNumbers = 40'000;
  std::array<int, 64> set{};
  Rng rng(3);
  for (int i = 0; i < kNumbers; ++i) {
    const std::uint64_t number = rng.next();
    for (unsigned bit = 0; bit < 64; ++bit) set[bit] += static_cast<int>(number >> bit & 1U);
  }
  for (const int count : set) EXPECT_NEAR(count, kNumbers / 2, 600);  // six standard deviations
}

TEST(Rng, DoesNotRepeatThePairsOfNeighbouringSeeds) {
  int equal = 0;
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    Rng one(seed), next(seed + 1);
    equal += one.below(20) == next.below(20);
  }
  EXPECT_NEAR(equal, 500, 132);  // six standard deviations
}

}  // namespace
}  // namespace tsardom
