#include "table/notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "table/refusal.hpp"

namespace tsardom {
namespace {

constexpr std::size_t kMoveSlots = 3;

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const std::size_t size = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
}

// What was wrong, the word in question, the detail it belongs to, and what would be right.
Refusal bad_move(std::string_view why, std::string_view word, std::string_view slot = {},
                 std::string_view right = {}) {
  return Refusal("bad_move", {{"why", why}, {"word", word}, {"slot", slot}, {"right", right}});
}

std::uint8_t move_kind(const Language& language, std::string_view name) {
  std::vector<std::string> right;
  for (std::size_t kind = 0; kind < language.moves.size(); ++kind) {
    if (language.moves[kind].name == name) return static_cast<std::uint8_t>(kind);
    right.emplace_back(language.moves[kind].name);
  }
  throw bad_move("unknown_kind", quote(name), {}, listed(right));
}

std::optional<std::uint8_t> whole_number(std::string_view text) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number >= kHidden) return {};
  return static_cast<std::uint8_t>(number);
}

std::uint8_t read_value(const Lexicon& lexicon, const Slot& slot, std::string_view text) {
  if (slot.vocabulary < kFirstVocabulary) {
    const std::optional<std::uint8_t> number = whole_number(text);
    if (number && lexicon.knows(slot.vocabulary, *number)) return *number;
    const int most = slot.vocabulary == kNumber ? kHidden - 1 : lexicon.seats() - 1;
    throw bad_move("not_a_number", quote(text), slot.name, "0.." + std::to_string(most));
  }
  const std::vector<std::string>& terms = lexicon.terms(slot.vocabulary);
  const auto found = std::find(terms.begin(), terms.end(), text);
  if (found == terms.end()) throw bad_move("unknown_word", quote(text), slot.name, listed(terms));
  return static_cast<std::uint8_t>(found - terms.begin());
}

bool has_slot(const std::array<Slot, 4>& slots, std::string_view name) {
  return std::any_of(slots.begin(), slots.begin() + kMoveSlots,
                     [name](const Slot& slot) { return slot.name == name; });
}

Move assemble(std::uint8_t kind, const std::array<std::uint8_t, kMoveSlots>& values) {
  return {kind, values[0], values[1], values[2]};
}

Json detail_json(const Detail& detail) {
  if (detail.hidden) return nullptr;
  if (detail.is_term()) return detail.id;
  return detail.value;
}

// A field of a move object, as notation would write it.
std::string field_text(const Json& json, const Slot& slot) {
  if (json.is_string() && slot.vocabulary >= kFirstVocabulary) return json.get<std::string>();
  if (json.is_number_integer()) return write_json(json);
  throw bad_move("wrong_type", shown(json), slot.name);
}

}  // namespace

std::string move_text(const Lexicon& lexicon, Move move) {
  const Saying saying = lexicon.move(move);
  std::string text(saying.name);
  for (const Detail& detail : saying.details) text += ' ' + lexicon.text(detail.vocabulary, detail.value);
  return text;
}

Json move_json(const Lexicon& lexicon, Move move) {
  const Saying saying = lexicon.move(move);
  Json json{{"kind", saying.name}};
  for (const Detail& detail : saying.details) json[std::string(detail.slot)] = detail_json(detail);
  return json;
}

Move read_move(const Lexicon& lexicon, std::string_view text) {
  const std::vector<std::string_view> words = split(text);
  if (words.empty()) throw bad_move("empty", quote(text));
  const std::uint8_t kind = move_kind(lexicon.language(), words[0]);
  std::array<std::uint8_t, kMoveSlots> values{};
  std::size_t next = 1;
  for (std::size_t i = 0; i < kMoveSlots; ++i) {
    const Slot& slot = lexicon.language().moves[kind].slots[i];
    if (slot.name.empty()) continue;
    if (next >= words.size()) throw bad_move("missing_detail", quote(text), slot.name);
    values[i] = read_value(lexicon, slot, words[next++]);
  }
  if (next < words.size()) throw bad_move("extra_detail", quote(words[next]));
  return assemble(kind, values);
}

Move read_move_json(const Lexicon& lexicon, const Json& json) {
  if (json.is_string()) return read_move(lexicon, json.get_ref<const std::string&>());
  if (!json.is_object()) throw bad_move("not_a_move", shown(json));
  const auto name = json.find("kind");
  if (name == json.end() || !name->is_string()) throw bad_move("missing_detail", shown(json), "kind");
  const std::uint8_t kind = move_kind(lexicon.language(), name->get_ref<const std::string&>());
  std::array<std::uint8_t, kMoveSlots> values{};
  std::size_t fields = 1;
  const std::array<Slot, 4>& slots = lexicon.language().moves[kind].slots;
  for (std::size_t i = 0; i < kMoveSlots; ++i) {
    if (slots[i].name.empty()) continue;
    const auto field = json.find(slots[i].name);
    if (field == json.end()) throw bad_move("missing_detail", shown(*name), slots[i].name);
    values[i] = read_value(lexicon, slots[i], field_text(*field, slots[i]));
    ++fields;
  }
  if (fields == json.size()) return assemble(kind, values);
  for (const auto& [field, value] : json.items()) {
    if (field != "kind" && !has_slot(slots, field)) throw bad_move("extra_detail", quote(field));
  }
  return assemble(kind, values);
}

Json event_json(const Lexicon& lexicon, const Event& event, Seat reader) {
  const Saying saying = lexicon.event(event, reader);
  Json json{{"event", saying.name}, {"seat", seat_json(event.seat)}};
  for (const Detail& detail : saying.details) json[std::string(detail.slot)] = detail_json(detail);
  if (!saying.rule.empty()) json["rule"] = saying.rule;
  return json;
}

std::vector<std::string> move_parts(const Lexicon& lexicon, Move move) {
  std::vector<std::string> parts;
  for (const Detail& detail : lexicon.move(move).details) {
    if (detail.part.empty()) continue;
    parts.push_back(std::string(detail.part) + '.' + lexicon.text(detail.vocabulary, detail.value));
  }
  return parts;
}

Json seat_json(Seat seat) {
  if (seat < kMostSeats) return seat;
  return seat_text(seat);
}

std::string seat_text(Seat seat) {
  if (seat < kMostSeats) return std::to_string(seat);
  return seat == kSpectator ? "spectator" : "chance";
}

}  // namespace tsardom
