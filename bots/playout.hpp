// How a search values its leaves: play goes on for a while as somebody with a little taste would play, and
// what is reached then is weighed.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/random.hpp"
#include "bots/worth.hpp"
#include "core/game.hpp"

namespace tsardom {

// How play goes on before it is weighed: so many decisions ahead, and then to where another seat is asked,
// because in the middle of a turn promises are misleading, but not beyond so many in all; at each decision so
// many moves are tried. Where a turn is long and brings much, all others must have theirs too (`around`):
// otherwise a search puts off the end of its own. A game for which this is not the best says so.
struct Taste {
  int ahead = 4, at_most = 16, tried = 2;
  bool around = false;
};
template <class G>
constexpr Taste taste_for() {
  Taste taste;
  if constexpr (requires { G::kAhead + G::kAtMost + G::kTried; }) taste = {G::kAhead, G::kAtMost, G::kTried};
  if constexpr (requires { G::kAround; }) taste.around = G::kAround;
  return taste;
}

// One move of play with taste: of a few moves at random the one after which the seat is promised most.
template <Game G>
void tasteful_ply(const G& game, typename G::State& world, Seat seat, Rng& rng, MoveList& moves) {
  NoLog log;
  if (seat == kChance) return game.apply(world, kChance, game.draw(world, rng), log);
  moves.clear();
  game.moves(world, seat, moves);
  const auto size = static_cast<unsigned>(moves.size());
  const unsigned one = rng.below(size);
  if (size == 1) return game.apply(world, seat, moves[0], log);
  const typename G::State before = world;
  game.apply(world, seat, moves[static_cast<int>(one)], log);
  double best = game.promise(world, seat);
  const unsigned few = std::min<unsigned>(taste_for<G>().tried, size);
  for (unsigned tried = 1; tried < few; ++tried) {  // what was tried stands behind `one` and comes no more
    const auto next = static_cast<int>((one + tried) % size);
    moves.swap(next, static_cast<int>((one + tried + rng.below(size - tried)) % size));
    typename G::State instead = before;
    game.apply(instead, seat, moves[next], log);
    const double promised = game.promise(instead, seat);
    if (promised <= best) continue;
    best = promised;
    world = instead;
  }
}

// To the end of an imagined world.
template <Game G>
void tasteful_playout(const G& game, typename G::State& world, Rng& rng) {
  MoveList moves;
  while (const Seats acting = game.actors(world)) tasteful_ply(game, world, one_of(acting, rng), rng, moves);
}

// The seam between a search and what values its leaves: so many at a time, each a full imagined world of the
// seat that searches.
// Anything with this `evaluate` and kBatch can stand here instead.
template <Game G>
class Playouts {
 public:
  using State = typename G::State;
  static constexpr std::size_t kBatch = 1;

  void evaluate(const G& game, Seat searcher, std::span<State> leaves, std::span<Worth> worths, Rng& rng) {
    for (std::size_t i = 0; i < leaves.size(); ++i) {
      play_on(game, searcher, leaves[i], rng);
      worths[i] = weigh(game, leaves[i]);
    }
  }

 private:
  void play_on(const G& game, Seat searcher, State& world, Rng& rng) {
    constexpr Taste kTaste = taste_for<G>();
    Seat before = kChance;
    for (int decisions = 0; decisions < kTaste.at_most;) {
      const Seats acting = game.actors(world);
      if (acting == 0) return;
      const Seat seat = one_of(acting, rng);
      if (decisions >= kTaste.ahead && seat != before && (!kTaste.around || seat == searcher)) return;
      tasteful_ply(game, world, seat, rng, moves_);
      if (seat == kChance) continue;
      before = seat;
      ++decisions;
    }
  }

  // Half of it is the lead beside other leads of this search, which tells good moves from better ones even in
  // a game that is lost; the other half is the chance to win.
  Worth weigh(const G& game, const State& world) {
    const bool over = game.actors(world) == 0;
    const Standing standing = over || players_ == 0 ? game.standing(world) : Standing{};
    if (players_ == 0) players_ = placed(standing);
    const PerSeat<double> points = promises(game, world, players_);
    PerSeat<double> wins{};
    if (over) share_win(standing, wins);
    Worth worth;
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
      if (!holds(players_, seat)) continue;
      const double lead = lead_of(points, players_, seat);
      Yardstick& yardstick = yardstick_[seat];
      yardstick.note(lead);
      const double win = over ? wins[seat] : is_alone() ? 1 : Yardstick::logistic(lead / yardstick.spread());
      worth.lead[seat] = static_cast<float>(lead);
      worth.value[seat] = static_cast<float>((yardstick.squash(lead) + win) / 2);
    }
    return worth;
  }

  bool is_alone() const { return (players_ & (players_ - 1)) == 0; }

  Seats players_ = 0;
  PerSeat<Yardstick> yardstick_{};
  MoveList moves_;
};

}  // namespace tsardom
