#include "lab/bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>

#include "bots/random.hpp"
#include "bots/search.hpp"
#include "core/game.hpp"
#include "core/numbers.hpp"
#include "lab/signature.hpp"
#include "lab/usual.hpp"
#include "table/games.hpp"

namespace tsardom {
namespace {

using Clock = std::chrono::steady_clock;

// The compiler must believe that somebody reads and writes the object here.
template <class T>
void touch(T& object) {
  asm volatile("" : : "r"(&object) : "memory");
}

double ns_of(const std::function<void()>& work) {
  const auto begin = Clock::now();
  work();
  return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// What one decision costs at the very least: copy 1 KB, list 32 moves, pick one with the generator, write
// one.
void probe(int times) {
  struct alignas(64) Kilobyte {
    std::array<std::uint8_t, 1024> byte{};
  };
  Kilobyte table, copy;
  MoveList moves;
  Rng rng(1);
  for (int i = 0; i < times; ++i) {
    touch(table);
    copy = table;
    touch(copy);
    moves.clear();
    for (std::uint8_t option = 0; option < 32; ++option) moves.add({1, option, copy.byte[option]});
    touch(moves);
    const Move move = one_of(moves, rng);
    std::memcpy(&table.byte[move.a * sizeof(Move)], &move, sizeof(Move));
  }
  touch(table);
}

template <PlainState State>
void copy_states(const State& state, int times) {
  State from = state, to = state;
  for (int i = 0; i < times; ++i) {
    touch(from);
    to = from;
    touch(to);
  }
}

struct Tally {
  std::uint64_t games = 0, decisions = 0, chances = 0, listed = 0;
  int most_listed = 0;
};

template <Game G>
void play_games(const G& game, int games, Rng& rng, Tally& tally) {
  MoveList moves;
  NoLog log;
  for (int i = 0; i < games; ++i) {
    typename G::State state = game.opening();
    while (const Seats acting = game.actors(state)) {
      const Seat seat = one_of(acting, rng);
      random_ply(game, state, seat, rng, log, moves);
      ++(seat == kChance ? tally.chances : tally.decisions);
      tally.listed += static_cast<std::uint64_t>(moves.size());
      tally.most_listed = std::max(tally.most_listed, moves.size());
    }
    touch(state);
  }
  tally.games += static_cast<std::uint64_t>(games);
}

// Searches at decisions of a random game, one after another, each with a fresh tree. Answers how many
// iterations it took.
template <Game G>
class Thinking {
 public:
  explicit Thinking(const G& game) : game_(game), state_(game.opening()) {}

  std::uint64_t operator()(int iterations) {
    SilentLog log;
    MoveList moves;
    Seats acting = game_.actors(state_);
    while (acting == 0 || holds(acting, kChance) || rng_.below(4) != 0) {
      if (acting == 0) {
        state_ = game_.opening();
      } else {
        random_ply(game_, state_, one_of(acting, rng_), rng_, log, moves);
      }
      acting = game_.actors(state_);
    }
    const View<G> view(game_, state_, one_of(acting, rng_));
    Search<G> search(game_, static_cast<std::size_t>(kMostSeats * iterations + 1));
    search.run(view, iterations, rng_);
    return search.iterations();
  }

 private:
  G game_;
  typename G::State state_;
  Rng rng_{1};
};

// Writes views of a random game as numbers, over and over again.
template <Described G>
class Looking {
 public:
  Looking(const G& game, int players) : game_(game), numbers_(game, players), row_(numbers_.size()) {
    typename G::State state = game.opening();
    SilentLog log;
    MoveList moves;
    Rng rng(1);
    while (const Seats acting = game.actors(state)) {
      const Seat seat = one_of(acting, rng);
      if (seat != kChance) views_.push_back({game.seen(state, seat), seat});
      random_ply(game, state, seat, rng, log, moves);
    }
  }

  void operator()(int times) {
    for (int i = 0; i < times; ++i) {
      const auto& [view, viewer] = views_[next_];
      numbers_.write(game_, view, viewer, row_);
      touch(row_);
      if (++next_ == views_.size()) next_ = 0;
    }
  }

 private:
  G game_;
  Numbers numbers_;
  std::vector<Number> row_;
  std::vector<std::pair<typename G::State, Seat>> views_;
  std::size_t next_ = 0;
};

constexpr int kProbes = 20'000, kCopies = 20'000, kViews = 500;
constexpr int kIterations = 1'000;
constexpr std::size_t kSlicesPerSearch = 16;
constexpr double kSliceNs = 4e5;  // shorter than the turns that a busy system gives a program

// One row while it is measured.
struct Runner {
  BenchRow row;
  std::function<void(int, Tally&)> play;
  std::function<void(int)> copy;
  std::function<std::uint64_t(int)> think;
  std::function<void(int)> look;
  int games = 1;  // in a slice
  Tally tally{};
  std::vector<double> decision_ns{}, copy_ns{}, iteration_ns{}, view_ns{};
};

template <Described G>
Runner runner_of(int players) {
  const G game = usual_game<G>(players);
  Runner runner{
      .row = {.game = std::string(G::language().game),
              .players = players,
              .state_bytes = sizeof(typename G::State)},
      .play = [game, rng = Rng(1)](int games, Tally& tally) mutable { play_games(game, games, rng, tally); },
      .copy = [state = game.opening()](int times) { copy_states(state, times); },
      .think = [thinking =
                    std::make_shared<Thinking<G>>(game)](int iterations) { return (*thinking)(iterations); },
      .look = [looking = std::make_shared<Looking<G>>(game, players)](int times) { (*looking)(times); }};
  constexpr int kFirst = 16;
  Tally warm;
  double ns = kSliceNs;
  for (int i = 0; i < 4; ++i) ns = std::min(ns, ns_of([&] { runner.play(kFirst, warm); }) / kFirst);
  runner.games = std::max(1, static_cast<int>(kSliceNs / ns));
  return runner;
}

std::vector<Runner> runners_of(const BenchWish& wish) {
  std::vector<Runner> runners;
  for_each_game([&]<class G>() {
    const Language& language = G::language();
    if (!wish.game.empty() && wish.game != language.game) return;
    for (int players = language.least_players; players <= language.most_players; ++players) {
      if (wish.players == 0 || wish.players == players) runners.push_back(runner_of<G>(players));
    }
  });
  return runners;
}

// Probe, play and copy take turns in short slices, so that whatever else the machine does slows all alike.
void run_slice(Runner& runner, std::vector<double>& probe_ns) {
  probe_ns.push_back(ns_of([] { probe(kProbes); }) / kProbes);
  const std::uint64_t before = runner.tally.decisions;
  const double ns = ns_of([&] { runner.play(runner.games, runner.tally); });
  runner.decision_ns.push_back(ns / static_cast<double>(runner.tally.decisions - before));
  runner.copy_ns.push_back(ns_of([&] { runner.copy(kCopies); }) / kCopies);
  runner.view_ns.push_back(ns_of([&] { runner.look(kViews); }) / kViews);
  if (runner.copy_ns.size() % kSlicesPerSearch != 0) return;
  std::uint64_t iterations = 0;
  const double thinking_ns = ns_of([&] { iterations = runner.think(kIterations); });
  runner.iteration_ns.push_back(thinking_ns / static_cast<double>(iterations));
}

BenchRow row_of(const Runner& runner, double probe_ns) {
  const Tally& tally = runner.tally;
  const double games = static_cast<double>(tally.games), decisions = static_cast<double>(tally.decisions);
  BenchRow row = runner.row;
  row.copy_ns = median(runner.copy_ns);
  row.ns_per_decision = median(runner.decision_ns);
  row.ratio = row.ns_per_decision / probe_ns;
  row.decisions_per_s = 1e9 / row.ns_per_decision;
  row.decisions_per_game = decisions / games;
  row.games_per_s = row.decisions_per_s / row.decisions_per_game;
  row.chance_per_game = static_cast<double>(tally.chances) / games;
  row.mean_legal = static_cast<double>(tally.listed) / decisions;
  row.max_legal = tally.most_listed;
  const double view_ns = median(runner.view_ns);
  row.views_per_s = 1e9 / view_ns;
  row.view_ratio = view_ns / probe_ns;
  row.iterations_per_s = runner.iteration_ns.empty() ? 0 : 1e9 / median(runner.iteration_ns);
  return row;
}

}  // namespace

BenchReport bench(const BenchWish& wish) {
  std::vector<Runner> runners = runners_of(wish);
  if (runners.empty()) return {};
  std::vector<double> probe_ns;
  const int slices =
      std::max(static_cast<int>(kSlicesPerSearch), static_cast<int>(wish.seconds * 1e9 / kSliceNs));
  for (int slice = 0; slice < slices; ++slice) {
    for (Runner& runner : runners) run_slice(runner, probe_ns);
  }
  BenchReport report{.probe_ns = median(probe_ns), .rows = {}};
  for (const Runner& runner : runners) report.rows.push_back(row_of(runner, report.probe_ns));
  return report;
}

std::string bench_text(const BenchReport& report) {
  constexpr std::string_view kLine =
      "{:<14}{:>8}{:>8}{:>9}{:>13}{:>8}{:>14}{:>11}{:>12}{:>10}{:>8}{:>7}{:>14}{:>11}{:>7}\n";
  std::string text = fmt::format(fmt::runtime(kLine), "game", "players", "bytes", "copy ns", "ns/decision",
                                 "ratio", "decisions/s", "games/s", "decisions", "chance", "legal", "most",
                                 "iterations/s", "views/s", "ratio");
  for (const BenchRow& row : report.rows) {
    text += fmt::format(
        "{:<14}{:>8}{:>8}{:>9.1f}{:>13.1f}{:>8.2f}{:>14.0f}{:>11.0f}{:>12.1f}{:>10.1f}{:>8.1f}{:>7}{:>14.0f}"
        "{:>11.0f}{:>7.1f}\n",
        row.game, row.players, row.state_bytes, row.copy_ns, row.ns_per_decision, row.ratio,
        row.decisions_per_s, row.games_per_s, row.decisions_per_game, row.chance_per_game, row.mean_legal,
        row.max_legal, row.iterations_per_s, row.views_per_s, row.view_ratio);
  }
  return text + fmt::format(
                    "\nprobe {:.1f} ns: copy 1 KB, list 32 moves, pick one, write one. Decisions and chance "
                    "moves are"
                    " per game;\nlegal moves: mean and most. One core, uniformly random play; iterations/s "
                    "of a search at such positions,\nviews/s written there as numbers.\n",
                    report.probe_ns);
}

nlohmann::ordered_json bench_json(const BenchReport& report) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const BenchRow& row : report.rows) {
    rows.push_back({{"game", row.game},
                    {"players", row.players},
                    {"state_bytes", row.state_bytes},
                    {"copy_ns", row.copy_ns},
                    {"ns_per_decision", row.ns_per_decision},
                    {"ratio", row.ratio},
                    {"decisions_per_s", row.decisions_per_s},
                    {"games_per_s", row.games_per_s},
                    {"decisions_per_game", row.decisions_per_game},
                    {"chance_per_game", row.chance_per_game},
                    {"mean_legal", row.mean_legal},
                    {"max_legal", row.max_legal},
                    {"iterations_per_s", row.iterations_per_s},
                    {"views_per_s", row.views_per_s},
                    {"view_ratio", row.view_ratio}});
  }
  return {{"probe_ns", report.probe_ns}, {"rows", std::move(rows)}};
}

}  // namespace tsardom
