// IVN-4: Tsar's Favor and victory points.
#include <utility>

#include "games/ivan/supply.hpp"

namespace tsardom::ivan {
namespace {

void book(State& state, Seat seat, int count, Part part) {
  std::uint16_t& points = state.player[seat].points[static_cast<std::size_t>(part)];
  points = static_cast<std::uint16_t>(std::min(points + count, kMostPoints));
}

}  // namespace

bool stands_higher(const State& now, Seat one, Seat other) {
  for (const Seat seat : now.favor) {
    if (seat == one) return true;
    if (seat == other) return false;
  }
  return false;
}

void gain_favor(const Ivan& game, State& state, Seat seat, Log& log) {
  if (state.favor[0] == seat) return gain_points(game, state, seat, 1, Part::favor, "IVN-4.3", log);
  for (Seat passed = seat; Seat & place : state.favor) {  // everybody above drops one space
    std::swap(place, passed);
    if (passed == seat) break;
  }
  log.tell(event(Told::favor, seat, "IVN-4.3"));
}

void gain_points(const Ivan& game, State& state, Seat seat, int count, Part part, std::string_view rule,
                 Log& log) {
  log.tell(event(Told::points, seat, rule, count, part));
  add_points(game, state, seat, count, part, log);
}

// Favor for a token may bring a point, and that the next token: they are taken in rising order.
void add_points(const Ivan& game, State& state, Seat seat, int count, Part part, Log& log) {
  book(state, seat, count, part);
  if (state.favor_tokens == 0) return;
  for (std::uint8_t token = 0; token < kFavorTokens; ++token) {
    const std::uint8_t at = game.box.favor_tokens_at[token];
    if (!has(state.favor_tokens, token) || state.player[seat].total_points() < at) continue;
    drop(state.favor_tokens, token);
    log.tell(event(Told::favor_token, seat, "IVN-4.5", at));
    gain_favor(game, state, seat, log);
  }
}

}  // namespace tsardom::ivan
