#include "games/stroganov/turn.hpp"

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/winter.hpp"

namespace tsardom::stroganov {
namespace {

// MAIN1 and MAIN2 share what they offer; a fur on top narrows it (STR-4.2).
void list_actions(const Stroganov& game, const State& now, Seat seat, bool pays_second, MoveList& out) {
  const int pieces = now.player[seat].pieces();
  for (const Choice action :
       {Choice::take_coin, Choice::take_horses, Choice::march, Choice::hunt, Choice::trade}) {
    const int needed = pays_second ? 1 + (action == Choice::trade) : 0;
    if (pieces >= needed && can_do_basic(game, now, seat, action)) out.add(move::plain(action));
  }
  list_advanced(game, now, seat, reach_of(game, now, seat, pays_second), out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void act(const Stroganov& game, State& state, Seat seat, Choice action, std::uint8_t place, Log& log) {
  if (is_basic(action)) return do_basic(game, state, seat, action, log);
  do_advanced(game, state, seat, action, place, log);
}

void add_action(const Stroganov& game, const State& now, Move move, Bill& bill) {
  add_basic(now, choice_of(move), bill);
  add_advanced(game, now, move, bill);
  add_auxiliary(game, move, bill);
}

Reason why_not_action(const Stroganov& game, const State& now, Seat seat, Move move) {
  if (is_basic(choice_of(move))) return why_not_basic(game, now, seat, choice_of(move));
  if (is_advanced(choice_of(move))) return why_not_advanced(game, now, seat, move, reach_of(game, now, seat));
  return why_not_auxiliary(game, now, seat, move);
}

// the furs that the action itself will cost.
Kept own_cost(const Stroganov& game, const State& now, Choice action, std::uint8_t place) {
  if (action == Choice::trade) return {now.trade_fur, 1};
  if (action != Choice::claim) return {};
  return {now.region_fur[game.box.region_of[place]], claim_cost(game, now, place)};
}

void begin_turn(const Stroganov& game, State& state, Seat seat) {
  put(state.had_turn, seat);
  state.used = 0;
  if (game.is_ivan(seat)) return call(state, seat, IvanTurn{});
  call(state, seat, Ride{});
}

// The turn of a player lies on the year.
bool is_turn(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return at == 1 && lies_below<Year>(now, at) && seat < game.seats() && !game.is_ivan(seat) &&
         has(now.had_turn, seat);
}

}  // namespace

// STR-3.3: the first in the order who has not had a turn; after the last one the season ends.
bool Year::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  for (const Seat seat : state.order) {
    if (has(state.had_turn, seat)) continue;
    begin_turn(game, state, seat);
    return true;
  }
  state.had_turn = 0;
  state.season = static_cast<Season>(static_cast<int>(state.season) + 1);
  log.tell(event(Told::season_began, kChance, "STR-3.1", state.season, state.year));
  if (state.season == Season::winter) begin_winter(state);
  return true;
}

bool Year::fits(const Stroganov&, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && seat == kChance && now.season != Season::winter;
}

void Ride::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  const auto& extra = game.box.figure.extra_step_horses;
  int free = free_steps(game, now.player[seat]);
  std::size_t paid = 0;
  for (ColumnSet rest = tiles_right_of(now, now.player[seat].column); rest != 0; drop(rest, lowest(rest))) {
    if (free-- <= 0 && (paid == extra.size() || extra[paid++] > now.player[seat].horses)) break;
    out.add(move::plain(Choice::ride, lowest(rest)));
  }
  list_auxiliary(game, now, seat, out);
}

void Ride::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  const int horses = ride_cost(game, state, seat, column_of(move));
  spend_horses(state, seat, horses);
  place_cossack(state, seat, column_of(move));
  log.tell(event(Told::rode, seat, "STR-5.2", column_of(move), horses));
  become(state, seat, Basic{});
}

// STR-5.4
bool Ride::settle(const Stroganov&, State& state, Seat seat, Log&) const {
  if (tiles_right_of(state, state.player[seat].column) != 0) return false;
  become(state, seat, Basic{});
  return true;
}

Prices Ride::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  Bill bill;
  if (choice_of(move) == Choice::ride) bill.add(Thing::horse, ride_cost(game, now, seat, column_of(move)));
  add_auxiliary(game, move, bill);
  return bill.prices;
}

Reason Ride::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::ride) return why_not_auxiliary(game, now, seat, move);
  const Column column = column_of(move);
  if (column > kColumns || ride_cost(game, now, seat, column) == kNone) return {"out_of_reach", "STR-5.2"};
  return {"not_enough_horses", "STR-5.2"};
}

bool Ride::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_turn(game, now, seat, at);
}

double Ride::hope(const Prospect& with) const {
  return with.weight(kAction) + with.weight(kMain) + with.weight(kSecond);
}

void Basic::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_basic(game, now, seat, out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void Basic::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  become(state, seat, Main{});
  if (choice_of(move) != Choice::decline) do_basic(game, state, seat, choice_of(move), log);
}

Prices Basic::price(const Stroganov& game, const State& now, Seat, Move move) const {
  Bill bill;
  add_basic(now, choice_of(move), bill);
  add_auxiliary(game, move, bill);
  return bill.prices;
}

Reason Basic::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (is_basic(choice_of(move))) return why_not_basic(game, now, seat, choice_of(move));
  return why_not_auxiliary(game, now, seat, move);
}

bool Basic::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_turn(game, now, seat, at);
}

double Basic::hope(const Prospect& with) const { return Ride{}.hope(with); }

void Main::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_actions(game, now, seat, false, out);
}

void Main::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::decline) return become(state, seat, TurnEnd{});
  become(state, seat, Second{});
  act(game, state, seat, choice_of(move), move.a, log);
}

Prices Main::price(const Stroganov& game, const State& now, Seat, Move move) const {
  Bill bill;
  add_action(game, now, move, bill);
  return bill.prices;
}

Reason Main::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return why_not_action(game, now, seat, move);
}

bool Main::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_turn(game, now, seat, at);
}

double Main::hope(const Prospect& with) const { return with.weight(kMain) + with.weight(kSecond); }

void Second::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_actions(game, now, seat, true, out);
}

void Second::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  become(state, seat, TurnEnd{});
  const Choice action = choice_of(move);
  if (action == Choice::decline) return;
  call(state, seat, Act{action, move.a});
  call_payment(state, seat, second_fur(game, state, seat, action, move.a), 1,
               own_cost(game, state, action, move.a));
}

bool Second::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (state.player[seat].pieces() > 0 || has_auxiliary(game, state, seat)) return false;
  become(state, seat, TurnEnd{});
  return true;
}

Prices Second::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  Bill bill;
  if (is_basic(choice_of(move)) || is_advanced(choice_of(move)))
    bill.add(second_fur(game, now, seat, choice_of(move), move.a), 1);
  add_action(game, now, move, bill);
  return bill.prices;
}

Reason Second::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return why_not_action(game, now, seat, move);
}

bool Second::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_turn(game, now, seat, at);
}

double Second::hope(const Prospect& with) const {
  return with.player().pieces() > 0 ? with.weight(kSecond) : 0;
}

bool Act::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  end(state);
  act(game, state, seat, action, place, log);
  return true;
}

bool Act::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_being_paid(game, now, seat, at);
}

// STR-4.2: a fur of an action that MAIN2 offered.
bool Act::asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const {
  if (!lies_at<TurnEnd>(now, 1) || !(is_basic(action) || is_advanced(action))) return false;
  State before = now;
  while (before.steps.size() > 2) end(before);
  become(before, seat, Second{});
  MoveList offered;
  Second{}.moves(game, before, seat, offered);
  if (!offered.contains(move::plain(action, place))) return false;
  NoLog log;
  Second{}.play(game, before, seat, move::plain(action, place), log);
  return before.steps.back() == Rooms::step(seat, payment);
}

double Act::hope(const Prospect& with) const { return with.weight(kMain); }

void TurnEnd::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::done));
}

void TurnEnd::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (!play_auxiliary(game, state, seat, move, log)) end(state);
}

bool TurnEnd::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (has_auxiliary(game, state, seat)) return false;
  end(state);
  return true;
}

Prices TurnEnd::price(const Stroganov& game, const State&, Seat, Move move) const {
  return price_of_auxiliary(game, move);
}

Reason TurnEnd::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return why_not_auxiliary(game, now, seat, move);
}

bool TurnEnd::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_turn(game, now, seat, at);
}

}  // namespace tsardom::stroganov
