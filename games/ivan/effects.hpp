// IVN-9: what an effect needs, and how a list of effects is begun.
#pragma once

#include "core/game.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/rooms.hpp"

namespace tsardom::ivan {

// IVN-9, last column: can the effect do something now? `held` are the pieces that would be left by then.
bool is_possible(const Ivan& game, const State& now, Seat seat, const Effect& effect, const Goods& held);

// Can the cost be paid in some way?
bool can_pay(const State& now, Seat seat, const Effect& cost);

// The step on top becomes the list, or the list comes before it.
void become_effects(State& state, Seat seat, EffectList list, Asked asked = Asked::freely);
void call_effects(State& state, Seat seat, EffectList list, Asked asked = Asked::freely);

// IVN-6.3.5: a list that asks nothing, at once.
void run_automatic(const Ivan& game, State& state, Seat seat, EffectList list, Log& log);

// IVN-9.11: cities with an own warrior or boyar and no building of anyone.
CitySet building_sites(const Ivan& game, const State& now, Seat seat);

inline void list_cities(CitySet cities, Choice choice, MoveList& out) {
  for_each(cities, [&](City city) { out.add(move::of(choice, city)); });
}

// "Optional": whoever has just chosen to do it cannot decline (IVN-8.5).
inline void list_decline(Asked asked, MoveList& out) {
  if (asked == Asked::freely) out.add(move::of(Choice::decline));
}

}  // namespace tsardom::ivan
