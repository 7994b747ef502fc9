#include "games/catherine/round.hpp"

#include "games/catherine/activation.hpp"
#include "games/catherine/drawing.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/interim.hpp"
#include "games/catherine/moves.hpp"

namespace tsardom::catherine {
namespace {

// CAT-5.4: action card, activation card and slot of a seat are turned up.
void reveal(State& state, Seat seat, Log& log) {
  Player& player = state.player[seat];
  const auto [action, activation, slot] = player.plan.play;
  player.slot = slot;
  leave_hand(state, seat, action);
  leave_hand(state, seat, activation);
  player.row.push(action);
  player.activation[slot] = activation;
  player.plan = {};
  log.tell(event(Told::played, seat, "CAT-5.4", action, activation, slot));
}

// CAT-5.9
void check_end_of_decade(const Catherine& game, State& state, Log& log) {
  for (Player& player : state.player) {
    player.plan = {};
    player.slot = kNoSlot;
  }
  if (state.round == game.box.rounds) return begin_interim(game, state, log);
  ++state.round;
  begin_round(game, state);
}

}  // namespace

void begin_round(const Catherine& game, State& state) {
  become(state, kChance, HandOut{0, game.box.draw_phase_a, false, Then::play_cards});
}

// ------------------------------------------------------------------------------------------- phase B

bool PlayCards::settle(const Catherine& game, State& state, Seat, Log& log) const {
  for (Seat seat = 0; seat < game.players(); ++seat) reveal(state, seat, log);
  become(state, kChance, Activate{});
  state.concerned = Activate::concerned(game, state);
  return true;
}

bool PlayCards::fits(const Catherine&, const State& now, Seat seat, std::size_t) const {
  return seat == kChance && now.steps.size() == 1;
}

void ActionCard::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_hand(now.player[seat], Choice::action, out);
}

void ActionCard::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.play.action = card_of(move);
}

Reason ActionCard::why_not(const Catherine&, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::action ? why_not_of_hand(now.player[seat], card_of(move), "CAT-5.2")
                                           : Reason{};
}

void ActivationCard::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_hand(now.player[seat], Choice::activation, out);
}

void ActivationCard::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.play.activation = card_of(move);
}

Reason ActivationCard::why_not(const Catherine&, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::activation ? why_not_of_hand(now.player[seat], card_of(move), "CAT-5.2")
                                               : Reason{};
}

void PickSlot::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  for (std::uint8_t slot = 0; slot <= player.row.size(); ++slot) {
    if (player.activation[slot] == kNoCard) out.add(choose(Choice::slot, slot));
  }
}

void PickSlot::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.play.slot = move.a;
}

Reason PickSlot::why_not(const Catherine&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::slot ? Reason{"slot_taken", "CAT-5.2"} : Reason{};
}

// ----------------------------------------------------------------------------------------- resolving

bool Resolve::settle(const Catherine& game, State& state, Seat, Log& log) const {
  if (of == game.players()) {
    check_end_of_decade(game, state, log);
    return true;
  }
  const Plan plan = state.player[of].plan;
  const Seat next = static_cast<Seat>(of + 1);
  if (stage == Stage::bonus) {
    become(state, kChance, Resolve{next, Stage::action});
    apply_bonus(game, state, of, plan, log);
  } else if (plan.performs == Answer::yes) {
    become(state, kChance, Resolve{of, Stage::bonus});
    perform(game, state, of, plan, log);
  } else {  // CAT-5.6
    become(state, kChance, Resolve{next, Stage::action});
    log.tell(event(Told::compensated, of, "CAT-5.6"));
    call(state, kChance, Draw{of, game.box.compensation, true});
  }
  return true;
}

bool Resolve::fits(const Catherine& game, const State&, Seat seat, std::size_t at) const {
  return seat == kChance && at == 0 && of <= game.players();
}

// Cards of an action before its bonus, or those of a bonus or of the compensation.
bool Resolve::may_wait_for(const Draw& draw) const {
  return draw.limited && (draw.to + 1 == of || (draw.to == of && stage == Stage::bonus));
}

}  // namespace tsardom::catherine
