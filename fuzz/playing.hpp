// What must hold for every position and box that a table accepts.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "table/games.hpp"
#include "table/record.hpp"
#include "table/seating.hpp"

namespace tsardom::fuzz {

// Ends the program and says why: the fuzzer keeps the input.
[[noreturn]] void fail(std::string_view why, std::string_view detail = {});

// How many play by which options; false if the input does not tell.
bool read_wish(const Json& input, Wish& wish);

// Sits down, or nullptr where the table refuses in proper form.
std::unique_ptr<Table> sit_down(const GameEntry& entry, const Wish& wish);

// The position is seen by everybody, written down and loaded again.
void look_around(const GameEntry& entry, Wish wish, const Table& table);

// Remembers, and tells nobody.
struct Quiet final : Log {};

// The position of the table in the game's own terms.
template <Described G>
typename G::State state_of(const G& game, const Table& table) {
  typename G::State state{};
  const Json json = table.state();
  JsonReader form(json, Unknown::refused, {"format"});
  game.fill(form, state);
  return state;
}

template <Described G>
Move random_move(const G& game, const typename G::State& now, Seat seat, Rng& rng) {
  if (seat == kChance) return game.draw(now, rng);
  MoveList moves;
  game.moves(now, seat, moves);
  if (moves.empty()) fail("a question without an answer");
  return moves[static_cast<int>(rng.below(static_cast<unsigned>(moves.size())))];
}

inline Seat random_seat(Seats actors, Rng& rng) {
  Seat seat = static_cast<Seat>(rng.below(8));
  while (!holds(actors, seat)) seat = (seat + 1) % 8;
  return seat;
}

// Plays random moves to the end. At every ply all invariants hold and the table takes what the game offers;
// now and then everybody looks around.
template <Described G>
void play_to_the_end(const Wish& wish, std::uint64_t seed) {
  constexpr int kMostPlies = 5000;
  const GameEntry& entry = find_game(G::language().game);
  const std::unique_ptr<Table> table = sit_down(entry, wish);
  if (!table) return;
  std::uint64_t box_hash = 0;
  const G game{read_box<G>(find_box(entry.id(), wish), box_hash), table->agreement().setup};
  typename G::State now = state_of(game, *table);
  Rng rng(seed);
  Quiet log;
  for (int ply = 0; game.actors(now) != 0; ++ply) {
    if (ply == kMostPlies) fail("the game does not end");
    if (const Reason reason = game.broken(now)) fail("play broke an invariant", reason.key);
    if (rng.below(32) == 0) look_around(entry, wish, *table);
    const Seat seat = random_seat(game.actors(now), rng);
    const Move move = random_move(game, now, seat, rng);
    game.apply(now, seat, move, log);
    table->play(seat, move);
  }
  if (!table->over()) fail("the table goes on after the end");
  look_around(entry, wish, *table);
  if (replay(table->record())->hash() != table->hash()) fail("the record replays to another end");
}

// Plays the game that the input names.
inline void play_to_the_end(const Json& input, const Wish& wish, std::uint64_t seed) {
  for_each_game([&]<class G>() {
    if (input["game"] == G::language().game) play_to_the_end<G>(wish, seed);
  });
}

}  // namespace tsardom::fuzz
