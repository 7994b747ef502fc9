// How good a position looks: points so far, what the coming scorings will bring as things stand, cards in
// hand.
#include <bit>

#include "games/catherine/holdings.hpp"
#include "games/catherine/scoring.hpp"

namespace tsardom::catherine {

double Catherine::promise(const State& now, Seat seat) const {
  const Player& player = now.player[seat];
  double points = standing(now).total[seat];
  if (now.steps.empty()) return points;
  const FavorSpace& space = box.space[player.favor];
  const Symbols own = owned(*this, player);
  const int scorings = box.decades - now.decade + 1;
  const double each = space.vp + box.vp_by_residences[static_cast<std::size_t>(player.residences_built())] +
                      std::popcount(player.residences & box.ones) + 0.7 * own.cannons() + 0.5 * own.books();
  points += scorings * each;
  points += space.multiplier * largest_group(*this, player.residences);
  if (player.order != kNoOrder) points += order_points(*this, player);
  return points + 1.0 * player.hand_size + 0.4 * player.favor;
}

}  // namespace tsardom::catherine
