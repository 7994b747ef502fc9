// IVN-9.1, IVN-9.2, IVN-9.9: goods of choice.
#pragma once

#include "games/ivan/effects.hpp"

namespace tsardom::ivan {

// PAY: which pieces of a group, as a multiset.
struct Pay {
  static constexpr Phrase kQuestion{"pay", "IVN-9.2", {{kAtSlot}}};
  std::uint8_t cost = 0;  // its place in Box::effect
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan& game, const State& now, Seat seat, Move move) const;
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return -0.5; }
};

// PICK_GOOD, one unit a question, in the order of the resources: the order of picks cannot matter.
struct PickGood {
  static constexpr Phrase kQuestion{"pick_good",
                                    "IVN-9.1",
                                    {{number_slot("group", kGroups - 1), number_slot("left", kMostAtOnce),
                                      slot("least", Terms::resource)}}};
  Group group{};
  std::uint8_t left = 0;
  Resource least{};  // kinds before this one have been passed
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::pick, {"not_to_pick", "IVN-9.1"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return 0.7; }
};

// SWAP: RUL-43. What is given is a multiset; what is gained is picked next, perhaps the same kind.
struct Swap {
  static constexpr Phrase kQuestion{
      "swap", "IVN-9.9", {{kAskedSlot, number_slot("give", kMostGiven), number_slot("times", kMostAtOnce)}}};
  Asked asked{};
  std::uint8_t give = 0, times = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, give == 1 ? Choice::swap_one : Choice::swap, {"not_held", "IVN-9.9"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return -0.1; }
};

// Can the cost be paid in some way?
bool can_pay(const State& now, Seat seat, const Effect& cost);

}  // namespace tsardom::ivan
