#include "games/perestroika/setup.hpp"

#include "games/perestroika/chapters.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/memory.hpp"

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

// PER-2.3: nobody has a card, a building or a chip.
bool is_before_first_reveal(const Perestroika& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].row_length(0) > 0 || now.player[seat].chips > 0) return false;
  }
  return now.size(Place::deck) == kCards && now.shuffles == 0;
}

// This seat has taken all its pieces, or as many as limit and stock allowed.
bool has_taken_all(const Perestroika& game, const State& now, Seat seat) {
  const int held = now.player[seat].held.total(), pieces = start_pieces(game, now, seat);
  return held == pieces || (held < pieces && !can_receive_any(game, now, seat));
}

}  // namespace

State Perestroika::opening() const {
  State state;
  state.cards(Place::deck) = kAllCards;  // PER-2.2
  state.size(Place::deck) = kCards;
  state.stock = box.stock;
  state.chips = box.chips;
  remember_everything(*this, state);
  call(state, kChance, FirstPlayer{});
  if (!start_is_random()) {
    NoLog log;
    name_start_player(*this, state, chosen_start(), log);
    Rooms::go_on(*this, state, log);
  }
  return state;
}

void FirstPlayer::moves(const Perestroika& game, const State&, Seat, MoveList& out) const {
  for (Seat seat = 0; seat < game.players(); ++seat) out.add(move::plain(Choice::begin, seat));
}

Move FirstPlayer::draw(const Perestroika& game, const State&, Rng& rng) const {
  return move::plain(Choice::begin, static_cast<std::uint8_t>(rng.below(game.players())));
}

void FirstPlayer::play(const Perestroika& game, State& state, Seat, Move move, Log& log) const {
  name_start_player(game, state, seat_of(move), log);
}

bool FirstPlayer::fits(const Perestroika& game, const State& now, Seat, std::size_t at) const {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].held.total() > 0) return false;
  }
  return at == 0 && game.start_is_random() && is_before_first_reveal(game, now);
}

void StartMaterials::moves(const Perestroika& game, const State& now, Seat seat, MoveList& out) const {
  list_receivable(game, now, seat, out);
}

void StartMaterials::play(const Perestroika& game, State& state, Seat seat, Move move, Log& log) const {
  gain(game, state, seat, material_of(move), 1, "PER-2.4", log);
  become(state, seat, StartMaterials{static_cast<std::uint8_t>(left - 1)});
}

bool StartMaterials::settle(const Perestroika& game, State& state, Seat seat, Log&) const {
  if (left > 0 && can_receive_any(game, state, seat)) return false;
  const Seat next = game.after(seat);
  if (next == state.start) {
    become(state, kChance, Reveal{});
  } else {
    become(state, next, StartMaterials{start_pieces(game, state, next)});
  }
  return true;
}

Reason StartMaterials::why_not(const Perestroika&, const State&, Seat, Move move) const {
  return why_not_take(move);
}

bool StartMaterials::fits(const Perestroika& game, const State& now, Seat seat, std::size_t at) const {
  if (!game.is_phase_of(seat, at) || !is_before_first_reveal(game, now)) return false;
  for (Seat earlier = now.start; earlier != seat; earlier = game.after(earlier)) {
    if (!has_taken_all(game, now, earlier)) return false;
  }
  for (Seat later = game.after(seat); later != now.start; later = game.after(later)) {
    if (now.player[later].held.total() > 0) return false;
  }
  return now.player[seat].held.total() + left == start_pieces(game, now, seat);
}

}  // namespace tsardom::perestroika
