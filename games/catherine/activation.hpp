// CAT-5.5 to CAT-5.7: the card that is activated; CAT-8: actions and bonuses.
#pragma once

#include <optional>

#include "games/catherine/catherine.hpp"
#include "games/catherine/text.hpp"

namespace tsardom::catherine {

// CAT-8.1: how often the effect happens to somebody who owns this.
int units(const ProjectCard& card, const Symbols& own);
// CAT-5.5: the action card directly above the activation card played this round.
bool has_target(const Player& player);
const ProjectCard& target(const Catherine& game, const Player& player);
// CAT-5.6: the colours match and the action can be performed, so the player is asked.
bool may_activate(const Catherine& game, const Player& player);

// CAT-5.8: both parts of one activation. Each may call for cards to be drawn.
void perform(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log);
void apply_bonus(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log);

// CAT-5.7, phase D: all whose card is activated plan at once what to do with it.
struct Activate {
  static constexpr Phrase kQuestion{"activate", "CAT-5.7", {}};
  std::optional<Step> next(const Catherine& game, const State& now, Seat seat) const;
  bool settle(const Catherine& game, State& state, Seat seat, Log& log) const;
  bool fits(const Catherine& game, const State& now, Seat seat, std::size_t at) const;
};
// Perform the action, or forfeit it.
struct Mode {
  static constexpr Phrase kQuestion{"mode", "CAT-5.6", {{kTarget}}};
  Card card = 0;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Catherine& game, const State& now, Seat seat, Move move) const;
};
struct CostCard {
  static constexpr Phrase kQuestion{"cost_card", "CAT-5.7", {{kTarget}}};
  Card card = 0;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};
// CAT-7.1, CAT-7.2: where the residence goes.
struct PickCity {
  static constexpr Phrase kQuestion{"city", "CAT-7.1", {{kTarget}}};
  Card card = 0;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};
// CAT-8.22: a bonus that costs cards.
struct TakeBonus {
  static constexpr Phrase kQuestion{"bonus", "CAT-8.22", {{kTarget, number_slot("cards", 2)}}};
  Card card = 0;
  std::uint8_t cards = 0;  // that it costs
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Catherine& game, const State& now, Seat seat, Move move) const;
};
struct BonusCard {
  static constexpr Phrase kQuestion{"bonus_card", "CAT-8.22", {{kTarget}}};
  Card card = 0;
  void moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Catherine& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Catherine& game, const State& now, Seat seat, Move move) const;
};

}  // namespace tsardom::catherine
