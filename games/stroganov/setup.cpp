// STR-2: setup.
#include <algorithm>

#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/stacks.hpp"

namespace tsardom::stroganov {
namespace {

// STR-2.2: start tiles first.
TileSet next_tiles(const Stroganov& game, const State& now) {
  const TileSet start = now.tile_stack & game.box.start_tiles;
  return start != 0 ? start : now.tile_stack;
}

// STR-1.8
Set present_set(const State& now) { return now.year == 1 ? Set::a : Set::b; }
template <class Cards>
Cards next_of(const State& now, Cards stack, const std::array<Cards, kSets>& of) {
  return static_cast<Cards>(stack & of[static_cast<std::size_t>(present_set(now))]);
}

template <class Set>
void list_all(Set set, Choice choice, MoveList& out) {
  for_each(set, [&](std::uint8_t thing) { out.add(move::plain(choice, thing)); });
}

template <class T>
Region first_empty(const std::array<T, kRegions>& display) {
  return static_cast<Region>(std::find(display.begin(), display.end(), T{kNone}) - display.begin());
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

void block_outposts(const Stroganov& game, State& state) {  // STR-2.10
  for (Region region = 0; region < kRegions; ++region) {
    for (std::size_t space = 0; space < kOutpostSpaces; ++space) {
      const bool blocked = game.setup.players <= game.box.region[region].space[space].blocked_up_to;
      state.outpost[region][space] = blocked ? kNeutral : kNone;
    }
  }
}

void hand_out(const Stroganov& game, State& state, Log& log) {  // STR-2.12
  const Constants& figure = game.box.figure;
  for (std::size_t place = 0; place < state.order.size(); ++place) {
    const Gain supplies{
        .coins = figure.setup_coins, .horses = figure.setup_horses[place], .outposts = figure.setup_outposts};
    gain(game, state, state.order[place], supplies, "STR-2.12", log);
  }
}

// One bit for each value.
std::uint8_t setup_furs_left(const Stroganov& game, const State& now) {
  std::uint8_t left = 0;
  for (const Piece fur : game.box.setup_fur) put(left, rank_of(fur));
  if (now.trade_fur != Piece::none) drop(left, rank_of(now.trade_fur));
  for (const Piece fur : now.region_fur) {
    if (fur != Piece::none) drop(left, rank_of(fur));
  }
  return left;
}

void lay_region_fur(State& state, Piece fur, Log& log) {
  const Region region = first_empty(state.region_fur);
  state.region_fur[region] = fur;
  log.tell(event(Told::fur_to_region, kChance, "STR-2.4", fur, region));
}

// Each of them alike.
template <class Set>
std::uint8_t any_of(Set set, Rng& rng) {
  for (unsigned skip = rng.below(static_cast<unsigned>(std::popcount(set))); skip > 0; --skip)
    set = static_cast<Set>(set & (set - 1U));
  return lowest(set);
}

Seats seats_to_place(const Stroganov& game, const State& now) {
  auto seats = static_cast<Seats>((1U << game.seats()) - 1U);
  for (const Seat seat : now.order) drop(seats, seat);
  return seats;
}

std::uint8_t villages_left(const State& now) {
  std::uint8_t villages = (1U << kVillages) - 1;
  for (const Village village : now.village) {
    if (village != kNone) drop(villages, village);
  }
  return villages;
}

WishSet draft_stack(const Stroganov& game, const State& now) {
  return now.wish_stack & game.box.wishes_of[static_cast<std::size_t>(Set::s)];
}

}  // namespace

int capacity(const Stroganov& game, Tile tile) {
  const Landscape& landscape = game.box.landscape[tile];
  return landscape.spots + (game.box.figure.spots4_used[game.setup.players - 1u] ? landscape.spots4 : 0);
}

CardSet automa_deck(const Stroganov& game) {  // STR-16.2
  const std::uint8_t deck = game.agreed(Agreed::solo_deck);
  return deck == 0 ? (CardSet{1} << kAutomaCards) - 1 : game.box.focus_deck[deck - 1u];
}

// The last in the order chooses first.
Seat next_drafter(const Stroganov& game, const State& now) {
  const std::size_t chosen = game.by_players(game.box.figure.draft_wishes) - now.draft.size();
  return chosen < now.order.size() ? now.order[now.order.size() - 1 - chosen] : kChance;
}

// STR-18.1
Move draw_to_lay(const Stroganov& game, const State& now, Rng& rng) {
  switch (static_cast<Room>(now.steps.back().room)) {
    case Room::seating:
      return move::plain(Choice::seat_next, any_of(seats_to_place(game, now), rng));
    case Room::lay_tiles:
      return move::plain(Choice::lay_tile, any_of(next_tiles(game, now), rng));
    case Room::lay_setup_furs:
      return move::plain(Choice::lay_fur, any_of(setup_furs_left(game, now), rng));
    case Room::lay_villages:
      return move::plain(Choice::lay_village, any_of(villages_left(now), rng));
    case Room::lay_yurts:
      return move::plain(Choice::lay_yurt, any_of(next_of(now, now.yurt_stack, game.box.yurts_of), rng));
    case Room::lay_songs:
      return move::plain(Choice::lay_song, any_of(next_of(now, now.song_stack, game.box.songs_of), rng));
    case Room::reveal_draft:
      return move::plain(Choice::lay_wish, any_of(draft_stack(game, now), rng));
    default:
      return move::plain(Choice::lay_wish, any_of(next_of(now, now.wish_stack, game.box.wishes_of), rng));
  }
}

State Stroganov::opening() const {
  State state;
  state.wish_stack = box.wishes_of[0] | box.wishes_of[1] | box.wishes_of[2];
  state.tile_stack = (TileSet{1} << kLandscapes) - 1;
  state.song_stack = (SongSet{1} << kSongs) - 1;
  state.yurt_stack = 0xFFFF;
  if (is_solo()) state.automa_stack = automa_deck(*this);
  state.bag = box.furs;
  state.banners = by_players(box.figure.banners);
  state.tigers = box.figure.tigers;
  block_outposts(*this, state);
  state.steps.push(step(kChance, SetUp{}));
  NoLog log;
  while (Rooms::settle(*this, state, log)) {
  }
  return state;
}

bool SetUp::settle(const Stroganov& game, State& state, Log& log) {
  const std::uint8_t part = top<SetUp>(state).part;
  become(state, kChance, SetUp{static_cast<std::uint8_t>(part + 1)});
  switch (part) {
    case 0:
      call(state, kChance, Seating{});
      return true;
    case 1:
      hand_out(game, state, log);
      call(state, kChance, LayTiles{1});
      return true;
    case 2:
      call(state, kChance, LaySetupFurs{});
      return true;
    case 3:
      call(state, kChance, FillMarket{});
      return true;
    case 4:
      call(state, kChance, LayVillages{});
      return true;
    case 5:
      call(state, kChance, LayYurts{});
      return true;
    case 6:
      call(state, kChance, LayWishes{});
      return true;
    case 7:
      call(state, kChance, LaySongs{});
      return true;
    case 8:
      if (game.is_solo()) call(state, kChance, TurnUp{});
      return true;
    case 9:
      call(state, kChance, RevealDraft{});
      return true;
    default:
      become(state, kChance, Year{});  // STR-2.14
      log.tell(event(Told::season_began, kChance, "STR-3.1", state.season, state.year));
      return true;
  }
}

// STR-2.1
void Seating::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(seats_to_place(game, now), Choice::seat_next, out);
}

void Seating::play(const Stroganov&, State& state, Move move, Log& log) {
  state.order.push(move.a);
  log.tell(event(Told::placed_cossack, move.a, "STR-2.1", state.order.size()));
}

// STR-16.1: Ivan goes first.
bool Seating::settle(const Stroganov& game, State& state, Log&) {
  if (game.is_solo() && state.order.empty()) {
    state.order.push(kIvan);
    state.order.push(0);
  }
  if (state.order.size() < game.seats()) return false;
  end(state);
  return true;
}

// STR-2.2, STR-14.3
void LayTiles::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(next_tiles(game, now), Choice::lay_tile, out);
}

void LayTiles::play(const Stroganov&, State& state, Move move, Log& log) {
  const auto column = static_cast<Column>(highest(static_cast<ColumnSet>(state.laid | 1U)) + 1);
  drop(state.tile_stack, move.a);
  state.tile[column] = move.a;
  put(state.laid, column);
  log.tell(event(Told::laid_tile, kChance, "STR-2.2", move.a, column));
}

bool LayTiles::settle(const Stroganov&, State& state, Log&) {
  if (!has(state.laid, kColumns) && state.tile_stack != 0) return false;
  const std::uint8_t first = top<LayTiles>(state).first;
  become(state, kChance, FillTiles{first, static_cast<std::uint8_t>(first - 1)});
  return true;
}

// STR-2.3
void FillTiles::moves(const Stroganov& game, const State& now, MoveList& out) {
  FillMarket::moves(game, now, out);
}

void FillTiles::play(const Stroganov&, State& state, Move move, Log& log) {
  FillTiles step = top<FillTiles>(state);
  state.bag.remove(piece_of(move));
  state.furs_on[step.column].add(piece_of(move));
  log.tell(event(Told::fur_on_tile, kChance, "STR-2.3", piece_of(move), step.column));
  --step.left;
  become(state, kChance, step);
}

bool FillTiles::settle(const Stroganov& game, State& state, Log& log) {
  FillTiles step = top<FillTiles>(state);
  if (step.left > 0) return false;
  const auto plan = plan_furs(game, state, step.first);
  while (step.column < kColumns && step.left == 0) step.left = static_cast<std::uint8_t>(plan[++step.column]);
  if (step.left > 0) {
    become(state, kChance, step);
    return true;
  }
  const Column last = highest(static_cast<ColumnSet>(state.laid | 1U));
  end(state);
  if (last < step.first || state.tigers == 0) return true;
  --state.tigers;
  put(state.tigers_on, last);
  log.tell(event(Told::tiger_on_tile, kChance, "STR-2.3", last));
  return true;
}

// STR-2.4, STR-17.1
void LaySetupFurs::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(setup_furs_left(game, now), Choice::lay_fur, out);
}

void LaySetupFurs::play(const Stroganov&, State& state, Move move, Log& log) {
  if (state.trade_fur != Piece::none) return lay_region_fur(state, piece_of(move), log);
  state.trade_fur = piece_of(move);
  log.tell(event(Told::fur_to_trade, kChance, "STR-2.4", piece_of(move)));
}

bool LaySetupFurs::settle(const Stroganov& game, State& state, Log& log) {
  if (state.trade_fur == Piece::none) return false;
  const bool is_laid = state.region_fur.back() != Piece::none;
  if (!is_laid && game.setup_furs_are_random()) return false;
  if (!is_laid) {
    for_each(setup_furs_left(game, state),
             [&](std::uint8_t rank) { lay_region_fur(state, static_cast<Piece>(rank), log); });
  }
  end(state);
  return true;
}

// STR-2.6
void LayVillages::moves(const Stroganov&, const State& now, MoveList& out) {
  list_all(villages_left(now), Choice::lay_village, out);
}

void LayVillages::play(const Stroganov&, State& state, Move move, Log& log) {
  const Region region = first_empty(state.village);
  state.village[region] = move.a;
  log.tell(event(Told::laid_village, kChance, "STR-2.6", move.a, region));
}

bool LayVillages::settle(const Stroganov&, State& state, Log&) {
  if (state.village.back() == kNone) return false;
  end(state);
  return true;
}

// STR-2.7, STR-14.3
void LayYurts::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(next_of(now, now.yurt_stack, game.box.yurts_of), Choice::lay_yurt, out);
}

void LayYurts::play(const Stroganov&, State& state, Move move, Log& log) {
  const Region region = first_empty(state.yurt);
  drop(state.yurt_stack, move.a);
  state.yurt[region] = move.a;
  log.tell(event(Told::laid_yurt, kChance, "STR-2.7", move.a, region));
}

bool LayYurts::settle(const Stroganov& game, State& state, Log&) {
  if (state.yurt.back() == kNone && next_of(state, state.yurt_stack, game.box.yurts_of) != 0) return false;
  end(state);
  return true;
}

// STR-2.8, STR-14.3
void LayWishes::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(next_of(now, now.wish_stack, game.box.wishes_of), Choice::lay_wish, out);
}

void LayWishes::play(const Stroganov&, State& state, Move move, Log& log) {
  const Region region = first_empty(state.wish);
  drop(state.wish_stack, move.a);
  state.wish[region] = move.a;
  log.tell(event(Told::laid_wish, kChance, "STR-2.8", move.a, region));
}

bool LayWishes::settle(const Stroganov& game, State& state, Log&) {
  if (state.wish.back() == kNone && next_of(state, state.wish_stack, game.box.wishes_of) != 0) return false;
  end(state);
  return true;
}

// STR-2.9, STR-14.3
void LaySongs::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(next_of(now, now.song_stack, game.box.songs_of), Choice::lay_song, out);
}

void LaySongs::play(const Stroganov&, State& state, Move move, Log& log) {
  drop(state.song_stack, move.a);
  state.songs.push(move.a);
  log.tell(event(Told::laid_song, kChance, "STR-2.9", move.a));
}

bool LaySongs::settle(const Stroganov& game, State& state, Log&) {
  const bool is_full = state.songs.size() == game.by_players(game.box.figure.songs);
  if (!is_full && next_of(state, state.song_stack, game.box.songs_of) != 0) return false;
  end(state);
  return true;
}

// STR-2.13
void RevealDraft::moves(const Stroganov& game, const State& now, MoveList& out) {
  list_all(draft_stack(game, now), Choice::lay_wish, out);
}

void RevealDraft::play(const Stroganov&, State& state, Move move, Log&) {
  drop(state.wish_stack, move.a);
  call(state, kChance, FurForWish{move.a});
}

bool RevealDraft::settle(const Stroganov& game, State& state, Log&) {
  if (state.draft.size() < game.by_players(game.box.figure.draft_wishes)) return false;
  become(state, next_drafter(game, state), Draft{});
  return true;
}

void FurForWish::moves(const Stroganov& game, const State& now, MoveList& out) {
  FillMarket::moves(game, now, out);
}

void FurForWish::play(const Stroganov&, State& state, Move move, Log& log) {
  const Wish wish = top<FurForWish>(state).wish;
  end(state);
  state.bag.remove(piece_of(move));
  state.draft.push({wish, piece_of(move)});
  log.tell(event(Told::draft_pair, kChance, "STR-2.13", wish, piece_of(move)));
}

// DP-DRAFT
void Draft::moves(const Stroganov&, const State& now, MoveList& out) {
  for (const Pair& pair : now.draft) out.add(move::plain(Choice::draft, pair.wish));
}

void Draft::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  std::size_t at = 0;
  while (state.draft[at].wish != move.a) ++at;
  const auto [wish, fur] = state.draft[at];
  state.draft.remove(at);
  become(state, next_drafter(game, state), Draft{});
  log.tell(event(Told::drafted, seat, "STR-2.13", wish, fur));
  if (game.is_ivan(seat)) {
    gain_points(state, seat, game.box.figure.solo_start_wish_points, "STR-16.3", log);
  } else {
    put(state.player[seat].hand, wish);
  }
  receive_fur(game, state, seat, fur, log);
}

bool Draft::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (game.is_ivan(seat)) {
    play(game, state, move::plain(Choice::draft, state.draft[0].wish), log);
    return true;
  }
  if (seat != kChance) return false;
  for (const Pair& pair : state.draft) state.bag.add(pair.fur);
  state.draft = {};
  state.wish_stack &= ~game.box.wishes_of[static_cast<std::size_t>(Set::s)];
  end(state);
  return true;
}

}  // namespace tsardom::stroganov
