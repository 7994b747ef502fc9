// How a game names its moves, events, questions and refusals without knowing any human language. From these
// tables the table makes notation ("play hunter top"), JSON objects, labels, logs and prompts for every game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.hpp"

namespace tsardom {

// What a detail of a move or event counts: a plain number, a seat, or a term of one of the game's own
// vocabularies (cards, materials, cells ...), which are numbered from kFirstVocabulary on.
using Vocabulary = std::uint8_t;
inline constexpr Vocabulary kNumber = 0;
inline constexpr Vocabulary kSeatTerm = 1;
inline constexpr Vocabulary kFirstVocabulary = 2;

// One detail: its name, what it counts, and the part of the board where it lies ("hand", "display"; empty:
// nowhere). A page highlights "hand.hunter" when a move names the hunter in the slot whose part is "hand".
// A number has a largest value; seats and vocabularies know theirs. Where a detail may be absent, kHidden
// stands for nothing.
struct Slot {
  std::string_view name = {};
  Vocabulary vocabulary = kNumber;
  std::string_view part = {};
  std::uint8_t most = kHidden - 1;
  bool may_be_none = false;
};

constexpr Slot number_slot(std::string_view name, std::uint8_t most = kHidden - 1,
                           std::string_view part = {}) {
  return {name, kNumber, part, most};
}
constexpr Slot seat_slot(std::string_view name) { return {name, kSeatTerm, "seat"}; }
template <class Terms>
constexpr Slot slot(std::string_view name, Terms terms, std::string_view part = {}) {
  return {name, static_cast<Vocabulary>(terms), part};
}
constexpr Slot or_none(Slot slot) {
  slot.may_be_none = true;
  return slot;
}

// Who makes a move: the seats, or chance.
enum class By : std::uint8_t { seat, chance };

// A move kind has up to three slots (a, b, c), an event up to four (a, b, c, d). The rule is the one that
// allows the move or asks the question; an event brings its own.
struct Phrase {
  std::string_view name = {};
  std::string_view rule = {};
  std::array<Slot, 4> slots{};
  By by = By::seat;
};

// Something to agree upon before the game; its values are the terms of a vocabulary.
struct Option {
  std::string_view name;
  Vocabulary vocabulary;
  std::uint8_t usual = 0;
};

// What a move costs, for the prompt: so many of a term.
struct Price {
  Vocabulary vocabulary = kNumber;
  std::uint8_t term = 0;
  std::uint8_t count = 0;
};
using Prices = List<Price, 8>;

struct Language {
  std::string_view game;     // id, name of its folder and first part of its word keys
  std::string_view version;  // of the rules: another one where an old record may no longer replay
  std::uint8_t least_players, most_players;
  std::span<const Option> options;
  std::span<const std::string_view> vocabularies;   // names, from kFirstVocabulary on
  std::span<const Phrase> moves;                    // by Move::kind
  std::span<const Phrase> events;                   // by Event::kind
  std::span<const Phrase> questions;                // by Step::room
  std::span<const std::string_view> reasons;        // every Reason::key it gives
  std::span<const std::string_view> score_parts;    // by index into Standing::part
  Vocabulary titles = kNumber;                      // what Standing::title counts
  std::span<const std::string_view> warnings = {};  // every Reason::key by which it warns
};

}  // namespace tsardom
