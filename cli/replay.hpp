// tsardom replay: a recorded game line by line, or step by step before the board.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "cli/console.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

struct ReplayWish {
  std::string file = {};
  std::optional<std::size_t> upto = {};
  bool steps = false;
};

void replay_file(const ReplayWish& wish, Words& words, Console& console);

}  // namespace tsardom::cli
