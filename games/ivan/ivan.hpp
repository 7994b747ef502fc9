// Ivan the Terrible behind the contract of core/game.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/described.hpp"
#include "games/ivan/box.hpp"
#include "games/ivan/state.hpp"

namespace tsardom::ivan {

// What `promise` hopes for beside the points (eval.cpp).
inline constexpr int kWeights = 19;
using Weights = std::array<double, kWeights>;
extern const Weights kTuned;

struct Ivan {
  using State = ivan::State;
  using Box = ivan::Box;

  Box box;
  Setup setup;
  Weights weights = kTuned;

  State opening() const;
  Seats actors(const State& now) const;
  void moves(const State& now, Seat seat, MoveList& out) const;
  Move draw(const State& now, Rng& rng) const;
  void apply(State& state, Seat seat, Move move, Log& log) const;
  State seen(const State& now, Seat seat) const;
  State imagine(const State& view, Seat seat, Rng& rng) const;
  Standing standing(const State& now) const;
  double promise(const State& now, Seat seat) const;
  static std::span<const std::string_view> weight_names();
  // A search plays on for long: a turn is many small questions, and pays in the end.
  static constexpr int kAhead = 40, kAtMost = 64, kTried = 2;
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const;
  static void read_box(Form& form, Box& box) { ivan::read_box(form, box); }
  Reason unfit() const { return {}; }
  void fill(Form& form, State& state) const;
  Step asked(const State& now, Seat seat) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  Prices price(const State& now, Seat seat, Move move) const;
  Reason warns(const State& view, Seat seat, Move move) const;
  void facts(Form& form, const State& view) const;

  Seat players() const { return setup.players; }
  const PlayerTable& table() const { return box.table[setup.players]; }
  template <class Test>
  bool everybody(const State& now, Test test) const {
    return std::all_of(now.player.begin(), now.player.begin() + players(), test);
  }
  Seat after(Seat seat) const { return static_cast<Seat>(seat + 1 == setup.players ? 0 : seat + 1); }
  const RoundFigures& round(const State& now) const { return box.round[now.round - 1u]; }
};

}  // namespace tsardom::ivan
