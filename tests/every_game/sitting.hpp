// A game with the players and options it is played with, and a walk through it by random moves.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "bots/random.hpp"
#include "core/game.hpp"
#include "lab/signature.hpp"

namespace tsardom {

template <Game G>
struct Sitting {
  G game;
  int players;
  std::string name = {};
  Setup setup = {};

  // Everybody who looks at the table: the seats, and whoever only watches.
  std::vector<Seat> observers() const {
    std::vector<Seat> seats{kSpectator};
    for (Seat seat = 0; seat < players; ++seat) seats.push_back(seat);
    return seats;
  }
};

// Bytes are all that two states have.
template <PlainState State>
bool equal(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

inline bool equal(const MoveList& a, const MoveList& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

template <Game G>
MoveList legal(const G& game, const typename G::State& now, Seat seat) {
  MoveList moves;
  game.moves(now, seat, moves);
  return moves;
}

inline std::vector<Seat> members(Seats seats) {
  std::vector<Seat> each;
  for (Seat seat = 0; seat <= kChance; ++seat) {
    if (holds(seats, seat)) each.push_back(seat);
  }
  return each;
}

// Writes down what happens, and who learned something.
struct Diary final : Log {
  std::vector<Event> events;
  Seats learners = 0;

 private:
  void hear(const Event& event) override { events.push_back(event); }
  void hear_learned(Seats seats) override { learners |= seats; }
};

// Was the same said to the reader?
inline bool sounds_alike(const Event& one, const Event& other, Seat reader) {
  const auto a = [reader](const Event& event) { return holds(event.told, reader) ? event.a : kUntold; };
  return one.kind == other.kind && one.seat == other.seat && a(one) == a(other) && one.b == other.b &&
         one.c == other.c && one.d == other.d && one.rule == other.rule;
}
inline bool sounds_alike(const Diary& one, const Diary& other, Seat reader) {
  return std::equal(one.events.begin(), one.events.end(), other.events.begin(), other.events.end(),
                    [reader](const Event& a, const Event& b) { return sounds_alike(a, b, reader); });
}

template <class State>
struct After {
  State state;
  Diary diary;
};

// What the move leads to at a real table.
template <Game G>
After<typename G::State> after(const G& game, const typename G::State& now, Seat seat, Move move) {
  After<typename G::State> result{now, {}};
  game.apply(result.state, seat, move, result.diary);
  return result;
}

// One move of a walk, about to be made. When the game is over nobody makes one, and `seat` is kSpectator.
template <Game G>
struct Ply {
  const Sitting<G>& sitting;
  const typename G::State& now;
  Seat seat;
  Move move;
  const G& game = sitting.game;
};

// What is wrong, in words; empty: nothing.
using Fault = std::string;

inline constexpr int kMostPlies = 5000;  // no game of a board game's length comes near

// Plays one random game and has every `stride`-th ply checked, from a random one on, and the end; answers the
// first fault.
template <Game G, class Check>
Fault walk(const Sitting<G>& sitting, std::uint64_t seed, int stride, Check check) {
  const G& game = sitting.game;
  typename G::State state = game.opening();
  Rng play(seed), test(~seed);
  SilentLog log;
  int due = static_cast<int>(test.below(static_cast<unsigned>(stride)));
  for (int ply = 0;; ++ply) {
    const auto at = [&](Fault fault) {
      if (fault.empty()) return fault;
      return fault + " (" + sitting.name + ", seed " + std::to_string(seed) + ", ply " + std::to_string(ply) +
             ")";
    };
    const Seats acting = game.actors(state);
    if (acting == 0) return at(check(Ply<G>{sitting, state, kSpectator, {}}, test));
    if (ply == kMostPlies) return at("the game does not end");
    const Seat seat = one_of(acting, play);
    const MoveList moves = legal(game, state, seat);
    if (moves.empty()) return at("nothing to choose");
    const Move move = seat == kChance ? game.draw(state, play) : one_of(moves, play);
    if (due-- == 0) {
      due = stride - 1;
      const Fault fault = at(check(Ply<G>{sitting, state, seat, move}, test));
      if (!fault.empty()) return fault;
    }
    game.apply(state, seat, move, log);
  }
}

}  // namespace tsardom
