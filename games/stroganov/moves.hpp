// What a player, or chance, can choose. Furs of the same value are one option (STR-4.5).
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/stroganov/box.hpp"
#include "games/stroganov/state.hpp"

namespace tsardom::stroganov {

// The comment tells what a, b, c of the move hold.
enum class Choice : std::uint8_t {
  // chance
  seat_next,    // the next Cossack of the first order           seat
  lay_tile,     // a landscape into the row                      tile
  draw_fur,     // a fur out of the bag                          piece
  lay_fur,      // a setup fur                                   piece
  lay_village,  //                                              village
  lay_yurt,     //                                               yurt
  lay_wish,     // to a region or into the draft                 wish
  lay_song,     //                                               song
  turn_up,      // a card comes to the top of Ivan's deck        steps, hunt, furs (0: not shown)
  flip,         // which card it was                             automa card
  // the turn
  draft,        // a wish with its fur                          wish
  ride,         // the move of the turn                         column
  take_coin,    // basic actions
  take_horses,  //
  march,        // then step
  hunt,         // then take
  trade,        //
  visit,        // advanced actions: a village                  region
  use_yurt,     //                                              region
  take_wish,    //                                              region
  build,        // an outpost                                   region
  claim,        // a landscape tile                             column
  // auxiliary actions
  buy_market,  // then pick
  buy_bag,     //
  swap_down,   // then swap
  swap_two,    // then pay two, then pick
  fulfil,      // a wish of the hand                            wish
  use_card,    // a fulfilled wish: an extra action, a Winter card   wish
  // what follows
  step,            // of a march or a move bonus                   column
  take,            // hunted                                       piece, column
  bonus,           // of a trade                                   bonus
  pay,             // one piece, with a coin where the value differs    piece
  show,            // tigers that stand for furs of a wish; coins do the rest   count
  keep,            // one of two furs drawn                        piece
  pick,            // a fur of the market                          piece
  swap,            // a piece for a lower market fur               piece given, piece taken
  advance,         // the trophy token
  stay,            // it stays
  reward,          // of a trophy                                  reward
  sing,            // a song                                       song
  step_for_story,  // STR-17.3: the trophy token, side b
  decline,         //
  done             // a window or the turn ends
};

namespace move {
constexpr Move plain(Choice choice, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
  return {static_cast<std::uint8_t>(choice), a, b, c};
}
constexpr Move piece(Choice choice, Piece p) { return plain(choice, static_cast<std::uint8_t>(p)); }
constexpr Move take(Piece p, Column column) {
  return plain(Choice::take, static_cast<std::uint8_t>(p), column);
}
constexpr Move bonus(Bonus b) { return plain(Choice::bonus, static_cast<std::uint8_t>(b)); }
constexpr Move reward(Reward r) { return plain(Choice::reward, static_cast<std::uint8_t>(r)); }
constexpr Move swap(Piece give, Piece get) {
  return plain(Choice::swap, static_cast<std::uint8_t>(give), static_cast<std::uint8_t>(get));
}
constexpr Move turn_up(DeckTop top) {
  return plain(Choice::turn_up, top.steps, static_cast<std::uint8_t>(top.hunt), top.furs);
}
}  // namespace move

constexpr Choice choice_of(Move m) { return static_cast<Choice>(m.kind); }
constexpr Piece piece_of(Move m) { return static_cast<Piece>(m.a); }
constexpr Piece taken_in(Move m) { return static_cast<Piece>(m.b); }
constexpr Bonus bonus_of(Move m) { return static_cast<Bonus>(m.a); }
constexpr Reward reward_of(Move m) { return static_cast<Reward>(m.a); }
constexpr Region region_of(Move m) { return m.a; }
constexpr Column column_of(Move m) { return choice_of(m) == Choice::take ? m.b : m.a; }
constexpr DeckTop top_of(Move m) { return {m.a, static_cast<Hunt>(m.b), m.c}; }

}  // namespace tsardom::stroganov
