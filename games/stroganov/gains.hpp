// STR-4.6: what comes in and what goes out. A gain that asks something leaves it on the step stack.
#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {

// Parts of one gain resolve in the order of STR-4.6; what the supply cannot give is lost (STR-1.6).
void gain(const Stroganov& game, State& state, Seat seat, const Gain& gain, std::string_view rule, Log& log);

// Whether the supplies and tracks leave anything of it. A song is paid with story points, so those count.
bool gives_anything(const Stroganov& game, const State& now, Seat seat, const Gain& gain);

void gain_points(State& state, Seat seat, int count, std::string_view rule, Log& log);
void gain_coins(State& state, Seat seat, int count, std::string_view rule, Log& log);
// STR-10.2, STR-10.3: a token that arrives at the end of its track interrupts.
void gain_story(const Stroganov& game, State& state, Seat seat, int count, std::string_view rule, Log& log);

void spend_horses(State& state, Seat seat, int count);
void spend_coins(State& state, Seat seat, int count);
void spend_story(State& state, Seat seat, int count);

// Outposts of the seat's colour in the general supply.
int spare_outposts(const Stroganov& game, const Player& player);

// STR-8.7, STR-16.32: one fur from wherever; a bear brings story points.
void receive_fur(const Stroganov& game, State& state, Seat seat, Piece fur, Log& log);
// STR-7.6: all at once; answers how many bears there are to tell about.
int receive_furs(const Stroganov& game, State& state, Seat seat, Furs furs, Log& log);

}  // namespace tsardom::stroganov
