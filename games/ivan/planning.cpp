#include "games/ivan/planning.hpp"

#include "games/ivan/events.hpp"
#include "games/ivan/turn.hpp"

namespace tsardom::ivan {
namespace {

// IVN-5.4: clockwise until nobody has a boyar left.
void plan_on(const Ivan& game, State& state, Seat seat, Log& log) {
  const Seat next = game.after(seat);
  if (state.player[next].boyars_left > 0) return become(state, next, Plan{});
  begin_turn(state, state.first, log);
}

// Nobody has moved out yet.
bool is_planning_turn(const Ivan& game, const State& now, Seat turn, bool has_placed) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left + boyars_in_chambers(now, seat) != game.box.boyars) return false;
  }
  return is_lap_even(game, now, turn, has_placed,
                     [&](Seat seat) { return int{now.player[seat].boyars_left}; });
}

}  // namespace

int boyars_in_chambers(const State& now, Seat seat) {
  int count = 0;
  for (const Hall& hall : now.hall) count += holds(hall.boyars, seat);
  return count;
}

bool stands_bare(const State& now, Seat seat, Chamber chamber) {
  return holds(now.in(chamber).boyars, seat) && now.in(chamber).coins[seat] == 0;
}

void begin_planning(State& state, Log& log) {
  log.tell(event(Told::round_began, kChance, "IVN-3.1", state.round));
  log.tell(event(Told::first_player, state.first, "IVN-2.9"));
  become(state, state.first, Plan{});
}

// IVN-5.1, IVN-5.3: a chamber without an own boyar.
void Plan::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  for (std::size_t chamber = 0; chamber < kChambers; ++chamber) {
    if (!holds(now.hall[chamber].boyars, seat)) out.add(move::of(Choice::plan, chamber));
  }
}

void Plan::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  const auto chamber = static_cast<Chamber>(move.a);
  state.in(chamber).boyars |= only(seat);
  --state.player[seat].boyars_left;
  log.tell(event(Told::planned, seat, "IVN-5.1", chamber));
  if (state.player[seat].held[Resource::coin] > 0) return become(state, seat, Stake{chamber});
  plan_on(game, state, seat, log);
}

bool Plan::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && is_planning_turn(game, now, seat, false);
}

void Stake::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  const int coins = now.player[seat].held[Resource::coin];
  for (int count = 0; count <= coins; ++count) out.add(move::of(Choice::stake, count));
}

void Stake::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  std::uint8_t& coins = state.player[seat].held[Resource::coin];
  coins = static_cast<std::uint8_t>(coins - move.a);
  state.in(chamber).coins[seat] = move.a;
  log.tell(event(Told::staked, seat, "IVN-5.1", move.a, chamber));
  plan_on(game, state, seat, log);
}

bool Stake::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && stands_bare(now, seat, chamber) && is_planning_turn(game, now, seat, true);
}

}  // namespace tsardom::ivan
