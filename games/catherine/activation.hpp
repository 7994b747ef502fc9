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
  static Seats concerned(const Catherine& game, const State& now);
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

// CAT-8.22: the bonus costs cards and enough are left after the action's cost.
inline bool may_pay_bonus(const Player& player, const ProjectCard& card) {
  return card.bonus.condition == Condition::discard && player.hand_size >= card.cost + card.bonus.count;
}

// `next` is asked at every choice of everybody, so it stands where callers see into it.
// In this order: perform or forfeit, the cards that the action costs, the city, the bonus and its cards.
inline std::optional<Step> Activate::next(const Catherine& game, const State& now, Seat seat) const {
  if (!holds(now.concerned, seat)) return {};
  const Player& player = now.player[seat];
  const Plan& plan = player.plan;
  if (plan.performs == Answer::no) return {};
  const Card card = player.row[player.slot];
  const ProjectCard& print = game.box.card[card];
  if (plan.performs == Answer::open) return Rooms::step(seat, Mode{card});
  if (plan.cost.size() < print.cost) return Rooms::step(seat, CostCard{card});
  if (print.builds() && plan.city == kNoCity) return Rooms::step(seat, PickCity{card});
  if (plan.takes_bonus == Answer::no || !may_pay_bonus(player, print)) return {};
  if (plan.takes_bonus == Answer::open) return Rooms::step(seat, TakeBonus{card, print.bonus.count});
  if (plan.bonus_cards.size() < print.bonus.count) return Rooms::step(seat, BonusCard{card});
  return {};
}

}  // namespace tsardom::catherine
