// One number that stands for how a game behaves: it stays while random play leads through the same states,
// and becomes another one as soon as a rule does.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "bots/random.hpp"
#include "core/game.hpp"
#include "table/hash.hpp"

namespace tsardom {

// A table where everybody remembers and nobody writes down what happens.
struct SilentLog final : Log {};

template <PlainState State>
std::uint64_t hash_on(std::uint64_t hash, const State& state) {
  const auto bytes = std::bit_cast<std::array<char, sizeof(State)>>(state);
  return hash_on(hash, std::string_view(bytes.data(), bytes.size()));
}

// All states of so many seeded random games, with what the seats remember.
template <Game G>
std::uint64_t signature(const G& game, int games, std::uint64_t seed) {
  Rng rng(seed);
  SilentLog log;
  MoveList moves;
  std::uint64_t hash = kHashOfNothing;
  for (int i = 0; i < games; ++i) {
    typename G::State state = game.opening();
    hash = hash_on(hash, state);
    while (const Seats acting = game.actors(state)) {
      random_ply(game, state, one_of(acting, rng), rng, log, moves);
      hash = hash_on(hash, state);
    }
  }
  return hash;
}

}  // namespace tsardom
