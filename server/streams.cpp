#include "server/streams.hpp"

#include <algorithm>

#include "table/notation.hpp"
#include "table/sheet.hpp"

namespace tsardom::server {

std::string Streams::sight(const Table& table, Seat viewer) {
  return table.view_hash(viewer) + static_cast<char>(table.actors());
}

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
  for (const Seat viewer : viewers_) sight_[viewer] = sight(table, viewer);
}

void Streams::note(const Table& table) {
  const Entry& entry = table.entries().back();
  const auto number = static_cast<std::uint32_t>(table.entries().size() - 1);
  for (const Seat viewer : viewers_) {
    std::string now = sight(table, viewer);
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

Json Streams::missed(const Voice& voice, const Table& table, Seat viewer, int after) const {
  Json events = Json::array();
  const std::vector<std::uint32_t>& noticed = noticed_[viewer];
  for (std::size_t i = static_cast<std::size_t>(after); i < noticed.size(); ++i) {
    const Entry& entry = table.entries()[noticed[i]];
    for (const Event& event : entry.events) events.push_back(told_json(voice, table, event, viewer));
    if (!entry.is_undo) continue;
    Json back{{"event", "took_back"}, {"seat", entry.seat}};
    // What was taken back only its seat need know: it may have been a secret.
    if (entry.seat == viewer) back["move"] = move_json(table.lexicon(), entry.move);
    back["text"] = entry.seat == viewer
                       ? voice.words().say("table.took_back",
                                           {{"seat", voice.seat(viewer)}, {"move", voice.move(entry.move)}})
                       : voice.words().say("table.took_something_back", {{"seat", voice.seat(entry.seat)}});
    events.push_back(std::move(back));
  }
  return events;
}

}  // namespace tsardom::server
