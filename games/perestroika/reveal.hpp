// PER-4 reveal, PER-5 shuffle and end trigger, PER-6 Tatar invasion.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

int crosses_shown(const Perestroika& game, const State& now);
// PER-6.1: where a full display shows too few crosses, the Tatars have been here.
bool is_plundered(const Perestroika& game, const State& now);

struct Reveal {
  static constexpr Phrase kQuestion{"reveal", "PER-4.1", {}};
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Perestroika& game, const State& now, Rng& rng) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
