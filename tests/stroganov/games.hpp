// Whole random games of Stroganov at the rules themselves, looked at move by move.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {

// For each way to sit down; more of them with TSARDOM_GAMES=3000 in the environment.
inline int many(int usual) {
  const char* wanted = std::getenv("TSARDOM_GAMES");
  return wanted != nullptr ? std::atoi(wanted) : usual;
}

// Every player count, both sides of the boards, and Ivan with all his options.
inline std::vector<Stroganov> all_tables() {
  std::vector<Stroganov> games;
  for (const int players : {2, 3, 4}) {
    games.push_back(game_for(players));
    games.push_back(game_for(players, {{"sides", "b"}, {"setup_furs", "random"}}));
  }
  games.push_back(game_for(4, {{"sides", "baba"}, {"colours", "yrgb"}}));
  games.push_back(game_for(1));
  games.push_back(game_for(1, {{"sides", "b"}, {"solo_rival", "katyusha"}, {"solo_deck", "e"}}));
  games.push_back(game_for(1, {{"solo_coin_when_short", "yes"},
                               {"solo_trade_fur_becomes_coin", "yes"},
                               {"solo_hunt_card", "deck_top"}}));
  return games;
}

// Calls visit(before, seat, move, after) for every move of a game.
template <class Visit>
State play_game(const Stroganov& game, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  NoLog log;
  State state = game.opening();
  while (game.actors(state) != 0) {
    const auto seat = static_cast<Seat>(std::countr_zero(game.actors(state)));
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

}  // namespace tsardom::stroganov
