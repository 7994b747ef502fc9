// The vocabularies of the game: what a detail of a move, an event or an option counts.
#pragma once

#include "core/words.hpp"

namespace tsardom::stroganov {

enum class Terms : Vocabulary {
  fur = kFirstVocabulary,  // with the tiger
  landscape,
  village,
  yurt,
  song,
  wish,
  card,
  region,
  bonus,
  reward,
  hunt,
  thing,
  season,
  setup_furs,
  sides,
  colours,
  solo_deck,
  agreed,
  rival,
  hunt_card
};

}  // namespace tsardom::stroganov
