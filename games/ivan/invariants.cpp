// IVN-17: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/ivan/effects.hpp"
#include "games/ivan/free_actions.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/rooms.hpp"
#include "games/ivan/setup.hpp"

namespace tsardom::ivan {
namespace {

Room phase(const State& now) { return room_of(now.steps[0]); }
bool is_over(const State& now) { return now.steps.empty(); }
bool is_setup(const State& now) {
  if (is_over(now)) return false;
  return phase(now) == Room::keep || phase(now) == Room::station ||
         (phase(now) == Room::lay && now.steps[0].detail[1] == static_cast<std::uint8_t>(Occasion::setup));
}
bool is_action(const State& now) { return active_seat(now) != kNone; }
bool is_planning(const State& now) {
  return !is_over(now) && (phase(now) == Room::plan || phase(now) == Room::stake);
}
bool lays(const State& now, Pile pile) {
  return !is_over(now) && phase(now) == Room::lay &&
         now.steps[0].detail[0] == static_cast<std::uint8_t>(pile);
}
bool lays_on(const State& now, Occasion occasion) {
  return !is_over(now) && phase(now) == Room::lay &&
         now.steps[0].detail[1] == static_cast<std::uint8_t>(occasion);
}

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
    const bool may_commit = !is_over(now) && phase(now) == Room::keep && seat < game.players();
    if (player.keeping != kNone &&
        (!may_commit || player.keeping >= kProjects || !has(player.hand, player.keeping)))
      return {"projects_astray", "IVN-2.10"};
    const bool chooses = !is_over(now) && phase(now) == Room::keep;
    if (chooses && seat < game.players() && player.cards != game.box.dealt)
      return {"projects_astray", "IVN-2.10"};
  }
  if (!is_apart || (all & ~kAllProjects) != 0) return {"projects_astray", "IVN-17.2"};
  return {};
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
  return !is_over(now) && room_of(now.steps.back()) == Room::slot ? now.steps.back().detail[0] : kNone;
}

bool add_token(TokenSet& all, TradeToken token) {
  return token == kNone || (token < kTradeTokens && add_zone(all, TokenSet{1} << token));
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
  return is_apart && all == kAllTradeTokens ? Reason{} : Reason{"tokens_astray", "IVN-17.2"};
}

Reason spoils_broken(const Ivan& game, const State& now) {
  CardSet all = 0;
  bool is_apart = add_zone(all, now.spoils_field) && add_zone(all, now.spoils_unused) &&
                  add_zone(all, now.spoils_discard);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    is_apart &= add_zone(all, now.player[seat].spoils);
    if (seat >= game.players() && now.player[seat].spoils != 0) return {"spoils_astray", "IVN-17.2"};
  }
  if (std::popcount(now.spoils_field) > game.table().spoils) return {"spoils_astray", "IVN-2.4"};
  return is_apart && all == kAllSpoils ? Reason{} : Reason{"spoils_astray", "IVN-17.2"};
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
  if ((now.favor_tokens >> kFavorTokens) != 0) return {"favor_astray", "IVN-2.1"};
  return {};
}

// Cards lie at the chambers in order; a boyar lies on a card only while he leaves, or in the Kremlin
// (IVN-6.6).
Reason kremlin_broken(const Ivan& game, const State& now) {
  unsigned cards = 0;
  const std::uint8_t open = open_place(game, now, Pile::assignments);
  const Seats playing = static_cast<Seats>((1U << game.players()) - 1);
  const bool shows_on_card =
      is_action(now) || is_over(now) || phase(now) == Room::regions || lays_on(now, Occasion::refresh);
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
    const bool leaves_here = is_action(now) && (phase(now) == Room::part || phase(now) == Room::deploy) &&
                             now.steps[0].detail[0] == i;
    const Seats leaving = leaves_here ? only(active_seat(now)) : Seats{0};
    if (leaves_here && !holds(hall.on_card, active_seat(now))) return {"kremlin_astray", "IVN-6.3"};
    if (!stays && hall.on_card != leaving) return {"kremlin_astray", "IVN-6.6"};
    if (hall.on_card != 0 && !shows_on_card) return {"kremlin_astray", "IVN-13.6"};
  }
  const bool may_be_open = !is_over(now) && phase(now) == Room::lay &&
                           (lays(now, Pile::assignments) || lays_on(now, Occasion::prepare));
  return open == kNone || may_be_open ? Reason{} : Reason{"kremlin_astray", "IVN-2.2"};
}

int boyars_in_chambers(const State& now, Seat seat) {
  int count = 0;
  for (const Hall& hall : now.hall) count += holds(hall.boyars, seat);
  return count;
}

// IVN-3.3, IVN-17.4: three laps. Whoever has had his turn in this lap has one boyar fewer to place or to move
// out.
bool are_laps_even(const Ivan& game, const State& now) {
  const bool planning = is_planning(now);
  const Seat turn = now.steps[0].seat;
  const bool has_acted =
      planning ? phase(now) == Room::stake : phase(now) != Room::exit && phase(now) != Room::seal;
  const auto left = [&](Seat seat) {
    return planning ? int{now.player[seat].boyars_left} : boyars_in_chambers(now, seat);
  };
  const int whole = left(turn) + has_acted;
  if (whole < 1) return false;
  bool is_before = true;
  for (int i = 0; i < game.players(); ++i) {
    const auto seat = static_cast<Seat>((now.first + i) % game.players());
    if (seat == turn) is_before = false;
    if (seat != turn && left(seat) != whole - is_before) return false;
    if (planning && now.player[seat].boyars_left + boyars_in_chambers(now, seat) != game.box.boyars)
      return false;
    if (!planning && now.player[seat].boyars_left > 0) return false;
  }
  return true;
}

bool are_boyars_home(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left != game.box.boyars) return false;
  }
  return true;
}

bool are_boyars_out(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left > 0 || boyars_in_chambers(now, seat) > 0) return false;
  }
  return true;
}

// IVN-2.11: each seat has stationed as many warriors as its turns so far.
bool is_stationing(const Ivan& game, const State& now) {
  const int turn = now.steps[0].detail[0];
  if (turn >= 2 * game.players() || now.steps[0].seat != stationing_seat(game, now, turn)) return false;
  std::array<int, kMostPlayers> stationed{};
  for (int i = 0; i < turn; ++i) ++stationed[stationing_seat(game, now, i)];
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].warriors.total() != stationed[seat]) return false;
  }
  return true;
}

bool are_parts_possible(const Ivan& game, const State& now) {
  const auto& detail = now.steps[0].detail;
  const ChamberFigures& figures = game.box.chamber[detail[0]];
  const auto chamber = static_cast<Chamber>(detail[0]);
  const bool counts_extra = chamber == Chamber::production;
  const int most_left = counts_extra ? figures.regular : figures.regular + figures.bonus;
  const int most_extra = counts_extra ? figures.bonus : chamber == Chamber::reward ? figures.regular : 0;
  return detail[1] <= most_left && detail[2] <= most_extra;
}

// IVN-13: region, winner, second, reward; who is asked follows from them.
bool is_region_possible(const Ivan& game, const State& now) {
  const auto& [region, winner, second, reward] = now.steps[0].detail;
  const auto plays = [&](Seat seat) { return seat < game.players(); };
  if (region >= kRegions || !plays(winner) || (second != kNone && (!plays(second) || second == winner)))
    return false;
  if (second != kNone && game.table().winner_only) return false;
  if (reward == kNone) return now.steps.size() == 1;
  return reward <= 1 && now.steps.size() > 1;
}

bool is_lay_possible(const State& now) {
  const auto pile = static_cast<Pile>(now.steps[0].detail[0]);
  switch (static_cast<Occasion>(now.steps[0].detail[1])) {
    case Occasion::setup:
      return now.round == 1 && pile <= Pile::projects;
    case Occasion::refresh:
      return pile == Pile::spoils || pile == Pile::trade;
    case Occasion::prepare:
      return now.round > 1 && (pile == Pile::titles || pile == Pile::estates || pile == Pile::assignments ||
                               pile == Pile::regions);
  }
  return false;
}

// What lies already while something is laid out at setup.
bool is_setup_possible(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    const bool deals = lays(now, Pile::hands);
    const int cards = phase(now) == Room::keep                                   ? game.box.dealt
                      : phase(now) == Room::station || lays(now, Pile::projects) ? 1
                                                                                 : 0;
    if (deals ? player.cards > game.box.dealt : player.cards != cards) return false;
    if (player.completed != 0 || player.buildings != 0 || player.field != 0) return false;
    if (phase(now) != Room::station && player.warriors.total() > 0) return false;
  }
  return now.round == 1;
}

// The step at the bottom: the phase of the game.
bool is_phase_possible(const Ivan& game, const State& now) {
  const Step& step = now.steps[0];
  const auto in_a_chamber = [&] { return step.detail[0] < kChambers; };
  if (is_setup(now) && (!is_setup_possible(game, now) || !are_boyars_home(game, now))) return false;
  switch (room_of(step)) {
    case Room::lay:
      return is_lay_possible(now) && (!lays_on(now, Occasion::prepare) || are_boyars_home(game, now));
    case Room::keep:
      return true;
    case Room::station:
      return is_stationing(game, now);
    case Room::stake:
      return in_a_chamber() && holds(now.hall[step.detail[0]].boyars, step.seat) &&
             now.hall[step.detail[0]].coins[step.seat] == 0 && are_laps_even(game, now);
    case Room::seal:
      return in_a_chamber() && holds(now.hall[step.detail[0]].boyars, step.seat) &&
             now.hall[step.detail[0]].coins[step.seat] == 0 && now.hall[step.detail[0]].seal == kNone &&
             now.player[step.seat].seals_left > 0 &&
             now.player[step.seat].held[Resource::coin] >= game.table().seal_coins &&
             are_laps_even(game, now);
    case Room::part:
      return in_a_chamber() && are_parts_possible(game, now) && are_laps_even(game, now);
    case Room::deploy:
      return in_a_chamber() && are_laps_even(game, now);
    case Room::plan:
    case Room::exit:
    case Room::after:
      return are_laps_even(game, now);
    case Room::regions:
      return is_region_possible(game, now) && are_boyars_out(game, now);
    default:
      return false;
  }
}

bool is_chance(Room room) {
  return room == Room::lay || room == Room::draw_project || room == Room::refill ||
         room == Room::draw_estate || room == Room::draw_title;
}

bool is_cost_of_a_group(const Ivan& game, std::uint8_t at) {
  return at < game.box.effects && game.box.effect[at].op == Op::pay &&
         game.box.effect[at].group != Group::none;
}

// A step above the phase: its details are such as play can bring about.
bool is_effect_possible(const Ivan& game, const State& now, const Step& step) {
  const auto& detail = step.detail;
  const auto is_item = [&](std::uint8_t item) {
    return item < kFirstPrint || (item < kItems && game.box.print[item - kFirstPrint].count > 0);
  };
  const bool is_asked = detail[0] <= static_cast<std::uint8_t>(Asked::at_once);
  switch (room_of(step)) {
    case Room::effects:
      return detail[1] > 0 && detail[0] + detail[1] <= game.box.effects && detail[2] <= 1 &&
             game.box.effect[detail[0]].op != Op::pay;
    case Room::offer:
      return detail[1] > 0 && detail[0] + detail[1] <= game.box.effects &&
             game.box.effect[detail[0]].op == Op::pay && game.box.effect[detail[0]].then < detail[1] &&
             can_pay(now, step.seat, game.box.effect[detail[0]]);
    case Room::pay:
      return is_cost_of_a_group(game, detail[0]) && can_pay(now, step.seat, game.box.effect[detail[0]]);
    case Room::pick_good:
      return detail[0] >= static_cast<std::uint8_t>(Group::local) &&
             detail[0] <= static_cast<std::uint8_t>(Group::any) && detail[1] > 0 && detail[1] <= 9 &&
             detail[2] < kResources &&
             !(detail[0] == static_cast<std::uint8_t>(Group::local) && detail[2] >= kFirstForeign);
    case Room::income:
      return is_asked && detail[1] <= 1;
    case Room::swap:
      return is_asked && (detail[1] == 1 || detail[1] == 2) && detail[2] > 0 && detail[2] <= 9;
    case Room::slot:
      return detail[0] < kTradeTokens;
    case Room::resolve:
      return is_asked && (detail[1] == 1 || detail[1] == 2);
    case Room::next:
      return detail[0] == 0 && is_item(detail[1]) &&
             (detail[2] == kNone || (is_item(detail[2]) && detail[1] != detail[2]));
    case Room::draw_project:
    case Room::draw_estate:
    case Room::draw_title:
      return detail[0] < game.players();
    case Room::place:
    case Room::move:
    case Room::build:
    case Room::project:
    case Room::complete:
    case Room::spoils:
    case Room::estate:
    case Room::title:
      return is_asked;
    case Room::repeat:
    case Room::rearrange:
    case Room::refill:
      return true;
    default:
      return false;
  }
}

// Only an interrupted question, or the rest of a list, waits below another step.
bool may_wait(const Step& step) {
  switch (room_of(step)) {
    case Room::effects:
    case Room::next:
      return true;
    case Room::income:
    case Room::place:
    case Room::move:
    case Room::swap:
    case Room::build:
    case Room::resolve:
    case Room::project:
    case Room::complete:
    case Room::spoils:
    case Room::estate:
    case Room::title:
      return step.detail[0] == static_cast<std::uint8_t>(Asked::freely);
    default:
      return false;
  }
}

// Docs: every estate that is still to be used may leave three steps behind.
bool is_room_left(const State& now) {
  const Seat seat = active_seat(now);
  const CardSet unused =
      seat == kNone ? CardSet{0} : static_cast<CardSet>(kAllEstates & ~now.player[seat].used);
  return now.steps.size() + 3 * static_cast<std::size_t>(std::popcount(unused)) + 4 <= kMostSteps;
}

Reason steps_broken(const Ivan& game, const State& now) {
  if (is_over(now)) {
    return now.round == kRounds && are_boyars_out(game, now) ? Reason{} : Reason{"steps_astray", "IVN-3.1"};
  }
  const Seat receiver = now.steps.size() > 1 ? now.steps[1].seat : kNone;
  for (std::size_t i = 0; i < now.steps.size(); ++i) {
    const Step& step = now.steps[i];
    if (step.room >= kRooms) return {"steps_astray", "IVN-17.6"};
    if (is_chance(room_of(step)) ? step.seat != kChance : step.seat >= game.players())
      return {"steps_astray", "IVN-17.6"};
    if (i == 0) continue;
    if (!is_effect_possible(game, now, step)) return {"steps_astray", "IVN-9.14"};
    const bool is_top = i + 1 == now.steps.size();
    if (!is_top && !may_wait(step)) return {"steps_astray", "IVN-8.4"};
    const Seat actor = is_chance(room_of(step)) ? step.detail[0] : step.seat;
    const bool is_refill = room_of(step) == Room::refill;
    const Seat expected = is_action(now) ? now.steps[0].seat : receiver == kChance ? actor : receiver;
    if (!is_refill && actor != expected) return {"steps_astray", "IVN-8.1"};
  }
  if (now.steps.size() > 1 && !is_action(now) && phase(now) != Room::regions)
    return {"steps_astray", "IVN-3.1"};
  if (phase(now) == Room::seal && now.steps.size() > 1) return {"steps_astray", "IVN-8.5"};
  if (!is_phase_possible(game, now)) return {"steps_astray", "IVN-3.1"};
  if (!is_room_left(now)) return {"too_many_steps", "IVN-17.7"};
  return {};
}

// IVN-7.1: cities are remembered during Production only; P4 during a turn only.
Reason turn_broken(const Ivan&, const State& now) {
  const bool produces = !is_over(now) && phase(now) == Room::part && now.steps[0].detail[0] == 0;
  if (now.chosen != 0 && !produces) return {"steps_astray", "IVN-7.1"};
  if (now.rearranged > 1 || (now.rearranged != 0 && !is_action(now))) return {"steps_astray", "IVN-8.2"};
  return {};
}

// Nothing is due that happens by itself, and everybody who is asked has something to choose.
Reason answers_broken(const Ivan& game, const State& now) {
  if (is_over(now)) return {};
  State copy = now;
  NoLog log;
  if (Rooms::settle(game, copy, log)) return {"question_without_answer", "IVN-17.6"};
  for (Seat seat = 0; seat <= kChance; ++seat) {
    if (!holds(game.actors(now), seat)) continue;
    MoveList legal;
    game.moves(now, seat, legal);
    if (legal.empty()) return {"question_without_answer", "IVN-17.6"};
  }
  return game.actors(now) != 0 ? Reason{} : Reason{"question_without_answer", "IVN-17.6"};
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

}  // namespace

Reason Ivan::broken(const State& now) const {
  for (const auto check :
       {steps_broken, pieces_broken, projects_broken, titles_and_estates_broken, trade_broken, spoils_broken,
        regions_broken, favor_broken, kremlin_broken, turn_broken, answers_broken, memory_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::ivan
