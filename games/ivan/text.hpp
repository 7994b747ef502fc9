// The vocabularies of the game: what a detail of a move or an event counts.
#pragma once

#include "core/words.hpp"

namespace tsardom::ivan {

enum class Terms : Vocabulary {
  resource = kFirstVocabulary,
  city,
  region,
  waterway,
  chamber,
  assignment,
  project,
  title,
  estate,
  token,
  item,
  spoils,
  region_token,
  reward,
  free_action,
  part,
  piece,
  slot,
  slots,
  deck,
  score
};

// Details that several moves, events and questions have.
inline constexpr Slot kCitySlot = slot("city", Terms::city, "map");
inline constexpr Slot kChamberSlot = slot("chamber", Terms::chamber, "kremlin");
inline constexpr Slot kAskedSlot = number_slot("asked", 1);
inline constexpr Slot kOwnerSlot = seat_slot("owner");

}  // namespace tsardom::ivan
