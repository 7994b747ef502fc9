#include "games/stroganov/gains.hpp"

#include <algorithm>

#include "games/stroganov/furs.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/trophies.hpp"

namespace tsardom::stroganov {
namespace {

// Songs at the end of the story track nest: beyond this depth of the stack nobody is asked any more (README).
constexpr std::size_t kDeepest = 24;

void tell_gain(Thing thing, Seat seat, int count, std::string_view rule, Log& log) {
  if (count > 0) log.tell(event(Told::gained, seat, rule, thing, count));
}

// What a limited supply gives; the rest is lost.
int given(Thing thing, Seat seat, int wanted, int supply, std::string_view rule, Log& log) {
  const int count = std::min(wanted, supply);
  tell_gain(thing, seat, count, rule, log);
  if (count < wanted) log.tell(event(Told::lost, seat, "STR-1.6", thing, wanted - count));
  return count;
}

// STR-16.4: Ivan has no use for horses.
void turn_horses_into_points(const Stroganov& game, State& state, Seat seat, Log& log) {
  Player& player = state.player[seat];
  const int points = player.horses / game.box.figure.solo_horses_per_point;
  if (points == 0) return;
  spend_horses(state, seat, points * game.box.figure.solo_horses_per_point);
  player.points = static_cast<std::uint16_t>(std::min(player.points + points, kMostPoints));
  log.tell(event(Told::horses_to_points, seat, "STR-16.4", points));
}

void gain_horses(const Stroganov& game, State& state, Seat seat, int count, std::string_view rule, Log& log) {
  if (count == 0) return;
  Player& player = state.player[seat];
  player.horses = static_cast<std::uint16_t>(std::min(player.horses + count, kMostHorses));
  tell_gain(Thing::horse, seat, count, rule, log);
  if (game.is_ivan(seat)) turn_horses_into_points(game, state, seat, log);
}

void gain_from_supply(const Stroganov& game, State& state, Seat seat, const Gain& gain, std::string_view rule,
                      Log& log) {
  Player& player = state.player[seat];
  if (gain.banners > 0) {
    const int count = given(Thing::banner, seat, gain.banners, state.banners, rule, log);
    state.banners = static_cast<std::uint8_t>(state.banners - count);
    player.banners = static_cast<std::uint8_t>(player.banners + count);
  }
  if (gain.outposts > 0) {
    const int count = given(Thing::outpost, seat, gain.outposts, spare_outposts(game, player), rule, log);
    player.outposts = static_cast<std::uint8_t>(player.outposts + count);
  }
  if (gain.tigers > 0) {
    const int count = given(Thing::tiger, seat, gain.tigers, state.tigers, rule, log);
    state.tigers = static_cast<std::uint8_t>(state.tigers - count);
    player.tigers = static_cast<std::uint8_t>(player.tigers + count);
  }
}

}  // namespace

void gain_points(State& state, Seat seat, int count, std::string_view rule, Log& log) {
  Player& player = state.player[seat];
  player.points = static_cast<std::uint16_t>(std::min(player.points + count, kMostPoints));
  tell_gain(Thing::point, seat, count, rule, log);
}

void gain_coins(State& state, Seat seat, int count, std::string_view rule, Log& log) {
  Player& player = state.player[seat];
  player.coins = static_cast<std::uint8_t>(std::min(player.coins + count, kMostCoins));
  tell_gain(Thing::coin, seat, count, rule, log);
}

void gain_story(const Stroganov& game, State& state, Seat seat, int count, std::string_view rule, Log& log) {
  if (count == 0) return;
  Player& player = state.player[seat];
  const int most = game.box.figure.story_most;
  const int moved = given(Thing::story, seat, count, most - player.story, rule, log);
  player.story = static_cast<std::uint8_t>(player.story + moved);
  if (moved > 0 && player.story == most && state.steps.size() <= kDeepest) call(state, seat, StoryTwelve{});
}

void spend_horses(State& state, Seat seat, int count) {
  state.player[seat].horses = static_cast<std::uint16_t>(state.player[seat].horses - count);
}

void spend_coins(State& state, Seat seat, int count) {
  state.player[seat].coins = static_cast<std::uint8_t>(state.player[seat].coins - count);
}

void spend_story(State& state, Seat seat, int count) {
  state.player[seat].story = static_cast<std::uint8_t>(state.player[seat].story - count);
}

int spare_outposts(const Stroganov& game, const Player& player) {
  return game.box.figure.outposts - player.outposts - player.built_outposts();
}

// What asks goes onto the stack last thing first, so that it is asked in the order of STR-4.6.
void gain(const Stroganov& game, State& state, Seat seat, const Gain& gain, std::string_view rule, Log& log) {
  if (gain.points > 0) gain_points(state, seat, gain.points, rule, log);
  if (gain.coins > 0) gain_coins(state, seat, gain.coins, rule, log);
  gain_horses(game, state, seat, gain.horses, rule, log);
  gain_from_supply(game, state, seat, gain, rule, log);
  if (gain.trophies > 0) call(state, seat, Trophies{gain.trophies});
  if (gain.market_furs > 0) call(state, seat, MarketFurs{gain.market_furs});
  if (gain.bag_furs > 0) call(state, kChance, BagFurs{seat, gain.bag_furs});
  gain_story(game, state, seat, gain.story, rule, log);
}

bool gives_anything(const Stroganov& game, const State& now, Seat seat, const Gain& gain) {
  const Player& player = now.player[seat];
  return gain.points + gain.coins + gain.horses + gain.story + gain.trophies > 0 ||
         std::min(gain.banners, now.banners) > 0 || std::min(gain.tigers, now.tigers) > 0 ||
         std::min<int>(gain.outposts, spare_outposts(game, player)) > 0 ||
         (gain.bag_furs > 0 && !now.bag.empty()) || (gain.market_furs > 0 && !now.market.empty());
}

int receive_furs(const Stroganov& game, State& state, Seat seat, Furs furs, Log& log) {
  if (game.is_ivan(seat) && game.trade_fur_becomes_coin()) {
    const int refused = furs[state.trade_fur];
    for (int i = 0; i < refused; ++i) log.tell(event(Told::fur_to_coin, seat, "STR-16.32", state.trade_fur));
    furs.remove(state.trade_fur, refused);
    state.bag.add(state.trade_fur, refused);
    if (refused > 0) gain_coins(state, seat, refused, "STR-16.32", log);
  }
  state.player[seat].furs += furs;
  return furs[Piece::bear];
}

void receive_fur(const Stroganov& game, State& state, Seat seat, Piece fur, Log& log) {
  Furs one;
  one.add(fur);
  if (receive_furs(game, state, seat, one, log) > 0)
    gain_story(game, state, seat, game.box.figure.bear_story, "STR-8.7", log);
}

}  // namespace tsardom::stroganov
