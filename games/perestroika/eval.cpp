// How good a position looks: points now, what materials may still become, cards and chip in hand.
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {

// A material in a building is worth at least 5/3 points, in hand 1: while there are turns left, a part of the
// difference counts already, but less than a building brings.
double Perestroika::promise(const State& now, Seat seat) const {
  const double points = standing(now).total[seat];
  if (now.steps.empty()) return points;
  const Materials& held = now.player[seat].held;
  const int sets = std::min({held.count[0], held.count[1], held.count[2]});
  const double hope = is_final_round(now) ? 0.3 : 1.0;
  return points + hope * (0.3 * held.total() + 0.3 * sets + 0.5 * now.size(hand_of(seat)) +
                          0.5 * now.player[seat].chips);
}

}  // namespace tsardom::perestroika
