// A position of Stroganov, written down or read.
#include "core/form.hpp"

#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::array<std::string_view, 6> kOwners{"free", "neutral", "0", "1", "2", "3"};
constexpr std::array<std::string_view, kFurs> kFurKeys{"2", "3", "4", "5", "6", "7", "8"};
constexpr std::array<std::string_view, 2> kSideNames{"a", "b"};

using FurCounts = std::array<std::uint8_t, kFurs>;

FurCounts unpacked(const Furs& furs) {
  FurCounts counts{};
  for (unsigned rank = 0; rank < kFurs; ++rank)
    counts[rank] = static_cast<std::uint8_t>(furs[static_cast<Piece>(rank)]);
  return counts;
}
Furs packed(const FurCounts& counts) {
  Furs furs;
  for (unsigned rank = 0; rank < kFurs; ++rank) furs.add(static_cast<Piece>(rank), counts[rank]);
  return furs;
}

// Furs by value, from the lowest.
template <class F>
void furs(F& form, std::string_view key, Furs& value) {
  FurCounts counts = unpacked(value);
  repeated(form, key, counts, kLeastValue, kMostAlike);
  if (form.reading()) value = packed(counts);
}

template <class F>
void fur(F& form, std::string_view key, Piece& value) {
  int number = value_of(value);
  spot(form, key, number, kLeastValue, kLeastValue + kFurs - 1);
  if (form.reading()) value = piece_of_value(number);
}

template <class F>
void maybe_fur(F& form, std::string_view key, Piece& value) {
  constexpr int kNoFur = value_of(Piece::none);
  int number = value_of(value);
  maybe_spot(form, key, number, kNoFur, kLeastValue, kLeastValue + kFurs - 1);
  if (form.reading()) value = number == kNoFur ? Piece::none : piece_of_value(number);
}

template <class F>
void landscape_row(const Stroganov& game, F& form, State& state) {
  row(form, "row", kColumns, [&](std::size_t i) {
    const auto column = static_cast<unsigned>(i + 1);
    bool laid = has(state.laid, column);
    maybe(form, {}, laid, [&] {
      group(form, {}, [&] {
        choice(form, "landscape", state.tile[column], kLandscapes, ids(game.box.landscape));
        furs(form, "furs", state.furs_on[column]);
        bool tiger = has(state.tigers_on, column);
        flag(form, "tiger", tiger);
        if (tiger) put(state.tigers_on, column);
      });
    });
    if (laid) put(state.laid, column);
  });
}

void owner(Form& form, Seat& owner) {
  auto name = static_cast<std::uint8_t>(owner == kNone ? 0 : owner == kNeutral ? 1 : owner + 2);
  choice(form, {}, name, kOwners.size(), in(kOwners));
  owner = name == 0 ? Seat{kNone} : name == 1 ? kNeutral : static_cast<Seat>(name - 2);
}

template <Placing F>
void owner(F& form, Seat owner) {
  flag(form, "neutral", owner == kNeutral);
  maybe_seat(form, "of", owner, kNone, kMostPlayers);
}

template <class F>
void regions(const Stroganov& game, F& form, State& state) {
  const Box& box = game.box;
  row(form, "regions", kRegions, [&](std::size_t i) {
    group(form, {}, [&] {
      maybe_fur(form, "fur", state.region_fur[i]);
      maybe(form, "village", state.village[i], kNone, kVillages, ids(box.village));
      maybe(form, "yurt", state.yurt[i], kNone, kYurts, ids(box.yurt));
      maybe(form, "wish", state.wish[i], kNone, kWishes, ids(box.wish));
      row(form, "outposts", kOutpostSpaces, [&](std::size_t space) { owner(form, state.outpost[i][space]); });
    });
  });
}

// STR-2.13: the pairs of the draft.
void draft(const Box& box, Form& form, State& state) {
  list(form, "draft", state.draft, [&](Pair& pair) {
    group(form, {}, [&] {
      choice(form, "wish", pair.wish, kWishes, ids(box.wish));
      fur(form, "fur", pair.fur);
    });
  });
}

template <Placing F>
void draft(const Box& box, F& form, State& state) {
  group(form, "draft", [&] {
    ranks(
        form, "wishes", state.draft, kWishes, [](const Pair& pair) { return pair.wish; }, ids(box.wish));
    list(form, "furs", state.draft, [&](Pair& pair) { fur(form, {}, pair.fur); });
  });
}

template <class F>
void stacks(const Box& box, F& form, State& state) {
  group(form, "stacks", [&] {
    members(form, "landscapes", state.tile_stack, kLandscapes, ids(box.landscape));
    members(form, "yurts", state.yurt_stack, kYurts, ids(box.yurt));
    members(form, "songs", state.song_stack, kSongs, ids(box.song));
    members(form, "wishes", state.wish_stack, kWishes, ids(box.wish));
  });
}

// What is agreed upon stands here for the reader; another colour or side is refused.
template <class F>
void board(const Stroganov& game, F& form, Seat seat) {
  const Colour colour = game.colour_of(seat);
  const bool side_b = game.has_side_b(seat) && !game.is_ivan(seat);
  Colour named = colour;
  bool named_b = side_b;
  choice(form, "colour", named, kColours, colour_name);
  choice(form, "side", named_b, kSideNames.size(), in(kSideNames));
  if (form.ok() && (named != colour || named_b != side_b)) form.complain("not as agreed upon");
}

template <class F>
void player(const Stroganov& game, F& form, State& state, Seat seat) {
  const Box& box = game.box;
  Player& player = state.player[seat];
  group(form, {}, [&] {
    board(game, form, seat);
    number(form, "points", player.points, 0, kMostPoints);
    spot(form, "column", player.column, 0, kColumns);
    furs(form, "furs", player.furs);
    number(form, "tigers", player.tigers, 0, 99);
    number(form, "coins", player.coins, 0, kMostCoins);
    number(form, "horses", player.horses, 0, kMostHorses);
    number(form, "banners", player.banners, 0, 99);
    number(form, "outposts", player.outposts, 0, 99);
    number(form, "story", player.story, 0, 99);
    spot(form, "trophy", player.trophy, 0, kMostSpaces);
    members(form, "landscapes", player.tiles, kLandscapes, ids(box.landscape));
    members(form, "hand", player.hand, kWishes, ids(box.wish));
    members(form, "fulfilled", player.fulfilled, kWishes, ids(box.wish));
  });
}

void mark_built(State& state) {
  for (unsigned region = 0; region < kRegions; ++region) {
    for (const Seat owner : state.outpost[region]) {
      if (owner < kMostPlayers) put(state.player[owner].built, region);
    }
  }
}

template <class F>
void automa(const Box& box, F& form, State& state) {
  group(form, "automa", [&] {
    members(form, "unseen", state.automa_stack, kAutomaCards, ids(box.automa));
    group(form, "top", [&] {
      number(form, "steps", state.deck_top.steps, 0, kColumns);
      choice(form, "hunt", state.deck_top.hunt, 3, hunt_name);
      number(form, "furs", state.deck_top.furs, 0, 9);
    });
    maybe(form, "flipped", state.flipped, kNone, kAutomaCards, ids(box.automa));
  });
}

template <class F>
void position(const Stroganov& game, F& form, State& state) {
  if (form.reading()) state = {};
  number(form, "year", state.year, 1, 9);
  choice(form, "season", state.season, kSeasons, season_name);
  list(form, "order", state.order, [&](Seat& next) { seat(form, {}, next, kMostPlayers); });
  seats(form, "had_turn", state.had_turn, kMostPlayers);
  fill_steps(form, "steps", state.steps, Stroganov::language());
  members(form, "used", state.used, kWishes, ids(game.box.wish));
  landscape_row(game, form, state);
  regions(game, form, state);
  maybe_fur(form, "trade", state.trade_fur);
  furs(form, "market", state.market);
  FurCounts bag = unpacked(state.bag);
  counts(form, "bag", bag, kMostAlike, in(kFurKeys));
  if (form.reading()) state.bag = packed(bag);
  list(form, "songs", state.songs, [&](Song& song) { choice(form, {}, song, kSongs, ids(game.box.song)); });
  draft(game.box, form, state);
  stacks(game.box, form, state);
  number(form, "banners", state.banners, 0, 99);
  number(form, "tigers", state.tigers, 0, 99);
  by_seat(form, "players", game.seats(), [&](Seat seat) { player(game, form, state, seat); });
  if (form.reading()) mark_built(state);
  if (game.is_solo()) automa(game.box, form, state);
}

}  // namespace

void Stroganov::fill(Form& form, State& state) const { position(*this, form, state); }
void Stroganov::fill(NumberForm& form, State& state) const { position(*this, form, state); }
void Stroganov::fill(PlaceForm& form, State& state) const { position(*this, form, state); }

}  // namespace tsardom::stroganov
