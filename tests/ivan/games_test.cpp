// Whole random games at the rules themselves, looked at move by move. For each number of players; more of
// them with TSARDOM_GAMES=3000 in the environment.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "bots/random.hpp"
#include "games/ivan/free_actions.hpp"
#include "lab/signature.hpp"
#include "lab/usual.hpp"

namespace tsardom::ivan {
namespace {

int games() {
  constexpr int kUsual = 30;
  const char* wanted = std::getenv("TSARDOM_GAMES");
  return wanted != nullptr ? std::atoi(wanted) : kUsual;
}

// Calls visit(before, seat, after) for every move of a game.
template <class Visit>
State play_game(const Ivan& game, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  SilentLog log;
  MoveList moves;
  State state = game.opening();
  while (const Seats acting = game.actors(state)) {
    const Seat seat = one_of(acting, rng);
    const State before = state;
    random_ply(game, state, seat, rng, log, moves);
    visit(before, seat, state);
  }
  return state;
}

class RandomGames : public testing::TestWithParam<int> {
 protected:
  const Ivan game_ = usual_game<Ivan>(GetParam());

  template <class Visit>
  void play_games(Visit visit) {
    for (int i = 0; i < games() && !HasFatalFailure(); ++i)
      play_game(game_, static_cast<std::uint64_t>(i), visit);
  }
};

class IVN_17_2 : public RandomGames {};
INSTANTIATE_TEST_SUITE_P(Players, IVN_17_2, testing::Values(2, 3, 4));
TEST_P(IVN_17_2, NothingIsLostAndPointsOnlyGrow) {
  play_games([&](const State& before, Seat, const State& after) {
    const Reason reason = game_.broken(after);
    ASSERT_FALSE(reason) << reason.key << ' ' << reason.rule;
    for (std::size_t seat = 0; seat < kMostPlayers; ++seat)
      ASSERT_GE(after.player[seat].total_points(), before.player[seat].total_points());
  });
}

class IVN_17_4 : public RandomGames {};
INSTANTIATE_TEST_SUITE_P(Players, IVN_17_4, testing::Values(2, 3, 4));
TEST_P(IVN_17_4, EverybodyHasTwelveTurns) {
  std::array<int, kMostPlayers> exits{};
  play_games([&](const State& before, Seat seat, const State& after) {
    const auto left = [&](const State& state) {
      int boyars = 0;
      for (const Hall& hall : state.hall) boyars += holds(hall.boyars, seat);
      return boyars;
    };
    if (active_seat(before) == seat && left(after) < left(before)) ++exits[seat];
  });
  for (int seat = 0; seat < GetParam(); ++seat)
    EXPECT_EQ(exits[static_cast<std::size_t>(seat)], 12 * games());
}

class IVN_17_7 : public RandomGames {};
INSTANTIATE_TEST_SUITE_P(Players, IVN_17_7, testing::Values(2, 3, 4));
TEST_P(IVN_17_7, NoTurnTakesMoreThan400Decisions) {
  int decisions = 0, longest = 0;
  play_games([&](const State& before, Seat seat, const State& after) {
    if (active_seat(before) != kNone && seat != kChance) longest = std::max(longest, ++decisions);
    if (active_seat(after) != active_seat(before)) decisions = 0;
  });
  RecordProperty("longest", longest);
  EXPECT_LE(longest, 400);
  EXPECT_GE(longest, 10);
}

}  // namespace
}  // namespace tsardom::ivan
