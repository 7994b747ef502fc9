// A position of Perestroika, written down or read.
#include "core/form.hpp"

#include <bit>

#include "games/perestroika/memory.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {
namespace {

constexpr std::array<std::string_view, kPlaces> kPlaceNames{"deck",  "discard", "display", "resolving",
                                                            "aside", "hand0",   "hand1",   "hand2"};
constexpr std::array<std::string_view, kObservers> kObserverNames{"0", "1", "2", "public"};

void pieces(Form& form, std::string_view key, Materials& value) {
  group(form, key, [&] {
    for (std::size_t m = 0; m < kMaterials; ++m) number(form, material_name(m), value.count[m], 0, 255);
  });
}

void card_name(const Perestroika& game, Form& form, std::string_view key, Card& card) {
  choice(form, key, card, kCards, [&](std::size_t i) { return game.box.card_id[i].view(); });
}

void put(Form& form, State& state, Place place, Card card) {
  for (const CardSet cards : state.at) {
    if ((cards & only_card(card)) != 0) return form.complain("this card lies somewhere else already");
  }
  state.cards(place) |= only_card(card);
}

// Known cards by name, then a null for each face-down one.
void cards(const Perestroika& game, Form& form, std::string_view key, State& state, Place place) {
  CardSet left = state.cards(place);
  rows(form, key, state.size(place), kCards, [&](std::size_t i) {
    if (form.reading()) {
      if (!form.given({})) return form.complain("a position has no face-down cards");
      Card card = 0;
      card_name(game, form, {}, card);
      if (form.ok()) put(form, state, place, card);
      if (form.ok() && place == Place::aside) state.aside.push(card);
      return;
    }
    Card card = place == Place::aside ? state.aside[i] : lowest(left);
    if (left == 0) return form.blank({});
    card_name(game, form, {}, card);
    left &= left - 1;
  });
}

void area(Form& form, Player& player) {
  row(form, "area", kRows, [&](std::size_t r) {
    row(form, {}, kColumns, [&](std::size_t c) {
      choice(form, {}, player.area[r * kColumns + c], kBuildings,
             [](std::size_t i) { return building_name(i); });
    });
  });
}

void places(Form& form, PlaceSet& value) {
  std::size_t size = static_cast<std::size_t>(std::popcount(value));
  PlaceSet left = value;
  if (form.reading()) value = 0;
  rows(form, "places", size, kPlaces, [&](std::size_t) {
    auto place = static_cast<std::uint8_t>(form.reading() ? 0 : std::countr_zero(left));
    left &= static_cast<PlaceSet>(left - 1);
    choice(form, {}, place, kPlaces, in(kPlaceNames));
    if (form.reading() && form.ok()) value |= static_cast<PlaceSet>(1U << place);
  });
}

// Only what is uncertain is written: one entry for an observer and a card that may be in several places.
void write_memory(const Perestroika& game, Form& form, State& state) {
  std::size_t size = 0;
  const auto is_uncertain = [](PlaceSet set) { return std::popcount(set) > 1; };
  for (const auto& sets : state.memory.may_be)
    size += static_cast<std::size_t>(std::count_if(sets.begin(), sets.end(), is_uncertain));
  form.enter_list("memory", size);
  for (std::size_t observer = 0; observer < kObservers; ++observer) {
    for (Card card = 0; card < kCards; ++card) {
      PlaceSet& set = state.memory.may_be[observer][card];
      if (!is_uncertain(set)) continue;
      group(form, {}, [&] {
        choice(form, "observer", observer, kObservers, in(kObserverNames));
        card_name(game, form, "card", card);
        places(form, set);
      });
    }
  }
  form.leave();
}

// PER-15.10: what is not said to be uncertain is known.
void read_memory(const Perestroika& game, Form& form, State& state) {
  remember_everything(game, state);
  if (!form.given("memory")) return;
  std::size_t size = 0;
  rows(form, "memory", size, kObservers * kCards, [&](std::size_t) {
    group(form, {}, [&] {
      std::size_t observer = 0;
      Card card = 0;
      choice(form, "observer", observer, kObservers, in(kObserverNames));
      card_name(game, form, "card", card);
      if (form.ok()) places(form, state.memory.may_be[observer][card]);
    });
  });
}

}  // namespace

void Perestroika::fill(Form& form, State& state) const {
  if (form.reading()) state = {};
  number(form, "start", state.start, 0, kMostPlayers - 1);
  number(form, "shuffles", state.shuffles, 0, 9);
  fill_steps(form, "steps", state.steps, language());
  pieces(form, "stock", state.stock);
  number(form, "chips", state.chips, 0, 99);
  cards(*this, form, "deck", state, Place::deck);
  cards(*this, form, "discard", state, Place::discard);
  cards(*this, form, "display", state, Place::display);
  cards(*this, form, "resolving", state, Place::resolving);
  cards(*this, form, "aside", state, Place::aside);
  row(form, "players", players(), [&](std::size_t seat) {
    Player& player = state.player[seat];
    group(form, {}, [&] {
      pieces(form, "held", player.held);
      number(form, "chips", player.chips, 0, 99);
      cards(*this, form, "hand", state, hand_of(static_cast<Seat>(seat)));
      area(form, player);
    });
  });
  row(form, "noted", kMostPlayers, [&](std::size_t seat) { number(form, {}, state.noted[seat], 0, 255); });
  if (form.reading()) {
    if (form.ok()) read_memory(*this, form, state);
  } else {
    write_memory(*this, form, state);
  }
}

}  // namespace tsardom::perestroika
