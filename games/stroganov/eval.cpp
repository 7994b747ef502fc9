// How good a position looks: points as they stand, what lies at hand and may still become points, and what
// the questions of a turn that are still open will bring.
#include "games/stroganov/eval.hpp"

#include <algorithm>
#include <numeric>

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/scoring.hpp"

namespace tsardom::stroganov {
namespace {

// Turns to come, without the one that goes on.
int turns_left(const Stroganov& game, const State& now, Seat seat) {
  return (kSeasons - 1) * (game.box.figure.years - now.year) + kSeasons - 1 - static_cast<int>(now.season) -
         (has(now.had_turn, seat) ? 1 : 0);
}

// All that the seat hopes for.
class Hopes : public Prospect {
 public:
  Hopes(const Stroganov& game, const State& now, Seat seat)
      : Prospect(game, now, seat), seat_(seat), reach_(eligible_regions(game, now, seat)) {}

  double all() const {
    const double held =
        weight(kFur) * player_.furs.total() + weight(kFit) * fitting_furs() + weight(kAlike) * pairs() +
        weight(kCoin) * player_.coins + weight(kHorse) * player_.horses + weight(kTiger) * player_.tigers +
        weight(kStory) * player_.story + weight(kTrophy) * player_.trophy + weight(kTerrain) * terrains() +
        weight(kColumn) * player_.column + weight(kHeld) * player_.outposts +
        weight(kOutpost) * outposts_to_come() + weight(kClaim) * best_claim() + weight(kShelf) * best_wish();
    return time_ * held + turns_ * weight(kBuilt) * player_.built_outposts() +
           turns_ * weight(kVisit) * visits() + weight(kSong) * best_song() + weight(kWish) * wishes() +
           powers() + weight(kBanner) * winters_ * player_.banners + Rooms::hope(now_, seat_, *this);
  }

 private:
  int fitting_furs() const {
    int furs = 0;
    for_each(reach_, [&](Region region) { furs += player_.furs[now_.region_fur[region]]; });
    return furs;
  }

  // Terrains claimed, each once for every set that it can be part of.
  double terrains() const {
    const std::array<int, kTerrains> count = terrain_counts(game_, player_);
    const int most = *std::max_element(count.begin(), count.end());
    return std::accumulate(count.begin(), count.end(), 0) - most / 2.0;
  }

  // STR-15.1, 5.: the fifth outpost scores five times what the first one does. All of them make it possible.
  double outposts_to_come() const {
    const auto& points = game_.box.figure.built_outposts_points;
    const auto built = static_cast<std::size_t>(player_.built_outposts());
    return static_cast<double>(points.back()) * static_cast<double>(built) / kRegions - points[built];
  }

  // How much of the trophy track is open to somebody who can always visit the village of trophies.
  double visits() const {
    double open = 0;
    for_each(player_.built, [&](Region region) {
      if (game_.box.village[now_.village[region]].trophy)
        open = (player_.trophy + 1.0) / (game_.track_of(seat_).spaces + 1);
    });
    return open;
  }

  int pairs() const {
    int pairs = 0;
    player_.furs.for_each_value([&](Piece fur) { pairs += player_.furs[fur] * (player_.furs[fur] - 1) / 2; });
    return pairs;
  }

  // Pieces that are missing to pay or show so many of a value.
  int missing(Piece value, int needed) const {
    const int fitting = player_.furs[value];
    const int wild = std::min<int>(player_.furs.total() - fitting, player_.coins) + player_.tigers;
    return std::max(0, needed - std::min(fitting, needed) - wild);
  }

  double left_of(int pieces) const {
    double left = 1;
    for (; pieces > 0; --pieces) left *= weight(kMissing);
    return left;
  }

  double best_claim() const {
    double best = 0;
    for_each(reach_, [&](Region region) {
      for_each(static_cast<ColumnSet>(game_.box.region[region].columns & now_.laid), [&](Column column) {
        const int lacks = missing(now_.region_fur[region], claim_cost(game_, now_, column));
        if (lacks <= 2) best = std::max(best, tile_worth(column) * left_of(lacks));
      });
    });
    return best;
  }

  double wishes() const {
    double hope = 0;
    for_each(player_.hand, [&](Wish wish) { hope += (time_ + 1) / 2 * wish_hope(wish); });
    return hope;
  }

  double best_wish() const {
    double best = 0;
    for_each(reach_, [&](Region region) {
      if (now_.wish[region] != kNone) best = std::max(best, wish_hope(now_.wish[region]));
    });
    return best;
  }

  double wish_hope(Wish wish) const {
    const WishCard& card = game_.box.wish[wish];
    return wish_worth(wish) * left_of(missing(card.fur, card.possess));
  }

  double powers() const {
    double sum = 0;
    for_each(player_.fulfilled & ~game_.box.wishes_of[static_cast<std::size_t>(Set::b)],
             [&](Wish wish) { sum += power(wish); });
    return sum;
  }

  double best_song() const {
    double best = 0;
    for (const Song song : now_.songs) {
      const SongTile& tile = game_.box.song[song];
      if (tile.cost > player_.story) continue;
      best = std::max(best, worth(tile.gain) + (tile.special == Special::none ? 0 : weight(kMain)));
    }
    return best;
  }

  Seat seat_;
  RegionSet reach_;
};

}  // namespace

Prospect::Prospect(const Stroganov& game, const State& now, Seat seat)
    : game_(game), now_(now), player_(now.player[seat]), turns_(turns_left(game, now, seat)) {
  time_ = std::min(1.0, turns_ / game.weights[kHorizon]);
  winters_ = game.box.figure.years - now.year + (now.season < Season::winter ? 1 : 0);
}

double Prospect::wish_worth(Wish wish) const {
  const WishCard& card = game_.box.wish[wish];
  return card.points + (card.set == Set::b ? wish_points(game_, player_, card) : power(wish));
}

// What a fulfilled card will bring until the end of the game (STR-12.5).
double Prospect::power(Wish wish) const {
  switch (game_.box.wish[wish].effect) {
    case Effect::winter_horses:
    case Effect::winter_coin:
    case Effect::winter_story:
    case Effect::winter_horses_per_outpost:
    case Effect::winter_horses_per_landscape:
      return winters_ * worth(winter_gain(game_, player_, WishSet{1} << wish));
    case Effect::winter_bag_fur:
      return winters_ * fur();
    case Effect::winter_advanced_anywhere:
      return winters_ * weight(kExtra);
    case Effect::extra_advanced:
      return (turns_ + 1) * weight(kExtra) / (kSeasons - 1);
    case Effect::take_tiger:
      return 0;
    default:
      return turns_ * weight(kPower);
  }
}

// Found by `tsardom tune` and then, by least squares, from how solo games of a search ended.
const Weights kTuned{0.28, 0.06, 0.43, 0.14, 0.38, 0.11, 0.25, 0.27, 0.71, 0.22, 0.28, 0.81, 0.15, 1.58,
                     0.18, 0.2,  0.62, 0.43, 0.37, 0.06, 0.66, 0.17, 4.77, 0.84, 1.96, 0.96, 0.71, 1.5};

std::span<const std::string_view> Stroganov::weight_names() {
  static constexpr std::array<std::string_view, kWeights> kNames{
      "fur",     "fit",    "coin",    "horse",  "tiger", "story",  "song",    "held",   "outpost", "built",
      "banner",  "wish",   "power",   "extra",  "shelf", "claim",  "missing", "trophy", "visit",   "alike",
      "terrain", "column", "horizon", "action", "main",  "second", "reward",  "pace"};
  return kNames;
}

double Stroganov::promise(const State& now, Seat seat) const {
  const Points parts = points_of(*this, now, seat);
  const double points = std::accumulate(parts.begin(), parts.end(), 0);
  if (now.steps.empty()) return points;
  if (is_ivan(seat)) return points + weights[kPace] * turns_left(*this, now, seat);
  return points + Hopes(*this, now, seat).all();
}

}  // namespace tsardom::stroganov
