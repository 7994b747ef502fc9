#include "games/catherine/holdings.hpp"

#include <bit>

#include "games/catherine/events.hpp"

namespace tsardom::catherine {
namespace {

CardSet planned(const Plan& plan) {
  CardSet cards;
  for (const Card card : plan.row) cards.add(card);
  if (plan.play.action != kNoCard) cards.add(plan.play.action);
  for (const Card card : plan.cost) cards.add(card);
  for (const Card card : plan.bonus_cards) cards.add(card);
  return cards;
}

}  // namespace

Symbols on_row(const Catherine& game, const Player& player) {
  Symbols sum;
  for (const Card card : player.row) sum += game.box.card[card].symbols;
  return sum;
}

Symbols owned(const Catherine& game, const Player& player) {
  Symbols sum = on_row(game, player);
  for (std::size_t good = 0; good < kGoods; ++good) {
    sum.count[good] = static_cast<std::uint8_t>(sum.count[good] + tiles(game, player, good));
  }
  return sum;
}

int tiles(const Catherine& game, const Player& player, std::size_t good) {
  return std::popcount(player.residences & game.box.good_cities[good]);
}

int supply(const Catherine& game, const Player& player) {
  return game.box.residences - player.residences_built();
}

void score(State& state, Seat seat, int points, Part part, std::string_view rule, Log& log) {
  if (points == 0) return;
  auto& so_far = state.player[seat].points[static_cast<std::size_t>(part)];
  so_far = static_cast<std::int16_t>(so_far + points);
  log.tell(event(Told::scored, seat, rule, points, part));
}

// CAT-6.3: a step from the top space is lost for a point.
void gain_favor(const Catherine& game, State& state, Seat seat, int steps, Log& log) {
  Player& player = state.player[seat];
  for (; steps > 0; --steps) {
    if (player.favor + 1 < kSpaces) {
      ++player.favor;
      log.tell(event(Told::rose, seat, "CAT-6.3", player.favor));
    } else {
      score(state, seat, game.box.vp_per_step_wasted, Part::favor_top, "CAT-6.3", log);
    }
  }
}

void leave_hand(State& state, Seat seat, Card card) {
  state.player[seat].hand.remove(card);
  --state.player[seat].hand_size;
  --state.memory.in_hand[seat][state.memory.epoch[card]];
}

void discard(State& state, Seat seat, Card card, std::string_view rule, Log& log) {
  leave_hand(state, seat, card);
  state.discard.add(card);
  log.tell(event(Told::discarded, seat, rule, card));
}

void list_hand(const Player& player, Choice choice, MoveList& out) {
  player.hand.without(planned(player.plan)).for_each([&](Card card) { out.add(choose(choice, card)); });
}

Reason why_not_of_hand(const Player& player, Card card, std::string_view rule) {
  return {player.hand.has(card) ? "chosen_already" : "not_in_hand", rule};
}

void list_cities(CitySet cities, MoveList& out) {
  for (; cities != 0; cities &= cities - 1)
    out.add(choose(Choice::build, static_cast<City>(std::countr_zero(cities))));
}

void build(const Catherine& game, State& state, Seat seat, City city, std::string_view rule, Log& log) {
  state.player[seat].residences |= only_city(city);
  const CityKind& kind = game.box.city[city];
  const int gift = kind.crown ? kGoods : kind.one ? kGoods + 1 : kind.good;  // Terms::gift
  log.tell(event(Told::built, seat, rule, city, gift));
  if (kind.crown) gain_favor(game, state, seat, 1, log);  // CAT-7.4
}

}  // namespace tsardom::catherine
