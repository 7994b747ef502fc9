// Evaluations whose weights are data, so that the laboratory can tune them.
#pragma once

#include <algorithm>
#include <concepts>
#include <span>
#include <string_view>

#include "core/game.hpp"

namespace tsardom {

// A game with `weights`, an array of numbers that `promise` uses, and `weight_names`, as many.
template <class G>
concept Tunable = Game<G> && requires(G& game) {
  { game.weights[0] } -> std::same_as<double&>;
  {std::span<const std::string_view>(G::weight_names())};
};

// The game with other weights; a game that has none stays as it is.
template <Game G>
G weighed(const G& game, std::span<const double> weights) {
  G other = game;
  if constexpr (Tunable<G>) {
    std::copy_n(weights.begin(), std::min(weights.size(), other.weights.size()), other.weights.begin());
  }
  return other;
}

}  // namespace tsardom
