#include "games/stroganov/advanced.hpp"

#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
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

Reason why_not_build(const Stroganov& game, const State& now, Seat seat, Region region, RegionSet building) {
  const Player& player = now.player[seat];
  if (!has(building, region)) return {"not_the_cossacks_region", "STR-7.5"};
  if (has(player.built, region)) return {"already_built", "STR-7.5"};
  if (free_space(now, region) == kNone) return {"no_free_space", "STR-7.5"};
  if (player.outposts == 0) return {"no_outpost_left", "STR-7.5"};
  if (game.box.region[region].space[free_space(now, region)].horses > player.horses)
    return {"not_enough_horses", "STR-7.5"};
  return {"cannot_pay_second", "STR-4.2"};
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

void add_advanced(const Stroganov& game, const State& now, Move move, Bill& bill) {
  if (choice_of(move) == Choice::claim)
    bill.add(now.region_fur[game.box.region_of[move.a]], claim_cost(game, now, move.a));
  if (choice_of(move) == Choice::build)
    bill.add(Thing::horse, game.box.region[move.a].space[free_space(now, move.a)].horses);
}

Reason why_not_advanced(const Stroganov& game, const State& now, Seat seat, Move move, const Reach& reach) {
  const Choice action = choice_of(move);
  if (action == Choice::claim && (move.a > kColumns || !has(now.laid, move.a))) return {"no_tile", "STR-7.6"};
  const Region region = region_for(game, action, move.a);
  if (region >= kRegions) return {"not_eligible", "STR-7.1"};
  if (action == Choice::build) return why_not_build(game, now, seat, region, reach.building);
  if (!has(reach.regions, region)) return {"not_eligible", "STR-7.1"};
  if (action == Choice::use_yurt && now.yurt[region] == kNone) return {"no_yurt", "STR-7.3"};
  if (action == Choice::take_wish && now.wish[region] == kNone) return {"no_wish", "STR-7.4"};
  if (action == Choice::claim && !can_claim(game, now, seat, move.a, false)) return {"cannot_pay", "STR-7.6"};
  return {"cannot_pay_second", "STR-4.2"};
}

void Advanced::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  const bool anywhere = scope == Scope::anywhere;
  list_advanced(game, now, seat, anywhere ? kAnywhere : reach_of(game, now, seat), out);
  if (anywhere) out.add(move::plain(Choice::decline));
}

void Advanced::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) != Choice::decline) do_advanced(game, state, seat, choice_of(move), move.a, log);
}

Prices Advanced::price(const Stroganov& game, const State& now, Seat, Move move) const {
  Bill bill;
  add_advanced(game, now, move, bill);
  return bill.prices;
}

Reason Advanced::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (!is_advanced(choice_of(move))) return {};
  return why_not_advanced(game, now, seat, move,
                          scope == Scope::anywhere ? kAnywhere : reach_of(game, now, seat));
}

// An extra action is done at once; "anywhere" can wait, since it may be declined.
bool Advanced::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at) &&
         (scope == Scope::anywhere || (scope == Scope::eligible && is_top(now, at)));
}

double Advanced::hope(const Prospect& with) const { return with.weight(kMain); }

bool Claim::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  end(state);
  take_tile(game, state, seat, column, log);
  return true;
}

bool Claim::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_being_paid(game, now, seat, at) && column >= 1 && column <= kColumns && has(now.laid, column);
}

bool Claim::asks_for(const Stroganov& game, const State& now, Seat, const Pay& payment) const {
  return payment.is(now.region_fur[game.box.region_of[column]], kMostAtOnce);
}

double Claim::hope(const Prospect& with) const {
  return with.tile_worth(column) + 1 + with.fur() * items_on(with.now(), column);
}

bool TileReward::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  end(state);
  gain(game, state, seat, game.box.landscape[tile].reward, "STR-7.6", log);
  return true;
}

bool TileReward::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_gain(game, now, seat, at) && tile < kLandscapes;
}

double TileReward::hope(const Prospect& with) const {
  return with.worth(with.game().box.landscape[tile].reward);
}

void AnyVillage::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  for (Region region = 0; region < kRegions; ++region) {
    if (with_trophy || !game.box.village[now.village[region]].trophy)
      out.add(move::plain(Choice::visit, region));
  }
  out.add(move::plain(Choice::decline));
}

void AnyVillage::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) != Choice::decline) visit_village(game, state, seat, region_of(move), log);
}

Reason AnyVillage::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::visit ? Reason{"not_eligible", "STR-11.4"} : Reason{};
}

bool AnyVillage::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at);
}

double AnyVillage::hope(const Prospect& with) const { return with.weight(kMain); }

RegionSet plain_yurts(const Stroganov& game, const State& now) {
  RegionSet regions = 0;
  for (Region region = 0; region < kRegions; ++region) {
    if (now.yurt[region] != kNone && !has(game.box.trophy_yurts, now.yurt[region])) put(regions, region);
  }
  return regions;
}

void AnyYurt::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  for_each(plain_yurts(game, now), [&](Region region) { out.add(move::plain(Choice::use_yurt, region)); });
  out.add(move::plain(Choice::decline));
}

void AnyYurt::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) != Choice::decline) use_yurt(game, state, seat, region_of(move), log);
}

bool AnyYurt::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (plain_yurts(game, state) != 0) return false;
  end(state);
  return true;
}

Reason AnyYurt::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::use_yurt ? Reason{"no_yurt", "STR-11.5"} : Reason{};
}

bool AnyYurt::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at);
}

double AnyYurt::hope(const Prospect& with) const { return with.weight(kMain); }

RegionSet regions_to_build(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  RegionSet regions = 0;
  if (spare_outposts(game, player) == 0) return regions;
  for (Region region = 0; region < kRegions; ++region) {
    if (!has(player.built, region) && free_space(now, region) != kNone) put(regions, region);
  }
  return regions;
}

void BuildAnywhere::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  for_each(regions_to_build(game, now, seat),
           [&](Region region) { out.add(move::plain(Choice::build, region)); });
  out.add(move::plain(Choice::decline));
}

void BuildAnywhere::play(const Stroganov&, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) != Choice::decline) raise_outpost(state, seat, region_of(move), 0, "STR-13.2", log);
}

bool BuildAnywhere::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (regions_to_build(game, state, seat) != 0) return false;
  end(state);
  return true;
}

Reason BuildAnywhere::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::build ? Reason{"no_free_space", "STR-13.2"} : Reason{};
}

bool BuildAnywhere::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at);
}

double BuildAnywhere::hope(const Prospect& with) const {
  return 1 + with.player().built_outposts() + with.weight(kOutpost);
}

}  // namespace tsardom::stroganov
