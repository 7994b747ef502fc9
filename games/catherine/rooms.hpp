// The states of CAT-5 in the order of play. Where all choose at once (plans.cpp) a room only waits for the
// last commitment; the small questions inside it have names of their own.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "games/catherine/catherine.hpp"

namespace tsardom::catherine {

enum class Room : std::uint8_t {
  deal_orders,
  hand_out,
  draw,
  choose_row,
  play_cards,
  activate,
  resolve,
  book_build,
  settle_books,
  // Questions of CAT-5.10 that a seat meets inside play_cards and activate.
  action_card,
  activation_card,
  slot,
  mode,  // from here on about the activated card
  cost_card,
  city,
  bonus,
  bonus_card
};
inline constexpr int kPhases = 9;  // rooms that stand in the step stack

// setup.cpp: CAT-2
struct DealOrders {
  static constexpr Room kRoom = Room::deal_orders;
  Seat to = 0;
  static void moves(const Catherine& game, const State& now, MoveList& out);
  static void play(const Catherine& game, State& state, Move move, Log& log);
  static bool settle(const Catherine& game, State& state, Log& log);
};
struct ChooseRow {
  static constexpr Room kRoom = Room::choose_row;
  static bool settle(const Catherine& game, State& state, Log& log);
};

// drawing.cpp: CAT-6. Every player in seat order gets so many cards (CAT-11.2), then play goes on.
enum class Then : std::uint8_t { choose_row, play_cards, next_round };
struct HandOut {
  static constexpr Room kRoom = Room::hand_out;
  Seat to = 0;
  std::uint8_t cards = 0;
  bool limited = false;  // CAT-6.1
  Then then{};
  static bool settle(const Catherine& game, State& state, Log& log);
};
struct Draw {
  static constexpr Room kRoom = Room::draw;
  Seat to = 0;
  std::uint8_t left = 0;
  bool limited = false;
  static void moves(const Catherine& game, const State& now, MoveList& out);
  static void play(const Catherine& game, State& state, Move move, Log& log);
  static bool settle(const Catherine& game, State& state, Log& log);
};

// round.cpp: CAT-5
struct PlayCards {
  static constexpr Room kRoom = Room::play_cards;
  static bool settle(const Catherine& game, State& state, Log& log);
};
struct Activate {
  static constexpr Room kRoom = Room::activate;
  static bool settle(const Catherine& game, State& state, Log& log);
};
enum class Stage : std::uint8_t { action, bonus };
struct Resolve {
  static constexpr Room kRoom = Room::resolve;
  Seat of = 0;
  Stage stage{};
  static bool settle(const Catherine& game, State& state, Log& log);
};
void begin_round(const Catherine& game, State& state);

// interim.cpp: CAT-9
void begin_interim(const Catherine& game, State& state, Log& log);
struct BookBuild {
  static constexpr Room kRoom = Room::book_build;
  static bool settle(const Catherine& game, State& state, Log& log);
};
struct SettleBooks {
  static constexpr Room kRoom = Room::settle_books;
  Seat of = 0;
  static bool settle(const Catherine& game, State& state, Log& log);
};

}  // namespace tsardom::catherine
