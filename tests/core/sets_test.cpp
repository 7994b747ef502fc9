#include "core/sets.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace tsardom {
namespace {

template <class Set>
std::vector<int> members(Set set) {
  std::vector<int> all;
  for_each(set, [&](std::uint8_t member) { all.push_back(member); });
  return all;
}

TEST(Sets, GetAndLoseMembers) {
  std::uint8_t set = 0;
  put(set, 7);
  put(set, 2);
  put(set, 2);
  EXPECT_EQ(members(set), (std::vector{2, 7}));
  EXPECT_TRUE(has(set, 7));
  EXPECT_FALSE(has(set, 0));
  drop(set, 7);
  drop(set, 5);
  EXPECT_EQ(members(set), std::vector{2});
}

TEST(Sets, KnowTheirEnds) {
  EXPECT_EQ(lowest(0x8010U), 4);
  EXPECT_EQ(highest(0x8010U), 15);
  EXPECT_EQ(lowest(std::uint64_t{1} << 63), 63);
  EXPECT_EQ(highest(std::uint64_t{1} << 63), 63);
}

TEST(Sets, HoldSixtyFour) {
  std::uint64_t set = 0;
  put(set, 63);
  EXPECT_TRUE(has(set, 63));
  EXPECT_FALSE(has(set, 62));
  drop(set, 63);
  EXPECT_EQ(set, 0u);
}

void expect_nth_bits(std::uint64_t set) {
  const std::vector<int> all = members(set);
  for (std::size_t n = 0; n < all.size(); ++n)
    ASSERT_EQ(nth_bit(set, n), static_cast<unsigned>(all[n])) << set;
}

void expect_nth_things(std::uint32_t nibbles) {
  const std::uint64_t counts = spread_by_byte(nibbles);
  std::uint64_t n = 0;
  for (unsigned place = 0; place < 8; ++place) {
    const unsigned here = nibbles >> 4 * place & 15U;
    ASSERT_EQ(counts >> 8 * place & 0xFFU, here) << nibbles;
    for (unsigned i = 0; i < here; ++i) ASSERT_EQ(byte_of_nth(counts * kEachByte, n++), place) << nibbles;
  }
}

TEST(Sets, TheNthBitIsTheNthMember) {
  Rng rng(1);
  for (const std::uint64_t set :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 63, ~std::uint64_t{0}})
    expect_nth_bits(set);
  for (int i = 0; i < 1000; ++i) expect_nth_bits(rng.next());
}

TEST(Sets, TheNthThingOfCountsLiesInItsByte) {
  Rng rng(2);
  for (int i = 0; i < 1000; ++i) expect_nth_things(static_cast<std::uint32_t>(rng.next()));
}

TEST(Sets, EachMemberIsPickedAlike) {
  const std::uint16_t set = 0b1000'0000'0010'0101;
  std::array<int, 16> picked{};
  Rng rng(11);
  for (int i = 0; i < 4000; ++i) ++picked[any_of(set, rng)];
  for (unsigned member = 0; member < 16; ++member) {
    if (has(set, member)) {
      EXPECT_NEAR(picked[member], 1000, 150);
    } else {
      EXPECT_EQ(picked[member], 0);
    }
  }
}

TEST(Sets, WhatIsTakenIsGone) {
  std::uint32_t set = 0x00F00F00;
  std::uint32_t taken = 0;
  Rng rng(3);
  while (set != 0) {
    const std::uint8_t member = take_any(set, rng);
    EXPECT_FALSE(has(set, member));
    put(taken, member);
  }
  EXPECT_EQ(taken, 0x00F00F00u);
}

}  // namespace
}  // namespace tsardom
