// STR-12: the Tsar's wishes.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {

// STR-12.3: a song can spare the pieces that are only shown.
enum class Showing : std::uint8_t { in_full, none };

int pieces_to_show(const Stroganov& game, const Player& player, Wish wish, Showing showing);
bool can_fulfil(const Stroganov& game, const State& now, Seat seat, Wish wish, Showing showing);
bool has_wish_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing);
void list_wishes_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing,
                           MoveList& out);
void begin_to_fulfil(const Stroganov& game, State& state, Seat seat, Wish wish, Showing showing);

// pieces to show for which no fitting fur is left.
int pieces_missing(const Stroganov& game, const Player& player, const Fulfil& step);

// STR-14.1: what these of the seat's cards bring in Winter by themselves.
Gain winter_gain(const Stroganov& game, const Player& player, WishSet cards);
WishSet paying_cards(const Stroganov& game);

}  // namespace tsardom::stroganov
