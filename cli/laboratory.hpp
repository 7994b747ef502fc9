// tsardom match and tsardom tune: bots against bots, with a bar that shows how far they are.
#pragma once

#include <string>

#include "cli/console.hpp"
#include "lab/match.hpp"
#include "lab/tune.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

// `json` is a file for the report; empty: none.
void show_match(MatchWish wish, const std::string& json, const Words& words, Console& console);
void show_tune(TuneWish wish, const std::string& json, const Words& words, Console& console);

}  // namespace tsardom::cli
