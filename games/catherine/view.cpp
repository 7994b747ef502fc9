// CAT-3: what a seat may see, and fair guesses at the rest.
#include "games/catherine/chapters.hpp"

namespace tsardom::catherine {
namespace {

// Cards that a seat has committed to pay, open since the last commitment and still in its hand.
CardSet announced(const State& now, Seat seat) {
  CardSet cards;
  if (now.steps.empty() || !Rooms::is<Resolve>(now.steps[0])) return cards;
  const auto [of, stage] = Rooms::as<Resolve>(now.steps[0]);
  if (seat < of) return cards;
  const Plan& plan = now.player[seat].plan;
  const bool has_paid = seat == of && stage == Stage::bonus;
  for (const Card card : plan.cost) {
    if (!has_paid) cards.add(card);
  }
  for (const Card card : plan.bonus_cards) cards.add(card);
  return cards;
}

CardSet visible(const Catherine& game, const State& view) {
  CardSet cards = view.discard;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = view.player[seat];
    cards |= player.hand;
    for (const Card card : player.row) cards.add(card);
    for (const Card card : player.activation) {
      if (card != kNoCard) cards.add(card);
    }
  }
  return cards;
}

Card take_any(List<Card, kCards>& cards, Rng& rng) {
  const std::size_t at = rng.below(static_cast<unsigned>(cards.size()));
  const Card card = cards[at];
  cards[at] = cards.back();
  cards.pop();
  return card;
}

}  // namespace

// CAT-11.1: nobody sees what the others plan, nor how far they are.
State Catherine::seen(const State& now, Seat seat) const {
  State view = now;
  view.draw = {};
  const bool are_choosing = Rooms::is_together(*this, now);
  for (Seat other = 0; other < players(); ++other) {
    if (other == seat) continue;
    view.player[other].hand = announced(now, other);
    if (are_choosing) view.player[other].plan = {};
  }
  return view;
}

// CAT-3.4: a card of an earlier epoch that is not visible is in a hand; one of the present epoch in a hand or
// in the pile; and how many hand cards of each epoch a player has is known.
State Catherine::imagine(const State& view, Seat seat, Rng& rng) const {
  State state = view;
  const CardSet known = visible(*this, view);
  for (std::uint8_t epoch = 0; epoch <= view.present_epoch(); ++epoch) {
    List<Card, kCards> unseen;
    for (Card card = 0; card < kCards; ++card) {
      if (view.memory.epoch[card] == epoch && !known.has(card)) unseen.push(card);
    }
    for (Seat other = 0; other < players(); ++other) {
      if (other == seat) continue;
      int left = view.memory.in_hand[other][epoch];
      view.player[other].hand.for_each([&](Card card) { left -= view.memory.epoch[card] == epoch; });
      for (; left > 0; --left) state.player[other].hand.add(take_any(unseen, rng));
    }
    for (const Card card : unseen) state.draw.add(card);
  }
  return state;
}

}  // namespace tsardom::catherine
