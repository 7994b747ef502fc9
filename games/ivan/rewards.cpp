#include "games/ivan/rewards.hpp"

#include "games/ivan/events.hpp"

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

}  // namespace

void replenish(Deck& deck, Choice draw, Log& log) {
  if (deck.deck != 0 || deck.discard == 0) return;
  deck.deck = deck.discard;
  deck.discard = 0;
  log.tell(event(Told::reshuffled, kChance, "IVN-15.2", draw == Choice::draw_title ? 0 : 1));
}

void TakeEstate::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  list_display(now.estates, Choice::take_estate, Choice::top_estate, out);
  list_decline(asked, out);
}

void TakeEstate::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::top_estate) return become(state, kChance, DrawEstate{seat});
  end(state);
  if (choice_of(move) == Choice::decline) return;
  drop(state.estates.display, move.a);  // IVN-7.5: not refilled
  keep_estate(state, seat, move.a, log);
}

bool TakeEstate::settle(const Ivan&, State& state, Seat, Log&) const {
  return end_unless(state, can_take_from(state.estates));
}

void TakeTitle::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  list_display(now.titles, Choice::take_title, Choice::top_title, out);
  list_decline(asked, out);
}

void TakeTitle::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::top_title) return become(state, kChance, DrawTitle{seat});
  end(state);
  if (choice_of(move) == Choice::decline) return;
  drop(state.titles.display, move.a);
  keep_title(state, seat, move.a, log);
}

bool TakeTitle::settle(const Ivan&, State& state, Seat, Log&) const {
  return end_unless(state, can_take_from(state.titles));
}

void DrawEstate::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  for_each(now.estates.deck, [&](Estate card) { out.add(move::of(Choice::draw_estate, card)); });
}

void DrawEstate::play(const Ivan&, State& state, Seat, Move move, Log& log) const {
  drop(state.estates.deck, move.a);
  end(state);
  keep_estate(state, owner, move.a, log);
  replenish(state.estates, Choice::draw_estate, log);
}

Move DrawEstate::draw(const Ivan&, const State& now, Rng& rng) const {
  return move::of(Choice::draw_estate, any_of(now.estates.deck, rng));
}

void DrawTitle::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  for_each(now.titles.deck, [&](Title card) { out.add(move::of(Choice::draw_title, card)); });
}

void DrawTitle::play(const Ivan&, State& state, Seat, Move move, Log& log) const {
  drop(state.titles.deck, move.a);
  end(state);
  keep_title(state, owner, move.a, log);
  replenish(state.titles, Choice::draw_title, log);
}

Move DrawTitle::draw(const Ivan&, const State& now, Rng& rng) const {
  return move::of(Choice::draw_title, any_of(now.titles.deck, rng));
}

}  // namespace tsardom::ivan
