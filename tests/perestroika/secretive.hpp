// Games in which the cards that make others unsure are played whenever they can be: food for the tests of
// memory.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>

#include "games/perestroika/memory.hpp"
#include "games/perestroika/moves.hpp"
#include "table/seating.hpp"

namespace tsardom::perestroika {

using Sets = std::array<PlaceSet, kCards>;

inline Perestroika game_for(int players) {
  std::uint64_t hash = 0;
  const Box box = tsardom::read_box<Perestroika>(find_box("perestroika", {}), hash);
  return {box, usual_setup(Perestroika::language(), players)};
}

inline Seat viewer_of(std::size_t observer) {
  return observer == kPublic ? kSpectator : static_cast<Seat>(observer);
}

inline Place place_of(const State& now, Card card) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((now.at[place] & only_card(card)) != 0) return static_cast<Place>(place);
  }
  throw std::logic_error("this card lies nowhere");
}

// The seats remember, nobody takes notes.
struct Listening final : Log {};

inline bool makes_unsure(const Perestroika& game, Move move) {
  if (choice_of(move) != Choice::play || half_of(move) != Half::top) return false;
  const Op op = game.box.kind[kind_of(move)].effect(Half::top).op;
  return op == Op::draw || op == Op::retrieve_discard || op == Op::steal_card;
}

// Otherwise the moves are random. Calls visit(before, seat, move, after) for each.
template <class Visit>
void play_secretive_game(const Perestroika& game, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  Listening log;
  State state = game.opening();
  while (game.actors(state) != 0) {
    const auto seat = static_cast<Seat>(std::countr_zero(game.actors(state)));
    MoveList legal;
    game.moves(state, seat, legal);
    const Move* move =
        std::find_if(legal.begin(), legal.end(), [&](Move each) { return makes_unsure(game, each); });
    if (move == legal.end()) move = legal.begin() + rng.below(static_cast<unsigned>(legal.size()));
    const Move chosen = seat == kChance ? game.draw(state, rng) : *move;
    const State before = state;
    game.apply(state, seat, chosen, log);
    visit(before, seat, chosen, state);
  }
}

// So many games for each number of players. Calls visit(game, before, seat, move, after).
template <class Visit>
void play_secretive_games(int games, Visit visit) {
  for (const int players : {1, 2, 3}) {
    const Perestroika game = game_for(players);
    for (int i = 0; i < games; ++i) {
      play_secretive_game(game, static_cast<std::uint64_t>(players * 1000 + i),
                          [&](const State& before, Seat seat, Move move, const State& after) {
                            visit(game, before, seat, move, after);
                          });
    }
  }
}

}  // namespace tsardom::perestroika
