#include "games/ivan/memory.hpp"

namespace tsardom::ivan {

void take_openly(State& state, Seat seat, Project card, Log& log) {
  put(state.player[seat].hand, card);
  ++state.player[seat].cards;
  if (log.recalls()) put(state.memory.shown[seat], card);
}

// Out of several unknown cards it may have been the kept one, unless the observer knows that it was not: the
// cards he returned himself were drawn from the deck later.
void lay_open(const Ivan& game, State& state, Seat seat, Project card, Log& log) {
  Player& player = state.player[seat];
  drop(player.hand, card);
  --player.cards;
  put(player.completed, card);
  if (!log.recalls()) return;
  Memory& memory = state.memory;
  if (has(memory.shown[seat], card)) return drop(memory.shown[seat], card);
  for (Seat other = 0; other < game.players(); ++other) {
    if (other == seat) continue;
    log.learned(only(other));
    if (!has(memory.returned[other], card))
      memory.kept[other] = static_cast<Seats>(memory.kept[other] & ~only(seat));
  }
}

void remember_returned(const Ivan& game, State& state, Seat seat, ProjectSet returned, Log& log) {
  if (!log.recalls()) return;
  const auto everybody = static_cast<Seats>((1U << game.players()) - 1);
  state.memory.returned[seat] = returned;
  state.memory.kept[seat] = static_cast<Seats>(everybody & ~only(seat));
}

}  // namespace tsardom::ivan
