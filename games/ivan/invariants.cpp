// IVN-17: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/ivan/chapters.hpp"
#include "games/ivan/free_actions.hpp"

namespace tsardom::ivan {
namespace {

// The step at the bottom is the phase of the game.
bool is_over(const State& now) { return now.steps.empty(); }
template <class Room>
bool is_phase(const State& now) {
  return !is_over(now) && Rooms::is<Room>(now.steps[0]);
}
bool lays(const State& now, Pile pile) {
  return is_phase<Lay>(now) && Rooms::as<Lay>(now.steps[0]).pile == pile;
}
bool lays_on(const State& now, Occasion occasion) {
  return is_phase<Lay>(now) && Rooms::as<Lay>(now.steps[0]).occasion == occasion;
}
bool is_setup(const State& now) {
  return lays_on(now, Occasion::setup) || is_phase<Keep>(now) || is_phase<Station>(now);
}
bool is_planning(const State& now) { return is_phase<Plan>(now) || is_phase<Stake>(now); }
bool is_action(const State& now) { return active_seat(now) != kNone; }

// Adds a zone to those seen so far; false if something lies in two.
template <std::unsigned_integral Set>
bool add_zone(Set& all, Set zone) {
  const bool is_apart = (all & zone) == 0;
  all |= zone;
  return is_apart;
}

// IVN-17.1, IVN-17.3
Reason pieces_broken(const Ivan& game, const State& now) {
  CitySet built = 0;
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    const bool plays = seat < game.players();
    const int warriors = player.warriors_left + player.field + player.warriors.total();
    if (warriors != (plays ? game.box.warriors : 0)) return {"pieces_astray", "IVN-17.1"};
    if (player.buildings_left + std::popcount(player.buildings) != (plays ? game.box.buildings : 0))
      return {"pieces_astray", "IVN-17.1"};
    if (!add_zone(built, player.buildings)) return {"two_buildings", "IVN-17.3"};
    int boyars = player.boyars_left + player.boyars.total(), seals = player.seals_left;
    for (const Hall& hall : now.hall) {
      boyars += holds(hall.boyars, seat) + holds(hall.on_card, seat);
      seals += hall.seal == seat;
      if (holds(hall.boyars, seat) && holds(hall.on_card, seat)) return {"boyars_astray", "IVN-17.3"};
      if (!holds(hall.boyars, seat) && hall.coins[seat] > 0) return {"kremlin_astray", "IVN-5.1"};
    }
    if (boyars != (plays ? game.box.boyars : 0)) return {"boyars_astray", "IVN-17.1"};
    if (seals != (plays ? game.box.seals : 0)) return {"seals_astray", "IVN-17.1"};
    for (const std::uint8_t held : player.held.count) {
      if (held > kMostHeld) return {"holds_too_much", "IVN-1.6"};
    }
    for (const std::uint16_t points : player.points) {
      if (points > kMostPoints) return {"holds_too_much", "IVN-4.4"};
    }
  }
  return {};
}

// IVN-2.10, IVN-9.6: as many as there are; what was taken is replaced at once.
bool is_display_full(const Ivan& game, const State& now) {
  const int shown = std::popcount(now.display);
  if (lays(now, Pile::projects)) return shown <= game.box.project_display;
  if (lays_on(now, Occasion::setup) || is_phase<Keep>(now)) return shown == 0;
  const int missing = is_on_top<Refill>(now) ? 1 : 0;
  const bool is_full = shown + missing == game.box.project_display;
  return is_full || (shown + missing < game.box.project_display && project_deck_size(game, now) == missing);
}

// IVN-17.2
Reason projects_broken(const Ivan& game, const State& now) {
  ProjectSet all = 0;
  bool is_apart = add_zone(all, now.display);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    is_apart &= add_zone(all, player.hand) && add_zone(all, player.completed);
    if (std::popcount(player.hand) != player.cards) return {"projects_astray", "IVN-17.2"};
    if (seat >= game.players() && (player.hand | player.completed) != 0)
      return {"projects_astray", "IVN-17.2"};
    const bool may_commit = is_phase<Keep>(now) && seat < game.players();
    if (player.keeping != kNone &&
        (!may_commit || player.keeping >= kProjects || !has(player.hand, player.keeping)))
      return {"projects_astray", "IVN-2.10"};
  }
  if (!is_apart || (all & ~kAllProjects) != 0) return {"projects_astray", "IVN-17.2"};
  return is_display_full(game, now) ? Reason{} : Reason{"projects_astray", "IVN-9.6"};
}

// IVN-15.2: with a discard there is a deck.
Reason deck_broken(const Ivan& game, const State& now, const Deck& deck, CardSet Player::*owned,
                   CardSet whole, int shown) {
  CardSet all = 0;
  bool is_apart = add_zone(all, deck.deck) && add_zone(all, deck.display) && add_zone(all, deck.discard);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    is_apart &= add_zone(all, now.player[seat].*owned);
    if (seat >= game.players() && now.player[seat].*owned != 0) return {"cards_astray", "IVN-17.2"};
  }
  if (!is_apart || all != whole || std::popcount(deck.display) > shown) return {"cards_astray", "IVN-17.2"};
  if (deck.deck == 0 && deck.discard != 0) return {"cards_astray", "IVN-15.2"};
  return {};
}

Reason titles_and_estates_broken(const Ivan& game, const State& now) {
  const PlayerTable& table = game.table();
  if (const Reason reason = deck_broken(game, now, now.titles, &Player::titles, kAllTitles, table.titles))
    return reason;
  if (const Reason reason = deck_broken(game, now, now.estates, &Player::estates, kAllEstates, table.estates))
    return reason;
  for (const Player& player : now.player) {
    if ((player.used & ~player.estates) != 0) return {"cards_astray", "IVN-8.3"};
    if (player.used != 0 && (is_setup(now) || is_planning(now))) return {"cards_astray", "IVN-12.2"};
  }
  return {};
}

// The token that was taken and lies in no slot yet.
TradeToken token_in_hand(const State& now) {
  return is_on_top<PutToken>(now) ? top<PutToken>(now).token : kNone;
}

bool add_token(TokenSet& all, TradeToken token) {
  return token == kNone || (token < kTradeTokens && add_zone(all, TokenSet{1} << token));
}

// How often spoils and trade tokens were laid out, the present time included.
int times_laid(const Ivan& game, const State& now) {
  int times = lays_on(now, Occasion::refresh) ? 2 : 1;
  for (std::size_t round = 0; round + 1 < now.round; ++round) times += game.box.round[round].refreshes;
  return times;
}

// IVN-2.5, IVN-14.5: one on each slot, at setup and again for the second half.
int trade_tokens_laid(const Ivan& game, const State& now) {
  const bool waits = lays_on(now, Occasion::setup) ? Rooms::as<Lay>(now.steps[0]).pile <= Pile::trade
                                                   : lays_on(now, Occasion::refresh);
  const int whole = times_laid(game, now) - (waits ? 1 : 0);
  const auto lying =
      std::count_if(now.trade.begin(), now.trade.end(), [](TradeToken token) { return token != kNone; });
  return std::min(kTradeTokens, whole * kTradeSlots + (waits ? static_cast<int>(lying) : 0));
}

Reason trade_broken(const Ivan& game, const State& now) {
  TokenSet all = 0;
  bool is_apart = add_zone(all, now.trade_unused) && add_zone(all, now.trade_discard) &&
                  add_token(all, token_in_hand(now));
  for (const TradeToken token : now.trade) is_apart &= add_token(all, token);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    for (const TradeToken token : now.player[seat].pad) {
      is_apart &= add_token(all, token);
      if (seat >= game.players() && token != kNone) return {"tokens_astray", "IVN-17.2"};
    }
  }
  if (!is_apart || all != kAllTradeTokens) return {"tokens_astray", "IVN-17.2"};
  const int laid = kTradeTokens - std::popcount(now.trade_unused);
  return laid == trade_tokens_laid(game, now) ? Reason{} : Reason{"tokens_astray", "IVN-14.5"};
}

Reason spoils_broken(const Ivan& game, const State& now) {
  CardSet all = 0;
  bool is_apart = add_zone(all, now.spoils_field) && add_zone(all, now.spoils_unused) &&
                  add_zone(all, now.spoils_discard);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    is_apart &= add_zone(all, now.player[seat].spoils);
    if (seat >= game.players() && now.player[seat].spoils != 0) return {"spoils_astray", "IVN-17.2"};
  }
  if (!is_apart || all != kAllSpoils) return {"spoils_astray", "IVN-17.2"};
  const int laid = kSpoils - std::popcount(now.spoils_unused), at_once = game.table().spoils;
  if (std::popcount(now.spoils_field) > at_once) return {"spoils_astray", "IVN-2.4"};
  return laid <= at_once * times_laid(game, now) ? Reason{} : Reason{"spoils_astray", "IVN-14.5"};
}

// IVN-2.3: four a round; before the last one at most five dark, in the last one all dark.
Reason regions_broken(const Ivan& game, const State& now) {
  TokenSet seen = now.region_discard, laid = 0;
  for (const RegionToken token : now.region) {
    if (token == kNone) continue;
    if (token >= kRegionTokens || !add_zone(seen, TokenSet{1} << token))
      return {"regions_astray", "IVN-17.2"};
    put(laid, token);
  }
  if ((seen & ~kAllRegionTokens) != 0 || std::popcount(now.region_discard) != kRegions * (now.round - 1))
    return {"regions_astray", "IVN-2.3"};
  const TokenSet dark = game.box.dark_tokens;
  const TokenSet mixed = now.round == kRounds ? now.region_discard : seen;
  if (std::popcount(mixed & dark) > std::popcount(dark) - kRegions) return {"regions_astray", "IVN-2.3"};
  if (now.round == kRounds && (laid & ~dark) != 0) return {"regions_astray", "IVN-2.3"};
  const bool is_laying =
      lays(now, Pile::regions) || lays(now, Pile::assignments) || lays_on(now, Occasion::prepare);
  const std::uint8_t open = open_place(game, now, Pile::regions);
  for (std::size_t i = 0; i < kRegions; ++i) {
    if (open != kNone && i >= open && now.region[i] != kNone) return {"regions_astray", "IVN-2.3"};
  }
  return open == kNone || is_laying ? Reason{} : Reason{"regions_astray", "IVN-2.3"};
}

// IVN-4.5: whoever reaches a token takes it. IVN-4.6: at a scoring those left are removed.
Reason favor_tokens_broken(const Ivan& game, const State& now) {
  if ((now.favor_tokens >> kFavorTokens) != 0) return {"favor_astray", "IVN-2.1"};
  const std::size_t ended = now.round - (lays_on(now, Occasion::refresh) ? 0u : 1u);
  for (std::size_t round = 0; round < ended; ++round) {
    if (game.box.round[round].removes_favor_tokens && now.favor_tokens != 0)
      return {"favor_astray", "IVN-4.6"};
  }
  for (std::uint8_t token = 0; token < kFavorTokens; ++token) {
    const bool is_reached = !game.everybody(
        now, [&](const Player& player) { return player.total_points() < game.box.favor_tokens_at[token]; });
    if (has(now.favor_tokens, token) && is_reached) return {"favor_astray", "IVN-4.5"};
  }
  return {};
}

// IVN-17.5; while it is laid out, filled from the top.
Reason favor_broken(const Ivan& game, const State& now) {
  Seats seats = 0;
  bool is_full = true;
  for (std::size_t i = 0; i < kMostPlayers; ++i) {
    const Seat seat = now.favor[i];
    if (seat == kNone) {
      is_full &= i >= game.players();
      continue;
    }
    if (!is_full || i >= game.players() || seat >= game.players() || holds(seats, seat))
      return {"favor_astray", "IVN-17.5"};
    seats |= only(seat);
  }
  const bool is_laying =
      lays_on(now, Occasion::setup) && !lays(now, Pile::hands) && !lays(now, Pile::projects);
  if (!is_full && !is_laying) return {"favor_astray", "IVN-17.5"};
  if (is_full ? now.first >= game.players() : now.first != kNone) return {"favor_astray", "IVN-2.9"};
  return favor_tokens_broken(game, now);
}

// The boyar of this turn has left the chamber and is not on the map yet.
bool leaves_from(const State& now, Chamber chamber) {
  if (is_phase<Parts>(now)) return Rooms::as<Parts>(now.steps[0]).chamber == chamber;
  return is_phase<Deploy>(now) && Rooms::as<Deploy>(now.steps[0]).chamber == chamber;
}

// Cards lie at the chambers in order; a boyar lies on a card only while he leaves, or in the Kremlin
// (IVN-6.6).
Reason kremlin_broken(const Ivan& game, const State& now) {
  unsigned cards = 0;
  const std::uint8_t open = open_place(game, now, Pile::assignments);
  const Seats playing = static_cast<Seats>((1U << game.players()) - 1);
  const bool shows_on_card =
      is_action(now) || is_over(now) || is_phase<Regions>(now) || lays_on(now, Occasion::refresh);
  for (std::size_t i = 0; i < kChambers; ++i) {
    const Hall& hall = now.hall[i];
    if (((hall.boyars | hall.on_card) & ~playing) != 0) return {"kremlin_astray", "IVN-17.3"};
    if (hall.seal != kNone && hall.seal >= game.players()) return {"kremlin_astray", "IVN-17.3"};
    if (hall.seal != kNone && !shows_on_card) return {"kremlin_astray", "IVN-13.6"};
    for (const std::uint8_t coins : hall.coins) {
      if (coins > kMostHeld) return {"holds_too_much", "IVN-1.6"};
    }
    if (hall.card == kNone) continue;
    if (hall.card >= kAssignments || (cards >> hall.card & 1U) != 0 || i >= open)
      return {"kremlin_astray", "IVN-2.2"};
    cards |= 1U << hall.card;
    const bool stays = game.box.assignment[hall.card].cities == 0;
    const Seats leaving = leaves_from(now, static_cast<Chamber>(i)) ? only(active_seat(now)) : Seats{0};
    if (!stays && hall.on_card != leaving) return {"kremlin_astray", "IVN-6.6"};
    if (hall.on_card != 0 && !shows_on_card) return {"kremlin_astray", "IVN-13.6"};
  }
  const bool may_be_open =
      lays(now, Pile::assignments) || (lays_on(now, Occasion::prepare) && !lays(now, Pile::regions));
  return open == kNone || may_be_open ? Reason{} : Reason{"kremlin_astray", "IVN-2.2"};
}

// IVN-16: shown cards are in that hand; what a seat returned was not kept by anybody.
Reason memory_broken(const Ivan& game, const State& now) {
  const Seats playing = static_cast<Seats>((1U << game.players()) - 1);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Memory& memory = now.memory;
    if ((memory.shown[seat] & ~now.player[seat].hand) != 0) return {"memory_astray", "IVN-16.1"};
    if ((memory.returned[seat] & ~kAllProjects) != 0) return {"memory_astray", "IVN-16.1"};
    if ((memory.kept[seat] & ~playing) != 0 || holds(memory.kept[seat], seat))
      return {"memory_astray", "IVN-16.1"};
    if (seat >= game.players() && (memory.returned[seat] != 0 || memory.kept[seat] != 0))
      return {"memory_astray", "IVN-16.1"};
    for (Seat other = 0; other < game.players(); ++other) {
      const ProjectSet unknown = now.player[other].hand & ~memory.shown[other];
      if (holds(memory.kept[seat], other) && (unknown & ~memory.returned[seat]) == 0)
        return {"memory_astray", "IVN-16.1"};
    }
  }
  return {};
}

// IVN-7.1, IVN-8.2: what is remembered during a turn only.
Reason turn_broken(const Ivan&, const State& now) {
  if (now.chosen != 0 && !produces(now)) return {"steps_astray", "IVN-7.1"};
  if (now.rearranged > 1 || (now.rearranged != 0 && !is_action(now))) return {"steps_astray", "IVN-8.2"};
  return {};
}

// Chance draws a card for this seat, or fills the display.
bool is_drawn_for(const Step& step, Seat seat) {
  if (Rooms::is<DrawProject>(step)) return Rooms::as<DrawProject>(step).owner == seat;
  if (Rooms::is<DrawEstate>(step)) return Rooms::as<DrawEstate>(step).owner == seat;
  if (Rooms::is<DrawTitle>(step)) return Rooms::as<DrawTitle>(step).owner == seat;
  return Rooms::is<Refill>(step);
}

// "How a turn is bounded" (docs): every estate that is still to be used may leave three steps behind.
bool is_room_left(const State& now) {
  constexpr std::size_t kLeftByAnEstate = 3, kLeftByTheRest = 4;
  const CardSet used = is_action(now) ? now.player[active_seat(now)].used : kAllEstates;
  const auto unused = static_cast<std::size_t>(std::popcount(static_cast<CardSet>(kAllEstates & ~used)));
  return now.steps.size() + kLeftByAnEstate * unused + kLeftByTheRest <= kMostSteps;
}

// The stack as a whole: questions of effects stand on a turn or on the regions, and all belong to whoever
// has the turn (IVN-8.1) or is given the reward (IVN-13.3).
Reason stack_broken(const Ivan& game, const State& now) {
  if (is_over(now)) {
    const bool is_the_end = now.round == kRounds && are_boyars_out(game, now);
    return is_the_end ? Reason{} : Reason{"steps_astray", "IVN-3.1"};
  }
  const Seat turn = now.steps[0].seat;
  if (!is_phase<Lay>(now) && turn >= game.players()) return {"steps_astray", "IVN-17.6"};
  const bool may_carry = is_action(now) || is_phase<Regions>(now);
  if (now.steps.size() > 1 && !may_carry) return {"steps_astray", "IVN-3.1"};
  for (std::size_t at = 1; at < now.steps.size(); ++at) {
    const Step& step = now.steps[at];
    if (step.seat == kChance ? !is_drawn_for(step, turn) : step.seat != turn)
      return {"steps_astray", "IVN-8.1"};
  }
  return is_room_left(now) ? Reason{} : Reason{"too_many_steps", "IVN-17.7"};
}

Reason steps_broken(const Ivan& game, const State& now) { return Rooms::astray(game, now); }
Reason answers_broken(const Ivan& game, const State& now) { return Rooms::unanswered(game, now); }

}  // namespace

Reason Ivan::broken(const State& now) const {
  for (const auto check : {stack_broken, pieces_broken, projects_broken, titles_and_estates_broken,
                           trade_broken, spoils_broken, regions_broken, favor_broken, kremlin_broken,
                           turn_broken, steps_broken, answers_broken, memory_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::ivan
