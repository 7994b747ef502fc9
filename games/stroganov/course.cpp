#include "games/stroganov/course.hpp"

#include "games/stroganov/paying.hpp"
#include "games/stroganov/turn.hpp"
#include "games/stroganov/winter.hpp"

namespace tsardom::stroganov {

Resolved resolved(const State& now) {
  const Step& phase = now.steps[0];
  if (Rooms::is<Year>(phase) && now.steps.size() > 1) return {now.steps[1].seat, 2};
  if (Rooms::is<Income>(phase) || Rooms::is<SongWindow>(phase)) return {phase.seat, 1};
  if (!Rooms::is<StoryBonus>(phase)) return {};
  return {Rooms::as<StoryBonus>(phase).told_by(now), 1};
}

bool is_effect(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  const auto [owner, first] = resolved(now);
  return seat == owner && at >= first && seat < game.seats();
}

bool is_gain(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return is_effect(game, now, seat, at) && !(game.is_ivan(seat) && is_top(now, at));
}

bool is_players_effect(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return is_effect(game, now, seat, at) && !game.is_ivan(seat);
}

bool is_action(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return is_players_effect(game, now, seat, at) && now.season != Season::winter && at == resolved(now).first;
}

bool is_players_question(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return is_players_effect(game, now, seat, at) && is_top(now, at);
}

bool is_being_paid(const Stroganov& game, const State& now, Seat seat, std::size_t at) {
  return is_players_effect(game, now, seat, at) && is_top(now, at + 1) && lies_at<Pay>(now, at + 1);
}

}  // namespace tsardom::stroganov
