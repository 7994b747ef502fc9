// Perestroika behind the contract of core/game.hpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/described.hpp"
#include "games/perestroika/box.hpp"
#include "games/perestroika/state.hpp"

namespace tsardom::perestroika {

// What `promise` hopes for beside the points (eval.cpp).
inline constexpr int kWeights = 6;
using Weights = std::array<double, kWeights>;
extern const Weights kTuned;

struct Perestroika {
  using State = perestroika::State;
  using Box = perestroika::Box;

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
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const;
  static void read_box(Form& form, Box& box) { perestroika::read_box(form, box); }
  Reason unfit() const;
  void fill(Form& form, State& state) const;
  void facts(Form& form, const State& view) const;
  Step asked(const State& now, Seat seat) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  Prices price(const State& now, Seat seat, Move move) const;

  // What was agreed upon (PER-2.1, PER-8.8).
  Seat players() const { return setup.players; }
  bool is_solo() const { return setup.players == 1; }
  Scenario scenario() const { return static_cast<Scenario>(setup.option[0]); }
  bool start_is_random() const { return setup.option[1] == 0 && !is_solo(); }
  Seat chosen_start() const { return is_solo() ? Seat{0} : static_cast<Seat>(setup.option[1] - 1); }
  bool chip_for_discards() const { return setup.option[2] != 0; }

  // PER-3.1: a phase of the round lies at the bottom of the stack and asks somebody who plays.
  bool is_phase_of(Seat seat, std::size_t at) const { return at == 0 && seat < players(); }

  const PlayerTable& table() const { return box.table[setup.players - 1u]; }
  Seat after(Seat seat) const {
    return static_cast<Seat>(seat + 1 == setup.players ? 0 : seat + 1);
  }                                                                                                // PER-0.2
  bool is_final_round(const State& now) const { return now.shuffles >= table().shuffles_to_end; }  // PER-5.2
};

}  // namespace tsardom::perestroika
