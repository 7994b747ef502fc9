// CAT-2: setup.
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {

State Catherine::opening() const {
  State state;
  for (Card card = 0; card < kCards; ++card) state.draw.add(card);  // CAT-2.5
  state.draw_size = kCards;
  state.orders = (1U << kOrders) - 1;
  state.jokers = box.jokers[players()];  // CAT-2.3
  state.steps.push(step(kChance, DealOrders{}));
  return state;
}

// CAT-2.4: one order for each seat; the rest leave the game unseen.
void DealOrders::moves(const Catherine&, const State& now, MoveList& out) {
  for (std::uint8_t order = 0; order < kOrders; ++order) {
    if ((now.orders >> order & 1) != 0) out.add(choose(Choice::give_order, order));
  }
}

void DealOrders::play(const Catherine&, State& state, Move move, Log& log) {
  const auto [to] = top<DealOrders>(state);
  state.player[to].order = move.a;
  state.orders = static_cast<std::uint8_t>(state.orders & ~(1U << move.a));
  log.tell(event(Told::got_order, to, "CAT-2.4", move.a));
  become(state, kChance, DealOrders{static_cast<Seat>(to + 1)});
}

bool DealOrders::settle(const Catherine& game, State& state, Log&) {
  if (top<DealOrders>(state).to < game.players()) return false;
  become(state, kChance, HandOut{0, game.box.deal, false, Then::choose_row});
  return true;
}

// CAT-2.6: all rows are revealed together.
bool ChooseRow::settle(const Catherine& game, State& state, Log& log) {
  if (!all_committed(state, log)) return false;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    for (const Card card : player.picks) {
      leave_hand(state, seat, card);
      player.row.push(card);
    }
    log.tell(event(Told::laid_row, seat, "CAT-2.6", player.row[0], player.row[1], player.row[2]));
  }
  forget_picks(state);
  begin_round(game, state);
  return true;
}

}  // namespace tsardom::catherine
