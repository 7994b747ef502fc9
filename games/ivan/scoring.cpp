// IVN-14: scoring and end of game.
#include "games/ivan/scoring.hpp"

#include <algorithm>
#include <bit>

#include "core/ranking.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/laying.hpp"
#include "games/ivan/regions.hpp"
#include "games/ivan/setup.hpp"
#include "games/ivan/supply.hpp"

namespace tsardom::ivan {
namespace {

int cities_with_influence(const Ivan& game, const State& now, Seat seat, int least) {
  int cities = 0;
  for_each(now.player[seat].presence(), [&](City city) {
    cities += influence_in(game, now, seat, static_cast<CitySet>(1U << city)) >= least;
  });
  return cities;
}

int regions_led(const Ivan& game, const State& now, Seat seat) {
  int led = 0;
  for (Region region = 0; region < kRegions; ++region) {
    const List<Seat, kMostPlayers> order = ranking(game, now, region);
    led += !order.empty() && order[0] == seat;
  }
  return led;
}

int counted(const Ivan& game, const State& now, Seat seat, const TitleCard& title) {
  const Player& player = now.player[seat];
  switch (title.per) {
    case Per::project_set:
      return std::ranges::min(completed_by_type(game, player));
    case Per::completed_project:
      return completed_by_type(game, player)[title.detail];
    case Per::spoils_and_trade_token:
      return std::popcount(player.spoils) + player.tokens();
    case Per::city_influence_at_least:
      return cities_with_influence(game, now, seat, title.detail);
    case Per::estate:
      return std::popcount(player.estates);
    case Per::title:
      return std::popcount(player.titles);
    case Per::warrior_on_map:
      return player.warriors.total();
    case Per::warrior_in_field:
      return player.field;
    case Per::region_lead:
      return regions_led(game, now, seat);
    case Per::city_presence_colour:
      return std::popcount(static_cast<CitySet>(player.presence() & game.box.cities_of_colour[title.detail]));
  }
  return 0;
}

// IVN-14.2
void score_titles(const Ivan& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    for_each(state.player[seat].titles, [&](Title title) {
      const int points = title_points(game, state, seat, title);
      log.tell(event(Told::title_scored, seat, "IVN-14.2", title, points));
      if (points > 0) add_points(game, state, seat, points, Part::titles, log);
    });
  }
}

// IVN-14.3: from the top of the track, so that a tie goes to whoever stands higher.
void score_field(const Ivan& game, State& state, Log& log) {
  std::array<Seat, kMostPlayers> order = state.favor;
  const auto has_less = [&](Seat a, Seat b) { return state.player[a].field < state.player[b].field; };
  for (std::size_t next = 1; next < game.players(); ++next) {
    for (std::size_t i = next; i > 0 && has_less(order[i - 1], order[i]); --i)
      std::swap(order[i - 1], order[i]);
  }
  for (std::size_t place = 0; place < game.box.field_scoring.size(); ++place) {
    const Seat seat = order[place];
    if (state.player[seat].field == 0) return;
    const int points = game.box.field_scoring[place];
    log.tell(event(Told::field_scored, seat, "IVN-14.3", points));
    add_points(game, state, seat, points, Part::field, log);
  }
}

// IVN-14.4
void score_favor(const Ivan& game, State& state, Log& log) {
  const std::array<Seat, kMostPlayers> order = state.favor;
  for (std::size_t place = 0; place < game.box.favor_scoring.size(); ++place) {
    const int points = game.box.favor_scoring[place];
    log.tell(event(Told::favor_scored, order[place], "IVN-14.4", points));
    add_points(game, state, order[place], points, Part::favor_track, log);
  }
}

// IVN-14.5
void clear_field_and_waterways(const Ivan& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    player.warriors_left = static_cast<std::uint8_t>(player.warriors_left + player.field);
    player.field = 0;
  }
  state.spoils_discard |= state.spoils_field;
  state.spoils_field = 0;
  for (TradeToken& token : state.trade) {
    if (token != kNone) put(state.trade_discard, token);
    token = kNone;
  }
  log.tell(event(Told::cleared, kChance, "IVN-14.5"));
  become(state, kChance, Lay{Pile::spoils, Occasion::refresh});
}

// IVN-14.6, IVN-14.7: what was exchanged stays on record.
void end_game(const Ivan& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const int points = exchange_points(game, state.player[seat].held);
    log.tell(event(Told::exchanged, seat, "IVN-14.6", points));
    if (points > 0) add_points(game, state, seat, points, Part::exchange, log);
  }
  end(state);
  if (!log.recalls()) return;
  const Standing standing = game.standing(state);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    log.tell(event(Told::ended, seat, "IVN-14.7", standing.total[seat], standing.place[seat]));
  }
}

}  // namespace

std::array<int, kProjectTypes> completed_by_type(const Ivan& game, const Player& player) {
  std::array<int, kProjectTypes> count{};
  for_each(player.completed,
           [&](Project card) { ++count[static_cast<std::size_t>(game.box.project[card].type)]; });
  return count;
}

int title_points(const Ivan& game, const State& now, Seat seat, Title title) {
  return game.box.title[title].points * counted(game, now, seat, game.box.title[title]);
}

int exchange_points(const Ivan& game, const Goods& held) {
  const int foreign = held.foreign(), per = game.box.foreign_per_vp;
  return foreign / per + (foreign % per + held.local() + held[Resource::coin]) / game.box.other_per_vp;
}

void end_round(const Ivan& game, State& state, Log& log) {
  const RoundFigures& round = game.round(state);
  if (round.removes_favor_tokens) state.favor_tokens = 0;  // IVN-14.1
  if (round.scoring) {
    log.tell(event(Told::scoring, kChance, "IVN-3.2", state.round));
    score_titles(game, state, log);
    score_field(game, state, log);
    score_favor(game, state, log);
  }
  if (state.round == kRounds) return end_game(game, state, log);
  if (round.refreshes) return clear_field_and_waterways(game, state, log);
  prepare(game, state, log);
}

// IVN-14.7: a full ranking, ties by Favor.
Standing Ivan::standing(const State& now) const {
  Standing result;
  for (Seat seat = 0; seat < players(); ++seat) {
    for (std::size_t part = 0; part < kParts; ++part)
      result.part[seat][part] = static_cast<std::int16_t>(now.player[seat].points[part]);
    result.total[seat] = static_cast<std::int16_t>(now.player[seat].total_points());
  }
  give_places(result, players(), [&](Seat one, Seat other) { return stands_higher(now, one, other); });
  return result;
}

}  // namespace tsardom::ivan
