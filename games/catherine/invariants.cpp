// CAT-12: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/catherine/chapters.hpp"
#include "games/catherine/holdings.hpp"

namespace tsardom::catherine {
namespace {

// Where the round stands, as far as rows and hands are concerned.
enum class Stand : std::uint8_t { setup, before_reveal, after_reveal, books, over };

// Is this the phase, that is, the step at the bottom?
template <class Room>
bool is_phase(const State& now) {
  return !now.steps.empty() && Rooms::is<Room>(now.steps[0]);
}

bool is_handing_out(const State& now, Then then) {
  return is_phase<HandOut>(now) && Rooms::as<HandOut>(now.steps[0]).then == then;
}

Stand stand_of(const State& now) {
  if (now.steps.empty()) return Stand::over;
  if (is_phase<DealOrders>(now) || is_phase<ChooseRow>(now) || is_handing_out(now, Then::choose_row))
    return Stand::setup;
  if (is_phase<Activate>(now) || is_phase<Resolve>(now)) return Stand::after_reveal;
  if (is_phase<BookBuild>(now) || is_phase<SettleBooks>(now)) return Stand::books;
  return Stand::before_reveal;
}

// ------------------------------------------------------------------------------------------------- steps

Reason steps_broken(const Catherine& game, const State& now) {
  if (now.steps.empty()) {
    const bool is_last_round = now.decade == game.box.decades && now.round == game.box.rounds;
    return is_last_round ? Reason{} : Reason{"steps_astray", "CAT-5.9"};
  }
  return Rooms::astray(game, now);
}

// ------------------------------------------------------------------------------------------------- cards

Reason cards_broken(const Catherine& game, const State& now) {
  CardSet all;
  int count = 0;
  const auto put = [&](const CardSet& cards) {
    count += cards.size();
    all |= cards;
  };
  put(now.draw);
  put(now.discard);
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    if (player.hand.size() != player.hand_size) return {"hand_miscounted", "CAT-12"};
    if (seat >= game.players() && !(player.hand.empty() && player.row.empty()))
      return {"cards_astray", "CAT-12"};
    CardSet rows;
    for (const Card card : player.row) rows.add(card);
    int laid = static_cast<int>(player.row.size());
    for (std::size_t slot = 0; slot < kRow; ++slot) {
      if (player.activation[slot] == kNoCard) continue;
      if (slot >= player.row.size()) return {"rows_astray", "CAT-5.2"};
      rows.add(player.activation[slot]);
      ++laid;
    }
    if (rows.size() != laid) return {"cards_astray", "CAT-12"};
    put(player.hand);
    put(rows);
  }
  if (count != kCards || all.size() != kCards || now.draw.size() != now.draw_size)
    return {"cards_astray", "CAT-12"};
  return {};
}

// CAT-3.4: the draw pile is all of the present epoch.
Reason epochs_broken(const Catherine& game, const State& now) {
  bool sound = true;
  for (const std::uint8_t epoch : now.memory.epoch) sound &= epoch <= now.present_epoch();
  now.draw.for_each([&](Card card) { sound &= now.memory.epoch[card] == now.present_epoch(); });
  for (Seat seat = 0; seat < game.players(); ++seat) {
    std::array<std::uint8_t, kEpochs> in_hand{};
    now.player[seat].hand.for_each([&](Card card) { ++in_hand[now.memory.epoch[card]]; });
    sound &= in_hand == now.memory.in_hand[seat];
  }
  return sound ? Reason{} : Reason{"epochs_astray", "CAT-3.4"};
}

// CAT-5.2, CAT-9.5: 3 + r action cards and r activation cards after round r.
Reason rows_broken(const Catherine& game, const State& now) {
  const Stand stand = stand_of(now);
  const int shown = stand == Stand::after_reveal || stand == Stand::books ? now.round : now.round - 1;
  const int covered = stand == Stand::over || stand == Stand::setup ? 0 : shown;
  const int row = stand == Stand::setup ? 0 : game.box.start_row + covered;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    const auto empty = std::count(player.activation.begin(), player.activation.end(), kNoCard);
    if (static_cast<int>(player.row.size()) != row || kRow - empty != covered)
      return {"rows_astray", "CAT-5.2"};
    const bool has_slot = player.slot != kNoSlot;
    if (has_slot != (stand == Stand::after_reveal) || (has_slot && !has_target(player)))
      return {"rows_astray", "CAT-5.5"};
  }
  return {};
}

// Cards of phase A that a seat has drawn by now.
int drawn_in_phase_a(const Catherine& game, const State& now, Seat seat) {
  if (is_phase<PlayCards>(now)) return game.box.draw_phase_a;
  if (!is_handing_out(now, Then::play_cards)) return 0;
  const Seat served = Rooms::as<HandOut>(now.steps[0]).to;  // seats before this one
  if (seat >= served) return 0;
  const bool is_drawing = seat + 1 == served;
  return game.box.draw_phase_a - (is_drawing ? Rooms::as<Draw>(now.steps[1]).left : 0);
}

// CAT-12: hand <= limit outside setup and phases A and B; from 2 to limit + 2 in B_PLAY.
Reason hands_broken(const Catherine& game, const State& now) {
  const Stand stand = stand_of(now);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const int size = now.player[seat].hand_size;
    const int drawn = drawn_in_phase_a(game, now, seat);
    const int most = stand == Stand::setup ? game.box.deal : hand_limit(game, now.player[seat]) + drawn;
    if (size > most) return {"hand_too_large", "CAT-6.2"};
    if (size < drawn) return {"hand_too_small", "CAT-5.3"};
    if (is_phase<ChooseRow>(now) && size != game.box.deal) return {"hand_too_small", "CAT-2.6"};
  }
  return {};
}

// ------------------------------------------------------------------------------------------------ holdings

Reason holdings_broken(const Catherine& game, const State& now) {
  const Stand stand = stand_of(now);
  const Seat with_order =
      is_phase<DealOrders>(now) ? Rooms::as<DealOrders>(now.steps[0]).to : game.players();  // seats before it
  const int scorings = now.decade - 1 + (stand == Stand::books || stand == Stand::over);    // of books
  int jokers = 0;
  std::uint8_t orders = (1U << kOrders) - 1;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    if (player.residences >= CitySet{1} << kCities || supply(game, player) < 0)
      return {"residences_astray", "CAT-12"};
    if (player.favor >= kSpaces) return {"favor_astray", "CAT-6.3"};
    for (const std::int16_t points : player.points) {
      if (points < 0) return {"points_negative", "CAT-1.9"};
    }
    const bool has_order = seat < with_order;
    if (has_order != (player.order != kNoOrder)) return {"orders_astray", "CAT-2.4"};
    if (has_order && (player.order >= kOrders || (orders >> player.order & 1) == 0))
      return {"orders_astray", "CAT-2.4"};
    if (has_order) orders = static_cast<std::uint8_t>(orders & ~(1U << player.order));
    const bool is_fresh = player.residences == 0 && player.favor == 0 &&
                          std::count(player.points.begin(), player.points.end(), 0) == kParts;
    if (stand == Stand::setup && !is_fresh) return {"residences_astray", "CAT-2.1"};
    if (player.jokers > scorings) return {"jokers_astray", "CAT-9.2"};
    jokers += player.jokers;
  }
  const bool are_jokers_right =
      now.jokers + jokers == game.box.jokers[game.players()] && jokers <= scorings * (game.players() - 2);
  if (!are_jokers_right) return {"jokers_astray", "CAT-9.2"};
  if (orders != now.orders) return {"orders_astray", "CAT-2.4"};
  return {};
}

// ------------------------------------------------------------------------------------------------- plans

template <class Cards>
bool begins(const Cards& part, const Cards& whole) {
  return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

// May choosing on lead from the one to the other?
bool is_part_of(const Plan& part, const Plan& whole) {
  const auto is_open_or = [](auto value, auto open, auto other) { return value == open || value == other; };
  return std::includes(whole.row.begin(), whole.row.end(), part.row.begin(), part.row.end()) &&
         is_open_or(part.play.action, kNoCard, whole.play.action) &&
         is_open_or(part.play.activation, kNoCard, whole.play.activation) &&
         is_open_or(part.play.slot, kNoSlot, whole.play.slot) &&
         is_open_or(part.performs, Answer::open, whole.performs) && begins(part.cost, whole.cost) &&
         is_open_or(part.city, kNoCity, whole.city) &&
         is_open_or(part.takes_bonus, Answer::open, whole.takes_bonus) &&
         begins(part.bonus_cards, whole.bonus_cards) && is_open_or(part.builds, Answer::open, whole.builds);
}

// CAT-5.10: each choice of the plan is one that the seat was offered.
bool is_offered(const Catherine& game, State now, Seat seat) {
  const Plan whole = now.player[seat].plan;
  Plan& plan = now.player[seat].plan;
  plan = {};
  NoLog log;
  while (plan != whole) {
    if (!holds(game.actors(now), seat)) return false;
    MoveList options;
    game.moves(now, seat, options);
    const Plan before = plan;
    const bool leads_on = std::any_of(options.begin(), options.end(), [&](Move move) {
      plan = before;
      Rooms::choose(game, now, seat, move, log);
      return is_part_of(plan, whole);
    });
    if (!leads_on) return false;
  }
  return true;
}

// A committed plan that is still to be carried out is one that could be made now.
template <class Room>
bool is_committed(const Catherine& game, State now, Seat seat) {
  now.steps = {};
  call(now, kChance, Room{});
  now.concerned = Room::concerned(game, now);
  return is_offered(game, now, seat) && !holds(game.actors(now), seat);
}

// Cost and action are done; the bonus cards are still in the hand.
bool is_half_carried_out(const Catherine& game, const Player& player) {
  const Plan& plan = player.plan;
  const ProjectCard& card = target(game, player);
  if (plan.performs != Answer::yes || plan.cost.size() != card.cost) return false;
  if (card.builds() ? plan.city == kNoCity || !player.lives_in(plan.city) : plan.city != kNoCity)
    return false;
  if (plan.takes_bonus != Answer::yes) return plan.bonus_cards.empty();
  if (card.bonus.condition != Condition::discard || plan.bonus_cards.size() != card.bonus.count) return false;
  CardSet cards;
  for (const Card given : plan.bonus_cards) cards.add(given);
  return cards.without(player.hand).empty() && cards.size() == card.bonus.count;
}

bool is_of_activation(const Plan& plan) {
  return plan.row.empty() && plan.play == Play{} && plan.builds == Answer::open;
}

bool is_plan_sound(const Catherine& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  if (seat >= game.players()) return player.plan == Plan{};
  if (Rooms::is_together(game, now)) return is_offered(game, now, seat);
  if (is_phase<Resolve>(now)) {
    const auto [of, stage] = Rooms::as<Resolve>(now.steps[0]);
    if (seat < of) return is_of_activation(player.plan);
    if (seat > of || stage == Stage::action) return is_committed<Activate>(game, now, seat);
    return is_of_activation(player.plan) && is_half_carried_out(game, player);
  }
  if (is_phase<SettleBooks>(now)) {
    if (seat >= Rooms::as<SettleBooks>(now.steps[0]).of) return is_committed<BookBuild>(game, now, seat);
    return player.plan.builds == Answer::yes || player.plan.city == kNoCity;
  }
  return player.plan == Plan{};
}

Reason plans_broken(const Catherine& game, const State& now) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    if (!is_plan_sound(game, now, seat)) return {"plans_astray", "CAT-5.10"};
  }
  return {};
}

Reason answers_broken(const Catherine& game, const State& now) { return Rooms::unanswered(game, now); }

}  // namespace

Reason Catherine::broken(const State& now) const {
  for (const auto check : {cards_broken, steps_broken, rows_broken, hands_broken, epochs_broken,
                           holdings_broken, plans_broken, answers_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::catherine
