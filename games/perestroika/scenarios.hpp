// PER-13: what the scenarios do at a shuffle (PER-5.3). Their points are in scoring.cpp.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

void call_shuffle_event(const Perestroika& game, State& state);

// Everybody is asked once, clockwise from the start player; `turn` counts the seats.
inline constexpr Slot kTurnSlot = number_slot("turn", kMostPlayers - 1);

// PER-13.3, PER-13.8: what is offered, and how many of it a player may have.
Building offered_building(const Perestroika& game);
int most_offered(const Perestroika& game);
struct OfferBuilding {
  static constexpr Phrase kQuestion{"offer_building", "PER-5.3", {{kTurnSlot}}};
  std::uint8_t turn = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-13.4: who has more materials robs who has fewer.
struct Struggle {
  static constexpr Phrase kQuestion{
      "struggle", "PER-13.4", {{number_slot("theft", kMostPlayers), seat_slot("victim")}}};
  std::uint8_t theft = 0;  // thefts done or skipped
  Seat victim = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-13.9: a fee, then any number of swaps, also none.
struct BalticFee {
  static constexpr Phrase kQuestion{"baltic_fee", "PER-13.9", {{kTurnSlot}}};
  std::uint8_t turn = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};
struct BalticSwap {
  static constexpr Phrase kQuestion{"baltic_swap", "PER-13.9", {{kTurnSlot, kReturnedSlot, kTakenSlot}}};
  std::uint8_t turn = 0;
  Swapped so_far{};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
