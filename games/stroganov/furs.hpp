// STR-8.4 to STR-8.7: furs from the bag and from the market, bears.
#pragma once

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

// STR-18.1: everything that can be drawn, as often as it is there; one of them.
void list_furs(Furs furs, MoveList& out);
Move draw_fur(Furs furs, Rng& rng);

// STR-8.4: two are drawn, one of them is kept.
struct BagFurs {
  static constexpr Phrase kQuestion{
      "bag_furs", "STR-8.4", {{seat_slot("owner"), left_slot(), or_none(slot("first", Terms::fur))}}};
  Seat owner = 0;
  std::uint8_t left = 0;
  Piece first = Piece::none;  // drawn already; it stays in the bag until one is chosen
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

struct KeepFur {
  static constexpr Phrase kQuestion{
      "keep_fur", "STR-8.4", {{slot("first", Terms::fur), slot("second", Terms::fur), left_slot()}}};
  Piece first{}, second{};
  std::uint8_t left = 0;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

// STR-8.5: taken one after the other, the market is filled up in between.
struct MarketFurs {
  static constexpr Phrase kQuestion{"market_furs", "STR-8.5", {{left_slot()}}};
  std::uint8_t left = 0;
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  bool asks_for(const Stroganov& game, const State& now, Seat seat, const Pay& payment) const;
  double hope(const Prospect& with) const;
};

struct FillMarket {
  static constexpr Phrase kQuestion{"fill_market", "STR-8.5", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  Move draw(const Stroganov& game, const State& now, Rng& rng) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
};

// one bear after the other.
struct Bears {
  static constexpr Phrase kQuestion{"bears", "STR-8.7", {{left_slot()}}};
  std::uint8_t left = 0;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

}  // namespace tsardom::stroganov
