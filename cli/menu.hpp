// What to play, with whom and how, asked line by line.
#pragma once

#include "cli/console.hpp"
#include "cli/play.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

// Asks until the wish can be played. Nothing: the person would rather leave.
std::optional<PlayWish> ask_wish(Console& console, Words& words);

}  // namespace tsardom::cli
