#include "games/catherine/setup.hpp"

#include <algorithm>
#include <bit>

#include "games/catherine/drawing.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/round.hpp"

namespace tsardom::catherine {

State Catherine::opening() const {
  State state;
  for (Card card = 0; card < kCards; ++card) state.draw.add(card);  // CAT-2.5
  state.draw_size = kCards;
  state.orders = (1U << kOrders) - 1;
  state.jokers = box.jokers[players()];  // CAT-2.3
  call(state, kChance, DealOrders{});
  return state;
}

void DealOrders::moves(const Catherine&, const State& now, Seat, MoveList& out) const {
  for (std::uint8_t order = 0; order < kOrders; ++order) {
    if ((now.orders >> order & 1) != 0) out.add(choose(Choice::give_order, order));
  }
}

Move DealOrders::draw(const Catherine&, const State& now, Rng& rng) const {
  const auto left = static_cast<unsigned>(std::popcount(now.orders));
  return choose(Choice::give_order, static_cast<std::uint8_t>(nth_bit(now.orders, rng.below(left))));
}

void DealOrders::play(const Catherine&, State& state, Seat, Move move, Log& log) const {
  state.player[to].order = move.a;
  state.orders = static_cast<std::uint8_t>(state.orders & ~(1U << move.a));
  log.tell(event(Told::got_order, to, "CAT-2.4", move.a));
  become(state, kChance, DealOrders{static_cast<Seat>(to + 1)});
}

bool DealOrders::settle(const Catherine& game, State& state, Seat, Log&) const {
  if (to < game.players()) return false;
  become(state, kChance, HandOut{0, game.box.deal, false, Then::choose_row});
  return true;
}

bool DealOrders::fits(const Catherine& game, const State& now, Seat, std::size_t) const {
  return now.steps.size() == 1 && to < game.players() && is_first_round(now);
}

void ChooseRow::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_hand(now.player[seat], Choice::row, out);
}

// Order inside the row has no meaning: the cards lie in ascending order, however they were chosen.
void ChooseRow::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  auto& row = state.player[seat].plan.row;
  row.push(card_of(move));
  std::sort(row.begin(), row.end());
}

bool ChooseRow::settle(const Catherine& game, State& state, Seat, Log& log) const {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    for (const Card card : player.plan.row) {
      leave_hand(state, seat, card);
      player.row.push(card);
    }
    player.plan = {};
    log.tell(event(Told::laid_row, seat, "CAT-2.6", player.row[0], player.row[1], player.row[2]));
  }
  begin_round(game, state);
  return true;
}

Reason ChooseRow::why_not(const Catherine&, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::row ? why_not_of_hand(now.player[seat], card_of(move), "CAT-2.6")
                                        : Reason{};
}

bool ChooseRow::fits(const Catherine&, const State& now, Seat seat, std::size_t) const {
  return seat == kChance && now.steps.size() == 1 && is_first_round(now);
}

}  // namespace tsardom::catherine
