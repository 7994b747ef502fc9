// STR-16: what Ivan does by himself. His choices are forced; only his cards and furs are chance.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// STR-16.5: the last flipped card tells which fur of the market he takes.
Piece ivan_market_fur(const Stroganov& game, const State& now);
// STR-16.16, STR-16.17: the dearest song that he can pay, of equals the rightmost; kNone: none.
Song ivan_song(const Stroganov& game, const State& now);
void ivan_sings(const Stroganov& game, State& state, Log& log);  // the tile stays
// STR-16.8
void ivan_extra_action(const Stroganov& game, State& state, Log& log);
// STR-16.15
void ivan_trophy(const Stroganov& game, State& state, Log& log);

// STR-18.4: what this card shows while it lies on top of the deck.
DeckTop face_of(const Stroganov& game, AutomaCard card);
// The unseen cards that may lie on top.
CardSet cards_on_top(const Stroganov& game, const State& now);

}  // namespace tsardom::stroganov
