// Stroganov behind the contract of core/game.hpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/described.hpp"
#include "games/stroganov/box.hpp"
#include "games/stroganov/state.hpp"

namespace tsardom::stroganov {

// What is agreed upon, in the order of Setup::option.
enum class Agreed : std::uint8_t {
  setup_furs,         // STR-17.1
  sides,              // STR-17.2
  colours,            // STR-2.1
  solo_deck,          // STR-16.2
  coin_when_short,    // STR-16.31
  trade_fur_to_coin,  // STR-16.32
  solo_board,         // STR-16.33
  hunt_card
};

// What `promise` hopes for beside the points (eval.cpp).
inline constexpr int kWeights = 28;
using Weights = std::array<double, kWeights>;
extern const Weights kTuned;

struct Stroganov {
  using State = stroganov::State;
  using Box = stroganov::Box;

  Box box;
  Setup setup;
  Weights weights = kTuned;

  State opening() const;
  Seats actors(const State& now) const;
  void moves(const State& now, Seat seat, MoveList& out) const;
  Move draw(const State& now, Rng& rng) const;
  void apply(State& state, Seat seat, Move move, Log& log) const;
  State seen(const State& now, Seat) const { return now; }  // STR-18: nothing lies face down
  State imagine(const State& view, Seat, Rng&) const { return view; }
  Standing standing(const State& now) const;
  double promise(const State& now, Seat seat) const;
  static std::span<const std::string_view> weight_names();
  // A search plays on to its next turn, or for long if alone, and not at random.
  static constexpr int kAhead = 4, kAtMost = 48, kTried = 4;
  static constexpr bool kAround = true;
  // Most moves are swaps of furs, few of them useful.
  static constexpr bool kChoosy = true;
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;
  Reason warns(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const;
  static void read_box(Form& form, Box& box) { stroganov::read_box(form, box); }
  Reason unfit() const;
  void fill(Form& form, State& state) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  void facts(Form& form, const State& view) const;
  Step asked(const State& now, Seat) const { return now.steps.back(); }
  Prices price(const State& now, Seat seat, Move move) const;
  // The opponent of a solo game has a name and a row in the standing, but no seat.
  std::string_view rival() const;

  std::uint8_t agreed(Agreed what) const { return setup.option[static_cast<std::size_t>(what)]; }
  bool is_solo() const { return setup.players == 1; }
  Seat seats() const { return is_solo() ? Seat{2} : setup.players; }  // with Ivan's
  bool is_ivan(Seat seat) const { return is_solo() && seat == kIvan; }
  bool setup_furs_are_random() const { return agreed(Agreed::setup_furs) != 0; }
  bool has_side_b(Seat seat) const;
  Colour colour_of(Seat seat) const;
  std::size_t track_number(Seat seat) const;
  const Track& track_of(Seat seat) const { return box.track[track_number(seat)]; }
  std::string_view track_name(Seat seat) const;  // as in the box, Ivan's too
  const SoloTrack& solo_track() const { return box.solo_track[agreed(Agreed::solo_board)]; }
  bool coin_when_short() const { return agreed(Agreed::coin_when_short) != 0; }
  bool trade_fur_becomes_coin() const { return agreed(Agreed::trade_fur_to_coin) != 0; }
  bool hunts_by_deck_top() const { return agreed(Agreed::hunt_card) != 0; }
  std::uint8_t by_players(const ByPlayers& figure) const { return figure[setup.players - 1u]; }
};

}  // namespace tsardom::stroganov
