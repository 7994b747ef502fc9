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

constexpr std::size_t kMostWatchers = 200;
constexpr const char* kAdviser = "strong";

Text text_of(const Json& json) { return std::make_shared<const std::string>(write_json(json)); }

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
  const std::string move = voice.move(entry.move);
  Json events = Json::array();
  for (const Event& event : entry.events)
    events.push_back(told_json(voice, table, opened(event), kSpectator));
  Json step{{"at", at}, {"seat", seat_json(entry.seat)}, {"text", entry_text(table.lexicon(), entry)}};
  step["label"] =
      entry.is_undo ? voice.words().say("table.took_back", {{"seat", voice.seat(entry.seat)}, {"move", move}})
                    : move;
  step["events"] = std::move(events);
  step["undone"] = entry.undone;
  return step;
}

}  // namespace

// --------------------------------------------------------------------------------------------- now

// The seat that is named, else the player's first one, else a spectator.
Seat Room::read_viewer(const Job& job, Fields& fields) const {
  const std::vector<Seat> own = about_.seats_of(job.asker.player.id);
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
  for (const ChatLine& line : chat_) answered["chat"].push_back(chat_json(line, job.asker.player.id));
  const int version = table_ ? streams_.version(seat) : -1;
  if (table_) answered.update(told(seat, job.asker.player.lang, known > version ? 0 : known));
  if (job.asker.peer) {
    std::erase_if(watchers_, [&](const Watcher& watcher) {
      const std::shared_ptr<Peer> peer = watcher.peer.lock();
      return !peer || (peer == job.asker.peer && watcher.seat == seat);
    });
    if (watchers_.size() >= kMostWatchers) throw Refusal("too_many", {{"most", kMostWatchers}});
    watchers_.push_back({job.asker.peer, job.asker.player.id, job.asker.player.lang, seat, chose, version});
  }
  answer(job, std::move(answered));
}

void Room::unwatch(const Job& job, Fields& fields) {
  fields.done();
  std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.peer.lock() == job.asker.peer; });
  answer(job, Json::object());
}

void Room::show(const Job& job, Fields& fields) {
  fields.done();
  answer(job, {{"about", shown(job.asker.player.id)}});
}

// A clock that stands still would tell that its seat has chosen, so while all choose at once each sees its
// own.
Json Room::clock_json(Seat viewer) const {
  const Seats acting = table_->actors_seen(viewer);
  const bool at_once = std::popcount(acting) > 1;
  Json clock = Json::array();
  for (Seat seat = 0; seat < about_.players(); ++seat) {
    const bool covered = at_once && seat != viewer && holds(acting, seat);
    clock.push_back(covered ? Json(nullptr) : Json(time_left(seat)));
  }
  return clock;
}

Json Room::told(Seat viewer, const std::string& lang, int after) const {
  const auto words = words_for(table_->agreement(), lang);
  const Voice voice(*words, *table_);
  Json json{{"table", id_},
            {"seat", seat_json(viewer)},
            {"lang", lang},
            {"version", streams_.version(viewer)},
            {"events", streams_.missed(voice, *table_, viewer, after)},
            {"actors", actors_json(*table_, viewer)}};
  if (viewer < table_->players()) {
    json.update(asked_json(voice, *table_, viewer));
    json["undo"] = !is_over() && !table_->cannot_undo(viewer);
  } else {
    json["prompt"] = {{"seat", seat_json(viewer)}, {"question", nullptr}, {"text", voice.waiting(viewer)}};
    json["moves"] = Json::array();
    json["undo"] = false;
  }
  json["view"] = table_->view(viewer);
  json["score"] = score_json(voice, *table_, viewer);
  if (about_.pace.has_clock()) json["clock"] = clock_json(viewer);
  return json;
}

// ------------------------------------------------------------------------------------------ earlier

// The table as it was after so many entries. The next look goes on from there if it can.
const Table& Room::past(std::size_t entries) {
  if (!past_ || past_->entries().size() > entries) {
    Json record = about_.header;
    record["moves"] = Json::array();
    past_ = tsardom::replay(record);
  }
  while (past_->entries().size() < entries)
    play_entry(*past_, entry_text(table_->lexicon(), table_->entries()[past_->entries().size()]));
  return *past_;
}

// What the viewer saw when it had a version; or, of a game that is over, everything at any entry.
void Room::look(const Job& job, Fields& fields) {
  if (!table_) throw Refusal("not_started");
  const auto words = words_for(table_->agreement(), job.asker.player.lang);
  const Voice voice(*words, *table_);
  if (fields.has("at")) {
    if (!is_over()) throw Refusal("not_over");
    const auto most = static_cast<std::int64_t>(table_->entries().size());
    const auto at = static_cast<std::size_t>(fields.number("at", 0, most));
    fields.done();
    const Table& then = past(at);
    Json seen{{"table", id_}, {"at", at}, {"actors", actors_json(then)}, {"view", then.state()}};
    seen["score"] = score_json(voice, then, {});
    seen["events"] = at == 0 ? Json::array() : step_json(voice, *table_, at)["events"];
    return answer(job, std::move(seen));
  }
  const Seat viewer = read_viewer(job, fields);
  const int version = static_cast<int>(fields.number("version", 0, streams_.version(viewer)));
  fields.done();
  const Table& then = past(streams_.entries_at(viewer, version));
  answer(job, {{"table", id_},
               {"seat", seat_json(viewer)},
               {"version", version},
               {"actors", actors_json(then, viewer)},
               {"view", then.view(viewer)},
               {"score", score_json(voice, then, viewer)},
               {"events", streams_.noticed(voice, *table_, viewer, version)}});
}

// All that the viewer noticed, and the points as it knew them.
void Room::history(const Job& job, Fields& fields) {
  if (!table_) throw Refusal("not_started");
  const Seat viewer = read_viewer(job, fields);
  fields.done();
  const auto words = words_for(table_->agreement(), job.asker.player.lang);
  const Voice voice(*words, *table_);
  Json steps = Json::array();
  for (int version = 1; version <= streams_.version(viewer); ++version) {
    const Table& then = past(streams_.entries_at(viewer, version));
    steps.push_back({{"version", version},
                     {"events", streams_.noticed(voice, *table_, viewer, version)},
                     {"score", totals_json(then, viewer)}});
  }
  answer(job, {{"table", id_}, {"seat", seat_json(viewer)}, {"steps", steps}});
}

// Every entry of a game that is over, with nothing hidden.
void Room::replay(const Job& job, Fields& fields) {
  fields.done();
  if (!is_over()) throw Refusal("not_over");
  const auto words = words_for(table_->agreement(), job.asker.player.lang);
  const Voice voice(*words, *table_);
  Json steps = Json::array();
  for (std::size_t at = 1; at <= table_->entries().size(); ++at) {
    Json step = step_json(voice, *table_, at);
    step["score"] = totals_json(past(at), {});
    steps.push_back(std::move(step));
  }
  answer(job, {{"about", shown(job.asker.player.id)}, {"steps", steps}});
}

// A record tells everything, so it is given out when the game is over.
void Room::record(const Job& job, Fields& fields) {
  fields.done();
  if (!is_over()) throw Refusal("not_over");
  answer(job, {{"record", table_->record()}});
}

// What lies in the box of this table, to draw it by.
void Room::box(const Job& job, Fields& fields) {
  fields.done();
  if (table_) return answer(job, {{"box", *table_->agreement().box}});
  answer(job, {{"box", about_.components.is_null() ? *find_game(about_.game).box : about_.components}});
}

// What a move would change, tried on a copy and forgotten; an illegal one is refused as `play` refuses it.
// What the move itself would let the seat learn is not told before it is played. While all choose at once
// nothing happens before the last one has chosen, and who has chosen is a secret.
void Room::preview(const Job& job, Fields& fields) {
  if (!table_) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const Json& wanted = fields.any("move");
  fields.done();
  const std::unique_ptr<Table> trial = table_->copy();
  const std::vector<Event> changes = trial->play(seat, read_move_json(trial->lexicon(), wanted));
  const bool at_once = std::popcount(table_->actors_seen(seat)) > 1;
  const bool teaches = !at_once && trial->cannot_undo(seat).has_value();
  const bool final = teaches || (!at_once && (trial->chance_acts() || trial->over()));
  const auto words = words_for(table_->agreement(), job.asker.player.lang);
  const Voice voice(*words, *trial);
  Json events = Json::array();
  for (const Event& event : changes) {
    if (!teaches && !at_once) events.push_back(told_json(voice, *trial, event, seat));
  }
  answer(job, {{"events", events}, {"final", final}});
}

// What a bot would do in the player's seat, out of what this seat sees.
void Room::hint(const Job& job, Fields& fields) {
  if (!table_) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const std::string level = fields.has("level") ? fields.text("level") : kAdviser;
  fields.done();
  check_level(level);
  const auto advise = [table = std::shared_ptr<const Table>(table_->copy()), seat, level, job,
                       luck = premises_.luck(), version = streams_.version(seat)] {
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
  premises_.thinkers.work_first(advise);
}

// ------------------------------------------------------------------------------------------- telling

// Everybody whose stream has grown; who shares seat and language shares the text.
void Room::broadcast() {
  struct Said {
    Seat seat;
    std::string lang;
    int after;
    Text text;
  };
  std::vector<Said> said;
  for (Watcher& watcher : watchers_) {
    const std::shared_ptr<Peer> peer = watcher.peer.lock();
    if (!peer || streams_.version(watcher.seat) == watcher.version) continue;
    const int after = std::max(watcher.version, 0);
    auto same = std::find_if(said.begin(), said.end(), [&](const Said& one) {
      return one.seat == watcher.seat && one.lang == watcher.lang && one.after == after;
    });
    if (same == said.end()) {
      Json message{{"push", "update"}};
      message.update(told(watcher.seat, watcher.lang, after));
      same = said.insert(said.end(), {watcher.seat, watcher.lang, after, text_of(message)});
    }
    peer->send(same->text);
    watcher.version = streams_.version(watcher.seat);
  }
  std::erase_if(watchers_, [](const Watcher& watcher) { return watcher.peer.expired(); });
}

// Once to everybody, also to who watches from several seats.
void Room::tell_all(const std::function<Json(const std::string& player)>& message) {
  std::set<std::shared_ptr<Peer>> told;
  for (const Watcher& watcher : watchers_) {
    const std::shared_ptr<Peer> peer = watcher.peer.lock();
    if (peer && told.insert(peer).second) peer->send(text_of(message(watcher.player)));
  }
}

void Room::broadcast_table() {
  tell_all([this](const std::string& player) -> Json {
    return {{"push", "table"}, {"table", id_}, {"about", shown(player)}};
  });
}

void Room::broadcast_chat(const ChatLine& line) {
  tell_all([&](const std::string& player) -> Json {
    return {{"push", "chat"}, {"table", id_}, {"line", chat_json(line, player)}};
  });
}

}  // namespace tsardom::server
