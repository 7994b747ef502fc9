// Turns of Ivan, with the card that he flips and the side that the next one shows.
#pragma once

#include <string>
#include <string_view>

#include "tests/stroganov/position.hpp"

namespace tsardom::stroganov {

// A card that lets him hunt the lowest fur and look for a wish.
inline constexpr std::string_view kWishCard = "ivan_14";

// He rides to column 7, in region 3: its fur is the 5, its village gives a banner and four horses, no wish is
// there, and four furs of value 2 lie on the tile. With a wish card he hunts one and does nothing more.
inline Position before_seven(const Json& options = Json::object()) {
  return Position(1, options)
      .at(kIvan, 6)
      .tile(7, "L14", "2 2 2 2")
      .villages({"V3", "V2", "V1", "V4", "V5"})
      .wishes({"A1", "A2", "-", "A4", "A5"});
}

inline Sitting ivan_plays(Position position, std::string_view card, std::string_view next = "1 hidden 0") {
  Sitting sitting = position.turn(kIvan).top(card).load("flip");
  sitting.chance("flip " + std::string(card));
  sitting.chance("turn_up " + std::string(next));
  return sitting;
}

}  // namespace tsardom::stroganov
