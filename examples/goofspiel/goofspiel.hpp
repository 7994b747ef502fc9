// Goofspiel, the game of pure strategy: prizes are turned up one by one, and all bid for each at once and in
// secret. The smallest game behind the contract with chance, hidden choices and rooms; docs/ADDING-A-GAME.md
// shows it beside connect four.
#pragma once

#include <array>
#include <cstdint>

#include "core/described.hpp"
#include "core/house.hpp"

namespace tsardom::goofspiel {

inline constexpr int kCards = 13;
using Card = std::uint8_t;    // 1..13, worth as much
using Cards = std::uint16_t;  // a set of them: bit n is card n
inline constexpr Card kNoCard = 0, kFaceDown = kHidden;

struct TurnUp;
struct Bid;
using Rooms = House<TurnUp, Bid>;

struct State {
  using House = Rooms;

  std::array<Cards, kMostSeats> hand{};
  Cards prizes = 0;                    // not turned up yet
  std::array<Card, kMostSeats> bid{};  // chosen and not revealed yet
  std::array<std::uint8_t, kMostSeats> points{};
  Card prize = kNoCard;  // lies open
  List<Step, 1> steps;
};

struct Box {};  // nothing but cards

struct Goofspiel {
  using State = goofspiel::State;
  using Box = goofspiel::Box;

  Box box;
  Setup setup;

  State opening() const;
  Seats actors(const State& now) const;
  void moves(const State& now, Seat seat, MoveList& out) const;
  Move draw(const State& now, Rng& rng) const;
  void apply(State& state, Seat seat, Move move, Log& log) const;
  State seen(const State& now, Seat seat) const;
  State imagine(const State& view, Seat seat, Rng& rng) const;
  Standing standing(const State& now) const;
  double promise(const State& now, Seat seat) const;
  Reason broken(const State& now) const;
  Reason why_not(const State& now, Seat seat, Move move) const;

  static const Language& language();
  std::string_view term(Vocabulary, std::uint8_t) const { return {}; }
  static void read_box(Form&, Box&) {}
  Reason unfit() const { return {}; }
  void fill(Form& form, State& state) const;
  void fill(NumberForm& form, State& state) const;
  void fill(PlaceForm& form, State& state) const;
  Step asked(const State& now, Seat seat) const;
  Prices price(const State&, Seat, Move) const { return {}; }

  Seat players() const { return setup.players; }
};

// GOF-2: the next prize is turned up.
struct TurnUp {
  static constexpr Phrase kQuestion{"turn_up", "GOF-2", {}};
  void moves(const Goofspiel& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Goofspiel& game, const State& now, Rng& rng) const;
  void play(const Goofspiel& game, State& state, Seat seat, Move move, Log& log) const;
  bool fits(const Goofspiel& game, const State& now, Seat seat, std::size_t at) const;
};

// GOF-3: all bid a card at once; GOF-4: the highest one takes the prize.
struct Bid {
  static constexpr Phrase kQuestion{"bid", "GOF-3", {}};
  std::optional<Step> next(const Goofspiel& game, const State& now, Seat seat) const;
  void moves(const Goofspiel& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Goofspiel& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Goofspiel& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Goofspiel& game, const State& now, Seat seat, Move move) const;
  bool fits(const Goofspiel& game, const State& now, Seat seat, std::size_t at) const;
};

}  // namespace tsardom::goofspiel
