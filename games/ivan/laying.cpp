#include "games/ivan/laying.hpp"

#include <algorithm>
#include <bit>

#include "games/ivan/events.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/planning.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/rewards.hpp"
#include "games/ivan/setup.hpp"

namespace tsardom::ivan {
namespace {

bool is_last_round(const State& now) { return now.round == kRounds; }

template <class Places>
std::uint8_t first_empty(const Places& places, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    if (places[i] == kNone) return static_cast<std::uint8_t>(i);
  }
  return kNone;
}

std::uint8_t next_of(int laid, int all) { return laid < all ? static_cast<std::uint8_t>(laid) : kNone; }

std::uint8_t open_hall(const State& now) {
  for (std::size_t i = 0; i < kChambers; ++i) {
    if (now.hall[i].card == kNone) return static_cast<std::uint8_t>(i);
  }
  return kNone;
}

std::uint8_t open_hand(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].cards < game.box.dealt) return seat;
  }
  return kNone;
}

// By number; region tokens do not weigh alike (see weight_of).
std::uint32_t things_to_lay(const Ivan& game, const State& now, Pile pile) {
  switch (pile) {
    case Pile::assignments: {
      unsigned laid = 0;
      for (const Hall& hall : now.hall) {
        if (hall.card != kNone) laid |= 1U << hall.card;
      }
      return ((1U << kAssignments) - 1) & ~laid;
    }
    case Pile::regions: {
      const TokenSet unseen = unseen_region_tokens(now), dark = unseen & game.box.dark_tokens;
      if (is_last_round(now)) return dark;
      return std::popcount(dark) > kRegions ? unseen : unseen & ~dark;
    }
    case Pile::spoils:
      return now.spoils_unused;
    case Pile::trade:
      return now.trade_unused;
    case Pile::titles:
      return now.titles.deck;
    case Pile::estates:
      return now.estates.deck;
    case Pile::favor: {
      unsigned seats = (1U << game.players()) - 1;
      for (const Seat seat : now.favor) seats &= seat == kNone ? seats : ~(1U << seat);
      return seats;
    }
    case Pile::hands:
    case Pile::projects:
      return project_deck(now);
  }
  return 0;
}

// IVN-2.3: four of the dark tokens not seen yet are set aside for the last round, nobody knows which. Of d
// dark ones each is the next mixed token with (d - 4) / d of the chance that a light one has.
std::uint16_t weight_of(const Ivan& game, const State& now, Pile pile, std::uint8_t thing) {
  if (pile != Pile::regions || is_last_round(now)) return 1;
  const int dark = std::popcount(unseen_region_tokens(now) & game.box.dark_tokens);
  return static_cast<std::uint16_t>(has(game.box.dark_tokens, thing) ? dark - kRegions : dark);
}

// Those of one shade weigh alike.
std::uint8_t any_region_token(const Ivan& game, const State& now, Rng& rng) {
  const TokenSet tokens = things_to_lay(game, now, Pile::regions);
  const TokenSet dark = tokens & game.box.dark_tokens, light = tokens & ~dark;
  const auto weight = [&](TokenSet shade) {
    return shade == 0 ? 0U
                      : static_cast<unsigned>(std::popcount(shade)) *
                            weight_of(game, now, Pile::regions, lowest(shade));
  };
  const unsigned of_dark = weight(dark);
  return any_of(rng.below(of_dark + weight(light)) < of_dark ? dark : light, rng);
}

// The move that lays it where the pile goes on.
Move laying(const Ivan& game, const State& now, Pile pile, std::uint8_t thing) {
  const std::uint8_t place = open_place(game, now, pile);
  switch (pile) {
    case Pile::assignments:
      return move::of(Choice::lay_card, thing, place);
    case Pile::regions:
      return move::of(Choice::lay_region, thing, place);
    case Pile::spoils:
      return move::of(Choice::lay_spoils, thing);
    case Pile::trade:
      return move::of(Choice::lay_token, thing, game.box.waterway_of_slot[place]);
    case Pile::titles:
      return move::of(Choice::reveal_title, thing);
    case Pile::estates:
      return move::of(Choice::reveal_estate, thing);
    case Pile::favor:
      return move::of(Choice::rank, thing);
    case Pile::hands:
      return move::of(Choice::deal, thing, place);
    case Pile::projects:
      return move::of(Choice::reveal_project, thing);
  }
  return {};
}

// What comes after a pile has been laid out.
void lay_next(const Ivan& game, State& state, Lay laid, Log& log) {
  const auto [pile, occasion] = laid;
  const auto go_on = [&](Pile next, Occasion when) { become(state, kChance, Lay{next, when}); };
  const bool prepares = occasion == Occasion::prepare;
  switch (pile) {
    case Pile::assignments:
      return go_on(Pile::regions, occasion);
    case Pile::regions:
      if (!prepares) return go_on(Pile::spoils, occasion);
      name_first_player(game, state);
      return begin_planning(state, log);
    case Pile::spoils:
      return go_on(Pile::trade, occasion);
    case Pile::trade:
      if (occasion == Occasion::refresh) return prepare(game, state, log);
      return go_on(Pile::titles, occasion);
    case Pile::titles:
      return go_on(Pile::estates, occasion);
    case Pile::estates:
      return go_on(prepares ? Pile::assignments : Pile::favor, occasion);
    case Pile::favor:
      name_first_player(game, state);
      return go_on(Pile::hands, occasion);
    case Pile::hands:
      return become(state, state.first, Keep{});
    case Pile::projects:
      return begin_stationing(game, state);
  }
}

}  // namespace

TokenSet unseen_region_tokens(const State& now) {
  TokenSet seen = now.region_discard;
  for (const RegionToken token : now.region) {
    if (token != kNone) put(seen, token);
  }
  return kAllRegionTokens & ~seen;
}

std::uint8_t open_place(const Ivan& game, const State& now, Pile pile) {
  const PlayerTable& table = game.table();
  switch (pile) {
    case Pile::assignments:
      return open_hall(now);
    case Pile::regions:
      return first_empty(now.region, kRegions);
    case Pile::spoils:
      return next_of(std::popcount(now.spoils_field), table.spoils);
    case Pile::trade:
      return first_empty(now.trade, kTradeSlots);
    case Pile::titles:
      return next_of(std::popcount(now.titles.display), table.titles);
    case Pile::estates:
      return next_of(std::popcount(now.estates.display), table.estates);
    case Pile::favor:
      return first_empty(now.favor, game.players());
    case Pile::hands:
      return open_hand(game, now);
    case Pile::projects:
      return next_of(std::popcount(now.display), game.box.project_display);
  }
  return kNone;
}

void Lay::moves(const Ivan& game, const State& now, Seat, MoveList& out) const {
  for_each(things_to_lay(game, now, pile), [&](std::uint8_t thing) {
    out.add(laying(game, now, pile, thing), weight_of(game, now, pile, thing));
  });
}

void Lay::play(const Ivan& game, State& state, Seat, Move move, Log& log) const {
  const std::uint8_t thing = move.a, place = open_place(game, state, pile);
  switch (choice_of(move)) {
    case Choice::lay_card:
      state.hall[place].card = thing;
      return log.tell(event(Told::card_laid, kChance, "IVN-2.2", thing, place));
    case Choice::lay_region:
      state.region[place] = thing;
      return log.tell(event(Told::region_laid, kChance, "IVN-2.3", thing, place));
    case Choice::lay_spoils:
      drop(state.spoils_unused, thing);
      put(state.spoils_field, thing);
      return log.tell(event(Told::spoils_laid, kChance, "IVN-2.4", thing));
    case Choice::lay_token:
      drop(state.trade_unused, thing);
      state.trade[place] = thing;
      return log.tell(event(Told::token_laid, kChance, "IVN-2.5", thing, move.b));
    case Choice::reveal_title:
      drop(state.titles.deck, thing);
      put(state.titles.display, thing);
      log.tell(event(Told::title_revealed, kChance, "IVN-2.6", thing));
      return replenish(state.titles, Choice::draw_title, log);
    case Choice::reveal_estate:
      drop(state.estates.deck, thing);
      put(state.estates.display, thing);
      log.tell(event(Told::estate_revealed, kChance, "IVN-2.6", thing));
      return replenish(state.estates, Choice::draw_estate, log);
    case Choice::rank:
      state.favor[place] = thing;
      return log.tell(event(Told::ranked, thing, "IVN-2.8", place + 1));
    case Choice::deal:
      put(state.player[place].hand, thing);
      ++state.player[place].cards;
      return log.tell(secret(event(Told::dealt, place, "IVN-2.10", thing), only(place)));
    default:
      put(state.display, thing);
      return log.tell(event(Told::project_revealed, kChance, "IVN-2.10", thing));
  }
}

Move Lay::draw(const Ivan& game, const State& now, Rng& rng) const {
  const std::uint8_t thing =
      pile == Pile::regions ? any_region_token(game, now, rng) : any_of(things_to_lay(game, now, pile), rng);
  return laying(game, now, pile, thing);
}

// IVN-15.2: as many as exist.
bool Lay::settle(const Ivan& game, State& state, Seat seat, Log& log) const {
  const std::uint8_t place = open_place(game, state, pile);
  const std::uint32_t things = place == kNone ? 0 : things_to_lay(game, state, pile);
  if (pile == Pile::favor && std::has_single_bit(things)) {
    play(game, state, seat, laying(game, state, pile, lowest(things)), log);
    return true;
  }
  if (things != 0) return false;
  lay_next(game, state, *this, log);
  return true;
}

// What waits for its turn, and what lies already.
bool Lay::fits(const Ivan& game, const State& now, Seat, std::size_t at) const {
  if (at > 0) return false;
  switch (occasion) {
    case Occasion::setup:
      if (!is_untouched(game, now) || !are_warriors_home(game, now)) return false;
      if (pile == Pile::projects) return all_hold(game, now, 1);
      if (pile != Pile::hands) return all_hold(game, now, 0);
      return game.everybody(now, [&](const Player& player) { return player.cards <= game.box.dealt; });
    case Occasion::refresh:
      return pile == Pile::spoils || pile == Pile::trade;
    case Occasion::prepare:
      return now.round > 1 && are_boyars_home(game, now) &&
             (pile == Pile::titles || pile == Pile::estates || pile == Pile::assignments ||
              pile == Pile::regions);
  }
  return false;
}

}  // namespace tsardom::ivan
