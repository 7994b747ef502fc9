// STR-16: what Ivan does by himself. His choices are forced; only his cards and furs are chance.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

// STR-16.5: the last flipped card tells which fur of the market he takes.
Piece ivan_market_fur(const Stroganov& game, const State& now);
// STR-16.16, STR-16.17: the dearest song that he can pay, of equals the rightmost; kNone: none.
Song ivan_song(const Stroganov& game, const State& now);
void ivan_sings(const Stroganov& game, State& state, Log& log);  // the tile stays
// STR-16.8
void ivan_extra_action(const Stroganov& game, State& state, Log& log);
// STR-16.15
void ivan_trophy(const Stroganov& game, State& state, Log& log);

// STR-16.2: the cards of which thirteen are used.
CardSet automa_deck(const Stroganov& game);
// STR-18.4: the unseen cards that may lie on top.
CardSet cards_on_top(const Stroganov& game, const State& now);

// Which of the unseen cards that look like this it was.
struct Flip {
  static constexpr Phrase kQuestion{"flip", "STR-16.10", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct TurnUp {
  static constexpr Phrase kQuestion{"turn_up", "STR-16.10", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// STR-16.10 to STR-16.14: one part after the other.
struct IvanTurn {
  enum class Part : std::uint8_t { cards, moving, hunting, main, errand, over };
  static constexpr int kParts = 5;
  static constexpr Phrase kQuestion{
      "ivan_turn", "STR-16.10", {{number_slot("part", kParts), number_slot("left", kMostHunted)}}};
  Part part = Part::cards;  // the one that comes next
  std::uint8_t left = 0;    // furs to hunt
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
