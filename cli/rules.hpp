// tsardom rules: the games, what is asked and chosen in them under which rule, and where their figures come
// from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/console.hpp"
#include "table/json.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

struct RulesWish {
  std::string game = {};  // empty: a list of them
  bool origins = false;
};

void show_rules(const RulesWish& wish, Words& words, Console& console);

// A figure of the box, as a path into components.json, and where it comes from.
struct Origin {
  std::string path;
  std::string origin;  // rulebook, public or designed
};

// What every "source", "x_source" and "param_source" of the box says, in its order.
std::vector<Origin> origins_of(const Json& box);

}  // namespace tsardom::cli
