// IVN-10: trade tokens and the pad.
#pragma once

#include "games/ivan/effects.hpp"

namespace tsardom::ivan {

// SLOT: IVN-10.2, for the token that was just taken.
struct PutToken {
  static constexpr Phrase kQuestion{"slot", "IVN-10.2", {{slot("token", Terms::token)}}};
  TradeToken token = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::slot, {"slot_taken", "IVN-10.2"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
};

// RESOLVE: IVN-10.5
struct Resolve {
  static constexpr Phrase kQuestion{
      "resolve", "IVN-10.5", {{kAskedSlot, number_slot("count", kMostResolved)}}};
  Asked asked{};
  std::uint8_t count = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, count == 1 ? Choice::resolve : Choice::resolve_two, {"not_on_the_pad", "IVN-10.5"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const {
    return may_lie(now, at, asked) && count > 0;
  }
  double hope(const Ivan&) const { return 0.7; }
};

// NEXT: a chosen token that has left the pad, or a print that is covered now, is not offered (RUL-37).
struct Next {
  static constexpr Phrase kQuestion{
      "next", "IVN-10.5", {{kAskedSlot, slot("one", Terms::item), or_none(slot("other", Terms::item))}}};
  Asked asked{};
  Item one = kNone, other = kNone;  // chosen and not resolved yet
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::next, {"not_on_the_pad", "IVN-10.5"});
  }
  bool fits(const Ivan& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Ivan&) const { return 0.7; }
};

// REARRANGE: IVN-8.2, P4. Every other set of as many slots; the tokens fill it in their order.
struct Rearrange {
  static constexpr Phrase kQuestion{"rearrange", "IVN-8.2", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::rearrange, {"no_such_slots", "IVN-8.2"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
  double hope(const Ivan&) const { return -0.5; }
};

void discard_token(State& state, Seat seat, TradeToken token, Log& log);

}  // namespace tsardom::ivan
