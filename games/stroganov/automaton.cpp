#include "games/stroganov/automaton.hpp"

#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/setup.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/turn.hpp"

namespace tsardom::stroganov {
namespace {

const Automa& flipped_card(const Stroganov& game, const State& now) { return game.box.automa[now.flipped]; }

// STR-16.6, STR-16.7: bears, coins and tigers are all wild.
bool ivan_can_pay(const Player& ivan, Piece value, int count) {
  const int bears = value == Piece::bear ? 0 : ivan.furs[Piece::bear];
  return ivan.furs[value] + bears + ivan.coins + ivan.tigers >= count;
}

void pay_fur(State& state, Piece fur, Log& log) {
  state.player[kIvan].furs.remove(fur);
  state.bag.add(fur);
  log.tell(event(Told::paid, kIvan, "STR-16.7", fur, 0));
}

void ivan_pays(State& state, Piece value, int count, Log& log) {
  Player& ivan = state.player[kIvan];
  for (; count > 0; --count) {
    if (ivan.furs[value] > 0) {
      pay_fur(state, value, log);
    } else if (ivan.furs[Piece::bear] > 0) {
      pay_fur(state, Piece::bear, log);
    } else if (ivan.coins > 0) {
      spend_coins(state, kIvan, 1);
      log.tell(event(Told::spent, kIvan, "STR-16.7", Thing::coin, 1));
    } else {
      --ivan.tigers;
      ++state.tigers;
      log.tell(event(Told::paid, kIvan, "STR-16.7", Piece::tiger, 0));
    }
  }
}

// STR-16.14: rightmost first.
template <class Visit>
bool any_present_region(const Stroganov& game, const State& now, Visit visit) {
  RegionSet regions = now.player[kIvan].built;
  if (const Column column = now.player[kIvan].column; column > 0) put(regions, game.box.region_of[column]);
  for (; regions != 0; drop(regions, highest(regions))) {
    if (visit(Region{highest(regions)})) return true;
  }
  return false;
}

// STR-16.31
enum class Outcome : std::uint8_t { done, impossible, short_of_fur };

Outcome fetch_wish(const Stroganov& game, State& state, Log& log) {
  bool is_short = false;
  const bool done = any_present_region(game, state, [&](Region region) {
    const Wish wish = state.wish[region];
    if (wish == kNone) return false;
    if (!ivan_can_pay(state.player[kIvan], state.region_fur[region], 1)) {
      is_short = true;
      return false;
    }
    ivan_pays(state, state.region_fur[region], 1, log);
    state.wish[region] = kNone;
    log.tell(event(Told::took_wish, kIvan, "STR-16.14", wish, region));
    gain_points(state, kIvan, game.box.wish[wish].points, "STR-16.14", log);
    if (game.box.wish[wish].set == Set::b) put(state.player[kIvan].fulfilled, wish);
    return true;
  });
  return done ? Outcome::done : is_short ? Outcome::short_of_fur : Outcome::impossible;
}

Outcome fetch_yurt(const Stroganov& game, State& state, Log& log) {
  bool is_short = false;
  const bool done = any_present_region(game, state, [&](Region region) {
    if (state.yurt[region] == kNone) return false;
    if (!ivan_can_pay(state.player[kIvan], state.region_fur[region], 1)) {
      is_short = true;
      return false;
    }
    ivan_pays(state, state.region_fur[region], 1, log);
    use_yurt(game, state, kIvan, region, log);
    return true;
  });
  return done ? Outcome::done : is_short ? Outcome::short_of_fur : Outcome::impossible;
}

// with an outpost any tile of the region, from the right; else the one under the Cossack.
Outcome claim_tile(const Stroganov& game, State& state, Log& log) {
  const Player& ivan = state.player[kIvan];
  bool is_short = false;
  const bool done = any_present_region(game, state, [&](Region region) {
    ColumnSet columns = static_cast<ColumnSet>(game.box.region[region].columns & state.laid);
    if (!has(ivan.built, region)) columns &= static_cast<ColumnSet>(1U << ivan.column);
    for (; columns != 0; drop(columns, highest(columns))) {
      const Column column = highest(columns);
      const int cost = claim_cost(game, state, column);
      if (!ivan_can_pay(ivan, state.region_fur[region], cost)) {
        is_short = true;
        continue;
      }
      ivan_pays(state, state.region_fur[region], cost, log);
      take_tile(game, state, kIvan, column, log);
      return true;
    }
    return false;
  });
  return done ? Outcome::done : is_short ? Outcome::short_of_fur : Outcome::impossible;
}

// what he gets where a fur was missing, beside the coin or without it.
bool falls_back(const Stroganov& game, Outcome outcome) {
  return outcome == Outcome::impossible || !game.coin_when_short() ||
         game.box.figure.solo_coin_beside_fallback;
}

Outcome trophy_outcome(const Stroganov& game, const Player& ivan) {
  const SoloTrack& track = game.solo_track();
  if (ivan.trophy >= track.spaces) return Outcome::impossible;
  return ivan_can_pay(ivan, track.fur[ivan.trophy + 1u], 1) ? Outcome::done : Outcome::short_of_fur;
}

void stay_on_track(const Stroganov& game, State& state, Log& log) {
  gain_points(state, kIvan, game.solo_track().points_if_not_moved, "STR-16.15", log);
}

void move_trophy(const Stroganov& game, State& state, Log& log) {
  Player& ivan = state.player[kIvan];
  const SoloTrack& track = game.solo_track();
  ivan_pays(state, track.fur[ivan.trophy + 1u], 1, log);
  ++ivan.trophy;
  log.tell(event(Told::advanced, kIvan, "STR-16.15", ivan.trophy));
  gain_points(state, kIvan, track.points_on_move[ivan.trophy], "STR-16.15", log);
}

Outcome trophy_errand(const Stroganov& game, State& state, Log& log) {
  const Outcome outcome = trophy_outcome(game, state.player[kIvan]);
  if (outcome == Outcome::done) {
    move_trophy(game, state, log);
  } else if (falls_back(game, outcome)) {
    stay_on_track(game, state, log);
  }
  return outcome;
}

Outcome build_outpost(const Stroganov& game, State& state, Log& log) {
  Player& ivan = state.player[kIvan];
  const Region region = game.box.region_of[ivan.column];
  const bool has_place =
      ivan.column > 0 && ivan.outposts > 0 && !has(ivan.built, region) && free_space(state, region) != kNone;
  if (has_place && ivan_can_pay(ivan, state.region_fur[region], 1)) {
    ivan_pays(state, state.region_fur[region], 1, log);
    --ivan.outposts;
    raise_outpost(state, kIvan, region, 0, "STR-16.14", log);
    return Outcome::done;
  }
  const Outcome outcome = has_place ? Outcome::short_of_fur : Outcome::impossible;
  if (falls_back(game, outcome)) gain(game, state, kIvan, {.outposts = 1}, "STR-16.14", log);
  return outcome;
}

Outcome run_errand(const Stroganov& game, State& state, Errand errand, Log& log) {
  switch (errand) {
    case Errand::outpost:
      return build_outpost(game, state, log);
    case Errand::trophy:
      return trophy_errand(game, state, log);
    case Errand::yurt:
      return fetch_yurt(game, state, log);
    case Errand::wish:
      return fetch_wish(game, state, log);
    case Errand::claim:
      return claim_tile(game, state, log);
  }
  return Outcome::impossible;
}

// STR-16.11
void ivan_moves(State& state, Log& log) {
  const ColumnSet way = nearest_right(state, state.player[kIvan].column, state.deck_top.steps);
  if (way == 0) return;
  const Column column = highest(way);
  place_cossack(state, kIvan, column);
  log.tell(event(Told::rode, kIvan, "STR-16.11", column, 0));
}

// which card shows the hunt.
Hunt hunt_of(const Stroganov& game, const State& now) {
  return game.hunts_by_deck_top() ? now.deck_top.hunt : flipped_card(game, now).hunt;
}
std::uint8_t furs_to_hunt(const Stroganov& game, const State& now) {
  return game.hunts_by_deck_top() ? now.deck_top.furs : flipped_card(game, now).furs;
}

// STR-16.12: the tiger is the highest.
void hunt_one(const Stroganov& game, State& state, Log& log) {
  const Column column = state.player[kIvan].column;
  Furs& furs = state.furs_on[column];
  const bool wants_highest = hunt_of(game, state) == Hunt::highest;
  if (has(state.tigers_on, column) && (wants_highest || furs.empty())) {
    drop(state.tigers_on, column);
    ++state.player[kIvan].tigers;
    log.tell(event(Told::hunted, kIvan, "STR-16.12", Piece::tiger, column, 0, 0));
    return;
  }
  const Piece fur = wants_highest ? furs.highest() : furs.lowest();
  furs.remove(fur);
  log.tell(event(Told::hunted, kIvan, "STR-16.12", fur, column, 0, 0));
  receive_fur(game, state, kIvan, fur, log);
}

// STR-16.13
void main_action(const Stroganov& game, State& state, Log& log) {
  const Player& ivan = state.player[kIvan];
  if (ivan.column == 0) return;
  const Region region = game.box.region_of[ivan.column];
  const bool is_empty = has(state.laid, ivan.column) && items_on(state, ivan.column) == 0;
  if (is_empty && ivan_can_pay(ivan, state.region_fur[region], game.box.figure.claim_furs)) {
    ivan_pays(state, state.region_fur[region], game.box.figure.claim_furs, log);
    return take_tile(game, state, kIvan, ivan.column, log);
  }
  visit_village(game, state, kIvan, region, log);
}

// STR-18.4: what this card shows while it lies on top of the deck.
DeckTop face_of(const Stroganov& game, AutomaCard card) {
  const Automa& automa = game.box.automa[card];
  return game.hunts_by_deck_top() ? DeckTop{automa.steps, automa.hunt, automa.furs} : DeckTop{automa.steps};
}

// His cards come before all else that he does.
bool turns_cards(const State& now, std::size_t at) {
  return lies_below<IvanTurn>(now, at) && is_top(now, at) &&
         Rooms::as<IvanTurn>(now.steps[at - 1]).part == IvanTurn::Part::moving;
}

}  // namespace

CardSet automa_deck(const Stroganov& game) {
  const std::uint8_t deck = game.agreed(Agreed::solo_deck);
  return deck == 0 ? (CardSet{1} << kAutomaCards) - 1 : game.box.focus_deck[deck - 1u];
}

Piece ivan_market_fur(const Stroganov& game, const State& now) {
  const bool highest = now.flipped != kNone && flipped_card(game, now).hunt == Hunt::highest;
  return highest ? now.market.highest() : now.market.lowest();
}

Song ivan_song(const Stroganov& game, const State& now) {
  Song best = kNone;
  for (const Song song : now.songs) {
    const int cost = game.box.song[song].cost;
    if (cost <= now.player[kIvan].story && (best == kNone || cost >= game.box.song[best].cost)) best = song;
  }
  return best;
}

void ivan_sings(const Stroganov& game, State& state, Log& log) {
  const Song song = ivan_song(game, state);
  if (song != kNone) take_song(game, state, kIvan, song, "STR-16.17", log);
}

void ivan_extra_action(const Stroganov& game, State& state, Log& log) {
  Player& ivan = state.player[kIvan];
  const int points = game.box.figure.solo_extra_action_points;
  ivan.points = static_cast<std::uint16_t>(std::min(ivan.points + points, kMostPoints));
  log.tell(event(Told::extra_points, kIvan, "STR-16.8", points));
}

void ivan_trophy(const Stroganov& game, State& state, Log& log) {
  if (trophy_outcome(game, state.player[kIvan]) == Outcome::done) return move_trophy(game, state, log);
  stay_on_track(game, state, log);
}

CardSet cards_on_top(const Stroganov& game, const State& now) {
  CardSet cards = 0;
  for_each(now.automa_stack, [&](AutomaCard card) {
    if (face_of(game, card) == now.deck_top) put(cards, card);
  });
  return cards;
}

void Flip::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  for_each(cards_on_top(game, now), [&](AutomaCard card) { out.add(move::plain(Choice::flip, card)); });
}

Move Flip::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return move::plain(Choice::flip, any_of(cards_on_top(game, now), rng));
}

void Flip::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  drop(state.automa_stack, move.a);
  state.flipped = move.a;
  state.deck_top = {};
  log.tell(event(Told::flipped, kIvan, "STR-16.10", move.a));
  become(state, kChance, TurnUp{});
}

bool Flip::fits(const Stroganov&, const State& now, Seat, std::size_t at) const {
  return turns_cards(now, at);
}

// Cards that show the same are one outcome.
void TurnUp::moves(const Stroganov& game, const State& now, Seat, MoveList& out) const {
  CardSet listed = 0;
  for_each(now.automa_stack, [&](AutomaCard card) {
    if (has(listed, card)) return;
    std::uint16_t alike = 0;
    for_each(now.automa_stack, [&](AutomaCard other) {
      if (face_of(game, other) != face_of(game, card)) return;
      put(listed, other);
      ++alike;
    });
    out.add(move::turn_up(face_of(game, card)), alike);
  });
}

Move TurnUp::draw(const Stroganov& game, const State& now, Rng& rng) const {
  return move::turn_up(face_of(game, any_of(now.automa_stack, rng)));
}

void TurnUp::play(const Stroganov&, State& state, Seat, Move move, Log& log) const {
  state.deck_top = top_of(move);
  log.tell(event(Told::turned_up, kIvan, "STR-16.10", move.a, move.b, move.c));
  end(state);
}

bool TurnUp::fits(const Stroganov& game, const State& now, Seat, std::size_t at) const {
  const bool is_first = game.is_solo() && is_top(now, at) && is_part(now, at, SetUp::Part::automa);
  return is_first || turns_cards(now, at);
}

bool IvanTurn::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  const auto go_on = [&](Part next, std::uint8_t furs = 0) { become(state, kIvan, IvanTurn{next, furs}); };
  const Column column = state.player[kIvan].column;
  switch (part) {
    case Part::cards:
      go_on(Part::moving);
      call(state, kChance, Flip{});
      break;
    case Part::moving:
      ivan_moves(state, log);
      go_on(Part::hunting, furs_to_hunt(game, state));
      if (items_on(state, state.player[kIvan].column) == 0) {  // a gap counts as empty
        gain_coins(state, kIvan, furs_to_hunt(game, state), "STR-16.12", log);
        go_on(Part::main);
      }
      break;
    case Part::hunting:
      if (left == 0 || items_on(state, column) == 0) {
        go_on(Part::main);
        break;
      }
      go_on(Part::hunting, static_cast<std::uint8_t>(left - 1));
      hunt_one(game, state, log);
      break;
    case Part::main:
      go_on(Part::errand);
      main_action(game, state, log);
      break;
    case Part::errand: {
      go_on(Part::over);
      const Outcome outcome = run_errand(game, state, flipped_card(game, state).errand, log);
      if (outcome != Outcome::short_of_fur || !game.coin_when_short()) break;
      log.tell(event(Told::short_of_fur, kIvan, "STR-16.31"));
      gain_coins(state, kIvan, 1, "STR-16.31", log);
      break;
    }
    case Part::over:
      end(state);
  }
  return true;
}

// While he does something a card lies open.
bool IvanTurn::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  if (at != 1 || !lies_below<Year>(now, at) || !game.is_ivan(seat) || !has(now.had_turn, seat)) return false;
  if (part <= Part::cards || part > Part::over) return false;
  if (part == Part::moving) return lies_at<Flip>(now, at + 1) || lies_at<TurnUp>(now, at + 1);
  return now.flipped != kNone;
}

}  // namespace tsardom::stroganov
