#include "games/stroganov/paying.hpp"

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/trophies.hpp"
#include "games/stroganov/turn.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

template <class Visit>
void for_each_payable(const Player& player, const Pay& payment, Visit visit) {
  const Purse purse(player);
  for (unsigned rank = rank_of(payment.from); rank < kPieces; ++rank) {
    const auto piece = static_cast<Piece>(rank);
    if (may_pay(purse, payment, piece)) visit(piece);
  }
}

// The piece goes to the bag or to the tigers, the coin with it to the supply (STR-1.7).
void hand_over(State& state, Seat seat, Piece piece, Piece value, Log& log) {
  Player& player = state.player[seat];
  const bool with_coin = Purse(player).takes_coin(piece, value);
  if (piece == Piece::tiger) {
    --player.tigers;
    ++state.tigers;
  } else {
    player.furs.remove(piece);
    state.bag.add(piece);
  }
  if (with_coin) spend_coins(state, seat, 1);
  log.tell(event(Told::paid, seat, "STR-8.3", piece, with_coin));
}

// Does one of these lie below and ask for this payment?
template <class... Room>
bool is_asked_by(const Stroganov& game, const State& now, Seat seat, std::size_t at, const Pay& payment) {
  const Step& below = now.steps[at - 1];
  return ((Rooms::is<Room>(below) && Rooms::as<Room>(below).asks_for(game, now, seat, payment)) || ...);
}

}  // namespace

bool may_pay(Purse purse, const Pay& payment, Piece piece) {
  if (purse.count(piece) == 0) return false;
  if (purse.takes_coin(piece, payment.value) && purse.coins == 0) return false;
  purse.pay(piece, payment.value);
  const Pay rest{payment.value, static_cast<std::uint8_t>(payment.left - 1), piece, payment.keep};
  if (!purse.covers(rest.value, rest.left, piece)) return false;
  if (rest.keep.count() == 0) return true;
  if (rest.left == 0) return purse.covers(rest.keep.value(), rest.keep.count());
  for (unsigned rank = rank_of(piece); rank < kPieces; ++rank) {
    if (may_pay(purse, rest, static_cast<Piece>(rank))) return true;
  }
  return false;
}

void call_payment(State& state, Seat seat, Piece value, int count, Kept keep) {
  call(state, seat, Pay{value, static_cast<std::uint8_t>(count), Piece::two, keep});
}

void Pay::moves(const Stroganov&, const State& now, Seat seat, MoveList& out) const {
  for_each_payable(now.player[seat], *this, [&](Piece piece) { out.add(move::piece(Choice::pay, piece)); });
}

// The first piece is asked for even if there is only one way; what is forced then needs no question.
void Pay::play(const Stroganov&, State& state, Seat seat, Move move, Log& log) const {
  Pay payment = *this;
  Piece piece = piece_of(move);
  for (int ways = 1; ways == 1;) {
    hand_over(state, seat, piece, payment.value, log);
    payment.from = piece;
    if (--payment.left == 0) return end(state);
    ways = 0;
    for_each_payable(state.player[seat], payment, [&](Piece payable) {
      piece = payable;
      ++ways;
    });
  }
  become(state, seat, payment);
}

Prices Pay::price(const Stroganov&, const State& now, Seat seat, Move move) const {
  Bill bill;
  bill.add(Thing::coin, Purse(now.player[seat]).takes_coin(piece_of(move), value));
  return bill.prices;
}

Reason Pay::why_not(const Stroganov&, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::pay) return {};
  const Purse purse(now.player[seat]);
  const Piece piece = piece_of(move);
  if (purse.count(piece) == 0) return {"no_such_fur", "STR-8.3"};
  if (piece < from) return {"pays_out_of_order", "STR-4.7"};
  if (purse.takes_coin(piece, value) && purse.coins == 0) return {"not_enough_coins", "STR-8.2"};
  return {"spoils_the_action", "STR-4.4"};
}

bool Pay::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_players_question(game, now, seat, at) || !is_count(left) || !is_piece(from)) return false;
  if ((value != Piece::none && !is_fur(value)) || !is_fur(keep.value())) return false;
  return is_asked_by<Trade, Act, Claim, Advancing, MarketFurs, Fulfil>(game, now, seat, at, *this);
}

double Pay::hope(const Prospect& with) const { return -with.fur() * left; }

}  // namespace tsardom::stroganov
