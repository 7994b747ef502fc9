#include "tests/stroganov/position.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/stroganov/chapters.hpp"
#include "table/forms.hpp"

namespace tsardom::stroganov {
namespace {

constexpr int kUnseenYurtsOfASet = 3;

template <class Set, class Things>
Set set_of(const Names& names, const Things& things) {
  Set set = 0;
  for (const std::string& name : names) put(set, place_of(things, name));
  return set;
}

Furs furs_of(std::string_view text) { return pieces_of(text).furs; }

// What is left of `all` without `some`.
Furs without(Furs all, Furs some) {
  some.for_each_value([&](Piece fur) {
    if (all[fur] < some[fur]) throw std::logic_error("there are not so many furs of this value");
    all.remove(fur, some[fur]);
  });
  return all;
}

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// The first `count` members, all others leave.
template <class Set>
Set first_of(Set set, int count) {
  Set result = 0;
  for_each(set, [&](std::uint8_t member) {
    if (count-- > 0) put(result, member);
  });
  return result;
}

// Lays the named things, or the first of `from`, into the regions.
template <class Things, class Set>
void lay(std::array<std::uint8_t, kRegions>& places, const std::optional<Names>& names, Set from,
         const Things& things) {
  for (std::size_t region = 0; region < kRegions; ++region) {
    if (names) {
      const std::string& name = names->at(region);
      places[region] = name == kNothing ? kNone : place_of(things, name);
    } else if (from != 0) {
      places[region] = lowest(from);
      drop(from, places[region]);
    }
  }
}

template <class Set>
void drop_all(Set& set, const std::array<std::uint8_t, kRegions>& places) {
  for (const std::uint8_t place : places) {
    if (place != kNone) drop(set, place);
  }
}

}  // namespace

Position::Position(int players, const Json& options) : game_(game_for(players, options)), options_(options) {
  for (int seat = 0; seat < game_.seats(); ++seat) order_.push_back(seat);
  if (game_.is_solo()) order_ = {kIvan, 0};
  state_.market = furs_of("2 3 4 5 6 7");
  state_.had_turn = only(0);
}

Position& Position::year(int year) {
  state_.year = byte(year);
  return *this;
}

Position& Position::season(Season season) {
  state_.season = season;
  return *this;
}

Position& Position::order(std::initializer_list<int> seats) {
  order_ = seats;
  return *this;
}

Position& Position::turn(Seat seat, std::initializer_list<int> before) {
  turn_ = seat;
  state_.had_turn = only(seat);
  for (const int had : before) state_.had_turn |= only(byte(had));
  return *this;
}

Position& Position::at(Seat seat, int column) {
  of(seat).column = byte(column);
  return *this;
}

Position& Position::furs(Seat seat, std::string_view pieces) {
  of(seat).furs = furs_of(pieces);
  of(seat).tigers = byte(pieces_of(pieces).tigers);
  return *this;
}

Position& Position::coins(Seat seat, int count) {
  of(seat).coins = byte(count);
  return *this;
}

Position& Position::horses(Seat seat, int count) {
  of(seat).horses = static_cast<std::uint16_t>(count);
  return *this;
}

Position& Position::banners(Seat seat, int count) {
  of(seat).banners = byte(count);
  return *this;
}

Position& Position::outposts(Seat seat, int count) {
  of(seat).outposts = byte(count);
  return *this;
}

Position& Position::story(Seat seat, int count) {
  of(seat).story = byte(count);
  return *this;
}

Position& Position::trophy(Seat seat, int space) {
  of(seat).trophy = byte(space);
  return *this;
}

Position& Position::points(Seat seat, int count) {
  of(seat).points = static_cast<std::uint16_t>(count);
  return *this;
}

Position& Position::built(Seat seat, std::initializer_list<int> regions) {
  for (const int region : regions) built_.emplace_back(seat, region - 1);
  return *this;
}

Position& Position::hand(Seat seat, const Names& wishes) {
  of(seat).hand = set_of<WishSet>(wishes, game_.box.wish);
  return *this;
}

Position& Position::fulfilled(Seat seat, const Names& wishes) {
  of(seat).fulfilled = set_of<WishSet>(wishes, game_.box.wish);
  return *this;
}

Position& Position::claimed(Seat seat, const Names& tiles) {
  of(seat).tiles = set_of<TileSet>(tiles, game_.box.landscape);
  return *this;
}

Position& Position::tile(int column, std::string_view landscape, std::string_view pieces) {
  tile_.at(static_cast<std::size_t>(column)) = landscape;
  return on(column, pieces);
}

Position& Position::on(int column, std::string_view pieces) {
  const Pieces there = pieces_of(pieces);
  state_.furs_on.at(static_cast<std::size_t>(column)) = there.furs;
  drop(state_.tigers_on, static_cast<unsigned>(column));
  if (there.tigers > 0) put(state_.tigers_on, static_cast<unsigned>(column));
  return *this;
}

Position& Position::gaps(std::initializer_list<int> columns, std::optional<Seat> owner) {
  for (const int column : columns) {
    tile_.at(static_cast<std::size_t>(column)) = kNothing;
    gap_owner_[column] = owner.value_or(last());
  }
  return *this;
}

Position& Position::trade_fur(int value) {
  trade_fur_ = value;
  region_furs_.clear();
  for (const Piece fur : game_.box.setup_fur) {
    if (value_of(fur) != value) region_furs_.push_back(value_of(fur));
  }
  return *this;
}

Position& Position::region_furs(std::initializer_list<int> values) {
  region_furs_ = values;
  for (const Piece fur : game_.box.setup_fur) {
    if (std::find(values.begin(), values.end(), value_of(fur)) == values.end()) trade_fur_ = value_of(fur);
  }
  return *this;
}

Position& Position::market(std::string_view furs) {
  state_.market = furs_of(furs);
  return *this;
}

Position& Position::bag(std::string_view furs) {
  bag_ = furs_of(furs);
  return *this;
}

Position& Position::tigers_left(int count) {
  tigers_left_ = count;
  return *this;
}

Position& Position::banners_left(int count) {
  banners_left_ = count;
  return *this;
}

Position& Position::tile_stack(const Names& tiles) {
  tile_stack_ = tiles;
  return *this;
}

Position& Position::villages(const Names& ids) {
  villages_ = ids;
  return *this;
}

Position& Position::yurts(const Names& ids) {
  yurts_ = ids;
  return *this;
}

Position& Position::wishes(const Names& ids) {
  wishes_ = ids;
  return *this;
}

Position& Position::songs(const Names& ids) {
  songs_ = ids;
  return *this;
}

Position& Position::yurt_stack(const Names& ids) {
  yurt_stack_ = ids;
  return *this;
}

Position& Position::wish_stack(const Names& ids) {
  wish_stack_ = ids;
  return *this;
}

Position& Position::song_stack(const Names& ids) {
  song_stack_ = ids;
  return *this;
}

Position& Position::used(const Names& wishes) {
  state_.used = set_of<WishSet>(wishes, game_.box.wish);
  return *this;
}

Position& Position::flipped(std::string_view card) {
  flipped_ = card;
  return *this;
}

Position& Position::top(std::string_view card) {
  top_ = card;
  return *this;
}

Position& Position::then(std::function<void(State&)> change) {
  changes_.push_back(std::move(change));
  return *this;
}

// Start tiles lie in the west and never in the stack: one that is nowhere else was claimed by the last seat.
void Position::lay_row(State& state) const {
  TileSet free = (TileSet{1} << kLandscapes) - 1;
  for (const Player& player : state.player) free &= ~player.tiles;
  if (tile_stack_) free &= ~set_of<TileSet>(*tile_stack_, game_.box.landscape);
  for (const std::string& name : tile_) {
    if (!name.empty() && name != kNothing) drop(free, tile_named(name));
  }
  TileSet& claimed = state.player[last()].tiles;
  for (unsigned column = 1; column <= kColumns; ++column) {
    const std::string& told = tile_[column];
    const bool is_told = !told.empty() && told != kNothing;
    const TileSet fitting = free & (column <= 5 ? game_.box.start_tiles : ~game_.box.start_tiles);
    if (!is_told && free == 0) break;
    const Tile tile = is_told ? tile_named(told) : lowest(fitting != 0 ? fitting : free);
    drop(free, tile);
    if (told == kNothing) {
      put(state.player[gap_owner_.at(static_cast<int>(column))].tiles, tile);
    } else {
      state.tile[column] = tile;
      put(state.laid, column);
    }
  }
  const TileSet away = tile_stack_ ? free : free & game_.box.start_tiles;
  claimed |= away;
  state.tile_stack = tile_stack_ ? set_of<TileSet>(*tile_stack_, game_.box.landscape) : free & ~away;
}

void Position::lay_regions(State& state) const {
  for (std::size_t region = 0; region < kRegions; ++region)
    state.region_fur[region] = piece_of_value(region_furs_.at(region));
  state.trade_fur = piece_of_value(trade_fur_);
  const std::size_t set = static_cast<std::size_t>(has_set_b() ? Set::b : Set::a);
  WishSet seen = 0;
  for (const Player& player : state.player) seen |= player.hand | player.fulfilled;
  lay(state.village, villages_, std::uint8_t{kAllRegions}, game_.box.village);
  lay(state.yurt, yurts_, game_.box.yurts_of[set], game_.box.yurt);
  lay(state.wish, wishes_, game_.box.wishes_of[set] & ~seen, game_.box.wish);
}

// Songs of earlier years, used yurts and all that is left of set A after the second year are out of the game.
void Position::stack_cards(State& state) const {
  const std::size_t set = static_cast<std::size_t>(has_set_b() ? Set::b : Set::a);
  const std::size_t later = static_cast<std::size_t>(Set::b);
  YurtSet yurts = game_.box.yurts_of[set];
  drop_all(yurts, state.yurt);
  yurts = yurt_stack_ ? set_of<YurtSet>(*yurt_stack_, game_.box.yurt) : first_of(yurts, kUnseenYurtsOfASet);
  WishSet wishes = game_.box.wishes_of[set];
  drop_all(wishes, state.wish);
  for (const Player& player : state.player) wishes &= ~(player.hand | player.fulfilled);
  if (wish_stack_) wishes = set_of<WishSet>(*wish_stack_, game_.box.wish);
  const int shown = game_.by_players(game_.box.figure.songs);
  SongSet songs = game_.box.songs_of[set];
  if (songs_) {
    for (const std::string& name : *songs_) state.songs.push(song_named(name));
  } else {
    for_each(first_of(songs, shown), [&](std::uint8_t song) { state.songs.push(song); });
  }
  for (const Song song : state.songs) drop(songs, song);
  const int unseen = std::popcount(game_.box.songs_of[set]) - shown * (state.year % 2 == 0 ? 2 : 1);
  songs = song_stack_ ? set_of<SongSet>(*song_stack_, game_.box.song) : first_of(songs, unseen);
  if (!has_set_b()) {
    yurts |= game_.box.yurts_of[later];
    wishes |= game_.box.wishes_of[later];
    songs |= game_.box.songs_of[later];
  }
  state.yurt_stack = yurts;
  state.wish_stack = wishes;
  state.song_stack = songs;
}

void Position::lay_outposts(State& state) const {
  for (std::size_t region = 0; region < kRegions; ++region) {
    for (std::size_t space = 0; space < kOutpostSpaces; ++space) {
      const bool is_blocked = game_.box.region[region].space[space].blocked_up_to >= game_.setup.players;
      state.outpost[region][space] = is_blocked ? kNeutral : kNone;
    }
  }
  for (const auto& [seat, region] : built_) {
    auto& spaces = state.outpost.at(static_cast<std::size_t>(region));
    const auto free = std::find(spaces.begin(), spaces.end(), kNone);
    if (free == spaces.end()) throw std::logic_error("no free space for an outpost");
    *free = seat;
    put(state.player[seat].built, static_cast<unsigned>(region));
  }
}

void Position::count_furs(State& state) const {
  Furs rest = without(game_.box.furs, state.market);
  for (const Furs furs : state.furs_on) rest = without(rest, furs);
  for (const Player& player : state.player) rest = without(rest, player.furs);
  if (!bag_) {
    state.bag = rest;
    return;
  }
  state.bag = *bag_;
  state.player[last()].furs += without(rest, *bag_);
}

void Position::count_supplies(State& state) const {
  int tigers = game_.box.figure.tigers - std::popcount(state.tigers_on);
  int banners = game_.by_players(game_.box.figure.banners);
  for (const Player& player : state.player) {
    tigers -= player.tigers;
    banners -= player.banners;
  }
  Player& rich = state.player[last()];
  rich.tigers = byte(rich.tigers + tigers - tigers_left_.value_or(tigers));
  rich.banners = byte(rich.banners + banners - banners_left_.value_or(banners));
  state.tigers = byte(tigers_left_.value_or(tigers));
  state.banners = byte(banners_left_.value_or(banners));
}

void Position::line_up(State& state) const {
  const auto column = [&](int seat) { return state.player[byte(seat)].column; };
  std::vector<int> seats;
  for (const int seat : order_) {
    const auto is_behind = [&](int other) { return column(other) < column(seat); };
    seats.insert(std::find_if(seats.begin(), seats.end(), is_behind), seat);
  }
  for (const int seat : seats) state.order.push(byte(seat));
}

// Ivan has flipped a card in each of his turns; the one on top is not yet known but for its movement side.
void Position::lay_automa_cards(State& state) const {
  if (!game_.is_solo()) return;
  const auto deck = game_.agreed(Agreed::solo_deck);
  CardSet cards = deck == 0 ? (CardSet{1} << kAutomaCards) - 1 : game_.box.focus_deck[deck - 1u];
  const bool begins = turn_ == kIvan;
  int turns = 3 * (state.year - 1) + std::min<int>(static_cast<int>(state.season), 3) +
              (state.season != Season::winter && holds(state.had_turn, kIvan) && !begins);
  if (!flipped_.empty()) {
    if (turns == 0) throw std::logic_error("Ivan had no turn yet");
    state.flipped = card_named(flipped_);
    drop(cards, state.flipped);
    --turns;
  }
  const AutomaCard top = top_.empty() ? highest(cards) : card_named(top_);
  for (; turns > 0; --turns) {
    CardSet others = cards;
    drop(others, top);
    const AutomaCard card = lowest(others);
    drop(cards, card);
    if (flipped_.empty()) state.flipped = card;
  }
  const Automa& shown = game_.box.automa[top];
  state.automa_stack = cards;
  state.deck_top = {shown.steps, game_.hunts_by_deck_top() ? shown.hunt : Hunt::hidden,
                    game_.hunts_by_deck_top() ? shown.furs : std::uint8_t{0}};
}

void Position::set_steps(State& state, std::string_view question) const {
  if (question == "over") return;
  call(state, kChance, Year{});
  if (question == "ride") return call(state, turn_, Ride{});
  if (question == "basic") return call(state, turn_, Basic{});
  if (question == "main") return call(state, turn_, Main{});
  if (question == "second") return call(state, turn_, Second{});
  if (question == "turn_end") return call(state, turn_, TurnEnd{});
  if (question == "flip") {
    call(state, kIvan, IvanTurn{IvanTurn::Part::moving});
    return call(state, kChance, Flip{});
  }
  throw std::logic_error("no such question: " + std::string(question));
}

State Position::state(std::string_view question) const {
  State state = state_;
  lay_row(state);
  lay_regions(state);
  lay_outposts(state);
  stack_cards(state);
  count_furs(state);
  count_supplies(state);
  line_up(state);
  lay_automa_cards(state);
  set_steps(state, question);
  for (const auto& change : changes_) change(state);
  return state;
}

Json Position::json(std::string_view question) const {
  State state = this->state(question);
  Json json{{"format", "stroganov-state/" + std::string(entry().language->version)}};
  JsonWriter form(json);
  game_.fill(form, state);
  return json;
}

Sitting Position::load(std::string_view question) const {
  return {entry().open({.players = game_.setup.players, .options = options_, .from = json(question)}), game_};
}

Sitting Position::winter() {
  season(Season::autumn);
  state_.had_turn = static_cast<Seats>((1U << game_.seats()) - 1U);
  Sitting sitting = load("main");
  sitting.play(turn_, "decline");
  if (sitting.asked() == "turn_end " + std::to_string(turn_)) sitting.play(turn_, "done");
  return sitting;
}

Sitting Position::over() {
  year(4).season(Season::winter);
  state_.had_turn = 0;
  return load("over");
}

std::string Position::broken_rule(std::string_view question) const {
  try {
    load(question);
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return {};
}

}  // namespace tsardom::stroganov
