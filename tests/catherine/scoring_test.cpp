// CAT-10: final scoring.
#include "games/catherine/scoring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "table/registry.hpp"
#include "tests/catherine/games.hpp"
#include "tests/catherine/position.hpp"

namespace tsardom::catherine {
namespace {

Sitting at_the_end(Position position) {
  Sitting sitting = position.decade(3).load("book_build");
  sitting.decline_all();
  EXPECT_TRUE(sitting.table().over());
  return sitting;
}

TEST(CAT_10_1, CardsLeftInHandScoreOneEach) {
  const Sitting sitting = at_the_end(Position(2).hand_of(0, 3));
  EXPECT_EQ(sitting.part(0, "hand_cards"), 3);
  EXPECT_EQ(sitting.part(1, "hand_cards"), 0);
}

// O1: 1 iron, 2 food, 2 caviar, 2 fur.
TEST(CAT_10_2, MatchesWithTheOrderScore) {
  const Names all{"vyborg", "riga", "kharkov", "reval", "astrakhan", "novgorod", "kiev"};
  const std::vector<int> points{0, 0, 0, 0, 0, 5, 8, 12};
  for (std::size_t matches = 0; matches <= 7; ++matches) {
    const Names own(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(matches));
    EXPECT_EQ(at_the_end(Position(2).order(0, "O1").residences(0, own)).part(0, "order"), points[matches]);
  }
}

TEST(CAT_10_2, GoodsOnCardsDoNotCount) {
  const Position position =
      Position(2).order(0, "O1").row(0, {"B13", "B14", "B15", "B16", "B30", "B31", "B32"});
  EXPECT_EQ(at_the_end(position).part(0, "order"), 0);
}

TEST(CAT_10_2, JokersMatchUpToSeven) {
  const Names own{"vyborg", "riga", "kharkov", "reval", "astrakhan", "novgorod"};
  EXPECT_EQ(at_the_end(Position(4).order(0, "O1").residences(0, own).jokers(0, 3)).part(0, "order"), 12);
}

// The size of the group that a city belongs to, by walking every road again and again.
int group_of(const Catherine& game, CitySet residences, City city) {
  CitySet group = only_city(city);
  for (CitySet before = 0; before != group;) {
    before = group;
    for (City from = 0; from < kCities; ++from) {
      for (City to = 0; to < kCities; ++to) {
        const bool is_road = (game.box.city[from].roads >> to & 1U) != 0;
        if (is_road && (group >> from & 1U) != 0 && (residences >> to & 1U) != 0) group |= only_city(to);
      }
    }
  }
  return std::popcount(group);
}

TEST(CAT_10_3, LargestGroupOnRandomMaps) {
  Catherine game = game_for(2);
  Rng rng(1);
  for (int map = 0; map < 200; ++map) {
    if (map > 0) {  // the printed one comes first
      for (CityKind& city : game.box.city) city.roads = 0;
      for (unsigned roads = rng.below(40); roads > 0; --roads) {
        const auto a = static_cast<City>(rng.below(kCities)), b = static_cast<City>(rng.below(kCities));
        if (a == b) continue;
        game.box.city[a].roads |= only_city(b);
        game.box.city[b].roads |= only_city(a);
      }
    }
    for (int set = 0; set < 50; ++set) {
      const auto residences = static_cast<CitySet>(rng.below(1U << kCities));
      int largest = 0;
      for (City city = 0; city < kCities; ++city) {
        if ((residences >> city & 1U) != 0) largest = std::max(largest, group_of(game, residences, city));
      }
      ASSERT_EQ(largest_group(game, residences), largest) << map << ": " << residences;
    }
  }
}

TEST(CAT_10_3, PathsRunThroughOwnCitiesAlone) {
  // Riga and Moskow are joined only by way of Novgorod or Smolensk.
  EXPECT_EQ(at_the_end(Position(2).residences(0, {"riga", "moskow"}).residences(1, {"novgorod"}))
                .part(0, "connection"),
            1);
  EXPECT_EQ(at_the_end(Position(2).residences(0, {"riga", "moskow", "novgorod"})).part(0, "connection"), 3);
}

TEST(CAT_10_3, TheSpaceMultiplies) {
  EXPECT_EQ(at_the_end(Position(2).residences(0, {"riga", "reval"}).favor(0, 12)).part(0, "connection"), 8);
}

TEST(CAT_10_4, MostPointsWinAndTiesShare) {
  const Sitting sitting = at_the_end(Position(3).points(0, 10).points(1, 30).points(2, 30));
  EXPECT_EQ(sitting.place(0), 3);
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(2), 1);
}

TEST(CAT_10_5, EveryPointBelongsToOnePart) {
  play_games(5, [](const Catherine& game, const State&, Seat, Move, const State& after) {
    const Standing standing = game.standing(after);
    for (Seat seat = 0; seat < game.players(); ++seat) {
      const auto& parts = standing.part[seat];
      ASSERT_EQ(std::accumulate(parts.begin(), parts.end(), 0), standing.total[seat]);
    }
  });
  EXPECT_EQ(find_game("catherine").language->score_parts.size(), 10u);
}

}  // namespace
}  // namespace tsardom::catherine
