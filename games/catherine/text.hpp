// The vocabularies of the game: what a detail of a move or an event counts.
#pragma once

#include "core/words.hpp"

namespace tsardom::catherine {

enum class Terms : Vocabulary { card = kFirstVocabulary, city, order, part, cost, slot, gift };

inline constexpr Slot kTarget = slot("card", Terms::card);  // the action card that is activated

}  // namespace tsardom::catherine
