// The vocabularies of the game: what a detail of a move, an event or an option counts.
#pragma once

#include "core/words.hpp"
#include "games/perestroika/state.hpp"

namespace tsardom::perestroika {

enum class Terms : Vocabulary {
  card = kFirstVocabulary,
  material,
  building,
  half,
  cell,
  scenario,
  start,
  chip_rule,
  rank
};

inline constexpr Slot kHalfSlot = slot("half", Terms::half);

}  // namespace tsardom::perestroika
