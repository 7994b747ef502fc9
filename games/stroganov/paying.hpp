// STR-8.1 to STR-8.3: what can be paid with furs, coins and tigers, and what a move costs.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/stroganov/events.hpp"
#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

// What payments are made from.
struct Purse {
  Furs furs{};
  int tigers = 0, coins = 0;

  explicit Purse(const Player& player) : furs(player.furs), tigers(player.tigers), coins(player.coins) {}

  int pieces() const { return furs.total() + tigers; }
  int count(Piece piece) const { return piece == Piece::tiger ? tigers : furs[piece]; }
  bool takes_coin(Piece piece, Piece value) const {
    return value != Piece::none && piece != value && piece != Piece::tiger;
  }

  // So many of a value (none: of any), out of the pieces of this rank and above.
  bool covers(Piece value, int needed, Piece from = Piece::two) const {
    const int all = furs.from(from);
    if (value == Piece::none) return all + tigers >= needed;
    const int fitting = value >= from ? furs[value] : 0;
    return std::min(fitting, needed) + std::min(all - fitting, coins) + tigers >= needed;
  }

  void pay(Piece piece, Piece value) {
    coins -= takes_coin(piece, value);
    if (piece == Piece::tiger) {
      --tigers;
    } else {
      furs.remove(piece);
    }
  }
};

// So many furs of a value that must stay payable, in one byte: the count lies in its lower half.
class Kept {
 public:
  constexpr Kept() = default;
  constexpr Kept(Piece value, int count)
      : byte_(static_cast<std::uint8_t>(rank_of(value) << 4 | static_cast<unsigned>(count))) {}
  constexpr Piece value() const { return static_cast<Piece>(byte_ >> 4); }
  constexpr int count() const { return byte_ & 15; }
  friend constexpr bool operator==(Kept, Kept) = default;

 private:
  std::uint8_t byte_ = 0;
};

// STR-4.7: piece by piece, from the lowest up, so that every way is there and none twice.
struct Pay {
  static constexpr Phrase kQuestion{
      "pay",
      "STR-8.3",
      {{or_none(slot("value", Terms::fur)), left_slot(), slot("from", Terms::fur), number_slot("keep")}}};
  Piece value = Piece::none;  // none: any pieces, no coins
  std::uint8_t left = 0;
  Piece from{};  // lower pieces are not paid any more
  Kept keep{};   // R-47, STR-12.2
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  // What is paid for lies below and `asks_for` this payment.
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;

  // At most so many of a value, and nothing that must stay payable.
  bool is(Piece of, int most) const { return value == of && left <= most && keep == Kept{}; }
};

// The payment can begin with this piece: what is left to pay, and what must stay payable, can be paid then.
bool may_pay(Purse purse, const Pay& payment, Piece piece);

// Asks for a payment before the step on top goes on.
void call_payment(State& state, Seat seat, Piece value, int count, Kept keep = {});

// The prices of one move; nothing that costs nothing.
struct Bill {
  Prices prices;
  void add(Thing thing, int count) { push(Terms::thing, static_cast<std::uint8_t>(thing), count); }
  void add(Piece fur, int count) {
    if (fur == Piece::none) return add(Thing::fur, count);
    push(Terms::fur, static_cast<std::uint8_t>(fur), count);
  }

 private:
  void push(Terms terms, std::uint8_t term, int count) {
    if (count > 0) prices.push({static_cast<Vocabulary>(terms), term, static_cast<std::uint8_t>(count)});
  }
};

}  // namespace tsardom::stroganov
