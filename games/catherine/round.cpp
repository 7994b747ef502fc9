// CAT-5: the round.
#include "games/catherine/activation.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {
namespace {

// CAT-5.4: action card, activation card and slot of a seat are turned up.
void reveal(State& state, Seat seat, Log& log) {
  Player& player = state.player[seat];
  const Card action = player.picks[0], activation = player.picks[1];
  player.slot = player.picks[2];
  leave_hand(state, seat, action);
  leave_hand(state, seat, activation);
  player.row.push(action);
  player.activation[player.slot] = activation;
  log.tell(event(Told::played, seat, "CAT-5.4", action, activation, player.slot));
}

// CAT-5.9
void check_end_of_decade(const Catherine& game, State& state, Log& log) {
  forget_picks(state);
  for (Player& player : state.player) player.slot = kNoSlot;
  if (state.round == game.box.rounds) return begin_interim(game, state, log);
  ++state.round;
  begin_round(game, state);
}

}  // namespace

// CAT-5.1: phase A; the hand limit does not apply.
void begin_round(const Catherine& game, State& state) {
  become(state, kChance, HandOut{0, game.box.draw_phase_a, false, Then::play_cards});
}

bool PlayCards::settle(const Catherine& game, State& state, Log& log) {
  if (!all_committed(state, log)) return false;
  for (Seat seat = 0; seat < game.players(); ++seat) reveal(state, seat, log);
  forget_picks(state);
  become(state, kChance, Activate{});
  ask(game, state);
  return true;
}

bool Activate::settle(const Catherine&, State& state, Log& log) {
  if (!all_committed(state, log)) return false;
  become(state, kChance, Resolve{});
  return true;
}

// CAT-11.2: in seat order, each player completely before the next.
bool Resolve::settle(const Catherine& game, State& state, Log& log) {
  const auto [of, stage] = top<Resolve>(state);
  if (of == game.players()) {
    check_end_of_decade(game, state, log);
    return true;
  }
  const Plan plan = plan_of(game, state.player[of]);
  const Seat next = static_cast<Seat>(of + 1);
  if (stage == Stage::bonus) {
    become(state, kChance, Resolve{next, Stage::action});
    apply_bonus(game, state, of, plan, log);
  } else if (plan.performs) {
    become(state, kChance, Resolve{of, Stage::bonus});
    perform(game, state, of, plan, log);
  } else {  // CAT-5.6
    become(state, kChance, Resolve{next, Stage::action});
    log.tell(event(Told::compensated, of, "CAT-5.6"));
    call(state, kChance, Draw{of, game.box.compensation, true});
  }
  return true;
}

}  // namespace tsardom::catherine
