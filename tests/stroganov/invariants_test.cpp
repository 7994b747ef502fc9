// What holds at every ply of every game, and positions that break it.
#include <gtest/gtest.h>

#include <functional>

#include "games/stroganov/chapters.hpp"
#include "table/registry.hpp"
#include "tests/stroganov/games.hpp"
#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {
namespace {

int furs_on_the_table(const State& now) {
  int furs = now.bag.total() + now.market.total() + static_cast<int>(now.draft.size());
  for (const Furs& tile : now.furs_on) furs += tile.total();
  for (const Player& player : now.player) furs += player.furs.total();
  return furs;
}

int tigers_on_the_table(const State& now) {
  int tigers = now.tigers + std::popcount(now.tigers_on);
  for (const Player& player : now.player) tigers += player.tigers;
  return tigers;
}

int banners_on_the_table(const State& now) {
  int banners = now.banners;
  for (const Player& player : now.player) banners += player.banners;
  return banners;
}

int tiles_on_the_table(const State& now) {
  int tiles = std::popcount(now.tile_stack) + std::popcount(now.laid);
  for (const Player& player : now.player) tiles += std::popcount(player.tiles);
  return tiles;
}

// STR-1.6, STR-1.7: nothing is made and nothing is lost.
void expect_conserved(const Stroganov& game, const State& now) {
  ASSERT_EQ(furs_on_the_table(now), 76);
  ASSERT_EQ(tigers_on_the_table(now), 16);
  ASSERT_EQ(banners_on_the_table(now), game.setup.players == 3 ? 17 : game.setup.players == 4 ? 20 : 12);
  ASSERT_EQ(tiles_on_the_table(now), 26);
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    int built = 0;
    for (const auto& spaces : now.outpost)
      built += static_cast<int>(std::count(spaces.begin(), spaces.end(), seat));
    ASSERT_EQ(built, now.player[seat].built_outposts());
    ASSERT_LE(built + now.player[seat].outposts, 5);
  }
}

// STR-3.2: Cossacks from right to left, each once.
void expect_in_order(const Stroganov& game, const State& now) {
  Seats seen = 0;
  int column = kColumns;
  for (const Seat seat : now.order) {
    ASSERT_LE(now.player[seat].column, column);
    column = now.player[seat].column;
    seen |= only(seat);
  }
  const bool are_seated = now.order.size() == game.seats();
  ASSERT_TRUE(!are_seated || seen == (1U << game.seats()) - 1U);
}

TEST(StroganovInvariants, HoldAtEveryPly) {
  for (const Stroganov& game : all_tables()) {
    for (int i = 0; i < many(2); ++i) {
      play_game(game, static_cast<std::uint64_t>(1000 * game.setup.players + i),
                [&](const State& before, Seat, Move, const State& after) {
                  ASSERT_FALSE(game.broken(after)) << game.broken(after).key;
                  expect_conserved(game, after);
                  expect_in_order(game, after);
                  for (Seat seat = 0; seat < game.seats(); ++seat) {
                    ASSERT_GE(after.player[seat].points, before.player[seat].points)
                        << "points are never lost";
                    ASSERT_GE(after.player[seat].trophy, before.player[seat].trophy);
                    ASSERT_EQ(before.player[seat].fulfilled & ~after.player[seat].fulfilled, 0u);
                    ASSERT_EQ(before.player[seat].built & ~after.player[seat].built, 0);
                    ASSERT_EQ(before.player[seat].tiles & ~after.player[seat].tiles, 0u);
                    ASSERT_LE(after.player[seat].story, 12);
                  }
                });
      if (HasFatalFailure()) return;
    }
  }
}

TEST(StroganovInvariants, NoMoveStandsTwiceAndAListIsNeverTooLong) {
  for (const Stroganov& game : all_tables()) {
    for (int i = 0; i < many(1); ++i) {
      play_game(game, static_cast<std::uint64_t>(77 + i),
                [&](const State& before, Seat seat, Move, const State&) {
                  MoveList legal;
                  game.moves(before, seat, legal);
                  for (int a = 0; a < legal.size(); ++a) {
                    for (int b = 0; b < a; ++b) ASSERT_FALSE(legal[a] == legal[b]);
                  }
                });
      if (HasFatalFailure()) return;
    }
  }
}

TEST(StroganovInvariants, AGameEndsAfterTheFourthWinterWithOneWinner) {
  for (const Stroganov& game : all_tables()) {
    const State end = play_game(game, 5, [](const State&, Seat, Move, const State&) {});
    EXPECT_TRUE(end.steps.empty());
    EXPECT_EQ(end.year, 4);
    EXPECT_EQ(end.season, Season::winter);
    const Standing standing = game.standing(end);
    int winners = 0;
    for (Seat seat = 0; seat < game.seats(); ++seat) winners += standing.place[seat] == 1;
    EXPECT_EQ(winners, 1) << "STR-15.2";
  }
}

// ------------------------------------------------------------------------------- positions that cannot be

Json usual() {
  return Position(3).year(2).at(0, 6).furs(0, "5 5").hand(1, {"A7"}).built(1, {4}).json("main");
}

template <class Change>
std::string refused_by(Json position, Change change) {
  change(position);
  try {
    find_game("stroganov").open({.players = 3, .from = position});
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return "";
}

TEST(StroganovInvariants, TheUsualPositionIsAccepted) {
  EXPECT_EQ(refused_by(usual(), [](Json&) {}), "");
}

TEST(StroganovInvariants, FursTigersAndBannersAddUp) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["furs"].push_back(5); }), "STR-1.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["market"].erase(0); }), "STR-1.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["tigers"] = 15; }), "STR-1.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["banners"] = 20; }), "STR-1.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["outposts"] = 6; }), "STR-1.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["furs"][0] = 9; }), "bad_state");
  const auto crowd = [](Json& p) {
    p["market"].push_back(2);
    p["bag"]["2"] = p["bag"]["2"].get<int>() - 1;
  };
  EXPECT_EQ(refused_by(usual(), crowd), "STR-1.1") << "the market has six places";
}

TEST(StroganovInvariants, TilesLieOnce) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["row"][3]["landscape"] = "L01"; }), "STR-1.7");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["row"][3] = nullptr; }), "STR-1.7");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["stacks"]["landscapes"].erase(0); }), "STR-1.7");
  const auto swap_start = [](Json& p) { std::swap(p["row"][2]["landscape"], p["stacks"]["landscapes"][0]); };
  EXPECT_EQ(refused_by(usual(), swap_start), "STR-2.2") << "a start tile was laid long ago";
  const auto pile_up = [](Json& p) {
    p["row"][0]["furs"] = {2, 2, 2, 2};
    p["bag"]["2"] = p["bag"]["2"].get<int>() - 4;
  };
  EXPECT_EQ(refused_by(usual(), pile_up), "STR-1.3") << "more furs than spots";
}

TEST(StroganovInvariants, RegionsAreComplete) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["fur"] = nullptr; }), "STR-1.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["fur"] = 3; }), "STR-2.4")
      << "it lies in region 1";
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["fur"] = 8; }), "STR-2.4");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["trade"] = nullptr; }), "STR-2.4");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["village"] = "V1"; }), "STR-2.6");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["village"] = nullptr; }), "STR-1.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["yurt"] = "YA1"; }), "STR-7.3");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["regions"][1]["wish"] = "A1"; }), "STR-7.4");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["songs"][1] = p["songs"][0]; }), "STR-2.9");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["hand"] = {"A7"}; }), "STR-1.8");
}

TEST(StroganovInvariants, OutpostsStandWhereTheyCan) {
  const auto set = [](int region, int space, const char* owner) {
    return [=](Json& p) {
      p["regions"][static_cast<std::size_t>(region)]["outposts"][static_cast<std::size_t>(space)] = owner;
    };
  };
  EXPECT_EQ(refused_by(usual(), set(0, 2, "free")), "STR-2.10");
  EXPECT_EQ(refused_by(usual(), set(0, 0, "neutral")), "STR-2.10");
  EXPECT_EQ(refused_by(usual(), set(0, 1, "2")), "STR-7.5") << "not the leftmost free space";
  EXPECT_EQ(refused_by(usual(), set(3, 1, "1")), "STR-7.5") << "two of one colour";
  EXPECT_EQ(refused_by(usual(), set(0, 0, "3")), "STR-7.5") << "nobody sits there";
  EXPECT_EQ(refused_by(usual(), set(0, 0, "2")), "");
}

TEST(StroganovInvariants, TheOrderFollowsTheColumns) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["order"] = {1, 0, 2}; }), "STR-3.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["order"] = {0, 1}; }), "STR-3.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["order"] = {0, 1, 1}; }), "STR-3.2");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["order"] = {0, 2, 1}; }), "");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["had_turn"] = {3}; }), "STR-3.3");
}

TEST(StroganovInvariants, TimeAndTracksHaveTheirLimits) {
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["year"] = 5; }), "STR-3.1");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["season"] = "winter"; }), "STR-3.3");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["story"] = 13; }), "STR-1.5");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["trophy"] = 9; }), "bad_state");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["column"] = 13; }), "bad_state");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["players"][0]["side"] = "b"; }), "bad_state");
}

TEST(StroganovInvariants, StepsAreThoseOfTheTurn) {
  const auto asks = [](Json step) { return [step](Json& p) { p["steps"].push_back(step); }; };
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["steps"] = Json::array(); }), "STR-3.1");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["steps"].erase(0); }), "STR-4.1");
  EXPECT_EQ(refused_by(usual(), [](Json& p) { p["steps"][1]["seat"] = 1; }), "STR-4.1") << "it had no turn";
  EXPECT_EQ(refused_by(usual(), asks({{"step", "story_twelve"}, {"seat", 0}})), "STR-10.3") << "story is 0";
  EXPECT_EQ(refused_by(usual(), asks({{"step", "hunt"}, {"seat", 0}})), "STR-6.4") << "nothing to hunt";
  EXPECT_EQ(refused_by(usual(), asks({{"step", "market_furs"}, {"seat", 1}, {"left", 1}})), "STR-8.5")
      << "not its turn";
  EXPECT_EQ(refused_by(usual(), asks({{"step", "market_furs"}, {"seat", 0}, {"left", 1}})), "");
}

// STR-2.1
TEST(StroganovInvariants, NobodyHasAnythingOfTheGameBeforeItBegins) {
  State opening = game_for(2).opening();
  EXPECT_FALSE(game_for(2).broken(opening));
  opening.player[0].story = 11;
  EXPECT_EQ(game_for(2).broken(opening).rule, "STR-2.1") << "a bear of the draft would bring it to 12";
}

TEST(StroganovInvariants, AutomaCardsFitTheTurns) {
  const Json solo = Position(1).season(Season::summer).at(0, 6).json("main");
  const auto refused = [&](const std::function<void(Json&)>& change) {
    Json position = solo;
    change(position);
    try {
      find_game("stroganov").open({.players = 1, .from = position});
    } catch (const Refusal& refusal) {
      return refusal.rule.empty() ? refusal.code : std::string(refusal.rule);
    }
    return std::string();
  };
  EXPECT_EQ(refused([](Json&) {}), "");
  EXPECT_EQ(refused([](Json& p) { p["automa"]["unseen"].erase(0); }), "STR-16.10");
  EXPECT_EQ(refused([](Json& p) { p["automa"]["flipped"] = nullptr; }), "STR-16.10");
  EXPECT_EQ(refused([](Json& p) { p["automa"]["top"]["steps"] = 12; }), "STR-18.4") << "no card moves so far";
  EXPECT_EQ(refused([](Json& p) { p["players"][1]["horses"] = 5; }), "STR-16.9");
}

}  // namespace
}  // namespace tsardom::stroganov
