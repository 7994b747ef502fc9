// How good a position looks: points now, and what everything at hand may still become.
#include <algorithm>
#include <bit>

#include "games/ivan/chapters.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/scoring.hpp"

namespace tsardom::ivan {
namespace {

enum Weight : std::size_t {
  kLocal,  // goods that projects ask for
  kForeign,
  kCoin,
  kCity,    // one with own pieces, and
  kIncome,  // for each round to come
  kWarrior,
  kBoyar,
  kBuilding,
  kCard,     // a project in hand
  kProject,  // of its points, and
  kMissing,  // what a good that is missing leaves of them
  kEstate,   // and
  kUse,      // of it in each round to come
  kFavor,    // the top of the track; second place is worth half
  kTitle,    // and
  kScoring,  // of what it would score now, for each scoring to come
  kField,    // a warrior in the Field of War
  kToken,    // on the pad
  kQuestion  // of what one's own open questions bring
};

// The project in hand that is nearest to completion, in points.
double best_project(const Ivan& game, const Player& player) {
  double best = 0;
  for_each(player.hand, [&](Project card) {
    const ProjectCard& project = game.box.project[card];
    int lacks = 0;
    for (std::size_t i = 0; i < kResources; ++i)
      lacks += std::max(0, project.cost.count[i] - player.held.count[i]);
    double hope = project.points;
    while (lacks-- > 0) hope *= game.weights[kMissing];
    best = std::max(best, hope);
  });
  return best;
}

}  // namespace

// Found by `tsardom tune --game ivan --rounds 50 --games 30`.
const Weights kTuned{0.65, 1.04, 0.46, 0.4,  0.16, 0.41, 0.42, 1.0,  0.39, 0.29,
                     0.46, 0.66, 0.48, 1.97, 0.82, 0.63, 1.21, 0.28, 1.59};

std::span<const std::string_view> Ivan::weight_names() {
  static constexpr std::array<std::string_view, kWeights> kNames{
      "local",   "foreign", "coin", "city",  "income", "warrior", "boyar", "building", "card",    "project",
      "missing", "estate",  "use",  "favor", "title",  "scoring", "field", "token",    "question"};
  return kNames;
}

double Ivan::promise(const State& now, Seat seat) const {
  const Player& player = now.player[seat];
  const double points = player.total_points();
  if (now.steps.empty()) return points;
  const auto w = [&](Weight weight) { return weights[weight]; };
  const int rounds_left = kRounds - now.round;
  const int scorings = now.round <= 2 ? 2 : 1;
  double titles = 0;
  for_each(player.titles, [&](Title title) { titles += w(kTitle) + title_points(*this, now, seat, title); });
  const Goods& held = player.held;
  const double goods =
      w(kLocal) * held.local() + w(kForeign) * held.foreign() + w(kCoin) * held[Resource::coin];
  const double map = (w(kCity) + w(kIncome) * rounds_left) * std::popcount(player.presence()) +
                     w(kWarrior) * player.warriors.total() + w(kBoyar) * player.boyars.total() +
                     w(kBuilding) * std::popcount(player.buildings);
  const double cards = w(kCard) * player.cards + w(kProject) * best_project(*this, player) +
                       (w(kEstate) + w(kUse) * rounds_left) * std::popcount(player.estates);
  const double favor = now.favor[0] == seat ? w(kFavor) : now.favor[1] == seat ? w(kFavor) / 2 : 0.0;
  // More than the action that a question costs, so that whoever looks one choice ahead does not leave a
  // chamber unused. What starts with paying rarely pays.
  const double asked = Rooms::hope(now, seat, *this);
  return points + w(kQuestion) * asked + w(kScoring) * scorings * titles + goods + map + cards + favor +
         w(kField) * player.field + w(kToken) * player.tokens();
}

}  // namespace tsardom::ivan
