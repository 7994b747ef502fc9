// How good a position looks: points now, and what everything at hand may still become.
#include <bit>

#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"
#include "games/ivan/scoring.hpp"

namespace tsardom::ivan {
namespace {

// What a question of one's own is about to bring: more than the action that it costs, so that whoever looks
// one choice ahead does not leave a chamber unused. What starts with paying rarely pays.
double about_to_bring(const Step& step) {
  switch (room_of(step)) {
    case Room::part:
      return 0.5 * step.detail[1];
    case Room::complete:
      return 2.0;
    case Room::spoils:
      return 1.5;
    case Room::estate:
    case Room::title:
    case Room::build:
      return 1.2;
    case Room::income:
    case Room::repeat:
      return 0.9;
    case Room::pick_good:
    case Room::move:
    case Room::place:
    case Room::project:
    case Room::resolve:
    case Room::next:
      return 0.7;
    case Room::swap:
      return -0.1;
    case Room::pay:
    case Room::rearrange:
      return -0.5;
    default:
      return 0;
  }
}

}  // namespace

// A local good is worth about half a point in a project, a foreign one nearly a whole point; titles pay as
// they would now, once for each scoring to come; estates and presence bring something every round.
double Ivan::promise(const State& now, Seat seat) const {
  const Player& player = now.player[seat];
  const double points = player.total_points();
  if (now.steps.empty()) return points;
  const int rounds_left = kRounds - now.round;
  const int scorings = now.round <= 2 ? 2 : 1;
  double titles = 0;
  for_each(player.titles, [&](Title title) { titles += 1.0 + title_points(*this, now, seat, title); });
  const Goods& held = player.held;
  const double goods = 0.45 * held.local() + 0.8 * held.foreign() + 0.45 * held[Resource::coin];
  const double map = (0.6 + 0.25 * rounds_left) * std::popcount(player.presence()) +
                     0.3 * player.warriors.total() + 0.5 * player.boyars.total() +
                     0.8 * std::popcount(player.buildings);
  const double cards = 0.4 * player.cards + (0.6 + 0.7 * rounds_left) * std::popcount(player.estates);
  const double favor = now.favor[0] == seat ? 1.5 : now.favor[1] == seat ? 0.7 : 0.0;
  double asked = 0;
  for (const Step& step : now.steps) asked += step.seat == seat ? about_to_bring(step) : 0;
  return points + asked + 0.8 * scorings * titles + goods + map + cards + favor + 0.9 * player.field +
         0.3 * player.tokens();
}

}  // namespace tsardom::ivan
