// A game out of its built-in box, with the options that are usual.
#pragma once

#include <cstdint>

#include "core/described.hpp"
#include "table/seating.hpp"

namespace tsardom {

template <Described G>
typename G::Box built_in_box_of() {
  std::uint64_t hash = 0;
  return read_box<G>(find_box(G::language().game, {}), hash);
}

template <Described G>
G usual_game(int players) {
  return G{built_in_box_of<G>(), usual_setup(G::language(), players)};
}

}  // namespace tsardom
