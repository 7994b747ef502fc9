#include "table/lexicon.hpp"

namespace tsardom {
namespace {

// A detail of a move or a question among those of events.
std::uint16_t widened(std::uint8_t value) { return value == kHidden ? kUntold : value; }

}  // namespace

std::string_view Lexicon::vocabulary(Vocabulary vocabulary) const {
  if (vocabulary == kNumber) return "number";
  if (vocabulary == kSeatTerm) return "seat";
  const std::size_t index = vocabulary - std::size_t{kFirstVocabulary};
  return index < terms_.size() ? language_->vocabularies[index] : std::string_view{};
}

const std::vector<std::string>& Lexicon::terms(Vocabulary vocabulary) const {
  static const std::vector<std::string> kNone;
  const std::size_t index = vocabulary - std::size_t{kFirstVocabulary};
  return vocabulary >= kFirstVocabulary && index < terms_.size() ? terms_[index] : kNone;
}

bool Lexicon::knows(Vocabulary vocabulary, std::uint16_t value) const {
  if (value == kUntold) return false;
  if (vocabulary == kNumber) return true;
  return vocabulary == kSeatTerm ? value < seats_ + !rival_.empty() : value < terms(vocabulary).size();
}

std::string Lexicon::text(Vocabulary vocabulary, std::uint16_t value) const {
  if (!knows(vocabulary, value)) return "?";
  return vocabulary < kFirstVocabulary ? std::to_string(value) : terms(vocabulary)[value];
}

bool Lexicon::knows(Move move) const {
  if (move.kind >= language_->moves.size()) return false;
  const std::array<std::uint8_t, 3> values{move.a, move.b, move.c};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Slot& slot = language_->moves[move.kind].slots[i];
    if (slot.name.empty() ? values[i] != 0 : !knows(slot.vocabulary, widened(values[i]))) return false;
  }
  return true;
}

Saying Lexicon::said(const Phrase& phrase, const std::array<std::uint16_t, 4>& values) const {
  Saying saying{phrase.name, phrase.rule, {}};
  for (std::size_t i = 0; i < phrase.slots.size(); ++i) {
    const Slot& slot = phrase.slots[i];
    if (slot.name.empty()) continue;
    Detail detail{.slot = slot.name, .vocabulary = slot.vocabulary, .value = values[i], .part = slot.part};
    detail.hidden = !knows(slot.vocabulary, values[i]);
    if (detail.is_term() && !detail.hidden) detail.id = terms(slot.vocabulary)[values[i]];
    saying.details.push_back(detail);
  }
  return saying;
}

Saying Lexicon::move(Move move) const {
  if (move.kind >= language_->moves.size()) return {"?", {}, {}};
  return said(language_->moves[move.kind], {widened(move.a), widened(move.b), widened(move.c), 0});
}

Saying Lexicon::event(const Event& event, Seat reader) const {
  if (event.kind >= language_->events.size()) return {"?", event.rule, {}};
  const std::uint16_t a = holds(event.told, reader) ? event.a : kUntold;
  Saying saying = said(language_->events[event.kind], {a, event.b, event.c, event.d});
  if (!event.rule.empty()) saying.rule = event.rule;
  return saying;
}

Saying Lexicon::question(std::uint8_t room, const std::array<std::uint8_t, 4>& details) const {
  if (room >= language_->questions.size()) return {"?", {}, {}};
  return said(language_->questions[room],
              {widened(details[0]), widened(details[1]), widened(details[2]), widened(details[3])});
}

}  // namespace tsardom
