// PER-11: what the special cards need to know before they are played.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// PER-11.1: the cards that this half cannot take back from the discard pile.
CardSet excluded_cards(const Perestroika& game, const Effect& effect);

// PER-8.3, PER-13.4: the victim has a piece and the thief is below the limit.
bool can_seize(const Perestroika& game, const State& now, Seat thief, Seat victim, Material m);
void seize(State& state, Seat thief, Seat victim, Material m, std::string_view rule, Log& log);

// The effect of the card that is being resolved.
const Effect& effect_in_play(const Perestroika& game, const State& now, Half half);

}  // namespace tsardom::perestroika
