// What the log tells. The comment names the details a, b, c, d; only `a` can be secret (see core/game.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/game.hpp"

namespace tsardom::perestroika {

enum class Told : std::uint8_t {
  began,         // this seat is the start player
  gained,        // from the stock                              material, count
  returned,      // to the stock                                material, count
  exchanged,     // with the stock                              material given, count, material got, count
  revealed,      // into the display                            kind
  shuffled,      // the deck is new                             shuffle count
  final_round,   //
  tatars,        // they come
  drafted,       //                                             kind
  set_aside,     //                                             kind
  discarded,     //                                             kind
  played,        //                                             kind, half
  chip_spent,    //
  chip_taken,    //
  built,         //                                             building, cell
  looked,        // into the discard pile
  retrieved,     // a card from there                           kind (secret)
  drew,          // a card from the deck                        kind (secret)
  robbed,        // a card out of a hand                        kind (secret), seat
  uncovered,     // a card of the aside row                     kind, position
  seized,        // a piece of another player                   seat, material
  declined,      // an offer at a shuffle
  metropolitan,  // passes to this seat
  scored         // the final score                             points, rank
};

template <class... Details>
Event event(Told what, Seat seat, std::string_view rule, Details... details) {
  const std::array<std::uint8_t, 4> detail{static_cast<std::uint8_t>(details)...};
  return {.kind = static_cast<std::uint8_t>(what),
          .seat = seat,
          .a = detail[0],
          .b = detail[1],
          .c = detail[2],
          .d = detail[3],
          .told = kEverybody,
          .rule = rule};
}

// Only these seats read the first detail.
inline Event secret(Event event, Seats told) {
  event.told = told;
  return event;
}

}  // namespace tsardom::perestroika
