// PER-10: where and for what one may build.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/moves.hpp"
#include "games/perestroika/perestroika.hpp"
#include "games/perestroika/text.hpp"

namespace tsardom::perestroika {

// PER-10.2: the cells that a building may go on, at most three.
void list_cells(const Perestroika& game, const Player& player, MoveList& out);
bool can_build(const Perestroika& game, const State& now, Seat seat, Building building, bool from_stock);
void build_on(const Perestroika& game, State& state, Seat seat, Building building, bool from_stock, Move move,
              std::string_view rule, Log& log);
Reason why_not_build(Move move);

// PER-10.3: at least one building, then on or stop.
struct Build {
  static constexpr Phrase kQuestion{"build", "PER-10.2", {{kHalfSlot, number_slot("built", kCells)}}};
  Half half{};
  std::uint8_t built = 0;
  void moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Perestroika& game, State& state, Seat seat, Log& log) const;
  Prices price(const Perestroika& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Perestroika& game, const State& now, Seat seat, Move move) const;
  bool fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::perestroika
