// The rooms of the rulebook in the order of play: where a decision is asked. `moves` lists what may be chosen
// there, `play` does it, `settle` is what happens there without a question (a step ends by itself when
// nothing is left to choose, PER-0.3).
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

enum class Room : std::uint8_t {
  first_player,
  start_materials,
  reveal,
  offer_building,
  struggle,
  baltic_fee,
  baltic_swap,
  draft,
  compensation,
  solo_discard,
  solo_aside,
  turn,
  gain_choice,
  exchange,
  swap,
  build,
  retrieve,
  draw_cards,
  rob,
  lose_card,
  uncover,
  seize,
  hand_limit
};
inline Room room_of(const Step& step) { return static_cast<Room>(step.room); }

// setup.cpp: PER-2
struct FirstPlayer {
  static constexpr Room kRoom = Room::first_player;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct StartMaterials {
  static constexpr Room kRoom = Room::start_materials;
  std::uint8_t left = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};

// reveal.cpp: PER-4 reveal, PER-5 shuffle, PER-6 Tatars
struct Reveal {
  static constexpr Room kRoom = Room::reveal;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};

// scenarios.cpp: PER-13, what a scenario does at a shuffle; `turn` counts the seats from the start player
void call_shuffle_event(const Perestroika& game, State& state);
struct OfferBuilding {
  static constexpr Room kRoom = Room::offer_building;
  std::uint8_t turn = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct Struggle {
  static constexpr Room kRoom = Room::struggle;
  std::uint8_t theft = 0;  // thefts done or skipped, in the order of PER-13.4
  Seat victim = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct BalticFee {
  static constexpr Room kRoom = Room::baltic_fee;
  std::uint8_t turn = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct BalticSwap {
  static constexpr Room kRoom = Room::baltic_swap;
  std::uint8_t turn = 0;
  std::uint8_t returned = 0, taken = 0;  // kinds, one bit each (PER-9.4)
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};

// draft.cpp: PER-7, PER-14.2
void begin_draft(const Perestroika& game, State& state);
struct Draft {
  static constexpr Room kRoom = Room::draft;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct Compensation {
  static constexpr Room kRoom = Room::compensation;
  std::uint8_t left = 1;  // pieces for this seat
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct SoloDiscard {
  static constexpr Room kRoom = Room::solo_discard;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct SoloAside {
  static constexpr Room kRoom = Room::solo_aside;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};

// turn.cpp: PER-8
struct Turn {
  static constexpr Room kRoom = Room::turn;
  std::uint8_t plays = 0;  // cards played this turn
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct HandLimit {
  static constexpr Room kRoom = Room::hand_limit;
  Kind from = 0;               // kinds before this one have been passed (PER-8.10)
  std::uint8_t discarded = 0;  // cards discarded here
  static bool can_discard(const Perestroika& game, const State& now);
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
bool can_play(const Perestroika& game, const State& now, Seat seat, const Effect& effect);

// materials.cpp: PER-9
struct GainChoice {
  static constexpr Room kRoom = Room::gain_choice;
  std::uint8_t amount = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct Exchange {
  static constexpr Room kRoom = Room::exchange;
  Half half{};
  std::uint8_t steps = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct Swap {
  static constexpr Room kRoom = Room::swap;
  std::uint8_t returned = 0, taken = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};

// building.cpp: PER-10
struct Build {
  static constexpr Room kRoom = Room::build;
  Half half{};
  std::uint8_t built = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};

// cards.cpp: PER-11
void resolve(const Perestroika& game, State& state, Seat seat, Kind kind, Half half, Log& log);
struct Retrieve {
  static constexpr Room kRoom = Room::retrieve;
  Half half{};
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct DrawCards {
  static constexpr Room kRoom = Room::draw_cards;
  Seat drawer = 0;
  std::uint8_t left = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
  static bool settle(const Perestroika& game, State& state, Log& log);
};
struct Rob {
  static constexpr Room kRoom = Room::rob;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct LoseCard {
  static constexpr Room kRoom = Room::lose_card;
  Seat thief = 0, victim = 0;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct Uncover {
  static constexpr Room kRoom = Room::uncover;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};
struct Seize {
  static constexpr Room kRoom = Room::seize;
  static void moves(const Perestroika& game, const State& now, MoveList& out);
  static void play(const Perestroika& game, State& state, Move move, Log& log);
};

using Rooms = Corridor<FirstPlayer, StartMaterials, Reveal, OfferBuilding, Struggle, BalticFee, BalticSwap,
                       Draft, Compensation, SoloDiscard, SoloAside, Turn, GainChoice, Exchange, Swap, Build,
                       Retrieve, DrawCards, Rob, LoseCard, Uncover, Seize, HandLimit>;

}  // namespace tsardom::perestroika
