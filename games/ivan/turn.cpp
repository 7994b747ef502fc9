#include "games/ivan/turn.hpp"

#include "games/ivan/chambers.hpp"
#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/free_actions.hpp"
#include "games/ivan/planning.hpp"
#include "games/ivan/regions.hpp"
#include "games/ivan/supply.hpp"

namespace tsardom::ivan {
namespace {

// Coins from under a boyar go back to the supply.
void return_coins(State& state, Seat seat, Chamber chamber, std::string_view rule, Log& log) {
  std::uint8_t& coins = state.in(chamber).coins[seat];
  if (coins == 0) return;
  std::uint8_t& held = state.player[seat].held[Resource::coin];
  held = static_cast<std::uint8_t>(std::min(held + coins, kMostHeld));
  log.tell(event(Told::coins_back, seat, rule, coins, chamber));
  coins = 0;
}

void lose_coins(State& state, Seat seat, Chamber chamber, Log& log) {
  std::uint8_t& coins = state.in(chamber).coins[seat];
  if (coins > 0) log.tell(event(Told::coins_lost, seat, "IVN-6.3", coins, chamber));
  coins = 0;
}

// IVN-6.3.3; RUL-7: the extra coin comes from the supply as it is now.
bool is_open_to_seal(const State& now, Seat seat, Chamber chamber) {
  return now.in(chamber).seal == kNone && now.player[seat].seals_left > 0;
}
bool can_pay_seal(const Ivan& game, const State& now, Seat seat) {
  return now.player[seat].held[Resource::coin] >= game.table().seal_coins;
}
bool may_seal(const Ivan& game, const State& now, Seat seat, Chamber chamber) {
  return is_open_to_seal(now, seat, chamber) && can_pay_seal(game, now, seat);
}

void place_seal(const Ivan& game, State& state, Seat seat, Chamber chamber, Log& log) {
  if (game.table().seal_coins > 0) pay(state, seat, Resource::coin, game.table().seal_coins, "IVN-6.3", log);
  --state.player[seat].seals_left;
  state.in(chamber).seal = seat;
  log.tell(event(Told::sealed, seat, "IVN-6.3", chamber));
  for (Seat other = 0; other < game.players(); ++other) {
    if (other != seat) return_coins(state, other, chamber, "IVN-6.3", log);
  }
}

// IVN-6.3.4, IVN-6.3.5: onto the assignment card; the Kremlin card pays (RUL-8).
void leave(const Ivan& game, State& state, Seat seat, Chamber chamber, bool sealed, Log& log) {
  Hall& hall = state.in(chamber);
  hall.boyars = static_cast<Seats>(hall.boyars & ~only(seat));
  hall.on_card |= only(seat);
  const AssignmentCard& card = game.box.assignment[hall.card];
  run_automatic(game, state, seat, card.on_exit, log);
  if (sealed) run_automatic(game, state, seat, card.on_exit_with_seal, log);
  become(state, seat, parts_of(game, chamber, sealed));
}

// IVN-3.3: clockwise until no boyar is left in the chambers.
void end_turn(const Ivan& game, State& state, Seat seat, Log& log) {
  const Seat next = game.after(seat);
  state.rearranged = 0;
  for (const Hall& hall : state.hall) {
    if (holds(hall.boyars, next)) return begin_turn(state, next, log);
  }
  begin_regions(state);
}

}  // namespace

bool is_more_important(const State& now, Chamber chamber, Seat one, Seat other) {
  const auto& coins = now.in(chamber).coins;
  return coins[one] == coins[other] ? stands_higher(now, one, other) : coins[one] > coins[other];
}

bool is_most_important(const State& now, Chamber chamber, Seat seat) {
  for (Seats left = static_cast<Seats>(now.in(chamber).boyars & ~only(seat)); left != 0;
       left = static_cast<Seats>(left & (left - 1))) {
    if (is_more_important(now, chamber, lowest(left), seat)) return false;
  }
  return true;
}

void begin_turn(State& state, Seat seat, Log& log) {
  log.tell(event(Told::turn, seat, "IVN-6.1"));
  become(state, seat, Exit{});
}

bool is_turn_of(const Ivan& game, const State& now, Seat seat, Boyar boyar) {
  return game.everybody(now, [](const Player& player) { return player.boyars_left == 0; }) &&
         is_lap_even(game, now, seat, boyar == Boyar::out,
                     [&](Seat other) { return boyars_in_chambers(now, other); });
}

bool lies_on_card(const State& now, Seat seat, Chamber chamber) {
  return holds(now.in(chamber).on_card, seat);
}

void Exit::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  for (std::size_t chamber = 0; chamber < kChambers; ++chamber) {
    if (holds(now.hall[chamber].boyars, seat)) out.add(move::of(Choice::exit, chamber));
  }
}

// S1: IVN-6.3, one step that nothing interrupts. Importance is tested now, after any free actions.
void Exit::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  const auto chamber = static_cast<Chamber>(move.a);
  log.tell(event(Told::exited, seat, "IVN-6.1", chamber));
  if (!is_most_important(state, chamber, seat)) {
    return_coins(state, seat, chamber, "IVN-6.3", log);
    return leave(game, state, seat, chamber, false, log);
  }
  lose_coins(state, seat, chamber, log);  // IVN-6.4: even if no seal follows
  if (may_seal(game, state, seat, chamber)) return become(state, seat, AskSeal{chamber});
  leave(game, state, seat, chamber, false, log);
}

Reason Exit::warns(const Ivan& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::exit) return {};
  const auto chamber = static_cast<Chamber>(move.a);
  const bool misses_seal = is_most_important(now, chamber, seat) && is_open_to_seal(now, seat, chamber) &&
                           !can_pay_seal(game, now, seat);
  return misses_seal ? Reason{"no_coin_for_the_seal", "IVN-6.3"} : Reason{};
}

bool Exit::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && is_turn_of(game, now, seat, Boyar::inside);
}

void AskSeal::moves(const Ivan&, const State&, Seat, MoveList& out) const {
  out.add(move::of(Choice::seal));
  out.add(move::of(Choice::no_seal));
}

void AskSeal::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  const bool sealed = choice_of(move) == Choice::seal;
  if (sealed) place_seal(game, state, seat, chamber, log);
  leave(game, state, seat, chamber, sealed, log);
}

Prices AskSeal::price(const Ivan& game, const State&, Seat, Move move) const {
  Goods cost;
  if (choice_of(move) == Choice::seal) cost[Resource::coin] = game.table().seal_coins;
  return prices_of(cost);
}

// IVN-8.5: nothing interrupts it.
bool AskSeal::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && now.steps.size() == 1 && stands_bare(now, seat, chamber) &&
         may_seal(game, now, seat, chamber) && is_turn_of(game, now, seat, Boyar::inside);
}

void Deploy::moves(const Ivan& game, const State& now, Seat, MoveList& out) const {
  list_cities(game.box.assignment[now.in(chamber).card].cities, Choice::deploy, out);
}

void Deploy::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  Hall& hall = state.in(chamber);
  hall.on_card = static_cast<Seats>(hall.on_card & ~only(seat));
  ++state.player[seat].boyars.in[move.a];
  log.tell(event(Told::deployed, seat, "IVN-6.6", move.a));
  become(state, seat, After{});
}

// With the Kremlin card the boyar stays on it.
bool Deploy::settle(const Ivan& game, State& state, Seat seat, Log& log) const {
  if (game.box.assignment[state.in(chamber).card].cities != 0) return false;
  log.tell(event(Told::stayed, seat, "IVN-6.6", chamber));
  become(state, seat, After{});
  return true;
}

bool Deploy::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && lies_on_card(now, seat, chamber) && is_turn_of(game, now, seat, Boyar::out);
}

void After::moves(const Ivan&, const State&, Seat, MoveList& out) const {
  out.add(move::of(Choice::end_turn));
}

void After::play(const Ivan& game, State& state, Seat seat, Move, Log& log) const {
  end_turn(game, state, seat, log);
}

// The turn ends by itself when, for all that everybody can see, nothing else is left to choose.
bool After::settle(const Ivan& game, State& state, Seat seat, Log& log) const {
  if (seems_to_have_free_action(game, state, seat)) return false;
  end_turn(game, state, seat, log);
  return true;
}

bool After::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && is_turn_of(game, now, seat, Boyar::out);
}

}  // namespace tsardom::ivan
