// The rooms of the rulebook: where a decision is asked. `moves` lists what may be chosen there, `play` does
// it, `settle` is what happens there without a question. Free actions are no room of their own: where IVN-8.4
// allows them they are further choices of the room on top (free_actions.cpp), and what they do is laid upon
// it.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"

namespace tsardom::ivan {

enum class Room : std::uint8_t {
  lay,
  keep,
  station,
  plan,
  stake,
  exit,
  seal,
  deploy,
  after,
  part,
  repeat,
  regions,
  effects,
  offer,
  pay,
  pick_good,
  income,
  place,
  move,
  swap,
  build,
  slot,
  resolve,
  next,
  rearrange,
  project,
  draw_project,
  refill,
  complete,
  spoils,
  estate,
  title,
  draw_estate,
  draw_title
};
inline constexpr int kRooms = 34;

inline Room room_of(const Step& step) { return static_cast<Room>(step.room); }

// IVN-8.5: right after PART and at the first effect of a free action the question is neither interrupted nor
// declined. It is the first detail of every room where an effect begins.
enum class Asked : std::uint8_t { freely, at_once };

// What chance lays out, and when.
enum class Pile : std::uint8_t {
  assignments,
  regions,
  spoils,
  trade,
  titles,
  estates,
  favor,
  hands,
  projects
};
inline constexpr int kPiles = 9;
enum class Occasion : std::uint8_t { setup, refresh, prepare };
inline constexpr int kOccasions = 3;

// setup.cpp: IVN-2, and what is laid out anew by IVN-13.6 and IVN-14.5
struct Lay {
  static constexpr Room kRoom = Room::lay;
  Pile pile{};
  Occasion occasion{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
// Several seats at once: outside the house, since the step names no seat.
struct Keep {
  static constexpr Room kRoom = Room::keep;
  static void moves(const State& now, Seat seat, MoveList& out);
  static void play(const Ivan& game, State& state, Seat seat, Move move, Log& log);
};
struct Station {
  static constexpr Room kRoom = Room::station;
  std::uint8_t turn = 0;  // warriors stationed so far
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};

// planning.cpp: IVN-5
struct Plan {
  static constexpr Room kRoom = Room::plan;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Stake {
  static constexpr Room kRoom = Room::stake;
  Chamber chamber{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};

// turn.cpp: IVN-6, the states S0, S1, S3 and S4
struct Exit {
  static constexpr Room kRoom = Room::exit;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct AskSeal {
  static constexpr Room kRoom = Room::seal;
  Chamber chamber{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Deploy {
  static constexpr Room kRoom = Room::deploy;
  Chamber chamber{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct After {
  static constexpr Room kRoom = Room::after;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};

// chambers.cpp: IVN-7, the state S2; `extra` counts repeated incomes, or titles
struct Parts {
  static constexpr Room kRoom = Room::part;
  Chamber chamber{};
  std::uint8_t left = 0, extra = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Repeat {
  static constexpr Room kRoom = Room::repeat;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};

// regions.cpp: IVN-13; the seat asked is the one who chooses
struct Regions {
  static constexpr Room kRoom = Room::regions;
  Region region = 0;
  Seat winner = kNone, second = kNone;
  std::uint8_t reward = kNone;  // what the second one gets; kNone: not chosen yet
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};

// effects.cpp: IVN-9; `at` is a place in Box::effect, `left` what is still to come from there on
struct Effects {
  static constexpr Room kRoom = Room::effects;
  std::uint8_t at = 0, left = 0;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Offer {
  static constexpr Room kRoom = Room::offer;
  std::uint8_t at = 0, left = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Pay {
  static constexpr Room kRoom = Room::pay;
  std::uint8_t at = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct PickGood {
  static constexpr Room kRoom = Room::pick_good;
  Group group{};
  std::uint8_t left = 0;
  Resource least{};  // kinds before this one have been passed
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Income {
  static constexpr Room kRoom = Room::income;
  Asked asked{};
  std::uint8_t in_production = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Place {
  static constexpr Room kRoom = Room::place;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct MovePiece {
  static constexpr Room kRoom = Room::move;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Swap {
  static constexpr Room kRoom = Room::swap;
  Asked asked{};
  std::uint8_t give = 0, times = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Build {
  static constexpr Room kRoom = Room::build;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};

// trade.cpp: IVN-10
struct PutToken {
  static constexpr Room kRoom = Room::slot;
  TradeToken token = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Resolve {
  static constexpr Room kRoom = Room::resolve;
  Asked asked{};
  std::uint8_t count = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Next {
  static constexpr Room kRoom = Room::next;
  Asked asked{};
  Item one = kNone, other = kNone;  // chosen and not resolved yet
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct Rearrange {
  static constexpr Room kRoom = Room::rearrange;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};

// projects.cpp: IVN-11
struct TakeProject {
  static constexpr Room kRoom = Room::project;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct DrawProject {
  static constexpr Room kRoom = Room::draw_project;
  Seat owner = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Refill {
  static constexpr Room kRoom = Room::refill;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct Complete {
  static constexpr Room kRoom = Room::complete;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct TakeSpoils {
  static constexpr Room kRoom = Room::spoils;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};

// rewards.cpp: IVN-12
struct TakeEstate {
  static constexpr Room kRoom = Room::estate;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct TakeTitle {
  static constexpr Room kRoom = Room::title;
  Asked asked{};
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
  static bool settle(const Ivan& game, State& state, Log& log);
};
struct DrawEstate {
  static constexpr Room kRoom = Room::draw_estate;
  Seat owner = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};
struct DrawTitle {
  static constexpr Room kRoom = Room::draw_title;
  Seat owner = 0;
  static void moves(const Ivan& game, const State& now, MoveList& out);
  static void play(const Ivan& game, State& state, Move move, Log& log);
};

using Rooms = Corridor<Lay, Station, Plan, Stake, Exit, AskSeal, Deploy, After, Parts, Repeat, Regions,
                       Effects, Offer, Pay, PickGood, Income, Place, MovePiece, Swap, Build, PutToken,
                       Resolve, Next, Rearrange, TakeProject, DrawProject, Refill, Complete, TakeSpoils,
                       TakeEstate, TakeTitle, DrawEstate, DrawTitle>;

}  // namespace tsardom::ivan
