// CAT-4 what a player owns, CAT-6 drawing and favor, CAT-7 residences.
#pragma once

#include <string_view>

#include "games/catherine/catherine.hpp"
#include "games/catherine/moves.hpp"

namespace tsardom::catherine {

// CAT-4.1: symbols of the action row, and for the goods also the tiles. Cannons and books are on the row
// alone.
Symbols on_row(const Catherine& game, const Player& player);
Symbols owned(const Catherine& game, const Player& player);
// CAT-7.3: a tile for every residence in a city with that good.
int tiles(const Catherine& game, const Player& player, std::size_t good);
int supply(const Catherine& game, const Player& player);
inline int hand_limit(const Catherine& game, const Player& player) {
  return game.box.space[player.favor].hand_limit;
}

void score(State& state, Seat seat, int points, Part part, std::string_view rule, Log& log);
void gain_favor(const Catherine& game, State& state, Seat seat, int steps, Log& log);

// A card leaves a hand for the discard pile.
void discard(State& state, Seat seat, Card card, std::string_view rule, Log& log);
void leave_hand(State& state, Seat seat, Card card);

// CAT-5.10: a card of the hand that the seat has not chosen for anything yet, and why it may not be this one.
void list_hand(const Player& player, Choice choice, MoveList& out);
Reason why_not_of_hand(const Player& player, Card card, std::string_view rule);

// CAT-7: residence, tile, crown.
void list_cities(CitySet cities, MoveList& out);
void build(const Catherine& game, State& state, Seat seat, City city, std::string_view rule, Log& log);

}  // namespace tsardom::catherine
