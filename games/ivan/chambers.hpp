// IVN-7: the five chambers, the state S2. Regular actions and the bonus are counted together (RUL-34).
#pragma once

#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"
#include "games/ivan/text.hpp"

namespace tsardom::ivan {

// PART
struct Parts {
  static constexpr Phrase kQuestion{
      "part",
      "IVN-7.6",
      {{kChamberSlot, number_slot("left", kMostActions), number_slot("extra", kMostActions)}}};
  Chamber chamber{};
  std::uint8_t left = 0;   // actions to come; those of Production are incomes
  std::uint8_t extra = 0;  // in Production: cities that may pay again; in Reward: titles among the actions
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::part, {"part_not_open", "IVN-7.6"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return 0.5 * left; }

 private:
  Parts without(ChamberPart part) const;
  void finish(State& state, Seat seat) const;
};

// REPEAT: IVN-7.1, RUL-33
struct Repeat {
  static constexpr Phrase kQuestion{"repeat", "IVN-7.1", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::income, {"no_income_there", "IVN-7.1"});
  }
  Reason warns(const Ivan& game, const State& now, Seat seat, Move move) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return 0.9; }
};

// The turn is in the Production chamber.
bool produces(const State& now);

// All that a chamber gives, with or without the seal.
Parts parts_of(const Ivan& game, Chamber chamber, bool sealed);

}  // namespace tsardom::ivan
