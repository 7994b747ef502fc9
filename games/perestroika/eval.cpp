// How good a position looks: points now, what materials may still become, cards and chip in hand.
#include <algorithm>

#include "games/perestroika/scoring.hpp"

namespace tsardom::perestroika {
namespace {

enum Weight : std::size_t { kMaterial, kSet, kCard, kChip, kPlan, kLastRound };

// What the best building that a card in hand allows and the materials pay would add.
int best_plan(const Perestroika& game, const State& now, Seat seat) {
  const Materials& held = now.player[seat].held;
  int best = 0;
  for (CardSet left = now.cards(hand_of(seat)); left != 0; left &= left - 1) {
    for (const Effect& effect : game.box.kind[game.box.kind_of[lowest(left)]].half) {
      if (effect.op != Op::build) continue;
      const BuildingKind& building = game.box.of(effect.building);
      if (!held.covers(building.cost)) continue;
      best = std::max(best, building.points - building.cost.total() * game.box.points_each);
    }
  }
  return best;
}

}  // namespace

// Found by `tsardom tune --game perestroika --rounds 300 --games 80`.
const Weights kTuned{0.18, 0.16, 0.07, 0.57, 0.22, 0.29};

std::span<const std::string_view> Perestroika::weight_names() {
  static constexpr std::array<std::string_view, kWeights> kNames{"material", "set",  "card",
                                                                 "chip",     "plan", "last_round"};
  return kNames;
}

// A material in a building is worth at least 5/3 points, in hand 1: while there are turns left, a part of the
// difference counts already, but less than a building brings. In the last round little of it comes true.
double Perestroika::promise(const State& now, Seat seat) const {
  std::array<std::int16_t, Standing::kMostParts> part{};
  const double points = score_of(*this, now, seat, part);
  if (now.steps.empty()) return points;
  const Materials& held = now.player[seat].held;
  const int sets = std::min({held.count[0], held.count[1], held.count[2]});
  const double hope = weights[kMaterial] * held.total() + weights[kSet] * sets +
                      weights[kCard] * now.size(hand_of(seat)) + weights[kChip] * now.player[seat].chips +
                      weights[kPlan] * best_plan(*this, now, seat);
  return points + (is_final_round(now) ? weights[kLastRound] : 1) * hope;
}

}  // namespace tsardom::perestroika
