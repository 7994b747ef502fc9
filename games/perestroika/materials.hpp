// PER-9: what the stock can give, and how pieces come and go.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

// PER-9.1: the player is below the hold limit and the stock has a piece.
inline bool can_receive(const Perestroika& game, const State& now, Seat seat, Material m) {
  return now.player[seat].held[m] < game.box.hold_limit && now.stock[m] > 0;
}
bool can_receive_any(const Perestroika& game, const State& now, Seat seat);
void list_receivable(const Perestroika& game, const State& now, Seat seat, MoveList& out);

// PER-9.1: what exceeds the limit or the stock is simply not received.
void gain(const Perestroika& game, State& state, Seat seat, Material m, int amount, std::string_view rule,
          Log& log);
void give_back(State& state, Seat seat, Material m, int amount, std::string_view rule, Log& log);

inline Reason why_not_take(Move move) { return reason_for(move, Choice::take, "cannot_receive", "PER-9.1"); }

// What a choice costs, for the prompt.
Prices in_pieces(const Materials& pieces);
Prices in_pieces(Material m, std::uint8_t count);

// PER-3.3, "gain of choice": asked once.
struct GainChoice {
  static constexpr Phrase kQuestion{"gain_choice", "PER-9.1", {{number_slot("amount", kMostPieces)}}};
  std::uint8_t amount = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-9.3: at least one step, further ones at will.
bool can_exchange(const Perestroika& game, const State& now, Seat seat, const Effect& effect);
struct Exchange {
  static constexpr Phrase kQuestion{"exchange", "PER-9.3", {{kHalfSlot, number_slot("steps", kMostHeld)}}};
  Half half{};
  std::uint8_t steps = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-9.4: the kinds returned and taken so far in this effect, one bit each. One direction for each kind.
inline constexpr std::uint8_t kEveryKind = (1U << kMaterials) - 1;
inline constexpr Slot kReturnedSlot = number_slot("returned", kEveryKind);
inline constexpr Slot kTakenSlot = number_slot("taken", kEveryKind);
struct Swapped {
  std::uint8_t returned = 0, taken = 0;
  bool is_possible(const State& now, Seat seat) const;
};
bool can_swap(const Perestroika& game, const State& now, Seat seat, Swapped so_far);
void list_swaps(const Perestroika& game, const State& now, Seat seat, Swapped so_far, MoveList& out);
Swapped swap_one(State& state, Seat seat, Swapped so_far, Move move, std::string_view rule, Log& log);
Prices price_of_swap(Move move);
Reason why_not_swap(Move move);

struct Swap {
  static constexpr Phrase kQuestion{"swap", "PER-9.4", {{kReturnedSlot, kTakenSlot}}};
  Swapped so_far{};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
