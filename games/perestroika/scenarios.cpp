#include "games/perestroika/scenarios.hpp"

#include <algorithm>

#include "games/perestroika/building.hpp"
#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/reveal.hpp"

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

// The event of a shuffle lies on the reveal that came to the end of the deck; all cards have just become a
// new one.
bool lies_on_shuffle(const State& now, std::size_t at) {
  return at == 1 && Rooms::is<Reveal>(now.steps[0]) && now.shuffles > 0 && now.size(Place::deck) > 0 &&
         now.size(Place::discard) == 0 && now.size(Place::aside) == 0;
}

bool is_turn_of(const Perestroika& game, const State& now, Seat seat, int turn) {
  return turn < game.players() && seat == nth_from_start(game, now, turn);
}

bool may_take_offer(const Perestroika& game, const State& now, Seat seat) {
  const auto& area = now.player[seat].area;
  return std::count(area.begin(), area.end(), offered_building(game)) < most_offered(game) &&
         can_build(game, now, seat, offered_building(game), false);
}

struct Theft {
  Seat thief = 0, victim = 0;
};
using Thefts = List<Theft, kMostPlayers * kMostPlayers>;

// By the totals noted at its beginning: higher totals act first, equals clockwise from the start player; each
// robs every player with a strictly lower total, clockwise from the thief.
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

// Can the totals noted have become what everybody holds, by the first thefts of this order? Some may have
// been impossible.
bool can_follow_from_noted(const State& now, const Thefts& order, std::size_t done) {
  int moved = 0;
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    int gains = 0, losses = 0;
    for (std::size_t n = 0; n < done; ++n) {
      gains += order[n].thief == seat;
      losses += order[n].victim == seat;
    }
    const int change = now.player[seat].held.total() - now.noted[seat];
    if (change > gains || change < -losses) return false;
    moved += change;
  }
  return moved == 0;
}

}  // namespace

Building offered_building(const Perestroika& game) {
  return game.scenario() == Scenario::palace_architecture ? Building::palace : Building::cathedral;
}

int most_offered(const Perestroika& game) {
  return game.scenario() == Scenario::palace_architecture ? 1 : game.box.figure.most_cathedrals;
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

void OfferBuilding::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_cells(game, now.player[seat], out);
  out.add(move::plain(Choice::no));
}

void OfferBuilding::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  const bool is_palace = offered_building(game) == Building::palace;
  const std::string_view rule = is_palace ? "PER-13.8" : "PER-13.3";
  if (choice_of(move) == Choice::build) {
    build_on(game, state, seat, offered_building(game), false, move, rule, log);
  } else {
    log.tell(event(Told::declined, seat, rule));
  }
  pass_on<OfferBuilding>(game, state, turn);
}

bool OfferBuilding::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (may_take_offer(game, state, seat)) return false;
  pass_on<OfferBuilding>(game, state, turn);
  return true;
}

Prices OfferBuilding::price(const Perestroika& game, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::build ? in_pieces(game.box.of(offered_building(game)).cost) : Prices{};
}

Reason OfferBuilding::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return why_not_build(move);
}

bool OfferBuilding::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  const bool is_offered =
      game.scenario() == Scenario::cathedral_architecture || game.scenario() == Scenario::palace_architecture;
  return is_offered && lies_on_shuffle(now, at) && is_turn_of(game, now, seat, turn);
}

void Struggle::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  for (const Material m : kAllMaterials) {
    if (can_seize(game, now, seat, victim, m)) out.add(move::seize(victim, m));
  }
}

void Struggle::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  seize(state, seat, victim, material_of(move), "PER-13.4", log);
  go_to_theft(game, state, theft + 1u);
}

Reason Struggle::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::seize, "cannot_seize", "PER-13.4");
}

bool Struggle::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (game.scenario() != Scenario::struggle || !lies_on_shuffle(now, at)) return false;
  const Thefts order = thefts(game, now);
  return theft < order.size() && order[theft].thief == seat && order[theft].victim == victim &&
         can_follow_from_noted(now, order, theft);
}

void BalticFee::moves(const Perestroika&, const State& now, Seat seat, MoveList& out) const {
  for (const Material m : kAllMaterials) {
    if (now.player[seat].held[m] > 0) out.add(move::material(Choice::pay, m));
  }
  out.add(move::plain(Choice::no));
}

void BalticFee::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::no) {
    log.tell(event(Told::declined, seat, "PER-13.9"));
    return pass_on<BalticFee>(game, state, turn);
  }
  give_back(state, seat, material_of(move), 1, "PER-13.9", log);
  become(state, seat, BalticSwap{turn});
}

bool BalticFee::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (state.player[seat].held.total() >= game.box.figure.least_for_fee) return false;
  pass_on<BalticFee>(game, state, turn);
  return true;
}

Prices BalticFee::price(const Perestroika&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::pay ? in_pieces(material_of(move), 1) : Prices{};
}

Reason BalticFee::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return reason_for(move, Choice::pay, "not_held", "PER-13.9");
}

bool BalticFee::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return game.scenario() == Scenario::baltic_trade && lies_on_shuffle(now, at) &&
         is_turn_of(game, now, seat, turn);
}

void BalticSwap::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_swaps(game, now, seat, so_far, out);
  out.add(move::plain(Choice::stop));
}

void BalticSwap::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::stop) return pass_on<BalticFee>(game, state, turn);
  become(state, seat, BalticSwap{turn, swap_one(state, seat, so_far, move, "PER-13.9", log)});
}

bool BalticSwap::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (can_swap(game, state, seat, so_far)) return false;
  pass_on<BalticFee>(game, state, turn);
  return true;
}

Prices BalticSwap::price(const Perestroika&, const State&, Seat, Move move) const {
  return price_of_swap(move);
}

Reason BalticSwap::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return why_not_swap(move);
}

bool BalticSwap::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  return BalticFee{turn}.fits(game, now, seat, at) && so_far.is_possible(now, seat);
}

}  // namespace tsardom::perestroika
