// STR-15: the end of the game.
#include "games/stroganov/scoring.hpp"

#include <algorithm>
#include <numeric>

#include "core/ranking.hpp"
#include "games/stroganov/events.hpp"

namespace tsardom::stroganov {
namespace {

int landscape_points(const Stroganov& game, const Player& player) {
  std::array<int, kTerrains> count = terrain_counts(game, player);
  std::sort(count.begin(), count.end());
  return game.box.figure.set_of_4_points * count[0] + game.box.figure.set_of_3_points * (count[1] - count[0]);
}

// STR-15.1, 8.: horses become furs first; tigers are none.
int fur_points(const Stroganov& game, const Player& player) {
  const Constants& figure = game.box.figure;
  return (player.furs.total() + player.horses / figure.horses_per_fur) / figure.furs_per_point;
}

int shield_points(const Stroganov& game, Seat seat, std::uint8_t space) {
  return game.is_ivan(seat) ? game.solo_track().shield[space] : game.track_of(seat).shield[space];
}

}  // namespace

std::array<int, kTerrains> terrain_counts(const Stroganov& game, const Player& player) {
  std::array<int, kTerrains> count{};
  for_each(player.tiles,
           [&](Tile tile) { ++count[static_cast<std::size_t>(game.box.landscape[tile].terrain)]; });
  return count;
}

int wish_points(const Stroganov& game, const Player& player, const WishCard& card) {
  switch (card.effect) {
    case Effect::end_vp:
      return card.amount;
    case Effect::end_per_tiger:
      return card.amount * player.tigers;
    case Effect::end_per_built_outpost:
      return card.amount * player.built_outposts();
    case Effect::end_quarter_of_vp:
      return player.points / card.amount;
    case Effect::end_per_coin:
      return card.amount * player.coins;
    case Effect::end_per_terrain:
      return card.amount * terrain_counts(game, player)[static_cast<std::size_t>(card.terrain)];
    case Effect::end_per_landscape:
      return card.amount * std::popcount(player.tiles);
    case Effect::end_per_fulfilled_wish:
      return card.amount * std::popcount(player.fulfilled);
    case Effect::end_per_banner:
      return card.amount * player.banners;
    default:
      return 0;
  }
}

Points points_of(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  const Constants& figure = game.box.figure;
  int wishes = 0;
  for_each(player.fulfilled, [&](Wish wish) { wishes += wish_points(game, player, game.box.wish[wish]); });
  return {player.points,
          wishes,
          landscape_points(game, player),
          figure.tiger_points * player.tigers,
          shield_points(game, seat, player.trophy),
          figure.built_outposts_points[static_cast<std::size_t>(player.built_outposts())],
          figure.unbuilt_outpost_points * player.outposts,
          player.coins / figure.coins_per_point,
          fur_points(game, player),
          player.story / figure.story_per_point};
}

Standing Stroganov::standing(const State& now) const {
  Standing result;
  result.rivals = is_solo() ? 1 : 0;
  for (Seat seat = 0; seat < seats(); ++seat) {
    const Points points = points_of(*this, now, seat);
    std::copy(points.begin(), points.end(), result.part[seat].begin());
    result.total[seat] = static_cast<std::int16_t>(std::accumulate(points.begin(), points.end(), 0));
  }
  // STR-15.2: the Cossack further right wins a tie
  give_places(result, seats(), [&](Seat one, Seat other) {
    return std::find(now.order.begin(), now.order.end(), one) <
           std::find(now.order.begin(), now.order.end(), other);
  });
  return result;
}

void tell_scores(const Stroganov& game, const State& now, Log& log) {
  if (!log.recalls()) return;
  const Standing standing = game.standing(now);
  for (Seat seat = 0; seat < game.seats(); ++seat)
    log.tell(event(Told::scored, seat, "STR-15.1", standing.total[seat]));
}

}  // namespace tsardom::stroganov
