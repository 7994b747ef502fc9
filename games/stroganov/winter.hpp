// STR-14: Winter.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

void begin_winter(State& state);

// DP-INCOME. R-9: one player after the other.
struct Income {
  static constexpr Phrase kQuestion{
      "income", "STR-14.1", {{number_slot("place", kMostPlayers), number_slot("paid", 1)}}};
  std::uint8_t place = 0;  // in the order
  bool paid = false;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// STR-14.2: those in front have seen the most.
struct StoryBonus {
  static constexpr Phrase kQuestion{"story_bonus", "STR-14.2", {{number_slot("place", kMostPlayers)}}};
  std::uint8_t place = 0;  // of the one who comes next
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  // Who is telling; chance: nobody.
  Seat told_by(const State& now) const;
};

// DP-SONG
struct SongWindow {
  static constexpr Phrase kQuestion{
      "song_window", "STR-14.2", {{number_slot("place", kMostPlayers), number_slot("taken", 1)}}};
  std::uint8_t place = 0;  // in the order
  bool taken = false;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason warns(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;

 private:
  bool may_sing(const Stroganov& game, const State& now, Seat seat) const;
  void close(const Stroganov& game, State& state, Log& log) const;
};

// STR-14.3: one part after the other; each leaves its question on top.
struct Administration {
  enum class Part : std::uint8_t { row, market, songs, yurts, wishes, over };
  static constexpr int kParts = 5;
  static constexpr Phrase kQuestion{"administration", "STR-14.3", {{number_slot("part", kParts)}}};
  Part part = Part::row;  // the one that comes next
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// Does this step belong to that part?
bool is_part(const State& now, std::size_t at, Administration::Part part);

}  // namespace tsardom::stroganov
