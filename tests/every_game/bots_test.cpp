// The bots at every game, and the numbers of the laboratory.
#include "bots/bots.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <type_traits>

#include "lab/bench.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

// A state of a random game in which a seat acts, some decisions after the opening.
template <class G>
typename G::State some_decision(const G& game, Rng& rng) {
  typename G::State state = game.opening();
  SilentLog log;
  MoveList moves;
  for (unsigned left = 10 + rng.below(20); left > 0 || holds(game.actors(state), kChance);) {
    const Seat seat = one_of(game.actors(state), rng);
    random_ply(game, state, seat, rng, log, moves);
    if (seat != kChance && left > 0) --left;
    if (game.actors(state) == 0) state = game.opening();
  }
  return state;
}

// Every level, with a budget that a seed repeats.
std::vector<std::pair<std::string, Bot>> all_bots() {
  std::vector<std::pair<std::string, Bot>> bots;
  for (const Level& level : levels()) {
    bots.emplace_back(level.name, level.bot);
    bots.back().second.budget = 16;
  }
  return bots;
}

template <class G>
class EveryBot : public testing::Test {
 protected:
  // Asks at a few decisions of games for every number of players.
  template <class Check>
  static void asked(const Bot& bot, Check check) {
    for (const Sitting<G>& sitting : usual_sittings<G>()) {
      Rng rng(1);
      for (int i = 0; i < 10; ++i) {
        const auto state = some_decision(sitting.game, rng);
        const Seat seat = one_of(sitting.game.actors(state), rng);
        const View<G> view(sitting.game, state, seat);
        check(sitting, legal(sitting.game, state, seat),
              [&](std::uint64_t seed) { return ask(sitting.game, view, bot, seed); });
      }
    }
  }
};
TYPED_TEST_SUITE(EveryBot, GameTypes, GameNames);

void expect_equal(const Answer& one, const Answer& other) {
  EXPECT_EQ(one.move, other.move);
  EXPECT_EQ(one.chances, other.chances);
  EXPECT_EQ(one.points, other.points);
  ASSERT_EQ(one.looked.size(), other.looked.size());
  for (std::size_t i = 0; i < one.looked.size(); ++i) {
    EXPECT_EQ(one.looked[i].move, other.looked[i].move);
    EXPECT_EQ(one.looked[i].visits, other.looked[i].visits);
    EXPECT_EQ(one.looked[i].worth, other.looked[i].worth);
  }
}

TYPED_TEST(EveryBot, PlaysALegalMoveThatTheSeedRepeats) {
  for (const auto& [name, bot] : all_bots()) {
    this->asked(bot, [&name = name](const auto&, const MoveList& moves, const auto& asked) {
      const Answer answer = asked(7);
      EXPECT_TRUE(moves.contains(answer.move)) << name;
      expect_equal(answer, asked(7));
    });
  }
}

TYPED_TEST(EveryBot, SearchesTheSameOnSeveralThreads) {
  Bot bot = *find_bot("search:90");
  bot.threads = 3;
  this->asked(bot, [](const auto&, const MoveList& moves, const auto& asked) {
    const Answer answer = asked(7);
    EXPECT_EQ(answer.iterations, moves.size() == 1 ? 0U : 90U);
    expect_equal(answer, asked(7));
  });
}

TYPED_TEST(EveryBot, SharesOneVictoryAmongThePlayers) {
  this->asked({}, [](const auto& sitting, const MoveList&, const auto& bot) {
    const auto chances = bot(7).chances;
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
    const int rows = sitting.players + sitting.game.standing(sitting.game.opening()).rivals;
    for (int seat = rows; seat < kMostSeats; ++seat) EXPECT_EQ(chances[static_cast<std::size_t>(seat)], 0);
  });
}

TYPED_TEST(EveryBot, TellsWhatItLookedAt) {
  this->asked(*find_bot("greedy"), [](const auto&, const MoveList& moves, const auto& bot) {
    const Answer answer = bot(7);
    ASSERT_EQ(static_cast<int>(answer.looked.size()), moves.size());
    double best = answer.looked.front().value, chosen = best;
    for (const Looked& looked : answer.looked) {
      best = std::max(best, looked.value);
      if (looked.move == answer.move) chosen = looked.value;
    }
    EXPECT_EQ(chosen, best);
  });
}

// And thinks no longer about a choice that is made: no other could still be looked at as often.
TYPED_TEST(EveryBot, LooksAtLegalMovesAndCountsEveryIteration) {
  this->asked(*find_bot("search:200"), [](const auto&, const MoveList& moves, const auto& bot) {
    const Answer answer = bot(7);
    if (moves.size() == 1) return;
    std::uint32_t visits = 0;
    for (const Looked& looked : answer.looked) {
      EXPECT_TRUE(moves.contains(looked.move));
      EXPECT_TRUE(looked.worth >= 0 && looked.worth <= 1) << looked.worth;
      EXPECT_LE(looked.visits, answer.looked.front().visits);
      visits += looked.visits;
    }
    EXPECT_EQ(visits, answer.iterations);
    ASSERT_LE(visits, 200U);
    const std::uint32_t second = answer.looked.size() < 2 ? 0 : answer.looked[1].visits;
    EXPECT_TRUE(visits == 200 || answer.looked.front().visits > second + 200 - visits) << visits;
    ASSERT_FALSE(answer.line.empty());
    EXPECT_EQ(answer.line.front().move, answer.move);
  });
}

// Looks for a turn with two questions in a row, and counts what the second one finds looked at already.
// Answers -1 if there is none.
template <class G>
int visits_at_second_question(const G& game) {
  Rng rng(1);
  for (int i = 0; i < 400; ++i) {
    auto state = some_decision(game, rng);
    const Seat seat = one_of(game.actors(state), rng);
    Mind<G> mind(game, *find_bot("search:200"));
    const Answer first = mind.choose(View<G>(game, state, seat), 1);
    SilentLog log;
    game.apply(state, seat, first.move, log);
    if (first.line.size() < 2 || first.line[1].seat != seat) continue;
    if (game.actors(state) != only(seat) || legal(game, state, seat).size() == 1) continue;
    mind.chose(seat, first.move);
    int visits = 0;
    for (const Looked& looked : mind.choose(View<G>(game, state, seat), 2).looked)
      visits += static_cast<int>(looked.visits);
    return visits;
  }
  return -1;
}

// What is kept from question to question of a turn is the same tree: its visits are counted on. A game may
// ask one question a turn, or mostly everybody at once.
TYPED_TEST(EveryBot, KeepsItsTreeWithinATurn) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    const int visits = visits_at_second_question(sitting.game);
    EXPECT_TRUE(visits > 200 || visits == -1) << sitting.name << ": " << visits;
  }
}

TEST(Bots, FindLongTurnsToKeepTheirTreeIn) {
  EXPECT_GT(visits_at_second_question(usual_game<ivan::Ivan>(2)), 200);
  EXPECT_GT(visits_at_second_question(usual_game<stroganov::Stroganov>(2)), 200);
  EXPECT_GT(visits_at_second_question(usual_game<perestroika::Perestroika>(2)), 200);
}

TEST(Bots, AreUnknownByOtherNames) {
  for (const char* name :
       {"brilliant", "", "search", "search:", "search:0", "search:-1", "search:1s", "search:1x"})
    EXPECT_FALSE(find_bot(name)) << name;
  EXPECT_EQ(find_bot("search:250")->budget, Budget(250));
  EXPECT_EQ(find_bot("search:250ms")->budget, Budget(std::chrono::milliseconds(250)));
}

// One bot of the level among random ones, in every seat in turn. Does it win more than this share of the
// games? Once that is clear, no more are played.
template <class G>
bool wins_more_than(double share, const Bot& bot, const Sitting<G>& sitting, int rounds) {
  const int games = rounds * sitting.players;
  PerSeat<double> wins{};
  double won = 0;
  Rng rng(1);
  SilentLog log;
  for (int game = 0; game < games && won <= share * games; ++game) {
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
      sitting.game.apply(state, seat, Mind<G>(sitting.game, bot).choose(view, rng.next()).move, log);
    }
    wins = {};
    share_win(sitting.game.standing(state), wins);
    won += wins[clever];
  }
  return won > share * games;
}

TYPED_TEST(EveryBot, IsBetterGreedyThanRandom) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    if (sitting.players == 1) continue;
    const double even = 1.0 / sitting.players;
    EXPECT_TRUE(wins_more_than(even + 0.1, *find_bot("greedy"), sitting, effort() > 1 ? 40 : 10))
        << sitting.name;
  }
}

TYPED_TEST(EveryBot, IsBetterSearchingThanRandom) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    if (sitting.players == 1) continue;
    const double even = 1.0 / sitting.players;
    EXPECT_TRUE(wins_more_than(even + 0.1, *find_bot("search:50"), sitting, effort() > 1 ? 4 : 2))
        << sitting.name;
  }
}

// Never shorter than `least`; and as a busy machine may take a processor away for a while, one of some tries
// is not a tenth longer than the time.
template <class G>
void expect_in_time(const G& game, std::string_view name, std::chrono::milliseconds least,
                    std::chrono::milliseconds time) {
  Bot bot = *find_bot(name);
  bot.budget = time;
  const auto first_of = [](Seats seats) { return static_cast<Seat>(std::countr_zero(seats)); };
  Rng rng(1);
  auto state = some_decision(game, rng);
  while (legal(game, state, first_of(game.actors(state))).size() == 1) state = some_decision(game, rng);
  const View<G> view(game, state, first_of(game.actors(state)));
  auto shortest = std::chrono::steady_clock::duration::max();
  for (int tries = 0; tries < 20 && shortest > time * 11 / 10; ++tries) {
    const auto begin = std::chrono::steady_clock::now();
    ask(game, view, bot, 1);
    shortest = std::min(shortest, std::chrono::steady_clock::now() - begin);
  }
  EXPECT_GE(shortest, least) << name;
  EXPECT_LE(shortest, time * 11 / 10) << name;
}

// A search may end early, but no choice is made before half of the nine tenths that are for choosing.
TYPED_TEST(EveryBot, ThinksNoLongerThanItMay) {
  using std::chrono::milliseconds;
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>())
    expect_in_time(sitting.game, "master", milliseconds(44), milliseconds(100));
}

TEST(Bots, ThinkAsLongAsTheyMay) {
  using std::chrono::milliseconds;
  const auto game = usual_game<connect_four::ConnectFour>(2);
  for (const char* name : {"random", "greedy"})
    expect_in_time(game, name, milliseconds(180), milliseconds(200));
}

TEST(Bots, DoNotThinkWhereThereIsNoChoice) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  // Six columns are full and nobody has four.
  connect_four::State state{};
  for (int column = 0; column < 6; ++column) {
    for (int row = 0; row < 6; ++row) {
      const bool second = (column % 4 < 2) == (row % 2 == 0);
      state.discs[second] |= std::uint64_t{1} << (7 * column + row);
    }
  }
  ASSERT_EQ(legal(game, state, 0).size(), 1);
  const auto begin = std::chrono::steady_clock::now();
  const Answer answer = Mind(game, *find_bot("master")).choose(View(game, state, 0), 1);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(100));
  EXPECT_EQ(answer.iterations, 0U);
}

// The fourth disc of a column wins at once: with half of the time left nothing can overtake it. A search that
// does not see that thinks for nine tenths of the time, also in the shortest of some tries.
TEST(Bots, DoNotThinkOnWhenTheirChoiceIsMade) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  connect_four::State state{};
  state.discs[0] = 0b111;
  state.discs[1] = 0b111 << 7;
  Bot bot = *find_bot("master");
  bot.budget = std::chrono::milliseconds(200);
  auto shortest = std::chrono::steady_clock::duration::max();
  for (int tries = 0; tries < 5; ++tries) {
    const auto begin = std::chrono::steady_clock::now();
    Mind(game, bot).choose(View(game, state, 0), 1);
    shortest = std::min(shortest, std::chrono::steady_clock::now() - begin);
  }
  EXPECT_LT(shortest, std::chrono::milliseconds(160));
}

// Discs dropped in turn, and what the bot drops next.
int answer_to(std::initializer_list<int> columns, std::string_view bot) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  connect_four::State state = game.opening();
  NoLog log;
  const auto turn = [&] { return static_cast<Seat>(game.actors(state) == only(0) ? 0 : 1); };
  for (const int column : columns) game.apply(state, turn(), {0, static_cast<std::uint8_t>(column)}, log);
  return Mind(game, *find_bot(bot)).choose(View(game, state, turn()), 1).move.a;
}

// C4-3: three in a column, and the fourth cell is free.
TEST(Bots, TakeTheFourthDisc) {
  EXPECT_EQ(answer_to({3, 0, 3, 1, 3, 1}, "greedy"), 3);
  EXPECT_EQ(answer_to({3, 0, 3, 1, 3, 1}, "search:300"), 3);
}

TEST(Bots, StopTheFourthDiscOfTheOther) { EXPECT_EQ(answer_to({3, 0, 3, 1, 3}, "search:300"), 3); }

// Two in the middle of an open bottom row become three that are open at both ends.
TEST(Bots, SeeThatTwoThreatsAreOneTooMany) {
  EXPECT_TRUE((std::set{1, 4}.contains(answer_to({2, 2, 3, 3}, "search:2000"))));
  EXPECT_TRUE((std::set{1, 4}.contains(answer_to({2, 6, 3}, "search:4000"))));
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
                                              "chance_per_game", "mean_legal", "max_legal",
                                              "iterations_per_s", "views_per_s", "view_ratio"}));
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
  EXPECT_GT(row.iterations_per_s, 1000);
  EXPECT_NEAR(row.view_ratio * report.probe_ns * row.views_per_s, 1e9, 1e3);
}

TEST(Bench, HasARowForEveryNumberOfPlayersAndNoneForAnUnknownGame) {
  EXPECT_EQ(bench({.game = "perestroika", .players = 0, .seconds = 0.001}).rows.size(), 3U);
  EXPECT_EQ(bench({.game = "perestroika", .players = 2, .seconds = 0.001}).rows.size(), 1U);
  EXPECT_TRUE(bench({.game = "chess", .players = 2, .seconds = 0.001}).rows.empty());
}

}  // namespace
}  // namespace tsardom
