// Section 21: Ivan against somebody who takes the first pair of the draft, rides one step a turn and declines
// the rest. What he scores on average tells of the whole automaton.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "lab/usual.hpp"

namespace tsardom::stroganov {
namespace {

// TSARDOM_GAMES=2000 plays as many as the figures were made of.
int games_to_play() {
  const char* wished = std::getenv("TSARDOM_GAMES");
  return wished == nullptr ? 500 : std::max(2, std::atoi(wished));
}

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
  double slack = 0;  // what so few games may be off, three standard errors
};

Sample play(const Stroganov& game) {
  const int games = games_to_play();
  double sum = 0, squares = 0;
  for (int i = 0; i < games; ++i) {
    const double score = ivans_score(game, static_cast<std::uint64_t>(i) * 7919 + 1);
    sum += score;
    squares += score * score;
  }
  const double mean = sum / games, deviation = std::sqrt(squares / games - mean * mean);
  const double slack = games < 2000 ? 3 * deviation / std::sqrt(games) : 0;
  testing::Test::RecordProperty("mean", std::to_string(mean));
  testing::Test::RecordProperty("deviation", std::to_string(deviation));
  return {mean, deviation, slack};
}

void expect_mean(const Stroganov& game, double listed) {
  const Sample sample = play(game);
  EXPECT_NEAR(sample.mean, listed, 1 + sample.slack);
}

TEST(STR_16_18, IvanScoresAsListed) {
  const Sample sample = play(solo({}));
  EXPECT_NEAR(sample.mean, 48.7, 1 + sample.slack);
  EXPECT_NEAR(sample.deviation, 5.9, 0.5 + sample.slack);
}

TEST(STR_16_33, KatyushaScoresAsListed) {
  const Sample sample = play(solo({{Agreed::solo_board, 1}}));
  EXPECT_NEAR(sample.mean, 54.7, 1 + sample.slack);
  EXPECT_NEAR(sample.deviation, 6.9, 0.5 + sample.slack);
}

TEST(STR_16_31, CoinWhenShortScoresAsListed) { expect_mean(solo({{Agreed::coin_when_short, 1}}), 50.5); }
TEST(STR_16_32, TradeFurAsCoinScoresAsListed) { expect_mean(solo({{Agreed::trade_fur_to_coin, 1}}), 51.0); }
TEST(STR_R_34, HuntByTheDeckTopScoresAsListed) { expect_mean(solo({{Agreed::hunt_card, 1}}), 48.6); }

TEST(STR_16_2, FocusDecksScoreAsListed) {
  const auto mean_of = [](std::uint8_t deck) { return play(solo({{Agreed::solo_deck, deck}})); };
  const Sample lowest = mean_of(1), highest = mean_of(5);
  EXPECT_NEAR(lowest.mean, 46.8, 1 + lowest.slack) << "a";
  EXPECT_NEAR(highest.mean, 50.7, 1 + highest.slack) << "e";
  for (const auto deck : std::array<std::uint8_t, 4>{2, 3, 4, 6}) {
    const Sample sample = mean_of(deck);
    EXPECT_GT(sample.mean, 46.8 - 1 - sample.slack) << "deck " << int{deck};
    EXPECT_LT(sample.mean, 50.7 + 1 + sample.slack) << "deck " << int{deck};
  }
}

}  // namespace
}  // namespace tsardom::stroganov
