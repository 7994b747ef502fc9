#include "server/room.hpp"

#include <algorithm>

#include "server/log.hpp"

namespace tsardom::server {
namespace {

constexpr Rate kOfStrangers{100, 300};

}  // namespace

Room::Room(std::string id, Premises& premises, Open open)
    : id_(std::move(id)),
      premises_(premises),
      open_(std::move(open)),
      lane_(premises.lanes.lane()),
      strangers_(kOfStrangers.times(premises.generosity)) {
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
  if (held_.stage() == Stage::gathering && held_.about.is_full()) {
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
    check_stranger(job);
    for (const Command& command : commands()) {
      if (command.name == name) return (this->*command.run)(job, fields);
    }
    throw Refusal("unknown_command", {{"command", quote(name)}, {"right", "hello"}});
  } catch (const Refusal& refusal) {
    refuse(job, refusal);
  }
}

// However much strangers ask, who sits here is heard.
void Room::check_stranger(const Job& job) {
  if (held_.about.concerns(job.asker.player.id) || strangers_.allows(id_, premises_.now())) return;
  ++premises_.metrics.rate_limited;
  throw Refusal("too_fast");
}

std::span<const Room::Command> Room::commands() {
  static constexpr std::array kCommands{Command{"watch", &Room::watch},
                                        Command{"unwatch", &Room::unwatch},
                                        Command{"show", &Room::show},
                                        Command{"look", &Room::look},
                                        Command{"history", &Room::history},
                                        Command{"replay", &Room::replay},
                                        Command{"record", &Room::record},
                                        Command{"hint", &Room::hint},
                                        Command{"play", &Room::play},
                                        Command{"undo", &Room::undo},
                                        Command{"chat", &Room::chat},
                                        Command{"join", &Room::join},
                                        Command{"leave", &Room::leave},
                                        Command{"come_back", &Room::come_back},
                                        Command{"take_over", &Room::take_over},
                                        Command{"place", &Room::place},
                                        Command{"invite", &Room::invite},
                                        Command{"revoke", &Room::revoke},
                                        Command{"withdraw", &Room::withdraw},
                                        Command{"remove", &Room::remove},
                                        Command{"rematch", &Room::rematch},
                                        Command{"preview", &Room::preview},
                                        Command{"box", &Room::box}};
  return kCommands;
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
    forget();
    held_ = Held::read(stored);
    here_ = true;
    clocks_.set(premises_.now());
    if (held_.table) broadcast();
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

void Room::seal(const Refusal& why) {
  forget();
  sealed_ = why;
}

void Room::forget() {
  here_ = false;
  held_ = {};
  past_.forget();
  minds_.clear();
  thinking_ = {};
  alarm_.reset();
}

void Room::rest() {
  lane_.post([self = shared_from_this()] {
    self->watchers_.tidy();
    const bool idle = self->here_ && !self->busy_ && self->queue_.empty() && self->watchers_.empty();
    if (idle && next_wake(self->held_.about, self->held_.acting()) < 0) self->forget();
    if (self->queue_.empty()) self->sealed_.reset();
    self->resting_ = !self->here_ && !self->busy_ && self->queue_.empty() && self->watchers_.empty();
  });
}

void Room::save(Draft draft, const Job& job, std::function<void()> then) {
  busy_ = true;
  if (!job.asker.address.empty()) address_ = job.asker.address;
  draft.about.acting = held_.acting();
  Change change = held_.change(draft);
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
    return refuse(job, how == Saved::clash ? Refusal("try_again") : Refusal("storage_down"));
  }
  held_.keep(change, draft);
  clocks_.set(premises_.now());
  premises_.notices.saw(held_.row, held_.about);
  then();
  ask_bots();
  set_alarm();
}

}  // namespace tsardom::server
