// IVN-9: what an effect needs, how a list of effects is resolved, and where its questions may lie.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// IVN-8.5: right after PART and at the first effect of a free action the question is neither interrupted nor
// declined. It is the first detail of every room where an effect begins.
enum class Asked : std::uint8_t { freely, at_once };

inline constexpr Slot kAtSlot = number_slot("at", kMostEffects - 1);
inline constexpr Slot kListedSlot = number_slot("left", kMostInAList);

// What is still to come of a list, left to right; it asks nothing itself.
struct Effects {
  static constexpr Phrase kQuestion{"effects", "IVN-9.1", {{kAtSlot, kListedSlot, kAskedSlot}}};
  EffectList list{};
  Asked asked{};
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// PAY_STONE (IVN-9.13), and any other price that may be declined: the first of the list.
struct Offer {
  static constexpr Phrase kQuestion{"offer", "IVN-9.13", {{kAtSlot, kListedSlot}}};
  EffectList list{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// IVN-9, last column: can the effect do something now? `held` are the pieces that would be left by then.
bool is_possible(const Ivan& game, const State& now, Seat seat, const Effect& effect, const Goods& held);

// The step on top becomes the list, or the list comes before it.
inline void become_effects(State& state, Seat seat, EffectList list, Asked asked = Asked::freely) {
  become(state, seat, Effects{list, asked});
}
inline void call_effects(State& state, Seat seat, EffectList list, Asked asked = Asked::freely) {
  call(state, seat, Effects{list, asked});
}

// RUL-10: a list that is all price and result, and the price cannot be paid.
bool gives_nothing(const Ivan& game, const State& now, Seat seat, EffectList list);

// IVN-6.3.5: a list that asks nothing, at once.
void run_automatic(const Ivan& game, State& state, Seat seat, EffectList list, Log& log);

inline void list_cities(CitySet cities, Choice choice, MoveList& out) {
  for_each(cities, [&](City city) { out.add(move::of(choice, city)); });
}

// "Optional": whoever has just chosen to do it cannot decline (IVN-8.5).
inline void list_decline(Asked asked, MoveList& out) {
  if (asked == Asked::freely) out.add(move::of(Choice::decline));
}

// Ends the step if there is nothing left to do there.
inline bool end_unless(State& state, bool possible) {
  if (!possible) end(state);
  return !possible;
}

// Questions of effects lie upon a phase. Only one that may be interrupted (IVN-8.4) waits below others.
inline bool is_last_effect(const State& now, std::size_t at) { return at > 0 && at + 1 == now.steps.size(); }
inline bool may_lie(const State& now, std::size_t at, Asked asked) {
  return asked == Asked::freely ? at > 0 : is_last_effect(now, at);
}

}  // namespace tsardom::ivan
