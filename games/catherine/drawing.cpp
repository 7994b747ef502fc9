// CAT-6.1: drawing cards; CAT-3.2, CAT-3.4: the reshuffle.
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {
namespace {

// CAT-3.2: the whole discard pile becomes the draw pile, and everybody knows what went in.
void reshuffle(State& state, Log& log) {
  state.draw = state.discard;
  state.draw_size = static_cast<std::uint8_t>(state.discard.size());
  state.discard = {};
  ++state.reshuffles;
  state.draw.for_each([&](Card card) { state.memory.epoch[card] = state.present_epoch(); });
  log.tell(event(Told::reshuffled, kChance, "CAT-3.2", state.reshuffles));
}

}  // namespace

bool HandOut::settle(const Catherine& game, State& state, Log&) {
  const auto [to, cards, limited, then] = top<HandOut>(state);
  if (to < game.players()) {
    become(state, kChance, HandOut{static_cast<Seat>(to + 1), cards, limited, then});
    call(state, kChance, Draw{to, cards, limited});
    return true;
  }
  switch (then) {
    case Then::choose_row:
      become(state, kChance, ChooseRow{});
      break;
    case Then::play_cards:
      become(state, kChance, PlayCards{});
      break;
    case Then::next_round:
      begin_round(game, state);
      return true;
  }
  ask(game, state);
  return true;
}

// CAT-11.3: each card of the pile alike.
void Draw::moves(const Catherine&, const State& now, MoveList& out) {
  now.draw.for_each([&](Card card) { out.add(choose(Choice::deal, card)); });
}

void Draw::play(const Catherine&, State& state, Move move, Log& log) {
  const auto [to, left, limited] = top<Draw>(state);
  const Card card = card_of(move);
  state.draw.remove(card);
  --state.draw_size;
  state.player[to].hand.add(card);
  ++state.player[to].hand_size;
  ++state.memory.in_hand[to][state.memory.epoch[card]];
  Event told = event(Told::drew, to, "CAT-6.1", card);
  told.told = only(to);
  log.tell(told);
  if (left == 1) return end(state);
  become(state, kChance, Draw{to, static_cast<std::uint8_t>(left - 1), limited});
}

// The limit is read anew for each single card; above it a point replaces the card.
bool Draw::settle(const Catherine& game, State& state, Log& log) {
  const auto [to, left, limited] = top<Draw>(state);
  if (left == 0) {
    end(state);
    return true;
  }
  if (limited && state.player[to].hand_size >= hand_limit(game, state.player[to])) {
    score(state, to, game.box.vp_per_card_not_drawn, Part::hand_limit, "CAT-6.1", log);
    become(state, kChance, Draw{to, static_cast<std::uint8_t>(left - 1), limited});
    return true;
  }
  if (state.draw_size > 0) return false;
  reshuffle(state, log);
  return true;
}

}  // namespace tsardom::catherine
