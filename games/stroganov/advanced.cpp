// STR-7: advanced actions.
#include "games/stroganov/advanced.hpp"

#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"

namespace tsardom::stroganov {
namespace {

bool pays_any_fur(const Stroganov& game, const Player& player) {  // S9
  return (player.fulfilled & game.box.with(Effect::any_fur_for_second_advanced)) != 0;
}

// Regions in which the seat can do something that costs no furs of its own.
RegionSet affordable_regions(const Stroganov& game, const State& now, Seat seat, const Reach& reach) {
  if (!reach.pays_second) return reach.regions;
  const Player& player = now.player[seat];
  const Purse purse(player);
  if (pays_any_fur(game, player)) return purse.pieces() > 0 ? reach.regions : RegionSet{0};
  RegionSet regions = 0;
  for_each(reach.regions, [&](Region region) {
    if (purse.covers(now.region_fur[region], 1)) put(regions, region);
  });
  return regions;
}

bool can_claim(const Stroganov& game, const State& now, Seat seat, Column column, bool pays_second) {
  const Player& player = now.player[seat];
  const Purse purse(player);
  const Piece fur = now.region_fur[game.box.region_of[column]];
  const int cost = claim_cost(game, now, column);
  if (!pays_second) return purse.covers(fur, cost);
  // any piece that the claim leaves over pays for the action.
  if (pays_any_fur(game, player)) return purse.covers(fur, cost) && purse.pieces() > cost;
  return purse.covers(fur, cost + 1);
}

bool can_build(const Stroganov& game, const State& now, Seat seat, Region region) {
  const Player& player = now.player[seat];
  if (player.outposts == 0 || has(player.built, region)) return false;
  const std::uint8_t space = free_space(now, region);
  return space != kNone && game.box.region[region].space[space].horses <= player.horses;
}

ColumnSet columns_of(const Stroganov& game, RegionSet regions) {
  ColumnSet columns = 0;
  for_each(regions, [&](Region region) { columns |= game.box.region[region].columns; });
  return columns;
}

}  // namespace

RegionSet home_regions(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  RegionSet regions = 0;
  if (player.column > 0) put(regions, game.box.region_of[player.column]);
  for_each(player.fulfilled & game.box.with(Effect::advanced_two_left), [&](Wish wish) {
    for_each(nearest_left(now, player.column, game.box.wish[wish].amount),
             [&](Column column) { put(regions, game.box.region_of[column]); });
  });
  return regions;
}

RegionSet eligible_regions(const Stroganov& game, const State& now, Seat seat) {
  return home_regions(game, now, seat) | now.player[seat].built;
}

Reach reach_of(const Stroganov& game, const State& now, Seat seat, bool pays_second) {
  const RegionSet home = home_regions(game, now, seat);
  return {static_cast<RegionSet>(home | now.player[seat].built), home, pays_second};
}

bool is_advanced(Choice choice) { return choice >= Choice::visit && choice <= Choice::claim; }

void list_advanced(const Stroganov& game, const State& now, Seat seat, const Reach& reach, MoveList& out) {
  const RegionSet regions = affordable_regions(game, now, seat, reach);
  for_each(regions, [&](Region region) { out.add(move::plain(Choice::visit, region)); });
  for_each(regions, [&](Region region) {
    if (now.yurt[region] != kNone) out.add(move::plain(Choice::use_yurt, region));
  });
  for_each(regions, [&](Region region) {
    if (now.wish[region] != kNone) out.add(move::plain(Choice::take_wish, region));
  });
  for_each(static_cast<RegionSet>(regions & reach.building), [&](Region region) {
    if (can_build(game, now, seat, region)) out.add(move::plain(Choice::build, region));
  });
  if (now.player[seat].pieces() < game.box.figure.claim_furs) return;
  for_each(static_cast<ColumnSet>(columns_of(game, reach.regions) & now.laid), [&](Column column) {
    if (can_claim(game, now, seat, column, reach.pays_second)) out.add(move::plain(Choice::claim, column));
  });
}

Region region_for(const Stroganov& game, Choice action, std::uint8_t place) {
  return action == Choice::claim ? game.box.region_of[place] : place;
}

Piece second_fur(const Stroganov& game, const State& now, Seat seat, Choice action, std::uint8_t place) {
  if (!is_advanced(action) || pays_any_fur(game, now.player[seat])) return Piece::none;
  return now.region_fur[region_for(game, action, place)];
}

int claim_cost(const Stroganov& game, const State& now, Column column) {
  return game.box.figure.claim_furs + game.box.figure.claim_furs_per_item * items_on(now, column);
}

std::uint8_t free_space(const State& now, Region region) {
  for (std::uint8_t space = 0; space < kOutpostSpaces; ++space) {
    if (now.outpost[region][space] == kNone) return space;
  }
  return kNone;
}

void raise_outpost(State& state, Seat seat, Region region, int horses, std::string_view rule, Log& log) {
  state.outpost[region][free_space(state, region)] = seat;
  put(state.player[seat].built, region);
  log.tell(event(Told::built, seat, rule, region, horses));
}

void visit_village(const Stroganov& game, State& state, Seat seat, Region region, Log& log) {
  const Village village = state.village[region];
  log.tell(event(Told::visited, seat, "STR-7.2", village, region));
  gain(game, state, seat, game.box.village[village].gain, "STR-7.2", log);
}

void use_yurt(const Stroganov& game, State& state, Seat seat, Region region, Log& log) {
  const Yurt yurt = state.yurt[region];
  state.yurt[region] = kNone;
  log.tell(event(Told::used_yurt, seat, "STR-7.3", yurt, region));
  gain(game, state, seat, game.box.yurt[yurt].gain, "STR-13.1", log);
}

void do_advanced(const Stroganov& game, State& state, Seat seat, Choice action, std::uint8_t place,
                 Log& log) {
  Player& player = state.player[seat];
  switch (action) {
    case Choice::visit:
      return visit_village(game, state, seat, place, log);
    case Choice::use_yurt:
      return use_yurt(game, state, seat, place, log);
    case Choice::take_wish:
      put(player.hand, state.wish[place]);
      log.tell(event(Told::took_wish, seat, "STR-7.4", state.wish[place], place));
      state.wish[place] = kNone;
      return;
    case Choice::build: {
      const int horses = game.box.region[place].space[free_space(state, place)].horses;
      spend_horses(state, seat, horses);
      --player.outposts;
      return raise_outpost(state, seat, place, horses, "STR-7.5", log);
    }
    default:
      call(state, seat, Claim{place});
      return call_payment(state, seat, state.region_fur[region_for(game, action, place)],
                          claim_cost(game, state, place));
  }
}

// everything on the tile is taken before the first bear is told about, the reward comes last.
void take_tile(const Stroganov& game, State& state, Seat seat, Column column, Log& log) {
  Player& player = state.player[seat];
  const Tile tile = state.tile[column];
  log.tell(event(Told::claimed, seat, "STR-7.6", tile, column, items_on(state, column)));
  const Furs furs = state.furs_on[column];
  player.tigers = static_cast<std::uint8_t>(player.tigers + has(state.tigers_on, column));
  put(player.tiles, tile);
  state.tile[column] = kNone;
  state.furs_on[column] = {};
  drop(state.laid, column);
  drop(state.tigers_on, column);
  const int bears = receive_furs(game, state, seat, furs, log);
  call(state, seat, TileReward{tile});
  if (bears > 0) call(state, seat, Bears{static_cast<std::uint8_t>(bears)});
}

bool Claim::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const Column column = top<Claim>(state).column;
  end(state);
  take_tile(game, state, seat, column, log);
  return true;
}

bool TileReward::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const Tile tile = top<TileReward>(state).tile;
  end(state);
  gain(game, state, seat, game.box.landscape[tile].reward, "STR-7.6", log);
  return true;
}

// DP-ANYWHERE, and the action of an extra card (STR-4.3)
void Advanced::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  const bool anywhere = top<Advanced>(now).scope == Scope::anywhere;
  list_advanced(game, now, seat, anywhere ? kAnywhere : reach_of(game, now, seat), out);
  if (anywhere) out.add(move::plain(Choice::decline));
}

void Advanced::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) != Choice::decline) do_advanced(game, state, seat, choice_of(move), move.a, log);
}

// DP-VILLAGE
void AnyVillage::moves(const Stroganov& game, const State& now, MoveList& out) {
  const bool with_trophy = top<AnyVillage>(now).with_trophy;
  for (Region region = 0; region < kRegions; ++region) {
    if (with_trophy || !game.box.village[now.village[region]].trophy)
      out.add(move::plain(Choice::visit, region));
  }
  out.add(move::plain(Choice::decline));
}

void AnyVillage::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) != Choice::decline) visit_village(game, state, seat, region_of(move), log);
}

RegionSet plain_yurts(const Stroganov& game, const State& now) {
  RegionSet regions = 0;
  for (Region region = 0; region < kRegions; ++region) {
    if (now.yurt[region] != kNone && !has(game.box.trophy_yurts, now.yurt[region])) put(regions, region);
  }
  return regions;
}

// DP-YURT
void AnyYurt::moves(const Stroganov& game, const State& now, MoveList& out) {
  for_each(plain_yurts(game, now), [&](Region region) { out.add(move::plain(Choice::use_yurt, region)); });
  out.add(move::plain(Choice::decline));
}

void AnyYurt::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) != Choice::decline) use_yurt(game, state, seat, region_of(move), log);
}

bool AnyYurt::settle(const Stroganov& game, State& state, Log&) {
  if (plain_yurts(game, state) != 0) return false;
  end(state);
  return true;
}

RegionSet regions_to_build(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  RegionSet regions = 0;
  if (spare_outposts(game, player) == 0) return regions;
  for (Region region = 0; region < kRegions; ++region) {
    if (!has(player.built, region) && free_space(now, region) != kNone) put(regions, region);
  }
  return regions;
}

// DP-BUILD: STR-13.2, without horses and out of the general supply
void BuildAnywhere::moves(const Stroganov& game, const State& now, MoveList& out) {
  for_each(regions_to_build(game, now, now.steps.back().seat),
           [&](Region region) { out.add(move::plain(Choice::build, region)); });
  out.add(move::plain(Choice::decline));
}

void BuildAnywhere::play(const Stroganov&, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) != Choice::decline) raise_outpost(state, seat, region_of(move), 0, "STR-13.2", log);
}

bool BuildAnywhere::settle(const Stroganov& game, State& state, Log&) {
  if (regions_to_build(game, state, state.steps.back().seat) != 0) return false;
  end(state);
  return true;
}

}  // namespace tsardom::stroganov
