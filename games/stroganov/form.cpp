// A position of Stroganov, written down or read.
#include "core/form.hpp"

#include <bit>

#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::array<std::string_view, 6> kOwners{"free", "neutral", "0", "1", "2", "3"};
constexpr std::array<std::string_view, kFurs> kFurKeys{"2", "3", "4", "5", "6", "7", "8"};
constexpr std::array<std::string_view, 2> kSideNames{"a", "b"};

// Furs by value, from the lowest.
void furs(Form& form, std::string_view key, Furs& value) {
  auto size = static_cast<std::size_t>(value.total());
  Furs left = value;
  if (form.reading()) value = {};
  rows(form, key, size, kFurs * kMostAlike, [&](std::size_t) {
    int fur = form.reading() ? kLeastValue : value_of(left.lowest());
    number(form, {}, fur, kLeastValue, kLeastValue + kFurs - 1);
    if (!form.reading()) return left.remove(piece_of_value(fur));
    if (value[piece_of_value(fur)] == kMostAlike) return form.complain("too many furs of this value");
    value.add(piece_of_value(fur));
  });
}

void fur_counts(Form& form, std::string_view key, Furs& value) {
  Furs read;
  group(form, key, [&] {
    for (unsigned rank = 0; rank < kFurs; ++rank) {
      int count = value[static_cast<Piece>(rank)];
      number(form, kFurKeys[rank], count, 0, kMostAlike);
      read.add(static_cast<Piece>(rank), count);
    }
  });
  value = read;
}

// A thing of the box, or null.
template <class T>
void thing_or_null(const Stroganov& game, Form& form, std::string_view key, T& value, Terms terms,
                   std::size_t count) {
  if (form.reading() ? !form.given(key) : value == T{kNone}) {
    value = T{kNone};
    return form.reading() ? void() : form.blank(key);
  }
  choice(form, key, value, count, [&](std::size_t i) {
    return game.term(static_cast<Vocabulary>(terms), static_cast<std::uint8_t>(i));
  });
}

void fur_or_null(Form& form, std::string_view key, Piece& fur) {
  if (form.reading() ? !form.given(key) : fur == Piece::none) {
    fur = Piece::none;
    return form.reading() ? void() : form.blank(key);
  }
  int value = form.reading() ? kLeastValue : value_of(fur);
  number(form, key, value, kLeastValue, kLeastValue + kFurs - 1);
  fur = piece_of_value(value);
}

// A set of things of the box, by id in ascending order.
template <class Set>
void things(const Stroganov& game, Form& form, std::string_view key, Set& set, Terms terms,
            std::size_t count) {
  auto size = static_cast<std::size_t>(std::popcount(set));
  Set left = set;
  if (form.reading()) set = 0;
  rows(form, key, size, count, [&](std::size_t) {
    std::uint8_t thing = form.reading() ? std::uint8_t{0} : lowest(left);
    left = static_cast<Set>(left & (left - 1U));
    choice(form, {}, thing, count, [&](std::size_t i) {
      return game.term(static_cast<Vocabulary>(terms), static_cast<std::uint8_t>(i));
    });
    if (form.reading() && form.ok()) put(set, thing);
  });
}

void seat_set(Form& form, std::string_view key, Seats& seats) {
  auto size = static_cast<std::size_t>(std::popcount(seats));
  Seats left = seats;
  if (form.reading()) seats = 0;
  rows(form, key, size, kMostPlayers, [&](std::size_t) {
    Seat seat = form.reading() ? Seat{0} : lowest(left);
    left = static_cast<Seats>(left & (left - 1U));
    number(form, {}, seat, 0, kMostPlayers - 1);
    if (form.reading()) put(seats, seat);
  });
}

void landscape_row(const Stroganov& game, Form& form, State& state) {
  row(form, "row", kColumns, [&](std::size_t i) {
    const std::size_t column = i + 1;
    if (form.reading() ? !form.given({}) : !has(state.laid, static_cast<unsigned>(column)))
      return form.reading() ? void() : form.blank({});
    group(form, {}, [&] {
      choice(form, "landscape", state.tile[column], kLandscapes,
             [&](std::size_t tile) { return game.box.landscape[tile].id.view(); });
      furs(form, "furs", state.furs_on[column]);
      bool tiger = has(state.tigers_on, static_cast<unsigned>(column));
      form.flag("tiger", tiger);
      put(state.laid, static_cast<unsigned>(column));
      if (tiger) put(state.tigers_on, static_cast<unsigned>(column));
    });
  });
}

void owner(Form& form, Seat& owner) {
  auto name = static_cast<std::uint8_t>(owner == kNone ? 0 : owner == kNeutral ? 1 : owner + 2);
  choice(form, {}, name, kOwners.size(), in(kOwners));
  owner = name == 0 ? Seat{kNone} : name == 1 ? kNeutral : static_cast<Seat>(name - 2);
}

void regions(const Stroganov& game, Form& form, State& state) {
  row(form, "regions", kRegions, [&](std::size_t i) {
    group(form, {}, [&] {
      fur_or_null(form, "fur", state.region_fur[i]);
      thing_or_null(game, form, "village", state.village[i], Terms::village, kVillages);
      thing_or_null(game, form, "yurt", state.yurt[i], Terms::yurt, kYurts);
      thing_or_null(game, form, "wish", state.wish[i], Terms::wish, kWishes);
      row(form, "outposts", kOutpostSpaces, [&](std::size_t space) { owner(form, state.outpost[i][space]); });
    });
  });
}

void displays(const Stroganov& game, Form& form, State& state) {
  std::size_t songs = state.songs.size();
  rows(form, "songs", songs, kMostSongs, [&](std::size_t i) {
    if (form.reading()) state.songs.push(0);
    choice(form, {}, state.songs[i], kSongs, [&](std::size_t song) { return game.box.song[song].id.view(); });
  });
  std::size_t pairs = state.draft.size();
  rows(form, "draft", pairs, kMostDraft, [&](std::size_t i) {
    if (form.reading()) state.draft.push({});
    group(form, {}, [&] {
      choice(form, "wish", state.draft[i].wish, kWishes,
             [&](std::size_t wish) { return game.box.wish[wish].id.view(); });
      int fur = value_of(state.draft[i].fur);
      number(form, "fur", fur, kLeastValue, kLeastValue + kFurs - 1);
      state.draft[i].fur = piece_of_value(fur);
    });
  });
}

void stacks(const Stroganov& game, Form& form, State& state) {
  group(form, "stacks", [&] {
    things(game, form, "landscapes", state.tile_stack, Terms::landscape, kLandscapes);
    things(game, form, "yurts", state.yurt_stack, Terms::yurt, kYurts);
    things(game, form, "songs", state.song_stack, Terms::song, kSongs);
    things(game, form, "wishes", state.wish_stack, Terms::wish, kWishes);
  });
}

// What is agreed upon stands here for the reader; another colour or side is refused.
void board(const Stroganov& game, Form& form, Seat seat) {
  const Colour colour = game.colour_of(seat);
  const bool side_b = game.has_side_b(seat) && !game.is_ivan(seat);
  Colour named = colour;
  bool named_b = side_b;
  choice(form, "colour", named, kColours, [](std::size_t i) { return colour_name(i); });
  choice(form, "side", named_b, kSideNames.size(), in(kSideNames));
  if (form.ok() && (named != colour || named_b != side_b)) form.complain("not as agreed upon");
}

void player(const Stroganov& game, Form& form, State& state, Seat seat) {
  Player& player = state.player[seat];
  group(form, {}, [&] {
    board(game, form, seat);
    number(form, "points", player.points, 0, kMostPoints);
    number(form, "column", player.column, 0, kColumns);
    furs(form, "furs", player.furs);
    number(form, "tigers", player.tigers, 0, 99);
    number(form, "coins", player.coins, 0, kMostCoins);
    number(form, "horses", player.horses, 0, kMostHorses);
    number(form, "banners", player.banners, 0, 99);
    number(form, "outposts", player.outposts, 0, 99);
    number(form, "story", player.story, 0, 99);
    number(form, "trophy", player.trophy, 0, kMostSpaces);
    things(game, form, "landscapes", player.tiles, Terms::landscape, kLandscapes);
    things(game, form, "hand", player.hand, Terms::wish, kWishes);
    things(game, form, "fulfilled", player.fulfilled, Terms::wish, kWishes);
  });
}

void mark_built(State& state) {
  for (unsigned region = 0; region < kRegions; ++region) {
    for (const Seat owner : state.outpost[region]) {
      if (owner < kMostPlayers) put(state.player[owner].built, region);
    }
  }
}

void automa(const Stroganov& game, Form& form, State& state) {
  group(form, "automa", [&] {
    things(game, form, "unseen", state.automa_stack, Terms::card, kAutomaCards);
    group(form, "top", [&] {
      number(form, "steps", state.deck_top.steps, 0, kColumns);
      choice(form, "hunt", state.deck_top.hunt, 3, [](std::size_t i) { return hunt_name(i); });
      number(form, "furs", state.deck_top.furs, 0, 9);
    });
    thing_or_null(game, form, "flipped", state.flipped, Terms::card, kAutomaCards);
  });
}

}  // namespace

void Stroganov::fill(Form& form, State& state) const {
  if (form.reading()) state = {};
  number(form, "year", state.year, 1, 9);
  choice(form, "season", state.season, kSeasons, [](std::size_t i) { return season_name(i); });
  std::size_t seats_in_order = state.order.size();
  rows(form, "order", seats_in_order, kMostPlayers, [&](std::size_t i) {
    if (form.reading()) state.order.push(0);
    number(form, {}, state.order[i], 0, kMostPlayers - 1);
  });
  seat_set(form, "had_turn", state.had_turn);
  fill_steps(form, "steps", state.steps, language());
  things(*this, form, "used", state.used, Terms::wish, kWishes);
  landscape_row(*this, form, state);
  regions(*this, form, state);
  fur_or_null(form, "trade", state.trade_fur);
  furs(form, "market", state.market);
  fur_counts(form, "bag", state.bag);
  displays(*this, form, state);
  stacks(*this, form, state);
  number(form, "banners", state.banners, 0, 99);
  number(form, "tigers", state.tigers, 0, 99);
  row(form, "players", seats(),
      [&](std::size_t seat) { player(*this, form, state, static_cast<Seat>(seat)); });
  if (form.reading()) mark_built(state);
  if (is_solo()) automa(*this, form, state);
}

}  // namespace tsardom::stroganov
