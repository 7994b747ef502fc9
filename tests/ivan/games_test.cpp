// Whole random games at the rules themselves, looked at move by move. For each number of players; more of
// them with TSARDOM_GAMES=3000 in the environment.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "bots/random.hpp"
#include "games/ivan/free_actions.hpp"
#include "lab/signature.hpp"
#include "lab/usual.hpp"
#include "table/forms.hpp"

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

// One leaf of a position is another one: a number near by, a name or nothing that stands elsewhere in it.
Json changed(const Json& position, Rng& rng) {
  const Json leaves = position.flatten();
  const auto any_leaf = [&] {
    return std::next(leaves.begin(), rng.below(static_cast<unsigned>(leaves.size())));
  };
  const auto leaf = any_leaf();
  Json value = leaf.value();
  if (value.is_boolean()) {
    value = !value.get<bool>();
  } else if (value.is_number()) {
    value = std::max(0, value.get<int>() + static_cast<int>(rng.below(5)) - 2);
  } else {
    do {
      value = any_leaf().value();
    } while (!value.is_string() && !value.is_null());
  }
  Json result = position;
  result[Json::json_pointer(leaf.key())] = value;
  return result;
}

class IVN_17_6 : public RandomGames {
 protected:
  Json written(State state) const {
    Json json = Json::object();
    JsonWriter form(json);
    game_.fill(form, state);
    return json;
  }
  std::optional<State> loaded(const Json& json) const {
    State state{};
    JsonReader form(json, Unknown::refused);
    game_.fill(form, state);
    form.finish();
    if (!form.ok() || game_.broken(state)) return {};
    return state;
  }
  void play_to_the_end(State state, Rng& rng) const {
    constexpr int kMostDecisions = 5000;
    SilentLog log;
    MoveList moves;
    for (int i = 0; i < kMostDecisions; ++i) {
      const Seats acting = game_.actors(state);
      if (acting == 0) return;
      const Seat seat = one_of(acting, rng);
      moves.clear();
      game_.moves(state, seat, moves);
      ASSERT_FALSE(moves.empty());
      game_.apply(state, seat, one_of(moves, rng), log);
    }
    FAIL() << "does not end";
  }
};
INSTANTIATE_TEST_SUITE_P(Players, IVN_17_6, testing::Values(2, 3, 4));
// Every position of play loads; with a change it is refused, or can be played to its end as well.
TEST_P(IVN_17_6, WhateverLoadsIsPlayedToItsEnd) {
  Rng rng(17);
  int refused = 0, played = 0;
  play_games([&](const State&, Seat, const State& after) {
    if (rng.below(20) != 0) return;
    const Json position = written(after);
    const std::optional<State> same = loaded(position);
    ASSERT_TRUE(same);
    ASSERT_EQ(written(*same), position);
    const Json other = changed(position, rng);
    const std::optional<State> state = loaded(other);
    ++(state ? played : refused);
    if (!state) return;
    play_to_the_end(*state, rng);
    ASSERT_FALSE(HasFatalFailure()) << position.diff(position, other);
  });
  EXPECT_GT(refused, played / 2);
  EXPECT_GT(played, 20);
}

}  // namespace
}  // namespace tsardom::ivan
