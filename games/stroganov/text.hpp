// The vocabularies of the game: what a detail of a move, an event, a question or an option counts.
#pragma once

#include "core/words.hpp"
#include "games/stroganov/state.hpp"

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

constexpr Slot fur_slot(std::string_view part = {}) { return slot("fur", Terms::fur, part); }
constexpr Slot wish_slot(std::string_view part = {}) { return slot("wish", Terms::wish, part); }
constexpr Slot region_slot() { return slot("region", Terms::region, "region"); }
constexpr Slot column_slot() { return number_slot("column", kColumns, "column"); }
constexpr Slot left_slot() { return number_slot("left", kMostAtOnce); }
constexpr Slot thing_slot() { return slot("thing", Terms::thing); }

}  // namespace tsardom::stroganov
