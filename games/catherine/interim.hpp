// CAT-9: interim scoring.
#pragma once

#include <optional>

#include "games/catherine/catherine.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {

struct Draw;

void begin_interim(const Catherine& game, State& state, Log& log);

// CAT-9.2: all with most books choose at once where to build.
struct BookBuild {
  static constexpr Phrase kQuestion{"book_build", "CAT-9.2", {}};
  static Seats concerned(const Catherine& game, const State& now);
  std::optional<Step> next(const Catherine& game, const State& now, Seat seat) const;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};

// CAT-9.2, CAT-7.5: in seat order residence, joker, or the card that replaces a residence.
struct SettleBooks {
  static constexpr Phrase kQuestion{"settle_books", "CAT-9.2", {{seat_slot("of")}}};
  Seat of = 0;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
  bool may_wait_for(const Draw& draw) const;
};

inline std::optional<Step> BookBuild::next(const Catherine&, const State& now, Seat seat) const {
  if (!holds(now.concerned, seat) || now.player[seat].plan.builds != Answer::open) return {};
  return Rooms::step(seat, *this);
}

}  // namespace tsardom::catherine
