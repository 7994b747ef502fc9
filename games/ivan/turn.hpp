// IVN-6: a turn of the action phase, the states S0, S1, S3 and S4.
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// S0, S1: IVN-6.1, IVN-6.3
struct Exit {
  static constexpr Phrase kQuestion{"exit", "IVN-6.1", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::exit, {"no_boyar_there", "IVN-6.1"});
  }
  Reason warns(const Ivan& game, const State& now, Seat seat, Move move) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// SEAL: IVN-6.3.3
struct AskSeal {
  static constexpr Phrase kQuestion{"seal", "IVN-6.3", {{kChamberSlot}}};
  Chamber chamber{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Ivan& game, const State& now, Seat seat, Move move) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// S3: IVN-6.6
struct Deploy {
  static constexpr Phrase kQuestion{"deploy", "IVN-6.6", {{kChamberSlot}}};
  Chamber chamber{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::deploy, {"wrong_colour", "IVN-6.6"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

// S4: IVN-6.7
struct After {
  static constexpr Phrase kQuestion{"after", "IVN-6.7", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
};

void begin_turn(State& state, Seat seat, Log& log);

// IVN-6.2: among the boyars that stand in the chamber now.
bool is_more_important(const State& now, Chamber chamber, Seat one, Seat other);
bool is_most_important(const State& now, Chamber chamber, Seat seat);

// The boyar of this turn has left the chamber and lies on its card, or will do so.
enum class Boyar : std::uint8_t { inside, out };
// IVN-17.4: it is the turn of this seat, as far as boyars tell.
bool is_turn_of(const Ivan& game, const State& now, Seat seat, Boyar boyar);
bool lies_on_card(const State& now, Seat seat, Chamber chamber);

}  // namespace tsardom::ivan
