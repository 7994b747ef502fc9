// STR-5 movement, STR-6 basic actions.
#include "games/stroganov/basic.hpp"

#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"

namespace tsardom::stroganov {
namespace {

bool has_effect(const Stroganov& game, const Player& player, Effect effect) {
  return (player.fulfilled & game.box.with(effect)) != 0;
}

// Calls visit(piece, column) for all that the seat can take; stops when it answers true.
template <class Visit>
bool any_prey(const Stroganov& game, const State& now, Seat seat, Visit visit) {
  for (ColumnSet rest = hunting_grounds(game, now, seat); rest != 0;
       rest &= static_cast<ColumnSet>(rest - 1U)) {
    const Column column = lowest(rest);
    const int horses = now.player[seat].horses;
    bool stopped = false;
    now.furs_on[column].for_each_value([&](Piece fur) {
      if (!stopped && hunt_cost(game, now, seat, fur, column) <= horses) stopped = visit(fur, column);
    });
    if (stopped) return true;
    if (has(now.tigers_on, column) && hunt_cost(game, now, seat, Piece::tiger, column) <= horses &&
        visit(Piece::tiger, column))
      return true;
  }
  return false;
}

void list_prey(const Stroganov& game, const State& now, Seat seat, MoveList& out) {
  any_prey(game, now, seat, [&](Piece piece, Column column) {
    out.add(move::take(piece, column));
    return false;
  });
}

// Whoever hunts has left the question behind already: a bear may interrupt.
void take_prey(const Stroganov& game, State& state, Seat seat, Move move, int coins, Log& log) {
  const Piece piece = piece_of(move);
  const Column column = column_of(move);
  const int horses = hunt_cost(game, state, seat, piece, column);
  spend_horses(state, seat, horses);
  spend_coins(state, seat, coins);
  log.tell(event(Told::hunted, seat, "STR-6.4", piece, column, horses, coins));
  if (piece == Piece::tiger) {
    drop(state.tigers_on, column);
    ++state.player[seat].tigers;
  } else {
    state.furs_on[column].remove(piece);
    receive_fur(game, state, seat, piece, log);
  }
}

bool may_hunt_again(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  return player.coins >= second_hunt_coins(game, player) &&
         any_prey(game, now, seat, [](Piece, Column) { return true; });
}

}  // namespace

int second_hunt_coins(const Stroganov& game, const Player& player) {
  return has_effect(game, player, Effect::second_hunt_free) ? 0 : game.box.figure.second_hunt_coins;
}

int free_steps(const Stroganov& game, const Player& player) {
  int steps = game.box.figure.free_steps;
  for_each(player.fulfilled & game.box.with(Effect::free_step),
           [&](Wish wish) { steps += game.box.wish[wish].amount; });
  return steps;
}

std::uint8_t ride_cost(const Stroganov& game, const State& now, Seat seat, Column column) {
  const Player& player = now.player[seat];
  if (column <= player.column || !has(now.laid, column)) return kNone;
  const auto& extra = game.box.figure.extra_step_horses;
  const int steps =
      std::popcount(static_cast<ColumnSet>(tiles_right_of(now, player.column) & ((2U << column) - 1U)));
  const int paid = steps - free_steps(game, player);
  if (paid <= 0) return 0;
  return paid <= static_cast<int>(extra.size()) ? extra[static_cast<std::size_t>(paid) - 1] : kNone;
}

bool can_march(const State& now, Seat seat) { return (now.laid & ~(1U << now.player[seat].column)) != 0; }

ColumnSet march_columns(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  const int steps = free_steps(game, player);
  return static_cast<ColumnSet>(nearest_left(now, player.column, steps) |
                                nearest_right(now, player.column, steps));
}

void place_cossack(State& state, Seat seat, Column column) {
  state.player[seat].column = column;
  std::size_t from = 0;
  while (state.order[from] != seat) ++from;
  state.order.remove(from);
  std::size_t to = 0;
  while (to < state.order.size() && state.player[state.order[to]].column >= column) ++to;
  state.order.push(seat);
  for (std::size_t i = state.order.size() - 1; i > to; --i) std::swap(state.order[i], state.order[i - 1]);
}

ColumnSet hunting_grounds(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  auto grounds = static_cast<ColumnSet>(now.laid & 1U << player.column);
  for_each(player.fulfilled & game.box.with(Effect::hunt_adjacent), [&](Wish wish) {
    const int tiles = game.box.wish[wish].amount;
    grounds |= static_cast<ColumnSet>(nearest_left(now, player.column, tiles) |
                                      nearest_right(now, player.column, tiles));
  });
  return grounds;
}

// furs of the same value are skipped free.
int hunt_cost(const Stroganov& game, const State& now, Seat seat, Piece piece, Column column) {
  if (has_effect(game, now.player[seat], Effect::hunt_no_horses)) return 0;
  return game.box.figure.hunt_horses * now.furs_on[column].below(piece);
}

bool is_basic(Choice choice) { return choice >= Choice::take_coin && choice <= Choice::trade; }

bool can_do_basic(const Stroganov& game, const State& now, Seat seat, Choice action) {
  switch (action) {
    case Choice::march:
      return can_march(now, seat);
    case Choice::hunt:
      return any_prey(game, now, seat, [](Piece, Column) { return true; });
    case Choice::trade:
      return Purse(now.player[seat]).covers(now.trade_fur, 1);
    default:
      return is_basic(action);
  }
}

void list_basic(const Stroganov& game, const State& now, Seat seat, MoveList& out) {
  for (const Choice action :
       {Choice::take_coin, Choice::take_horses, Choice::march, Choice::hunt, Choice::trade}) {
    if (can_do_basic(game, now, seat, action)) out.add(move::plain(action));
  }
}

void do_basic(const Stroganov& game, State& state, Seat seat, Choice action, Log& log) {
  const Constants& figure = game.box.figure;
  switch (action) {
    case Choice::take_coin:
      return gain_coins(state, seat, figure.basic_coin, "STR-6.1", log);
    case Choice::take_horses:
      return gain(game, state, seat, {.horses = figure.basic_horses}, "STR-6.2", log);
    case Choice::march:
      return call(state, seat, March{});
    case Choice::hunt:
      return call(state, seat, HuntRoom{});
    default:
      log.tell(event(Told::traded, seat, "STR-6.6"));
      call(state, seat, Trade{figure.trade_picks});
      return call_payment(state, seat, state.trade_fur, 1);
  }
}

// DP-STEP
void March::moves(const Stroganov& game, const State& now, MoveList& out) {
  for_each(march_columns(game, now, now.steps.back().seat),
           [&](Column column) { out.add(move::plain(Choice::step, column)); });
}

void March::play(const Stroganov&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  place_cossack(state, seat, column_of(move));
  log.tell(event(Told::marched, seat, "STR-5.5", column_of(move)));
}

// DP-HUNT
void HuntRoom::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_prey(game, now, now.steps.back().seat, out);
}

void HuntRoom::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  become(state, seat, HuntAgain{});
  take_prey(game, state, seat, move, 0, log);
}

// DP-HUNT2
void HuntAgain::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  const Player& player = now.player[seat];
  if (player.coins >= second_hunt_coins(game, player)) list_prey(game, now, seat, out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void HuntAgain::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  end(state);
  if (choice_of(move) == Choice::decline) return;
  take_prey(game, state, seat, move, second_hunt_coins(game, state.player[seat]), log);
}

bool HuntAgain::settle(const Stroganov& game, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (may_hunt_again(game, state, seat) || has_auxiliary(game, state, seat)) return false;
  end(state);
  return true;
}

// DP-TRADE
void Trade::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  for (const Bonus bonus : {Bonus::coin, Bonus::story, Bonus::move, Bonus::horses}) {
    if (bonus != Bonus::move || can_march(now, seat)) out.add(move::bonus(bonus));
  }
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void Trade::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  const auto left = static_cast<std::uint8_t>(top<Trade>(state).left - 1);
  const bool ends = choice_of(move) == Choice::decline;
  if (left > 0 && !ends) {
    become(state, seat, Trade{left});
  } else {
    end(state);
  }
  if (ends) return;
  if (bonus_of(move) == Bonus::move) return call(state, seat, March{});
  gain(game, state, seat, game.box.figure.trade_bonus[static_cast<std::size_t>(bonus_of(move))], "STR-6.6",
       log);
}

}  // namespace tsardom::stroganov
