// STR-15: the end of the game, part by part.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

// What seat 0 gets for one part at the end.
int part_of(Position position, std::string_view part) { return position.over().part(0, part); }

TEST(STR_15_1, EndScoringIsAddedToTheTrack) {
  const Sitting sitting = Position(2).points(0, 41).over();
  EXPECT_EQ(sitting.part(0, "track"), 41);
  EXPECT_EQ(sitting.score(0), 41);
}

TEST(STR_15_1, WishesCountAQuarterOfThePointsBeforeEverythingElse) {
  const Position player = Position(2).points(0, 10).coins(0, 20).furs(0, "tiger");
  EXPECT_EQ(part_of(Position(player).fulfilled(0, {"B6", "B3"}), "wishes"), 2 + 4)
      << "not of the 4, coins or tiger";
}

TEST(STR_15_1, SetsOfThreeAndOfFourTerrains) {
  const auto sets = [](const Names& tiles) { return part_of(Position(2).claimed(0, tiles), "landscapes"); };
  EXPECT_EQ(sets({"L06", "L11"}), 0);
  EXPECT_EQ(sets({"L06", "L07", "L08", "L11"}), 0) << "two terrains";
  EXPECT_EQ(sets({"L06", "L11", "L17"}), 3);
  EXPECT_EQ(sets({"L06", "L11", "L17", "L22"}), 6);
  EXPECT_EQ(sets({"L06", "L07", "L11", "L12", "L17", "L22"}), 6) << "forest 2, steppe 2, swamp 1, mountain 1";
  EXPECT_EQ(sets({"L06", "L07", "L11", "L12", "L17", "L18", "L22"}), 9) << "a set of four and one of three";
  EXPECT_EQ(sets({"L06", "L07", "L11", "L12", "L17", "L18", "L22", "L23"}), 12);
}

TEST(STR_15_1, TwoPointsForATiger) {
  EXPECT_EQ(part_of(Position(2).furs(0, "tiger tiger tiger"), "tigers"), 6);
}

TEST(STR_15_1, TheHighestShieldReached) {
  const std::vector<int> shields{0, 0, 1, 1, 3, 3, 6, 6, 10};
  for (int space = 0; space <= 8; ++space)
    EXPECT_EQ(part_of(Position(2).trophy(0, space), "trophies"), shields[static_cast<std::size_t>(space)])
        << space;
}

TEST(STR_15_1, BuiltOutposts) {
  EXPECT_EQ(part_of(Position(2), "outposts"), 0);
  EXPECT_EQ(part_of(Position(2).built(0, {1}), "outposts"), 1);
  EXPECT_EQ(part_of(Position(2).built(0, {1, 2}), "outposts"), 3);
  EXPECT_EQ(part_of(Position(2).built(0, {1, 2, 3}), "outposts"), 6);
  EXPECT_EQ(part_of(Position(2).built(0, {1, 2, 3, 4}), "outposts"), 10);
  EXPECT_EQ(part_of(Position(2).built(0, {1, 2, 3, 4, 5}), "outposts"), 15);
}

TEST(STR_15_1, UnbuiltOutpostsThatAreHeld) {
  const Sitting sitting = Position(2).built(0, {1, 2}).outposts(0, 2).over();
  EXPECT_EQ(sitting.part(0, "unbuilt"), 2) << "the fifth lies in the general supply";
}

TEST(STR_15_1, APointForTwoCoins) {
  EXPECT_EQ(part_of(Position(2).coins(0, 1), "coins"), 0);
  EXPECT_EQ(part_of(Position(2).coins(0, 7), "coins"), 3);
}

TEST(STR_15_1, FiveHorsesAreAFurTwoFursAPoint) {
  EXPECT_EQ(part_of(Position(2).furs(0, "2 3 8"), "furs"), 1);
  EXPECT_EQ(part_of(Position(2).furs(0, "2 3 8").horses(0, 5), "furs"), 2);
  EXPECT_EQ(part_of(Position(2).furs(0, "2 3 8").horses(0, 4), "furs"), 1);
  EXPECT_EQ(part_of(Position(2).horses(0, 14), "furs"), 1);
  EXPECT_EQ(part_of(Position(2).furs(0, "2 tiger"), "furs"), 0) << "a tiger is no fur here";
}

TEST(STR_15_1, APointForFourStoryPoints) {
  EXPECT_EQ(part_of(Position(2).story(0, 3), "story"), 0);
  EXPECT_EQ(part_of(Position(2).story(0, 11), "story"), 2);
  EXPECT_EQ(part_of(Position(2).story(0, 12), "story"), 3);
}

TEST(STR_15_1, ThePartsAddUp) {
  const Sitting sitting = Position(2)
                              .points(0, 20)
                              .fulfilled(0, {"B2"})
                              .claimed(0, {"L06", "L11", "L17"})
                              .furs(0, "2 3 tiger")
                              .trophy(0, 4)
                              .built(0, {1, 2})
                              .outposts(0, 1)
                              .coins(0, 5)
                              .horses(0, 10)
                              .story(0, 8)
                              .over();
  EXPECT_EQ(sitting.score(0), 20 + 3 + 3 + 2 + 3 + 3 + 1 + 2 + 2 + 2);
  EXPECT_EQ(sitting.score(1), 0);
}

TEST(STR_15_2, MostPointsWin) {
  const Sitting sitting = Position(3).points(0, 30).points(1, 31).points(2, 29).over();
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(0), 2);
  EXPECT_EQ(sitting.place(2), 3);
}

TEST(STR_15_2, ATieGoesToTheCossackFurtherRight) {
  const Sitting sitting = Position(3)
                              .points(0, 30)
                              .points(1, 30)
                              .points(2, 30)
                              .at(0, 3)
                              .at(1, 9)
                              .at(2, 3)
                              .order({2, 0, 1})
                              .over();
  EXPECT_EQ(sitting.place(1), 1);
  EXPECT_EQ(sitting.place(2), 2) << "in the same column the one more to the right";
  EXPECT_EQ(sitting.place(0), 3);
}

TEST(STR_15_2, TheScoreIsToldAtTheEnd) {
  Sitting sitting = Position(2).year(4).points(0, 30).points(1, 20).winter();
  ASSERT_TRUE(sitting.table().over());
  EXPECT_EQ(sitting.times("scored"), 2);
  EXPECT_EQ(sitting.place(0), 1);
}

}  // namespace
}  // namespace tsardom::stroganov
