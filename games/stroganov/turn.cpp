// STR-3 the course of the game, STR-4 the turn.
#include "games/stroganov/advanced.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"

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

// the furs that the action itself will cost.
std::uint8_t own_cost(const Stroganov& game, const State& now, Choice action, std::uint8_t place) {
  if (action == Choice::trade) return kept(now.trade_fur, 1);
  if (action != Choice::claim) return 0;
  return kept(now.region_fur[game.box.region_of[place]], claim_cost(game, now, place));
}

void begin_turn(const Stroganov& game, State& state, Seat seat) {
  put(state.had_turn, seat);
  state.used = 0;
  if (game.is_ivan(seat)) return call(state, seat, IvanTurn{});
  call(state, seat, Ride{});
}

}  // namespace

// STR-3.3: the first in the order who has not had a turn; after the last one the season ends.
bool Year::settle(const Stroganov& game, State& state, Log& log) {
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

// DP-MOVE
void Ride::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  const auto& extra = game.box.figure.extra_step_horses;
  int free = free_steps(game, now.player[seat]);
  std::size_t paid = 0;
  for (ColumnSet rest = tiles_right_of(now, now.player[seat].column); rest != 0; drop(rest, lowest(rest))) {
    if (free-- <= 0 && (paid == extra.size() || extra[paid++] > now.player[seat].horses)) break;
    out.add(move::plain(Choice::ride, lowest(rest)));
  }
  list_auxiliary(game, now, seat, out);
}

void Ride::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  const int horses = ride_cost(game, state, seat, column_of(move));
  spend_horses(state, seat, horses);
  place_cossack(state, seat, column_of(move));
  log.tell(event(Told::rode, seat, "STR-5.2", column_of(move), horses));
  become(state, seat, Basic{});
}

// STR-5.4
bool Ride::settle(const Stroganov&, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (tiles_right_of(state, state.player[seat].column) != 0) return false;
  become(state, seat, Basic{});
  return true;
}

// DP-BASIC
void Basic::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  list_basic(game, now, seat, out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void Basic::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  become(state, seat, Main{});
  if (choice_of(move) != Choice::decline) do_basic(game, state, seat, choice_of(move), log);
}

// DP-MAIN1
void Main::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_actions(game, now, now.steps.back().seat, false, out);
}

void Main::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::decline) return become(state, seat, TurnEnd{});
  become(state, seat, Second{});
  act(game, state, seat, choice_of(move), move.a, log);
}

// DP-MAIN2
void Second::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_actions(game, now, now.steps.back().seat, true, out);
}

void Second::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  become(state, seat, TurnEnd{});
  const Choice action = choice_of(move);
  if (action == Choice::decline) return;
  call(state, seat, Act{action, move.a});
  call_payment(state, seat, second_fur(game, state, seat, action, move.a), 1,
               own_cost(game, state, action, move.a));
}

bool Second::settle(const Stroganov& game, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (state.player[seat].pieces() > 0 || has_auxiliary(game, state, seat)) return false;
  become(state, seat, TurnEnd{});
  return true;
}

bool Act::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [action, place] = top<Act>(state);
  end(state);
  act(game, state, seat, action, place, log);
  return true;
}

// DP-END
void TurnEnd::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_auxiliary(game, now, now.steps.back().seat, out);
  out.add(move::plain(Choice::done));
}

void TurnEnd::play(const Stroganov& game, State& state, Move move, Log& log) {
  if (play_auxiliary(game, state, state.steps.back().seat, move, log)) return;
  end(state);
}

bool TurnEnd::settle(const Stroganov& game, State& state, Log&) {
  if (has_auxiliary(game, state, state.steps.back().seat)) return false;
  end(state);
  return true;
}

}  // namespace tsardom::stroganov
