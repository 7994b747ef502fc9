// IVN-1.6, IVN-4: pieces and points come and go.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/game.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

inline void gain(State& state, Seat seat, Resource kind, int count, std::string_view rule, Log& log) {
  std::uint8_t& held = state.player[seat].held[kind];
  held = static_cast<std::uint8_t>(std::min(held + count, kMostHeld));
  log.tell(event(Told::gained, seat, rule, kind, count));
}

inline void pay(State& state, Seat seat, Resource kind, int count, std::string_view rule, Log& log) {
  std::uint8_t& held = state.player[seat].held[kind];
  held = static_cast<std::uint8_t>(held - count);
  log.tell(event(Told::paid, seat, rule, kind, count));
}

inline void gain(State& state, Seat seat, const Goods& goods, std::string_view rule, Log& log) {
  for (std::size_t i = 0; i < kResources; ++i) {
    if (goods.count[i] > 0) gain(state, seat, static_cast<Resource>(i), goods.count[i], rule, log);
  }
}

inline void pay(State& state, Seat seat, const Goods& goods, std::string_view rule, Log& log) {
  for (std::size_t i = 0; i < kResources; ++i) {
    if (goods.count[i] > 0) pay(state, seat, static_cast<Resource>(i), goods.count[i], rule, log);
  }
}

// A cost, for the prompt.
inline Prices prices_of(const Goods& cost) {
  Prices prices;
  for (std::uint8_t kind = 0; kind < kResources; ++kind) {
    if (cost.count[kind] > 0) prices.push({static_cast<Vocabulary>(Terms::resource), kind, cost.count[kind]});
  }
  return prices;
}

// favor.cpp
// IVN-4.2: every tie is won by whoever stands higher.
bool stands_higher(const State& now, Seat one, Seat other);
// IVN-4.3
void gain_favor(const Ivan& game, State& state, Seat seat, Log& log);
// IVN-4.4, IVN-4.5
void gain_points(const Ivan& game, State& state, Seat seat, int count, Part part, std::string_view rule,
                 Log& log);
// The same where an event of its own has told about them.
void add_points(const Ivan& game, State& state, Seat seat, int count, Part part, Log& log);

}  // namespace tsardom::ivan
