// Counts what lies below a position: the signature of a game's rules.
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.hpp"
#include "table/table.hpp"

namespace tsardom {

template <Game G>
bool perft_below(const G& game, const typename G::State& now, std::size_t ply, std::uint64_t& work,
                 Perft& counts) {
  NoLog log;
  const Seats actors = game.actors(now);
  for (Seat seat = 0; seat <= kChance; ++seat) {
    if (!holds(actors, seat)) continue;
    MoveList moves;
    game.moves(now, seat, moves);
    const auto size = static_cast<std::uint64_t>(moves.size());
    (seat == kChance ? counts.chances : counts.decisions)[ply] += size;
    if (work < size) return false;
    work -= size;
    if (ply + 1 == counts.decisions.size()) continue;
    for (const Move move : moves) {
      typename G::State next = now;
      game.apply(next, seat, move, log);
      if (!perft_below(game, next, ply + 1, work, counts)) return false;
    }
  }
  return true;
}

// Moves and chance outcomes at each ply, where several choose at once those of every seat. Nothing if there
// are more than `most_work`.
template <Game G>
std::optional<Perft> perft(const G& game, const typename G::State& now, int depth, std::uint64_t most_work) {
  const auto plies = static_cast<std::size_t>(depth);
  Perft counts{std::vector<std::uint64_t>(plies), std::vector<std::uint64_t>(plies)};
  if (depth > 0 && !perft_below(game, now, 0, most_work, counts)) return {};
  return counts;
}

}  // namespace tsardom
