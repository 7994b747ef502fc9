// Tables for tests: a bluff or connect four, moves written as text.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "examples/connect_four/connect_four.hpp"
#include "table/notation.hpp"
#include "table/seating.hpp"
#include "tests/refused.hpp"
#include "tests/table/bluff.hpp"

namespace tsardom {

inline std::unique_ptr<Table> bluff_table(int players = 2) {
  return sit_down<bluff::Bluff>({.players = players});
}

inline std::vector<Event> play(Table& table, Seat seat, std::string_view move) {
  return table.play(seat, read_move(table.lexicon(), move));
}

inline void deal(Table& table, const std::vector<std::string_view>& cards) {
  for (const std::string_view card : cards) play(table, kChance, "deal " + std::string(card));
}

}  // namespace tsardom
