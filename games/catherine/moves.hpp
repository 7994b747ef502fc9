// What a seat, or chance, can choose. The comment tells what a, b, c of the move hold.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/catherine/state.hpp"

namespace tsardom::catherine {

enum class Choice : std::uint8_t {
  give_order,  // chance: an order card for a seat         order
  deal,        // chance: a project card for a seat        card
  row,         // CHOOSE_ROW: one of the three cards       card
  action,      // B_PLAY: to the action row                card
  activation,  // B_PLAY: to the activation row            card
  slot,        // B_PLAY: under this action card           slot from 0
  perform,     // D_ACTIVATE
  forfeit,     // D_ACTIVATE
  pay,         // a card for the action's cost             card
  build,       // where                                    city
  take,        // the bonus that costs cards
  skip,        // that bonus
  give,        // a card for the bonus                     card
  decline      // no residence for the books
};

constexpr Move choose(Choice choice, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
  return {static_cast<std::uint8_t>(choice), a, b, c};
}
constexpr Choice choice_of(Move move) { return static_cast<Choice>(move.kind); }
constexpr Card card_of(Move move) { return move.a; }

}  // namespace tsardom::catherine
