// IVN-5: the planning phase. PLAN is two small questions, the chamber and then the coins, so that no supply
// of coins makes the list of choices too long.
#include "games/ivan/events.hpp"
#include "games/ivan/rooms.hpp"
#include "games/ivan/turn.hpp"

namespace tsardom::ivan {
namespace {

// IVN-5.4: clockwise until nobody has a boyar left.
void plan_on(const Ivan& game, State& state, Log& log) {
  const Seat next = game.after(state.steps.back().seat);
  if (state.player[next].boyars_left > 0) return become(state, next, Plan{});
  begin_turn(state, state.first, log);
}

}  // namespace

void begin_planning(State& state, Log& log) {
  log.tell(event(Told::round_began, kChance, "IVN-3.1", state.round));
  log.tell(event(Told::first_player, state.first, "IVN-2.9"));
  become(state, state.first, Plan{});
}

// IVN-5.1, IVN-5.3: a chamber without an own boyar.
void Plan::moves(const Ivan&, const State& now, MoveList& out) {
  for (std::size_t chamber = 0; chamber < kChambers; ++chamber) {
    if (!holds(now.hall[chamber].boyars, now.steps.back().seat)) out.add(move::of(Choice::plan, chamber));
  }
}

void Plan::play(const Ivan& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto chamber = static_cast<Chamber>(move.a);
  state.in(chamber).boyars |= only(seat);
  --state.player[seat].boyars_left;
  log.tell(event(Told::planned, seat, "IVN-5.1", chamber));
  if (state.player[seat].held[Resource::coin] > 0) return become(state, seat, Stake{chamber});
  plan_on(game, state, log);
}

void Stake::moves(const Ivan&, const State& now, MoveList& out) {
  const int coins = now.player[now.steps.back().seat].held[Resource::coin];
  for (int count = 0; count <= coins; ++count) out.add(move::of(Choice::stake, count));
}

void Stake::play(const Ivan& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [chamber] = top<Stake>(state);
  std::uint8_t& coins = state.player[seat].held[Resource::coin];
  coins = static_cast<std::uint8_t>(coins - move.a);
  state.in(chamber).coins[seat] = move.a;
  log.tell(event(Told::staked, seat, "IVN-5.1", move.a, chamber));
  plan_on(game, state, log);
}

}  // namespace tsardom::ivan
