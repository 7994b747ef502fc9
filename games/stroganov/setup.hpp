// STR-2: setup.
#pragma once

#include "games/stroganov/stacks.hpp"

namespace tsardom::stroganov {

// STR-2: one part after the other; each leaves its question on top.
struct SetUp {
  enum class Part : std::uint8_t {
    seating,
    tiles,
    setup_furs,
    market,
    villages,
    yurts,
    wishes,
    songs,
    automa,
    draft,
    over
  };
  static constexpr int kParts = 10;
  static constexpr Phrase kQuestion{"set_up", "STR-2.1", {{number_slot("part", kParts)}}};
  Part part = Part::seating;  // the one that comes next
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// How far setup has come: the part that is under way.
SetUp::Part part_under_way(const State& now);
// Does this step belong to that part?
bool is_part(const State& now, std::size_t at, SetUp::Part part);

struct Seating {
  static constexpr Phrase kQuestion{"seating", "STR-2.1", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct LaySetupFurs {
  static constexpr Phrase kQuestion{"lay_setup_furs", "STR-2.4", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct LayVillages {
  static constexpr Phrase kQuestion{"lay_villages", "STR-2.6", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// STR-2.13: the wishes of the draft, each with a fur.
struct RevealDraft {
  static constexpr Phrase kQuestion{"reveal_draft", "STR-2.13", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct FurForWish {
  static constexpr Phrase kQuestion{"fur_for_wish", "STR-2.13", {{wish_slot()}}};
  Wish wish = 0;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// DP-DRAFT
struct Draft {
  static constexpr Phrase kQuestion{"draft", "STR-2.13", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::stroganov
