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
constexpr int kMostHeld = 255;  // a count stands in one byte

auto card_name(const Perestroika& game) { return ids(game.box.card_id); }

// PER-14.3: the aside row has an order.
void aside(const Perestroika& game, Form& form, State& state) {
  CardSet left = state.cards(Place::aside);
  rows(form, "aside", state.size(Place::aside), kCards, [&](std::size_t i) {
    bool there = left != 0;
    Card card = there ? state.aside[i] : Card{0};
    maybe(form, {}, there, [&] { choice(form, {}, card, kCards, card_name(game)); });
    if (!form.reading()) {
      left &= left - 1;
    } else if (!there) {
      form.complain("a position has nothing face down");
    } else if (form.ok()) {
      state.aside.push(card);
      state.cards(Place::aside) |= only_card(card);
    }
  });
}

template <Placing F>
void aside(const Perestroika& game, F& form, const State& state) {
  if (!game.is_solo()) return;
  ranks(
      form, "aside", state.aside, kCards, [](Card card) { return card; }, card_name(game));
}

template <class F>
void cards(const Perestroika& game, F& form, std::string_view key, State& state, Place place) {
  members(form, key, state.cards(place), state.size(place), kCards, card_name(game));
}

// A card lies in one place.
void check_places(const Perestroika& game, Form& form, const State& state) {
  CardSet seen = 0;
  for (const CardSet cards : state.at) {
    if ((seen & cards) != 0)
      return form.complain("this card lies somewhere else already", card_name(game)(lowest(seen & cards)));
    seen |= cards;
  }
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
        choice(form, "card", card, kCards, card_name(game));
        members(form, "places", set, kPlaces, in(kPlaceNames));
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
      choice(form, "card", card, kCards, card_name(game));
      if (form.ok()) members(form, "places", state.memory.may_be[observer][card], kPlaces, in(kPlaceNames));
    });
  });
}

void memory(const Perestroika& game, Form& form, State& state) {
  if (!form.reading()) return write_memory(game, form, state);
  check_places(game, form, state);
  if (form.ok()) read_memory(game, form, state);
}

// PER-15.4: where each card may be for the viewer, who is the only one whose memory a view holds.
template <Placing F>
void memory(const Perestroika& game, F& form, const State& state) {
  form.enter("memory");
  for (Card card = 0; card < kCards; ++card) {
    PlaceSet places = 0;
    for (const auto& sets : state.memory.may_be) places |= sets[card];
    Seats hands = 0;
    for (Seat seat = 0; seat < game.players(); ++seat)
      hands |= static_cast<Seats>((places & only_place(hand_of(seat))) != 0 ? only(seat) : 0);
    constexpr PlaceSet kOnTheTable = only_place(Place::hand0) - 1;
    group(form, card_name(game)(card), [&] {
      members(form, "on_the_table", static_cast<PlaceSet>(places & kOnTheTable),
              static_cast<std::size_t>(Place::hand0), in(kPlaceNames));
      seats(form, "hand", hands, kMostPlayers);
    });
  }
  form.leave();
}

template <class F>
void player_of(const Perestroika& game, F& form, State& state, Seat seat) {
  Player& player = state.player[seat];
  group(form, {}, [&] {
    counts(form, "held", player.held.count, kMostHeld, material_name);
    number(form, "chips", player.chips, 0, 99);
    cards(game, form, "hand", state, hand_of(seat));
    row(form, "area", kRows, [&](std::size_t r) {
      row(form, {}, kColumns,
          [&](std::size_t c) { choice(form, {}, player.area[r * kColumns + c], kBuildings, building_name); });
    });
  });
}

template <class F>
void position(const Perestroika& game, F& form, State& state) {
  if (form.reading()) state = {};
  seat(form, "start", state.start, kMostPlayers);
  number(form, "shuffles", state.shuffles, 0, 9);
  fill_steps(form, "steps", state.steps, Perestroika::language());
  counts(form, "stock", state.stock.count, kMostHeld, material_name);
  number(form, "chips", state.chips, 0, 99);
  cards(game, form, "deck", state, Place::deck);
  cards(game, form, "discard", state, Place::discard);
  cards(game, form, "display", state, Place::display);
  cards(game, form, "resolving", state, Place::resolving);
  aside(game, form, state);
  by_seat(form, "players", game.players(), [&](Seat seat) { player_of(game, form, state, seat); });
  by_seat(form, "noted", kMostPlayers, [&](Seat seat) { number(form, {}, state.noted[seat], 0, 255); });
  memory(game, form, state);
}

}  // namespace

void Perestroika::fill(Form& form, State& state) const { position(*this, form, state); }
void Perestroika::fill(NumberForm& form, State& state) const { position(*this, form, state); }
void Perestroika::fill(PlaceForm& form, State& state) const { position(*this, form, state); }

}  // namespace tsardom::perestroika
