// The rooms of the rulebook in the order of play: where a decision is asked. `moves` lists what may be chosen
// there, `play` does it, `settle` is what happens there without a question (STR-4.7).
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

enum class Room : std::uint8_t {
  set_up,
  seating,
  lay_tiles,
  fill_tiles,
  lay_setup_furs,
  lay_villages,
  lay_yurts,
  lay_wishes,
  lay_songs,
  reveal_draft,
  fur_for_wish,
  draft,
  year,
  ride,
  basic,
  main,
  second,
  act,
  turn_end,
  march,
  hunt,
  hunt_again,
  trade,
  advanced,
  claim,
  tile_reward,
  any_village,
  any_yurt,
  build_anywhere,
  pay,
  bag_furs,
  keep_fur,
  market_furs,
  fill_market,
  bears,
  swap_down,
  story_twelve,
  trophies,
  advancing,
  rewards,
  fulfil,
  wish_pay_only,
  income,
  story_bonus,
  song_window,
  administration,
  flip,
  turn_up,
  ivan_turn
};
inline constexpr int kRooms = 49;

// STR-7.1: where an advanced action is done. An extra action is one of the eligible regions; "anywhere" may
// be declined.
enum class Scope : std::uint8_t { eligible, anywhere };

// setup.cpp: STR-2; the rooms that lay something out are also used by the administration (STR-14.3)
Move draw_to_lay(const Stroganov& game, const State& now, Rng& rng);
struct SetUp {
  static constexpr Room kRoom = Room::set_up;
  std::uint8_t part = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Seating {
  static constexpr Room kRoom = Room::seating;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LayTiles {
  static constexpr Room kRoom = Room::lay_tiles;
  std::uint8_t first = 1;  // column of the first new tile
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct FillTiles {
  static constexpr Room kRoom = Room::fill_tiles;
  std::uint8_t first = 1, column = 1;  // the first new tile, the one that is filled now
  std::uint8_t left = 0;               // furs that it still gets
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LaySetupFurs {
  static constexpr Room kRoom = Room::lay_setup_furs;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LayVillages {
  static constexpr Room kRoom = Room::lay_villages;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LayYurts {
  static constexpr Room kRoom = Room::lay_yurts;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LayWishes {
  static constexpr Room kRoom = Room::lay_wishes;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct LaySongs {
  static constexpr Room kRoom = Room::lay_songs;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct RevealDraft {
  static constexpr Room kRoom = Room::reveal_draft;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct FurForWish {
  static constexpr Room kRoom = Room::fur_for_wish;
  Wish wish = 0;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct Draft {
  static constexpr Room kRoom = Room::draft;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// turn.cpp: STR-3, STR-4
struct Year {
  static constexpr Room kRoom = Room::year;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Ride {
  static constexpr Room kRoom = Room::ride;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Basic {
  static constexpr Room kRoom = Room::basic;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct Main {
  static constexpr Room kRoom = Room::main;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct Second {
  static constexpr Room kRoom = Room::second;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Act {
  static constexpr Room kRoom = Room::act;
  Choice action{};  // whose MAIN2 fur is paid
  std::uint8_t place = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct TurnEnd {
  static constexpr Room kRoom = Room::turn_end;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// basic.cpp: STR-5.5, STR-6
struct March {
  static constexpr Room kRoom = Room::march;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct HuntRoom {
  static constexpr Room kRoom = Room::hunt;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct HuntAgain {
  static constexpr Room kRoom = Room::hunt_again;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Trade {
  static constexpr Room kRoom = Room::trade;
  std::uint8_t left = 0;  // bonuses
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};

// advanced.cpp: STR-7
struct Advanced {
  static constexpr Room kRoom = Room::advanced;
  Scope scope{};
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct Claim {
  static constexpr Room kRoom = Room::claim;
  Column column = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct TileReward {
  static constexpr Room kRoom = Room::tile_reward;
  Tile tile = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct AnyVillage {
  static constexpr Room kRoom = Room::any_village;
  bool with_trophy = false;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct AnyYurt {
  static constexpr Room kRoom = Room::any_yurt;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct BuildAnywhere {
  static constexpr Room kRoom = Room::build_anywhere;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// furs.cpp: STR-8
struct Pay {
  static constexpr Room kRoom = Room::pay;
  Piece value = Piece::none;  // none: any pieces, no coins
  std::uint8_t left = 0;
  Piece from{};           // lower pieces are not paid any more: each way is listed once
  std::uint8_t keep = 0;  // what must stay payable: 16 * value + count (R-47, STR-12.2)
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct BagFurs {
  static constexpr Room kRoom = Room::bag_furs;
  Seat owner = 0;
  std::uint8_t left = 0;
  Piece first = Piece::none;  // drawn already
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct KeepFur {
  static constexpr Room kRoom = Room::keep_fur;
  Piece first{}, second{};
  std::uint8_t left = 0;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct MarketFurs {
  static constexpr Room kRoom = Room::market_furs;
  std::uint8_t left = 0;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct FillMarket {
  static constexpr Room kRoom = Room::fill_market;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Bears {
  static constexpr Room kRoom = Room::bears;
  std::uint8_t left = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// auxiliary.cpp: STR-9
struct SwapDown {
  static constexpr Room kRoom = Room::swap_down;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};

// story.cpp: STR-10, STR-13.2
struct StoryTwelve {
  static constexpr Room kRoom = Room::story_twelve;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// trophies.cpp: STR-11
struct Trophies {
  static constexpr Room kRoom = Room::trophies;
  std::uint8_t left = 0;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Advancing {
  static constexpr Room kRoom = Room::advancing;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Rewards {
  static constexpr Room kRoom = Room::rewards;
  std::uint8_t limit = 0;  // spaces above and at it are open
  std::uint8_t left = 1;   // rewards to choose
  RewardSet taken = 0;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// wishes.cpp: STR-12
struct Fulfil {
  static constexpr Room kRoom = Room::fulfil;
  Wish wish = 0;
  std::uint8_t shown = 0;  // pieces to show
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct WishPayOnly {
  static constexpr Room kRoom = Room::wish_pay_only;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// winter.cpp: STR-14; `place` counts the players in their order
void begin_winter(State& state);
struct Income {
  static constexpr Room kRoom = Room::income;
  std::uint8_t place = 0;
  bool paid = false;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct StoryBonus {
  static constexpr Room kRoom = Room::story_bonus;
  std::uint8_t place = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct SongWindow {
  static constexpr Room kRoom = Room::song_window;
  std::uint8_t place = 0;
  bool taken = false;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
  static bool settle(const Stroganov& game, State& state, Log& log);
};
struct Administration {
  static constexpr Room kRoom = Room::administration;
  std::uint8_t part = 0;
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};

// automaton.cpp: STR-16, what Ivan does by himself
struct Flip {
  static constexpr Room kRoom = Room::flip;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct TurnUp {
  static constexpr Room kRoom = Room::turn_up;
  static void moves(const Stroganov& game, const State& now, MoveList& out);
  static void play(const Stroganov& game, State& state, Move move, Log& log);
};
struct IvanTurn {
  static constexpr Room kRoom = Room::ivan_turn;
  std::uint8_t part = 0;
  std::uint8_t left = 0;  // furs to hunt
  static void moves(const Stroganov&, const State&, MoveList&) {}
  static void play(const Stroganov&, State&, Move, Log&) {}
  static bool settle(const Stroganov& game, State& state, Log& log);
};

using Rooms =
    Corridor<SetUp, Seating, LayTiles, FillTiles, LaySetupFurs, LayVillages, LayYurts, LayWishes, LaySongs,
             RevealDraft, FurForWish, Draft, Year, Ride, Basic, Main, Second, Act, TurnEnd, March, HuntRoom,
             HuntAgain, Trade, Advanced, Claim, TileReward, AnyVillage, AnyYurt, BuildAnywhere, Pay, BagFurs,
             KeepFur, MarketFurs, FillMarket, Bears, SwapDown, StoryTwelve, Trophies, Advancing, Rewards,
             Fulfil, WishPayOnly, Income, StoryBonus, SongWindow, Administration, Flip, TurnUp, IvanTurn>;

}  // namespace tsardom::stroganov
