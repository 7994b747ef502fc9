// CAT-2: setup.
#pragma once

#include <optional>

#include "games/catherine/catherine.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {

// CAT-2.4: one order for each seat; the rest leave the game unseen.
struct DealOrders {
  static constexpr Phrase kQuestion{"deal_orders", "CAT-2.4", {{seat_slot("to")}}};
  Seat to = 0;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Catherine& game, const State& now, Rng& rng) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};

// CAT-2.6: all choose three cards of their hand at once, one after the other; the rows are revealed together.
struct ChooseRow {
  static constexpr Phrase kQuestion{"choose_row", "CAT-2.6", {}};
  std::optional<Step> next(const Catherine& game, const State& now, Seat seat) const;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};

inline std::optional<Step> ChooseRow::next(const Catherine& game, const State& now, Seat seat) const {
  if (seat >= game.players() || now.player[seat].plan.row.size() == game.box.start_row) return {};
  return Rooms::step(seat, *this);
}

}  // namespace tsardom::catherine
