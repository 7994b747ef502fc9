// How good a position looks: points so far, what the coming scorings will bring as things stand, cards in
// hand, and an action about to be performed.
#include <bit>

#include "games/catherine/activation.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/rooms.hpp"
#include "games/catherine/scoring.hpp"

namespace tsardom::catherine {
namespace {

bool is_about_to_act(const Catherine& game, const State& now, Seat seat) {
  constexpr auto kActivate = static_cast<std::uint8_t>(Room::activate);
  return now.steps[0].room == kActivate && may_activate(game, now.player[seat]);
}

}  // namespace

double Catherine::promise(const State& now, Seat seat) const {
  const Player& player = now.player[seat];
  double points = standing(now).total[seat];
  if (now.steps.empty()) return points;
  const FavorSpace& space = box.space[player.favor];
  const Symbols own = on_row(*this, player);
  const int scorings = box.decades - now.decade + 1;
  const double each = space.vp + box.vp_by_residences[static_cast<std::size_t>(player.residences_built())] +
                      std::popcount(player.residences & box.ones) + 0.7 * own.cannons() + 0.5 * own.books();
  points += scorings * each;
  points += space.multiplier * largest_group(*this, player.residences);
  if (player.order != kNoOrder) points += order_points(*this, player);
  if (is_about_to_act(*this, now, seat)) points += 4;
  return points + 1.0 * player.hand_size + 0.4 * player.favor;
}

}  // namespace tsardom::catherine
