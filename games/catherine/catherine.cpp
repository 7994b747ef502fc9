#include "games/catherine/catherine.hpp"

#include <algorithm>
#include <bit>

#include "games/catherine/activation.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {
namespace {

using Dealer = Corridor<DealOrders, Draw>;
using Rooms =
    Corridor<DealOrders, HandOut, Draw, ChooseRow, PlayCards, Activate, Resolve, BookBuild, SettleBooks>;

// What the question is about, in the order of the rooms.
Reason why_not_here(const Catherine& game, const State& now, Seat seat, Move move, Room asked) {
  const Player& player = now.player[seat];
  switch (asked) {
    case Room::choose_row:
      return {"not_three_of_hand", "CAT-2.6"};
    case Room::action_card:
      return {"not_in_hand", "CAT-5.2"};
    case Room::activation_card:
      return {player.hand.has(card_of(move)) ? "played_already" : "not_in_hand", "CAT-5.2"};
    case Room::slot:
      return {"slot_taken", "CAT-5.2"};
    case Room::cost_card:
    case Room::bonus_card:
      return {player.hand.has(card_of(move)) ? "paid_already" : "not_in_hand", "CAT-5.7"};
    case Room::city:
      if (player.lives_in(move.a)) return {"lives_there", "CAT-7.2"};
      return {"city_not_allowed",
              target(game, player).action == Action::build_listed ? "CAT-8.10" : "CAT-8.11"};
    case Room::book_build:
      return {"lives_there", "CAT-7.2"};
    default:
      return {"not_asked", "CAT-5.10"};
  }
}

}  // namespace

Seats Catherine::actors(const State& now) const {
  if (now.steps.empty()) return 0;
  return are_choosing(now) ? now.open : only(kChance);
}

void Catherine::moves(const State& now, Seat seat, MoveList& out) const {
  if (seat == kChance) return Dealer::moves(*this, now, out);
  list_options(*this, now, seat, out);
}

// CAT-3.1: order cards and single project cards, nothing else.
Move Catherine::draw(const State& now, Rng& rng) const {
  if (now.steps.back().room == static_cast<std::uint8_t>(Room::draw)) {
    return choose(Choice::deal, now.draw.nth(static_cast<int>(rng.below(now.draw_size))));
  }
  CardSet orders;
  for (std::uint8_t order = 0; order < kOrders; ++order) {
    if ((now.orders >> order & 1) != 0) orders.add(order);
  }
  return choose(Choice::give_order,
                orders.nth(static_cast<int>(rng.below(static_cast<unsigned>(orders.size())))));
}

void Catherine::apply(State& state, Seat seat, Move move, Log& log) const {
  if (seat != kChance) {
    keep_pick(*this, state, seat, move);
    if (state.open != 0) return;  // CAT-11.1: nothing moves before the last commitment
  } else if (choice_of(move) == Choice::deal) {
    Draw::play(*this, state, move, log);
  } else {
    DealOrders::play(*this, state, move, log);
  }
  while (!state.steps.empty() && Rooms::settle(*this, state, log)) {
  }
}

Step Catherine::asked(const State& now, Seat seat) const {
  Step step = now.steps.back();
  if (seat == kChance || !are_choosing(now)) return step;
  step.seat = seat;
  const auto room = question(*this, now, seat);
  if (!room) return step;
  step.room = static_cast<std::uint8_t>(*room);
  const Player& player = now.player[seat];
  if (*room == Room::slot) step.detail[0] = player.picks[1];  // the activation card
  if (*room >= Room::mode) step.detail[0] = player.row[player.slot];
  return step;
}

Reason Catherine::why_not(const State& now, Seat seat, Move move) const {
  const auto asked = seat == kChance ? std::nullopt : question(*this, now, seat);
  if (!asked) return {"not_asked", "CAT-11.1"};
  MoveList legal;
  moves(now, seat, legal);
  const bool is_listed_kind =
      std::any_of(legal.begin(), legal.end(), [&](Move listed) { return listed.kind == move.kind; });
  return is_listed_kind ? why_not_here(*this, now, seat, move, *asked) : Reason{"not_asked", "CAT-5.10"};
}

// The cards that performing, or taking the bonus, will cost.
Prices Catherine::price(const State& now, Seat seat, Move move) const {
  Prices prices;
  const auto cards = [&](std::uint8_t count) {
    if (count > 0) prices.push({static_cast<Vocabulary>(Terms::cost), 0, count});
  };
  if (choice_of(move) == Choice::perform) cards(target(*this, now.player[seat]).cost);
  if (choice_of(move) == Choice::take) cards(target(*this, now.player[seat]).bonus.count);
  return prices;
}

}  // namespace tsardom::catherine
