// IVN-10, IVN-11: what other chapters need of tokens, projects and the Field of War.
#pragma once

#include "core/game.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

// projects.cpp
int project_deck_size(const Ivan& game, const State& now);
ProjectSet project_deck(const State& now);  // of a full state
bool can_take_project(const Ivan& game, const State& now);
bool can_complete(const Ivan& game, const State& now, Seat seat, const Goods& held);
// IVN-9.12: a warrior goes to the Field at once; the spoils are asked for.
void send_to_field(State& state, Seat seat, Asked asked, Log& log);

// trade.cpp
void discard_token(State& state, Seat seat, TradeToken token, Log& log);
// IVN-10.5: is the token on the pad, or the print uncovered?
bool is_available(const Player& player, Item item);

// rewards.cpp: IVN-15.2
void replenish(Deck& deck, Choice draw, Log& log);

}  // namespace tsardom::ivan
