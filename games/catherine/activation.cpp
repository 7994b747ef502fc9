#include "games/catherine/activation.hpp"

#include <algorithm>
#include <bit>

#include "games/catherine/drawing.hpp"
#include "games/catherine/events.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/moves.hpp"
#include "games/catherine/round.hpp"

namespace tsardom::catherine {
namespace {

// CAT-7.1, CAT-7.2
CitySet open_cities(const Catherine& game, const Player& player, const ProjectCard& card) {
  const CitySet allowed = card.action == Action::build_listed
                              ? card.cities
                              : game.box.region[static_cast<std::size_t>(card.colour)];
  return allowed & ~player.residences;
}

// CAT-8.2
bool can_perform(const Catherine& game, const Player& player, const ProjectCard& card) {
  if (player.hand_size < card.cost) return false;
  if (card.builds()) return supply(game, player) > 0 && open_cities(game, player, card) != 0;
  return units(card, owned(game, player)) > 0;
}

void draw_cards(State& state, Seat seat, int cards) {
  if (cards > 0) call(state, kChance, Draw{seat, static_cast<std::uint8_t>(cards), true});
}

Prices price_in_cards(std::uint8_t count) {
  Prices prices;
  if (count > 0) prices.push({static_cast<Vocabulary>(Terms::cost), 0, count});
  return prices;
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
      return plan.takes_bonus == Answer::yes;
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

// ----------------------------------------------------------------------------- CAT-5.7: what is planned

Seats Activate::concerned(const Catherine& game, const State& now) {
  Seats seats = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (may_activate(game, now.player[seat])) seats |= only(seat);
  }
  return seats;
}

bool Activate::settle(const Catherine&, State& state, Seat, Log&) const {
  state.concerned = 0;
  become(state, kChance, Resolve{});
  return true;
}

bool Activate::fits(const Catherine&, const State& now, Seat seat, std::size_t) const {
  return seat == kChance && now.steps.size() == 1;
}

void Mode::moves(const Catherine&, const State&, Seat, MoveList& out) const {
  out.add(choose(Choice::perform));
  out.add(choose(Choice::forfeit));
}

void Mode::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.performs = choice_of(move) == Choice::perform ? Answer::yes : Answer::no;
}

Prices Mode::price(const Catherine& game, const State&, Seat, Move move) const {
  return price_in_cards(choice_of(move) == Choice::perform ? game.box.card[card].cost : std::uint8_t{0});
}

void CostCard::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_hand(now.player[seat], Choice::pay, out);
}

void CostCard::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.cost.push(card_of(move));
}

Reason CostCard::why_not(const Catherine&, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::pay ? why_not_of_hand(now.player[seat], card_of(move), "CAT-5.7")
                                        : Reason{};
}

void PickCity::moves(const Catherine& game, const State& now, Seat seat, MoveList& out) const {
  list_cities(open_cities(game, now.player[seat], game.box.card[card]), out);
}

void PickCity::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.city = move.a;
}

Reason PickCity::why_not(const Catherine& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::build) return {};
  if (now.player[seat].lives_in(move.a)) return {"lives_there", "CAT-7.2"};
  return {"city_not_allowed", game.box.card[card].action == Action::build_listed ? "CAT-8.10" : "CAT-8.11"};
}

void TakeBonus::moves(const Catherine&, const State&, Seat, MoveList& out) const {
  out.add(choose(Choice::take));
  out.add(choose(Choice::skip));
}

void TakeBonus::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.takes_bonus = choice_of(move) == Choice::take ? Answer::yes : Answer::no;
}

Prices TakeBonus::price(const Catherine&, const State&, Seat, Move move) const {
  return price_in_cards(choice_of(move) == Choice::take ? cards : std::uint8_t{0});
}

void BonusCard::moves(const Catherine&, const State& now, Seat seat, MoveList& out) const {
  list_hand(now.player[seat], Choice::give, out);
}

void BonusCard::play(const Catherine&, State& state, Seat seat, Move move, Log&) const {
  state.player[seat].plan.bonus_cards.push(card_of(move));
}

Reason BonusCard::why_not(const Catherine&, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::give ? why_not_of_hand(now.player[seat], card_of(move), "CAT-5.7")
                                         : Reason{};
}

}  // namespace tsardom::catherine
