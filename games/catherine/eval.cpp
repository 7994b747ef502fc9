// How good a position looks: points so far, what the coming scorings will bring as things stand, the cards at
// hand, and the action that is about to be performed. What a seat has planned counts as done: it is, for all
// that this seat can still change.
#include <algorithm>
#include <bit>

#include "games/catherine/chapters.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/scoring.hpp"

namespace tsardom::catherine {
namespace {

enum Weight : std::size_t {
  kCard,    // in hand
  kCannon,  // on the row, and
  kBook,
  kFavor,   // a step, beside what its space pays
  kMatch,   // tile that the order asks for
  kHouse,   // a residence, beside what it scores
  kAction,  // of what an action brings that is sure to be performed
  kReady,   // of the best action that a card in hand could activate next
  kBonus    // of a card that is activated
};

// Cards that leave the hand by the plan.
template <class Cards>
void spend(Player& player, const Cards& cards) {
  for (const Card card : cards) player.hand.remove(card);
  player.hand_size = static_cast<std::uint8_t>(player.hand_size - cards.size());
}

void lay(Player& player, const Play& play) {
  List<Card, 2> cards;
  if (play.action != kNoCard) cards.push(play.action), player.row.push(play.action);
  if (play.activation != kNoCard) cards.push(play.activation);
  spend(player, cards);
  if (play.slot == kNoSlot) return;
  player.slot = play.slot;
  player.activation[play.slot] = play.activation;
}

// CAT-5.6, CAT-5.7: what is forfeited or built is no longer about to be performed.
void activate(const Catherine& game, Player& player, const Plan& plan) {
  if (plan.performs == Answer::no) {
    player.slot = kNoSlot;
    ++player.hand_size;
  }
  spend(player, plan.cost);
  spend(player, plan.bonus_cards);
  if (plan.performs != Answer::yes || plan.city == kNoCity) return;
  player.residences |= only_city(plan.city);
  player.favor =
      static_cast<std::uint8_t>(std::min(kSpaces - 1, player.favor + game.box.city[plan.city].crown));
  player.slot = kNoSlot;
}

// The player as he will be once everybody has committed.
Player as_planned(const Catherine& game, const State& now, Seat seat) {
  Player player = now.player[seat];
  if (!Rooms::is_together(game, now)) return player;
  const Plan plan = player.plan;
  for (const Card card : plan.row) player.row.push(card);
  spend(player, plan.row);
  lay(player, plan.play);
  activate(game, player, plan);
  if (plan.builds == Answer::yes) player.residences |= only_city(plan.city);
  return player;
}

// Scorings, cards and the order of one player.
class Prospect {
 public:
  Prospect(const Catherine& game, const State& now, const Player& player)
      : game_(game),
        player_(player),
        scorings_(game.box.decades - now.decade + 1),
        own_(owned(game, player)) {}

  double hopes(bool acts, bool plays_on) const {
    const FavorSpace& space = game_.box.space[player_.favor];
    const auto built = static_cast<std::size_t>(player_.residences_built());
    const int each =
        space.vp + game_.box.vp_by_residences[built] + std::popcount(player_.residences & game_.box.ones);
    double hope = scorings_ * each + space.multiplier * largest_group(game_, player_.residences) +
                  w(kCard) * player_.hand_size + w(kCannon) * own_.cannons() + w(kBook) * own_.books() +
                  w(kFavor) * player_.favor + w(kHouse) * static_cast<double>(built);
    if (player_.order != kNoOrder) hope += order_points(game_, player_) + w(kMatch) * matches();
    if (acts) hope += w(kAction) * worth(target(game_, player_));
    if (plays_on) hope += w(kReady) * best_ready();
    return hope;
  }

 private:
  double w(Weight weight) const { return game_.weights[weight]; }

  int matches() const {
    int sum = player_.jokers;
    for (std::size_t good = 0; good < kGoods; ++good)
      sum += std::min<int>(tiles(game_, player_, good), game_.box.order[player_.order].goods[good]);
    return sum;
  }

  // What performing the card brings.
  double worth(const ProjectCard& card) const {
    const FavorSpace& space = game_.box.space[player_.favor];
    if (card.builds()) return w(kHouse) + scorings_ + space.multiplier + w(kBonus) - w(kCard) * card.cost;
    const int times = units(card, own_);
    return times * (card.vp + w(kCard) * card.draw + (w(kFavor) + 0.5 * scorings_) * card.favor) + w(kBonus) -
           w(kCard) * card.cost;
  }

  // CAT-5.2: cards of the row with nothing below, and a colour of the hand.
  double best_ready() const {
    std::array<bool, kColours> held{};
    player_.hand.for_each(
        [&](Card card) { held[static_cast<std::size_t>(game_.box.card[card].colour)] = true; });
    double best = 0;
    for (std::size_t slot = 0; slot < player_.row.size(); ++slot) {
      const ProjectCard& card = game_.box.card[player_.row[slot]];
      if (player_.activation[slot] != kNoCard || !held[static_cast<std::size_t>(card.colour)]) continue;
      best = std::max(best, worth(card));
    }
    return best;
  }

  const Catherine& game_;
  const Player& player_;
  int scorings_;
  Symbols own_;
};

}  // namespace

// Found by `tsardom tune --game catherine --rounds 60 --games 60`.
const Weights kTuned{0.97, 0.84, 1.06, 0.42, 0.33, 0.46, 0.58, 0.29, 0.7};

std::span<const std::string_view> Catherine::weight_names() {
  static constexpr std::array<std::string_view, kWeights> kNames{"card",  "cannon", "book",  "favor", "match",
                                                                 "house", "action", "ready", "bonus"};
  return kNames;
}

double Catherine::promise(const State& now, Seat seat) const {
  double points = 0;
  for (const std::int16_t part : now.player[seat].points) points += part;
  if (now.steps.empty()) return points;
  const Player player = as_planned(*this, now, seat);
  const bool acts = (is_on_top<Activate>(now) || is_on_top<PlayCards>(now)) && may_activate(*this, player);
  const bool plays_on = now.round < box.rounds || now.decade < box.decades;
  return points + Prospect(*this, now, player).hopes(acts, plays_on);
}

}  // namespace tsardom::catherine
