// Section 21: Ivan against somebody who takes the first pair of the draft, rides one step a turn and declines
// the rest. What he scores on average tells of the whole automaton.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "lab/usual.hpp"

namespace tsardom::stroganov {
namespace {

constexpr int kGames = 2000;

Stroganov solo(std::initializer_list<std::pair<Agreed, std::uint8_t>> options) {
  Stroganov game = usual_game<Stroganov>(1);
  for (const auto& [option, value] : options) game.setup.option[static_cast<std::size_t>(option)] = value;
  EXPECT_EQ(game.unfit().key, "");
  return game;
}

Move passive_choice(const MoveList& moves) {
  for (const Move move : moves) {
    const Choice choice = choice_of(move);
    if (choice == Choice::decline || choice == Choice::done || choice == Choice::stay) return move;
  }
  // The nearest column, the first pair.
  return *std::min_element(moves.begin(), moves.end(), [](Move one, Move other) {
    return choice_of(one) == Choice::ride && (choice_of(other) != Choice::ride || one.a < other.a);
  });
}

int ivans_score(const Stroganov& game, std::uint64_t seed) {
  Rng rng(seed);
  NoLog log;
  State state = game.opening();
  for (Seats acting = game.actors(state); acting != 0; acting = game.actors(state)) {
    if (holds(acting, kChance)) {
      game.apply(state, kChance, game.draw(state, rng), log);
      continue;
    }
    MoveList moves;
    game.moves(state, 0, moves);
    game.apply(state, 0, passive_choice(moves), log);
  }
  return game.standing(state).total[kIvan];
}

struct Sample {
  double mean = 0, deviation = 0;
};

Sample play(const Stroganov& game) {
  double sum = 0, squares = 0;
  for (int i = 0; i < kGames; ++i) {
    const double score = ivans_score(game, static_cast<std::uint64_t>(i) * 7919 + 1);
    sum += score;
    squares += score * score;
  }
  const double mean = sum / kGames;
  return {mean, std::sqrt(squares / kGames - mean * mean)};
}

double mean_of(const Stroganov& game) { return play(game).mean; }

TEST(STR_16_18, IvanScoresAsListed) {
  const Sample sample = play(solo({}));
  EXPECT_NEAR(sample.mean, 48.7, 1);
  EXPECT_NEAR(sample.deviation, 5.9, 0.5);
}

TEST(STR_16_33, KatyushaScoresAsListed) {
  const Sample sample = play(solo({{Agreed::solo_board, 1}}));
  EXPECT_NEAR(sample.mean, 54.7, 1);
  EXPECT_NEAR(sample.deviation, 6.9, 0.5);
}

TEST(STR_16_31, CoinWhenShortScoresAsListed) {
  EXPECT_NEAR(mean_of(solo({{Agreed::coin_when_short, 1}})), 50.5, 1);
}

TEST(STR_16_32, TradeFurAsCoinScoresAsListed) {
  EXPECT_NEAR(mean_of(solo({{Agreed::trade_fur_to_coin, 1}})), 51.0, 1);
}

TEST(STR_R_34, HuntByTheDeckTopScoresAsListed) {
  EXPECT_NEAR(mean_of(solo({{Agreed::hunt_card, 1}})), 48.6, 1);
}

// Decks a to f; a scores least and e most.
TEST(STR_16_2, FocusDecksScoreAsListed) {
  std::array<double, kFocusDecks> mean{};
  for (std::uint8_t deck = 0; deck < kFocusDecks; ++deck)
    mean[deck] = mean_of(solo({{Agreed::solo_deck, static_cast<std::uint8_t>(deck + 1)}}));
  EXPECT_NEAR(mean[0], 46.8, 1);
  EXPECT_NEAR(mean[4], 50.7, 1);
  EXPECT_EQ(std::min_element(mean.begin(), mean.end()), mean.begin());
  EXPECT_EQ(std::max_element(mean.begin(), mean.end()), mean.begin() + 4);
}

}  // namespace
}  // namespace tsardom::stroganov
