#include "games/stroganov/stacks.hpp"

#include <algorithm>

#include "games/stroganov/course.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/setup.hpp"
#include "games/stroganov/winter.hpp"

namespace tsardom::stroganov {
namespace {

// STR-2.2: start tiles first.
TileSet next_tiles(const Stroganov& game, const State& now) {
  const TileSet start = now.tile_stack & game.box.start_tiles;
  return start != 0 ? start : now.tile_stack;
}

// STR-1.8: in the last Winter of set A the cards of set B are laid out already.
Set set_to_lay(const State& now) { return now.year < kYearsOfSetA ? Set::a : Set::b; }
template <class Cards>
Cards next_of(const State& now, Cards stack, const std::array<Cards, kSets>& of) {
  return static_cast<Cards>(stack & of[static_cast<std::size_t>(set_to_lay(now))]);
}
YurtSet next_yurts(const Stroganov& game, const State& now) {
  return next_of(now, now.yurt_stack, game.box.yurts_of);
}
WishSet next_wishes(const Stroganov& game, const State& now) {
  return next_of(now, now.wish_stack, game.box.wishes_of);
}
SongSet next_songs(const Stroganov& game, const State& now) {
  return next_of(now, now.song_stack, game.box.songs_of);
}

// STR-14.4: how many furs each new tile gets. Furs that lie there already count as still in the bag.
std::array<int, kColumns + 1> plan_furs(const Stroganov& game, const State& now, Column first) {
  std::array<int, kColumns + 1> plan{};
  int planned = 0, furs = now.bag.total();
  for (Column column = first; column <= kColumns; ++column) {
    if (!has(now.laid, column)) continue;
    plan[column] = capacity(game, now.tile[column]);
    planned += plan[column];
    furs += now.furs_on[column].total();
  }
  while (planned > furs) {
    const auto before = plan;
    for (int most = *std::max_element(before.begin(), before.end()); most > 0; --most) {
      for (Column column = kColumns; column >= first; --column) {
        if (before[column] != most || planned == furs) continue;
        --plan[column];
        --planned;
      }
    }
  }
  return plan;
}

Column last_tile(const State& now) { return highest(static_cast<ColumnSet>(now.laid | 1U)); }

// Is this laid out in these parts of setup and of the administration?
bool is_laid_in(const State& now, std::size_t at, SetUp::Part part, Administration::Part winter) {
  return is_top(now, at) && (is_part(now, at, part) || is_part(now, at, winter));
}

// Tiles are laid and filled from the left.
bool is_row_laid(const State& now, std::size_t at, Column first) {
  const bool is_closed = (now.laid & (now.laid + 2U)) == 0;
  return is_laid_in(now, at, SetUp::Part::tiles, Administration::Part::row) && is_closed && first >= 1 &&
         first <= kColumns + 1;
}
bool is_bare(const State& now, Column first) {
  for (Column column = first; column <= kColumns; ++column) {
    if (!now.furs_on[column].empty() || has(now.tigers_on, column)) return false;
  }
  return true;
}

}  // namespace

int capacity(const Stroganov& game, Tile tile) {
  const Landscape& landscape = game.box.landscape[tile];
  return landscape.spots + (game.box.figure.spots4_used[game.setup.players - 1u] ? landscape.spots4 : 0);
}

// STR-2.2, STR-14.3
void LayTiles::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(next_tiles(game, now), Choice::lay_tile, out);
}

Move LayTiles::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(next_tiles(game, now), Choice::lay_tile, rng);
}

void LayTiles::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  const auto column = static_cast<Column>(last_tile(state) + 1);
  drop(state.tile_stack, move.a);
  state.tile[column] = move.a;
  put(state.laid, column);
  log.tell(event(Told::laid_tile, kChance, "STR-2.2", move.a, column));
}

bool LayTiles::settle(const Stroganov&, State& state, Seat, Log&) const {
  if (!has(state.laid, kColumns) && state.tile_stack != 0) return false;
  become(state, kChance, FillTiles{first, static_cast<Column>(first - 1)});
  return true;
}

bool LayTiles::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_row_laid(now, at, first) && is_bare(now, first);
}

// STR-2.3
void FillTiles::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  list_furs(now.bag, out);
}

Move FillTiles::draw(const Stroganov&, const State& now, Rng& rng) const { return draw_fur(now.bag, rng); }

void FillTiles::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  state.bag.remove(piece_of(move));
  state.furs_on[column].add(piece_of(move));
  log.tell(event(Told::fur_on_tile, kChance, "STR-2.3", piece_of(move), column));
  become(state, kChance, FillTiles{first, column, static_cast<std::uint8_t>(left - 1)});
}

bool FillTiles::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  if (left > 0) return false;
  const auto plan = plan_furs(game, state, first);
  FillTiles next = *this;
  while (next.column < kColumns && next.left == 0) next.left = static_cast<std::uint8_t>(plan[++next.column]);
  if (next.left > 0) {
    become(state, kChance, next);
    return true;
  }
  const Column last = last_tile(state);
  end(state);
  if (last < first || state.tigers == 0) return true;
  --state.tigers;
  put(state.tigers_on, last);
  log.tell(event(Told::tiger_on_tile, kChance, "STR-2.3", last));
  return true;
}

bool FillTiles::fits(const Stroganov& game, const State& now, Seat, std::size_t at) const {
  if (!is_row_laid(now, at, first) || left == 0) return false;
  if (column < first || column > kColumns || !has(now.laid, column) || has(now.tigers_on, column) ||
      !is_bare(now, static_cast<Column>(column + 1)))
    return false;
  return left <= now.bag.total() && now.furs_on[column].total() + left <= capacity(game, now.tile[column]);
}

// STR-2.7, STR-14.3
void LayYurts::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(next_yurts(game, now), Choice::lay_yurt, out);
}

Move LayYurts::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(next_yurts(game, now), Choice::lay_yurt, rng);
}

void LayYurts::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  const Region region = first_empty(state.yurt);
  drop(state.yurt_stack, move.a);
  state.yurt[region] = move.a;
  log.tell(event(Told::laid_yurt, kChance, "STR-2.7", move.a, region));
}

bool LayYurts::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (state.yurt.back() == kNone && next_yurts(game, state) != 0) return false;
  end(state);
  return true;
}

bool LayYurts::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_laid_in(now, at, SetUp::Part::yurts, Administration::Part::yurts);
}

// STR-2.8, STR-14.3
void LayWishes::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(next_wishes(game, now), Choice::lay_wish, out);
}

Move LayWishes::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(next_wishes(game, now), Choice::lay_wish, rng);
}

void LayWishes::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  const Region region = first_empty(state.wish);
  drop(state.wish_stack, move.a);
  state.wish[region] = move.a;
  log.tell(event(Told::laid_wish, kChance, "STR-2.8", move.a, region));
}

bool LayWishes::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (state.wish.back() == kNone && next_wishes(game, state) != 0) return false;
  end(state);
  return true;
}

bool LayWishes::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_laid_in(now, at, SetUp::Part::wishes, Administration::Part::wishes);
}

// STR-2.9, STR-14.3
void LaySongs::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(next_songs(game, now), Choice::lay_song, out);
}

Move LaySongs::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(next_songs(game, now), Choice::lay_song, rng);
}

void LaySongs::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  drop(state.song_stack, move.a);
  state.songs.push(move.a);
  log.tell(event(Told::laid_song, kChance, "STR-2.9", move.a));
}

bool LaySongs::settle(const Stroganov& game, State& state, Seat, Log&) const {
  const bool is_full = state.songs.size() == game.by_players(game.box.figure.songs);
  if (!is_full && next_songs(game, state) != 0) return false;
  end(state);
  return true;
}

bool LaySongs::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_laid_in(now, at, SetUp::Part::songs, Administration::Part::songs);
}

}  // namespace tsardom::stroganov
