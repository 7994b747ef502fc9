// STR-2.2, STR-2.3, STR-2.7 to STR-2.9, STR-14.3: what lies face down, and how it is laid out, in setup and
// in Winter.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

// STR-1.3: furs that a landscape holds in this game.
int capacity(const Stroganov& game, Tile tile);

// The first region whose place is empty.
template <class T>
Region first_empty(const std::array<T, kRegions>& display) {
  return static_cast<Region>(std::find(display.begin(), display.end(), T{kNone}) - display.begin());
}

// Everything of a set that can come, each alike; one of them.
template <class Set>
void list_all(Set set, Choice choice, MoveList& out) {
  for_each(set, [&](std::uint8_t thing) { out.add(move::plain(choice, thing)); });
}
template <class Set>
Move draw_any(Set set, Choice choice, Rng& rng) {
  return move::plain(choice, any_of(set, rng));
}

struct LayTiles {
  static constexpr Phrase kQuestion{"lay_tiles", "STR-2.2", {{number_slot("first", kColumns + 1)}}};
  Column first = 1;  // of the new tiles
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct FillTiles {
  static constexpr Phrase kQuestion{
      "fill_tiles",
      "STR-2.3",
      {{number_slot("first", kColumns + 1), number_slot("column", kColumns), left_slot()}}};
  Column first = 1, column = 1;  // the first new tile, the one that is filled now
  std::uint8_t left = 0;         // furs that it still gets
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct LayYurts {
  static constexpr Phrase kQuestion{"lay_yurts", "STR-2.7", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct LayWishes {
  static constexpr Phrase kQuestion{"lay_wishes", "STR-2.8", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct LaySongs {
  static constexpr Phrase kQuestion{"lay_songs", "STR-2.9", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
