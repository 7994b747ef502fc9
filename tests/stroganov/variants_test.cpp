// STR-17: variants.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/refused.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

TEST(STR_17_1, SetupFursLieAtRandom) {
  Sitting sitting = opening(2, {{"setup_furs", "random"}}).until("lay_setup_furs");
  for (const char* fur : {"5", "7", "2", "6", "3"}) {
    EXPECT_DOUBLE_EQ(sitting.chance_of("lay_fur " + std::string(fur)),
                     1.0 / static_cast<double>(sitting.legal(kChance).size()));
    sitting.chance("lay_fur " + std::string(fur));
  }
  sitting.until("draft");
  EXPECT_EQ(value_of(sitting.now().trade_fur), 5);
  std::vector<int> furs;
  for (const Piece fur : sitting.now().region_fur) furs.push_back(value_of(fur));
  EXPECT_EQ(furs, (std::vector<int>{7, 2, 6, 3, 4}));
}

TEST(STR_17_1, PricesFollowTheFurOfTheRegion) {
  Sitting sitting = Position(2, {{"setup_furs", "random"}})
                        .region_furs({7, 2, 6, 3, 4})
                        .at(0, 6)
                        .furs(0, "6 6")
                        .load("main");
  EXPECT_EQ(sitting.legal(0, "claim"), (Names{"6", "7"}));
}

// The board of seat 0 is the b side of this colour.
Json side_b(std::string_view colour) {
  const std::map<std::string_view, const char*> kOrders{
      {"blue", "bgry"}, {"green", "gbry"}, {"red", "rbgy"}, {"yellow", "ybgr"}};
  return {{"sides", "b"}, {"colours", kOrders.at(colour)}};
}

struct Board {
  const char* colour;
  std::vector<std::string> furs;  // "0": a free step
  std::vector<int> shields;       // by space, from 0
  Names rewards;
};

const std::vector<Board>& boards() {
  static const Names kAll{"HORSES3",        "STORY2",           "VILLAGE_ANY", "VP1",
                          "BAGFUR_HORSES2", "MARKETFUR_STORY2", "YURT_ANY",    "ANY_TWO"};
  static const std::vector<Board> kBoards{
      {"blue",
       {"2", "3", "4", "5", "6", "7"},
       {0, 0, 1, 3, 3, 6, 10},
       {"HORSES3", "STORY2", "VILLAGE_ANY", "MARKETFUR_STORY2", "YURT_ANY", "ANY_TWO"}},
      {"green", {"2", "2", "3", "4", "5", "6", "7", "8"}, {0, 0, 1, 1, 3, 3, 6, 6, 10}, kAll},
      {"red", {"3", "0", "5", "0", "6", "0", "8", "0"}, {0, 0, 1, 1, 3, 3, 6, 6, 10}, kAll},
      {"yellow", {"2", "2", "3", "4", "5", "6", "7", "8"}, {0, 0, 2, 2, 5, 5, 9, 9, 14}, kAll}};
  return kBoards;
}

TEST(STR_17_2, EveryColourHasItsOwnTrack) {
  for (const Board& board : boards()) {
    for (std::size_t space = 0; space < board.furs.size(); ++space) {
      const std::string& fur = board.furs[space];
      Position position(2, side_b(board.colour));
      position.at(0, 11).trophy(0, static_cast<int>(space));
      if (fur != "0") position.furs(0, fur);
      Sitting sitting = position.load("main");
      sitting.play(0, {"visit 5", "advance"});
      if (fur != "0") sitting.play(0, "pay " + fur);
      EXPECT_EQ(sitting.trophy(0), static_cast<int>(space) + 1) << board.colour;
      const Names open(board.rewards.begin(), board.rewards.begin() + static_cast<std::ptrdiff_t>(space) + 1);
      const Names listed = sitting.legal(0, "reward");
      EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()),
                std::set<std::string>(open.begin(), open.end()))
          << board.colour << ' ' << space + 1;
    }
  }
}

TEST(STR_17_2, EveryColourHasItsShields) {
  for (const Board& board : boards()) {
    for (std::size_t space = 0; space < board.shields.size(); ++space) {
      EXPECT_EQ(
          Position(2, side_b(board.colour)).trophy(0, static_cast<int>(space)).over().part(0, "trophies"),
          board.shields[space])
          << board.colour << ' ' << space;
    }
  }
}

TEST(STR_17_2, BlueIsShorter) {
  Sitting sitting = Position(2, side_b("blue")).at(0, 11).trophy(0, 6).furs(0, "8").load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.asked(), "rewards 0") << "the last space";
  sitting.play(0, "reward ANY_TWO");
  EXPECT_EQ(sitting.legal(0, "reward"),
            (Names{"HORSES3", "STORY2", "VILLAGE_ANY", "MARKETFUR_STORY2", "YURT_ANY"}));
}

TEST(STR_17_2, GreenBringsACoinOnEveryEvenSpace) {
  for (int space = 0; space < 8; ++space) {
    Sitting sitting = Position(2, side_b("green")).at(0, 11).trophy(0, space).furs(0, "tiger").load("main");
    sitting.play(0, {"visit 5", "advance", "pay tiger"});
    EXPECT_EQ(sitting.coins(0), (space + 1) % 2 == 0 ? 1 : 0) << space + 1;
  }
}

TEST(STR_17_2, RedStepsFreeEveryOtherTime) {
  Sitting sitting = Position(2, side_b("red")).at(0, 11).trophy(0, 3).load("main");
  sitting.play(0, "visit 5");
  EXPECT_EQ(sitting.legal(0), (Names{"advance", "stay"})) << "nothing to pay with";
  sitting.play(0, "advance");
  EXPECT_EQ(sitting.trophy(0), 4);
}

TEST(STR_17_2, SidesMayBeMixed) {
  const Stroganov game = game_for(3, {{"sides", "abaa"}});
  EXPECT_FALSE(game.has_side_b(0));
  EXPECT_TRUE(game.has_side_b(1));
  EXPECT_FALSE(game.has_side_b(2));
  Sitting sitting = Position(2, {{"sides", "abaa"}}).at(0, 6).at(1, 6).story(0, 11).story(1, 11).load("main");
  sitting.play(0, "visit 3");
  EXPECT_FALSE(sitting.can(0, "step_for_story"));
}

TEST(STR_17_3, TheStepCostsTheNumberOfTheNextSpace) {
  for (const Board& board : boards()) {
    for (std::size_t space = 0; space < board.furs.size(); ++space) {
      Sitting sitting = Position(2, side_b(board.colour))
                            .at(0, 6)
                            .story(0, 11)
                            .trophy(0, static_cast<int>(space))
                            .load("main");
      sitting.play(0, "visit 3");
      // the first space below that shows a fur
      std::size_t shown = space;
      while (shown < board.furs.size() && board.furs[shown] == "0") ++shown;
      ASSERT_EQ(sitting.can(0, "step_for_story"), shown < board.furs.size()) << board.colour << ' ' << space;
      if (shown == board.furs.size()) continue;  // red on 7
      sitting.play(0, "step_for_story");
      EXPECT_EQ(sitting.story(0), 12 - std::stoi(board.furs[shown])) << board.colour << ' ' << space;
      EXPECT_EQ(sitting.trophy(0), static_cast<int>(space) + 1);
      EXPECT_EQ(sitting.asked(), "rewards 0");
    }
  }
}

TEST(STR_17_3, NotOnTheLastSpace) {
  Sitting sitting = Position(2, side_b("blue")).at(0, 6).story(0, 11).trophy(0, 6).load("main");
  sitting.play(0, "visit 3");
  EXPECT_FALSE(sitting.can(0, "step_for_story"));
}

TEST(STR_17_3, GainsOfTheNewSpaceApplyAndCardsReachFurther) {
  Sitting sitting =
      Position(2, side_b("green")).at(0, 6).story(0, 11).trophy(0, 1).fulfilled(0, {"S7"}).load("main");
  sitting.play(0, {"visit 3", "step_for_story"});
  EXPECT_EQ(sitting.coins(0), 2) << "one of the village, one of space 2";
  EXPECT_EQ(sitting.legal(0, "reward"), (Names{"HORSES3", "STORY2", "VILLAGE_ANY"}))
      << "R-29: the token moved";
}

TEST(STR_17_2, NoSuchSidesAreRefused) {
  const auto refused = [](const char* sides) { return refusal_of([&] { opening(2, {{"sides", sides}}); }); };
  EXPECT_EQ(refused("aabb").code, "unfit_options");
  EXPECT_EQ(refused("aabb").rule, "STR-17.2");
  EXPECT_NE(refused("aabb").message.find("a player who is not there"), std::string::npos);
  EXPECT_NE(refused("bbaa").message.find("by the one letter"), std::string::npos) << "both are there";
}

}  // namespace
}  // namespace tsardom::stroganov
