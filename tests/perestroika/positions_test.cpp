// PER-16: positions that random play reaches, and what single changes make of them. What loads plays to its
// end, and every position on the way there loads too; so whatever is let in follows all the rules that are
// checked.
#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "games/perestroika/chapters.hpp"
#include "games/perestroika/memory.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom::perestroika {
namespace {

using At = tsardom::Sitting<Perestroika>;

Seat any_seat(const At& at, Rng& rng) {
  return static_cast<Seat>(rng.below(static_cast<unsigned>(at.players)));
}
Material any_material(Rng& rng) { return kAllMaterials[rng.below(kMaterials)]; }

void move_a_card(const At&, State& state, Rng& rng) {
  const auto card = static_cast<Card>(rng.below(kCards));
  const auto to = static_cast<Place>(rng.below(kPlaces));
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((state.at[place] & only_card(card)) == 0) continue;
    state.at[place] ^= only_card(card);
    --state.count[place];
  }
  state.cards(to) |= only_card(card);
  ++state.size(to);
}

void move_a_piece(const At& at, State& state, Rng& rng) {
  const Material m = any_material(rng);
  const Seat from = any_seat(at, rng), to = any_seat(at, rng);
  std::uint8_t& source = rng.below(2) == 0 ? state.stock[m] : state.player[from].held[m];
  std::uint8_t& sink = rng.below(2) == 0 ? state.stock[m] : state.player[to].held[m];
  if (source == 0) return;
  --source;
  ++sink;
}

void move_a_chip(const At& at, State& state, Rng& rng) {
  std::uint8_t& source = rng.below(2) == 0 ? state.chips : state.player[any_seat(at, rng)].chips;
  std::uint8_t& sink = rng.below(2) == 0 ? state.chips : state.player[any_seat(at, rng)].chips;
  if (source == 0) return;
  --source;
  ++sink;
}

// Another building on a cell, paid by the stock.
void rebuild(const At& at, State& state, Rng& rng) {
  Building& cell = state.player[any_seat(at, rng)].area[rng.below(kCells)];
  const auto other = static_cast<Building>(rng.below(kBuildings));
  for (const Material m : kAllMaterials) {
    state.stock[m] = static_cast<std::uint8_t>(state.stock[m] + at.game.box.of(cell).cost[m] -
                                               at.game.box.of(other).cost[m]);
  }
  cell = other;
}

void change_a_step(const At&, State& state, Rng& rng) {
  if (state.steps.empty()) return;
  Step& step = state.steps[rng.below(static_cast<unsigned>(state.steps.size()))];
  switch (rng.below(4)) {
    case 0:
      step.seat = static_cast<Seat>(rng.below(kChance + 1));
      return;
    case 1:
      step.room = static_cast<std::uint8_t>(rng.below(Rooms::kRooms));
      return;
    default:
      step.detail[rng.below(3)] = static_cast<std::uint8_t>(rng.below(5));
  }
}

void change_the_stack(const At&, State& state, Rng& rng) {
  if (rng.below(2) == 0 && !state.steps.empty()) return state.steps.pop();
  if (state.steps.size() < 3)
    state.steps.push(
        {static_cast<std::uint8_t>(rng.below(Rooms::kRooms)), static_cast<Seat>(rng.below(8)), {}});
}

void change_a_count(const At&, State& state, Rng& rng) {
  switch (rng.below(3)) {
    case 0:
      state.shuffles = static_cast<std::uint8_t>(rng.below(5));
      return;
    case 1:
      state.start = static_cast<Seat>(rng.below(4));
      return;
    default:
      state.noted[rng.below(kMostPlayers)] = static_cast<std::uint8_t>(rng.below(8));
  }
}

constexpr auto kChanges = {move_a_card,   move_a_piece,     move_a_chip,   rebuild,
                           change_a_step, change_the_stack, change_a_count};

// On to the end by random moves; the first position on the way that would not load.
Fault play_on(const At& at, State state, Rng& rng) {
  for (int ply = 0; ply < 2000; ++ply) {
    if (const Reason reason = at.game.broken(state))
      return "after " + std::to_string(ply) + " moves: " + std::string(reason.key) + ' ' +
             std::string(reason.rule);
    const Seats acting = at.game.actors(state);
    if (acting == 0) return {};
    const auto seat = static_cast<Seat>(std::countr_zero(acting));
    const MoveList moves = legal(at.game, state, seat);
    Diary diary;
    at.game.apply(state, seat, moves[static_cast<int>(rng.below(static_cast<unsigned>(moves.size())))],
                  diary);
  }
  return "it does not end";
}

struct Tally {
  int loaded = 0, refused = 0;
};

void change_on_the_way(const At& at, std::uint64_t seed, Tally& tally) {
  Rng rng(seed);
  const auto changed = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
    if (rng.below(4) != 0) return {};
    for (const auto change : kChanges) {
      State state = ply.now;
      change(at, state, rng);
      if (equal(state, ply.now)) continue;
      state.memory = {};
      remember_everything(at.game, state);  // PER-15.10
      if (at.game.broken(state)) {
        ++tally.refused;
        continue;
      }
      ++tally.loaded;
      if (const Fault fault = play_on(at, state, rng); !fault.empty()) return fault;
    }
    return {};
  };
  EXPECT_EQ(walk(at, seed, 1, changed), "") << at.name;
}

TEST(PER_16_6, WhatLoadsAfterASingleChangePlaysToItsEndByTheRules) {
  std::uint64_t seed = 166;
  Tally tally;
  for (const At& at : all_sittings<Perestroika>()) change_on_the_way(at, ++seed, tally);
  EXPECT_GT(tally.loaded, 500);
  EXPECT_GT(tally.refused, 5000);
}

}  // namespace
}  // namespace tsardom::perestroika
