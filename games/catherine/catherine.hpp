// Catherine behind the contract of core/game.hpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/described.hpp"
#include "games/catherine/box.hpp"
#include "games/catherine/state.hpp"

namespace tsardom::catherine {

// What `promise` hopes for beside the points (eval.cpp).
inline constexpr int kWeights = 9;
using Weights = std::array<double, kWeights>;
extern const Weights kTuned;

struct Catherine {
  using State = catherine::State;
  using Box = catherine::Box;

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
  // A search plays on for a few rounds, and not at random.
  static constexpr int kAhead = 40, kAtMost = 64, kTried = 4;
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const;
  static void read_box(Form& form, Box& box) { catherine::read_box(form, box); }
  Reason unfit() const { return {}; }
  void fill(Form& form, State& state) const;
  void facts(Form& form, const State& view) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  Step asked(const State& now, Seat seat) const;
  Prices price(const State& now, Seat seat, Move move) const;

  Seat players() const { return setup.players; }
};

}  // namespace tsardom::catherine
