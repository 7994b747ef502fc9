// PER-15: what a seat may see, and fair guesses at the rest.
#include <algorithm>
#include <bit>

#include "games/perestroika/memory.hpp"
#include "games/perestroika/perestroika.hpp"

namespace tsardom::perestroika {
namespace {

using Sets = std::array<PlaceSet, kCards>;
using Sizes = std::array<std::uint8_t, kPlaces>;

std::size_t observer_of(Seat seat) { return seat < kMostPlayers ? seat : std::size_t{kPublic}; }

bool comes_first(PlaceSet a, PlaceSet b) {
  const unsigned different = static_cast<unsigned>(a ^ b);
  return (a & different & (~different + 1)) != 0;
}

// PER-15.7: of two copies the one whose places come first, or else which lies first in the aside row, gets
// the lower id, so that ids tell nothing.
void order_copies(const Perestroika& game, State& view, Sets& may_be) {
  for (Card card = 0; card < kCards; ++card) {
    const Card twin = game.box.twin(card);
    if (twin <= card) continue;
    const bool lies_first = std::find(view.aside.begin(), view.aside.end(), twin) <
                            std::find(view.aside.begin(), view.aside.end(), card);
    if (may_be[twin] == may_be[card] ? !lies_first : !comes_first(may_be[twin], may_be[card])) continue;
    std::swap(may_be[card], may_be[twin]);
    for (Card& laid : view.aside) laid = laid == card ? twin : laid == twin ? card : laid;
  }
}

void turn_up_known(State& view, const Sets& may_be) {
  view.at = {};
  for (Card card = 0; card < kCards; ++card) {
    if (is_known(may_be[card]))
      view.at[static_cast<std::size_t>(std::countr_zero(may_be[card]))] |= only_card(card);
  }
}

// Cards that may be in the same places are alike for a guess.
struct Alike {
  PlaceSet places = 0;
  CardSet cards = 0;
};
using Groups = List<Alike, kCards>;

Groups group_unknown(const Sets& may_be) {
  Groups groups;
  for (Card card = 0; card < kCards; ++card) {
    if (is_known(may_be[card])) continue;
    Alike* alike =
        std::find_if(groups.begin(), groups.end(), [&](const Alike& g) { return g.places == may_be[card]; });
    if (alike == groups.end()) {
      groups.push({may_be[card], only_card(card)});
    } else {
      alike->cards |= only_card(card);
    }
  }
  return groups;
}

// In how many ways n cards are picked out of `from`.
double choose(int from, int n) {
  double ways = 1;
  for (int i = 1; i <= n; ++i) ways = ways * (from - n + i) / i;
  return ways;
}

double ways_to_place(const Groups& groups, std::size_t next, Sizes& free);

// Splits `left` cards of a group over its places from `place` on; visit(ways) is called for every split that
// the free room allows, with `free` reduced by it. It may stop the search by answering true.
template <class Visit>
bool for_each_split(PlaceSet places, int place, int left, Sizes& free, double ways, Visit visit) {
  while (place < kPlaces && (places >> place & 1) == 0) ++place;
  if (place == kPlaces) return left == 0 && visit(ways);
  const auto at = static_cast<std::size_t>(place);
  const int most = std::min<int>(left, free[at]);
  for (int here = 0; here <= most; ++here) {
    free[at] = static_cast<std::uint8_t>(free[at] - here);
    const bool stop = for_each_split(places, place + 1, left - here, free, ways * choose(left, here), visit);
    if (stop) return true;  // keeps `free` as the split left it
    free[at] = static_cast<std::uint8_t>(free[at] + here);
  }
  return false;
}

double ways_to_place(const Groups& groups, std::size_t next, Sizes& free) {
  if (next == groups.size()) return 1;
  double total = 0;
  for_each_split(groups[next].places, 0, std::popcount(groups[next].cards), free, 1, [&](double ways) {
    total += ways * ways_to_place(groups, next + 1, free);
    return false;
  });
  return total;
}

Card take_any(CardSet& cards, Rng& rng) {
  const Card card = any_of(cards, rng);
  cards ^= only_card(card);
  return card;
}

// PER-15.9: every placing that fits sets and counts is equally likely. Group by group, each split over the
// places is chosen by the number of placings that it leaves open.
void place_unknown(State& state, const Sets& may_be, Rng& rng) {
  const Groups groups = group_unknown(may_be);
  Sizes free{};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    free[place] = static_cast<std::uint8_t>(state.count[place] - std::popcount(state.at[place]));
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Sizes before = free;
    const int cards = std::popcount(groups[i].cards);
    double lot = static_cast<double>(rng.next() >> 11) * 0x1p-53 * ways_to_place(groups, i, free);
    Sizes after = free;
    for_each_split(groups[i].places, 0, cards, free, 1, [&](double ways) {
      const double open = ways * ways_to_place(groups, i + 1, free);
      if (open > 0) after = free;
      lot -= open;
      return open > 0 && lot < 0;
    });
    free = after;
    CardSet left = groups[i].cards;
    for (std::size_t place = 0; place < kPlaces; ++place) {
      for (int n = before[place] - free[place]; n > 0; --n) state.at[place] |= only_card(take_any(left, rng));
    }
  }
}

}  // namespace

State Perestroika::seen(const State& now, Seat seat) const {
  State view = now;
  const std::size_t observer = observer_of(seat);
  view.memory = {};
  Sets& may_be = view.memory.may_be[observer];
  may_be = now.memory.may_be[observer];
  order_copies(*this, view, may_be);
  turn_up_known(view, may_be);
  return view;
}

State Perestroika::imagine(const State& view, Seat seat, Rng& rng) const {
  State state = view;
  place_unknown(state, view.memory.may_be[observer_of(seat)], rng);
  return state;
}

}  // namespace tsardom::perestroika
