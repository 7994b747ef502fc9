// IVN-11: projects, Field of War, spoils.
#pragma once

#include "games/ivan/effects.hpp"

namespace tsardom::ivan {

// PROJECT: IVN-9.6
struct TakeProject {
  static constexpr Phrase kQuestion{"project", "IVN-9.6", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::take_project, {"not_in_display", "IVN-9.6"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 0.7; }
};

// IVN-12.4, RUL-12: a card drawn blind is kept; only its owner learns which it is.
struct DrawProject {
  static constexpr Phrase kQuestion{"draw_project", "IVN-9.6", {{kOwnerSlot}}};
  Seat owner = 0;
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Move draw(const Ivan& game, const State& now, Rng& rng) const;
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
};

struct Refill {
  static constexpr Phrase kQuestion{"refill", "IVN-9.6", {}};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  Move draw(const Ivan& game, const State& now, Rng& rng) const;
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return is_last_effect(now, at); }
};

// COMPLETE: IVN-9.7, IVN-11.2
struct Complete {
  static constexpr Phrase kQuestion{"complete", "IVN-9.7", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Prices price(const Ivan& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Ivan& game, const State& now, Seat seat, Move move) const;
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 2.0; }
};

// SPOILS: IVN-11.4
struct TakeSpoils {
  static constexpr Phrase kQuestion{"spoils", "IVN-11.4", {{kAskedSlot}}};
  Asked asked{};
  void moves(const Ivan& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Ivan& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Ivan& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Ivan&, const State&, Seat, Move move) const {
    return of_kind(move, Choice::spoils, {"not_in_the_field", "IVN-11.4"});
  }
  bool fits(const Ivan&, const State& now, Seat, std::size_t at) const { return may_lie(now, at, asked); }
  double hope(const Ivan&) const { return 1.5; }
};

int project_deck_size(const Ivan& game, const State& now);
ProjectSet project_deck(const State& now);  // of a full state
bool can_take_project(const Ivan& game, const State& now);
bool can_complete(const Ivan& game, const State& now, Seat seat, const Goods& held);
// IVN-9.12: a warrior goes to the Field at once; the spoils are asked for.
void send_to_field(State& state, Seat seat, Asked asked, Log& log);

}  // namespace tsardom::ivan
