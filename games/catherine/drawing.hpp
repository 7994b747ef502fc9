// CAT-6.1: drawing cards; CAT-3.2, CAT-3.4: the reshuffle.
#pragma once

#include "games/catherine/catherine.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {

// So many cards for a seat, one by one.
struct Draw {
  static constexpr Phrase kQuestion{
      "draw", "CAT-6.1", {{seat_slot("to"), number_slot("left", kCards), number_slot("limited", 1)}}};
  Seat to = 0;
  std::uint8_t left = 0;
  bool limited = false;  // by the hand limit
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Catherine& game, const State& now, Rng& rng) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};

// Every player in seat order gets so many cards (CAT-11.2), then play goes on.
enum class Then : std::uint8_t { choose_row, play_cards, next_round };
struct HandOut {
  static constexpr Phrase kQuestion{
      "hand_out",
      "CAT-5.1",
      {{seat_slot("to"), number_slot("cards", kCards), number_slot("limited", 1), number_slot("then", 2)}}};
  Seat to = 0;
  std::uint8_t cards = 0;
  bool limited = false;
  Then then{};
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
  bool may_wait_for(const Draw& draw) const;
};

}  // namespace tsardom::catherine
