#include "games/ivan/regions.hpp"

#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/planning.hpp"
#include "games/ivan/scoring.hpp"

namespace tsardom::ivan {
namespace {

const RegionCard& token_of(const Ivan& game, const State& now, Region region) {
  return game.box.region_token[now.region[region]];
}

void give(const Ivan& game, State& state, Seat seat, Region region, std::uint8_t reward, Log& log) {
  log.tell(event(Told::reward, seat, game.table().winner_only ? "IVN-13.4" : "IVN-13.3",
                 reward_of(state.region[region], reward), region));
  call_effects(state, seat, token_of(game, state, region).reward[reward]);
}

void go_to(const Ivan& game, State& state, int region, Log& log) {
  if (region == kRegions) return end_round(game, state, log);
  become(state, state.first, Regions{static_cast<Region>(region)});
}

// IVN-13.4: who leads by less than the number on the token does not choose.
Seat chooser(const Ivan& game, const State& now, Region region, Seat winner) {
  if (!game.table().winner_only) return winner;
  const Seat other = game.after(winner);
  const CitySet cities = game.box.cities_of_region[region];
  const int lead = influence_in(game, now, winner, cities) - influence_in(game, now, other, cities);
  return lead < token_of(game, now, region).number ? other : winner;
}

// IVN-13.2, IVN-13.4: who is rewarded, if anybody.
Regions ranked(const Ivan& game, const State& now, Region region) {
  const List<Seat, kMostPlayers> order = ranking(game, now, region);
  Regions result{region};
  if (!order.empty()) result.winner = order[0];
  if (order.size() > 1 && !game.table().winner_only) result.second = order[1];
  return result;
}

// RUL-14: fixed before any reward.
void rank(const Ivan& game, State& state, Region region, Log& log) {
  const Regions next = ranked(game, state, region);
  if (next.winner == kNone) {
    log.tell(event(Told::no_reward, kChance, "IVN-13.2", region));
    return go_to(game, state, region + 1, log);
  }
  become(state, chooser(game, state, region, next.winner), next);
}

}  // namespace

int influence_in(const Ivan& game, const State& now, Seat seat, CitySet cities) {
  const Player& player = now.player[seat];
  int influence =
      std::popcount(static_cast<CitySet>(player.buildings & cities)) * game.box.building_influence;
  for_each(static_cast<CitySet>(player.movers() & cities), [&](City city) {
    influence += player.warriors.in[city] * game.box.warrior_influence +
                 player.boyars.in[city] * game.box.boyar_influence;
  });
  return influence;
}

List<Seat, kMostPlayers> ranking(const Ivan& game, const State& now, Region region) {
  const CitySet cities = game.box.cities_of_region[region];
  List<Seat, kMostPlayers> order;
  std::array<int, kMostPlayers> influence{};
  for (const Seat seat : now.favor) {  // from the top: an equal one comes behind
    if (seat == kNone || (now.player[seat].presence() & cities) == 0) continue;
    influence[seat] = influence_in(game, now, seat, cities);
    order.push(seat);
    for (std::size_t i = order.size() - 1; i > 0 && influence[order[i - 1]] < influence[order[i]]; --i)
      std::swap(order[i - 1], order[i]);
  }
  return order;
}

bool are_boyars_out(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left > 0 || boyars_in_chambers(now, seat) > 0) return false;
  }
  return true;
}

void Regions::moves(const Ivan&, const State& now, Seat, MoveList& out) const {
  const RegionToken token = now.region[region];
  out.add(move::of(Choice::reward, reward_of(token, 0)));
  out.add(move::of(Choice::reward, reward_of(token, 1)));
}

void Regions::play(const Ivan& game, State& state, Seat, Move move, Log& log) const {
  const std::uint8_t chosen = which_of(move.a);
  Regions next = *this;
  next.reward = other_of(chosen);
  become(state, winner, next);
  give(game, state, winner, region, chosen, log);
}

// The first resolves, then the second gets the other reward, then comes the next region.
bool Regions::settle(const Ivan& game, State& state, Seat, Log& log) const {
  if (winner == kNone) {
    rank(game, state, region, log);
    return true;
  }
  if (reward == kNone) return false;
  if (second == kNone) {
    go_to(game, state, region + 1, log);
    return true;
  }
  Regions next = *this;
  next.second = kNone;
  become(state, second, next);
  give(game, state, second, region, reward, log);
  return true;
}

// It is asked, or waits for what a reward brings: to the winner, or to the second one.
bool Regions::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  if (at > 0 || winner >= game.players() || !are_boyars_out(game, now)) return false;
  const bool is_asked = now.steps.size() == 1;
  if (is_asked != (reward == kNone)) return false;
  if (is_asked) {
    const Regions wanted = ranked(game, now, region);
    return winner == wanted.winner && second == wanted.second && seat == chooser(game, now, region, winner);
  }
  if (second == kNone) return true;
  return seat == winner && second < game.players() && second != winner && !game.table().winner_only;
}

}  // namespace tsardom::ivan
