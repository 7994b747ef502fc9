#include "games/stroganov/furs.hpp"

#include <algorithm>

#include "games/stroganov/automaton.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/setup.hpp"
#include "games/stroganov/winter.hpp"

namespace tsardom::stroganov {
namespace {

Furs bag_without(const State& now, Piece first) {
  Furs bag = now.bag;
  if (first != Piece::none) bag.remove(first);
  return bag;
}

// One of so many furs has come.
void draw_on(State& state, Seat owner, std::uint8_t left) {
  if (left == 1) return end(state);
  become(state, kChance, BagFurs{owner, static_cast<std::uint8_t>(left - 1)});
}

}  // namespace

void list_furs(Furs furs, MoveList& out) {
  furs.for_each_value(
      [&](Piece fur) { out.add(move::piece(Choice::draw_fur, fur), static_cast<std::uint16_t>(furs[fur])); });
}

Move draw_fur(Furs furs, Rng& rng) {
  return move::piece(Choice::draw_fur,
                     furs.nth(static_cast<int>(rng.below(static_cast<unsigned>(furs.total())))));
}

void BagFurs::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  list_furs(bag_without(now, first), out);
}

Move BagFurs::draw(const Stroganov&, const State& now, Rng& rng) const {
  return draw_fur(bag_without(now, first), rng);
}

void BagFurs::play(const Stroganov& game, State& state, Seat, Move move, Log& log) const {
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

bool BagFurs::settle(const Stroganov&, State& state, Seat, Log&) const {
  if (left > 0 && !state.bag.empty()) return false;
  end(state);
  return true;
}

bool BagFurs::fits(const Stroganov& game, const State& now, Seat, std::size_t at) const {
  if (!is_effect(game, now, owner, at) || !is_count(left)) return false;
  if (first == Piece::none) return true;
  return is_players_question(game, now, owner, at) && is_fur(first) && now.bag[first] > 0 &&
         now.bag.total() > 1;
}

void KeepFur::moves(const Stroganov&, const State&, Seat, MoveList& out) const {
  out.add(move::piece(Choice::keep, std::min(first, second)));
  if (first != second) out.add(move::piece(Choice::keep, std::max(first, second)));
}

void KeepFur::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  draw_on(state, seat, left);
  state.bag.remove(piece_of(move));
  log.tell(event(Told::got_fur, seat, "STR-8.4", piece_of(move)));
  receive_fur(game, state, seat, piece_of(move), log);
}

Reason KeepFur::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::keep ? Reason{"not_drawn", "STR-8.4"} : Reason{};
}

bool KeepFur::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_players_question(game, now, seat, at) || !is_count(left)) return false;
  return is_fur(first) && is_fur(second) && now.bag[first] > (first == second) && now.bag[second] > 0;
}

double KeepFur::hope(const Prospect& with) const { return with.fur() * (left + 1); }

void MarketFurs::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  now.market.for_each_value([&](Piece fur) { out.add(move::piece(Choice::pick, fur)); });
}

void MarketFurs::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  const Piece fur = piece_of(move);
  if (left > 1) {
    become(state, seat, MarketFurs{static_cast<std::uint8_t>(left - 1)});
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

bool MarketFurs::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (state.market.empty()) {
    end(state);
    return true;
  }
  if (!game.is_ivan(seat)) return false;
  play(game, state, seat, move::piece(Choice::pick, ivan_market_fur(game, state)), log);
  return true;
}

Reason MarketFurs::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::pick ? Reason{"not_in_market", "STR-8.5"} : Reason{};
}

bool MarketFurs::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_gain(game, now, seat, at) && is_count(left);
}

// STR-9.3
bool MarketFurs::asks_for(const Stroganov& game, const State&, Seat, const Pay& payment) const {
  return payment.is(Piece::none, game.box.figure.swap_two_furs);
}

double MarketFurs::hope(const Prospect& with) const { return with.fur() * left; }

void FillMarket::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  list_furs(now.bag, out);
}

Move FillMarket::draw(const Stroganov&, const State& now, Rng& rng) const { return draw_fur(now.bag, rng); }

void FillMarket::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  state.bag.remove(piece_of(move));
  state.market.add(piece_of(move));
  log.tell(event(Told::fur_to_market, kChance, "STR-8.5", piece_of(move)));
}

bool FillMarket::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (state.market.total() < game.box.figure.market_size && !state.bag.empty()) return false;
  end(state);
  return true;
}

// Somebody took a fur, or all of them are new.
bool FillMarket::fits(const Stroganov& game, const State& now, Seat, std::size_t at) const {
  return is_top(now, at) &&
         (is_effect(game, now, resolved(now).seat, at) || is_part(now, at, SetUp::Part::market) ||
          is_part(now, at, Administration::Part::market));
}

bool Bears::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (left > 1) {
    become(state, seat, Bears{static_cast<std::uint8_t>(left - 1)});
  } else {
    end(state);
  }
  gain_story(game, state, seat, game.box.figure.bear_story, "STR-8.7", log);
  return true;
}

bool Bears::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_gain(game, now, seat, at) && is_count(left);
}

double Bears::hope(const Prospect& with) const {
  return with.weight(kStory) * with.game().box.figure.bear_story * left;
}

}  // namespace tsardom::stroganov
