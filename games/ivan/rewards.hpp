// IVN-12: estates and titles.
#pragma once

#include "games/ivan/effects.hpp"

namespace tsardom::ivan {

// ESTATE
struct TakeEstate {
  static constexpr Phrase kQuestion{"estate", "IVN-9.8", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::take_estate, {"not_in_display", "IVN-9.8"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 1.2; }
};

// TITLE
struct TakeTitle {
  static constexpr Phrase kQuestion{"title", "IVN-9.8", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::take_title, {"not_in_display", "IVN-9.8"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 1.2; }
};

// IVN-12.4: a card drawn from the deck is kept.
struct DrawEstate {
  static constexpr Phrase kQuestion{"draw_estate", "IVN-9.8", {{kOwnerSlot}}};
  Seat owner = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Move draw(const Ivan& game, const State& now, Rng& rng) const;
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
};

struct DrawTitle {
  static constexpr Phrase kQuestion{"draw_title", "IVN-9.8", {{kOwnerSlot}}};
  Seat owner = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Move draw(const Ivan& game, const State& now, Rng& rng) const;
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
};

inline bool can_take_from(const Deck& deck) { return (deck.display | deck.deck) != 0; }
// IVN-15.2: the discard becomes the deck; RUL-24: at once when that is empty.
void replenish(Deck& deck, Choice draw, Log& log);

}  // namespace tsardom::ivan
