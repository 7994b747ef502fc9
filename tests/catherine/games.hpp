// Whole random games of Catherine at the rules themselves, looked at move by move.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "games/catherine/catherine.hpp"
#include "table/seating.hpp"

namespace tsardom::catherine {

inline Catherine game_for(int players) {
  std::uint64_t hash = 0;
  const Box box = tsardom::read_box<Catherine>(find_box("catherine", {}), hash);
  return {box, usual_setup(Catherine::language(), players)};
}

// The seats remember, nobody takes notes.
struct Listening final : Log {};

inline bool same(const State& one, const State& other) {
  return std::memcmp(&one, &other, sizeof(State)) == 0;
}

// For each number of players; more of them with TSARDOM_GAMES=3000 in the environment.
inline int many(int usual) {
  const char* wanted = std::getenv("TSARDOM_GAMES");
  return wanted != nullptr ? std::atoi(wanted) : usual;
}

// Where several choose at once the next one is any of them.
inline Seat any_actor(Seats actors, Rng& rng) {
  for (auto skip = rng.below(static_cast<unsigned>(std::popcount(actors))); skip > 0; --skip)
    actors = static_cast<Seats>(actors & (actors - 1));
  return static_cast<Seat>(std::countr_zero(actors));
}

// Calls visit(before, seat, move, after) for every move of a game.
template <class Visit>
State play_game(const Catherine& game, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  Listening log;
  State state = game.opening();
  while (game.actors(state) != 0) {
    const Seat seat = any_actor(game.actors(state), rng);
    MoveList legal;
    game.moves(state, seat, legal);
    const Move move = seat == kChance
                          ? game.draw(state, rng)
                          : legal[static_cast<int>(rng.below(static_cast<unsigned>(legal.size())))];
    const State before = state;
    game.apply(state, seat, move, log);
    visit(before, seat, move, state);
  }
  return state;
}

// So many games for each number of players. Calls visit(game, before, seat, move, after).
template <class Visit>
void play_games(int games, Visit visit) {
  for (const int players : {2, 3, 4}) {
    const Catherine game = game_for(players);
    for (int i = 0; i < games; ++i) {
      play_game(game, static_cast<std::uint64_t>(players * 10000 + i),
                [&](const State& before, Seat seat, Move move, const State& after) {
                  visit(game, before, seat, move, after);
                });
    }
  }
}

}  // namespace tsardom::catherine
