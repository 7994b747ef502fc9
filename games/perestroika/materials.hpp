// PER-9: what the stock can give, and how pieces come and go.
#pragma once

#include <algorithm>

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"

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

// PER-9.3
bool can_exchange(const Perestroika& game, const State& now, Seat seat, const Effect& effect);

// PER-9.4: the kinds returned and taken so far in this effect, one bit each.
void list_swaps(const Perestroika& game, const State& now, Seat seat, unsigned returned, unsigned taken,
                MoveList& out);
bool can_swap(const Perestroika& game, const State& now, Seat seat, unsigned returned, unsigned taken);
void swap_one(State& state, Seat seat, Move move, std::string_view rule, Log& log);
constexpr unsigned bit_of(Material m) { return 1U << static_cast<unsigned>(m); }

}  // namespace tsardom::perestroika
