// CAT-8: actions and bonuses.
#pragma once

#include "games/catherine/catherine.hpp"
#include "games/catherine/plans.hpp"

namespace tsardom::catherine {

// CAT-8.1: how often the effect happens to somebody who owns this.
int units(const ProjectCard& card, const Symbols& own);
// CAT-5.5: the action card directly above the activation card played this round.
bool has_target(const Player& player);
const ProjectCard& target(const Catherine& game, const Player& player);
// CAT-5.6: the colours match and the action can be performed, so the player is asked.
bool may_activate(const Catherine& game, const Player& player);
// CAT-7.1, CAT-7.2: where the target may build.
CitySet open_cities(const Catherine& game, const Player& player);
// CAT-8.22: the bonus costs cards and enough are left after the action's cost.
bool may_pay_bonus(const Catherine& game, const Player& player);

// CAT-5.8: both parts of one activation. Each may call for cards to be drawn.
void perform(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log);
void apply_bonus(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log);

}  // namespace tsardom::catherine
