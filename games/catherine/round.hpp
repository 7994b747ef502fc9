// CAT-5: the round.
#pragma once

#include <optional>

#include "games/catherine/catherine.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {

struct Draw;

// CAT-5.1: phase A; the hand limit does not apply.
void begin_round(const Catherine& game, State& state);

// CAT-5.2, phase B: all play two cards at once; CAT-5.4 reveals them.
struct PlayCards {
  static constexpr Phrase kQuestion{"play_cards", "CAT-5.2", {}};
  std::optional<Step> next(const Catherine& game, const State& now, Seat seat) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};
struct ActionCard {
  static constexpr Phrase kQuestion{"action_card", "CAT-5.2", {}};
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};
struct ActivationCard {
  static constexpr Phrase kQuestion{"activation_card", "CAT-5.2", {}};
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};
// Under which action card; also the one played this very round.
struct PickSlot {
  static constexpr Phrase kQuestion{"slot", "CAT-5.2", {{slot("card", Terms::card)}}};
  Card card = 0;  // the activation card
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};

// CAT-5.8, CAT-11.2: in seat order, each player completely before the next.
enum class Stage : std::uint8_t { action, bonus };
struct Resolve {
  static constexpr Phrase kQuestion{"resolve", "CAT-5.8", {{seat_slot("of"), number_slot("stage", 1)}}};
  Seat of = 0;
  Stage stage{};
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
  bool may_wait_for(const Draw& draw) const;
};

inline std::optional<Step> PlayCards::next(const Catherine& game, const State& now, Seat seat) const {
  if (seat >= game.players()) return {};
  const Play& play = now.player[seat].plan.play;
  if (play.action == kNoCard) return Rooms::step(seat, ActionCard{});
  if (play.activation == kNoCard) return Rooms::step(seat, ActivationCard{});
  if (play.slot == kNoSlot) return Rooms::step(seat, PickSlot{play.activation});
  return {};
}

}  // namespace tsardom::catherine
