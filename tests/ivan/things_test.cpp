// Every estate, trade token, spoils token and region reward of the box at least once; and boxes that are
// refused.
#include <gtest/gtest.h>

#include "tests/ivan/position.hpp"
#include "tests/other_box.hpp"

namespace tsardom::ivan {
namespace {

struct Case {
  const char* id;
  std::vector<std::string> then;  // moves after it
  Counts held;                    // at the end
  int points = 0;
  friend std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.id; }
};

// IVN-8.3, IVN-12.1
class IVN_8_3_Estates : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(
    Box, IVN_8_3_Estates,
    testing::Values(
        Case{"E01", {}, {{"coin", 4}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E02", {}, {{"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E03",
             {"place moscow"},
             {{"coin", 1}, {"grain", 2}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E04", {}, {{"coin", 2}, {"grain", 5}, {"wood", 3}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E05", {}, {{"coin", 2}, {"grain", 3}, {"wood", 1}, {"stone", 3}, {"gunpowder", 1}}},
        Case{"E06",
             {"pick gunpowder", "pick steel"},
             {{"coin", 1}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 2}, {"steel", 1}}},
        Case{"E07",
             {"swap_one coin", "pick textile", "swap_one coin", "pick grain"},
             {{"grain", 4}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}, {"textile", 1}}},
        Case{"E08",
             {"move warrior moscow tver"},
             {{"coin", 2}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E09",
             {"income moscow", "pay"},
             {{"coin", 1}, {"grain", 3}, {"wood", 2}, {"stone", 2}, {"gunpowder", 1}}},
        Case{"E10",
             {"take_project C05"},
             {{"coin", 1}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E11", {"complete M04"}, {{"stone", 1}, {"gunpowder", 1}}, 5},
        Case{"E12",
             {"resolve slot1"},
             {{"coin", 1}, {"grain", 4}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}}},
        Case{"E13", {}, {{"coin", 2}, {"grain", 3}, {"wood", 2}, {"stone", 1}}, 2},
        Case{"E14", {}, {{"coin", 2}, {"grain", 3}, {"wood", 2}, {"stone", 1}}},
        Case{"E15", {"build moscow"}, {{"coin", 2}, {"grain", 3}, {"wood", 1}, {"gunpowder", 1}}}));
TEST_P(IVN_8_3_Estates, DoesWhatItSays) {
  const Case& estate = GetParam();
  Sitting sit = Position(2)
                    .holds(0, {{"coin", 2}, {"grain", 3}, {"wood", 2}, {"stone", 1}, {"gunpowder", 1}})
                    .warriors(0, {{"moscow", 1}})
                    .hand(0, {"M04"})
                    .projects({"C05"})
                    .owns(0, {estate.id})
                    .favor({1, 0})
                    .exit(0)
                    .load();
  sit.play(0, std::string("free ") + estate.id);
  for (const std::string& move : estate.then) sit.play(0, move);
  sit.luck();
  EXPECT_EQ(sit.asked(), "exit 0");
  EXPECT_EQ(sit.held(0), estate.held);
  EXPECT_EQ(sit.score(0), estate.points);
  EXPECT_EQ(sit.list(0, "used"), Names{estate.id});
}

// IVN-10.3
class IVN_10_3_Tokens : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(
    Box, IVN_10_3_Tokens,
    testing::Values(
        Case{"TT01", {}, {{"grain", 1}, {"coin", 1}}}, Case{"TT02", {}, {{"grain", 1}, {"coin", 1}}},
        Case{"TT03", {}, {{"wood", 1}, {"coin", 1}}}, Case{"TT04", {}, {{"wood", 1}, {"coin", 1}}},
        Case{"TT05", {}, {{"grain", 1}, {"wood", 1}}}, Case{"TT06", {}, {{"grain", 1}, {"wood", 1}}},
        Case{"TT07", {}, {{"stone", 1}}}, Case{"TT08", {}, {{"stone", 1}}},
        Case{"TT09", {}, {{"gunpowder", 1}}}, Case{"TT10", {}, {{"textile", 1}}},
        Case{"TT11", {}, {{"steel", 1}}}, Case{"TT12", {"place novgorod_seversky"}, {}},
        Case{"TT13", {"place novgorod_seversky"}, {}},
        Case{"TT14", {"move warrior novgorod_seversky kursk"}, {}},
        Case{"TT15", {"move warrior novgorod_seversky moscow"}, {}}, Case{"TT16", {}, {}, 2},
        Case{"TT17", {}, {}, 2}, Case{"TT18", {"income novgorod_seversky"}, {{"wood", 2}}},
        Case{"TT19", {"top_project"}, {}}, Case{"TT20", {"pick coin"}, {{"coin", 1}}}));
TEST_P(IVN_10_3_Tokens, IsResolvedWhenTaken) {
  const Case& token = GetParam();
  Sitting sit =
      Position(2).warriors(0, {{"chernigov", 1}}).token_on("W01", token.id).part(0, "maneuver", 1).load();
  sit.play(0, {"part move", "move warrior chernigov novgorod_seversky", "slot 4"});
  for (const std::string& move : token.then) sit.play(0, move);
  sit.luck();
  EXPECT_EQ(sit.asked(), "deploy 0");
  EXPECT_EQ(sit.held(0), token.held);
  EXPECT_EQ(sit.score(0), token.points);
  EXPECT_EQ(sit.pad(0)[3], token.id);
}

// IVN-11.4
class IVN_11_4_Spoils : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(Box, IVN_11_4_Spoils,
                         testing::Values(Case{"SP01", {}, {}, 3}, Case{"SP02", {}, {}, 3},
                                         Case{"SP03", {"move warrior moscow tver"}, {}},
                                         Case{"SP04", {"income moscow"}, {{"coin", 1}}},
                                         Case{"SP05", {}, {{"grain", 3}}}, Case{"SP06", {}, {{"wood", 3}}},
                                         Case{"SP07", {}, {{"stone", 2}}},
                                         Case{"SP08", {}, {{"gunpowder", 1}, {"steel", 1}}},
                                         Case{"SP09", {}, {{"coin", 3}}}, Case{"SP10", {"place moscow"}, {}},
                                         Case{"SP11", {}, {}, 1},
                                         Case{"SP12", {"top_project"}, {{"coin", 1}}}));
TEST_P(IVN_11_4_Spoils, AreKeptAndResolved) {
  const Case& spoils = GetParam();
  Sitting sit = Position(2)
                    .holds(0, {{"gunpowder", 1}})
                    .warriors(0, {{"moscow", 1}})
                    .owns(0, {"E14"})
                    .spoils({spoils.id, spoils.id == std::string("SP01") ? "SP02" : "SP01"})
                    .exit(0)
                    .load();
  sit.play(0, {"free E14", std::string("spoils ") + spoils.id});
  for (const std::string& move : spoils.then) {
    sit.luck();
    sit.play(0, move);
  }
  sit.luck();
  EXPECT_EQ(sit.asked(), "exit 0");
  EXPECT_EQ(sit.held(0), spoils.held);
  EXPECT_EQ(sit.score(0), spoils.points);
  EXPECT_EQ(sit.list(0, "spoils"), Names{spoils.id});
}

// IVN-13.3: the other reward of every token; the points are the first reward of each.
class IVN_13_3_Rewards : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(
    Box, IVN_13_3_Rewards,
    testing::Values(
        Case{"RL1", {}, {{"coin", 2}}, 2}, Case{"RL2", {}, {{"grain", 3}}, 2},
        Case{"RL3", {}, {{"wood", 3}}, 2}, Case{"RL4", {}, {{"stone", 1}, {"coin", 1}}, 3},
        Case{"RL5", {"pick steel"}, {{"steel", 1}, {"coin", 1}}, 3}, Case{"RL6", {"place moscow"}, {}, 3},
        Case{"RL7", {"top_project"}, {{"coin", 1}}, 3}, Case{"RL8", {}, {}, 4},
        Case{"RL9", {"top_estate"}, {}, 4},
        Case{"RD1", {"pick gunpowder", "pick gunpowder"}, {{"gunpowder", 2}}, 4},
        Case{"RD2", {"place moscow", "place moscow"}, {}, 4},
        Case{"RD3", {"pick coin", "pick grain", "pick steel"}, {{"coin", 1}, {"grain", 1}, {"steel", 1}}, 4},
        Case{"RD4", {}, {}, 5}, Case{"RD5", {"top_title"}, {}, 5},
        Case{"RD6", {"resolve_two slot1 slot2", "next slot2", "next slot1"}, {{"grain", 1}, {"wood", 1}}, 5},
        Case{"RD7", {}, {}, 5}, Case{"RD8", {"build moscow"}, {}, 6},
        Case{"RD9", {"spoils SP05"}, {{"grain", 3}}, 6}));
TEST_P(IVN_13_3_Rewards, BothRewardsOfAToken) {
  const Case& token = GetParam();
  const bool dark = token.id[1] == 'D';
  const auto at_east = [&] {
    Position p(3);
    p.round(dark ? 4 : 1).card("reward", "A-kremlin").region("east", token.id).spoils({"SP05"});
    p.warriors(1, {{"moscow", 2}}).favor({1, 2, 0}).exit(0);
    return p;
  };
  Sitting points = at_east().load();
  points.play(0, {"exit reward", "no_seal", "finish"}).play(1, std::string("reward ") + token.id + "a");
  EXPECT_EQ(points.part(1, "regions"), token.points);
  Sitting other = at_east().load();
  other.play(0, {"exit reward", "no_seal", "finish"}).play(1, std::string("reward ") + token.id + "b");
  for (const std::string& move : token.then) {
    other.luck();
    other.play(1, move);
  }
  other.luck();
  EXPECT_EQ(other.held(1), token.held);
  EXPECT_EQ(other.part(1, "regions"), 0);
}

// A box that does not add up is refused with its place.
TEST(IVN_1_2, BrokenBoxesAreRefusedWithTheirPlace) {
  const auto says = [](const std::string& place, const Json& value, std::string_view part) {
    const Json box = changed_box("ivan", [&](Json& changed) { changed[Json::json_pointer(place)] = value; });
    const std::string complaint = refusal_of_box("ivan", box).message;
    EXPECT_NE(complaint.find(part), std::string::npos) << place << ": " << complaint;
  };
  open_with("ivan", changed_box("ivan", [](Json&) {}));
  says("/player_set/warriors", -1, "player_set.warriors");
  says("/cities/3/region", "siberia", "cities[3].region: unknown name");
  says("/waterways/4/b", "atlantis", "waterways[4].b: unknown name");
  says("/waterways/4/trade_slot", false, "fewer than 10 trade slots");
  says("/waterways/2/trade_slot", true, "trade slots");
  says("/waterways/2/b", "chernigov", "joins two cities");
  says("/estates/0/effect/0", Json({{"teleport", 1}}), "estates[0].effect[0]: unknown effect");
  says("/trade_tokens/0/effect/0", Json({{"resolve_trade", 1}}), "cannot stand here");
  says("/spoils/1/id", "SP01", "stands twice");
  says("/counts/titles", 14, "counts.titles");
  says("/projects/0/type", "military", "ten cards of each type");
  says("/projects/0/cost", Json({{"gold", 1}}), "names no resource");
  says("/region_tokens/0/shade", "dark", "nine of each shade");
  says("/region_tokens/0/vp", 3, "number on the token");
  says("/pad/free_actions/1/effect/0/then/0/gain/coin", 2, "at most a coin");
  says("/titles/0/score/per", "wishes", "titles[0].score.per");
  says("/chambers/3/regular/0/exchange/give", 1, "chambers[3].regular[0].exchange.give");
  says("/assignment_cards/5/target", Json({{"any", true}}), "stays in the Kremlin");
}

TEST(IVN_1_1, AMapInTwoPartsIsRefused) {
  const Json box = changed_box("ivan", [](Json& changed) {
    for (Json& way : changed["waterways"]) {
      if (way["a"] == "kholmogory") way["a"] = way["b"] == "vologda" ? "yaroslavl" : "moscow";
    }
  });
  const std::string complaint = refusal_of_box("ivan", box).message;
  EXPECT_NE(complaint.find("kholmogory"), std::string::npos) << complaint;
}

}  // namespace
}  // namespace tsardom::ivan
