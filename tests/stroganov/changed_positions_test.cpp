// Positions that play reaches, with one thing changed: what is not refused plays to its end.
#include <gtest/gtest.h>

#include <span>

#include "games/stroganov/chapters.hpp"
#include "tests/stroganov/games.hpp"

namespace tsardom::stroganov {
namespace {

struct Change {
  const char* name;
  void (*make)(State& state, Player& player, Rng& rng);
};

std::uint8_t below(Rng& rng, unsigned n) { return static_cast<std::uint8_t>(rng.below(n)); }
Step& any_step(State& state, Rng& rng) {
  return state.steps[rng.below(static_cast<unsigned>(state.steps.size()))];
}

constexpr Change kOfPlayers[] = {
    {"horses", [](State&, Player& player, Rng& rng) { player.horses = below(rng, 20); }},
    {"coins", [](State&, Player& player, Rng& rng) { player.coins = below(rng, 9); }},
    {"story", [](State&, Player& player, Rng& rng) { player.story = below(rng, 13); }},
    {"trophy", [](State&, Player& player, Rng& rng) { player.trophy = below(rng, kMostSpaces + 1); }},
    {"column", [](State&, Player& player, Rng& rng) { player.column = below(rng, kColumns + 1); }},
    {"a fur of the bag",
     [](State& state, Player& player, Rng& rng) {
       const auto fur = static_cast<Piece>(below(rng, kFurs));
       if (state.bag[fur] == 0 || player.furs[fur] == kMostAlike) return;
       state.bag.remove(fur);
       player.furs.add(fur);
     }},
    {"a wish of a region",
     [](State& state, Player& player, Rng& rng) {
       Wish& wish = state.wish[below(rng, kRegions)];
       if (wish != kNone) put(player.hand, wish);
       wish = kNone;
     }},
    {"a wish fulfilled",
     [](State&, Player& player, Rng&) {
       if (player.hand != 0) put(player.fulfilled, lowest(player.hand));
       player.hand &= player.hand - 1;
     }},
};

constexpr Change kOfTheTable[] = {
    {"season", [](State& state, Player&, Rng& rng) { state.season = static_cast<Season>(below(rng, 4)); }},
    {"year",
     [](State& state, Player&, Rng& rng) { state.year = static_cast<std::uint8_t>(1 + below(rng, 4)); }},
    {"had turns", [](State& state, Player&, Rng& rng) { state.had_turn = below(rng, 16); }},
    {"used cards", [](State& state, Player&, Rng& rng) { put(state.used, below(rng, kWishes)); }},
    {"two tiles",
     [](State& state, Player&, Rng& rng) {
       const std::size_t one = 1U + below(rng, kColumns), other = 1U + below(rng, kColumns);
       std::swap(state.tile[one], state.tile[other]);
       std::swap(state.furs_on[one], state.furs_on[other]);
     }},
    {"a tile of the stack",
     [](State& state, Player&, Rng& rng) {
       const std::size_t column = 1U + below(rng, kColumns);
       if (state.tile_stack == 0 || state.tile[column] == kNone) return;
       const Tile tile = take_any(state.tile_stack, rng);
       put(state.tile_stack, state.tile[column]);
       state.tile[column] = tile;
     }},
    {"no market",
     [](State& state, Player&, Rng&) {
       state.bag += state.market;
       state.market = {};
     }},
    {"no yurt", [](State& state, Player&, Rng& rng) { state.yurt[below(rng, kRegions)] = kNone; }},
    {"no stacks",
     [](State& state, Player&, Rng&) {
       state.wish_stack = 0;
       state.song_stack = 0;
       state.yurt_stack = 0;
     }},
    {"a song less",
     [](State& state, Player&, Rng&) {
       if (!state.songs.empty()) state.songs.pop();
     }},
};

constexpr Change kOfSteps[] = {
    {"a step less",
     [](State& state, Player&, Rng&) {
       if (state.steps.size() > 1) end(state);
     }},
    {"another room",
     [](State& state, Player&, Rng& rng) { any_step(state, rng).room = below(rng, Rooms::kRooms); }},
    {"another seat",
     [](State& state, Player&, Rng& rng) { any_step(state, rng).seat = below(rng, kChance + 1); }},
    {"another detail",
     [](State& state, Player&, Rng& rng) { any_step(state, rng).detail[below(rng, 4)] = below(rng, 16); }},
    {"a step more",
     [](State& state, Player&, Rng& rng) {
       const Step above{
           below(rng, Rooms::kRooms), state.steps.back().seat, {below(rng, 8), 1, below(rng, 2)}};
       state.steps.push(above);
     }},
};

// The first complaint on the way to the end; empty: there is none.
std::string plays_on(const Stroganov& game, State state, Rng& rng) {
  constexpr int kEndless = 4000;
  NoLog log;
  for (int ply = 0; game.actors(state) != 0; ++ply) {
    const auto seat = static_cast<Seat>(std::countr_zero(game.actors(state)));
    MoveList legal;
    game.moves(state, seat, legal);
    if (legal.empty()) return "nobody can answer";
    if (ply == kEndless) return "it never ends";
    if (const Reason reason = game.broken(state)) return std::string(reason.key);
    const Move move = seat == kChance
                          ? game.draw(state, rng)
                          : legal[static_cast<int>(rng.below(static_cast<unsigned>(legal.size())))];
    game.apply(state, seat, move, log);
  }
  return std::string(game.broken(state).key);
}

void expect_sound(std::span<const Change> changes, std::uint64_t seed) {
  int accepted = 0;
  for (const Stroganov& game : all_tables()) {
    Rng rng(seed);
    for (int i = 0; i < many(1); ++i) {
      play_game(game, rng.next(), [&](const State& before, Seat, Move, const State&) {
        if (rng.below(24) != 0) return;
        State state = before;
        const Change& change = changes[rng.below(static_cast<unsigned>(changes.size()))];
        change.make(state, state.player[rng.below(game.seats())], rng);
        if (game.broken(state)) return;
        ++accepted;
        ASSERT_EQ(plays_on(game, state, rng), "") << change.name;
      });
    }
  }
  EXPECT_GT(accepted, 0);
}

TEST(StroganovChangedPositions, OtherPlayersPlayOn) { expect_sound(kOfPlayers, 1); }
TEST(StroganovChangedPositions, OtherTablesPlayOn) { expect_sound(kOfTheTable, 2); }
TEST(StroganovChangedPositions, OtherStepsPlayOn) { expect_sound(kOfSteps, 3); }

}  // namespace
}  // namespace tsardom::stroganov
