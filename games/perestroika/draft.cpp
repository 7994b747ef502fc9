#include "games/perestroika/draft.hpp"

#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/reveal.hpp"
#include "games/perestroika/turn.hpp"

namespace tsardom::perestroika {
namespace {

void take_from_display(const Perestroika& game, State& state, Seat seat, Kind kind, std::string_view rule,
                       Log& log) {
  move_openly(game, state, kind, Place::display, hand_of(seat), log);
  log.tell(event(Told::drafted, seat, rule, kind));
}

// PER-7.1: may so many cards of this display have been taken, in turn from the start player, by hands that
// held few before?
bool may_be_taken(const Perestroika& game, const State& now, Seat next, int taken) {
  if ((now.start + taken) % game.players() != next) return false;
  for (int n = 0; n < game.players(); ++n) {
    const int drafted = taken / game.players() + (n < taken % game.players());
    const int held = now.size(hand_of(static_cast<Seat>((now.start + n) % game.players())));
    if (held < drafted || held > drafted + game.box.hand_limit) return false;
  }
  return true;
}

// PER-7.2: the seats from this one on to the start player got a card fewer. Then the turns begin.
void compensate_from(State& state, Seat seat) {
  if (seat == state.start) return become(state, seat, Turn{});
  become(state, seat, Compensation{});
}

// PER-14.2: one card of the display has been discarded.
bool has_sorted_out(const State& now) { return now.size(Place::discard) > 0; }

}  // namespace

void begin_draft(const Perestroika& game, State& state) {
  if (game.is_solo()) return become(state, 0, SoloDiscard{});
  become(state, state.start, Draft{});
}

void Draft::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_kinds(game, now.cards(Place::display), Choice::draft, out);
}

void Draft::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  take_from_display(game, state, seat, kind_of(move), "PER-7.1", log);
  become(state, game.after(seat), Draft{});
}

// Whoever would have come next is the first who got fewer cards.
bool Draft::settle(const Perestroika&, State& state, Seat seat, Log&) const {
  if (state.size(Place::display) > 0) return false;
  compensate_from(state, seat);
  return true;
}

Reason Draft::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::draft, "not_in_display", "PER-7.1");
}

bool Draft::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!game.is_phase_of(seat, at) || game.is_solo() || now.size(Place::display) == 0) return false;
  if (!is_plundered(game, now)) return false;
  for (int taken = 0; taken + now.size(Place::display) <= game.table().most_cards; ++taken) {
    if (may_be_taken(game, now, seat, taken)) return true;
  }
  return false;
}

void Compensation::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_receivable(game, now, seat, out);
}

void Compensation::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  gain(game, state, seat, material_of(move), 1, game.is_solo() ? "PER-14.2" : "PER-7.2", log);
  become(state, seat, Compensation{static_cast<std::uint8_t>(left - 1)});
}

// PER-7.3: what is impossible is lost.
bool Compensation::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (left > 0 && can_receive_any(game, state, seat)) return false;
  compensate_from(state, game.after(seat));
  return true;
}

Reason Compensation::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return why_not_take(move);
}

bool Compensation::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!game.is_phase_of(seat, at) || now.size(Place::display) > 0) return false;
  if (!game.is_solo()) return seat != now.start && left == 1;
  return left <= game.box.solo_material && has_sorted_out(now) && now.size(Place::aside) > 0;
}

void SoloDiscard::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_kinds(game, now.cards(Place::display), Choice::discard, out);
}

void SoloDiscard::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  move_openly(game, state, kind_of(move), Place::display, Place::discard, log);
  log.tell(event(Told::discarded, seat, "PER-14.2", kind_of(move)));
  become(state, seat, SoloAside{});
}

Reason SoloDiscard::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::discard, "not_in_display", "PER-14.2");
}

// There is one to discard and one to lay aside.
bool SoloDiscard::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return game.is_phase_of(seat, at) && game.is_solo() && now.size(Place::display) >= 2 &&
         is_plundered(game, now);
}

void SoloAside::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_kinds(game, now.cards(Place::display), Choice::set_aside, out);
}

void SoloAside::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  state.aside.push(lowest(state.cards(Place::display) & game.box.cards_of[kind_of(move)]));
  move_openly(game, state, kind_of(move), Place::display, Place::aside, log);
  log.tell(event(Told::set_aside, seat, "PER-14.2", kind_of(move)));
  if (state.size(Place::display) == 0) return become(state, seat, Compensation{game.box.solo_material});
  while (state.cards(Place::display) != 0) {
    const Kind kind = game.box.kind_of[lowest(state.cards(Place::display))];
    take_from_display(game, state, seat, kind, "PER-14.2", log);
  }
  become(state, seat, Turn{});
}

Reason SoloAside::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::set_aside, "not_in_display", "PER-14.2");
}

bool SoloAside::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return game.is_phase_of(seat, at) && game.is_solo() && now.size(Place::display) > 0 && has_sorted_out(now);
}

}  // namespace tsardom::perestroika
