#include "server/room.hpp"

#include <algorithm>

#include "server/log.hpp"
#include "server/replaying.hpp"
#include "table/notation.hpp"
#include "table/record.hpp"
#include "table/sheet.hpp"
#include "table/voice.hpp"

namespace tsardom::server {
namespace {

Text text_of(const Json& json) { return std::make_shared<const std::string>(write_json(json)); }

}  // namespace

Room::Room(std::string id, Premises& premises, Open open)
    : id_(std::move(id)), premises_(premises), open_(std::move(open)), lane_(premises.lanes.lane()) {
  ++premises_.metrics.rooms;
}
Room::~Room() { --premises_.metrics.rooms; }

// ------------------------------------------------------------------------------- one after the other

void Room::ask(Asker asker, Json request, Reply reply) {
  auto job =
      std::make_shared<Job>(Job{std::move(asker), std::move(request), std::move(reply), premises_.now()});
  lane_.post([self = shared_from_this(), job] {
    Room* room = self.get();
    self->enqueue(
        {[room, job] { room->run(*job); }, [room, job](const Refusal& why) { room->refuse(*job, why); }});
  });
}

void Room::wake() {
  lane_.post([self = shared_from_this()] {
    self->enqueue({[room = self.get()] { room->go_on(); }, [](const Refusal&) {}});
  });
}

void Room::go_on() {
  if (row_.stage == Stage::gathering && about_.is_full()) {
    Draft draft = this->draft();
    begin(draft);
    return save(std::move(draft), Job{{}, {}, [](const Json&) {}, premises_.now()}, [this] {
      broadcast_table();
      broadcast();
    });
  }
  ask_bots();
  set_alarm();
}

// Without anybody asking: after trouble play resumes by itself.
void Room::go_on_later() {
  constexpr std::chrono::seconds kBetweenTries{1};
  lane_.after(kBetweenTries, [room = weak_from_this()] {
    if (const std::shared_ptr<Room> self = room.lock()) self->wake();
  });
}

void Room::enqueue(Waiting waiting) {
  resting_ = false;
  queue_.push_back(std::move(waiting));
  pump();
}

void Room::pump() {
  while (!busy_ && !queue_.empty()) {
    if (!here_ && !sealed_) return load();
    const Waiting next = std::move(queue_.front());
    queue_.pop_front();
    if (sealed_) {
      next.refuse(*sealed_);
    } else {
      next.run();
    }
  }
}

void Room::run(const Job& job) {
  try {
    Fields fields(job.request);
    fields.has("id");
    fields.has("table");
    const std::string& name = fields.text("cmd");
    for (const Command& command : commands()) {
      if (command.name == name) return (this->*command.run)(job, fields);
    }
    throw Refusal("unknown_command", {{"command", quote(name)}, {"right", "hello"}});
  } catch (const Refusal& refusal) {
    refuse(job, refusal);
  }
}

bool Room::knows(std::string_view command) {
  return std::any_of(commands().begin(), commands().end(),
                     [command](const Command& known) { return known.name == command; });
}

void Room::answer(const Job& job, Json result) { job.reply(accepted(std::move(result))); }

void Room::refuse(const Job& job, const Refusal& refusal) {
  ++premises_.metrics.refusals;
  job.reply(refused(refusal, job.asker.player.lang));
}

// ------------------------------------------------------------------------------------------- keeping

void Room::load() {
  busy_ = true;
  const auto found = [self = shared_from_this()](std::optional<StoredTable> stored) {
    self->lane_.post([self, stored = std::move(stored)] {
      self->busy_ = false;
      if (stored) {
        self->loaded(*stored);
      } else {
        self->seal(Refusal("no_table"));
      }
      self->pump();
    });
  };
  const auto in_trouble = [self = shared_from_this()] {
    self->lane_.post([self] {
      self->busy_ = false;
      std::deque<Waiting> waiting;
      waiting.swap(self->queue_);
      for (const Waiting& job : waiting) job.refuse(Refusal("storage_down"));
      self->go_on_later();
    });
  };
  premises_.writer.look([id = id_, found](Store& store) { found(store.load(id)); }, in_trouble);
}

void Room::loaded(const StoredTable& stored) {
  try {
    replay(stored);
    here_ = true;
    since_ = premises_.now();
    if (table_) broadcast();
    ask_bots();
    set_alarm();
  } catch (const Refusal& refusal) {
    log("table_sealed", {{"table", id_}, {"code", refusal.code}});
    seal(refusal);
  } catch (const std::exception& trouble) {
    log("table_sealed", {{"table", id_}, {"why", trouble.what()}});
    seal(Refusal("damaged_table", {{"why", trouble.what()}}));
  }
}

void Room::replay(const StoredTable& stored) {
  forget();
  Replayed again = play_again(stored);
  row_ = stored.row;
  about_ = std::move(again.about);
  table_ = std::move(again.table);
  streams_ = std::move(again.streams);
  chat_ = stored.chat;
  done_ = {stored.commands.begin(), stored.commands.end()};
}

void Room::seal(const Refusal& why) {
  forget();
  sealed_ = why;
}

void Room::forget() {
  here_ = false;
  table_.reset();
  streams_ = {};
  chat_.clear();
  done_.clear();
  thinking_ = {};
  alarm_.reset();
}

void Room::rest() {
  lane_.post([self = shared_from_this()] {
    std::erase_if(self->watchers_, [](const Watcher& watcher) { return watcher.peer.expired(); });
    const bool idle = self->here_ && !self->busy_ && self->queue_.empty() && self->watchers_.empty();
    if (idle && self->next_wake(self->about_) < 0) self->forget();
    if (self->queue_.empty()) self->sealed_.reset();
    self->resting_ = !self->here_ && !self->busy_ && self->queue_.empty() && self->watchers_.empty();
  });
}

Change Room::change_of(const Draft& draft) const {
  Change change{.row = row_, .before = row_.lines, .chat = draft.chat, .command = draft.command};
  change.row.about = about_text(draft.about);
  change.row.stage = draft.stage;
  change.row.listed = draft.about.listed;
  change.row.changed = wall_clock();
  change.row.wake = next_wake(draft.about);
  if (draft.about.people() != about_.people()) change.people = draft.about.people();
  if (!table_) return change;
  std::string chain = row_.lines == 0 ? chained("", write_json(draft.about.header)) : row_.chain;
  const std::vector<Entry>& entries = table_->entries();
  for (auto at = static_cast<std::size_t>(row_.lines); at < entries.size(); ++at) {
    const std::string line = entry_text(table_->lexicon(), entries[at]);
    chain = chained(chain, line);
    change.lines.push_back({line, chain});
  }
  change.row.lines = static_cast<std::int64_t>(entries.size());
  change.row.chain = chain;
  change.row.position = table_->hash();
  return change;
}

void Room::save(Draft draft, const Job& job, std::function<void()> then) {
  busy_ = true;
  Change change = change_of(draft);
  const auto outcome = [self = shared_from_this(), change, draft = std::move(draft), job,
                        then = std::move(then)](Saved how) {
    self->lane_.post([self, how, change, draft, job, then] {
      self->busy_ = false;
      self->saved(how, change, draft, job, then);
      self->pump();
    });
  };
  premises_.writer.save(std::move(change), outcome);
}

void Room::saved(Saved how, const Change& change, const Draft& draft, const Job& job,
                 const std::function<void()>& then) {
  if (how != Saved::yes) {
    forget();
    go_on_later();
    return refuse(job, Refusal(how == Saved::clash ? "try_again" : "storage_down"));
  }
  row_ = change.row;
  about_ = draft.about;
  chat_.insert(chat_.end(), draft.chat.begin(), draft.chat.end());
  if (draft.command) done_.insert(*draft.command);
  since_ = premises_.now();
  then();
  ask_bots();
  set_alarm();
}

// ------------------------------------------------------------------------------------------- telling

Json Room::clock_json() const {
  Json clock = Json::array();
  for (Seat seat = 0; seat < about_.players(); ++seat) clock.push_back(time_left(seat));
  return clock;
}

Json Room::told(Seat viewer, const std::string& lang, int after) const {
  const auto words = words_for(table_->agreement(), lang);
  const Voice voice(*words, *table_);
  const bool sits = viewer < table_->players();
  Json json{{"table", id_},
            {"seat", sits ? Json(viewer) : Json("spectator")},
            {"version", streams_.version(viewer)},
            {"events", streams_.missed(voice, *table_, viewer, after)},
            {"actors", actors_json(*table_)}};
  if (sits) {
    json.update(asked_json(voice, *table_, viewer));
    json["undo"] = !table_->cannot_undo(viewer);
  } else {
    json["prompt"] = {{"seat", "spectator"}, {"question", nullptr}, {"text", voice.waiting()}};
    json["moves"] = Json::array();
  }
  json["view"] = table_->view(viewer);
  json["score"] = score_json(voice, *table_, viewer);
  if (about_.pace.has_clock()) json["clock"] = clock_json();
  return json;
}

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

void Room::broadcast_table() {
  for (const Watcher& watcher : watchers_) {
    if (const std::shared_ptr<Peer> peer = watcher.peer.lock())
      peer->send(text_of({{"push", "table"}, {"table", id_}, {"about", shown(watcher.player)}}));
  }
}

}  // namespace tsardom::server
