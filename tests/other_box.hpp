// A game with another box than the built-in one, and what is refused in a broken one.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "table/json.hpp"
#include "table/registry.hpp"
#include "table/seating.hpp"
#include "tests/refused.hpp"

namespace tsardom {

// The built-in box with one change.
template <class Change>
Json changed_box(std::string_view game, Change change) {
  Json box = *built_in_box(game);
  change(box);
  return box;
}

inline std::unique_ptr<Table> open_with(std::string_view game, const Json& box) {
  return find_game(game).open({.players = 2, .options = {{"box", box}}});
}

inline Refusal refusal_of_box(std::string_view game, const Json& box) {
  return refusal_of([&] { open_with(game, box); });
}

// The refusal names the file, the place in it and the reason.
inline void expect_bad_box(std::string_view game, const Json& box, const std::string& place_and_reason) {
  const Refusal refusal = refusal_of_box(game, box);
  EXPECT_EQ(refusal.code, "bad_box");
  EXPECT_EQ(refusal.message, "The box box cannot be used: " + place_and_reason + ".");
}

}  // namespace tsardom
