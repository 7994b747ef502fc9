// PER-16: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/perestroika/chapters.hpp"
#include "games/perestroika/memory.hpp"

namespace tsardom::perestroika {
namespace {

// PER-16.1
Reason cards_broken(const Perestroika& game, const State& now) {
  CardSet all = 0;
  int count = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((all & now.at[place]) != 0 || std::popcount(now.at[place]) != now.count[place])
      return {"cards_miscounted", "PER-16.1"};
    all |= now.at[place];
    count += now.count[place];
  }
  if (all != kAllCards || count != kCards) return {"cards_astray", "PER-16.1"};
  for (int seat = game.players(); seat < kMostPlayers; ++seat) {
    if (now.size(hand_of(static_cast<Seat>(seat))) > 0) return {"cards_astray", "PER-16.1"};
  }
  CardSet row = 0;
  for (const Card card : now.aside) row |= only_card(card);
  const bool is_row = row == now.cards(Place::aside) && now.aside.size() == now.size(Place::aside);
  if (!is_row || (!game.is_solo() && row != 0)) return {"aside_astray", "PER-14.3"};
  return {};
}

// PER-16.2
Reason materials_broken(const Perestroika& game, const State& now) {
  std::array<int, kMaterials> pieces{};
  int chips = now.chips;
  for (std::size_t m = 0; m < kMaterials; ++m) pieces[m] = now.stock.count[m];
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    for (std::size_t m = 0; m < kMaterials; ++m) {
      pieces[m] += player.held.count[m];
      for (const Building building : player.area) pieces[m] += game.box.of(building).cost.count[m];
    }
    chips += player.chips;
    if (seat >= game.players() && (player.held.total() > 0 || player.chips > 0))
      return {"materials_astray", "PER-16.2"};
  }
  for (std::size_t m = 0; m < kMaterials; ++m) {
    if (pieces[m] != game.box.stock.count[m]) return {"materials_astray", "PER-16.2"};
  }
  if (chips != game.box.chips) return {"chips_astray", "PER-16.2"};
  return {};
}

// PER-16.4, PER-13.3, PER-13.8: each shuffle brings one offer.
Reason area_broken(const Perestroika& game, const State& now, const Player& player, bool plays) {
  int special = 0;
  for (int row = 0; row < kRows; ++row) {
    const int length = player.row_length(row);
    if (length > 0 && (!plays || row >= game.box.rows || length > game.box.columns)) {
      return {"building_out_of_place", "PER-10.1"};
    }
    if (length > 0 && row > 0 && player.row_length(row - 1) == 0) return {"area_has_gaps", "PER-16.4"};
    for (int column = 0; column < kColumns; ++column) {
      const Building building = player.area[static_cast<std::size_t>(row * kColumns + column)];
      if (building != Building::none && column >= length) return {"area_has_gaps", "PER-16.4"};
      if (building < Building::cathedral) continue;
      const Scenario home =
          building == Building::palace ? Scenario::palace_architecture : Scenario::cathedral_architecture;
      if (game.scenario() != home || ++special > std::min<int>(most_offered(game), now.shuffles))
        return {"building_out_of_place", "PER-13"};
    }
  }
  return {};
}

// PER-16.3, PER-16.4
Reason players_broken(const Perestroika& game, const State& now) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    for (const Material m : kAllMaterials) {
      if (player.held[m] > game.box.hold_limit) return {"holds_too_much", "PER-16.3"};
    }
    if (player.chips > 1) return {"chips_astray", "PER-16.3"};
    if (const Reason reason = area_broken(game, now, player, seat < game.players())) return reason;
  }
  return {};
}

template <class... Room>
bool is_phase(const State& now) {
  return !now.steps.empty() && (Rooms::is<Room>(now.steps[0]) || ...);
}

// PER-16.3: before the draft, after the game and after one's turn a hand is small; until then it holds its
// share of the display besides. There is no limit inside a turn (PER-8.6).
Reason hands_broken(const Perestroika& game, const State& now) {
  if (is_phase<Draft>(now)) return {};
  const int share = (game.table().most_cards + game.players() - 1) / game.players();
  const bool are_turns = is_phase<Turn, HandLimit>(now);
  bool has_share = is_phase<Compensation>(now) && !game.is_solo();
  for (int n = 0; n < game.players(); ++n) {
    const auto seat = static_cast<Seat>((now.start + n) % game.players());
    const bool is_turn = are_turns && seat == now.steps[0].seat;
    if (!is_turn && now.size(hand_of(seat)) > game.box.hand_limit + (has_share ? share : 0))
      return {"hand_too_large", "PER-16.3"};
    has_share |= is_turn;
  }
  return {};
}

// PER-3: one phase, and on it at most the event of a shuffle or the effect of a card; while such an effect
// stands on a turn, and only then, its card is being resolved.
Reason steps_broken(const Perestroika& game, const State& now) {
  if (now.start >= game.players()) return {"no_start_player", "PER-2.3"};
  if (now.shuffles > game.table().shuffles_to_end) return {"too_many_shuffles", "PER-16.5"};
  const int resolving = now.steps.size() == 2 && is_phase<Turn>(now);
  if (now.size(Place::resolving) != resolving || now.size(Place::display) > game.table().most_cards)
    return {"steps_astray", "PER-3.1"};
  if (!is_on_top<Struggle>(now) && now.noted != decltype(now.noted){}) return {"steps_astray", "PER-13.4"};
  if (now.steps.empty() && (!game.is_final_round(now) || now.size(Place::display) > 0))
    return {"steps_astray", "PER-3.1"};
  if (const Reason reason = Rooms::broken(game, now)) return reason;
  return hands_broken(game, now);
}

PlaceSet known_place(const State& now, Card card) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((now.at[place] & only_card(card)) != 0) return static_cast<PlaceSet>(1U << place);
  }
  return 0;
}

// PER-15.8, PER-16.7: every true place is possible; one's own hand, and what lies open, is known. After the
// game hands lie open (PER-15.3).
Reason memory_broken(const Perestroika& game, const State& now) {
  PlaceSet hidden = only_place(Place::deck) | only_place(Place::discard);
  for (Seat seat = 0; seat < game.players() && !now.steps.empty(); ++seat)
    hidden |= only_place(hand_of(seat));
  Reason reason;
  for_each_observer(game, [&](std::size_t observer) {
    auto may_be = now.memory.may_be[observer];
    PlaceSet unsure = hidden;
    if (observer != kPublic)
      unsure &= static_cast<PlaceSet>(~only_place(hand_of(static_cast<Seat>(observer))));
    for (Card card = 0; card < kCards; ++card) {
      const PlaceSet truth = known_place(now, card);
      const bool is_sure = may_be[card] == truth;
      if (!is_sure && ((may_be[card] & truth) == 0 || (may_be[card] & ~unsure) != 0 ||
                       (game.is_solo() && observer != kPublic))) {
        reason = {"memory_astray", "PER-16.7"};
      }
    }
    if (!reason && strike_counted(now, may_be)) reason = {"memory_uncounted", "PER-15.6"};
  });
  for (std::size_t seat = game.players(); seat < kMostPlayers; ++seat) {
    if (now.memory.may_be[seat] != decltype(now.memory.may_be)::value_type{})
      return {"memory_astray", "PER-15.4"};
  }
  return reason;
}

// PER-11.1: who is choosing from the pile has looked through it.
Reason look_broken(const Perestroika&, const State& now) {
  if (!is_on_top<Retrieve>(now)) return {};
  for (Card card = 0; card < kCards; ++card) {
    const PlaceSet places = now.memory.may_be[now.steps.back().seat][card];
    if ((places & only_place(Place::discard)) != 0 && !is_known(places)) return {"memory_astray", "PER-11.1"};
  }
  return {};
}

}  // namespace

Reason Perestroika::broken(const State& now) const {
  for (const auto check :
       {cards_broken, materials_broken, players_broken, steps_broken, memory_broken, look_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::perestroika
