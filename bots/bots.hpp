// The players that need no person. They hold a view, never the truth.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <thread>
#include <tuple>
#include <vector>

#include "bots/answer.hpp"
#include "bots/greedy.hpp"
#include "bots/levels.hpp"
#include "bots/playout.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"
#include "bots/view.hpp"
#include "bots/weights.hpp"
#include "core/game.hpp"

namespace tsardom {

// One bot in one seat of one game. It may keep what it found out for the next question of the same turn: tell
// it what it chose (`chose`), and that anything else has happened (`forget`).
template <Game G>
class Mind {
 public:
  Mind(const G& game, const Bot& bot) : game_(weighed(game, bot.weights)), bot_(bot) {}
  Mind(const Mind&) = delete;  // its searches look at its game
  Mind& operator=(const Mind&) = delete;

  const Bot& bot() const { return bot_; }

  // The move, and what it looked at. The seat of the view must be acting.
  Answer choose(const View<G>& view, std::uint64_t seed) {
    Rng rng(seed);
    return choose(view, Clock::now() + bot_.budget.time, rng);
  }

  // And how the game may end.
  Answer ask(const View<G>& view, std::uint64_t seed) {
    const auto begin = Clock::now();
    const bool searches = bot_.manner == Bot::Manner::search;
    Rng rng(seed);
    Answer answer = choose(view, begin + bot_.budget.time * 9 / 10, rng);
    const bool hurries = searches || answer.looked.size() == 1;
    const int most = bot_.budget.is_timed() && !hurries ? kNoLimit
                     : searches                         ? std::clamp(bot_.budget.iterations / 16, 16, 64)
                                                        : bot_.budget.iterations;
    tell_outlook(view, most, begin + bot_.budget.time, rng, answer);
    return answer;
  }

  void chose(Seat seat, Move move) {
    if (is_forced_) return;
    for (const auto& search : searches_) search->follow(seat, move);
  }
  void forget() {
    for (const auto& search : searches_) search->forget();
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr int kNoLimit = 1 << 30;

  Answer choose(const View<G>& view, Clock::time_point deadline, Rng& rng) {
    MoveList moves;
    game_.moves(view.state(), view.seat(), moves);
    is_forced_ = moves.size() == 1;
    if (is_forced_) return {.move = moves[0], .looked = {{.move = moves[0]}}};
    if (bot_.careless > 0 && static_cast<int>(rng.below(100)) < bot_.careless)
      return {.move = random_choice(game_, view, rng)};
    switch (bot_.manner) {
      case Bot::Manner::random:
        return {.move = one_of(moves, rng)};
      case Bot::Manner::greedy: {
        Answer answer{.looked = look_ahead(game_, view, rng)};
        answer.move = best_of(answer.looked, rng);
        return answer;
      }
      case Bot::Manner::search:
        break;
    }
    return search(view, moves, deadline, rng);
  }

  // Every thread has a tree of its own; together they vote.
  Answer search(const View<G>& view, const MoveList& moves, Clock::time_point deadline, Rng& rng) {
    const auto threads = static_cast<std::size_t>(std::max(1, bot_.threads));
    while (searches_.size() < threads) searches_.push_back(std::make_unique<Search<G>>(game_, most_nodes()));
    std::vector<Rng> luck;
    for (std::size_t i = 0; i < threads; ++i) luck.emplace_back(rng.next());
    const auto run = [&](std::size_t i) {
      if (bot_.budget.is_timed()) return searches_[i]->run(view, deadline, luck[i]);
      const auto all = static_cast<std::size_t>(std::max(1, bot_.budget.iterations));
      searches_[i]->run(view, static_cast<int>(all / threads + (i < all % threads ? 1 : 0)), luck[i]);
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run, i);
    run(0);
    for (std::thread& other : others) other.join();
    return voted(view.seat(), moves);
  }

  Answer voted(Seat seat, const MoveList& moves) {
    constexpr std::size_t kLongestLine = 12;
    Answer answer;
    for (const auto& search : searches_) {
      answer.iterations += search->iterations();
      for (const Looked& look : search->looked(seat)) {
        if (moves.contains(look.move)) add(answer.looked, look);
      }
    }
    std::sort(answer.looked.begin(), answer.looked.end(), [](const Looked& one, const Looked& other) {
      return std::tie(one.visits, one.worth) > std::tie(other.visits, other.worth);
    });
    answer.move = answer.looked.front().move;
    answer.line = searches_.front()->line(seat, answer.move, kLongestLine);
    return answer;
  }

  static void add(std::vector<Looked>& all, const Looked& look) {
    const auto same =
        std::find_if(all.begin(), all.end(), [&](const Looked& l) { return l.move == look.move; });
    if (same == all.end()) return all.push_back(look);
    const double share = static_cast<double>(look.visits) / (same->visits + look.visits);
    same->value += share * (look.value - same->value);
    same->worth += share * (look.worth - same->worth);
    same->visits += look.visits;
  }

  // Tasteful play to the end, again and again.
  void tell_outlook(const View<G>& view, int most, Clock::time_point deadline, Rng& rng, Answer& answer) {
    NoLog log;
    int played = 0;
    while (played < most && (played == 0 || !bot_.budget.is_timed() || Clock::now() < deadline)) {
      typename G::State world = imagine(game_, view, rng);
      game_.apply(world, view.seat(), answer.move, log);
      tasteful_playout(game_, world, rng);
      const Standing standing = game_.standing(world);
      share_win(standing, answer.chances);
      for (std::size_t seat = 0; seat < kMostSeats; ++seat) answer.points[seat] += standing.total[seat];
      ++played;
    }
    for (double& share : answer.chances) share /= std::max(played, 1);
    for (double& points : answer.points) points /= std::max(played, 1);
  }

  // An iteration adds one node, or one for each seat that chooses at once; and there is what was kept.
  std::size_t most_nodes() const {
    constexpr std::size_t kMost = std::size_t{1} << 19;
    return bot_.budget.is_timed()
               ? kMost
               : std::min(kMost, 4 * static_cast<std::size_t>(bot_.budget.iterations) + 64);
  }

  G game_;
  Bot bot_;
  std::vector<std::unique_ptr<Search<G>>> searches_;
  bool is_forced_ = false;
};

template <Game G>
Answer ask(const G& game, const View<G>& view, const Bot& bot, std::uint64_t seed) {
  return Mind<G>(game, bot).ask(view, seed);
}

}  // namespace tsardom
