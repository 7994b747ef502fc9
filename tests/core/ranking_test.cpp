#include "core/ranking.hpp"

#include <gtest/gtest.h>

namespace tsardom {
namespace {

using Places = std::array<std::uint8_t, kMostSeats>;

TEST(Ranking, EqualsShareAPlace) {
  Standing standing;
  standing.total = {7, 9, 7, -2};
  rank_seats(standing, 4);
  EXPECT_EQ(standing.place, (Places{2, 1, 2, 4}));
}

TEST(Ranking, ATieBreakDecidesAmongEqualsOnly) {
  Standing standing;
  standing.total = {7, 9, 7, 7};
  const std::array<int, 4> height{1, 0, 3, 3};
  rank_seats(standing, 4, [&](Seat one, Seat other) { return height[one] > height[other]; });
  EXPECT_EQ(standing.place, (Places{4, 1, 2, 2}));
}

TEST(Ranking, LeavesEmptySeatsAlone) {
  Standing standing;
  standing.total = {1, 2, 0, 0};
  rank_seats(standing, 2);
  EXPECT_EQ(standing.place, (Places{2, 1, 0, 0}));
}

}  // namespace
}  // namespace tsardom
