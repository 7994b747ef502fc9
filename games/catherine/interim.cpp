#include "games/catherine/interim.hpp"

#include <algorithm>
#include <bit>

#include "games/catherine/drawing.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/scoring.hpp"

namespace tsardom::catherine {
namespace {

// CAT-9.1: with four players only the seats beside one's own.
bool are_neighbours(const Catherine& game, Seat a, Seat b) {
  const int apart = (a + game.players() - b) % game.players();
  return apart == 1 || apart == game.players() - 1;
}

void score_cannons(const Catherine& game, State& state, Log& log) {
  std::array<int, kMostPlayers> cannons{};
  for (Seat seat = 0; seat < game.players(); ++seat)
    cannons[seat] = on_row(game, state.player[seat]).cannons();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    int points = 0;
    for (Seat other = 0; other < game.players(); ++other) {
      if (other == seat || !are_neighbours(game, seat, other)) continue;
      points += cannons[seat] > cannons[other]    ? game.box.cannon_win
                : cannons[seat] == cannons[other] ? game.box.cannon_tie
                                                  : game.box.cannon_lose;
    }
    score(state, seat, points, Part::cannons, "CAT-9.1", log);
  }
}

// CAT-9.2: where a player stands among the books.
enum class Shelf : std::uint8_t { fewest, between, most };
Shelf shelf(const Catherine& game, const State& now, Seat seat) {
  const int own = on_row(game, now.player[seat]).books();
  int most = own, fewest = own;
  for (Seat other = 0; other < game.players(); ++other) {
    const int books = on_row(game, now.player[other]).books();
    most = std::max(most, books);
    fewest = std::min(fewest, books);
  }
  return own == most ? Shelf::most : own == fewest ? Shelf::fewest : Shelf::between;
}

void score_residences_and_favor(const Catherine& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.players(); ++seat) {  // CAT-9.3
    const Player& player = state.player[seat];
    const int extra = game.box.one_city_extra * std::popcount(player.residences & game.box.ones);
    const int built = game.box.vp_by_residences[static_cast<std::size_t>(player.residences_built())];
    score(state, seat, built + extra, Part::residences, "CAT-9.3", log);
  }
  for (Seat seat = 0; seat < game.players(); ++seat) {  // CAT-9.4
    score(state, seat, game.box.space[state.player[seat].favor].vp, Part::favor, "CAT-9.4", log);
  }
}

// CAT-9.5: the covered action cards go with those below them; the others close up to the left.
void clear(State& state, Seat seat, Log& log) {
  Player& player = state.player[seat];
  List<Card, kRow> kept;
  int cleared = 0;
  for (std::size_t slot = 0; slot < player.row.size(); ++slot) {
    if (player.activation[slot] == kNoCard) {
      kept.push(player.row[slot]);
      continue;
    }
    state.discard.add(player.row[slot]);
    state.discard.add(player.activation[slot]);
    cleared += 2;
  }
  player.row = kept;
  player.activation.fill(kNoCard);
  log.tell(event(Told::cleared, seat, "CAT-9.5", cleared));
}

// CAT-9.2: among those with most books, and with a residence left.
bool may_build_for_books(const Catherine& game, const State& now, Seat seat) {
  return shelf(game, now, seat) == Shelf::most && supply(game, now.player[seat]) > 0;
}

void finish_interim(const Catherine& game, State& state, Log& log) {
  score_residences_and_favor(game, state, log);
  for (Seat seat = 0; seat < game.players(); ++seat) clear(state, seat, log);
  if (state.decade == game.box.decades) return score_game(game, state, log);
  ++state.decade;
  state.round = 1;
  become(state, kChance, HandOut{0, game.box.cards_after_interim, true, Then::next_round});  // CAT-9.6
}

}  // namespace

// In the order of CAT-9.
void begin_interim(const Catherine& game, State& state, Log& log) {
  log.tell(event(Told::interim, kChance, "CAT-5.9", state.decade));
  score_cannons(game, state, log);
  become(state, kChance, BookBuild{});
  state.concerned = BookBuild::concerned(game, state);
}

Seats BookBuild::concerned(const Catherine& game, const State& now) {
  Seats seats = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (may_build_for_books(game, now, seat)) seats |= only(seat);
  }
  return seats;
}

void BookBuild::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_cities(((CitySet{1} << kCities) - 1) & ~now.player[seat].residences, out);
  out.add(choose(Choice::decline));
}

void BookBuild::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  Plan& plan = state.player[seat].plan;
  plan.builds = choice_of(move) == Choice::build ? Answer::yes : Answer::no;
  if (plan.builds == Answer::yes) plan.city = move.a;
}

bool BookBuild::settle(const Catherine&, State& state, Seat, Log&) const {
  state.concerned = 0;
  become(state, kChance, SettleBooks{});
  return true;
}

Reason BookBuild::why_not(const Catherine&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::build ? Reason{"lives_there", "CAT-7.2"} : Reason{};
}

bool BookBuild::fits(const Catherine& game, const State& now, Seat seat, std::size_t) const {
  return seat == kChance && now.steps.size() == 1 && now.round == game.box.rounds;
}

bool SettleBooks::settle(const Catherine& game, State& state, Seat, Log& log) const {
  if (of == game.players()) {
    for (Player& player : state.player) player.plan = {};
    finish_interim(game, state, log);
    return true;
  }
  become(state, kChance, SettleBooks{static_cast<Seat>(of + 1)});
  Player& player = state.player[of];
  if (player.plan.builds != Answer::open) {
    if (player.plan.builds == Answer::yes) build(game, state, of, player.plan.city, "CAT-9.2", log);
    return true;
  }
  switch (shelf(game, state, of)) {
    case Shelf::most:
      call(state, kChance, Draw{of, 1, true});
      break;
    case Shelf::between:
      --state.jokers;
      ++player.jokers;
      log.tell(event(Told::took_joker, of, "CAT-9.2"));
      break;
    case Shelf::fewest:
      break;
  }
  return true;
}

bool SettleBooks::fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const {
  return seat == kChance && at == 0 && of <= game.players() && now.round == game.box.rounds;
}

bool SettleBooks::may_wait_for(const Draw& draw) const {
  return draw.limited && draw.to + 1 == of && draw.left == 1;
}

}  // namespace tsardom::catherine
