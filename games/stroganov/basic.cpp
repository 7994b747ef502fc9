#include "games/stroganov/basic.hpp"

#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
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

// A14: the second fur of a hunt.
int second_hunt_coins(const Stroganov& game, const Player& player) {
  return has_effect(game, player, Effect::second_hunt_free) ? 0 : game.box.figure.second_hunt_coins;
}

bool may_hunt_again(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  return player.coins >= second_hunt_coins(game, player) &&
         any_prey(game, now, seat, [](Piece, Column) { return true; });
}

Reason why_not_take(const Stroganov& game, const State& now, Seat seat, Move move) {
  const Column column = column_of(move);
  const bool is_there =
      column <= kColumns && has(hunting_grounds(game, now, seat), column) &&
      (piece_of(move) == Piece::tiger ? has(now.tigers_on, column) : now.furs_on[column][piece_of(move)] > 0);
  if (!is_there) return {"no_such_fur", "STR-6.4"};
  if (hunt_cost(game, now, seat, piece_of(move), column) > now.player[seat].horses)
    return {"not_enough_horses", "STR-6.4"};
  return {"not_enough_coins", "STR-6.4"};
}

}  // namespace

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

void add_basic(const State& now, Choice action, Bill& bill) {
  if (action == Choice::trade) bill.add(now.trade_fur, 1);
}

Reason why_not_basic(const Stroganov& game, const State& now, Seat seat, Choice action) {
  if (can_do_basic(game, now, seat, action)) return {"cannot_pay_second", "STR-4.2"};
  if (action == Choice::march) return {"no_way_to_go", "STR-5.5"};
  if (action == Choice::hunt) return {"nothing_to_hunt", "STR-6.4"};
  return {"cannot_pay", "STR-6.6"};
}

void March::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  for_each(march_columns(game, now, seat),
           [&](Column column) { out.add(move::plain(Choice::step, column)); });
}

void March::play(const Stroganov&, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  place_cossack(state, seat, column_of(move));
  log.tell(event(Told::marched, seat, "STR-5.5", column_of(move)));
}

Reason March::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::step ? Reason{"out_of_reach", "STR-5.5"} : Reason{};
}

// An action, or the move of a trade.
bool March::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_top(now, at) && (is_action(game, now, seat, at) ||
                             (lies_below<Trade>(now, at) && is_action(game, now, seat, at - 1)));
}

double March::hope(const Prospect& with) const { return with.weight(kAction); }

void HuntRoom::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_prey(game, now, seat, out);
}

void HuntRoom::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  become(state, seat, HuntAgain{});
  take_prey(game, state, seat, move, 0, log);
}

Prices HuntRoom::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  Bill bill;
  bill.add(Thing::horse, hunt_cost(game, now, seat, piece_of(move), column_of(move)));
  return bill.prices;
}

Reason HuntRoom::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::take ? why_not_take(game, now, seat, move) : Reason{};
}

bool HuntRoom::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_top(now, at) && is_action(game, now, seat, at);
}

double HuntRoom::hope(const Prospect& with) const { return with.fur(); }

void HuntAgain::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  if (player.coins >= second_hunt_coins(game, player)) list_prey(game, now, seat, out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void HuntAgain::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  end(state);
  if (choice_of(move) == Choice::decline) return;
  take_prey(game, state, seat, move, second_hunt_coins(game, state.player[seat]), log);
}

bool HuntAgain::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (may_hunt_again(game, state, seat) || has_auxiliary(game, state, seat)) return false;
  end(state);
  return true;
}

Prices HuntAgain::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::take) return price_of_auxiliary(game, move);
  Bill bill;
  bill.add(Thing::horse, hunt_cost(game, now, seat, piece_of(move), column_of(move)));
  bill.add(Thing::coin, second_hunt_coins(game, now.player[seat]));
  return bill.prices;
}

Reason HuntAgain::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::take) return why_not_take(game, now, seat, move);
  return why_not_auxiliary(game, now, seat, move);
}

bool HuntAgain::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_action(game, now, seat, at);
}

void Trade::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  for (const Bonus bonus : {Bonus::coin, Bonus::story, Bonus::move, Bonus::horses}) {
    if (bonus != Bonus::move || can_march(now, seat)) out.add(move::bonus(bonus));
  }
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void Trade::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::decline) return end(state);
  if (left > 1) {
    become(state, seat, Trade{static_cast<std::uint8_t>(left - 1)});
  } else {
    end(state);
  }
  if (bonus_of(move) == Bonus::move) return call(state, seat, March{});
  gain(game, state, seat, game.box.figure.trade_bonus[static_cast<std::size_t>(bonus_of(move))], "STR-6.6",
       log);
}

Prices Trade::price(const Stroganov& game, const State&, Seat, Move move) const {
  return price_of_auxiliary(game, move);
}

Reason Trade::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::bonus) return {"no_way_to_go", "STR-6.6"};
  return why_not_auxiliary(game, now, seat, move);
}

bool Trade::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_action(game, now, seat, at) && left >= 1 && left <= game.box.figure.trade_picks;
}

bool Trade::asks_for(const Stroganov&, const State& now, Seat, const Pay& payment) const {
  return payment.is(now.trade_fur, 1);
}

double Trade::hope(const Prospect& with) const { return left * with.weight(kAction); }

}  // namespace tsardom::stroganov
