#include "games/perestroika/building.hpp"

#include <algorithm>

#include "games/perestroika/cards.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"

namespace tsardom::perestroika {
namespace {

// PER-10.2: rows fill from the left, and row r + 1 opens once row r is begun.
template <class Visit>
void for_each_open_cell(const Perestroika& game, const Player& player, Visit visit) {
  for (int row = 0; row < game.box.rows; ++row) {
    const int length = player.row_length(row);
    if (length < game.box.columns) visit(static_cast<Cell>(row * kColumns + length));
    if (length == 0) return;
  }
}

bool has_open_cell(const Perestroika& game, const Player& player) {
  bool open = false;
  for_each_open_cell(game, player, [&](Cell) { open = true; });
  return open;
}

// PER-9.2: the pieces stay in the building.
void pay(Materials& pile, const Materials& cost) {
  for (const Material m : kAllMaterials) pile[m] = static_cast<std::uint8_t>(pile[m] - cost[m]);
}

}  // namespace

void list_cells(const Perestroika& game, const Player& player, MoveList& out) {
  for_each_open_cell(game, player, [&](Cell cell) { out.add(move::build(cell)); });
}

bool can_build(const Perestroika& game, const State& now, Seat seat, Building building, bool from_stock) {
  const Materials& payer = from_stock ? now.stock : now.player[seat].held;
  return payer.covers(game.box.of(building).cost) && has_open_cell(game, now.player[seat]);
}

void build_on(const Perestroika& game, State& state, Seat seat, Building building, bool from_stock, Move move,
              std::string_view rule, Log& log) {
  pay(from_stock ? state.stock : state.player[seat].held, game.box.of(building).cost);
  state.player[seat].area[cell_of(move)] = building;
  log.tell(event(Told::built, seat, rule, building, cell_of(move)));
}

Reason why_not_build(Move move) { return reason_for(move, Choice::build, "no_such_cell", "PER-10.2"); }

void Build::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_cells(game, now.player[seat], out);
  if (built > 0) out.add(move::plain(Choice::stop));
}

void Build::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::stop) return end(state);
  const Effect& effect = effect_in_play(game, state, half);
  build_on(game, state, seat, effect.building, effect.from_stock, move, "PER-10.3", log);
  become(state, seat, Build{half, static_cast<std::uint8_t>(built + 1)});
}

bool Build::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  const Effect& effect = effect_in_play(game, state, half);
  const bool is_card_used_up = effect.most > 0 && built >= effect.most;
  if (!is_card_used_up && can_build(game, state, seat, effect.building, effect.from_stock)) return false;
  end(state);
  return true;
}

Prices Build::price(const Perestroika& game, const State& now, Seat, Move move) const {
  const Effect& effect = effect_in_play(game, now, half);
  if (choice_of(move) == Choice::stop || effect.from_stock) return {};
  return in_pieces(game.box.of(effect.building).cost);
}

Reason Build::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::stop ? why_not_stop(move) : why_not_build(move);
}

bool Build::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_resolved_by(game, now, seat, at, half, Op::build)) return false;
  const auto& area = now.player[seat].area;
  return built <= std::count(area.begin(), area.end(), effect_in_play(game, now, half).building);
}

}  // namespace tsardom::perestroika
