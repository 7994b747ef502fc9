// How good a position looks: points so far, what the coming scorings will bring as things stand, the cards at
// hand, and the action that is about to be performed. What a seat has picked counts as done: it is, for all
// that this seat can still change.
#include <algorithm>
#include <bit>

#include "games/catherine/activation.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"
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

Room room_of(const State& now) { return static_cast<Room>(now.steps[0].room); }

void pick_activation(const Catherine& game, Player& player) {
  const auto picks = player.picks;
  if (picks.empty()) return;
  if (picks[0] == kForfeit) {
    player.slot = kNoSlot;
    ++player.hand_size;
    return;
  }
  const Plan plan = plan_of(game, player);
  for (const Card card : plan.cost) player.hand.remove(card);
  for (const Card card : plan.bonus_cards) player.hand.remove(card);
  player.hand_size = static_cast<std::uint8_t>(player.hand_size - plan.cost.size() - plan.bonus_cards.size());
  const ProjectCard& card = target(game, player);
  if (!card.builds() || picks.size() < 2u + card.cost) return;
  player.residences |= only_city(plan.city);
  player.favor =
      static_cast<std::uint8_t>(std::min(kSpaces - 1, player.favor + game.box.city[plan.city].crown));
  player.slot = kNoSlot;
}

// The player as he will be once everybody has committed.
Player as_picked(const Catherine& game, const State& now, Seat seat) {
  Player player = now.player[seat];
  const auto picks = player.picks;
  if (picks.empty() || !are_choosing(now)) return player;
  switch (room_of(now)) {
    case Room::choose_row:
      for (const Card card : picks) player.row.push(card), player.hand.remove(card);
      player.hand_size = static_cast<std::uint8_t>(player.hand_size - picks.size());
      break;
    case Room::play_cards:
      player.row.push(picks[0]);
      player.hand.remove(picks[0]);
      if (picks.size() > 1) player.hand.remove(picks[1]);
      player.hand_size = static_cast<std::uint8_t>(player.hand_size - std::min<std::size_t>(picks.size(), 2));
      if (picks.size() < 3) break;
      player.slot = picks[2];
      player.activation[picks[2]] = picks[1];
      break;
    case Room::activate:
      pick_activation(game, player);
      break;
    case Room::book_build:
      if (picks[0] != kDecline) player.residences |= only_city(picks[0]);
      break;
    default:
      break;
  }
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
  const Player player = as_picked(*this, now, seat);
  const bool acts =
      (room_of(now) == Room::activate || room_of(now) == Room::play_cards) && may_activate(*this, player);
  const bool plays_on = now.round < box.rounds || now.decade < box.decades;
  return points + Prospect(*this, now, player).hopes(acts, plays_on);
}

}  // namespace tsardom::catherine
