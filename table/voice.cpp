#include "table/voice.hpp"

namespace tsardom {

std::string Voice::key(std::string_view section, std::string_view name) const {
  return std::string(table_.language().game) + '.' + std::string(section) + '.' + std::string(name);
}

std::string Voice::seat(Seat seat) const {
  if (seat == kChance) return words_.say("table.chance");
  if (seat == kSpectator) return words_.say("table.spectator");
  const std::vector<std::string>& names = table_.agreement().names;
  if (seat < names.size() && !names[seat].empty()) return names[seat];
  const std::string_view rival = table_.lexicon().rival();
  if (seat == table_.players() && !rival.empty()) return words_.term(table_.language().game, "rival", rival);
  return words_.say("table.seat", {{"number", seat + 1}});
}

std::string Voice::term(Vocabulary vocabulary, std::uint16_t value) const {
  const Lexicon& lexicon = table_.lexicon();
  if (vocabulary == kSeatTerm) return seat(static_cast<Seat>(value));
  const std::string id = lexicon.text(vocabulary, value);
  return vocabulary == kNumber ? id
                               : words_.term(lexicon.language().game, lexicon.vocabulary(vocabulary), id);
}

// Every detail under its name: a number, a player's name or a term's; and with "_id" its id, to choose by.
// The id of whoever reads is "you".
Args Voice::args(const Saying& saying, Seat reader) const {
  Args args;
  for (const Detail& detail : saying.details) {
    const std::string slot_id = std::string(detail.slot) + "_id";
    if (detail.hidden) {
      args.emplace_back(detail.slot, words_.say("table.hidden"));
      args.emplace_back(slot_id, "hidden");
      continue;
    }
    if (detail.vocabulary == kNumber) {
      args.emplace_back(detail.slot, detail.value);
      continue;
    }
    args.emplace_back(detail.slot, term(detail.vocabulary, detail.value));
    const bool is_reader = detail.vocabulary == kSeatTerm && detail.value == reader;
    args.emplace_back(slot_id, is_reader ? "you" : table_.lexicon().text(detail.vocabulary, detail.value));
  }
  return args;
}

std::string Voice::move(Move move) const {
  const Saying saying = table_.lexicon().move(move);
  return words_.say(key("move", saying.name), args(saying));
}

std::string Voice::help(Move move) const {
  const Saying saying = table_.lexicon().move(move);
  if (!words_.has(key("help", saying.name))) return this->move(move);
  std::string terms;
  for (const Detail& detail : saying.details) {
    if (!detail.is_term()) continue;
    if (!terms.empty()) terms += '.';
    terms += detail.id;
  }
  Args given = args(saying);
  given.emplace_back("effect", words_.effect(terms));
  return words_.say(key("help", saying.name), given);
}

std::string_view Voice::rule(Move move) const { return table_.lexicon().move(move).rule; }

std::string Voice::event(const Event& event, Seat reader) const {
  const Saying saying = table_.lexicon().event(event, reader);
  Args given = args(saying, reader);
  given.emplace_back("seat", seat(event.seat));
  given.emplace_back("seat_id", event.seat == reader ? "you" : event.seat == kChance ? "chance" : "other");
  return words_.say(key("event", saying.name), given);
}

std::string Voice::took_back(const Entry& undo, std::optional<Seat> reader) const {
  if (reader && *reader != undo.seat)
    return words_.say("table.took_something_back", {{"seat", seat(undo.seat)}});
  return words_.say("table.took_back", {{"seat", seat(undo.seat)}, {"move", move(undo.move)}});
}

std::string Voice::question(const Prompt& prompt) const {
  if (!prompt.question) return waiting(prompt.seat);
  if (prompt.seat == kChance) return words_.say("table.ask_chance");
  Args given = args(*prompt.question, prompt.seat);
  given.emplace_back("seat", seat(prompt.seat));
  return words_.say(key("ask", prompt.question->name), given);
}

std::string Voice::waiting(Seat viewer) const {
  const Seats actors = viewer == kChance ? table_.actors() : table_.actors_seen(viewer);
  if (actors == 0) return words_.say("table.over");
  if (holds(actors, kChance)) return words_.say("table.ask_chance");
  std::vector<std::string> names;
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    if (holds(actors, seat)) names.push_back(this->seat(seat));
  }
  return words_.say("table.waiting", {{"names", listed(names)}});
}

std::string Voice::price(const Price& price) const {
  const Lexicon& lexicon = table_.lexicon();
  const std::string own = key("price", lexicon.vocabulary(price.vocabulary));
  return words_.say(words_.has(own) ? own : "table.price",
                    {{"count", price.count},
                     {"what", term(price.vocabulary, price.term)},
                     {"what_id", lexicon.text(price.vocabulary, price.term)}});
}

std::string Voice::warning(const Reason& warning) const { return words_.say(key("warn", warning.key)); }

std::string Voice::score_part(std::size_t part) const {
  return words_.say(key("score", table_.language().score_parts[part]));
}

std::string Voice::option(std::string_view name) const { return words_.say(key("option", name)); }

}  // namespace tsardom
