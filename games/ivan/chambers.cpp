#include "games/ivan/chambers.hpp"

#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/goods.hpp"
#include "games/ivan/map.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/rewards.hpp"
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
void list_part(const Ivan& game, const State& now, Seat seat, ChamberPart part, Op op, MoveList& out) {
  if (is_possible(game, now, seat, only_effect(op), now.player[seat].held))
    out.add(move::of(Choice::part, part));
}

}  // namespace

bool produces(const State& now) {
  return !now.steps.empty() && Rooms::is<Parts>(now.steps[0]) &&
         Rooms::as<Parts>(now.steps[0]).chamber == Chamber::production;
}

Parts parts_of(const Ivan& game, Chamber chamber, bool sealed) {
  const auto [regular, bonus] = game.box.chamber[static_cast<std::size_t>(chamber)];
  const int more = sealed ? bonus : 0;
  Parts parts;
  parts.chamber = chamber;
  switch (chamber) {
    case Chamber::production:
      parts.left = regular;
      parts.extra = static_cast<std::uint8_t>(more);
      return parts;
    case Chamber::reward:
      parts.extra = regular;
      break;
    default:
      break;
  }
  parts.left = static_cast<std::uint8_t>(regular + more);
  return parts;
}

// What is left when this has been done; swaps are not counted.
Parts Parts::without(ChamberPart part) const {
  Parts rest = *this;
  if (part == ChamberPart::repeat || part == ChamberPart::title) --rest.extra;
  if (part != ChamberPart::repeat && part != ChamberPart::swap) --rest.left;
  return rest;
}

void Parts::finish(State& state, Seat seat) const {
  state.chosen = 0;
  become(state, seat, Deploy{chamber});
}

void Parts::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  switch (chamber) {
    case Chamber::production:
      if (left > 0 && untouched_cities(now, seat) != 0) out.add(move::of(Choice::part, ChamberPart::income));
      if (extra > 0 && repeatable_cities(now, seat) != 0)
        out.add(move::of(Choice::part, ChamberPart::repeat));
      break;
    case Chamber::maneuver:
      list_part(game, now, seat, ChamberPart::place, Op::place_warrior, out);
      list_part(game, now, seat, ChamberPart::move, Op::move, out);
      break;
    case Chamber::project:
      list_part(game, now, seat, ChamberPart::take, Op::take_project, out);
      list_part(game, now, seat, ChamberPart::complete, Op::complete_project, out);
      break;
    case Chamber::exchange:
      if (left > 0) out.add(move::of(Choice::part, ChamberPart::foreign));
      if (now.player[seat].held.total() >= game.box.swap_give)
        out.add(move::of(Choice::part, ChamberPart::swap));
      break;
    case Chamber::reward:
      list_part(game, now, seat, ChamberPart::estate, Op::take_estate, out);
      if (extra > 0) list_part(game, now, seat, ChamberPart::title, Op::take_title, out);
      break;
  }
  out.add(move::of(Choice::finish));
}

void Parts::play(const Ivan& game, State& state, Seat seat, Move move, Log&) const {
  if (choice_of(move) == Choice::finish) return finish(state, seat);  // RUL-32
  const auto part = static_cast<ChamberPart>(move.a);
  become(state, seat, without(part));
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
bool Parts::settle(const Ivan&, State& state, Seat seat, Log&) const {
  const bool may_repeat = chamber == Chamber::production && extra > 0;
  if (left > 0 || may_repeat || chamber == Chamber::exchange) return false;
  finish(state, seat);
  return true;
}

bool Parts::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  if (at > 0 || !lies_on_card(now, seat, chamber)) return false;
  const Parts most = parts_of(game, chamber, true);
  return left <= most.left && extra <= most.extra && is_turn_of(game, now, seat, Boyar::out);
}

void Repeat::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  list_cities(repeatable_cities(now, seat), Choice::income, out);
}

void Repeat::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  log.tell(event(Told::income, seat, "IVN-7.1", move.a));
  become_effects(state, seat, game.box.city[move.a].income);
}

Reason Repeat::warns(const Ivan& game, const State& now, Seat seat, Move move) const {
  return warns_of_income(game, now, seat, move);
}

bool Repeat::fits(const Ivan&, const State& now, Seat, std::size_t at) const {
  return is_last_effect(now, at);
}

}  // namespace tsardom::ivan
