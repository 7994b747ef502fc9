// IVN-2, IVN-13.6, IVN-14.5, IVN-16.1: what chance lays out, and when. Everything that is shuffled is drawn
// when it is laid out.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// In the order of the setup (IVN-2).
enum class Pile : std::uint8_t {
  assignments,
  regions,
  spoils,
  trade,
  titles,
  estates,
  favor,
  hands,
  projects
};
inline constexpr int kPiles = 9;
enum class Occasion : std::uint8_t { setup, refresh, prepare };
inline constexpr int kOccasions = 3;

struct Lay {
  static constexpr Phrase kQuestion{
      "lay", "IVN-16.1", {{number_slot("pile", kPiles - 1), number_slot("occasion", kOccasions - 1)}}};
  Pile pile{};
  Occasion occasion{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Move draw(const Ivan& game, const State& now, Rng& rng) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// Neither on the map nor used up.
TokenSet unseen_region_tokens(const State& now);

// The next place of the pile that waits for a thing; kNone: everything lies.
std::uint8_t open_place(const Ivan& game, const State& now, Pile pile);

}  // namespace tsardom::ivan
