// tsardom rules: the games, what is asked and chosen in them under which rule, where their figures come from,
// and the numbers of their moves and views.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.hpp"
#include "table/json.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

enum class RulesPart : std::uint8_t { summary, origins, actions, numbers };

struct RulesWish {
  std::string game = {};  // empty: a list of them
  RulesPart part = RulesPart::summary;
  int players = 2;  // of actions and numbers
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
