// All names of one game, those of its language and those of its box, and what is said with them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/described.hpp"

namespace tsardom {

// One detail of a move, event or question, e.g. card = hunter. Numbers and seats have no id.
struct Detail {
  std::string_view slot;
  Vocabulary vocabulary = kNumber;
  std::uint16_t value = 0;
  std::string_view id = {};
  std::string_view part = {};
  bool hidden = false;  // the reader may not know it; value and id are blank

  bool is_term() const { return vocabulary >= kFirstVocabulary; }
};

// A move, event or question with its details named.
struct Saying {
  std::string_view name;
  std::string_view rule;
  std::vector<Detail> details;
};

// Answers stay valid as long as the lexicon.
class Lexicon {
 public:
  template <Described G>
  Lexicon(const G& game, int seats) : language_(&G::language()), seats_(seats) {
    if constexpr (requires { game.rival(); }) rival_ = game.rival();
    terms_.resize(language_->vocabularies.size());
    for (std::size_t v = 0; v < terms_.size(); ++v) {
      for (int value = 0; value < kHidden; ++value) {
        const std::string_view id =
            game.term(static_cast<Vocabulary>(kFirstVocabulary + v), static_cast<std::uint8_t>(value));
        if (id.empty()) break;
        terms_[v].emplace_back(id);
      }
    }
  }

  const Language& language() const { return *language_; }
  int seats() const { return seats_; }
  // The opponent that plays by itself, in the seat behind the players; empty: there is none.
  std::string_view rival() const { return rival_; }
  // The name of a vocabulary ("card"), and its terms by value; for numbers and seats none.
  std::string_view vocabulary(Vocabulary vocabulary) const;
  const std::vector<std::string>& terms(Vocabulary vocabulary) const;
  // Is there such a value, and how is it written: "hunter", "3"; a hidden or unknown one is "?".
  bool knows(Vocabulary vocabulary, std::uint16_t value) const;
  std::string text(Vocabulary vocabulary, std::uint16_t value) const;
  // Does every byte of the move mean something?
  bool knows(Move move) const;

  Saying move(Move move) const;
  Saying event(const Event& event, Seat reader) const;
  // The question of a room; `details` are those of the step.
  Saying question(std::uint8_t room, const std::array<std::uint8_t, 4>& details) const;

 private:
  Saying said(const Phrase& phrase, const std::array<std::uint16_t, 4>& values) const;

  const Language* language_;
  int seats_;
  std::string_view rival_ = {};
  std::vector<std::vector<std::string>> terms_;
};

}  // namespace tsardom
