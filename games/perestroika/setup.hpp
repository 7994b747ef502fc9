// PER-2: setup.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

// PER-2.1: random unless a seat was chosen.
struct FirstPlayer {
  static constexpr Phrase kQuestion{"first_player", "PER-2.1", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Perestroika& game, const State& now, Rng& rng) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

// PER-2.4, D1: piece by piece, one player finishing before the next.
struct StartMaterials {
  static constexpr Phrase kQuestion{"start_materials", "PER-2.4", {{number_slot("left", kMostHeld)}}};
  std::uint8_t left = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
