// Connect four: two seats drop discs into seven columns; four in a line win. The smallest complete game
// behind the contract of core/game.hpp, and the one that docs/ADDING-A-GAME.md walks through.
#pragma once

#include <array>
#include <cstdint>

#include "core/described.hpp"

namespace tsardom::connect_four {

inline constexpr int kColumns = 7, kRows = 6;

// Bit 7 * column + row of `discs[seat]` is a disc of that seat; the seventh bit of each column stays empty.
struct State {
  std::array<std::uint64_t, 2> discs{};
  friend bool operator==(const State&, const State&) = default;
};

struct Box {};  // nothing but discs

struct ConnectFour {
  using State = connect_four::State;
  using Box = connect_four::Box;

  Box box;
  Setup setup;

  State opening() const { return {}; }
  Seats actors(const State& now) const;
  void moves(const State& now, Seat seat, MoveList& out) const;
  Move draw(const State&, Rng&) const { return {}; }  // there is no chance
  void apply(State& state, Seat seat, Move move, Log& log) const;
  State seen(const State& now, Seat) const { return now; }  // everything is open
  State imagine(const State& now, Seat, Rng&) const { return now; }
  Standing standing(const State& now) const;
  double promise(const State& now, Seat seat) const;
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const;
  static void read_box(Form&, Box&) {}
  Reason unfit() const { return {}; }
  void fill(Form& form, State& state) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  Step asked(const State&, Seat) const { return {}; }
  Prices price(const State&, Seat, Move) const { return {}; }
};

}  // namespace tsardom::connect_four
