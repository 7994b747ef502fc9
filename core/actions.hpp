// All moves of a game in one row, numbered once and for all: by game, box and number of players, and by
// nothing else. For each kind of move that the seats (or, apart from them, chance) can make, the product of
// what its slots can hold. Both ways without listing, so that a net, a policy or a table of values is an
// array.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "core/described.hpp"

namespace tsardom {

class Actions {
 public:
  static constexpr int kNone = -1;

  template <Described G>
  Actions(const G& game, int players, By by = By::seat) {
    assert(G::language().moves.size() <= kMostKinds);
    for (const Phrase& phrase : G::language().moves) {
      Kind& kind = kind_[kinds_++];
      kind.first = size_;
      if (phrase.by != by) continue;
      for (std::size_t i = 0; i < kind.values.size(); ++i)
        kind.values[i] = values_of(game, players, phrase.slots[i]);
      size_ += kind.values[0] * kind.values[1] * kind.values[2];
    }
  }

  int size() const { return size_; }

  // From 0 to size() - 1; kNone for a move that is not in this table.
  int number(Move move) const {
    if (move.kind >= kinds_) return kNone;
    const Kind& kind = kind_[move.kind];
    if (move.a >= kind.values[0] || move.b >= kind.values[1] || move.c >= kind.values[2]) return kNone;
    return kind.first + (move.a * kind.values[1] + move.b) * kind.values[2] + move.c;
  }

  Move move(int number) const {
    assert(number >= 0 && number < size_);
    const auto after = std::upper_bound(kind_.begin(), kind_.begin() + kinds_, number,
                                        [](int n, const Kind& kind) { return n < kind.first; });
    const Kind& kind = *(after - 1);
    const int rest = number - kind.first, pair = rest / kind.values[2];
    return {static_cast<std::uint8_t>(after - 1 - kind_.begin()),
            static_cast<std::uint8_t>(pair / kind.values[1]),
            static_cast<std::uint8_t>(pair % kind.values[1]),
            static_cast<std::uint8_t>(rest % kind.values[2])};
  }

 private:
  static constexpr std::size_t kMostKinds = 64;

  // The numbers of a kind begin at `first`; `values` says how many a, b and c can have: one where there is
  // nothing to say, none where the kind is not in this table.
  struct Kind {
    int first = 0;
    std::array<int, 3> values{};
  };

  std::array<Kind, kMostKinds> kind_{};
  std::uint8_t kinds_ = 0;
  int size_ = 0;
};

}  // namespace tsardom
