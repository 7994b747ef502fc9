// Uniformly random play: the weakest bot, and the playouts of the others.
#pragma once

#include <bit>

#include "bots/view.hpp"
#include "core/game.hpp"

namespace tsardom {

// One of those who must act; where several choose at once, any of them.
inline Seat one_of(Seats seats, Rng& rng) {
  if (!std::has_single_bit(seats)) {
    for (unsigned skip = rng.below(static_cast<unsigned>(std::popcount(seats))); skip > 0; --skip) {
      seats = static_cast<Seats>(seats & (seats - 1U));
    }
  }
  return static_cast<Seat>(std::countr_zero(seats));
}

inline Move one_of(const MoveList& moves, Rng& rng) {
  return moves[static_cast<int>(rng.below(static_cast<unsigned>(moves.size())))];
}

// One move of random play. `moves` is what the seat could choose from; chance lists nothing.
template <Game G>
void random_ply(const G& game, typename G::State& state, Seat seat, Rng& rng, Log& log, MoveList& moves) {
  moves.clear();
  if (seat == kChance) return game.apply(state, kChance, game.draw(state, rng), log);
  game.moves(state, seat, moves);
  game.apply(state, seat, one_of(moves, rng), log);
}

// Plays an imagined world to its end.
template <Game G>
void playout(const G& game, typename G::State& world, Rng& rng) {
  MoveList moves;
  NoLog log;
  while (const Seats acting = game.actors(world))
    random_ply(game, world, one_of(acting, rng), rng, log, moves);
}

template <Game G>
Move random_choice(const G& game, const View<G>& view, Rng& rng) {
  MoveList moves;
  game.moves(view.state(), view.seat(), moves);
  return one_of(moves, rng);
}

}  // namespace tsardom
