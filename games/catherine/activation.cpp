#include "games/catherine/activation.hpp"

#include <algorithm>
#include <bit>

#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {
namespace {

// CAT-8.2
bool can_perform(const Catherine& game, const Player& player, const ProjectCard& card) {
  if (player.hand_size < card.cost) return false;
  if (card.builds()) return supply(game, player) > 0 && open_cities(game, player) != 0;
  return units(card, owned(game, player)) > 0;
}

void draw_cards(State& state, Seat seat, int cards) {
  if (cards > 0) call(state, kChance, Draw{seat, static_cast<std::uint8_t>(cards), true});
}

// CAT-8.20 ff.: in the state now reached, the new tile included (CAT-R5).
bool is_bonus_open(const Catherine& game, const Player& player, const Bonus& bonus, const Plan& plan) {
  const auto colour = [&](Card card) { return game.box.card[card].colour; };
  switch (bonus.condition) {
    case Condition::none:
      return false;
    case Condition::own_goods: {
      const Symbols own = owned(game, player);
      for (std::size_t good = 0; good < kGoods; ++good) {
        if (own.count[good] < bonus.goods[good]) return false;
      }
      return true;
    }
    case Condition::own_books:
      return on_row(game, player).books() >= bonus.count;
    case Condition::own_cannons:
      return on_row(game, player).cannons() >= bonus.count;
    case Condition::discard:
      return plan.takes_bonus;
    case Condition::action_cost_same_colour:
      return std::all_of(plan.cost.begin(), plan.cost.end(),
                         [&](Card card) { return colour(card) == colour(plan.cost[0]); });
  }
  return false;
}

}  // namespace

int units(const ProjectCard& card, const Symbols& own) {
  switch (card.action) {
    case Action::market:
      return own.of(card.market[0]) + own.of(card.market[1]);
    case Action::vp_per_book:
    case Action::draw_per_book:
      return own.books();
    case Action::vp_per_goods_set:
      return *std::min_element(own.count.begin(), own.count.begin() + kGoods);
    default:
      return 1;
  }
}

const ProjectCard& target(const Catherine& game, const Player& player) {
  return game.box.card[player.row[player.slot]];
}

bool has_target(const Player& player) {
  return player.slot < player.row.size() && player.activation[player.slot] != kNoCard;
}

bool may_activate(const Catherine& game, const Player& player) {
  if (!has_target(player)) return false;
  const ProjectCard& card = target(game, player);
  return game.box.card[player.activation[player.slot]].colour == card.colour &&
         can_perform(game, player, card);
}

CitySet open_cities(const Catherine& game, const Player& player) {
  const ProjectCard& card = target(game, player);
  const CitySet allowed = card.action == Action::build_listed
                              ? card.cities
                              : game.box.region[static_cast<std::size_t>(card.colour)];
  return allowed & ~player.residences;
}

bool may_pay_bonus(const Catherine& game, const Player& player) {
  const ProjectCard& card = target(game, player);
  return card.bonus.condition == Condition::discard && player.hand_size >= card.cost + card.bonus.count;
}

void perform(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log) {
  const Player& player = state.player[seat];
  const ProjectCard& card = target(game, player);
  log.tell(event(Told::performed, seat, "CAT-5.8", player.row[player.slot]));
  for (const Card paid : plan.cost) discard(state, seat, paid, "CAT-3.3", log);
  if (card.builds()) return build(game, state, seat, plan.city, "CAT-7.1", log);
  const int times = units(card, owned(game, player));
  score(state, seat, times * card.vp, Part::actions, "CAT-8.1", log);
  gain_favor(game, state, seat, times * card.favor, log);
  draw_cards(state, seat, times * card.draw);
}

// CAT-8.30 ff.
void apply_bonus(const Catherine& game, State& state, Seat seat, const Plan& plan, Log& log) {
  const Player& player = state.player[seat];
  const ProjectCard& card = target(game, player);
  if (!is_bonus_open(game, player, card.bonus, plan)) return;
  for (const Card paid : plan.bonus_cards) discard(state, seat, paid, "CAT-3.3", log);
  const int amount = card.bonus.amount;
  switch (card.bonus.reward) {
    case Reward::draw:
      return draw_cards(state, seat, amount);
    case Reward::vp:
      return score(state, seat, amount, Part::bonuses, "CAT-8.31", log);
    case Reward::favor:
      return gain_favor(game, state, seat, amount, log);
    case Reward::vp_per_residence_in_colour: {
      const CitySet own = player.residences & game.box.region[static_cast<std::size_t>(card.colour)];
      return score(state, seat, amount * std::popcount(own), Part::bonuses, "CAT-8.33", log);
    }
  }
}

}  // namespace tsardom::catherine
