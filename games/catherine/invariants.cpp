// CAT-12: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/catherine/activation.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/plans.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {
namespace {

// Where the round stands, as far as rows and hands are concerned.
enum class Stand : std::uint8_t { setup, before_reveal, after_reveal, books, over };

Room phase(const State& now) { return static_cast<Room>(now.steps[0].room); }

Stand stand_of(const State& now) {
  if (now.steps.empty()) return Stand::over;
  switch (phase(now)) {
    case Room::deal_orders:
    case Room::choose_row:
      return Stand::setup;
    case Room::hand_out:
      return static_cast<Then>(now.steps[0].detail[3]) == Then::choose_row ? Stand::setup
                                                                           : Stand::before_reveal;
    case Room::activate:
    case Room::resolve:
      return Stand::after_reveal;
    case Room::book_build:
    case Room::settle_books:
      return Stand::books;
    default:
      return Stand::before_reveal;
  }
}

// ------------------------------------------------------------------------------------------------- steps

bool is_hand_out_possible(const Catherine& game, const Step& step) {
  const auto [to, cards, limited, then] = step.detail;
  if (to < 1 || to > game.players()) return false;
  switch (static_cast<Then>(then)) {
    case Then::choose_row:
      return cards == game.box.deal && limited == 0;
    case Then::play_cards:
      return cards == game.box.draw_phase_a && limited == 0;
    case Then::next_round:
      return cards == game.box.cards_after_interim && limited == 1;
  }
  return false;
}

// A single draw belongs to the seat that the phase below is serving.
bool is_draw_possible(const Catherine& game, const State& now) {
  const Step& below = now.steps[0];
  const auto [to, left, limited, none] = now.steps[1].detail;
  if (to >= game.players() || left == 0 || limited > 1 || none != 0 || now.draw_size == 0) return false;
  if (limited == 1 && now.player[to].hand_size >= hand_limit(game, now.player[to])) return false;
  const bool is_for_last = to + 1 == below.detail[0];
  switch (phase(now)) {
    case Room::hand_out:
      return is_for_last && left <= below.detail[1] && limited == below.detail[2];
    case Room::resolve:
      return limited == 1 && (is_for_last || (to == below.detail[0] && below.detail[1] == 1));
    case Room::settle_books:
      return limited == 1 && is_for_last && left == 1;
    default:
      return false;
  }
}

bool are_steps_possible(const Catherine& game, const State& now) {
  if (now.steps.empty()) return now.decade == game.box.decades && now.round == game.box.rounds;
  for (const Step& step : now.steps) {
    if (step.seat != kChance || step.room >= kPhases) return false;
  }
  if (phase(now) == Room::draw) return false;
  const Step& step = now.steps[0];
  const bool has_draw = now.steps.size() == 2;
  if (has_draw && static_cast<Room>(now.steps[1].room) != Room::draw) return false;
  switch (phase(now)) {
    case Room::deal_orders:
      return !has_draw && step.detail[0] < game.players();
    case Room::hand_out:
      return has_draw && is_hand_out_possible(game, step) && is_draw_possible(game, now);
    case Room::resolve:
      return has_draw && step.detail[0] <= game.players() && step.detail[1] <= 1 &&
             is_draw_possible(game, now);
    case Room::settle_books:
      return has_draw && step.detail[0] <= game.players() && is_draw_possible(game, now);
    default:
      return !has_draw && now.open != 0;
  }
}

Reason steps_broken(const Catherine& game, const State& now) {
  if (!are_steps_possible(game, now)) return {"steps_astray", "CAT-5.10"};
  const Stand stand = stand_of(now);
  if (stand == Stand::setup && (now.decade != 1 || now.round != 1)) return {"steps_astray", "CAT-2.6"};
  if (stand == Stand::books && now.round != game.box.rounds) return {"steps_astray", "CAT-5.9"};
  const bool is_after_interim = !now.steps.empty() && phase(now) == Room::hand_out &&
                                static_cast<Then>(now.steps[0].detail[3]) == Then::next_round;
  if (is_after_interim && (now.round != 1 || now.decade == 1)) return {"steps_astray", "CAT-9.6"};
  const Seats asked = now.steps.empty() ? Seats{0} : who_is_asked(game, now);
  if (now.concerned != asked || (now.open & ~now.concerned) != 0) return {"picks_astray", "CAT-11.1"};
  return {};
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

// CAT-12: hand <= limit outside setup and phases A and B; from 2 to limit + 2 in B_PLAY.
Reason hands_broken(const Catherine& game, const State& now) {
  const Stand stand = stand_of(now);
  const bool is_phase_a = !now.steps.empty() && phase(now) == Room::hand_out &&
                          static_cast<Then>(now.steps[0].detail[3]) == Then::play_cards;
  const bool is_phase_b = !now.steps.empty() && phase(now) == Room::play_cards;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const int size = now.player[seat].hand_size;
    int extra = 0;  // cards drawn in phase A
    if (is_phase_b) extra = game.box.draw_phase_a;
    if (is_phase_a && seat < now.steps[0].detail[0]) extra = game.box.draw_phase_a;
    if (is_phase_a && seat + 1 == now.steps[0].detail[0]) extra -= now.steps[1].detail[1];
    const int most = stand == Stand::setup ? game.box.deal : hand_limit(game, now.player[seat]) + extra;
    if (size > most) return {"hand_too_large", "CAT-6.2"};
    if (size < extra) return {"hand_too_small", "CAT-5.3"};
    if (!now.steps.empty() && phase(now) == Room::choose_row && size != game.box.deal)
      return {"hand_too_small", "CAT-2.6"};
  }
  return {};
}

// ------------------------------------------------------------------------------------------------ holdings

Reason holdings_broken(const Catherine& game, const State& now) {
  const Stand stand = stand_of(now);
  const bool are_orders_dealt = now.steps.empty() || phase(now) != Room::deal_orders;
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
    const bool has_order = are_orders_dealt || seat < now.steps[0].detail[0];
    if (has_order != (player.order != kNoOrder)) return {"orders_astray", "CAT-2.4"};
    if (has_order && (player.order >= kOrders || (orders >> player.order & 1) == 0))
      return {"orders_astray", "CAT-2.4"};
    if (has_order) orders = static_cast<std::uint8_t>(orders & ~(1U << player.order));
    const bool is_fresh = player.residences == 0 && player.favor == 0 &&
                          std::count(player.points.begin(), player.points.end(), 0) == kParts;
    if (stand == Stand::setup && !is_fresh) return {"residences_astray", "CAT-2.1"};
    jokers += player.jokers;
  }
  const int scorings = now.decade - 1 + (stand == Stand::books || stand == Stand::over);
  const bool are_jokers_right =
      now.jokers + jokers == game.box.jokers[game.players()] && jokers <= scorings * (game.players() - 2);
  if (!are_jokers_right) return {"jokers_astray", "CAT-9.2"};
  if (orders != now.orders) return {"orders_astray", "CAT-2.4"};
  return {};
}

// ------------------------------------------------------------------------------------------------- picks

// Each pick so far is one that the seat was offered.
bool are_picks_offered(const Catherine& game, State now, Seat seat) {
  const auto picks = now.player[seat].picks;
  auto& so_far = now.player[seat].picks;
  so_far = {};
  now.open = now.concerned;
  while (so_far.size() < picks.size()) {
    if (!question(game, now, seat)) return false;
    MoveList options;
    list_options(game, now, seat, options);
    const auto before = so_far;
    const bool offered = std::any_of(options.begin(), options.end(), [&](Move move) {
      so_far = before;
      keep_pick(game, now, seat, move);
      return so_far.size() <= picks.size() && std::equal(so_far.begin(), so_far.end(), picks.begin());
    });
    if (!offered) return false;
  }
  return question(game, now, seat).has_value() == false || so_far.size() == picks.size();
}

// A committed plan that is still to be resolved must be one that could be made now.
bool is_pending_plan_sound(const Catherine& game, const State& now, Seat seat) {
  State then = now;
  then.steps = {};
  then.steps.push(step(kChance, Activate{}));
  then.concerned = may_activate(game, now.player[seat]) ? only(seat) : Seats{0};
  return are_picks_offered(game, then, seat) && !question(game, then, seat);
}

// Cost and action are done; the bonus cards are still in the hand.
bool is_half_plan_sound(const Catherine& game, const Player& player) {
  const Plan plan = plan_of(game, player);
  const ProjectCard& card = target(game, player);
  if (!plan.performs || plan.cost.size() != card.cost) return false;
  for (const Card paid : plan.cost) {
    if (paid >= kCards) return false;
  }
  if (!plan.takes_bonus) return plan.bonus_cards.empty();
  if (card.bonus.condition != Condition::discard || plan.bonus_cards.size() != card.bonus.count) return false;
  CardSet cards;
  for (const Card given : plan.bonus_cards) {
    if (given >= kCards || !player.hand.has(given)) return false;
    cards.add(given);
  }
  return cards.size() == static_cast<int>(plan.bonus_cards.size());
}

bool is_book_pick_sound(const Catherine& game, const State& now, Seat seat) {
  State then = now;
  then.steps = {};
  then.steps.push(step(kChance, BookBuild{}));
  then.concerned = who_is_asked(game, then) & only(seat);
  return are_picks_offered(game, then, seat) && !question(game, then, seat);
}

bool are_picks_sound(const Catherine& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  if (now.steps.empty() || seat >= game.players()) return player.picks.empty();
  if (is_simultaneous(phase(now))) {
    const bool is_open = question(game, now, seat).has_value();
    return are_picks_offered(game, now, seat) && is_open == holds(now.open, seat);
  }
  const Seat of = now.steps[0].detail[0];
  switch (phase(now)) {
    case Room::resolve:
      if (seat > of) return is_pending_plan_sound(game, now, seat);
      if (seat < of) return true;
      return now.steps[0].detail[1] == 1 ? is_half_plan_sound(game, player)
                                         : is_pending_plan_sound(game, now, seat);
    case Room::settle_books:
      return seat < of ? player.picks.size() <= 1 : is_book_pick_sound(game, now, seat);
    default:
      return player.picks.empty();
  }
}

Reason picks_broken(const Catherine& game, const State& now) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    if (!are_picks_sound(game, now, seat)) return {"picks_astray", "CAT-5.10"};
  }
  return {};
}

}  // namespace

Reason Catherine::broken(const State& now) const {
  for (const auto check : {cards_broken, steps_broken, rows_broken, hands_broken, epochs_broken,
                           holdings_broken, picks_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::catherine
