// What the log tells. The comment names the details a, b, c, d; only `a` can be secret (see core/game.hpp).
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace tsardom::catherine {

enum class Told : std::uint8_t {
  got_order,    //                                              order
  drew,         // a project card                               card (secret)
  reshuffled,   // the discard pile is the draw pile            number of reshuffles
  laid_row,     // the start row                                card, card, card
  played,       // two cards                                    action card, activation card, slot
  compensated,  // no action, a card instead
  performed,    //                                              card
  discarded,    //                                              card
  built,        //                                              city, what it gives
  rose,         // a step of favor                              new space
  scored,       // points                                       points, part
  took_joker,   //
  interim,      // the decade is over                           decade
  cleared       // rows                                         cards discarded
};

}  // namespace tsardom::catherine
