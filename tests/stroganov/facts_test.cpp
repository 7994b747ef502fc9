// What the game tells a board besides the position.
#include <gtest/gtest.h>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

Json facts_of(const Sitting& sitting) { return sitting.table().view(0)["facts"]; }

TEST(STR_7_6, FactsTellWhatATileCosts) {
  const Json facts = facts_of(Position(2).at(0, 3).on(3, "2 3 tiger").gaps({5}).load());
  EXPECT_EQ(facts["claim"][0], 2);
  EXPECT_EQ(facts["claim"][2], 2 + 3);
  EXPECT_TRUE(facts["claim"][4].is_null());
}

TEST(STR_7_5, FactsTellWhereTheNextOutpostStands) {
  const Json facts = facts_of(Position(2).at(0, 3).built(1, {1, 4}).load());
  EXPECT_EQ(write_json(facts["free_space"]), "[null,0,0,1,0]");
  EXPECT_EQ(facts["players"][0]["built"], 0);
  EXPECT_EQ(facts["players"][1]["built"], 2);
}

TEST(STR_17_2, FactsTellTheTrackOfABoard) {
  const auto track = [](int players, const Json& options, std::size_t seat) {
    return facts_of(Position(players, options).at(0, 3).load())["players"][seat]["track"];
  };
  EXPECT_EQ(track(2, {{"sides", "abaa"}}, 0), "a");
  EXPECT_EQ(track(2, {{"sides", "abaa"}}, 1), "b_green");
  EXPECT_EQ(track(2, {{"sides", "b"}, {"colours", "rbgy"}}, 0), "b_red");
  EXPECT_EQ(track(1, Json::object(), kIvan), "a_ivan");
  EXPECT_EQ(track(1, {{"solo_rival", "katyusha"}}, kIvan), "b_katyusha");
}

TEST(STR_15_1, FactsCountTerrains) {
  const Json facts = facts_of(Position(2).at(0, 3).claimed(0, {"L20"}).load());
  const std::string terrain = thing("landscapes", "L20")["terrain"];
  for (const auto& [name, count] : facts["players"][0]["terrains"].items())
    EXPECT_EQ(count, name == terrain ? 1 : 0) << name;
}

}  // namespace
}  // namespace tsardom::stroganov
