// Small sets of things that are numbered from 0: one bit each in an unsigned number.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

#include "core/game.hpp"

namespace tsardom {

template <std::unsigned_integral Set>
constexpr bool has(Set set, unsigned member) {
  return (set >> member & Set{1}) != 0;
}
template <std::unsigned_integral Set>
constexpr void put(Set& set, unsigned member) {
  set = static_cast<Set>(set | Set{1} << member);
}
template <std::unsigned_integral Set>
constexpr void drop(Set& set, unsigned member) {
  set = static_cast<Set>(set & ~(Set{1} << member));
}

// Of a set that is not empty.
template <std::unsigned_integral Set>
constexpr std::uint8_t lowest(Set set) {
  return static_cast<std::uint8_t>(std::countr_zero(set));
}
template <std::unsigned_integral Set>
constexpr std::uint8_t highest(Set set) {
  return static_cast<std::uint8_t>(std::bit_width(set) - 1);
}

template <std::unsigned_integral Set, class Visit>
constexpr void for_each(Set set, Visit visit) {  // in ascending order
  for (; set != 0; set = static_cast<Set>(set & (set - 1U))) visit(lowest(set));
}

// ------------------------------------------------------------------------------- the n-th, counted from 0

// Eight counts side by side, a byte each. Times kEachByte: how many there are up to each byte.
inline constexpr std::uint64_t kEachByte = 0x0101010101010101U, kHighBits = 0x8080808080808080U;

// How many bits are set in each byte.
constexpr std::uint64_t set_bits_by_byte(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555U;
  word = (word & 0x3333333333333333U) + (word >> 2 & 0x3333333333333333U);
  return (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0FU;
}

// Eight counts of four bits each, a byte each.
constexpr std::uint64_t spread_by_byte(std::uint32_t counts) {
  std::uint64_t bytes = counts;
  bytes = (bytes | bytes << 16) & 0x0000FFFF0000FFFFU;
  bytes = (bytes | bytes << 8) & 0x00FF00FF00FF00FFU;
  return (bytes | bytes << 4) & 0x0F0F0F0F0F0F0F0FU;
}

// The byte in which the n-th thing is counted: the first one up to which there are more than n. All sums stay
// below 128, and `sums` are those up to each byte.
constexpr unsigned byte_of_nth(std::uint64_t sums, std::uint64_t n) {
  const std::uint64_t at_most_n = ((n * kEachByte | kHighBits) - sums) & kHighBits;
  return static_cast<unsigned>((at_most_n >> 7) * kEachByte >> 56);
}

// The place of the n-th set bit, without a branch that a processor could guess wrong (Vigna 2008, Broadword
// implementation of rank/select queries).
constexpr unsigned nth_bit(std::uint64_t word, std::uint64_t n) {
  const std::uint64_t sums = set_bits_by_byte(word) * kEachByte;
  const unsigned place = byte_of_nth(sums, n) * 8;
  const std::uint64_t rank = n - ((sums << 8) >> place & 0xFFU);
  const std::uint64_t spread =
      (word >> place & 0xFFU) * kEachByte & 0x8040201008040201U;  // a byte for each bit
  const std::uint64_t bits = ((spread | ((spread | kHighBits) - kEachByte)) & kHighBits) >> 7;
  return place + byte_of_nth(bits * kEachByte, rank);
}

// ------------------------------------------------------------------------------------------------- chance

// One of a set that is not empty, each alike.
template <std::unsigned_integral Set>
constexpr std::uint8_t any_of(Set set, Rng& rng) {
  return static_cast<std::uint8_t>(nth_bit(set, rng.below(static_cast<unsigned>(std::popcount(set)))));
}
// The same, and it leaves the set.
template <std::unsigned_integral Set>
constexpr std::uint8_t take_any(Set& set, Rng& rng) {
  const std::uint8_t member = any_of(set, rng);
  drop(set, member);
  return member;
}

}  // namespace tsardom
