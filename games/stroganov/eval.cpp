// How good a position looks: points now, and what supplies may still become.
#include <algorithm>
#include <numeric>

#include "games/stroganov/scoring.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {
namespace {

// Seasons that this seat still plays in, the present one included.
int seasons_left(const Stroganov& game, const State& now) {
  const int left = kSeasons - 1 - static_cast<int>(now.season);
  return left + (kSeasons - 1) * (game.box.figure.years - now.year);
}

// Cards of the hand: the more of their pieces are there, the more of their points count.
double hopes(const Stroganov& game, const Player& player) {
  double hope = 0;
  for_each(player.hand, [&](Wish wish) {
    const WishCard& card = game.box.wish[wish];
    const int fitting = std::min<int>(card.possess, player.furs[card.fur] + player.tigers);
    hope += (card.points + 1.0) * fitting / (card.possess + 1.0);
  });
  return hope;
}

}  // namespace

double Stroganov::promise(const State& now, Seat seat) const {
  const Points parts = points_of(*this, now, seat);
  const double points = std::accumulate(parts.begin(), parts.end(), 0);
  if (now.steps.empty()) return points;
  const Player& player = now.player[seat];
  const double time = std::min(1.0, seasons_left(*this, now) / 6.0);
  const double supplies = 0.4 * player.furs.total() + 0.1 * player.horses + 0.5 * player.coins +
                          0.7 * player.tigers + 0.25 * player.story + 0.5 * player.outposts;
  return points +
         time * (supplies + hopes(*this, player) + 0.5 * player.banners + 0.8 * player.built_outposts() +
                 0.6 * std::popcount(player.fulfilled) + 0.1 * player.column);
}

}  // namespace tsardom::stroganov
