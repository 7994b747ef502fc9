// A position of Ivan the Terrible, written down or read.
#include "core/form.hpp"

#include <bit>

#include "games/ivan/ivan.hpp"

namespace tsardom::ivan {
namespace {

template <class Ids>
auto ids(const Ids& list) {
  return [&list](std::size_t i) { return list[i].view(); };
}

// A set of named things.
template <std::unsigned_integral Set, class Name>
void members(Form& form, std::string_view key, Set& set, std::size_t count, Name name) {
  auto size = static_cast<std::size_t>(std::popcount(set));
  Set left = set;
  if (form.reading()) set = 0;
  rows(form, key, size, count, [&](std::size_t) {
    std::uint8_t member = form.reading() ? std::uint8_t{0} : lowest(left);
    left = static_cast<Set>(left & (left - 1U));
    choice(form, {}, member, count, name);
    if (!form.reading() || !form.ok()) return;
    if (has(set, member)) return form.complain("stands twice", name(member));
    put(set, member);
  });
}

void seats(Form& form, std::string_view key, Seats& set) {
  auto size = static_cast<std::size_t>(std::popcount(set));
  Seats left = set;
  if (form.reading()) set = 0;
  rows(form, key, size, kMostPlayers, [&](std::size_t) {
    std::uint8_t seat = form.reading() ? std::uint8_t{0} : lowest(left);
    left = static_cast<Seats>(left & (left - 1U));
    number(form, {}, seat, 0, kMostPlayers - 1);
    if (form.ok()) put(set, seat);
  });
}

// A named thing, or nothing.
template <class Name>
void maybe(Form& form, std::string_view key, std::uint8_t& value, std::size_t count, Name name) {
  if (form.reading()) value = kNone;
  if (form.reading() ? !form.given(key) : value == kNone) return form.blank(key);
  if (form.reading()) value = 0;
  choice(form, key, value, count, name);
}

void maybe_seat(Form& form, std::string_view key, Seat& seat) {
  if (form.reading()) seat = kNone;
  if (form.reading() ? !form.given(key) : seat == kNone) return form.blank(key);
  if (form.reading()) seat = 0;
  number(form, key, seat, 0, kMostPlayers - 1);
}

// What is not named is zero.
template <class Counts, class Name>
void counts(Form& form, std::string_view key, Counts& value, int most, Name name) {
  group(form, key, [&] {
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (form.reading() ? form.given(name(i)) : value[i] != 0) number(form, name(i), value[i], 0, most);
    }
  });
}

void deck(Form& form, std::string_view key, Deck& value, std::size_t count, auto name) {
  group(form, key, [&] {
    members(form, "deck", value.deck, count, name);
    members(form, "display", value.display, count, name);
    members(form, "discard", value.discard, count, name);
  });
}

void hall(const Box& box, Form& form, std::size_t i, Hall& value) {
  group(form, {}, [&] {
    std::size_t chamber = i;
    choice(form, "chamber", chamber, kChambers, chamber_name);
    if (chamber != i) form.complain("expected here", chamber_name(i));
    maybe(form, "card", value.card, kAssignments, ids(box.assignment_id));
    maybe_seat(form, "seal", value.seal);
    seats(form, "boyars", value.boyars);
    row(form, "coins", kMostPlayers,
        [&](std::size_t seat) { number(form, {}, value.coins[seat], 0, kMostHeld); });
    seats(form, "on_card", value.on_card);
  });
}

// Known cards by name, then a null for each that the viewer does not know.
void hand(const Box& box, Form& form, Player& player) {
  ProjectSet left = player.hand;
  if (form.reading()) player.hand = 0;
  rows(form, "hand", player.cards, kProjects, [&](std::size_t) {
    if (form.reading() ? !form.given({}) : left == 0) {
      if (form.reading()) form.complain("a position has no face-down cards");
      return form.blank({});
    }
    Project card = form.reading() ? Project{0} : lowest(left);
    left &= left - 1;
    choice(form, {}, card, kProjects, ids(box.project_id));
    if (!form.reading() || !form.ok()) return;
    if (has(player.hand, card)) return form.complain("stands twice", box.project_id[card].view());
    put(player.hand, card);
  });
}

// IVN-2.10: others see that a project was chosen, not which.
void commitment(const Box& box, Form& form, Player& player) {
  bool committed = player.keeping != kNone;
  form.flag("committed", committed);
  std::uint8_t keeping = player.keeping == kSecret ? kNone : player.keeping;
  maybe(form, "keeping", keeping, kProjects, ids(box.project_id));
  if (!form.reading()) return;
  player.keeping = keeping;
  if (committed != (keeping != kNone)) form.complain("committed to one project, or to none");
}

void player_of(const Box& box, Form& form, Player& player) {
  group(form, {}, [&] {
    counts(form, "held", player.held.count, kMostHeld, resource_name);
    counts(form, "points", player.points, kMostPoints, part_name);
    number(form, "boyars_left", player.boyars_left, 0, 99);
    number(form, "warriors_left", player.warriors_left, 0, 99);
    number(form, "buildings_left", player.buildings_left, 0, 99);
    number(form, "seals_left", player.seals_left, 0, 99);
    number(form, "field", player.field, 0, 99);
    counts(form, "warriors", player.warriors.in, 99, ids(box.city_id));
    counts(form, "boyars", player.boyars.in, 99, ids(box.city_id));
    members(form, "buildings", player.buildings, kCities, ids(box.city_id));
    row(form, "pad", kPadSlots,
        [&](std::size_t i) { maybe(form, {}, player.pad[i], kTradeTokens, ids(box.trade_token_id)); });
    members(form, "spoils", player.spoils, kSpoils, ids(box.spoil_id));
    members(form, "titles", player.titles, kTitles, ids(box.title_id));
    members(form, "estates", player.estates, kEstates, ids(box.estate_id));
    members(form, "used", player.used, kEstates, ids(box.estate_id));
    members(form, "completed", player.completed, kProjects, ids(box.project_id));
    hand(box, form, player);
    commitment(box, form, player);
  });
}

// A position set up without a memory: nobody knows anything of another hand.
void memory(const Ivan& game, Form& form, Memory& value) {
  if (form.reading() && !form.given("memory")) return;
  row(form, "memory", game.players(), [&](std::size_t seat) {
    group(form, {}, [&] {
      members(form, "shown", value.shown[seat], kProjects, ids(game.box.project_id));
      members(form, "returned", value.returned[seat], kProjects, ids(game.box.project_id));
      seats(form, "kept", value.kept[seat]);
    });
  });
}

void favor_tokens(const Box& box, Form& form, std::uint8_t& tokens) {
  row(form, "favor_tokens", kFavorTokens, [&](std::size_t i) {
    const auto token = static_cast<std::uint8_t>(i);
    if (form.reading() ? !form.given({}) : !has(tokens, token)) return form.blank({});
    int at = box.favor_tokens_at[i];
    number(form, {}, at, at, at);
    if (form.ok()) put(tokens, token);
  });
}

void waterways_and_regions(const Box& box, Form& form, State& state) {
  row(form, "trade", kTradeSlots,
      [&](std::size_t i) { maybe(form, {}, state.trade[i], kTradeTokens, ids(box.trade_token_id)); });
  members(form, "trade_unused", state.trade_unused, kTradeTokens, ids(box.trade_token_id));
  members(form, "trade_discard", state.trade_discard, kTradeTokens, ids(box.trade_token_id));
  row(form, "regions", kRegions,
      [&](std::size_t i) { maybe(form, {}, state.region[i], kRegionTokens, ids(box.region_token_id)); });
  members(form, "region_discard", state.region_discard, kRegionTokens, ids(box.region_token_id));
  members(form, "spoils", state.spoils_field, kSpoils, ids(box.spoil_id));
  members(form, "spoils_unused", state.spoils_unused, kSpoils, ids(box.spoil_id));
  members(form, "spoils_discard", state.spoils_discard, kSpoils, ids(box.spoil_id));
}

}  // namespace

void Ivan::fill(Form& form, State& state) const {
  if (form.reading()) state = {};
  number(form, "round", state.round, 1, kRounds);
  maybe_seat(form, "first", state.first);
  row(form, "favor", players(), [&](std::size_t i) { maybe_seat(form, {}, state.favor[i]); });
  favor_tokens(box, form, state.favor_tokens);
  fill_steps(form, "steps", state.steps, language());
  row(form, "kremlin", kChambers, [&](std::size_t i) { hall(box, form, i, state.hall[i]); });
  waterways_and_regions(box, form, state);
  deck(form, "titles", state.titles, kTitles, ids(box.title_id));
  deck(form, "estates", state.estates, kEstates, ids(box.estate_id));
  members(form, "projects", state.display, kProjects, ids(box.project_id));
  members(form, "chosen", state.chosen, kCities, ids(box.city_id));
  bool rearranged = state.rearranged != 0;
  form.flag("rearranged", rearranged);
  state.rearranged = rearranged;
  row(form, "players", players(), [&](std::size_t seat) { player_of(box, form, state.player[seat]); });
  memory(*this, form, state.memory);
}

}  // namespace tsardom::ivan
