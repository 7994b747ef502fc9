// STR-7: advanced actions.
#pragma once

#include "core/game.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// STR-7.1, STR-7.5: the Cossack's region, with A6 those of tiles to its left.
RegionSet home_regions(const Stroganov& game, const State& now, Seat seat);
RegionSet eligible_regions(const Stroganov& game, const State& now, Seat seat);

// Where advanced actions are done, and whether the MAIN2 fur comes on top (STR-4.2).
struct Reach {
  RegionSet regions = 0, building = 0;
  bool pays_second = false;
};
Reach reach_of(const Stroganov& game, const State& now, Seat seat, bool pays_second = false);
inline constexpr Reach kAnywhere{kAllRegions, kAllRegions, false};

bool is_advanced(Choice choice);
void list_advanced(const Stroganov& game, const State& now, Seat seat, const Reach& reach, MoveList& out);
void do_advanced(const Stroganov& game, State& state, Seat seat, Choice action, std::uint8_t place, Log& log);

// The region in which an advanced action is done.
Region region_for(const Stroganov& game, Choice action, std::uint8_t place);
// STR-4.2: what the MAIN2 fur must be; none: any fur.
Piece second_fur(const Stroganov& game, const State& now, Seat seat, Choice action, std::uint8_t place);

// STR-7.6
int claim_cost(const Stroganov& game, const State& now, Column column);
void take_tile(const Stroganov& game, State& state, Seat seat, Column column, Log& log);
// STR-7.5: the leftmost free space; kNone: there is none.
std::uint8_t free_space(const State& now, Region region);
void raise_outpost(State& state, Seat seat, Region region, int horses, std::string_view rule, Log& log);
void visit_village(const Stroganov& game, State& state, Seat seat, Region region, Log& log);
void use_yurt(const Stroganov& game, State& state, Seat seat, Region region, Log& log);

// STR-11.5: yurts without a trophy.
RegionSet plain_yurts(const Stroganov& game, const State& now);
// DP-BUILD
RegionSet regions_to_build(const Stroganov& game, const State& now, Seat seat);

}  // namespace tsardom::stroganov
