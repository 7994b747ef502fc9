// STR-12: the Tsar's wishes.
#pragma once

#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

bool has_wish_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing);
void list_wishes_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing,
                           MoveList& out);
void begin_to_fulfil(const Stroganov& game, State& state, Seat seat, Wish wish, Showing showing);
Reason why_not_fulfil(const State& now, Seat seat, Wish wish);

// STR-14.1: what these of the seat's cards bring in Winter by themselves.
Gain winter_gain(const Stroganov& game, const Player& player, WishSet cards);
WishSet paying_cards(const Stroganov& game);

// STR-12.2: the paid pieces are paid; how the rest is shown.
struct Fulfil {
  static constexpr Phrase kQuestion{"fulfil", "STR-12.2", {{wish_slot(), number_slot("shown", kMostAtOnce)}}};
  Wish wish = 0;
  std::uint8_t shown = 0;  // pieces to show
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

// DP-WISH: song SA3, SB3
struct WishPayOnly {
  static constexpr Phrase kQuestion{"wish_pay_only", "STR-13.2", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
