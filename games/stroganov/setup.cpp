// STR-2: setup.
#include "games/stroganov/setup.hpp"

#include <algorithm>
#include <bit>

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"

namespace tsardom::stroganov {
namespace {

using Part = SetUp::Part;

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

Seats seats_to_place(const Stroganov& game, const State& now) {
  auto seats = static_cast<Seats>((1U << game.seats()) - 1U);
  for (const Seat seat : now.order) drop(seats, seat);
  return seats;
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

std::uint8_t villages_left(const State& now) {
  std::uint8_t villages = (1U << kVillages) - 1;
  for (const Village village : now.village) {
    if (village != kNone) drop(villages, village);
  }
  return villages;
}

WishSet draft_wishes(const Stroganov& game) { return game.box.wishes_of[static_cast<std::size_t>(Set::s)]; }
WishSet draft_stack(const Stroganov& game, const State& now) { return now.wish_stack & draft_wishes(game); }
std::size_t draft_size(const Stroganov& game) { return game.by_players(game.box.figure.draft_wishes); }

// STR-2.13: who chooses next; the last in the order is the first. Chance: nobody.
Seat next_drafter(const Stroganov& game, const State& now) {
  const std::size_t chosen = draft_size(game) - now.draft.size();
  return chosen < now.order.size() ? now.order[now.order.size() - 1 - chosen] : kChance;
}

// Nobody has had a turn yet: what one holds was handed out, or comes from the draft.
bool is_untouched(const Stroganov& game, const State& now) {
  const bool drafts = lies_at<Draft>(now, 1);
  const int bear_story = game.box.figure.bear_story;
  const bool is_new = std::all_of(now.player.begin(), now.player.end(), [&](const Player& player) {
    return player.column == 0 && player.fulfilled == 0 && player.built == 0 && player.trophy == 0 &&
           player.tiles == 0 && player.story <= bear_story * player.furs[Piece::bear] &&
           (drafts || (player.hand == 0 && player.furs.empty()));
  });
  return is_new && now.year == 1 && now.season == Season::spring && now.had_turn == 0 && now.used == 0;
}

// Nothing has left the game yet.
bool are_cards_complete(const State& now) {
  WishSet wishes = now.wish_stack;
  YurtSet yurts = now.yurt_stack;
  SongSet songs = now.song_stack;
  for (Region region = 0; region < kRegions; ++region) {
    if (now.wish[region] != kNone) put(wishes, now.wish[region]);
    if (now.yurt[region] != kNone) put(yurts, now.yurt[region]);
  }
  for (const Song song : now.songs) put(songs, song);
  for (const Pair& pair : now.draft) put(wishes, pair.wish);
  for (const Player& player : now.player) wishes |= player.hand;
  if (is_on_top<FurForWish>(now) && top<FurForWish>(now).wish < kWishes)
    put(wishes, top<FurForWish>(now).wish);
  return std::popcount(wishes) == kWishes && std::popcount(yurts) == kYurts && std::popcount(songs) == kSongs;
}

// What is laid out later lies in its stack.
bool is_stock_whole(const Stroganov& game, const State& now) {
  const bool is_nothing_out = now.market.empty() && now.draft.empty() && now.songs.empty();
  return now.draft.size() <= draft_size(game) && (part_under_way(now) > Part::setup_furs || is_nothing_out);
}

}  // namespace

Part part_under_way(const State& now) {
  if (!lies_at<SetUp>(now, 0)) return Part::over;
  const auto next = static_cast<std::uint8_t>(Rooms::as<SetUp>(now.steps[0]).part);
  return static_cast<Part>(next - (next > 0));
}

bool is_part(const State& now, std::size_t at, Part part) {
  return at == 1 && lies_below<SetUp>(now, at) && part_under_way(now) == part;
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
  call(state, kChance, SetUp{});
  NoLog log;
  Rooms::go_on(*this, state, log);
  return state;
}

bool SetUp::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  become(state, kChance, SetUp{static_cast<Part>(static_cast<int>(part) + 1)});
  switch (part) {
    case Part::seating:
      call(state, kChance, Seating{});
      break;
    case Part::tiles:
      hand_out(game, state, log);
      call(state, kChance, LayTiles{1});
      break;
    case Part::setup_furs:
      call(state, kChance, LaySetupFurs{});
      break;
    case Part::market:
      call(state, kChance, FillMarket{});
      break;
    case Part::villages:
      call(state, kChance, LayVillages{});
      break;
    case Part::yurts:
      call(state, kChance, LayYurts{});
      break;
    case Part::wishes:
      call(state, kChance, LayWishes{});
      break;
    case Part::songs:
      call(state, kChance, LaySongs{});
      break;
    case Part::automa:
      if (game.is_solo()) call(state, kChance, TurnUp{});
      break;
    case Part::draft:
      call(state, kChance, RevealDraft{});
      break;
    case Part::over:
      become(state, kChance, Year{});  // STR-2.14
      log.tell(event(Told::season_began, kChance, "STR-3.1", state.season, state.year));
  }
  return true;
}

bool SetUp::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && seat == kChance && part > Part::seating && part <= Part::over &&
         is_untouched(game, now) && is_stock_whole(game, now) && are_cards_complete(now);
}

// STR-2.1
void Seating::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(seats_to_place(game, now), Choice::seat_next, out);
}

Move Seating::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(seats_to_place(game, now), Choice::seat_next, rng);
}

void Seating::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  state.order.push(move.a);
  log.tell(event(Told::placed_cossack, move.a, "STR-2.1", state.order.size()));
}

// STR-16.1: Ivan goes first.
bool Seating::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (game.is_solo() && state.order.empty()) {
    state.order.push(kIvan);
    state.order.push(0);
  }
  if (state.order.size() < game.seats()) return false;
  end(state);
  return true;
}

bool Seating::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_top(now, at) && is_part(now, at, Part::seating);
}

// STR-2.4, STR-17.1
void LaySetupFurs::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(setup_furs_left(game, now), Choice::lay_fur, out);
}

Move LaySetupFurs::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(setup_furs_left(game, now), Choice::lay_fur, rng);
}

void LaySetupFurs::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  if (state.trade_fur != Piece::none) return lay_region_fur(state, piece_of(move), log);
  state.trade_fur = piece_of(move);
  log.tell(event(Told::fur_to_trade, kChance, "STR-2.4", piece_of(move)));
}

bool LaySetupFurs::settle(const Stroganov& game, State& state, Seat, Log& log) const {
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

bool LaySetupFurs::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_top(now, at) && is_part(now, at, Part::setup_furs);
}

// STR-2.6
void LayVillages::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  list_all(villages_left(now), Choice::lay_village, out);
}

Move LayVillages::draw(const Stroganov&, const State& now, Rng& rng) const {
  return draw_any(villages_left(now), Choice::lay_village, rng);
}

void LayVillages::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  const Region region = first_empty(state.village);
  state.village[region] = move.a;
  log.tell(event(Told::laid_village, kChance, "STR-2.6", move.a, region));
}

bool LayVillages::settle(const Stroganov&, State& state, Seat, Log&) const {
  if (state.village.back() == kNone) return false;
  end(state);
  return true;
}

bool LayVillages::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_top(now, at) && is_part(now, at, Part::villages);
}

// STR-2.13
void RevealDraft::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  list_all(draft_stack(game, now), Choice::lay_wish, out);
}

Move RevealDraft::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return draw_any(draft_stack(game, now), Choice::lay_wish, rng);
}

void RevealDraft::play(const Stroganov&, State& state, Seat, Move move, Log&) const {
  drop(state.wish_stack, move.a);
  call(state, kChance, FurForWish{move.a});
}

bool RevealDraft::settle(const Stroganov& game, State& state, Seat, Log&) const {
  if (state.draft.size() < draft_size(game)) return false;
  become(state, next_drafter(game, state), Draft{});
  return true;
}

bool RevealDraft::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return is_part(now, at, Part::draft);
}

void FurForWish::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  list_furs(now.bag, out);
}

Move FurForWish::draw(const Stroganov&, const State& now, Rng& rng) const { return draw_fur(now.bag, rng); }

void FurForWish::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  end(state);
  state.bag.remove(piece_of(move));
  state.draft.push({wish, piece_of(move)});
  log.tell(event(Told::draft_pair, kChance, "STR-2.13", wish, piece_of(move)));
}

// The wish has left its stack and lies nowhere else.
bool FurForWish::fits(const Stroganov& game, const State& now, Seat, std::size_t at) const {
  if (!is_top(now, at) || !lies_below<RevealDraft>(now, at)) return false;
  if (now.draft.size() >= draft_size(game) || wish >= kWishes || !has(draft_wishes(game), wish)) return false;
  WishSet elsewhere = now.wish_stack;
  for (const Pair& pair : now.draft) put(elsewhere, pair.wish);
  for (const Player& player : now.player) elsewhere |= player.hand;
  return !has(elsewhere, wish);
}

void Draft::moves(const Stroganov&, const State& now, Seat, MoveList& out) const {
  for (const Pair& pair : now.draft) out.add(move::plain(Choice::draft, pair.wish));
}

void Draft::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
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

bool Draft::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (game.is_ivan(seat)) {
    play(game, state, seat, move::plain(Choice::draft, state.draft[0].wish), log);
    return true;
  }
  if (seat != kChance) return false;
  for (const Pair& pair : state.draft) state.bag.add(pair.fur);
  state.draft = {};
  state.wish_stack &= ~draft_wishes(game);
  end(state);
  return true;
}

Reason Draft::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::draft ? Reason{"not_in_draft", "STR-2.13"} : Reason{};
}

bool Draft::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_top(now, at) && is_part(now, at, Part::draft) && !now.draft.empty() &&
         seat == next_drafter(game, now);
}

}  // namespace tsardom::stroganov
