#include "games/perestroika/memory.hpp"

#include <bit>

namespace tsardom::perestroika {
namespace {

using Sets = std::array<PlaceSet, kCards>;

constexpr bool holds_place(PlaceSet places, Place place) { return (places & only_place(place)) != 0; }

Card relocate(const Perestroika& game, State& state, Kind kind, Place from, Place to) {
  const Card card = lowest(state.cards(from) & game.box.cards_of[kind]);  // PER-0.6: the lower one
  state.cards(from) ^= only_card(card);
  state.cards(to) |= only_card(card);
  --state.size(from);
  ++state.size(to);
  return card;
}

// An observer sees a card that was in `from` and is now in `to`. Answers whether that was news. While the
// observer knew the card, counting cannot tell anything new either: both sides of PER-15.6 change alike.
bool sees(const Perestroika& game, Sets& may_be, Card card, Place from, Place to) {
  const PlaceSet before = may_be[card];
  may_be[card] = only_place(to);
  if (before == only_place(from)) return false;
  const Card twin = game.box.twin(card);
  if (twin != card && holds_place(may_be[twin], from)) may_be[twin] |= before;  // PER-15.7
  return true;
}

// PER-15.5, "all the others": each candidate that may be in `from` may now be in `to` as well.
void suspects(Sets& may_be, CardSet candidates, Place from, Place to) {
  for (; candidates != 0; candidates &= candidates - 1) {
    PlaceSet& places = may_be[lowest(candidates)];
    if (holds_place(places, from)) places |= only_place(to);
  }
}

bool is_told(Seats told, std::size_t observer) {
  return observer != kPublic && holds(told, static_cast<Seat>(observer));
}

void note_news(Log& log, std::size_t observer) {
  if (observer != kPublic) log.learned(only(static_cast<Seat>(observer)));
}

// An observer sees all cards of one kind that lie in a place. A single copy seen there may have been either,
// where for the observer both could lie there (PER-15.7).
void look_for_kind(const State& now, Sets& may_be, CardSet cards, Place place) {
  const CardSet there = cards & now.cards(place);
  PlaceSet either = 0;
  bool all_may_lie_there = true;
  for (CardSet left = cards; left != 0; left &= left - 1) {
    either |= may_be[lowest(left)];
    all_may_lie_there &= holds_place(may_be[lowest(left)], place);
  }
  for (CardSet left = cards; left != 0; left &= left - 1) {
    const Card card = lowest(left);
    const bool is_there = (there & only_card(card)) != 0;
    const bool mixed_up = there != 0 && all_may_lie_there;
    const PlaceSet elsewhere = static_cast<PlaceSet>((mixed_up ? either : may_be[card]) & ~only_place(place));
    may_be[card] = is_there ? only_place(place) : elsewhere;
  }
}

void look_into(const Perestroika& game, const State& now, Sets& may_be, Place place) {
  for (Kind kind = 0; kind < game.box.kinds; ++kind)
    look_for_kind(now, may_be, game.box.cards_of[kind], place);
}

}  // namespace

bool strike_counted(const State& now, Sets& may_be) {
  PlaceSet open = 0;
  for (const PlaceSet places : may_be) {
    if (!is_known(places)) open |= places;
  }
  bool told = false;
  for (bool again = open != 0; again;) {
    again = false;
    for (PlaceSet group = open; group != 0; group = static_cast<PlaceSet>((group - 1) & open)) {
      int room = 0, inside = 0;
      for (int place = 0; place < kPlaces; ++place) {
        if ((group >> place & 1) != 0) room += now.count[static_cast<std::size_t>(place)];
      }
      for (const PlaceSet places : may_be) inside += (places & ~group) == 0;
      if (inside != room) continue;
      for (PlaceSet& places : may_be) {
        if ((places & group) == 0 || (places & ~group) == 0) continue;
        places = static_cast<PlaceSet>(places & ~group);
        told = again = true;
      }
    }
  }
  return told;
}

// A card that leaves a hand is news to all others if it is news to the public: what one of them had found out
// alone must not show in what can be undone.
void move_openly(const Perestroika& game, State& state, Kind kind, Place from, Place to, Log& log) {
  const Card card = relocate(game, state, kind, from, to);
  if (!log.recalls()) return;
  Seats others = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (hand_of(seat) == from) others = static_cast<Seats>(kEverybody & ~only(seat));
  }
  for_each_observer(game, [&](std::size_t observer) {
    Sets& may_be = state.memory.may_be[observer];
    if (!sees(game, may_be, card, from, to)) return;
    strike_counted(state, may_be);
    note_news(log, observer);
    if (observer == kPublic) log.learned(others);
  });
}

void move_secretly(const Perestroika& game, State& state, Kind kind, Place from, Place to, Seats told,
                   CardSet candidates, Log& log) {
  const Card card = relocate(game, state, kind, from, to);
  if (!log.recalls()) return;
  for_each_observer(game, [&](std::size_t observer) {
    Sets& may_be = state.memory.may_be[observer];
    if (!is_told(told, observer)) {
      suspects(may_be, candidates, from, to);
    } else if (sees(game, may_be, card, from, to)) {
      note_news(log, observer);
    }
    strike_counted(state, may_be);
  });
}

void look_through_discard(const Perestroika& game, State& state, Seat seat, Log& log) {
  if (!log.recalls()) return;
  Sets& may_be = state.memory.may_be[seat];
  const Sets before = may_be;
  look_into(game, state, may_be, Place::discard);
  strike_counted(state, may_be);
  if (may_be != before) note_news(log, seat);
}

void gather_into_deck(const Perestroika& game, State& state, Log& log) {
  constexpr PlaceSet kGathered = only_place(Place::discard) | only_place(Place::aside);
  for (const Place from : {Place::discard, Place::aside}) {
    state.cards(Place::deck) |= state.cards(from);
    state.size(Place::deck) = static_cast<std::uint8_t>(state.size(Place::deck) + state.size(from));
    state.cards(from) = 0;
    state.size(from) = 0;
  }
  state.aside = {};
  if (!log.recalls()) return;
  for_each_observer(game, [&](std::size_t observer) {
    Sets& may_be = state.memory.may_be[observer];
    for (PlaceSet& places : may_be) {
      if ((places & kGathered) == 0) continue;
      places = static_cast<PlaceSet>((places & ~kGathered) | only_place(Place::deck));
    }
    strike_counted(state, may_be);
  });
}

void open_hands(const Perestroika& game, State& state, Log& log) {
  if (!log.recalls()) return;
  for_each_observer(game, [&](std::size_t observer) {
    Sets& may_be = state.memory.may_be[observer];
    const Sets before = may_be;
    for (Seat seat = 0; seat < game.players(); ++seat) look_into(game, state, may_be, hand_of(seat));
    strike_counted(state, may_be);
    if (may_be != before) note_news(log, observer);
  });
}

void remember_everything(const Perestroika& game, State& state) {
  for_each_observer(game, [&](std::size_t observer) {
    for (int place = 0; place < kPlaces; ++place) {
      for (CardSet left = state.at[static_cast<std::size_t>(place)]; left != 0; left &= left - 1) {
        state.memory.may_be[observer][lowest(left)] = static_cast<PlaceSet>(1U << place);
      }
    }
  });
}

}  // namespace tsardom::perestroika
