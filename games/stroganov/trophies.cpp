// STR-11: trophies.
#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {
namespace {

bool is_on_last_space(const Stroganov& game, const State& now, Seat seat) {
  return now.player[seat].trophy >= game.track_of(seat).spaces;
}

// STR-11.2: the fur of the next space; none: a free step.
Piece next_fur(const Stroganov& game, const State& now, Seat seat) {
  return game.track_of(seat).space[now.player[seat].trophy + 1u].fur;
}

bool can_advance(const Stroganov& game, const State& now, Seat seat) {
  const Piece fur = next_fur(game, now, seat);
  return fur == Piece::none || Purse(now.player[seat]).covers(fur, 1);
}

// STR-11.3: S7 and A4 reach one space further, together too, when the token was moved.
std::uint8_t reward_limit(const Stroganov& game, const State& now, Seat seat, bool moved) {
  const Player& player = now.player[seat];
  const bool further = moved && (player.fulfilled & game.box.with(Effect::trophy_reward_one_further)) != 0;
  return static_cast<std::uint8_t>(std::min(player.trophy + further, int{game.track_of(seat).spaces}));
}

RewardSet open_rewards(const Stroganov& game, const State& now, Seat seat) {
  const auto [limit, left, taken] = top<Rewards>(now);
  auto open = static_cast<RewardSet>(game.track_of(seat).open[limit] & ~taken);
  if (plain_yurts(game, now) == 0) drop(open, static_cast<unsigned>(Reward::yurt_any));
  return open;
}

// STR-11.5: rewards above the space that names two of them.
std::uint8_t space_above(const Track& track, Reward reward) {
  std::uint8_t space = 1;
  while (space < track.spaces && track.space[space].reward != reward) ++space;
  return static_cast<std::uint8_t>(space - 1);
}

// This trophy is dealt with; further ones of the same gain wait.
void leave_trophy(State& state) {
  const Seat seat = state.steps.back().seat;
  const auto left = static_cast<std::uint8_t>(top<Trophies>(state).left - 1);
  if (left > 0) {
    become(state, seat, Trophies{left});
  } else {
    end(state);
  }
}

void stay(const Stroganov& game, State& state, Seat seat) {
  leave_trophy(state);
  call(state, seat, Rewards{reward_limit(game, state, seat, false)});
}

}  // namespace

// DP-TROPHY
void Trophies::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  if (can_advance(game, now, seat)) out.add(move::plain(Choice::advance));
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::stay));
}

void Trophies::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::stay) return stay(game, state, seat);
  leave_trophy(state);
  call(state, seat, Advancing{});
  const Piece fur = next_fur(game, state, seat);
  if (fur != Piece::none) call_payment(state, seat, fur, 1);
}

bool Trophies::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (game.is_ivan(seat)) {
    leave_trophy(state);
    ivan_trophy(game, state, log);
    return true;
  }
  const bool is_last = is_on_last_space(game, state, seat);
  if (!is_last && (can_advance(game, state, seat) || has_auxiliary(game, state, seat))) return false;
  stay(game, state, seat);
  return true;
}

bool Advancing::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const std::uint8_t space = ++state.player[seat].trophy;
  log.tell(event(Told::advanced, seat, "STR-11.2", space));
  become(state, seat, Rewards{reward_limit(game, state, seat, true)});
  gain(game, state, seat, game.track_of(seat).space[space].on_enter, "STR-11.2", log);
  return true;
}

// DP-REWARD
void Rewards::moves(const Stroganov& game, const State& now, MoveList& out) {
  for_each(open_rewards(game, now, now.steps.back().seat),
           [&](std::uint8_t reward) { out.add(move::reward(static_cast<Reward>(reward))); });
  out.add(move::plain(Choice::decline));
}

void Rewards::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (choice_of(move) == Choice::decline) return end(state);
  Rewards step = top<Rewards>(state);
  const Reward reward = reward_of(move);
  log.tell(event(Told::rewarded, seat, "STR-11.3", reward));
  put(step.taken, static_cast<unsigned>(reward));
  if (reward == Reward::any_two)  // it does not nest
    return become(state, seat, Rewards{space_above(game.track_of(seat), reward), 2, step.taken});
  if (--step.left > 0) {
    become(state, seat, step);
  } else {
    end(state);
  }
  if (reward == Reward::village_any) return call(state, seat, AnyVillage{false});
  if (reward == Reward::yurt_any) return call(state, seat, AnyYurt{});
  gain(game, state, seat, game.box.reward[static_cast<std::size_t>(reward)], "STR-11.4", log);
}

bool Rewards::settle(const Stroganov& game, State& state, Log&) {
  if (open_rewards(game, state, state.steps.back().seat) != 0) return false;
  end(state);
  return true;
}

}  // namespace tsardom::stroganov
