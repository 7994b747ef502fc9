// STR-7: advanced actions.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;
struct Bill;

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
void add_advanced(const Stroganov& game, const State& now, Move move, Bill& bill);
Reason why_not_advanced(const Stroganov& game, const State& now, Seat seat, Move move, const Reach& reach);

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

// Where an outpost of the general supply can stand.
RegionSet regions_to_build(const Stroganov& game, const State& now, Seat seat);

// STR-7.1: where an advanced action is done. An extra action is one of the eligible regions; "anywhere" may
// be declined.
enum class Scope : std::uint8_t { eligible, anywhere };

// DP-ANYWHERE, and the action of an extra card (STR-4.3)
struct Advanced {
  static constexpr Phrase kQuestion{"advanced", "STR-7.1", {{number_slot("scope", 1)}}};
  Scope scope{};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// STR-7.6: the tile that is being paid.
struct Claim {
  static constexpr Phrase kQuestion{"claim", "STR-7.6", {{column_slot()}}};
  Column column = 0;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

struct TileReward {
  static constexpr Phrase kQuestion{"tile_reward", "STR-7.6", {{slot("landscape", Terms::landscape)}}};
  Tile tile = 0;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-VILLAGE
struct AnyVillage {
  static constexpr Phrase kQuestion{"any_village", "STR-7.2", {{number_slot("with_trophy", 1)}}};
  bool with_trophy = false;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-YURT
struct AnyYurt {
  static constexpr Phrase kQuestion{"any_yurt", "STR-11.4", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// DP-BUILD: STR-13.2, without horses and out of the general supply
struct BuildAnywhere {
  static constexpr Phrase kQuestion{"build_anywhere", "STR-13.2", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

}  // namespace tsardom::stroganov
