#include "server/held.hpp"

#include <utility>

#include "server/clocks.hpp"
#include "server/premises.hpp"
#include "server/replaying.hpp"
#include "table/record.hpp"

namespace tsardom::server {

Held Held::read(const StoredTable& stored) {
  Replayed again = play_again(stored);
  Held held;
  held.row = stored.row;
  held.about = std::move(again.about);
  held.table = std::move(again.table);
  held.streams = std::move(again.streams);
  held.chat = stored.chat;
  held.done = {stored.commands.begin(), stored.commands.end()};
  return held;
}

Stage Held::stage() const {
  if (!table) return Stage::gathering;
  return table->over() ? Stage::over : Stage::playing;
}

void Held::begin(Draft& draft, const Luck& luck) {
  Wish wish{.players = draft.about.players(), .options = draft.about.options, .names = {}};
  if (!draft.about.components.is_null()) wish.options["box"] = std::exchange(draft.about.components, nullptr);
  for (const Place& place : draft.about.places) wish.names.push_back(place.name);
  table = find_game(draft.about.game).open(wish);
  draft.about.header = table->record();
  draft.about.header.erase("moves");
  streams.begin(*table);
  deal(luck);
  streams.note_questions(*table);
}

void Held::play(const std::function<void()>& act, const Luck& luck) {
  act();
  streams.note(*table);
  deal(luck);
  streams.note_questions(*table);
}

void Held::deal(const Luck& luck) {
  while (table->chance_acts()) {
    Rng drawn(luck());
    table->play(kChance, table->draw(drawn));
    streams.note(*table);
  }
}

Change Held::change(const Draft& draft) const {
  Change change{.row = row, .before = row.lines, .chat = draft.chat, .command = draft.command};
  change.erased = draft.erased;
  change.row.about = about_text(draft.about);
  change.row.stage = stage();
  change.row.listed = draft.about.listed;
  // A secret choice leaves no trace in the lists, not even the time.
  const auto lines = static_cast<std::size_t>(row.lines);
  const bool plays = table && table->entries().size() > lines;
  if (!plays || streams.has_noticed_since(kSpectator, lines)) change.row.changed = wall_clock();
  change.row.wake = next_wake(draft.about, acting());
  if (draft.about.people() != about.people()) change.people = draft.about.people();
  if (!table) return change;
  const std::size_t first = draft.erased.empty() ? lines : 0;
  std::string chain = first == 0 ? chained("", write_json(draft.about.header)) : row.chain;
  const std::vector<Entry>& entries = table->entries();
  for (std::size_t at = first; at < entries.size(); ++at) {
    const std::string line = entry_text(table->lexicon(), entries[at]);
    chain = chained(chain, line);
    change.lines.push_back({line, chain});
  }
  change.row.lines = static_cast<std::int64_t>(entries.size());
  change.row.chain = chain;
  change.row.position = table->hash();
  return change;
}

void Held::keep(const Change& change, const Draft& draft) {
  row = change.row;
  about = draft.about;
  chat.insert(chat.end(), draft.chat.begin(), draft.chat.end());
  if (draft.command) done.insert(*draft.command);
}

}  // namespace tsardom::server
