// Things of a game that are alike, put in order, so that states that mean the same are the same bytes.
#pragma once

#include <utility>

#include "games/perestroika/perestroika.hpp"

namespace tsardom {

// PER-0.6: of two copies the lower id lies in the place that comes first.
inline perestroika::State in_order(const perestroika::Perestroika& game, perestroika::State state) {
  const auto place_of = [&](perestroika::Card card) {
    std::size_t place = 0;
    while (place < perestroika::kPlaces && (state.at[place] & perestroika::only_card(card)) == 0) ++place;
    return place;
  };
  for (perestroika::Card card = 0; card < perestroika::kCards; ++card) {
    const perestroika::Card twin = game.box.twin(card);
    if (twin <= card) continue;
    const std::size_t one = place_of(card), other = place_of(twin);
    if (one <= other) continue;
    const perestroika::CardSet both = perestroika::only_card(card) | perestroika::only_card(twin);
    state.at[one] ^= both;
    state.at[other] ^= both;
    for (perestroika::Card& laid : state.aside) laid = laid == card ? twin : laid == twin ? card : laid;
  }
  return state;
}

}  // namespace tsardom
