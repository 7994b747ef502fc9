// IVN-7: the five chambers. Regular actions and the bonus are counted together (RUL-34).
#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/turn.hpp"

namespace tsardom::ivan {
namespace {

constexpr Effect only_effect(Op op) {
  Effect effect;
  effect.op = op;
  return effect;
}

CitySet untouched_cities(const State& now, Seat seat) {
  return static_cast<CitySet>(now.player[seat].presence() & ~now.chosen);
}
CitySet repeatable_cities(const State& now, Seat seat) {
  return static_cast<CitySet>(now.player[seat].presence() & now.chosen);
}

// IVN-7.6: a part is offered while it is left and has a target.
void list_part(const Ivan& game, const State& now, ChamberPart part, Op op, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  if (is_possible(game, now, seat, only_effect(op), now.player[seat].held))
    out.add(move::of(Choice::part, part));
}

}  // namespace

void begin_chamber(const Ivan& game, State& state, Chamber chamber, bool sealed) {
  const ChamberFigures& figures = game.box.chamber[static_cast<std::size_t>(chamber)];
  const std::uint8_t bonus = sealed ? figures.bonus : std::uint8_t{0};
  Parts parts{chamber, figures.regular, 0};
  if (chamber == Chamber::production) {
    parts.extra = bonus;
  } else {
    parts.left = static_cast<std::uint8_t>(parts.left + bonus);
    if (chamber == Chamber::reward) parts.extra = figures.regular;
  }
  become(state, state.steps.back().seat, parts);
}

// PART
void Parts::moves(const Ivan& game, const State& now, MoveList& out) {
  const auto [chamber, left, extra] = top<Parts>(now);
  const Seat seat = now.steps.back().seat;
  switch (chamber) {
    case Chamber::production:
      if (left > 0 && untouched_cities(now, seat) != 0) out.add(move::of(Choice::part, ChamberPart::income));
      if (extra > 0 && repeatable_cities(now, seat) != 0)
        out.add(move::of(Choice::part, ChamberPart::repeat));
      break;
    case Chamber::maneuver:
      list_part(game, now, ChamberPart::place, Op::place_warrior, out);
      list_part(game, now, ChamberPart::move, Op::move, out);
      break;
    case Chamber::project:
      list_part(game, now, ChamberPart::take, Op::take_project, out);
      list_part(game, now, ChamberPart::complete, Op::complete_project, out);
      break;
    case Chamber::exchange:
      if (left > 0) out.add(move::of(Choice::part, ChamberPart::foreign));
      if (now.player[seat].held.total() >= game.box.swap_give)
        out.add(move::of(Choice::part, ChamberPart::swap));
      break;
    case Chamber::reward:
      list_part(game, now, ChamberPart::estate, Op::take_estate, out);
      if (extra > 0) list_part(game, now, ChamberPart::title, Op::take_title, out);
      break;
  }
  out.add(move::of(Choice::finish));
}

void Parts::play(const Ivan& game, State& state, Move move, Log&) {
  const Seat seat = state.steps.back().seat;
  const auto [chamber, left, extra] = top<Parts>(state);
  if (choice_of(move) == Choice::finish) {  // RUL-32
    state.chosen = 0;
    return become(state, seat, Deploy{chamber});
  }
  const auto part = static_cast<ChamberPart>(move.a);
  const bool is_extra = part == ChamberPart::repeat || part == ChamberPart::title;
  const bool is_counted = part != ChamberPart::repeat && part != ChamberPart::swap;
  become(state, seat,
         Parts{chamber, static_cast<std::uint8_t>(left - is_counted),
               static_cast<std::uint8_t>(extra - is_extra)});
  switch (part) {
    case ChamberPart::income:
      return call(state, seat, Income{Asked::at_once, 1});
    case ChamberPart::repeat:
      return call(state, seat, Repeat{});
    case ChamberPart::place:
      return call(state, seat, Place{Asked::at_once});
    case ChamberPart::move:
      return call(state, seat, MovePiece{Asked::at_once});
    case ChamberPart::take:
      return call(state, seat, TakeProject{Asked::at_once});
    case ChamberPart::complete:
      return call(state, seat, Complete{Asked::at_once});
    case ChamberPart::foreign:
      return call(state, seat, PickGood{Group::foreign, 1});
    case ChamberPart::swap:
      return call(state, seat, Swap{Asked::at_once, game.box.swap_give, 1});
    case ChamberPart::estate:
      return call(state, seat, TakeEstate{Asked::at_once});
    case ChamberPart::title:
      return call(state, seat, TakeTitle{Asked::at_once});
  }
}

// IVN-7.6: S2 ends by itself when the counts are used up; swaps are not counted.
bool Parts::settle(const Ivan&, State& state, Log&) {
  const auto [chamber, left, extra] = top<Parts>(state);
  const bool has_repeat = chamber == Chamber::production && extra > 0;
  if (left > 0 || has_repeat || chamber == Chamber::exchange) return false;
  state.chosen = 0;
  become(state, state.steps.back().seat, Deploy{chamber});
  return true;
}

// REPEAT: IVN-7.1, RUL-33
void Repeat::moves(const Ivan&, const State& now, MoveList& out) {
  list_cities(repeatable_cities(now, now.steps.back().seat), Choice::income, out);
}

void Repeat::play(const Ivan& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  log.tell(event(Told::income, seat, "IVN-7.1", move.a));
  become_effects(state, seat, game.box.city[move.a].income);
}

}  // namespace tsardom::ivan
