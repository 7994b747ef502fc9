// The room while a game is on: moves of people and bots, chance, clocks.
#include <algorithm>
#include <utility>

#include "server/log.hpp"
#include "server/room.hpp"
#include "table/notation.hpp"
#include "table/record.hpp"

namespace tsardom::server {
namespace {

bool is_uuid(const std::string& text) {
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const char letter = text[i];
    const bool hex = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    if (dash ? letter != '-' : !hex) return false;
  }
  return true;
}

}  // namespace

// ------------------------------------------------------------------------------------------- reading

CommandKey Room::read_key(const Job& job, Fields& fields) const {
  const std::string& uuid = fields.text("uuid");
  if (!is_uuid(uuid)) throw Refusal("bad_uuid", {{"uuid", quote(uuid)}});
  return {job.asker.player.id, uuid};
}

// What was done already is acknowledged again and not done again.
bool Room::is_done(const Job& job, const CommandKey& key) {
  if (!done_.contains(key)) return false;
  ++premises_.metrics.duplicates;
  answer(job, {{"again", true}});
  return true;
}

Seat Room::read_own_seat(const Job& job, Fields& fields) const {
  const auto seat = static_cast<Seat>(fields.number("seat", 0, about_.players() - 1));
  const Place& place = about_.places[seat];
  if (!place.is_person() || place.player != job.asker.player.id) throw Refusal("not_your_seat");
  return seat;
}

// Whoever decides must have seen the question as it stands now.
void Room::check_version(Fields& fields, Seat seat) const {
  const auto version = fields.number("version", 0, INT32_MAX);
  if (version > streams_.version(seat))
    throw Refusal("ahead", {{"version", version}, {"now", streams_.version(seat)}});
  if (version < streams_.asked_since(seat))
    throw Refusal("behind", {{"version", version}, {"now", streams_.version(seat)}});
}

// ------------------------------------------------------------------------------------------- playing

Stage Room::stage() const {
  if (!table_) return Stage::gathering;
  return table_->over() ? Stage::over : Stage::playing;
}

void Room::begin(Draft& draft) {
  Wish wish{.players = draft.about.players(), .options = draft.about.options, .names = {}};
  if (!draft.about.components.is_null()) wish.options["box"] = std::exchange(draft.about.components, nullptr);
  for (const Place& place : draft.about.places) wish.names.push_back(place.name);
  table_ = find_game(draft.about.game).open(wish);
  draft.about.header = table_->record();
  draft.about.header.erase("moves");
  streams_.begin(*table_);
  deal();
  streams_.note_questions(*table_);
  for (Watcher& watcher : watchers_) {
    const std::vector<Seat> seats = draft.about.seats_of(watcher.player);
    if (!watcher.chose_seat && !seats.empty()) watcher.seat = seats.front();
    watcher.version = -1;
  }
}

void Room::note() { streams_.note(*table_); }

void Room::deal() {
  while (table_->chance_acts()) {
    Rng luck(premises_.luck());
    table_->play(kChance, table_->draw(luck));
    note();
  }
}

void Room::act(const Job& job, Draft draft, Seat seat, const std::function<void()>& play) {
  const Seats before = table_->actors();
  play();
  note();
  deal();
  streams_.note_questions(*table_);
  for (Seat other = 0; other < draft.about.players() && draft.about.pace.has_clock(); ++other) {
    std::int64_t& left = draft.about.left[other];
    if (holds(before, other) && !holds(table_->actors(), other))
      left = std::min(draft.about.pace.bank, left + draft.about.pace.add);
  }
  save(std::move(draft), job, [this, job, seat] {
    ++premises_.metrics.moves;
    premises_.metrics.acknowledge.add(premises_.now() - job.asked);
    answer(job, {{"version", streams_.version(seat)}});
    broadcast();
    if (is_over()) broadcast_table();
  });
}

void Room::play(const Job& job, Fields& fields) {
  const CommandKey key = read_key(job, fields);
  if (is_done(job, key)) return;
  if (!table_) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const Json& wanted = fields.any("move");
  check_version(fields, seat);
  fields.done();
  const Move move = read_move_json(table_->lexicon(), wanted);
  Draft draft = this->draft();
  draft.command = key;
  act(job, std::move(draft), seat, [this, seat, move] { table_->play(seat, move); });
}

void Room::undo(const Job& job, Fields& fields) {
  const CommandKey key = read_key(job, fields);
  if (is_done(job, key)) return;
  if (!table_) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  check_version(fields, seat);
  fields.done();
  if (is_over()) throw Refusal("game_over");  // everybody may have seen everything
  Draft draft = this->draft();
  draft.command = key;
  act(job, std::move(draft), seat, [this, seat] { table_->undo(seat); });
}

// -------------------------------------------------------------------------------------------- bots

void Room::ask_bots() {
  if (!here_ || !table_ || busy_) return;
  for (Seat seat = 0; seat < about_.players(); ++seat) {
    const Place& place = about_.places[seat];
    if (!holds(table_->actors(), seat) || !place.is_played_by_bot() || thinking_[seat]) continue;
    thinking_[seat] = true;
    const std::string level = place.kind == Place::Kind::bot ? place.level : about_.stand_in;
    premises_.thinkers.ask(
        table_->copy(), seat, level, premises_.luck(),
        [room = weak_from_this(), seat, sight = table_->view_hash(seat)](std::optional<Move> move) {
          const std::shared_ptr<Room> self = room.lock();
          if (!self) return;
          self->lane_.post([self, seat, sight, move] {
            self->enqueue({[here = self.get(), seat, sight, move] { here->bot_chose(seat, sight, move); },
                           [](const Refusal&) {}});
          });
        });
  }
}

// A bot whose seat has seen more meanwhile, or was given back, is not heard.
void Room::bot_chose(Seat seat, const std::string& sight, std::optional<Move> move) {
  thinking_[seat] = false;
  if (!table_ || !move) return;
  const bool still = holds(table_->actors(), seat) && about_.places[seat].is_played_by_bot();
  if (!still || table_->view_hash(seat) != sight) return ask_bots();
  const Job job{{}, {}, [](const Json&) {}, premises_.now()};
  try {
    act(job, draft(), seat, [this, seat, move] { table_->play(seat, *move); });
    ++premises_.metrics.bot_moves;
  } catch (const Refusal& refusal) {
    log("bot_refused", {{"table", id_}, {"code", refusal.code}});
  }
}

// ------------------------------------------------------------------------------------------- clocks

bool Room::clock_runs(Seat seat) const {
  return table_ && holds(table_->actors(), seat) && about_.pace.has_clock() &&
         about_.places[seat].is_person() && !about_.places[seat].stood_in;
}

// Time runs only while this room is open: when the server is away, everybody's clock stands still.
std::int64_t Room::time_run() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(premises_.now() - since_).count();
}

std::int64_t Room::time_left(Seat seat) const {
  const std::int64_t left = about_.left[seat];
  return clock_runs(seat) ? std::max<std::int64_t>(0, left - time_run()) : left;
}

Room::Draft Room::draft() const {
  Draft draft{about_};
  for (Seat seat = 0; seat < about_.players(); ++seat) draft.about.left[seat] = time_left(seat);
  return draft;
}

std::int64_t Room::next_wake(const About& about) const {
  if (!table_ || table_->over()) return -1;
  std::int64_t next = -1;
  for (Seat seat = 0; seat < about.players(); ++seat) {
    if (!holds(table_->actors(), seat)) continue;
    const Place& place = about.places[seat];
    if (place.is_played_by_bot()) return 0;
    if (about.pace.has_clock() && !place.away)
      next = next < 0 ? about.left[seat] : std::min(next, about.left[seat]);
  }
  return next;
}

void Room::set_alarm() {
  alarm_.reset();
  if (!here_) return;
  std::optional<std::int64_t> next;
  for (Seat seat = 0; seat < about_.players(); ++seat) {
    if (clock_runs(seat) && !about_.places[seat].away)
      next = std::min(next.value_or(INT64_MAX), time_left(seat));
  }
  if (!next) return;
  alarm_ = lane_.alarm(std::chrono::milliseconds(*next + 1), [room = weak_from_this()] {
    const std::shared_ptr<Room> self = room.lock();
    if (self) self->enqueue({[here = self.get()] { here->time_is_up(); }, [](const Refusal&) {}});
  });
}

void Room::time_is_up() {
  Draft draft = this->draft();
  bool ran_out = false;
  for (Seat seat = 0; seat < draft.about.players(); ++seat) {
    if (!clock_runs(seat) || draft.about.left[seat] > 0 || draft.about.places[seat].away) continue;
    stand_in(draft, seat);
    ran_out = true;
  }
  if (!ran_out) return set_alarm();
  const Job job{{}, {}, [](const Json&) {}, premises_.now()};
  save(std::move(draft), job, [this] { broadcast_table(); });
}

void Room::stand_in(Draft& draft, Seat seat) const {
  Place& place = draft.about.places[seat];
  place.away = true;
  place.stood_in = !draft.about.stand_in.empty();
}

}  // namespace tsardom::server
