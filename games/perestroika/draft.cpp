// PER-7 draft, PER-14.2 the draft of a solo game.
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/rooms.hpp"

namespace tsardom::perestroika {
namespace {

void list_display(const Perestroika& game, const State& now, Choice choice, MoveList& out) {
  for (Kind kind = 0; kind < game.box.kinds; ++kind) {
    if ((now.cards(Place::display) & game.box.cards_of[kind]) != 0) out.add(move::card(choice, kind));
  }
}

void take_from_display(const Perestroika& game, State& state, Seat seat, Kind kind, std::string_view rule,
                       Log& log) {
  move_openly(game, state, kind, Place::display, hand_of(seat), log);
  log.tell(event(Told::drafted, seat, rule, kind));
}

// PER-7.2: the seats from this one on to the start player got a card fewer. Then the turns begin.
void compensate_from(State& state, Seat seat) {
  if (seat == state.start) return become(state, seat, Turn{});
  become(state, seat, Compensation{});
}

}  // namespace

void begin_draft(const Perestroika& game, State& state) {
  if (game.is_solo()) return become(state, 0, SoloDiscard{});
  become(state, state.start, Draft{});
}

// PER-7.1
void Draft::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_display(game, now, Choice::draft, out);
}

void Draft::play(const Perestroika& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  take_from_display(game, state, seat, kind_of(move), "PER-7.1", log);
  become(state, game.after(seat), Draft{});
}

// Whoever would have come next is the first who got fewer cards.
bool Draft::settle(const Perestroika&, State& state, Log&) {
  if (state.size(Place::display) > 0) return false;
  compensate_from(state, state.steps.back().seat);
  return true;
}

void Compensation::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_receivable(game, now, now.steps.back().seat, out);
}

void Compensation::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [left] = top<Compensation>(state);
  const Seat seat = state.steps.back().seat;
  gain(game, state, seat, material_of(move), 1, game.is_solo() ? "PER-14.2" : "PER-7.2", log);
  become(state, seat, Compensation{static_cast<std::uint8_t>(left - 1)});
}

// PER-7.3: what is impossible is lost.
bool Compensation::settle(const Perestroika& game, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (top<Compensation>(state).left > 0 && can_receive_any(game, state, seat)) return false;
  compensate_from(state, game.after(seat));
  return true;
}

// PER-14.2: one card is discarded, one laid aside, the rest taken.
void SoloDiscard::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_display(game, now, Choice::discard, out);
}

void SoloDiscard::play(const Perestroika& game, State& state, Move move, Log& log) {
  move_openly(game, state, kind_of(move), Place::display, Place::discard, log);
  log.tell(event(Told::discarded, 0, "PER-14.2", kind_of(move)));
  become(state, 0, SoloAside{});
}

void SoloAside::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_display(game, now, Choice::set_aside, out);
}

void SoloAside::play(const Perestroika& game, State& state, Move move, Log& log) {
  state.aside.push(lowest(state.cards(Place::display) & game.box.cards_of[kind_of(move)]));
  move_openly(game, state, kind_of(move), Place::display, Place::aside, log);
  log.tell(event(Told::set_aside, 0, "PER-14.2", kind_of(move)));
  if (state.size(Place::display) == 0) return become(state, 0, Compensation{game.box.solo_material});
  while (state.cards(Place::display) != 0) {
    const Kind kind = game.box.kind_of[lowest(state.cards(Place::display))];
    take_from_display(game, state, 0, kind, "PER-14.2", log);
  }
  become(state, 0, Turn{});
}

}  // namespace tsardom::perestroika
