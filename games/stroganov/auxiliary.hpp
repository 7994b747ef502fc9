// STR-9: what a player may do at every [AUX] point, with the extra actions of STR-4.3 and, in the own income,
// the Winter cards of STR-14.1.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

struct Bill;

// STR-12.3: a song can spare the pieces that are only shown when a wish is fulfilled.
enum class Showing : std::uint8_t { in_full, none };

bool is_auxiliary(Choice choice);
bool has_auxiliary(const Stroganov& game, const State& now, Seat seat, Showing showing = Showing::in_full);
void list_auxiliary(const Stroganov& game, const State& now, Seat seat, MoveList& out,
                    Showing showing = Showing::in_full);
// Answers whether the move was one of these.
bool play_auxiliary(const Stroganov& game, State& state, Seat seat, Move move, Log& log);

// Nothing, where the move is none of these.
void add_auxiliary(const Stroganov& game, Move move, Bill& bill);
Prices price_of_auxiliary(const Stroganov& game, Move move);
Reason why_not_auxiliary(const Stroganov& game, const State& now, Seat seat, Move move);

// DP-SWAP
struct SwapDown {
  static constexpr Phrase kQuestion{"swap_down", "STR-9.2", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
