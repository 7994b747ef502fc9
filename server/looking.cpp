// The room and who looks at it: now, at an earlier moment, or at a game that is over.
#include <algorithm>
#include <bit>

#include "server/room.hpp"
#include "table/notation.hpp"
#include "table/record.hpp"
#include "table/sheet.hpp"
#include "table/voice.hpp"

namespace tsardom::server {
namespace {

constexpr const char* kAdviser = "strong";

Json chat_json(const ChatLine& line, const std::string& player) {
  return {{"name", line.name}, {"text", line.text}, {"at", line.at}, {"yours", line.player == player}};
}

// As everybody may know it when the game is over.
Event opened(Event event) {
  event.told = kEverybody;
  return event;
}

Json totals_json(const Table& table, std::optional<Seat> viewer) {
  const Standing standing = table.standing(viewer);
  const int seats = table.players() + standing.rivals;
  return std::vector<int>(standing.total.begin(), standing.total.begin() + seats);
}

Json step_json(const Voice& voice, const Table& table, std::size_t at) {
  const Entry& entry = table.entries()[at - 1];
  Json events = Json::array();
  for (const Event& event : entry.events)
    events.push_back(told_json(voice, table, opened(event), kSpectator));
  Json step{{"at", at}, {"seat", seat_json(entry.seat)}, {"text", entry_text(table.lexicon(), entry)}};
  step["label"] = entry.is_undo ? voice.took_back(entry, {}) : voice.move(entry.move);
  step["events"] = std::move(events);
  step["undone"] = entry.undone;
  return step;
}

}  // namespace

// --------------------------------------------------------------------------------------------- now

// The seat that is named, else the player's first one, else a spectator.
Seat Room::read_viewer(const Job& job, Fields& fields) const {
  const std::vector<Seat> own = held_.about.seats_of(job.asker.player.id);
  if (!fields.has("seat")) return own.empty() ? kSpectator : own.front();
  return fields.any("seat") == "spectator" ? kSpectator : read_own_seat(job, fields);
}

// The answer to `watch` is what an update is, and says what was missed since the version the client has.
void Room::watch(const Job& job, Fields& fields) {
  const bool chose = fields.has("seat");
  const Seat seat = read_viewer(job, fields);
  const int known = fields.has("version") ? static_cast<int>(fields.number("version", 0, INT32_MAX)) : 0;
  fields.done();
  Json answered{{"about", shown(job.asker.player.id)}, {"chat", Json::array()}};
  for (const ChatLine& line : held_.chat) answered["chat"].push_back(chat_json(line, job.asker.player.id));
  const int version = held_.table ? held_.streams.version(seat) : -1;
  if (held_.table) answered.update(told(seat, job.asker.player.lang, known > version ? 0 : known));
  if (job.asker.peer) {
    watchers_.add({job.asker.peer, job.asker.player.id, job.asker.player.lang, seat, chose, version},
                  held_.about);
  }
  answer(job, std::move(answered));
}

void Room::unwatch(const Job& job, Fields& fields) {
  fields.done();
  watchers_.remove(job.asker.peer);
  answer(job, Json::object());
}

void Room::show(const Job& job, Fields& fields) {
  fields.done();
  answer(job, {{"about", shown(job.asker.player.id)}});
}

Json Room::told(Seat viewer, const std::string& lang, int after) const {
  const auto words = words_for(held_.table->agreement(), lang);
  const Voice voice(*words, *held_.table);
  Json json{{"table", id_},
            {"seat", seat_json(viewer)},
            {"lang", lang},
            {"version", held_.streams.version(viewer)},
            {"events", held_.streams.missed(voice, *held_.table, viewer, after)},
            {"actors", actors_json(*held_.table, viewer)}};
  if (viewer < held_.table->players()) {
    json.update(asked_json(voice, *held_.table, viewer));
    json["undo"] = !held_.is_over() && !held_.table->cannot_undo(viewer);
  } else {
    json["prompt"] = {{"seat", seat_json(viewer)}, {"question", nullptr}, {"text", voice.waiting(viewer)}};
    json["moves"] = Json::array();
    json["undo"] = false;
  }
  json["view"] = held_.table->view(viewer);
  json["score"] = score_json(voice, *held_.table, viewer);
  if (held_.about.pace.has_clock())
    json["clock"] =
        clocks_.shown(held_.about, held_.acting(), held_.table->actors_seen(viewer), viewer, premises_.now());
  return json;
}

// ------------------------------------------------------------------------------------------ earlier

// What the viewer saw when it had a version; or, of a game that is over, everything at any entry.
void Room::look(const Job& job, Fields& fields) {
  if (!held_.table) throw Refusal("not_started");
  const auto words = words_for(held_.table->agreement(), job.asker.player.lang);
  const Voice voice(*words, *held_.table);
  if (fields.has("at")) {
    if (!held_.is_over()) throw Refusal("not_over");
    const auto most = static_cast<std::int64_t>(held_.table->entries().size());
    const auto at = static_cast<std::size_t>(fields.number("at", 0, most));
    fields.done();
    const Table& then = past_.at(*held_.table, at);
    Json seen{{"table", id_}, {"at", at}, {"actors", actors_json(then)}, {"view", then.state()}};
    seen["score"] = score_json(voice, then, {});
    seen["events"] = at == 0 ? Json::array() : step_json(voice, *held_.table, at)["events"];
    return answer(job, std::move(seen));
  }
  const Seat viewer = read_viewer(job, fields);
  const int version = static_cast<int>(fields.number("version", 0, held_.streams.version(viewer)));
  fields.done();
  const Table& then = past_.at(*held_.table, held_.streams.entries_at(viewer, version));
  answer(job, {{"table", id_},
               {"seat", seat_json(viewer)},
               {"version", version},
               {"actors", actors_json(then, viewer)},
               {"view", then.view(viewer)},
               {"score", score_json(voice, then, viewer)},
               {"events", held_.streams.noticed(voice, *held_.table, viewer, version)}});
}

// All that the viewer noticed, and the points as it knew them.
void Room::history(const Job& job, Fields& fields) {
  if (!held_.table) throw Refusal("not_started");
  const Seat viewer = read_viewer(job, fields);
  fields.done();
  const auto words = words_for(held_.table->agreement(), job.asker.player.lang);
  const Voice voice(*words, *held_.table);
  Json steps = Json::array();
  for (int version = 1; version <= held_.streams.version(viewer); ++version) {
    const Table& then = past_.at(*held_.table, held_.streams.entries_at(viewer, version));
    steps.push_back({{"version", version},
                     {"events", held_.streams.noticed(voice, *held_.table, viewer, version)},
                     {"score", totals_json(then, viewer)}});
  }
  answer(job, {{"table", id_}, {"seat", seat_json(viewer)}, {"steps", steps}});
}

// Every entry of a game that is over, with nothing hidden.
void Room::replay(const Job& job, Fields& fields) {
  fields.done();
  if (!held_.is_over()) throw Refusal("not_over");
  const auto words = words_for(held_.table->agreement(), job.asker.player.lang);
  const Voice voice(*words, *held_.table);
  Json steps = Json::array();
  for (std::size_t at = 1; at <= held_.table->entries().size(); ++at) {
    Json step = step_json(voice, *held_.table, at);
    step["score"] = totals_json(past_.at(*held_.table, at), {});
    steps.push_back(std::move(step));
  }
  answer(job, {{"about", shown(job.asker.player.id)}, {"steps", steps}});
}

// A record tells everything, so it is given out when the game is over.
void Room::record(const Job& job, Fields& fields) {
  fields.done();
  if (!held_.is_over()) throw Refusal("not_over");
  answer(job, {{"record", held_.table->record()}});
}

// What lies in the box of this table, to draw it by.
void Room::box(const Job& job, Fields& fields) {
  fields.done();
  if (held_.table) return answer(job, {{"box", *held_.table->agreement().box}});
  answer(job, {{"box", held_.about.components.is_null() ? *find_game(held_.about.game).box
                                                        : held_.about.components}});
}

// What a move would change, tried on a copy and forgotten; an illegal one is refused as `play` refuses it.
// What the move itself would let the seat learn is not told before it is played. While all choose at once
// nothing happens before the last one has chosen, and who has chosen is a secret.
void Room::preview(const Job& job, Fields& fields) {
  if (!held_.table) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const Json& wanted = fields.any("move");
  fields.done();
  const std::unique_ptr<Table> trial = held_.table->copy();
  const std::vector<Event> changes = trial->play(seat, read_move_json(trial->lexicon(), wanted));
  const bool at_once = std::popcount(held_.table->actors_seen(seat)) > 1;
  const bool teaches = !at_once && trial->cannot_undo(seat).has_value();
  const bool final = teaches || (!at_once && (trial->chance_acts() || trial->over()));
  const auto words = words_for(held_.table->agreement(), job.asker.player.lang);
  const Voice voice(*words, *trial);
  Json events = Json::array();
  for (const Event& event : changes) {
    if (!teaches && !at_once) events.push_back(told_json(voice, *trial, event, seat));
  }
  answer(job, {{"events", events}, {"final", final}});
}

// What a bot would do in the player's seat, out of what this seat sees.
void Room::hint(const Job& job, Fields& fields) {
  if (!held_.table) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const std::string level = fields.has("level") ? fields.text("level") : kAdviser;
  fields.done();
  check_level(level);
  const auto advise = [table = std::shared_ptr<const Table>(held_.table->copy()), seat, level, job,
                       luck = premises_.luck(), version = held_.streams.version(seat)] {
    const std::string& lang = job.asker.player.lang;
    try {
      const Answer advice = table->ask_bot(seat, find_bot(level).value(), luck);
      const auto words = words_for(table->agreement(), lang);
      const Voice voice(*words, *table);
      Json hint = answer_json(voice, *table, advice);
      hint.update({{"label", voice.move(advice.move)}, {"level", level}, {"version", version}});
      job.reply(accepted(std::move(hint)));
    } catch (const Refusal& refusal) {
      job.reply(refused(refusal, lang));
    }
  };
  premises_.thinkers.hint(job.asker.player.id, job.asker.address, advise);
}

// ------------------------------------------------------------------------------------------- telling

void Room::broadcast() {
  watchers_.update(held_.streams, [this](Seat viewer, const std::string& lang, int after) {
    return told(viewer, lang, after);
  });
}

void Room::broadcast_table() {
  watchers_.tell([this](const std::string& player) -> Json {
    return {{"push", "table"}, {"table", id_}, {"about", shown(player)}};
  });
}

void Room::broadcast_chat(const ChatLine& line) {
  watchers_.tell([&](const std::string& player) -> Json {
    return {{"push", "chat"}, {"table", id_}, {"line", chat_json(line, player)}};
  });
}

}  // namespace tsardom::server
