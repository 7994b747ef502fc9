// IVN-12: estates and titles.
#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/projects.hpp"

namespace tsardom::ivan {
namespace {

void list_display(const Deck& deck, Choice take, Choice blind, MoveList& out) {
  for_each(deck.display, [&](std::uint8_t card) { out.add(move::of(take, card)); });
  if (deck.deck != 0) out.add(move::of(blind));
}

void keep_estate(State& state, Seat seat, Estate card, Log& log) {
  put(state.player[seat].estates, card);
  log.tell(event(Told::estate_taken, seat, "IVN-9.8", card));
}

void keep_title(State& state, Seat seat, Title card, Log& log) {
  put(state.player[seat].titles, card);
  log.tell(event(Told::title_taken, seat, "IVN-9.8", card));
}

bool end_if_empty(State& state, const Deck& deck) {
  if ((deck.display | deck.deck) != 0) return false;
  end(state);
  return true;
}

}  // namespace

// RUL-24: at once when the deck is empty.
void replenish(Deck& deck, Choice draw, Log& log) {
  if (deck.deck != 0 || deck.discard == 0) return;
  deck.deck = deck.discard;
  deck.discard = 0;
  log.tell(event(Told::reshuffled, kChance, "IVN-15.2", draw == Choice::draw_title ? 0 : 1));
}

// ESTATE
void TakeEstate::moves(const Ivan&, const State& now, MoveList& out) {
  list_display(now.estates, Choice::take_estate, Choice::top_estate, out);
  list_decline(top<TakeEstate>(now).asked, out);
}

void TakeEstate::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (choice_of(move) == Choice::top_estate) return become(state, kChance, DrawEstate{seat});
  end(state);
  if (choice_of(move) == Choice::decline) return;
  drop(state.estates.display, move.a);  // IVN-7.5: not refilled
  keep_estate(state, seat, move.a, log);
}

bool TakeEstate::settle(const Ivan&, State& state, Log&) { return end_if_empty(state, state.estates); }

// TITLE
void TakeTitle::moves(const Ivan&, const State& now, MoveList& out) {
  list_display(now.titles, Choice::take_title, Choice::top_title, out);
  list_decline(top<TakeTitle>(now).asked, out);
}

void TakeTitle::play(const Ivan&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (choice_of(move) == Choice::top_title) return become(state, kChance, DrawTitle{seat});
  end(state);
  if (choice_of(move) == Choice::decline) return;
  drop(state.titles.display, move.a);
  keep_title(state, seat, move.a, log);
}

bool TakeTitle::settle(const Ivan&, State& state, Log&) { return end_if_empty(state, state.titles); }

// IVN-12.4: a card drawn from the deck is kept.
void DrawEstate::moves(const Ivan&, const State& now, MoveList& out) {
  for_each(now.estates.deck, [&](Estate card) { out.add(move::of(Choice::draw_estate, card)); });
}

void DrawEstate::play(const Ivan&, State& state, Move move, Log& log) {
  const auto [owner] = top<DrawEstate>(state);
  drop(state.estates.deck, move.a);
  end(state);
  keep_estate(state, owner, move.a, log);
  replenish(state.estates, Choice::draw_estate, log);
}

void DrawTitle::moves(const Ivan&, const State& now, MoveList& out) {
  for_each(now.titles.deck, [&](Title card) { out.add(move::of(Choice::draw_title, card)); });
}

void DrawTitle::play(const Ivan&, State& state, Move move, Log& log) {
  const auto [owner] = top<DrawTitle>(state);
  drop(state.titles.deck, move.a);
  end(state);
  keep_title(state, owner, move.a, log);
  replenish(state.titles, Choice::draw_title, log);
}

}  // namespace tsardom::ivan
