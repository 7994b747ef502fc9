// All games of the program. A new game is one word here; tests, benchmarks, menus and the protocol follow.
#pragma once

#include <concepts>

#include "core/described.hpp"
#include "table/game_headers.hpp"  // of the games below: the build finds ivan::Ivan in games/ivan/ivan.hpp

namespace tsardom {

template <Described... G>
struct Types {
  // Calls f.template operator()<G>() for every game in turn.
  template <class F>
  static void for_each(F f) {
    (f.template operator()<G>(), ...);
  }
  template <class One>
  static constexpr bool kHolds = (std::same_as<One, G> || ...);
  template <template <class...> class Other>
  using as = Other<G...>;  // e.g. AllGames::as<testing::Types>
};

using Games = Types<ivan::Ivan, stroganov::Stroganov, catherine::Catherine, perestroika::Perestroika>;

// They show how a game is made, and are under the same tests; menus leave them out.
using Examples = Types<connect_four::ConnectFour, goofspiel::Goofspiel>;

template <class... Lists>
struct Joined;
template <class... A, class... B>
struct Joined<Types<A...>, Types<B...>> {
  using type = Types<A..., B...>;
};
using AllGames = Joined<Games, Examples>::type;

// for_each_game([]<class G>() { ... });
template <class F>
void for_each_game(F f) {
  AllGames::for_each(f);
}

}  // namespace tsardom
