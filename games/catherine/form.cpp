// A position of Catherine (CAT-11.5), written down or read.
#include "core/form.hpp"

#include "games/catherine/catherine.hpp"
#include "games/catherine/holdings.hpp"

namespace tsardom::catherine {
namespace {

constexpr int kMostPoints = 2999;  // of a part, so that the sum of all is a number of the Standing

void card_name(const Catherine& game, Form& form, std::string_view key, Card& card) {
  choice(form, key, card, kCards, [&](std::size_t i) { return game.box.card[i].id.view(); });
}

// Known cards by name, then a null for each face-down one.
void cards(const Catherine& game, Form& form, std::string_view key, CardSet& set, std::uint8_t& size) {
  int next = 0;
  const int known = set.size();
  rows(form, key, size, kCards, [&](std::size_t) {
    if (form.reading()) {
      if (!form.given({})) return form.complain("a position has no face-down cards");
      Card card = 0;
      card_name(game, form, {}, card);
      if (form.ok() && set.has(card)) form.complain("this card stands twice");
      if (form.ok()) set.add(card);
      return;
    }
    if (next == known) return form.blank({});
    Card card = set.nth(next++);
    card_name(game, form, {}, card);
  });
}

void activation_row(const Catherine& game, Form& form, Player& player) {
  row(form, "activation", kRow, [&](std::size_t i) {
    if (form.reading() ? !form.given({}) : player.activation[i] == kNoCard) return form.blank({});
    if (form.reading()) player.activation[i] = 0;
    card_name(game, form, {}, player.activation[i]);
  });
}

// A number that may be missing.
void maybe(Form& form, std::string_view key, std::uint8_t& value, std::uint8_t none, int most) {
  if (form.reading() ? !form.given(key) : value == none) return form.blank(key);
  if (form.reading()) value = 0;
  number(form, key, value, 0, most);
}

template <std::size_t N>
void card_list(const Catherine& game, Form& form, std::string_view key, List<Card, N>& list) {
  std::size_t size = list.size();
  rows(form, key, size, N, [&](std::size_t i) {
    Card card = form.reading() ? Card{0} : list[i];
    card_name(game, form, {}, card);
    if (form.reading()) list.push(card);
  });
}

void maybe_card(const Catherine& game, Form& form, std::string_view key, Card& card) {
  if (form.reading() ? !form.given(key) : card == kNoCard) return form.blank(key);
  if (form.reading()) card = 0;
  card_name(game, form, key, card);
}

void maybe_city(const Catherine& game, Form& form, std::string_view key, City& city) {
  if (form.reading() ? !form.given(key) : city == kNoCity) return form.blank(key);
  if (form.reading()) city = 0;
  choice(form, key, city, kCities, [&](std::size_t i) { return game.box.city[i].id.view(); });
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
    const auto cards_of = [&](std::string_view key, auto& list) {
      if (!form.reading() || form.given(key)) card_list(game, form, key, list);
    };
    cards_of("row", plan.row);
    maybe_card(game, form, "action", plan.play.action);
    maybe_card(game, form, "activation", plan.play.activation);
    maybe(form, "slot", plan.play.slot, kNoSlot, kRow - 1);
    answer(form, "performs", plan.performs);
    cards_of("cost", plan.cost);
    maybe_city(game, form, "city", plan.city);
    answer(form, "takes_bonus", plan.takes_bonus);
    cards_of("bonus_cards", plan.bonus_cards);
    answer(form, "builds", plan.builds);
  });
}

void order(const Catherine& game, Form& form, std::uint8_t& value) {
  if (form.reading() ? !form.given("order") : value == kNoOrder) return form.blank("order");
  if (form.reading()) value = 0;
  choice(form, "order", value, kOrders, [&](std::size_t i) { return game.box.order[i].id.view(); });
}

void residences(const Catherine& game, Form& form, CitySet& value) {
  auto size = static_cast<std::size_t>(std::popcount(value));
  CitySet left = value;
  rows(form, "residences", size, kCities, [&](std::size_t) {
    City city = form.reading() ? City{0} : static_cast<City>(std::countr_zero(left));
    left &= left - 1;
    choice(form, {}, city, kCities, [&](std::size_t i) { return game.box.city[i].id.view(); });
    if (form.reading() && form.ok()) value |= only_city(city);
  });
}

// CAT-11.5: goods tiles and supply follow from the residences and serve as a check.
void follow_up(const Catherine& game, Form& form, const Player& player) {
  const auto check = [&](std::string_view key, int expected) {
    int value = expected;
    if (form.reading() && !form.given(key)) return;
    number(form, key, value, 0, 99);
    if (form.ok() && value != expected) form.complain("does not follow from the residences", key);
  };
  check("supply", supply(game, player));
  for (std::size_t good = 0; good < kGoods; ++good) check(good_name(good), tiles(game, player, good));
}

// CAT-3.4: how many hand cards of each epoch; it follows from the hand and serves as a check.
void hand_epochs(Form& form, State& state, std::size_t seat) {
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

void player_form(const Catherine& game, Form& form, State& state, std::size_t seat) {
  Player& player = state.player[seat];
  cards(game, form, "hand", player.hand, player.hand_size);
  hand_epochs(form, state, seat);
  card_list(game, form, "row", player.row);
  activation_row(game, form, player);
  maybe(form, "slot", player.slot, kNoSlot, kRow - 1);
  order(game, form, player.order);
  residences(game, form, player.residences);
  follow_up(game, form, player);
  number(form, "jokers", player.jokers, 0, 99);
  number(form, "favor", player.favor, 0, kSpaces - 1);
  group(form, "points", [&] {
    for (std::size_t part = 0; part < kParts; ++part) {
      number(form, Catherine::language().score_parts[part], player.points[part], 0, kMostPoints);
    }
  });
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
        card_name(game, form, "card", card);
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
      card_name(game, form, "card", card);
      number(form, "epoch", epoch[card], 0, kEpochs - 1);
    });
  });
}

// What is not written because it follows from the rest.
void restore(const Catherine& game, State& state) {
  state.orders = (1U << kOrders) - 1;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = state.player[seat];
    if (player.order != kNoOrder)
      state.orders = static_cast<std::uint8_t>(state.orders & ~(1U << player.order));
  }
}

}  // namespace

void Catherine::fill(Form& form, State& state) const {
  if (form.reading()) state = {};
  number(form, "decade", state.decade, 1, box.decades);
  number(form, "round", state.round, 1, box.rounds);
  fill_steps(form, "steps", state.steps, language());
  cards(*this, form, "draw", state.draw, state.draw_size);
  auto discarded = static_cast<std::uint8_t>(state.discard.size());
  cards(*this, form, "discard", state.discard, discarded);
  number(form, "reshuffles", state.reshuffles, 0, 99);
  number(form, "jokers", state.jokers, 0, 99);
  epochs(*this, form, state);
  row(form, "players", players(),
      [&](std::size_t seat) { group(form, {}, [&] { player_form(*this, form, state, seat); }); });
  if (form.reading() && form.ok()) restore(*this, state);
}

}  // namespace tsardom::catherine
