// A position of Ivan the Terrible, written down or read.
#include "core/form.hpp"

#include "games/ivan/ivan.hpp"

namespace tsardom::ivan {
namespace {

template <class F>
void deck(F& form, std::string_view key, Deck& value, std::size_t count, auto name) {
  group(form, key, [&] {
    members(form, "deck", value.deck, count, name);
    members(form, "display", value.display, count, name);
    members(form, "discard", value.discard, count, name);
  });
}

template <class F>
void hall(const Box& box, F& form, std::size_t chamber, Hall& value) {
  group(form, {}, [&] {
    expected(form, "chamber", chamber, kChambers, chamber_name);
    maybe(form, "card", value.card, kNone, kAssignments, ids(box.assignment_id));
    maybe_seat(form, "seal", value.seal, kNone, kMostPlayers);
    seats(form, "boyars", value.boyars, kMostPlayers);
    by_seat(form, "coins", kMostPlayers,
            [&](Seat seat) { number(form, {}, value.coins[seat], 0, kMostHeld); });
    seats(form, "on_card", value.on_card, kMostPlayers);
  });
}

// IVN-2.10: others see that a project was chosen, not which.
template <class F>
void commitment(const Box& box, F& form, Player& player, bool own) {
  bool committed = player.keeping != kNone;
  flag(form, "committed", committed);
  if (!own) return;
  std::uint8_t keeping = player.keeping == kSecret ? kNone : player.keeping;
  maybe(form, "keeping", keeping, kNone, kProjects, ids(box.project_id));
  if (!form.reading()) return;
  player.keeping = keeping;
  if (committed != (keeping != kNone)) form.complain("committed to one project, or to none");
}

template <class F>
void player_of(const Box& box, F& form, Player& player, bool own) {
  group(form, {}, [&] {
    counts_if_any(form, "held", player.held.count, kMostHeld, resource_name);
    counts_if_any(form, "points", player.points, kMostPoints, part_name);
    number(form, "boyars_left", player.boyars_left, 0, 99);
    number(form, "warriors_left", player.warriors_left, 0, 99);
    number(form, "buildings_left", player.buildings_left, 0, 99);
    number(form, "seals_left", player.seals_left, 0, 99);
    number(form, "field", player.field, 0, 99);
    counts_if_any(form, "warriors", player.warriors.in, 99, ids(box.city_id));
    counts_if_any(form, "boyars", player.boyars.in, 99, ids(box.city_id));
    members(form, "buildings", player.buildings, kCities, ids(box.city_id));
    row(form, "pad", kPadSlots, [&](std::size_t slot) {
      maybe(form, {}, player.pad[slot], kNone, kTradeTokens, ids(box.trade_token_id));
    });
    members(form, "spoils", player.spoils, kSpoils, ids(box.spoil_id));
    members(form, "titles", player.titles, kTitles, ids(box.title_id));
    members(form, "estates", player.estates, kEstates, ids(box.estate_id));
    members(form, "used", player.used, kEstates, ids(box.estate_id));
    members(form, "completed", player.completed, kProjects, ids(box.project_id));
    members(form, "hand", player.hand, player.cards, kProjects, ids(box.project_id));
    commitment(box, form, player, own);
  });
}

template <class F>
void memory_of(const Ivan& game, F& form, Memory& value) {
  by_seat(form, "memory", game.players(), [&](Seat seat) {
    group(form, {}, [&] {
      members(form, "shown", value.shown[seat], kProjects, ids(game.box.project_id));
      if (!is_own(form, seat)) return;
      members(form, "returned", value.returned[seat], kProjects, ids(game.box.project_id));
      seats(form, "kept", value.kept[seat], kMostPlayers);
    });
  });
}

// IVN-4.5: each by its space, or null where somebody has taken it.
template <class F>
void favor_tokens(const Box& box, F& form, std::uint8_t& tokens) {
  row(form, "favor_tokens", kFavorTokens, [&](std::size_t i) {
    const auto token = static_cast<std::uint8_t>(i);
    bool there = has(tokens, token);
    maybe(form, {}, there, [&] {
      int at = box.favor_tokens_at[i];
      number(form, {}, at, at, at);
    });
    if (there && form.ok()) put(tokens, token);
  });
}

template <class F>
void waterways_and_regions(const Box& box, F& form, State& state) {
  row(form, "trade", kTradeSlots, [&](std::size_t slot) {
    maybe(form, {}, state.trade[slot], kNone, kTradeTokens, ids(box.trade_token_id));
  });
  members(form, "trade_unused", state.trade_unused, kTradeTokens, ids(box.trade_token_id));
  members(form, "trade_discard", state.trade_discard, kTradeTokens, ids(box.trade_token_id));
  row(form, "regions", kRegions, [&](std::size_t region) {
    maybe(form, {}, state.region[region], kNone, kRegionTokens, ids(box.region_token_id));
  });
  members(form, "region_discard", state.region_discard, kRegionTokens, ids(box.region_token_id));
  members(form, "spoils", state.spoils_field, kSpoils, ids(box.spoil_id));
  members(form, "spoils_unused", state.spoils_unused, kSpoils, ids(box.spoil_id));
  members(form, "spoils_discard", state.spoils_discard, kSpoils, ids(box.spoil_id));
}

template <class F>
void position(const Ivan& game, F& form, State& state) {
  const Box& box = game.box;
  if (form.reading()) state = {};
  spot(form, "round", state.round, 1, kRounds);
  maybe_seat(form, "first", state.first, kNone, kMostPlayers);
  row(form, "favor", game.players(),
      [&](std::size_t i) { maybe_seat(form, {}, state.favor[i], kNone, kMostPlayers); });
  favor_tokens(box, form, state.favor_tokens);
  fill_steps(form, "steps", state.steps, Ivan::language());
  row(form, "kremlin", kChambers, [&](std::size_t i) { hall(box, form, i, state.hall[i]); });
  waterways_and_regions(box, form, state);
  deck(form, "titles", state.titles, kTitles, ids(box.title_id));
  deck(form, "estates", state.estates, kEstates, ids(box.estate_id));
  members(form, "projects", state.display, kProjects, ids(box.project_id));
  members(form, "chosen", state.chosen, kCities, ids(box.city_id));
  bool rearranged = state.rearranged != 0;
  flag(form, "rearranged", rearranged);
  state.rearranged = rearranged;
  by_seat(form, "players", game.players(),
          [&](Seat seat) { player_of(box, form, state.player[seat], is_own(form, seat)); });
  // A position set up without a memory: nobody knows anything of another hand.
  if (form.reading() && !form.given("memory")) return;
  memory_of(game, form, state.memory);
}

}  // namespace

void Ivan::fill(Form& form, State& state) const { position(*this, form, state); }
void Ivan::fill(NumberForm& form, State& state) const { position(*this, form, state); }
void Ivan::fill(PlaceForm& form, State& state) const { position(*this, form, state); }

}  // namespace tsardom::ivan
