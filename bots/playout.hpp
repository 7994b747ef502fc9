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

// How far play goes on before it is weighed, in decisions, and how many moves are tried at each. Where little
// comes of a few decisions a game may ask for more (kAhead, kTried).
struct Taste {
  int ahead = 4, tried = 2;
};
template <class G>
constexpr Taste taste_for() {
  if constexpr (requires { G::kAhead + G::kTried; }) return {G::kAhead, G::kTried};
  return {};
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

// The seam between a search and what values its leaves: so many at a time, each a full imagined world.
// Anything with this `evaluate` and kBatch can stand here instead.
template <Game G>
class Playouts {
 public:
  using State = typename G::State;
  static constexpr std::size_t kBatch = 1;

  void evaluate(const G& game, std::span<State> leaves, std::span<Worth> worths, Rng& rng) {
    for (std::size_t i = 0; i < leaves.size(); ++i) {
      play_on(game, leaves[i], rng);
      worths[i] = weigh(game, leaves[i]);
    }
  }

 private:
  // A few decisions, and then to where another seat is asked: in the middle of a turn promises are
  // misleading.
  static constexpr int kFewest = taste_for<G>().ahead, kMost = 4 * kFewest;

  void play_on(const G& game, State& world, Rng& rng) {
    Seat before = kChance;
    for (int decisions = 0; decisions < kMost;) {
      const Seats acting = game.actors(world);
      if (acting == 0) return;
      const Seat seat = one_of(acting, rng);
      if (decisions >= kFewest && seat != before) return;
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
