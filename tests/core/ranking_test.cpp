#include "core/ranking.hpp"

#include <gtest/gtest.h>

#include <array>

namespace tsardom {
namespace {

using Places = std::array<std::uint8_t, kMostSeats>;

Standing with_totals(const std::array<std::int16_t, kMostSeats>& totals) {
  Standing standing;
  standing.total = totals;
  return standing;
}

TEST(Ranking, MostPointsComeFirst) {
  Standing standing = with_totals({7, -3, 12, 0});
  give_places(standing, 4);
  EXPECT_EQ(standing.place, (Places{2, 4, 1, 3}));
}

TEST(Ranking, EqualsShareAPlaceAndTheNextOneIsLeftOut) {
  Standing standing = with_totals({5, 9, 5, 4});
  give_places(standing, 4);
  EXPECT_EQ(standing.place, (Places{2, 1, 2, 4}));
}

TEST(Ranking, ARuleMayPartEquals) {
  Standing standing = with_totals({5, 9, 5, 9});
  give_places(standing, 4, [](Seat a, Seat b) { return a > b; });
  EXPECT_EQ(standing.place, (Places{4, 2, 3, 1}));
}

TEST(Ranking, WhoDoesNotPlayHasNoPlace) {
  Standing standing = with_totals({1, 2, 99, 99});
  give_places(standing, 2);
  EXPECT_EQ(standing.place, (Places{2, 1, 0, 0}));
}

}  // namespace
}  // namespace tsardom
