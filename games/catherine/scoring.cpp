#include "games/catherine/scoring.hpp"

#include <algorithm>
#include <bit>

#include "core/ranking.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"

namespace tsardom::catherine {

int order_points(const Catherine& game, const Player& player) {
  int matches = player.jokers;
  for (std::size_t good = 0; good < kGoods; ++good) {
    matches += std::min<int>(tiles(game, player, good), game.box.order[player.order].goods[good]);
  }
  return game.box.vp_by_matches[static_cast<std::size_t>(std::min(matches, kMostMatches))];
}

int largest_group(const Catherine& game, CitySet residences) {
  int largest = 0;
  for (CitySet left = residences; left != 0;) {
    CitySet group = left & (~left + 1), edge = group;
    while (edge != 0) {
      const auto city = static_cast<std::size_t>(std::countr_zero(edge));
      const CitySet found = game.box.city[city].roads & residences & ~group;
      group |= found;
      edge = (edge & (edge - 1)) | found;
    }
    largest = std::max(largest, std::popcount(group));
    left &= ~group;
  }
  return largest;
}

void score_game(const Catherine& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    score(state, seat, game.box.vp_per_hand_card * state.player[seat].hand_size, Part::hand_cards, "CAT-10.1",
          log);
  }
  for (Seat seat = 0; seat < game.players(); ++seat)
    score(state, seat, order_points(game, state.player[seat]), Part::order, "CAT-10.2", log);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = state.player[seat];
    const int multiplier = game.box.space[player.favor].multiplier;
    score(state, seat, multiplier * largest_group(game, player.residences), Part::connection, "CAT-10.3",
          log);
  }
  end(state);
}

// CAT-10.4: who ties shares the place.
Standing Catherine::standing(const State& now) const {
  Standing result;
  for (Seat seat = 0; seat < players(); ++seat) {
    for (std::size_t part = 0; part < kParts; ++part) {
      result.part[seat][part] = now.player[seat].points[part];
      result.total[seat] = static_cast<std::int16_t>(result.total[seat] + now.player[seat].points[part]);
    }
  }
  give_places(result, players());
  return result;
}

}  // namespace tsardom::catherine
