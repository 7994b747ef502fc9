// PER-13: what others ask about a scenario's shuffle event.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// PER-13.3, PER-13.8: what is offered at a shuffle.
Building offered_building(const Perestroika& game);

// PER-13.4: all thefts of a Struggle, in their order, by the totals noted at its beginning.
struct Theft {
  Seat thief = 0, victim = 0;
};
using Thefts = List<Theft, kMostPlayers * kMostPlayers>;
Thefts thefts(const Perestroika& game, const State& now);

}  // namespace tsardom::perestroika
