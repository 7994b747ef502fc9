// PER-2: setup.
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/rooms.hpp"

namespace tsardom::perestroika {
namespace {

// PER-2.4: the first, second, third player in clockwise order take so many pieces.
std::uint8_t start_pieces(const Perestroika& game, const State& now, Seat seat) {
  const int order = (seat + game.players() - now.start) % game.players();
  return game.table().start_materials[static_cast<std::size_t>(order)];
}

void name_start_player(const Perestroika& game, State& state, Seat seat, Log& log) {
  state.start = seat;
  log.tell(event(Told::began, seat, "PER-2.3"));
  become(state, seat, StartMaterials{start_pieces(game, state, seat)});
}

}  // namespace

State Perestroika::opening() const {
  State state;
  state.cards(Place::deck) = kAllCards;  // PER-2.2
  state.size(Place::deck) = kCards;
  state.stock = box.stock;
  state.chips = box.chips;
  remember_everything(*this, state);
  state.steps.push(step(kChance, FirstPlayer{}));
  if (!start_is_random()) {
    NoLog log;
    name_start_player(*this, state, chosen_start(), log);
    while (Rooms::settle(*this, state, log)) {
    }
  }
  return state;
}

// PER-2.1: random unless a seat was chosen.
void FirstPlayer::moves(const Perestroika& game, const State&, MoveList& out) {
  for (Seat seat = 0; seat < game.players(); ++seat) out.add(move::plain(Choice::begin, seat));
}

void FirstPlayer::play(const Perestroika& game, State& state, Move move, Log& log) {
  name_start_player(game, state, seat_of(move), log);
}

// D1: piece by piece, one player finishing before the next.
void StartMaterials::moves(const Perestroika& game, const State& now, MoveList& out) {
  list_receivable(game, now, now.steps.back().seat, out);
}

void StartMaterials::play(const Perestroika& game, State& state, Move move, Log& log) {
  const auto [left] = top<StartMaterials>(state);
  const Seat seat = state.steps.back().seat;
  gain(game, state, seat, material_of(move), 1, "PER-2.4", log);
  become(state, seat, StartMaterials{static_cast<std::uint8_t>(left - 1)});
}

bool StartMaterials::settle(const Perestroika& game, State& state, Log&) {
  const Seat seat = state.steps.back().seat;
  if (top<StartMaterials>(state).left > 0 && can_receive_any(game, state, seat)) return false;
  const Seat next = game.after(seat);
  if (next == state.start) {
    become(state, kChance, Reveal{});
  } else {
    become(state, next, StartMaterials{start_pieces(game, state, next)});
  }
  return true;
}

}  // namespace tsardom::perestroika
