#include "games/perestroika/perestroika.hpp"

#include "games/perestroika/chapters.hpp"

namespace tsardom::perestroika {

Seats Perestroika::actors(const State& now) const { return Rooms::actors(*this, now); }

Step Perestroika::asked(const State& now, Seat seat) const { return Rooms::asked(*this, now, seat); }

void Perestroika::moves(const State& now, Seat seat, MoveList& out) const {
  Rooms::moves(*this, now, seat, out);
}

void Perestroika::apply(State& state, Seat seat, Move move, Log& log) const {
  Rooms::play(*this, state, seat, move, log);
}

Move Perestroika::draw(const State& now, Rng& rng) const { return Rooms::draw(*this, now, rng); }

Prices Perestroika::price(const State& now, Seat seat, Move move) const {
  return Rooms::price(*this, now, seat, move);
}

Reason Perestroika::why_not(const State& now, Seat seat, Move move) const {
  return Rooms::why_not(*this, now, seat, move);
}

Reason Perestroika::unfit() const {
  if (players() < box.sheet[static_cast<std::size_t>(scenario())].min_players)
    return {"needs_rivals", "PER-14.5"};
  if (!is_solo() && !start_is_random() && chosen_start() >= players()) return {"no_such_seat", "PER-2.1"};
  return {};
}

}  // namespace tsardom::perestroika
