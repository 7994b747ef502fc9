#include "games/ivan/map.hpp"

#include "games/ivan/chambers.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/trade.hpp"

namespace tsardom::ivan {
namespace {

// IVN-9.11: cities with an own warrior or boyar and no building of anyone.
CitySet building_sites(const Ivan& game, const State& now, Seat seat) {
  CitySet built = 0;
  for (Seat other = 0; other < game.players(); ++other) built |= now.player[other].buildings;
  return static_cast<CitySet>(now.player[seat].movers() & ~built);
}

}  // namespace

bool can_place(const State& now, Seat seat) {
  return now.player[seat].warriors_left > 0 && now.player[seat].presence() != 0;
}
bool can_move(const State& now, Seat seat) { return now.player[seat].movers() != 0; }
bool can_build(const Ivan& game, const State& now, Seat seat) {
  return now.player[seat].buildings_left > 0 && building_sites(game, now, seat) != 0;
}

Reason warns_of_income(const Ivan& game, const State& now, Seat seat, Move move) {
  const bool is_in_vain =
      choice_of(move) == Choice::income && gives_nothing(game, now, seat, game.box.city[move.a].income);
  return is_in_vain ? Reason{"income_of_nothing", "IVN-9.13"} : Reason{};
}

void Income::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  const CitySet chosen = in_production != 0 ? now.chosen : CitySet{0};
  list_cities(static_cast<CitySet>(now.player[seat].presence() & ~chosen), Choice::income, out);
  list_decline(asked, out);
}

void Income::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  if (in_production != 0) put(state.chosen, move.a);
  log.tell(event(Told::income, seat, "IVN-9.13", move.a));
  become_effects(state, seat, game.box.city[move.a].income);
}

bool Income::settle(const Ivan&, State& state, Seat seat, Log&) const {
  return end_unless(state, state.player[seat].presence() != 0);
}

bool Income::fits(const Ivan&, const State& now, Seat, std::size_t at) const {
  return may_lie(now, at, asked) && (in_production == 0 || produces(now));
}

void Place::moves(const Ivan&, const State& now, Seat seat, MoveList& out) const {
  list_cities(now.player[seat].presence(), Choice::place, out);
  list_decline(asked, out);
}

void Place::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  end(state);
  if (choice_of(move) == Choice::decline) return;
  Player& player = state.player[seat];
  --player.warriors_left;
  ++player.warriors.in[move.a];
  log.tell(event(Told::placed, seat, "IVN-9.4", move.a));
}

bool Place::settle(const Ivan&, State& state, Seat seat, Log&) const {
  return end_unless(state, can_place(state, seat));
}

void MovePiece::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  const auto list = [&](PieceKind kind, const Pieces& pieces) {
    for_each(pieces.cities(), [&](City from) {
      for_each(game.box.city[from].neighbours,
               [&](City to) { out.add(move::of(Choice::move, kind, from, to)); });
    });
  };
  list(PieceKind::warrior, now.player[seat].warriors);
  list(PieceKind::boyar, now.player[seat].boyars);
  list_decline(asked, out);
}

// IVN-10.1: the token on the way is taken.
void MovePiece::play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) return end(state);
  Player& player = state.player[seat];
  Pieces& pieces = static_cast<PieceKind>(move.a) == PieceKind::warrior ? player.warriors : player.boyars;
  --pieces.in[move.b];
  ++pieces.in[move.c];
  log.tell(event(Told::moved, seat, "IVN-9.5", move.a, move.b, move.c));
  const TradeSlot slot = game.box.slot_between[move.b][move.c];
  if (slot == kNone || state.trade[slot] == kNone) return end(state);
  const TradeToken token = state.trade[slot];
  state.trade[slot] = kNone;
  become(state, seat, PutToken{token});
}

bool MovePiece::settle(const Ivan&, State& state, Seat seat, Log&) const {
  return end_unless(state, can_move(state, seat));
}

void Build::moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const {
  list_cities(building_sites(game, now, seat), Choice::build, out);
}

void Build::play(const Ivan&, State& state, Seat seat, Move move, Log& log) const {
  --state.player[seat].buildings_left;
  put(state.player[seat].buildings, move.a);
  log.tell(event(Told::built, seat, "IVN-9.11", move.a));
  end(state);
}

bool Build::settle(const Ivan& game, State& state, Seat seat, Log&) const {
  return end_unless(state, can_build(game, state, seat));
}

}  // namespace tsardom::ivan
