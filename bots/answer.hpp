// What a bot answers.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/worth.hpp"
#include "core/game.hpp"

namespace tsardom {

// A choice that a bot has looked at.
struct Looked {
  Move move;
  double value = 0;          // how far ahead in points it expects to be then
  std::uint32_t visits = 0;  // how often a search looked
  double worth = 0;          // from 0 to 1, what a search compares
};

// A move of the continuation that a search expects.
struct Expected {
  Seat seat;
  Move move;
};

struct Answer {
  Move move{};
  PerSeat<double> chances{};        // to win, and
  PerSeat<double> points{};         // at the end of the game, as tasteful play after the move has it
  std::vector<Looked> looked = {};  // a search: from the best down
  std::vector<Expected> line = {};  // of a search, beginning with the move
  std::uint64_t iterations = 0;     // of a search
};

}  // namespace tsardom
