#include "games/perestroika/reveal.hpp"

#include <algorithm>
#include <bit>

#include "games/perestroika/cards.hpp"
#include "games/perestroika/draft.hpp"
#include "games/perestroika/events.hpp"
#include "games/perestroika/materials.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/scenarios.hpp"

namespace tsardom::perestroika {
namespace {

bool has_crosses(const Perestroika& game, const State& now) {
  return crosses_shown(game, now) >= game.table().crosses_needed;
}

bool is_full(const Perestroika& game, const State& now) {
  return now.size(Place::display) >= game.table().most_cards;
}

// PER-6.1: everything above the limit goes back, kind by kind.
void invade(const Perestroika& game, State& state, Log& log) {
  log.tell(event(Told::tatars, kChance, "PER-4.2"));
  for (Seat seat = 0; seat < game.players(); ++seat) {
    for (const Material m : kAllMaterials) {
      const int surplus = state.player[seat].held[m] - game.box.tatar_keep;
      if (surplus > 0) give_back(state, seat, m, surplus, "PER-6.1", log);
    }
  }
}

// PER-5: only a reveal comes here. The scenario's event is over before the next card is turned.
void shuffle(const Perestroika& game, State& state, Log& log) {
  gather_into_deck(game, state, log);
  ++state.shuffles;
  log.tell(event(Told::shuffled, kChance, "PER-5.1", state.shuffles));
  if (game.is_final_round(state)) {
    log.tell(event(Told::final_round, kChance, "PER-5.2"));
  }
  call_shuffle_event(game, state);
}

}  // namespace

int crosses_shown(const Perestroika& game, const State& now) {
  return std::popcount(now.cards(Place::display) & game.box.crosses);
}

bool is_plundered(const Perestroika& game, const State& now) {
  if (!is_full(game, now) || has_crosses(game, now)) return true;
  return std::all_of(now.player.begin(), now.player.end(), [&](const Player& player) {
    return *std::max_element(player.held.count.begin(), player.held.count.end()) <= game.box.tatar_keep;
  });
}

// PER-15.1: each card of the deck alike.
void Reveal::moves(const Perestroika& game, const State& now, Seat, MoveList& out) const {
  list_outcomes(game, now.cards(Place::deck), Choice::deal, out);
}

Move Reveal::draw(const Perestroika& game, const State& now, Rng& rng) const {
  return draw_outcome(game, now.cards(Place::deck), Choice::deal, rng);
}

void Reveal::play(const Perestroika& game, State& state, Seat, Move move, Log& log) const {
  move_openly(game, state, kind_of(move), Place::deck, Place::display, log);
  log.tell(event(Told::revealed, kChance, "PER-4.1", kind_of(move)));
}

// PER-4.1, PER-4.2: crosses are looked at first; only a full display with too few of them brings the Tatars.
bool Reveal::settle(const Perestroika& game, State& state, Seat, Log& log) const {
  if (has_crosses(game, state) || is_full(game, state)) {
    if (!has_crosses(game, state)) invade(game, state, log);
    begin_draft(game, state);
    return true;
  }
  if (state.size(Place::deck) > 0) return false;
  shuffle(game, state, log);  // PER-4.3
  return true;
}

// PER-5.2: the last shuffle fell in this very reveal, and nothing has been discarded since.
bool Reveal::fits(const Perestroika& game, const State& now, Seat, std::size_t at) const {
  return at == 0 &&
         (!game.is_final_round(now) || (now.size(Place::discard) == 0 && now.size(Place::aside) == 0));
}

}  // namespace tsardom::perestroika
