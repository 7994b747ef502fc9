// PER-13: what the scenarios do at a shuffle (PER-5.3). Their points are in scoring.cpp.
#include "games/perestroika/scenarios.hpp"

#include <algorithm>

#include "games/perestroika/building.hpp"
#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/rooms.hpp"

namespace tsardom::perestroika {
namespace {

Seat nth_from_start(const Perestroika& game, const State& now, int n) {
  return static_cast<Seat>((now.start + n) % game.players());
}

// The next seat clockwise is asked, or the event is over.
template <class Offer>
void pass_on(const Perestroika& game, State& state, int turn) {
  if (turn + 1 == game.players()) return end(state);
  become(state, nth_from_start(game, state, turn + 1), Offer{static_cast<std::uint8_t>(turn + 1)});
}

// PER-13.3, PER-13.8: one in a game.
bool may_take_offer(const Perestroika& game, const State& now, Seat seat) {
  const auto& area = now.player[seat].area;
  return std::find(area.begin(), area.end(), offered_building(game)) == area.end() &&
         can_build(game, now, seat, offered_building(game), false);
}

bool can_steal_something(const Perestroika& game, const State& now, Theft theft) {
  return std::any_of(kAllMaterials.begin(), kAllMaterials.end(),
                     [&](Material m) { return can_seize(game, now, theft.thief, theft.victim, m); });
}

// Goes to the n-th theft or the first possible one after it; the event is over when none is left.
void go_to_theft(const Perestroika& game, State& state, std::size_t n) {
  const Thefts order = thefts(game, state);
  while (n < order.size() && !can_steal_something(game, state, order[n])) ++n;
  if (n == order.size()) {
    state.noted = {};
    return end(state);
  }
  become(state, order[n].thief, Struggle{static_cast<std::uint8_t>(n), order[n].victim});
}

}  // namespace

Building offered_building(const Perestroika& game) {
  return game.scenario() == Scenario::palace_architecture ? Building::palace : Building::cathedral;
}

// Higher totals act first, equals clockwise from the start player; each robs every player with a strictly
// lower total, clockwise from the thief.
Thefts thefts(const Perestroika& game, const State& now) {
  List<Seat, kMostPlayers> thieves;
  for (int n = 0; n < game.players(); ++n) {
    thieves.push(nth_from_start(game, now, n));
    for (std::size_t i = thieves.size() - 1; i > 0 && now.noted[thieves[i - 1]] < now.noted[thieves[i]];
         --i) {
      std::swap(thieves[i - 1], thieves[i]);
    }
  }
  Thefts result;
  for (const Seat thief : thieves) {
    for (Seat victim = game.after(thief); victim != thief; victim = game.after(victim)) {
      if (now.noted[victim] < now.noted[thief]) result.push({thief, victim});
    }
  }
  return result;
}

void call_shuffle_event(const Perestroika& game, State& state) {
  switch (game.scenario()) {
    case Scenario::cathedral_architecture:
    case Scenario::palace_architecture:
      return call(state, state.start, OfferBuilding{});
    case Scenario::baltic_trade:
      return call(state, state.start, BalticFee{});
    case Scenario::struggle:
      for (Seat seat = 0; seat < game.players(); ++seat) {
        state.noted[seat] = static_cast<std::uint8_t>(state.player[seat].held.total());
      }
      call(state, state.start, Struggle{});
      return go_to_theft(game, state, 0);
    default:
      return;
  }
}

// D7 of PER-13.3 and PER-13.8
void OfferBuilding::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_cells(game, now.player[now.steps.back().seat], out);
  out.add(move::plain(Choice::no));
}

void OfferBuilding::play(const Perestroika& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const bool is_palace = offered_building(game) == Building::palace;
  const std::string_view rule = is_palace ? "PER-13.8" : "PER-13.3";
  if (choice_of(move) == Choice::build) {
    build_on(game, state, seat, offered_building(game), false, move, rule, log);
  } else {
    log.tell(event(Told::declined, seat, rule));
  }
  pass_on<OfferBuilding>(game, state, top<OfferBuilding>(state).turn);
}

bool OfferBuilding::settle(const Perestroika& game, State& state, Log&) {
  if (may_take_offer(game, state, state.steps.back().seat)) return false;
  pass_on<OfferBuilding>(game, state, top<OfferBuilding>(state).turn);
  return true;
}

// D7 of PER-13.4
void Struggle::moves(const Perestroika& game, const State& now, MoveList& out) {
  const Seat victim = top<Struggle>(now).victim;
  for (const Material m : kAllMaterials) {
    if (can_seize(game, now, now.steps.back().seat, victim, m)) out.add(move::seize(victim, m));
  }
}

void Struggle::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [theft, victim] = top<Struggle>(state);
  seize(state, state.steps.back().seat, victim, material_of(move), "PER-13.4", log);
  go_to_theft(game, state, theft + 1u);
}

// D7 of PER-13.9: the fee
void BalticFee::moves(const Perestroika&, const State& now, MoveList& out) {
  for (const Material m : kAllMaterials) {
    if (now.player[now.steps.back().seat].held[m] > 0) out.add(move::material(Choice::pay, m));
  }
  out.add(move::plain(Choice::no));
}

void BalticFee::play(const Perestroika& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [turn] = top<BalticFee>(state);
  if (choice_of(move) == Choice::no) {
    log.tell(event(Told::declined, seat, "PER-13.9"));
    return pass_on<BalticFee>(game, state, turn);
  }
  give_back(state, seat, material_of(move), 1, "PER-13.9", log);
  become(state, seat, BalticSwap{turn});
}

bool BalticFee::settle(const Perestroika& game, State& state, Log&) {
  if (state.player[state.steps.back().seat].held.total() >= game.box.figure.least_for_fee) return false;
  pass_on<BalticFee>(game, state, top<BalticFee>(state).turn);
  return true;
}

// D7 of PER-13.9: any number of swaps, also none
void BalticSwap::moves(const Perestroika& game, const State& now, MoveList& out) {
  const auto [turn, returned, taken] = top<BalticSwap>(now);
  list_swaps(game, now, now.steps.back().seat, returned, taken, out);
  out.add(move::plain(Choice::stop));
}

void BalticSwap::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [turn, returned, taken] = top<BalticSwap>(state);
  if (choice_of(move) == Choice::stop) return pass_on<BalticFee>(game, state, turn);
  const Seat seat = state.steps.back().seat;
  swap_one(state, seat, move, "PER-13.9", log);
  become(state, seat,
         BalticSwap{turn, static_cast<std::uint8_t>(returned | bit_of(given_in(move))),
                    static_cast<std::uint8_t>(taken | bit_of(taken_in(move)))});
}

bool BalticSwap::settle(const Perestroika& game, State& state, Log&) {
  const auto [turn, returned, taken] = top<BalticSwap>(state);
  if (can_swap(game, state, state.steps.back().seat, returned, taken)) return false;
  pass_on<BalticFee>(game, state, turn);
  return true;
}

}  // namespace tsardom::perestroika
