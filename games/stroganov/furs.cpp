// STR-8: paying, furs from the bag and from the market, bears.
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {
namespace {

template <class Visit>
void for_each_payable(const State& now, const Pay& payment, Visit visit) {
  const Purse purse(now.player[now.steps.back().seat]);
  for (unsigned rank = rank_of(payment.from); rank < kPieces; ++rank) {
    const auto piece = static_cast<Piece>(rank);
    if (may_pay(purse, payment, piece)) visit(piece);
  }
}

// Everything that can be drawn, as often as it is there.
void list_furs(Furs furs, MoveList& out) {
  furs.for_each_value(
      [&](Piece fur) { out.add(move::piece(Choice::draw_fur, fur), static_cast<std::uint16_t>(furs[fur])); });
}

// One of so many furs has come.
void draw_on(State& state, Seat owner, std::uint8_t left) {
  if (left == 1) return end(state);
  become(state, kChance, BagFurs{owner, static_cast<std::uint8_t>(left - 1)});
}

}  // namespace

bool may_pay(Purse purse, const Pay& payment, Piece piece) {
  if (purse.count(piece) == 0) return false;
  if (purse.takes_coin(piece, payment.value) && purse.coins == 0) return false;
  purse.pay(piece, payment.value);
  const Pay rest{payment.value, static_cast<std::uint8_t>(payment.left - 1), piece, payment.keep};
  if (!purse.covers(rest.value, rest.left, piece)) return false;
  if (kept_count(rest.keep) == 0) return true;
  if (rest.left == 0) return purse.covers(kept_value(rest.keep), kept_count(rest.keep));
  for (unsigned rank = rank_of(piece); rank < kPieces; ++rank) {
    if (may_pay(purse, rest, static_cast<Piece>(rank))) return true;
  }
  return false;
}

void call_payment(State& state, Seat seat, Piece value, int count, std::uint8_t keep) {
  call(state, seat, Pay{value, static_cast<std::uint8_t>(count), Piece::two, keep});
}

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

// STR-4.7: piece by piece, from the lowest up, so that every way is there and none twice.
void Pay::moves(const Stroganov&, const State& now, MoveList& out) {
  for_each_payable(now, top<Pay>(now), [&](Piece piece) { out.add(move::piece(Choice::pay, piece)); });
}

// The first piece is asked for even if there is only one way; what is forced then needs no question.
void Pay::play(const Stroganov&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  Pay payment = top<Pay>(state);
  Piece piece = piece_of(move);
  for (int ways = 1; ways == 1;) {
    hand_over(state, seat, piece, payment.value, log);
    payment.from = piece;
    if (--payment.left == 0) return end(state);
    ways = 0;
    for_each_payable(state, payment, [&](Piece payable) {
      piece = payable;
      ++ways;
    });
  }
  become(state, seat, payment);
}

// STR-8.4: what was drawn stays in the bag until it is chosen.
void BagFurs::moves(const Stroganov&, const State& now, MoveList& out) {
  const Piece first = top<BagFurs>(now).first;
  Furs bag = now.bag;
  if (first != Piece::none) bag.remove(first);
  list_furs(bag, out);
}

void BagFurs::play(const Stroganov& game, State& state, Move move, Log& log) {
  const auto [owner, left, first] = top<BagFurs>(state);
  const Piece fur = piece_of(move);
  if (first != Piece::none) {
    log.tell(event(Told::drew_two, owner, "STR-8.4", first, fur));
    return become(state, owner, KeepFur{first, fur, left});
  }
  if (state.bag.total() > 1 && !game.is_ivan(owner)) return become(state, kChance, BagFurs{owner, left, fur});
  draw_on(state, owner, left);
  state.bag.remove(fur);
  log.tell(event(Told::got_fur, owner, game.is_ivan(owner) ? "STR-16.5" : "STR-8.4", fur));
  receive_fur(game, state, owner, fur, log);
}

bool BagFurs::settle(const Stroganov&, State& state, Log&) {
  if (top<BagFurs>(state).left > 0 && !state.bag.empty()) return false;
  end(state);
  return true;
}

void KeepFur::moves(const Stroganov&, const State& now, MoveList& out) {
  const auto [first, second, left] = top<KeepFur>(now);
  out.add(move::piece(Choice::keep, std::min(first, second)));
  if (first != second) out.add(move::piece(Choice::keep, std::max(first, second)));
}

void KeepFur::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  draw_on(state, seat, top<KeepFur>(state).left);
  state.bag.remove(piece_of(move));
  log.tell(event(Told::got_fur, seat, "STR-8.4", piece_of(move)));
  receive_fur(game, state, seat, piece_of(move), log);
}

// STR-8.5: taken one after the other, the market is filled up in between.
void MarketFurs::moves(const Stroganov&, const State& now, MoveList& out) {
  now.market.for_each_value([&](Piece fur) { out.add(move::piece(Choice::pick, fur)); });
}

void MarketFurs::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const Piece fur = piece_of(move);
  const auto left = static_cast<std::uint8_t>(top<MarketFurs>(state).left - 1);
  if (left > 0) {
    become(state, seat, MarketFurs{left});
  } else {
    end(state);
  }
  state.market.remove(fur);
  log.tell(event(Told::picked, seat, game.is_ivan(seat) ? "STR-16.5" : "STR-8.5", fur));
  Furs one;
  one.add(fur);
  const int bears = receive_furs(game, state, seat, one, log);
  if (bears > 0) call(state, seat, Bears{1});  // after the refill
  call(state, kChance, FillMarket{});
}

bool MarketFurs::settle(const Stroganov& game, State& state, Log& log) {
  if (state.market.empty()) {
    end(state);
    return true;
  }
  if (!game.is_ivan(state.steps.back().seat)) return false;
  play(game, state, move::piece(Choice::pick, ivan_market_fur(game, state)), log);
  return true;
}

void FillMarket::moves(const Stroganov&, const State& now, MoveList& out) { list_furs(now.bag, out); }

void FillMarket::play(const Stroganov&, State& state, Move move, Log& log) {
  state.bag.remove(piece_of(move));
  state.market.add(piece_of(move));
  log.tell(event(Told::fur_to_market, kChance, "STR-8.5", piece_of(move)));
}

bool FillMarket::settle(const Stroganov& game, State& state, Log&) {
  if (state.market.total() < game.box.figure.market_size && !state.bag.empty()) return false;
  end(state);
  return true;
}

// one bear after the other.
bool Bears::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto left = static_cast<std::uint8_t>(top<Bears>(state).left - 1);
  if (left > 0) {
    become(state, seat, Bears{left});
  } else {
    end(state);
  }
  gain_story(game, state, seat, game.box.figure.bear_story, "STR-8.7", log);
  return true;
}

}  // namespace tsardom::stroganov
