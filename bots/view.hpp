// What a bot holds: a game as one seat sees it. The truth goes in and never comes out again, so nothing that
// takes a View can peek.
#pragma once

#include "core/game.hpp"

namespace tsardom {

template <Game G>
class View {
 public:
  using State = typename G::State;

  View(const G& game, const State& truth, Seat seat) : seen_(game.seen(truth, seat)), seat_(seat) {}

  const State& state() const { return seen_; }
  Seat seat() const { return seat_; }

 private:
  State seen_;
  Seat seat_;
};

// A world that agrees with the view, fairly sampled.
template <Game G>
typename G::State imagine(const G& game, const View<G>& view, Rng& rng) {
  return game.imagine(view.state(), view.seat(), rng);
}

}  // namespace tsardom
