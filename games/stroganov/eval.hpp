// What a position may still bring to a seat; open questions of a turn are asked for their own hope.
#pragma once

#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

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

// What a seat has, and how much time for it: what the hope of a room is made of.
class Prospect {
 public:
  Prospect(const Stroganov& game, const State& now, Seat seat);

  const Stroganov& game() const { return game_; }
  const State& now() const { return now_; }
  const Player& player() const { return player_; }
  double weight(Weight weight) const { return game_.weights[weight]; }
  double fur() const { return 0.5 + time_ * (weight(kFur) + weight(kFit) / 2); }
  double worth(const Gain& gain) const {
    return gain.points + weight(kCoin) * gain.coins + weight(kHorse) * gain.horses +
           weight(kStory) * gain.story + fur() * (gain.bag_furs + gain.market_furs);
  }
  double tile_worth(Column column) const {
    return worth(game_.box.landscape[now_.tile[column]].reward) + weight(kTerrain) - 1;  // two furs are gone
  }
  double wish_worth(Wish wish) const;

 protected:
  double power(Wish wish) const;

  const Stroganov& game_;
  const State& now_;
  const Player& player_;
  int turns_;
  int winters_ = 0;
  double time_ = 0;
};

}  // namespace tsardom::stroganov
