#include "games/ivan/setup.hpp"

#include "games/ivan/events.hpp"
#include "games/ivan/laying.hpp"
#include "games/ivan/memory.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/planning.hpp"
#include "games/ivan/rewards.hpp"

namespace tsardom::ivan {
namespace {

// IVN-2.11: everybody twice; whose warrior comes at this turn, in the second lap backwards.
int stationing_turns(const Ivan& game) { return 2 * game.players(); }
Seat stationing_seat(const Ivan& game, const State& now, int turn) {
  const int players = game.players();
  const int place = turn < players ? turn : stationing_turns(game) - 1 - turn;
  return static_cast<Seat>((now.first + place) % players);
}

CitySet cities_without_warriors(const Ivan& game, const State& now) {
  CitySet taken = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) taken |= now.player[seat].warriors.cities();
  return static_cast<CitySet>(~taken);
}

// IVN-13.6: boyars and seals come home.
void send_boyars_home(const Ivan& game, State& state) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    player.boyars = {};
    player.boyars_left = game.box.boyars;
    player.seals_left = game.box.seals;
    player.used = 0;
  }
  for (Hall& hall : state.hall) hall = {};
}

void discard_display(Deck& deck, Choice draw, Log& log) {
  deck.discard |= deck.display;
  deck.display = 0;
  replenish(deck, draw, log);
}

}  // namespace

State Ivan::opening() const {
  State state;
  state.trade_unused = kAllTradeTokens;
  state.titles.deck = kAllTitles;
  state.estates.deck = kAllEstates;
  state.spoils_unused = kAllSpoils;
  state.favor_tokens = (1U << kFavorTokens) - 1;   // IVN-2.1
  for (Seat seat = 0; seat < players(); ++seat) {  // IVN-2.7
    Player& player = state.player[seat];
    player.held = box.start;
    player.boyars_left = box.boyars;
    player.warriors_left = box.warriors;
    player.buildings_left = box.buildings;
    player.seals_left = box.seals;
  }
  call(state, kChance, Lay{Pile::assignments, Occasion::setup});
  return state;
}

void prepare(const Ivan& game, State& state, Log& log) {
  send_boyars_home(game, state);
  discard_display(state.titles, Choice::draw_title, log);
  discard_display(state.estates, Choice::draw_estate, log);
  for (RegionToken& token : state.region) {
    put(state.region_discard, token);
    token = kNone;
  }
  ++state.round;
  become(state, kChance, Lay{Pile::titles, Occasion::prepare});
}

void name_first_player(const Ivan& game, State& state) {
  state.first = game.after(state.favor[game.players() - 1u]);
}

bool is_untouched(const Ivan& game, const State& now) {
  return now.round == 1 && are_boyars_home(game, now) && game.everybody(now, [](const Player& player) {
    return player.completed == 0 && player.buildings == 0 && player.field == 0;
  });
}

bool are_warriors_home(const Ivan& game, const State& now) {
  return game.everybody(now, [](const Player& player) { return player.warriors.total() == 0; });
}

bool all_hold(const Ivan& game, const State& now, int cards) {
  return game.everybody(now, [&](const Player& player) { return player.cards == cards; });
}

bool are_boyars_home(const Ivan& game, const State& now) {
  return game.everybody(now, [&](const Player& player) { return player.boyars_left == game.box.boyars; });
}

std::optional<Step> Keep::next(const Ivan& game, const State& now, Seat seat) const {
  if (seat >= game.players() || now.player[seat].keeping != kNone) return {};
  return Rooms::step(seat, *this);
}

void Keep::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  for_each(now.player[seat].hand, [&](Project card) { out.add(move::of(Choice::keep, card)); });
}

void Keep::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  state.player[seat].keeping = move.a;
  log.tell(secret(event(Told::kept, seat, "IVN-2.10", move.a), only(seat)));
}

// The others go back and the deck is shuffled.
bool Keep::settle(const Ivan& game, State& state, Seat, Log& log) const {
  int returned = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    Player& player = state.player[seat];
    const ProjectSet kept = ProjectSet{1} << player.keeping;
    returned += player.cards - 1;
    remember_returned(game, state, seat, player.hand & ~kept, log);
    player.hand = kept;
    player.cards = 1;
    player.keeping = kNone;
  }
  log.tell(event(Told::returned, kChance, "IVN-2.10", returned));
  become(state, kChance, Lay{Pile::projects, Occasion::setup});
  return true;
}

bool Keep::fits(const Ivan& game, const State& now, Seat, std::size_t at) const {
  return at == 0 && is_untouched(game, now) && are_warriors_home(game, now) &&
         all_hold(game, now, game.box.dealt);
}

void begin_stationing(const Ivan& game, State& state) {
  become(state, stationing_seat(game, state, 0), Station{});
}

void Station::moves(const Ivan& game, const State& now, Seat, MoveList& out) const {
  for_each(cities_without_warriors(game, now), [&](City city) { out.add(move::of(Choice::station, city)); });
}

void Station::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  --state.player[seat].warriors_left;
  ++state.player[seat].warriors.in[move.a];
  log.tell(event(Told::stationed, seat, "IVN-2.11", move.a));
  Station next = *this;
  if (++next.turn == stationing_turns(game)) return begin_planning(state, log);
  become(state, stationing_seat(game, state, next.turn), next);
}

// Each seat has stationed as many warriors as its turns so far.
bool Station::fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const {
  if (at > 0 || !is_untouched(game, now) || !all_hold(game, now, 1)) return false;
  if (turn >= stationing_turns(game) || seat != stationing_seat(game, now, turn)) return false;
  std::array<int, kMostPlayers> stationed{};
  for (int i = 0; i < turn; ++i) ++stationed[stationing_seat(game, now, i)];
  for (Seat other = 0; other < game.players(); ++other) {
    if (now.player[other].warriors.total() != stationed[other]) return false;
  }
  return true;
}

}  // namespace tsardom::ivan
