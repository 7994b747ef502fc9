// PER-15: how cards change places, and what each observer can tell about them afterwards.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// One card of the kind goes from one place to another, and everybody sees which.
void move_openly(const Perestroika& game, State& state, Kind kind, Place from, Place to, Log& log);

// The same, but only the seats in `told` see it. For the others it may have been any of the candidates.
void move_secretly(const Perestroika& game, State& state, Kind kind, Place from, Place to, Seats told,
                   CardSet candidates, Log& log);

// PER-11.1: the seat looks through the discard pile.
void look_through_discard(const Perestroika& game, State& state, Seat seat, Log& log);

// PER-5.1: discard pile and aside row become the deck.
void gather_into_deck(const Perestroika& game, State& state, Log& log);

// PER-15.3: all hands are opened.
void open_hands(const Perestroika& game, State& state, Log& log);

// PER-15.10: everybody knows where every card is (at the start, and in a position set up without a memory).
void remember_everything(const Perestroika& game, State& state);

// PER-15.6: what counting tells one observer. Answers whether it told anything.
bool strike_counted(const State& now, std::array<PlaceSet, kCards>& may_be);

// The rows of the memory that are in use: the seats that play, and the public.
template <class Visit>
void for_each_observer(const Perestroika& game, Visit visit) {
  for (Seat seat = 0; seat < game.players(); ++seat) visit(static_cast<std::size_t>(seat));
  visit(static_cast<std::size_t>(kPublic));
}

}  // namespace tsardom::perestroika
