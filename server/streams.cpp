#include "server/streams.hpp"

#include <algorithm>

#include "table/notation.hpp"
#include "table/sheet.hpp"

namespace tsardom::server {

std::string Streams::question(const Table& table, Seat seat) {
  const Prompt prompt = table.prompt(seat);
  std::string text;
  if (prompt.question) {
    text += prompt.question->name;
    for (const Detail& detail : prompt.question->details) text += static_cast<char>(detail.value);
  }
  for (const Choice& choice : prompt.choices) {
    for (const std::uint8_t byte : {choice.move.kind, choice.move.a, choice.move.b, choice.move.c})
      text += static_cast<char>(byte);
  }
  return text;
}

void Streams::begin(const Table& table) {
  *this = {};
  for (Seat seat = 0; seat < table.players(); ++seat) viewers_.push_back(seat);
  viewers_.push_back(kSpectator);
  for (const Seat viewer : viewers_) sight_[viewer] = table.view_hash(viewer);
}

void Streams::note(const Table& table) {
  const Entry& entry = table.entries().back();
  const auto number = static_cast<std::uint32_t>(table.entries().size() - 1);
  for (const Seat viewer : viewers_) {
    std::string now = table.view_hash(viewer);
    const bool changed = now != sight_[viewer];
    const bool told = std::any_of(entry.events.begin(), entry.events.end(),
                                  [viewer](const Event& event) { return holds(event.told, viewer); });
    if (changed || told || (entry.is_undo && entry.seat == viewer)) noticed_[viewer].push_back(number);
    sight_[viewer] = std::move(now);
  }
}

void Streams::note_questions(const Table& table) {
  for (Seat seat = 0; seat < table.players(); ++seat) {
    std::string now = question(table, seat);
    if (now == question_[seat]) continue;
    question_[seat] = std::move(now);
    asked_since_[seat] = version(seat);
  }
}

bool Streams::has_noticed_moves_of(Seat seat, const Table& table) const {
  const std::vector<std::uint32_t>& noticed = noticed_[kSpectator];
  return std::any_of(noticed.begin(), noticed.end(), [&](std::uint32_t number) {
    const Entry& entry = table.entries()[number];
    return entry.seat == seat && !entry.is_undo && !entry.undone;
  });
}

std::size_t Streams::entries_at(Seat viewer, int version) const {
  return version == 0 ? 0 : noticed_[viewer][static_cast<std::size_t>(version) - 1] + std::size_t{1};
}

Json Streams::missed(const Voice& voice, const Table& table, Seat viewer, int after) const {
  Json events = Json::array();
  for (int next = after + 1; next <= version(viewer); ++next) {
    for (Json& event : noticed(voice, table, viewer, next)) events.push_back(std::move(event));
  }
  return events;
}

Json Streams::noticed(const Voice& voice, const Table& table, Seat viewer, int version) const {
  Json events = Json::array();
  if (version == 0) return events;
  const Entry& entry = table.entries()[entries_at(viewer, version) - 1];
  for (const Event& event : entry.events) events.push_back(told_json(voice, table, event, viewer));
  if (entry.is_undo) events.push_back(took_back_json(voice, table, entry, viewer));
  for (Json& event : events) event["version"] = version;
  return events;
}

}  // namespace tsardom::server
