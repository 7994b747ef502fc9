// Uniformly random play: the weakest bot, and the playouts of the others.
#pragma once

#include <bit>

#include "bots/view.hpp"
#include "core/game.hpp"

namespace tsardom {

// One of those who must act; where several choose at once, any of them.
inline Seat one_of(Seats seats, Rng& rng) {
  const auto without_lowest = [](Seats set) { return static_cast<Seats>(set & (set - 1U)); };
  if (without_lowest(seats) != 0) {
    unsigned count = 0;  // std::popcount is a call into a library on a plain x86-64
    for (Seats left = seats; left != 0; left = without_lowest(left)) ++count;
    for (unsigned skip = rng.below(count); skip > 0; --skip) seats = without_lowest(seats);
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
