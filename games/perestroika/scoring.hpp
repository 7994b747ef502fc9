// PER-12, PER-13: points by part.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// Each building by its kind, materials, and what the scenario adds on top.
enum class Part : std::uint8_t {
  fields,
  towns,
  cities,
  churches,
  kremlins,
  cathedral,
  palace,
  fur,
  wood,
  wheat,
  scenario
};
inline constexpr int kParts = 11;

// PER-12.2 ff.: the game is over; hands are opened and the scores told.
void score_game(const Perestroika& game, State& state, Log& log);

// PER-12.2: the points of one seat, and where they come from.
int score_of(const Perestroika& game, const State& now, Seat seat,
             std::array<std::int16_t, Standing::kMostParts>& part);

// PER-12.4: by score and base score of the scenario; the last rank has no least score.
int least_score(const Perestroika& game, std::uint8_t rank);
std::uint8_t rank_of(const Perestroika& game, int score);

}  // namespace tsardom::perestroika
