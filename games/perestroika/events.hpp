// What the log tells. The comment names the details a, b, c, d; only `a` can be secret (see core/game.hpp).
#pragma once

#include <cstdint>

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

}  // namespace tsardom::perestroika
