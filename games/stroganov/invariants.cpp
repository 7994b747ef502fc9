// What holds in every position: pieces are neither made nor lost (STR-1), everything lies where it can. A
// position that somebody set up is refused with the first of these that it breaks; one that passes can be
// played on.
#include <algorithm>
#include <bit>

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/row.hpp"

namespace tsardom::stroganov {
namespace {

using Part = SetUp::Part;

// STR-1.6: furs 76, tigers 16.
Reason furs_broken(const Stroganov& game, const State& now) {
  int tigers = now.tigers + std::popcount(now.tigers_on);
  for (const Player& player : now.player) tigers += player.tigers;
  if (tigers != game.box.figure.tigers) return {"tigers_astray", "STR-1.6"};
  for (unsigned rank = 0; rank < kPieces; ++rank) {
    const auto fur = static_cast<Piece>(rank);
    int count = now.bag[fur] + now.market[fur];
    for (const Furs& furs : now.furs_on) count += furs[fur];
    for (const Player& player : now.player) count += player.furs[fur];
    for (const Pair& pair : now.draft) count += pair.fur == fur;
    if (count != game.box.furs[fur]) return {"furs_astray", "STR-1.6"};
  }
  if (now.market.total() > game.box.figure.market_size) return {"furs_astray", "STR-1.1"};
  return {};
}

Reason row_broken(const Stroganov& game, const State& now) {
  TileSet seen = now.tile_stack;
  const auto is_new = [&](Tile tile) {
    if (tile >= kLandscapes || has(seen, tile)) return false;
    put(seen, tile);
    return true;
  };
  if (now.tile[0] != kNone || !now.furs_on[0].empty() || (now.laid & ~0x1FFEU) != 0)
    return {"row_astray", "STR-1.1"};
  if ((now.tigers_on & ~now.laid) != 0) return {"row_astray", "STR-1.3"};
  for (Column column = 1; column <= kColumns; ++column) {
    const Tile tile = now.tile[column];
    if (has(now.laid, column) != (tile != kNone)) return {"row_astray", "STR-1.1"};
    if (tile != kNone && !is_new(tile)) return {"tiles_astray", "STR-1.7"};
    const int furs = now.furs_on[column].total();
    if (furs > (tile == kNone ? 0 : capacity(game, tile))) return {"row_astray", "STR-1.3"};
  }
  // STR-2.2: start tiles are laid first.
  const TileSet start = game.box.start_tiles;
  const bool lies_another = (~now.tile_stack & ~start & ((TileSet{1} << kLandscapes) - 1)) != 0;
  if ((now.tile_stack & start) != 0 && (lies_another || part_under_way(now) > Part::tiles))
    return {"tiles_astray", "STR-2.2"};
  for (const Player& player : now.player) {
    if ((player.tiles & seen) != 0) return {"tiles_astray", "STR-1.7"};
    seen |= player.tiles;
  }
  return seen == (TileSet{1} << kLandscapes) - 1 ? Reason{} : Reason{"tiles_astray", "STR-1.7"};
}

// Is this filled from the left, all of it behind its part of setup, nothing before?
template <class T>
bool is_laid_out(const std::array<T, kRegions>& display, Part part, Part own) {
  const auto end = std::find(display.begin(), display.end(), T{kNone});
  if (std::any_of(end, display.end(), [](T thing) { return thing != T{kNone}; })) return false;
  if (part > own) return end == display.end();
  return part == own || end == display.begin();
}

Reason regions_broken(const Stroganov& game, const State& now) {
  const Part part = part_under_way(now);
  unsigned furs = 0, villages = 0;
  const auto is_setup_fur = [&](Piece fur) {
    const auto& all = game.box.setup_fur;
    if (std::find(all.begin(), all.end(), fur) == all.end() || has(furs, rank_of(fur))) return false;
    put(furs, rank_of(fur));
    return true;
  };
  if (!is_laid_out(now.region_fur, part, Part::setup_furs) || !is_laid_out(now.village, part, Part::villages))
    return {"regions_astray", "STR-1.2"};
  const bool has_trade_fur = now.trade_fur != Piece::none;
  const bool needs_trade_fur = part > Part::setup_furs || now.region_fur[0] != Piece::none;
  if (needs_trade_fur ? !has_trade_fur : has_trade_fur && part < Part::setup_furs)
    return {"regions_astray", "STR-2.4"};
  if (has_trade_fur && !is_setup_fur(now.trade_fur)) return {"regions_astray", "STR-2.4"};
  for (const Piece fur : now.region_fur) {
    if (fur != Piece::none && !is_setup_fur(fur)) return {"regions_astray", "STR-2.4"};
  }
  for (const Village village : now.village) {
    if (village == kNone) continue;
    if (village >= kVillages || has(villages, village)) return {"regions_astray", "STR-2.6"};
    put(villages, village);
  }
  return {};
}

// STR-7.5: neutral outposts stand where they stood, others were built from the left, one in a region.
Reason outposts_broken(const Stroganov& game, const State& now) {
  std::array<RegionSet, kMostPlayers> built{};
  for (Region region = 0; region < kRegions; ++region) {
    bool was_free = false;
    for (std::size_t space = 0; space < kOutpostSpaces; ++space) {
      const Seat owner = now.outpost[region][space];
      const bool blocked = game.setup.players <= game.box.region[region].space[space].blocked_up_to;
      if (blocked != (owner == kNeutral)) return {"outposts_astray", "STR-2.10"};
      if (owner == kNeutral) continue;
      if (owner == kNone) {
        was_free = true;
        continue;
      }
      if (owner >= game.seats() || was_free || has(built[owner], region))
        return {"outposts_astray", "STR-7.5"};
      put(built[owner], region);
    }
  }
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    if (player.built != built[seat] || spare_outposts(game, player) < 0)
      return {"outposts_astray", "STR-1.6"};
  }
  return {};
}

Reason cards_broken(const Stroganov& game, const State& now) {
  constexpr WishSet kAllWishes = (WishSet{1} << kWishes) - 1;
  WishSet wishes = now.wish_stack;
  YurtSet yurts = now.yurt_stack;
  SongSet songs = now.song_stack;
  const auto is_new = [](auto& seen, unsigned thing, int count) {
    if (thing >= static_cast<unsigned>(count) || has(seen, thing)) return false;
    put(seen, thing);
    return true;
  };
  if (((wishes | now.used) & ~kAllWishes) != 0 || songs >> kSongs != 0) return {"wishes_astray", "STR-1.8"};
  for (Region region = 0; region < kRegions; ++region) {
    if (now.yurt[region] != kNone && !is_new(yurts, now.yurt[region], kYurts))
      return {"yurts_astray", "STR-7.3"};
    if (now.wish[region] != kNone && !is_new(wishes, now.wish[region], kWishes))
      return {"wishes_astray", "STR-7.4"};
  }
  for (const Pair& pair : now.draft) {
    if (!is_new(wishes, pair.wish, kWishes)) return {"wishes_astray", "STR-2.13"};
    if (pair.fur > Piece::bear) return {"draft_astray", "STR-2.13"};
  }
  for (const Player& player : now.player) {
    for (const WishSet held : {player.hand, player.fulfilled}) {
      if ((held & (wishes | ~kAllWishes)) != 0) return {"wishes_astray", "STR-1.8"};
      wishes |= held;
    }
  }
  if (now.songs.size() > game.by_players(game.box.figure.songs)) return {"songs_astray", "STR-2.9"};
  for (const Song song : now.songs) {
    if (!is_new(songs, song, kSongs)) return {"songs_astray", "STR-2.9"};
  }
  return {};
}

Reason players_broken(const Stroganov& game, const State& now) {
  int banners = now.banners;
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    if (seat >= game.seats()) {
      const bool is_absent = player.hand == 0 && player.fulfilled == 0 && player.points == 0 &&
                             player.horses == 0 && player.coins == 0 && player.banners == 0 &&
                             player.outposts == 0 && player.story == 0 && player.trophy == 0 &&
                             player.column == 0 && player.tiles == 0 && player.furs.empty() &&
                             player.tigers == 0;
      if (!is_absent) return {"absent_player", "STR-2.1"};
      continue;
    }
    const bool is_ivan = game.is_ivan(seat);
    const int spaces = is_ivan ? game.solo_track().spaces : game.track_of(seat).spaces;
    banners += player.banners;
    if (player.story > game.box.figure.story_most || player.trophy > spaces || player.column > kColumns ||
        player.points > kMostPoints || player.horses > kMostHorses || player.coins > kMostCoins)
      return {"player_astray", "STR-1.5"};
    if (is_ivan && (player.hand != 0 || player.horses >= game.box.figure.solo_horses_per_point))
      return {"player_astray", "STR-16.9"};
  }
  return banners == game.by_players(game.box.figure.banners) ? Reason{} : Reason{"banners_astray", "STR-1.6"};
}

// STR-3.2
Reason order_broken(const Stroganov& game, const State& now) {
  Seats seen = 0;
  for (std::size_t place = 0; place < now.order.size(); ++place) {
    const Seat seat = now.order[place];
    if (seat >= game.seats() || has(seen, seat)) return {"order_astray", "STR-3.2"};
    put(seen, seat);
    if (place > 0 && now.player[now.order[place - 1]].column < now.player[seat].column)
      return {"order_astray", "STR-3.2"};
  }
  if (part_under_way(now) > Part::seating && now.order.size() != game.seats())
    return {"order_astray", "STR-3.2"};
  if (now.had_turn >> game.seats() != 0) return {"order_astray", "STR-3.3"};
  if (now.year < 1 || now.year > game.box.figure.years || now.season > Season::winter)
    return {"time_astray", "STR-3.1"};
  return {};
}

int flips_so_far(const State& now) {
  const int seasons = (kSeasons - 1) * (now.year - 1) + static_cast<int>(now.season);
  return seasons + has(now.had_turn, kIvan) - is_on_top<Flip>(now);
}

// STR-16.10: a card for each of Ivan's turns, and one on top.
Reason automa_broken(const Stroganov& game, const State& now) {
  if (!game.is_solo()) {
    const bool is_absent = now.automa_stack == 0 && now.deck_top == DeckTop{} && now.flipped == kNone;
    return is_absent ? Reason{} : Reason{"automa_astray", "STR-16.2"};
  }
  const CardSet deck = automa_deck(game);
  const int flips = flips_so_far(now);
  if ((now.automa_stack & ~deck) != 0 || std::popcount(deck) - std::popcount(now.automa_stack) != flips)
    return {"automa_astray", "STR-16.10"};
  const bool flipped_fits = flips == 0 ? now.flipped == kNone
                                       : now.flipped < kAutomaCards && has(deck, now.flipped) &&
                                             !has(now.automa_stack, now.flipped);
  if (!flipped_fits) return {"automa_astray", "STR-16.10"};
  const bool is_open = !is_on_top<TurnUp>(now) && part_under_way(now) >= Part::automa;
  const bool top_fits =
      is_open ? now.deck_top.steps > 0 && cards_on_top(game, now) != 0 : now.deck_top == DeckTop{};
  return top_fits ? Reason{} : Reason{"automa_astray", "STR-18.4"};
}

// A stack of this height has room for all that can still be called on it (README).
constexpr std::size_t kHighest = 36;

Reason steps_broken(const Stroganov& game, const State& now) {
  const bool is_over = now.year == game.box.figure.years && now.season == Season::winter && now.had_turn == 0;
  if (now.steps.empty()) return is_over ? Reason{} : Reason{"steps_astray", "STR-3.1"};
  if (now.steps.size() > kHighest) return {"steps_astray", "STR-4.1"};
  return Rooms::broken(game, now);
}

}  // namespace

Reason Stroganov::broken(const State& now) const {
  for (const auto check : {furs_broken, row_broken, regions_broken, outposts_broken, cards_broken,
                           players_broken, order_broken, automa_broken, steps_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::stroganov
