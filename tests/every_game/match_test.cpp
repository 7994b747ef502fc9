// Matches of the laboratory.
#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "lab/tune.hpp"
#include "table/refusal.hpp"
#include "table/registry.hpp"

namespace tsardom {
namespace {

MatchWish small_match() {
  return {.game = "connect_four",
          .contenders = read_contenders({"search:20", "random"}),
          .games = 12,
          .seed = 5,
          .threads = 1};
}

// All of the result that does not tell the time.
Json figures(const MatchReport& report) {
  Json json = match_json(report);
  for (Json& bot : json["bots"]) {
    bot.erase("decisions_per_s");
    bot.erase("iterations_per_s");
  }
  return json;
}

class Scratch {
 public:
  ~Scratch() { std::filesystem::remove(path_); }
  const std::string& path() const { return path_; }
  std::vector<std::string> lines() const {
    std::ifstream file(path_);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
  }

 private:
  std::string path_ = testing::TempDir() + "tsardom-match-" +
                      testing::UnitTest::GetInstance()->current_test_info()->name() + ".jsonl";
};

std::string code_of(const MatchWish& wish) {
  try {
    match(wish);
    return "";
  } catch (const Refusal& refusal) {
    return refusal.code;
  }
}

TEST(Match, DoesNotDependOnThreads) {
  MatchWish wish = small_match();
  const Json alone = figures(match(wish));
  wish.threads = 4;
  EXPECT_EQ(figures(match(wish)), alone);
}

TEST(Match, IsAnotherOneWithAnotherSeed) {
  MatchWish wish = small_match();
  wish.contenders = read_contenders({"random", "random"});
  wish.games = 40;
  wish.game = "perestroika";
  const Json one = figures(match(wish));
  wish.seed = 6;
  Json other = figures(match(wish));
  other["seed"] = 5;
  EXPECT_NE(one, other);
}

TEST(Match, HasJustTheFieldsThatWerePromised) {
  const Json json = match_json(match(small_match()));
  std::vector<std::string> fields;
  for (const auto& [key, value] : json["bots"][0].items()) fields.push_back(key);
  EXPECT_EQ(fields,
            (std::vector<std::string>{"bot", "wins", "games", "win_rate", "low", "high", "mean_points",
                                      "mean_place", "elo", "decisions_per_s", "iterations_per_s", "titles"}));
  EXPECT_EQ(json["games"], 12);
  EXPECT_EQ(json["bots"][0]["bot"], "search:20");
  EXPECT_GT(json["bots"][0]["iterations_per_s"], 0);
}

TEST(Match, AddsUp) {
  const MatchReport report = match(small_match());
  ASSERT_EQ(report.scores.size(), 2U);
  const Score &search = report.scores[0], &random = report.scores[1];
  EXPECT_EQ(search.games, 12);
  EXPECT_NEAR(search.wins + random.wins, 12, 1e-9);
  EXPECT_NEAR(search.win_rate, search.wins / 12, 1e-9);
  EXPECT_NEAR(search.elo, -random.elo, 1e-9);
  EXPECT_TRUE(0 <= search.low && search.low <= search.win_rate && search.win_rate <= search.high &&
              search.high <= 1);
  EXPECT_GT(search.wins, random.wins);
}

// Two of one name count together: 20 seats, half of them won; Wilson's interval is 0.299 to 0.701.
TEST(Match, KnowsHowSureItIs) {
  MatchWish wish = small_match();
  wish.contenders = read_contenders({"greedy", "greedy"});
  wish.games = 10;
  const Score both = match(wish).scores.front();
  EXPECT_EQ(both.games, 20);
  EXPECT_NEAR(both.win_rate, 0.5, 1e-9);
  EXPECT_NEAR(both.low, 0.299, 0.001);
  EXPECT_NEAR(both.high, 0.701, 0.001);
}

// Every deal is played in every seating: equals score the same in each, so a first player's advantage
// cancels.
TEST(Match, PlaysEveryDealInEverySeating) {
  MatchWish wish = small_match();
  wish.game = "perestroika";
  wish.players = 3;
  wish.contenders = read_contenders({"greedy", "random", "random"});
  wish.games = 4;
  const MatchReport report = match(wish);
  EXPECT_EQ(report.games, 6);
  EXPECT_EQ(report.scores[0].games, 6);
  EXPECT_EQ(report.scores[1].games, 12);
}

TEST(Match, IsPlayedAloneByEverybodyInTurn) {
  MatchWish wish = small_match();
  wish.game = "perestroika";
  wish.players = 1;
  wish.contenders = read_contenders({"greedy", "random"});
  wish.games = 8;
  const MatchReport report = match(wish);
  EXPECT_EQ(report.scores[0].games, 4);
  EXPECT_EQ(report.scores[1].games, 4);
  int titles = 0;
  for (const auto& [title, count] : report.scores[0].titles) titles += count;
  EXPECT_EQ(titles, 4);
}

TEST(Match, GoesOnWhereItWasInterrupted) {
  const Scratch file;
  MatchWish wish = small_match();
  const Json whole = figures(match(wish));
  wish.resume = file.path();
  match(wish);
  std::vector<std::string> lines = file.lines();
  ASSERT_EQ(lines.size(), 13U);
  {
    std::ofstream torn(file.path(), std::ios::trunc);
    for (int i = 0; i < 6; ++i) torn << lines[static_cast<std::size_t>(i)] << '\n';
    torn << lines[6].substr(0, lines[6].size() / 2);
  }
  int played = 0;
  wish.progress = [&played](int, int) { ++played; };
  EXPECT_EQ(figures(match(wish)), whole);
  EXPECT_EQ(played, 7);
  EXPECT_EQ(file.lines().size(), 13U);
}

TEST(Match, DoesNotGoOnWithAnother) {
  const Scratch file;
  MatchWish wish = small_match();
  wish.games = 2;
  wish.resume = file.path();
  match(wish);
  wish.seed = 6;
  EXPECT_EQ(code_of(wish), "other_match");
}

TEST(Match, StopsWhenItIsClear) {
  MatchWish wish = small_match();
  wish.games = 400;
  wish.stops_early = true;
  const MatchReport report = match(wish);
  EXPECT_TRUE(report.stopped);
  EXPECT_LT(report.games, 400);
  wish.threads = 3;
  EXPECT_EQ(figures(match(wish)), figures(report));
}

TEST(Match, RefusesWhatCannotBePlayed) {
  MatchWish wish = small_match();
  wish.contenders.pop_back();
  EXPECT_EQ(code_of(wish), "wrong_bots");
  wish.contenders.clear();
  EXPECT_EQ(code_of(wish), "wrong_bots");
  wish = small_match();
  wish.game = "chess";
  EXPECT_EQ(code_of(wish), "unknown_game");
  EXPECT_THROW(read_contenders({"brilliant"}), Refusal);
}

TEST(Tune, MovesWeightsAndProvesThemOnFreshDeals) {
  const TuneReport report = tune({.game = "perestroika", .rounds = 2, .games = 4, .proof = 4, .threads = 1});
  EXPECT_EQ(report.weights.size(), find_game("perestroika").weights.size());
  EXPECT_EQ(report.proof.games, 4);
  EXPECT_EQ(report.proof.scores.front().name, "new");
}

TEST(Tune, KnowsWeightsOfEveryGameWithAnEvaluation) {
  for (const GameEntry& game : all_games()) {
    if (game.weights.empty()) continue;
    const std::string id(game.id());
    const TuneReport report = tune({.game = id, .rounds = 1, .games = 2, .proof = 2, .threads = 1});
    ASSERT_EQ(report.weights.size(), game.weights.size()) << id;
    for (const TuneReport::Weight& weight : report.weights) EXPECT_FALSE(weight.name.empty()) << id;
  }
  for (const char* game : {"ivan", "stroganov", "catherine", "perestroika"})
    EXPECT_FALSE(find_game(game).weights.empty()) << game;
}

TEST(Tune, RefusesAGameWithoutWeights) { EXPECT_THROW(tune({.game = "connect_four"}), Refusal); }

}  // namespace
}  // namespace tsardom
