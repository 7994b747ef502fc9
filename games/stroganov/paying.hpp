// STR-8.1 to STR-8.3: what can be paid with furs, coins and tigers.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {

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

// A cost that must stay payable, in one byte.
constexpr std::uint8_t kept(Piece value, int count) {
  return static_cast<std::uint8_t>(16 * rank_of(value) + static_cast<unsigned>(count));
}
constexpr Piece kept_value(std::uint8_t keep) { return static_cast<Piece>(keep / 16); }
constexpr int kept_count(std::uint8_t keep) { return keep % 16; }

// The payment can begin with this piece: what is left to pay, and what must stay payable, can be paid then.
bool may_pay(Purse purse, const Pay& payment, Piece piece);

// Asks for a payment before the step on top goes on.
void call_payment(State& state, Seat seat, Piece value, int count, std::uint8_t keep = 0);

// The piece goes to the bag or to the tigers, the coin with it to the supply (STR-1.7).
void hand_over(State& state, Seat seat, Piece piece, Piece value, Log& log);

}  // namespace tsardom::stroganov
