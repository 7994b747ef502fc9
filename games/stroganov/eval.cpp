// How good a position looks: points as they stand, what lies at hand and may still become points, and what
// the questions of a turn that are still open will bring.
#include <algorithm>
#include <numeric>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/scoring.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

enum Weight : std::size_t {
  kFur,  // a fur beyond its half point, and
  kFit,  // one of a region in reach
  kCoin,
  kHorse,
  kTiger,
  kStory,
  kSong,     // the best song that the story pays for
  kHeld,     // an outpost that can be built
  kOutpost,  // one built, of what it scores in a row of five beyond what it scores now
  kBuilt,    // a region always in reach, for each turn
  kBanner,   // for each Winter
  kWish,     // of the points of a card in hand
  kPower,    // of a fulfilled card that works all the time, for each turn
  kExtra,    // an advanced action that a card allows each year
  kShelf,    // of the best card that lies in reach
  kClaim,    // of the tile that is easiest to claim
  kMissing,  // what a piece that is missing leaves of such a plan
  kTrophy,   // a space of the track
  kVisit,    // the whole track, for each turn, with the trophy village always in reach
  kAlike,    // two furs of one value
  kTerrain,  // a terrain that sets will need
  kColumn,   // a column further east
  kHorizon,  // turns before the end from which on hopes fade
  kAction,   // a basic action to come
  kMain,     // a main action to come
  kSecond,   // one that costs a fur
  kReward,   // of a trophy
  kPace      // what the solo opponent gains on a player with each turn
};

// Turns to come, without the one that goes on.
int turns_left(const Stroganov& game, const State& now, Seat seat) {
  return (kSeasons - 1) * (game.box.figure.years - now.year) + kSeasons - 1 - static_cast<int>(now.season) -
         (has(now.had_turn, seat) ? 1 : 0);
}

// What a seat has, and how much time for it.
class Prospect {
 public:
  Prospect(const Stroganov& game, const State& now, Seat seat)
      : game_(game),
        now_(now),
        seat_(seat),
        player_(now.player[seat]),
        purse_(player_),
        turns_(turns_left(game, now, seat)) {
    time_ = std::min(1.0, turns_ / game.weights[kHorizon]);
    winters_ = game.box.figure.years - now.year + (now.season < Season::winter ? 1 : 0);
    reach_ = eligible_regions(game, now, seat);
  }

  double hopes() const {
    const double held = w(kFur) * player_.furs.total() + w(kFit) * fitting_furs() + w(kAlike) * pairs() +
                        w(kCoin) * player_.coins + w(kHorse) * player_.horses + w(kTiger) * player_.tigers +
                        w(kStory) * player_.story + w(kTrophy) * player_.trophy + w(kTerrain) * terrains() +
                        w(kColumn) * player_.column + w(kHeld) * player_.outposts +
                        w(kOutpost) * outposts_to_come() + w(kClaim) * best_claim() + w(kShelf) * best_wish();
    return time_ * held + turns_ * w(kBuilt) * player_.built_outposts() + turns_ * w(kVisit) * visits() +
           w(kSong) * best_song() + w(kWish) * wishes() + powers() + w(kBanner) * winters_ * player_.banners +
           questions();
  }

 private:
  double w(Weight weight) const { return game_.weights[weight]; }

  double worth(const Gain& gain) const {
    return gain.points + w(kCoin) * gain.coins + w(kHorse) * gain.horses + w(kStory) * gain.story +
           fur() * (gain.bag_furs + gain.market_furs);
  }
  double fur() const { return 0.5 + time_ * (w(kFur) + w(kFit) / 2); }

  int fitting_furs() const {
    int furs = 0;
    for_each(reach_, [&](Region region) { furs += player_.furs[now_.region_fur[region]]; });
    return furs;
  }

  // Terrains claimed, each once for every set that it can be part of.
  double terrains() const {
    std::array<int, kTerrains> count{};
    for_each(player_.tiles,
             [&](Tile tile) { ++count[static_cast<std::size_t>(game_.box.landscape[tile].terrain)]; });
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
    const int wild = std::min(player_.furs.total() - fitting, purse_.coins) + purse_.tigers;
    return std::max(0, needed - std::min(fitting, needed) - wild);
  }
  double left_of(int pieces) const {
    double left = 1;
    for (; pieces > 0; --pieces) left *= w(kMissing);
    return left;
  }

  double tile_worth(Column column) const {
    return worth(game_.box.landscape[now_.tile[column]].reward) + w(kTerrain) - 1;  // two furs are gone
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
  double wish_worth(Wish wish) const {
    const WishCard& card = game_.box.wish[wish];
    return card.points + (card.set == Set::b ? wish_points(game_, player_, card) : power(wish));
  }
  double powers() const {
    double sum = 0;
    for_each(player_.fulfilled & ~game_.box.wishes_of[static_cast<std::size_t>(Set::b)],
             [&](Wish wish) { sum += power(wish); });
    return sum;
  }
  // What a fulfilled card will bring until the end of the game (STR-12.5).
  double power(Wish wish) const {
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
        return winters_ * w(kExtra);
      case Effect::extra_advanced:
        return (turns_ + 1) * w(kExtra) / (kSeasons - 1);
      case Effect::take_tiger:
        return 0;
      default:
        return turns_ * w(kPower);
    }
  }

  double best_song() const {
    double best = 0;
    for (const Song song : now_.songs) {
      const SongTile& tile = game_.box.song[song];
      if (tile.cost > player_.story) continue;
      best = std::max(best, worth(tile.gain) + (tile.special == Special::none ? 0 : w(kMain)));
    }
    return best;
  }

  // What is about to happen, so that whoever looks one choice ahead pays for what is worth it.
  double questions() const {
    double sum = 0;
    for (const Step& step : now_.steps) {
      if (step.seat == seat_) sum += about_to_bring(step);
    }
    return sum;
  }
  double about_to_bring(const Step& step) const {
    const int left = step.detail[0];
    switch (static_cast<Room>(step.room)) {
      case Room::ride:
        return w(kAction) + w(kMain) + w(kSecond);
      case Room::basic:
        return w(kAction) + w(kMain) + w(kSecond);
      case Room::main:
        return w(kMain) + w(kSecond);
      case Room::second:
        return purse_.pieces() > 0 ? w(kSecond) : 0;
      case Room::act:
      case Room::advanced:
      case Room::any_village:
      case Room::any_yurt:
        return w(kMain);
      case Room::hunt:
        return fur();
      case Room::trade:
        return left * w(kAction);
      case Room::march:
        return w(kAction);
      case Room::claim:
        return tile_worth(step.detail[0]) + 1 + fur() * items_on(now_, step.detail[0]);
      case Room::tile_reward:
        return worth(game_.box.landscape[step.detail[0]].reward);
      case Room::pay:
        return -fur() * step.detail[1];
      case Room::bag_furs:
        return fur() * step.detail[1];
      case Room::keep_fur:
        return fur() * (step.detail[2] + 1);
      case Room::market_furs:
        return fur() * left;
      case Room::bears:
        return w(kStory) * game_.box.figure.bear_story * left;
      case Room::trophies:
        return (w(kReward) + w(kTrophy)) * left;
      case Room::advancing:
        return w(kTrophy) + 1;
      case Room::rewards:
        return w(kReward) * step.detail[1];
      case Room::build_anywhere:
        return 1 + player_.built_outposts() + w(kOutpost);
      case Room::story_twelve:
        return w(kSong);
      case Room::fulfil:
        return wish_worth(step.detail[0]);
      default:
        return 0;
    }
  }

  const Stroganov& game_;
  const State& now_;
  Seat seat_;
  const Player& player_;
  Purse purse_;
  int turns_;
  int winters_ = 0;
  double time_ = 0;
  RegionSet reach_ = 0;
};

}  // namespace

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
  return points + Prospect(*this, now, seat).hopes();
}

}  // namespace tsardom::stroganov
