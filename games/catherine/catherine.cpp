#include "games/catherine/catherine.hpp"

#include "games/catherine/chapters.hpp"

namespace tsardom::catherine {

Seats Catherine::actors(const State& now) const { return Rooms::actors(*this, now); }

void Catherine::moves(const State& now, Seat seat, MoveList& out) const {
  Rooms::moves(*this, now, seat, out);
}

// CAT-3.1: order cards and single project cards, nothing else.
Move Catherine::draw(const State& now, Rng& rng) const { return Rooms::draw(*this, now, rng); }

void Catherine::apply(State& state, Seat seat, Move move, Log& log) const {
  Rooms::play(*this, state, seat, move, log);
}

Step Catherine::asked(const State& now, Seat seat) const { return Rooms::asked(*this, now, seat); }

Reason Catherine::why_not(const State& now, Seat seat, Move move) const {
  return Rooms::why_not(*this, now, seat, move);
}

Prices Catherine::price(const State& now, Seat seat, Move move) const {
  return Rooms::price(*this, now, seat, move);
}

}  // namespace tsardom::catherine
