// Looks one decision ahead: tries every legal move in a few imagined worlds and takes the one whose outcome
// promises most. A decision is often asked in small steps, so the seat's own next questions belong to it.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/answer.hpp"
#include "bots/random.hpp"
#include "bots/view.hpp"
#include "bots/worth.hpp"
#include "core/game.hpp"

namespace tsardom {

template <Game G>
double lead(const G& game, const typename G::State& world, Seat seat) {
  const Seats players = placed(game.standing(world));
  return lead_of(promises(game, world, players), players, seat);
}

template <Game G>
void play_on(const G& game, typename G::State& world, Seat seat, Move move, Rng& luck) {
  NoLog log;
  game.apply(world, seat, move, log);
  while (holds(game.actors(world), kChance)) game.apply(world, kChance, game.draw(world, luck), log);
}

// Where several choose at once nobody's choice shows before the last one's: the others make theirs, whatever
// it is, so that the seat sees what its own will lead to.
template <Game G>
void let_others_choose(const G& game, typename G::State& world, Seat seat, Rng& luck) {
  MoveList moves;
  NoLog log;
  for (Seats acting = game.actors(world); holds(acting, seat) && acting != only(seat);
       acting = game.actors(world)) {
    random_ply(game, world, one_of(static_cast<Seats>(acting & ~only(seat)), luck), luck, log, moves);
  }
}

// What the move leads to once chance has answered and the seat has gone on as seems best, question by
// question. Called with equal luck for every move of a world.
template <Game G>
double outcome(const G& game, typename G::State world, Seat seat, Move move, Rng luck) {
  constexpr int kOwnQuestions = 3;
  play_on(game, world, seat, move, luck);
  double value = lead(game, world, seat);
  for (int asked = 0; asked < kOwnQuestions && game.actors(world) == only(seat); ++asked) {
    MoveList moves;
    game.moves(world, seat, moves);
    typename G::State best = world;
    double best_value = 0;
    for (const Move next : moves) {
      typename G::State after = world;
      Rng same_luck = luck;
      play_on(game, after, seat, next, same_luck);
      const double promised = lead(game, after, seat);
      if (next == moves[0] || promised > best_value) {
        best = after;
        best_value = promised;
      }
    }
    world = best;
    value = std::max(value, best_value);
  }
  return value;
}

// Every legal move with its mean value.
template <Game G>
std::vector<Looked> look_ahead(const G& game, const View<G>& view, Rng& rng) {
  constexpr int kWorlds = 8;
  MoveList moves;
  game.moves(view.state(), view.seat(), moves);
  std::vector<Looked> looked;
  for (const Move move : moves) looked.push_back({.move = move});
  for (int i = 0; i < kWorlds; ++i) {
    typename G::State world = imagine(game, view, rng);
    Rng luck(rng.next());
    let_others_choose(game, world, view.seat(), luck);
    for (Looked& option : looked) {
      option.value += outcome(game, world, view.seat(), option.move, luck) / kWorlds;
    }
  }
  return looked;
}

// The best of them; one of the best where they are equal.
inline Move best_of(const std::vector<Looked>& looked, Rng& rng) {
  MoveList best;
  double value = looked.front().value;
  for (const Looked& option : looked) {
    if (option.value < value) continue;
    if (option.value > value) best.clear();
    value = option.value;
    best.add(option.move);
  }
  return one_of(best, rng);
}

}  // namespace tsardom
