// The players that need no person, asked by the name of their level.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "bots/view.hpp"
#include "core/game.hpp"

namespace tsardom {

inline constexpr std::array<std::string_view, 2> kLevels{"random", "greedy"};

// How long a bot may think: so many playouts, which a seed repeats to the bit, or so many milliseconds.
struct Budget {
  int sims = 64;
  std::chrono::milliseconds time{0};  // when set, it counts instead of the playouts

  Budget() = default;
  Budget(int playouts) : sims(playouts) {}
  Budget(std::chrono::milliseconds span) : time(span) {}
};

struct Answer {
  Move move;
  std::array<double, kMostSeats> chances{};  // to win, as random play to the end has it
  std::vector<Looked> looked;
};

// A game is won by everybody in first place; they share it.
inline void share_win(const Standing& standing, std::array<double, kMostSeats>& wins) {
  int winners = 0;
  for (const std::uint8_t place : standing.place) winners += place == 1;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    if (standing.place[seat] == 1) wins[seat] += 1.0 / winners;
  }
}

template <Game G>
std::array<double, kMostSeats> chances(const G& game, const View<G>& view, Budget budget, Rng& rng) {
  using Clock = std::chrono::steady_clock;
  const auto deadline = Clock::now() + budget.time;
  const bool timed = budget.time.count() > 0;
  std::array<double, kMostSeats> wins{};
  int played = 0;
  while (timed ? Clock::now() < deadline : played < budget.sims) {
    typename G::State world = imagine(game, view, rng);
    playout(game, world, rng);
    share_win(game.standing(world), wins);
    ++played;
  }
  for (double& share : wins) share /= played > 0 ? played : 1;
  return wins;
}

// The seat of the view must be acting. No answer: there is no such level.
template <Game G>
std::optional<Answer> ask(const G& game, const View<G>& view, std::string_view level, Budget budget,
                          std::uint64_t seed) {
  Rng rng(seed);
  Answer answer;
  if (level == "random") {
    answer.move = random_choice(game, view, rng);
  } else if (level == "greedy") {
    answer.looked = look_ahead(game, view, rng);
    answer.move = best_of(answer.looked, rng);
  } else {
    return std::nullopt;
  }
  answer.chances = chances(game, view, budget, rng);
  return answer;
}

}  // namespace tsardom
