// A position of Catherine (CAT-11.5), written down or read.
#include "core/form.hpp"

#include "games/catherine/chapters.hpp"
#include "games/catherine/holdings.hpp"

namespace tsardom::catherine {
namespace {

constexpr int kMostPoints = 2999;  // of a part, so that the sum of all is a number of the Standing

auto card_name(const Catherine& game) { return ids(game.box.card); }

// What a view knows of another hand has been announced, and so stands in that seat's plan.
template <class F>
void hand(const Catherine& game, F& form, Player& player, bool own) {
  if (own) return members(form, "hand", player.hand, player.hand_size, kCards, card_name(game));
  pile(form, "hand", player.hand, player.hand_size, kCards, card_name(game));
}

void activation_row(const Catherine& game, Form& form, Player& player) {
  row(form, "activation", kRow,
      [&](std::size_t slot) { maybe(form, {}, player.activation[slot], kNoCard, kCards, card_name(game)); });
}

// For each card the place in the row below which it lies, from 1.
template <Placing F>
void activation_row(const Catherine& game, F& form, const Player& player) {
  std::array<std::uint8_t, kCards> below{};
  for (std::uint8_t slot = 0; slot < kRow; ++slot) {
    if (const Card card = player.activation[slot]; card != kNoCard)
      below[card] = static_cast<std::uint8_t>(slot + 1);
  }
  counts(form, "activation", below, kRow, card_name(game));
}

void answer(Form& form, std::string_view key, Answer& value) {
  if (form.reading() ? !form.given(key) : value == Answer::open) return form.blank(key);
  bool yes = value == Answer::yes;
  form.flag(key, yes);
  value = yes ? Answer::yes : Answer::no;
}

// What is left out is not planned.
void plan_form(const Catherine& game, Form& form, Plan& plan) {
  if (form.reading() && !form.given("plan")) return;
  group(form, "plan", [&] {
    const auto cards_of = [&](std::string_view key, auto& cards) {
      if (form.reading() && !form.given(key)) return;
      list(form, key, cards, [&](Card& card) { choice(form, {}, card, kCards, card_name(game)); });
    };
    cards_of("row", plan.row);
    maybe(form, "action", plan.play.action, kNoCard, kCards, card_name(game));
    maybe(form, "activation", plan.play.activation, kNoCard, kCards, card_name(game));
    maybe_spot(form, "slot", plan.play.slot, kNoSlot, 0, kRow - 1);
    answer(form, "performs", plan.performs);
    cards_of("cost", plan.cost);
    maybe(form, "city", plan.city, kNoCity, kCities, ids(game.box.city));
    answer(form, "takes_bonus", plan.takes_bonus);
    cards_of("bonus_cards", plan.bonus_cards);
    answer(form, "builds", plan.builds);
  });
}

// In one decision cards are chosen for at most two things; which, the question tells.
template <Placing F>
void plan_form(const Catherine& game, F& form, const Plan& plan) {
  CardSet first, second;
  for (const Card card : plan.row) first.add(card);
  for (const Card card : plan.cost) first.add(card);
  if (plan.play.action != kNoCard) first.add(plan.play.action);
  if (plan.play.activation != kNoCard) second.add(plan.play.activation);
  for (const Card card : plan.bonus_cards) second.add(card);
  group(form, "plan", [&] {
    members(form, "cards", first, kCards, card_name(game));
    members(form, "further_cards", second, kCards, card_name(game));
    maybe_spot(form, "slot", plan.play.slot, kNoSlot, 0, kRow - 1);
    maybe(form, "city", plan.city, kNoCity, kCities, ids(game.box.city));
    spot(form, "performs", static_cast<int>(plan.performs), 0, 2);
    spot(form, "takes_bonus", static_cast<int>(plan.takes_bonus), 0, 2);
    spot(form, "builds", static_cast<int>(plan.builds), 0, 2);
  });
}

// CAT-11.5: goods tiles and supply follow from the residences and serve as a check.
template <class F>
void follow_up(const Catherine& game, F& form, const Player& player) {
  constexpr std::string_view kOtherwise = "does not follow from the residences";
  follows(form, "supply", supply(game, player), 99, kOtherwise);
  for (std::size_t good = 0; good < kGoods; ++good)
    follows(form, good_name(good), tiles(game, player, good), 99, kOtherwise);
}

// CAT-3.4: how many hand cards of each epoch; it follows from the hand and serves as a check.
void hand_epochs(Form& form, State& state, Seat seat) {
  auto& in_hand = state.memory.in_hand[seat];
  if (form.reading()) {
    state.player[seat].hand.for_each([&](Card card) { ++in_hand[state.memory.epoch[card]]; });
    if (!form.given("hand_epochs")) return;
  }
  row(form, "hand_epochs", state.present_epoch() + 1u, [&](std::size_t epoch) {
    std::uint8_t count = in_hand[epoch];
    number(form, {}, count, 0, kCards);
    if (form.ok() && count != in_hand[epoch]) form.complain("does not follow from the hand");
  });
}

template <Placing F>
void hand_epochs(F& form, const State& state, Seat seat) {
  row(form, "hand_epochs", kEpochs,
      [&](std::size_t epoch) { number(form, {}, state.memory.in_hand[seat][epoch], 0, kCards); });
}

template <class F>
void player_form(const Catherine& game, F& form, State& state, Seat seat) {
  Player& player = state.player[seat];
  hand(game, form, player, is_own(form, seat));
  hand_epochs(form, state, seat);
  list(form, "row", player.row, [&](Card& card) { choice(form, {}, card, kCards, card_name(game)); });
  activation_row(game, form, player);
  maybe_spot(form, "slot", player.slot, kNoSlot, 0, kRow - 1);
  maybe(form, "order", player.order, kNoOrder, kOrders, ids(game.box.order));
  members(form, "residences", player.residences, kCities, ids(game.box.city));
  follow_up(game, form, player);
  number(form, "jokers", player.jokers, 0, 99);
  spot(form, "favor", player.favor, 0, kSpaces - 1);
  counts(form, "points", player.points, kMostPoints, in(Catherine::language().score_parts));
  plan_form(game, form, player.plan);
}

// CAT-3.4: only cards that a reshuffle has taken in are written.
void epochs(const Catherine& game, Form& form, State& state) {
  auto& epoch = state.memory.epoch;
  if (!form.reading()) {
    form.enter_list("epochs", 0);
    for (Card card = 0; card < kCards; ++card) {
      if (epoch[card] == 0) continue;
      group(form, {}, [&] {
        choice(form, "card", card, kCards, card_name(game));
        number(form, "epoch", epoch[card], 0, kEpochs - 1);
      });
    }
    return form.leave();
  }
  if (!form.given("epochs")) return;
  std::size_t size = 0;
  rows(form, "epochs", size, kCards, [&](std::size_t) {
    group(form, {}, [&] {
      Card card = 0;
      choice(form, "card", card, kCards, card_name(game));
      number(form, "epoch", epoch[card], 0, kEpochs - 1);
    });
  });
}

template <Placing F>
void epochs(const Catherine& game, F& form, const State& state) {
  counts(form, "epochs", state.memory.epoch, kEpochs - 1, card_name(game));
}

// What is not written because it follows from the rest.
void restore(const Catherine& game, State& state) {
  state.orders = (1U << kOrders) - 1;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = state.player[seat];
    if (player.order != kNoOrder)
      state.orders = static_cast<std::uint8_t>(state.orders & ~(1U << player.order));
  }
  if (is_on_top<Activate>(state)) state.concerned = Activate::concerned(game, state);
  if (is_on_top<BookBuild>(state)) state.concerned = BookBuild::concerned(game, state);
}

template <class F>
void position(const Catherine& game, F& form, State& state) {
  if (form.reading()) state = {};
  spot(form, "decade", state.decade, 1, game.box.decades);
  spot(form, "round", state.round, 1, game.box.rounds);
  fill_steps(form, "steps", state.steps, Catherine::language());
  pile(form, "draw", state.draw, state.draw_size, kCards, card_name(game));
  members(form, "discard", state.discard, kCards, card_name(game));
  number(form, "reshuffles", state.reshuffles, 0, 99);
  number(form, "jokers", state.jokers, 0, 99);
  epochs(game, form, state);
  by_seat(form, "players", game.players(),
          [&](Seat seat) { group(form, {}, [&] { player_form(game, form, state, seat); }); });
  if (form.reading() && form.ok()) restore(game, state);
}

}  // namespace

void Catherine::fill(Form& form, State& state) const { position(*this, form, state); }
void Catherine::fill(NumberForm& form, State& state) const { position(*this, form, state); }
void Catherine::fill(PlaceForm& form, State& state) const { position(*this, form, state); }

}  // namespace tsardom::catherine
