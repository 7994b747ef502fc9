#include "games/perestroika/scoring.hpp"

#include <algorithm>
#include <bit>

#include "core/ranking.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/moves.hpp"

namespace tsardom::perestroika {
namespace {

Building at(const Player& player, int row, int column) {
  if (row < 0 || row >= kRows || column < 0 || column >= kColumns) return Building::none;
  return player.area[static_cast<std::size_t>(row * kColumns + column)];
}

Part part_of(Building building) { return static_cast<Part>(static_cast<int>(building) - 1); }

int marks_in_column(const Perestroika& game, const Player& player, int column) {
  int marks = 0;
  for (int row = 0; row < kRows; ++row) marks += game.box.of(at(player, row, column)).marks;
  return marks;
}

bool is_next_to_town(const Player& player, int row, int column) {  // PER-13.6
  return at(player, row, column - 1) == Building::town || at(player, row, column + 1) == Building::town ||
         at(player, row - 1, column) == Building::town || at(player, row + 1, column) == Building::town;
}

// A building on its cell, but for cathedral and palace, which look at the others.
int points_on(const Perestroika& game, const Player& player, int row, int column) {
  const Building building = at(player, row, column);
  const ScenarioFigures& figure = game.box.figure;
  if (building == Building::church && game.scenario() == Scenario::wilderness_abbey) {
    return figure.church_points[static_cast<std::size_t>(column)];  // PER-13.2
  }
  if (building == Building::field && game.scenario() == Scenario::serfdom) {
    return is_next_to_town(player, row, column) ? figure.field_by_town : figure.field_otherwise;
  }
  return game.box.of(building).points;
}

int buildings_in(const Player& player) {
  return static_cast<int>(kCells - std::count(player.area.begin(), player.area.end(), Building::none));
}

unsigned bit_of(Building building) { return 1U << static_cast<unsigned>(building); }

// PER-RUL-32: does a mirror between the first and the last of these lines run through this one, or beside it?
bool lies_on_axis(int line, int lines) { return line == (lines - 1) / 2 || line == lines / 2; }

// PER-13.5: empty equals only empty.
int planned_city(const Perestroika& game, const Player& player) {
  const ScenarioFigures& figure = game.box.figure;
  int rows = 0, columns = 0;
  for (int row = 0; row < kRows; ++row) {
    rows += player.row_length(row) > 0;
    columns = std::max(columns, player.row_length(row));
  }
  const int least = figure.line_is_mirrored ? 1 : 2;
  bool left_right = columns >= least, top_bottom = rows >= least;
  unsigned kinds = 0, upright = 0, level = 0;  // in the area, and on each axis
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const Building here = at(player, row, column);
      kinds |= bit_of(here);
      if (lies_on_axis(column, columns)) upright |= bit_of(here);
      if (lies_on_axis(row, rows)) level |= bit_of(here);
      left_right &= here == at(player, row, columns - 1 - column);
      top_bottom &= here == at(player, rows - 1 - row, column);
    }
  }
  const auto different = [](unsigned set) { return std::popcount(set & ~bit_of(Building::none)); };
  if (left_right && top_bottom) return figure.both_axes * different(kinds);
  if (!left_right && !top_bottom) return 0;
  if (!figure.kinds_on_axis) return figure.one_axis * different(kinds);
  return figure.one_axis * different(left_right ? upright : level);
}

int water_trade_route(const Perestroika& game, const Player& player) {  // PER-13.7
  int points = 0;
  for (int column = 0; column < kColumns; ++column) {
    points += game.box.figure.points_per_mark[static_cast<std::size_t>(column)] *
              marks_in_column(game, player, column);
  }
  return points;
}

// PER-13.1: a column belongs to the one player with strictly most marks there.
int columns_won(const Perestroika& game, const State& now, Seat seat) {
  int won = 0;
  for (int column = 0; column < kColumns; ++column) {
    const int own = marks_in_column(game, now.player[seat], column);
    bool leads = true;
    for (Seat other = 0; other < game.players(); ++other) {
      leads &= other == seat || own > marks_in_column(game, now.player[other], column);
    }
    won += leads;
  }
  return won;
}

int scenario_points(const Perestroika& game, const State& now, Seat seat) {
  switch (game.scenario()) {
    case Scenario::rus_successor:
      return game.box.figure.bonus_per_column * columns_won(game, now, seat);
    case Scenario::planned_city:
      return planned_city(game, now.player[seat]);
    case Scenario::water_trade_route:
      return water_trade_route(game, now.player[seat]);
    default:
      return 0;
  }
}

// PER-12.2: a workshop card in hand makes its material worth more.
int points_each(const Perestroika& game, const State& now, Seat seat, Material m) {
  int points = game.box.points_each;
  for (CardSet left = now.cards(hand_of(seat)); left != 0; left &= left - 1) {
    for (const Effect& effect : game.box.kind[game.box.kind_of[lowest(left)]].half) {
      if (effect.op == Op::endgame_value && effect.material == m)
        points = std::max<int>(points, effect.amount);
    }
  }
  return points;
}

void score_buildings(const Perestroika& game, const Player& player,
                     std::array<std::int16_t, Standing::kMostParts>& part) {
  int others = 0;  // points of all but cathedral and palace
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const Building building = at(player, row, column);
      if (building == Building::none) continue;
      auto& points = part[static_cast<std::size_t>(part_of(building))];
      const int here = points_on(game, player, row, column);
      points = static_cast<std::int16_t>(points + here);
      others += here;
    }
  }
  const ScenarioFigures& figure = game.box.figure;
  const auto score_each = [&](Building building, int points) {
    const auto count = std::count(player.area.begin(), player.area.end(), building);
    part[static_cast<std::size_t>(part_of(building))] = static_cast<std::int16_t>(count * points);
  };
  score_each(Building::cathedral, figure.points_per_building * buildings_in(player));  // PER-13.3
  score_each(Building::palace, figure.palace_gain * (others / figure.palace_per));     // PER-13.8
}

}  // namespace

int least_score(const Perestroika& game, std::uint8_t rank) {
  return game.box.rank[rank].least - game.box.sheet[static_cast<std::size_t>(game.scenario())].base_score;
}

std::uint8_t rank_of(const Perestroika& game, int score) {
  std::uint8_t rank = 0;
  while (score < least_score(game, rank)) ++rank;
  return rank;
}

int score_of(const Perestroika& game, const State& now, Seat seat,
             std::array<std::int16_t, Standing::kMostParts>& part) {
  score_buildings(game, now.player[seat], part);
  for (const Material m : kAllMaterials) {
    const int points = now.player[seat].held[m] * points_each(game, now, seat, m);
    part[static_cast<std::size_t>(Part::fur) + static_cast<std::size_t>(m)] =
        static_cast<std::int16_t>(points);
  }
  part[static_cast<std::size_t>(Part::scenario)] =
      static_cast<std::int16_t>(scenario_points(game, now, seat));
  int total = 0;
  for (const std::int16_t points : part) total += points;
  return total;
}

Standing Perestroika::standing(const State& now) const {
  Standing result;
  for (Seat seat = 0; seat < players(); ++seat) {
    const int total = score_of(*this, now, seat, result.part[seat]);
    result.total[seat] = static_cast<std::int16_t>(total);
    result.title[seat] = rank_of(*this, total);
  }
  give_places(result, players());  // PER-12.3: no tie-break
  return result;
}

void score_game(const Perestroika& game, State& state, Log& log) {
  open_hands(game, state, log);
  if (!log.recalls()) return;
  const Standing standing = game.standing(state);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    log.tell(event(Told::scored, seat, "PER-12.2", standing.total[seat], standing.title[seat]));
  }
}

}  // namespace tsardom::perestroika
