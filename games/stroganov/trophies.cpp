#include "games/stroganov/trophies.hpp"

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"

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

// STR-11.5: rewards above the space that names two of them.
std::uint8_t space_above(const Track& track, Reward reward) {
  std::uint8_t space = 1;
  while (space < track.spaces && track.space[space].reward != reward) ++space;
  return static_cast<std::uint8_t>(space - 1);
}
constexpr std::uint8_t kTwo = 2;  // rewards at most

}  // namespace

// This trophy is dealt with; further ones of the same gain wait.
void Trophies::leave(State& state, Seat seat) const {
  if (left > 1) {
    become(state, seat, Trophies{static_cast<std::uint8_t>(left - 1)});
  } else {
    end(state);
  }
}

void Trophies::stay(const Stroganov& game, State& state, Seat seat) const {
  leave(state, seat);
  call(state, seat, Rewards{reward_limit(game, state, seat, false)});
}

void Trophies::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  if (can_advance(game, now, seat)) out.add(move::plain(Choice::advance));
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::stay));
}

void Trophies::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::stay) return stay(game, state, seat);
  leave(state, seat);
  call(state, seat, Advancing{});
  const Piece fur = next_fur(game, state, seat);
  if (fur != Piece::none) call_payment(state, seat, fur, 1);
}

bool Trophies::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (game.is_ivan(seat)) {
    leave(state, seat);
    ivan_trophy(game, state, log);
    return true;
  }
  const bool is_last = is_on_last_space(game, state, seat);
  if (!is_last && (can_advance(game, state, seat) || has_auxiliary(game, state, seat))) return false;
  stay(game, state, seat);
  return true;
}

Prices Trophies::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::advance) return price_of_auxiliary(game, move);
  Bill bill;
  if (const Piece fur = next_fur(game, now, seat); fur != Piece::none) bill.add(fur, 1);
  return bill.prices;
}

Reason Trophies::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::advance) return {"cannot_pay", "STR-11.2"};
  return why_not_auxiliary(game, now, seat, move);
}

bool Trophies::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_gain(game, now, seat, at) && is_count(left);
}

double Trophies::hope(const Prospect& with) const {
  return (with.weight(kReward) + with.weight(kTrophy)) * left;
}

bool Advancing::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  const std::uint8_t space = ++state.player[seat].trophy;
  log.tell(event(Told::advanced, seat, "STR-11.2", space));
  become(state, seat, Rewards{reward_limit(game, state, seat, true)});
  gain(game, state, seat, game.track_of(seat).space[space].on_enter, "STR-11.2", log);
  return true;
}

bool Advancing::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_being_paid(game, now, seat, at) && !is_on_last_space(game, now, seat);
}

bool Advancing::asks_for(const Stroganov&, const State&, Seat, const Pay& payment) const {
  return payment.is(payment.value, 1);
}

double Advancing::hope(const Prospect& with) const { return with.weight(kTrophy) + 1; }

RewardSet Rewards::open(const Stroganov& game, const State& now, Seat seat) const {
  auto rewards = static_cast<RewardSet>(game.track_of(seat).open[limit] & ~taken);
  if (plain_yurts(game, now) == 0) drop(rewards, static_cast<unsigned>(Reward::yurt_any));
  return rewards;
}

void Rewards::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  for_each(open(game, now, seat),
           [&](std::uint8_t reward) { out.add(move::reward(static_cast<Reward>(reward))); });
  out.add(move::plain(Choice::decline));
}

void Rewards::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  Rewards rest = *this;
  const Reward reward = reward_of(move);
  log.tell(event(Told::rewarded, seat, "STR-11.3", reward));
  put(rest.taken, static_cast<unsigned>(reward));
  if (reward == Reward::any_two)  // it does not nest
    return become(state, seat, Rewards{space_above(game.track_of(seat), reward), kTwo, rest.taken});
  if (--rest.left > 0) {
    become(state, seat, rest);
  } else {
    end(state);
  }
  if (reward == Reward::village_any) return call(state, seat, AnyVillage{false});
  if (reward == Reward::yurt_any) return call(state, seat, AnyYurt{});
  gain(game, state, seat, game.box.reward[static_cast<std::size_t>(reward)], "STR-11.4", log);
}

bool Rewards::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (open(game, state, seat) != 0) return false;
  end(state);
  return true;
}

Reason Rewards::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::reward ? Reason{"reward_not_open", "STR-11.3"} : Reason{};
}

bool Rewards::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at) && limit <= game.track_of(seat).spaces && left >= 1 &&
         left <= kTwo;
}

double Rewards::hope(const Prospect& with) const { return with.weight(kReward) * left; }

}  // namespace tsardom::stroganov
