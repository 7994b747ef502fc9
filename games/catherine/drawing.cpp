#include "games/catherine/drawing.hpp"

#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/interim.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/round.hpp"
#include "games/catherine/setup.hpp"

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

// CAT-11.3: each card of the pile alike.
void Draw::moves(const Catherine&, const State& now, Seat, MoveList& out) const {
  now.draw.for_each([&](Card card) { out.add(choose(Choice::deal, card)); });
}

Move Draw::draw(const Catherine&, const State& now, Rng& rng) const {
  return choose(Choice::deal, now.draw.nth(static_cast<int>(rng.below(now.draw_size))));
}

void Draw::play(const Catherine&, State& state, Seat, Move move, Log& log) const {
  const Card card = card_of(move);
  state.draw.remove(card);
  --state.draw_size;
  state.player[to].hand.add(card);
  ++state.player[to].hand_size;
  ++state.memory.in_hand[to][state.memory.epoch[card]];
  log.tell(secret(event(Told::drew, to, "CAT-6.1", card), only(to)));
  if (left == 1) return end(state);
  become(state, kChance, Draw{to, static_cast<std::uint8_t>(left - 1), limited});
}

// The limit is read anew for each single card; above it a point replaces the card.
bool Draw::settle(const Catherine& game, State& state, Seat, Log& log) const {
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

// It belongs to the seat that the step below is serving.
bool Draw::fits(const Catherine& game, const State& now, Seat, std::size_t at) const {
  if (at != 1 || to >= game.players() || left == 0) return false;
  const Step& below = now.steps[0];
  if (Rooms::is<HandOut>(below)) return Rooms::as<HandOut>(below).may_wait_for(*this);
  if (Rooms::is<Resolve>(below)) return Rooms::as<Resolve>(below).may_wait_for(*this);
  return Rooms::is<SettleBooks>(below) && Rooms::as<SettleBooks>(below).may_wait_for(*this);
}

bool HandOut::settle(const Catherine& game, State& state, Seat, Log&) const {
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
      break;
  }
  return true;
}

bool HandOut::fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const {
  if (seat != kChance || at != 0 || to < 1 || to > game.players()) return false;
  switch (then) {
    case Then::choose_row:
      return cards == game.box.deal && !limited && is_first_round(now);
    case Then::play_cards:
      return cards == game.box.draw_phase_a && !limited;
    case Then::next_round:  // CAT-9.6
      return cards == game.box.cards_after_interim && limited && now.round == 1 && now.decade > 1;
  }
  return false;
}

bool HandOut::may_wait_for(const Draw& draw) const {
  return draw.to + 1 == to && draw.left <= cards && draw.limited == limited;
}

}  // namespace tsardom::catherine
