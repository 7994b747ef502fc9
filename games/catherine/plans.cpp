#include "games/catherine/plans.hpp"

#include "games/catherine/activation.hpp"
#include "games/catherine/interim.hpp"
#include "games/catherine/moves.hpp"

namespace tsardom::catherine {
namespace {

Room room_of(const State& now) { return static_cast<Room>(now.steps.back().room); }

// D_ACTIVATE: the picks stand in this order: mode, cost cards, city, bonus, bonus cards.
std::optional<Room> next_of_plan(const Catherine& game, const Player& player) {
  const std::size_t picked = player.picks.size();
  if (picked == 0) return Room::mode;
  if (player.picks[0] == kForfeit) return {};
  const ProjectCard& card = target(game, player);
  std::size_t done = 1u + card.cost;
  if (picked < done) return Room::cost_card;
  if (card.builds() && picked == done) return Room::city;
  if (card.builds()) ++done;
  if (!may_pay_bonus(game, player)) return {};
  if (picked == done) return Room::bonus;
  if (player.picks[done] == kSkip) return {};
  if (picked < done + 1 + card.bonus.count) return Room::bonus_card;
  return {};
}

void list_rows(const Player& player, MoveList& out) {
  List<Card, kCards> hand;
  player.hand.for_each([&](Card card) { hand.push(card); });
  for (std::size_t a = 0; a < hand.size(); ++a) {
    for (std::size_t b = a + 1; b < hand.size(); ++b) {
      for (std::size_t c = b + 1; c < hand.size(); ++c)
        out.add(choose(Choice::row, hand[a], hand[b], hand[c]));
    }
  }
}

// Cards picked already: the action card, or those for cost and bonus.
CardSet picked_cards(const Catherine& game, const State& now, const Player& player) {
  CardSet picked;
  if (room_of(now) == Room::play_cards) {
    if (!player.picks.empty()) picked.add(player.picks[0]);
    return picked;
  }
  const Plan plan = plan_of(game, player);
  for (const Card card : plan.cost) picked.add(card);
  for (const Card card : plan.bonus_cards) picked.add(card);
  return picked;
}

void list_hand(const Catherine& game, const State& now, const Player& player, Choice choice, MoveList& out) {
  player.hand.without(picked_cards(game, now, player)).for_each([&](Card card) {
    out.add(choose(choice, card));
  });
}

// CAT-5.2: also the slot under the card played this very round.
void list_slots(const Player& player, MoveList& out) {
  for (std::uint8_t slot = 0; slot <= player.row.size(); ++slot) {
    if (player.activation[slot] == kNoCard) out.add(choose(Choice::slot, slot));
  }
}

void list_cities(CitySet cities, MoveList& out) {
  for (; cities != 0; cities &= cities - 1)
    out.add(choose(Choice::build, static_cast<City>(std::countr_zero(cities))));
}

}  // namespace

Seats who_is_asked(const Catherine& game, const State& now) {
  Seats asked = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const bool is_asked = room_of(now) == Room::activate     ? may_activate(game, now.player[seat])
                          : room_of(now) == Room::book_build ? may_build_for_books(game, now, seat)
                                                             : is_simultaneous(room_of(now));
    if (is_asked) asked |= only(seat);
  }
  return asked;
}

void ask(const Catherine& game, State& state) { state.concerned = state.open = who_is_asked(game, state); }

std::optional<Room> question(const Catherine& game, const State& now, Seat seat) {
  if (!holds(now.concerned, seat)) return {};
  const Player& player = now.player[seat];
  switch (room_of(now)) {
    case Room::choose_row:
      return player.picks.empty() ? std::optional(Room::choose_row) : std::nullopt;
    case Room::play_cards:
      if (player.picks.empty()) return Room::action_card;
      if (player.picks.size() == 1) return Room::activation_card;
      return player.picks.size() == 2 ? std::optional(Room::slot) : std::nullopt;
    case Room::activate:
      return next_of_plan(game, player);
    case Room::book_build:
      return player.picks.empty() ? std::optional(Room::book_build) : std::nullopt;
    default:
      return {};
  }
}

void list_options(const Catherine& game, const State& now, Seat seat, MoveList& out) {
  const Player& player = now.player[seat];
  switch (*question(game, now, seat)) {
    case Room::choose_row:
      return list_rows(player, out);
    case Room::action_card:
      return list_hand(game, now, player, Choice::action, out);
    case Room::activation_card:
      return list_hand(game, now, player, Choice::activation, out);
    case Room::slot:
      return list_slots(player, out);
    case Room::mode:
      out.add(choose(Choice::perform));
      return out.add(choose(Choice::forfeit));
    case Room::cost_card:
      return list_hand(game, now, player, Choice::pay, out);
    case Room::city:
      return list_cities(open_cities(game, player), out);
    case Room::bonus:
      out.add(choose(Choice::take));
      return out.add(choose(Choice::skip));
    case Room::bonus_card:
      return list_hand(game, now, player, Choice::give, out);
    case Room::book_build:
      list_cities(((CitySet{1} << kCities) - 1) & ~player.residences, out);  // CAT-9.2
      return out.add(choose(Choice::decline));
    default:
      return;
  }
}

void keep_pick(const Catherine& game, State& state, Seat seat, Move move) {
  auto& picks = state.player[seat].picks;
  switch (choice_of(move)) {
    case Choice::row:
      picks.push(move.a);
      picks.push(move.b);
      picks.push(move.c);
      break;
    case Choice::perform:
      picks.push(kPerform);
      break;
    case Choice::forfeit:
      picks.push(kForfeit);
      break;
    case Choice::take:
      picks.push(kTake);
      break;
    case Choice::skip:
      picks.push(kSkip);
      break;
    case Choice::decline:
      picks.push(kDecline);
      break;
    default:
      picks.push(move.a);
  }
  if (!question(game, state, seat)) state.open = static_cast<Seats>(state.open & ~only(seat));
}

bool all_committed(State& state, Log& log) {
  if (state.open != 0) return false;
  if (state.concerned != 0) log.learned(kEverybody);
  state.concerned = 0;
  return true;
}

void forget_picks(State& state) {
  for (Player& player : state.player) player.picks = {};
}

Plan plan_of(const Catherine& game, const Player& player) {
  Plan plan;
  const auto& picks = player.picks;
  if (picks.empty() || picks[0] == kForfeit) return plan;
  const ProjectCard& card = target(game, player);
  plan.performs = true;
  std::size_t next = 1;
  for (; next < picks.size() && plan.cost.size() < card.cost; ++next) plan.cost.push(picks[next]);
  if (card.builds() && next < picks.size()) plan.city = picks[next++];
  if (next < picks.size()) plan.takes_bonus = picks[next++] == kTake;
  for (; next < picks.size() && plan.bonus_cards.size() < card.bonus.count; ++next)
    plan.bonus_cards.push(picks[next]);
  return plan;
}

}  // namespace tsardom::catherine
