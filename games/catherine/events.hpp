// What the log tells. The comment names the details a, b, c, d; only `a` can be secret (see core/game.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

}  // namespace tsardom::catherine
