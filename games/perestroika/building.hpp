// PER-10: where and for what one may build.
#pragma once

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// PER-10.2: the cells that a building may go on, at most three.
void list_cells(const Perestroika& game, const Player& player, MoveList& out);
bool can_build(const Perestroika& game, const State& now, Seat seat, Building building, bool from_stock);
void build_on(const Perestroika& game, State& state, Seat seat, Building building, bool from_stock, Move move,
              std::string_view rule, Log& log);

}  // namespace tsardom::perestroika
