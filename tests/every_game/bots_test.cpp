// The bots at every game, and the numbers of the laboratory.
#include "bots/bots.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "lab/bench.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

// A state of a random game in which a seat acts, some plies after the opening.
template <class G>
typename G::State some_decision(const G& game, Rng& rng) {
  typename G::State state = game.opening();
  SilentLog log;
  MoveList moves;
  for (int ply = 0; ply < 20 || holds(game.actors(state), kChance); ++ply) {
    typename G::State next = state;
    random_ply(game, next, one_of(game.actors(next), rng), rng, log, moves);
    if (game.actors(next) == 0) next = game.opening();
    state = next;
  }
  return state;
}

template <class G>
class EveryBot : public testing::Test {
 protected:
  // Asks the level at a few decisions of games for every number of players.
  template <class Check>
  static void asked(std::string_view level, Check check) {
    for (const Sitting<G>& sitting : usual_sittings<G>()) {
      Rng rng(1);
      for (int i = 0; i < 10; ++i) {
        const auto state = some_decision(sitting.game, rng);
        const Seat seat = one_of(sitting.game.actors(state), rng);
        const View<G> view(sitting.game, state, seat);
        check(sitting, legal(sitting.game, state, seat),
              [&](std::uint64_t seed) { return ask(sitting.game, view, level, 16, seed); });
      }
    }
  }
};
TYPED_TEST_SUITE(EveryBot, GameTypes, GameNames);

TYPED_TEST(EveryBot, PlaysALegalMoveThatTheSeedRepeats) {
  for (const std::string_view level : kLevels) {
    this->asked(level, [](const auto&, const MoveList& moves, const auto& bot) {
      const auto answer = bot(7), again = bot(7);
      ASSERT_TRUE(answer);
      EXPECT_TRUE(moves.contains(answer->move));
      EXPECT_EQ(answer->move, again->move);
      EXPECT_EQ(answer->chances, again->chances);
    });
  }
}

TYPED_TEST(EveryBot, SharesOneVictoryAmongThePlayers) {
  this->asked("random", [](const auto& sitting, const MoveList&, const auto& bot) {
    const auto chances = bot(7)->chances;
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
    const int rows = sitting.players + sitting.game.standing(sitting.game.opening()).rivals;
    for (int seat = rows; seat < kMostSeats; ++seat) EXPECT_EQ(chances[static_cast<std::size_t>(seat)], 0);
  });
}

TYPED_TEST(EveryBot, TellsWhatItLookedAt) {
  this->asked("greedy", [](const auto&, const MoveList& moves, const auto& bot) {
    const auto answer = bot(7);
    ASSERT_EQ(static_cast<int>(answer->looked.size()), moves.size());
    double best = answer->looked.front().value, chosen = best;
    for (const Looked& looked : answer->looked) {
      best = std::max(best, looked.value);
      if (looked.move == answer->move) chosen = looked.value;
    }
    EXPECT_EQ(chosen, best);
  });
}

TYPED_TEST(EveryBot, OfAnUnknownLevelDoesNotAnswer) {
  this->asked("brilliant", [](const auto&, const MoveList&, const auto& bot) { EXPECT_FALSE(bot(7)); });
}

// One greedy seat among random ones, in every seat in turn. Does it win more than this share of the games?
// Once that is clear, no more are played.
template <class G>
bool greedy_wins_more_than(double share, const Sitting<G>& sitting, int rounds) {
  const int games = rounds * sitting.players;
  std::array<double, kMostSeats> wins{};
  double greedy = 0;
  Rng rng(1);
  SilentLog log;
  for (int game = 0; game < games && greedy <= share * games; ++game) {
    const auto clever = static_cast<Seat>(game % sitting.players);
    typename G::State state = sitting.game.opening();
    MoveList moves;
    while (const Seats acting = sitting.game.actors(state)) {
      const Seat seat = one_of(acting, rng);
      if (seat != clever) {
        random_ply(sitting.game, state, seat, rng, log, moves);
        continue;
      }
      const View<G> view(sitting.game, state, seat);
      sitting.game.apply(state, seat, ask(sitting.game, view, "greedy", 0, rng.next())->move, log);
    }
    wins = {};
    share_win(sitting.game.standing(state), wins);
    greedy += wins[clever];
  }
  return greedy > share * games;
}

TYPED_TEST(EveryBot, IsBetterGreedyThanRandom) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    if (sitting.players == 1) continue;
    const double even = 1.0 / sitting.players;
    EXPECT_TRUE(greedy_wins_more_than(even + 0.1, sitting, effort() > 1 ? 40 : 10)) << sitting.name;
  }
}

TEST(Bots, StopThinkingInTime) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  const auto begin = std::chrono::steady_clock::now();
  const auto answer = ask(game, View(game, game.opening(), 0), "random", std::chrono::milliseconds(20), 1);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(20));
  EXPECT_NEAR(answer->chances[0] + answer->chances[1], 1, 1e-9);
}

// C4-3: three in a column, and the fourth cell is free.
TEST(Bots, GreedyTakesTheFourthDisc) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  connect_four::State state = game.opening();
  NoLog log;
  for (const int column : {3, 0, 3, 1, 3, 1}) {
    game.apply(state, only(0) == game.actors(state) ? 0 : 1, {0, static_cast<std::uint8_t>(column)}, log);
  }
  EXPECT_EQ(ask(game, View(game, state, 0), "greedy", 0, 1)->move, (Move{0, 3}));
}

TEST(Bench, ReportsJustTheFieldsThatWerePromised) {
  const BenchReport report = bench({.game = "connect_four", .players = 2, .seconds = 0.01});
  const nlohmann::ordered_json json = bench_json(report);
  std::vector<std::string> keys, fields;
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  for (const auto& [key, value] : json["rows"][0].items()) fields.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"probe_ns", "rows"}));
  EXPECT_EQ(fields, (std::vector<std::string>{"game", "players", "state_bytes", "copy_ns", "ns_per_decision",
                                              "ratio", "decisions_per_s", "games_per_s", "decisions_per_game",
                                              "chance_per_game", "mean_legal", "max_legal"}));
}

TEST(Bench, AddsUp) {
  const BenchReport report = bench({.game = "connect_four", .players = 0, .seconds = 0.01});
  ASSERT_EQ(report.rows.size(), 1U);
  const BenchRow& row = report.rows.front();
  EXPECT_EQ(row.state_bytes, 16U);
  EXPECT_GT(report.probe_ns, 1);
  EXPECT_GT(row.copy_ns, 0);
  EXPECT_NEAR(row.ratio, row.ns_per_decision / report.probe_ns, 1e-9);
  EXPECT_NEAR(row.decisions_per_s * row.ns_per_decision, 1e9, 1);
  EXPECT_NEAR(row.games_per_s * row.decisions_per_game, row.decisions_per_s, 1);
  EXPECT_GT(row.decisions_per_game, 7);  // the shortest game
  EXPECT_LT(row.decisions_per_game, 42);
  EXPECT_EQ(row.chance_per_game, 0);
  EXPECT_EQ(row.max_legal, 7);
}

TEST(Bench, HasARowForEveryNumberOfPlayersAndNoneForAnUnknownGame) {
  EXPECT_EQ(bench({.game = "perestroika", .players = 0, .seconds = 0.001}).rows.size(), 3U);
  EXPECT_EQ(bench({.game = "perestroika", .players = 2, .seconds = 0.001}).rows.size(), 1U);
  EXPECT_TRUE(bench({.game = "chess", .players = 2, .seconds = 0.001}).rows.empty());
}

}  // namespace
}  // namespace tsardom
