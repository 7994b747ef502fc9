#include "games/ivan/ivan.hpp"

#include "games/ivan/chapters.hpp"
#include "games/ivan/free_actions.hpp"

namespace tsardom::ivan {

// IVN-16.2: several seats at once in KEEP only.
Seats Ivan::actors(const State& now) const { return Rooms::actors(*this, now); }

Step Ivan::asked(const State& now, Seat seat) const { return Rooms::asked(*this, now, seat); }

// IVN-8.4: at an interrupt point the list also holds every legal free action.
void Ivan::moves(const State& now, Seat seat, MoveList& out) const {
  Rooms::moves(*this, now, seat, out);
  if (is_interrupt_point(now)) list_free_actions(*this, now, seat, out);
}

Move Ivan::draw(const State& now, Rng& rng) const { return Rooms::draw(*this, now, rng); }

void Ivan::apply(State& state, Seat seat, Move move, Log& log) const {
  state.rearranged = choice_of(move) == Choice::rearrange;
  if (choice_of(move) != Choice::free) return Rooms::play(*this, state, seat, move, log);
  start_free_action(*this, state, seat, move.a, log);
  Rooms::go_on(*this, state, log);
}

Reason Ivan::why_not(const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::free) return why_not_freely(now, seat, move.a);
  if (choice_of(move) == Choice::decline) return {"cannot_decline", "IVN-8.5"};
  return Rooms::why_not(*this, now, seat, move);
}

Reason Ivan::warns(const State& view, Seat seat, Move move) const {
  return Rooms::warns(*this, view, seat, move);
}

// Payments, swaps and stakes name what they cost themselves.
Prices Ivan::price(const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::free) return price_of_free_action(*this, move.a);
  return Rooms::price(*this, now, seat, move);
}

}  // namespace tsardom::ivan
