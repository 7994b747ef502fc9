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
bool Room::is_done(const Job& job, const CommandKey& key, Json answered) {
  if (!held_.done.contains(key)) return false;
  ++premises_.metrics.duplicates;
  answered["again"] = true;
  answer(job, std::move(answered));
  return true;
}

Seat Room::read_own_seat(const Job& job, Fields& fields) const {
  const auto seat = static_cast<Seat>(fields.number("seat", 0, held_.about.players() - 1));
  if (!held_.about.has_seat(job.asker.player.id, seat)) throw Refusal("not_your_seat");
  return seat;
}

// Whoever decides must have seen the question as it stands now.
void Room::check_version(Fields& fields, Seat seat) const {
  const auto version = fields.number("version", 0, INT32_MAX);
  if (version > held_.streams.version(seat))
    throw Refusal("ahead", {{"version", version}, {"now", held_.streams.version(seat)}});
  if (version < held_.streams.asked_since(seat))
    throw Refusal("behind", {{"version", version}, {"now", held_.streams.version(seat)}});
}

// ------------------------------------------------------------------------------------------- playing

void Room::begin(Draft& draft) {
  held_.begin(draft, premises_.luck);
  watchers_.begin(draft.about);
}

void Room::act(const Job& job, Draft draft, Seat seat, const std::function<void()>& play) {
  const Seats before = held_.acting();
  held_.play(play, premises_.luck);
  Clocks::reward(draft.about, before, held_.acting());
  save(std::move(draft), job, [this, job, seat] {
    ++premises_.metrics.moves;
    premises_.metrics.acknowledge.add(premises_.now() - job.asked);
    answer(job, {{"version", held_.streams.version(seat)}});
    broadcast();
    if (held_.is_over()) broadcast_table();
  });
}

void Room::play(const Job& job, Fields& fields) {
  const CommandKey key = read_key(job, fields);
  if (is_done(job, key)) return;
  if (!held_.table) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  const Json& wanted = fields.any("move");
  check_version(fields, seat);
  fields.done();
  const Move move = read_move_json(held_.table->lexicon(), wanted);
  Draft draft = this->draft();
  draft.command = key;
  act(job, std::move(draft), seat, [this, seat, move] { held_.table->play(seat, move); });
}

void Room::undo(const Job& job, Fields& fields) {
  const CommandKey key = read_key(job, fields);
  if (is_done(job, key)) return;
  if (!held_.table) throw Refusal("not_started");
  const Seat seat = read_own_seat(job, fields);
  check_version(fields, seat);
  fields.done();
  if (held_.is_over()) throw Refusal("game_over");  // everybody may have seen everything
  Draft draft = this->draft();
  draft.command = key;
  act(job, std::move(draft), seat, [this, seat] { held_.table->undo(seat); });
}

// -------------------------------------------------------------------------------------------- bots

void Room::ask_bots() {
  if (!here_ || !held_.table || busy_) return;
  minds_.keep_only(held_.acting());
  for (Seat seat = 0; seat < held_.about.players(); ++seat) {
    const Place& place = held_.about.places[seat];
    if (!holds(held_.table->actors(), seat) || !place.is_played_by_bot() || thinking_[seat]) continue;
    thinking_[seat] = true;
    const std::string level = place.kind == Place::Kind::bot ? place.level : held_.about.stand_in;
    const auto rank = held_.about.is_left_to_bots() ? Thinkers::Rank::bots_alone : Thinkers::Rank::seat;
    premises_.thinkers.ask(
        {rank, address_.empty() ? id_ : address_}, minds_.of(seat, *held_.table), seat, level,
        premises_.luck(),
        [room = weak_from_this(), seat, sight = held_.table->view_hash(seat)](std::optional<Move> move) {
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
  if (!held_.table || !move) return;
  const bool still = holds(held_.table->actors(), seat) && held_.about.places[seat].is_played_by_bot();
  if (!still || held_.table->view_hash(seat) != sight) return ask_bots();
  const Job job{{}, {}, [](const Json&) {}, premises_.now()};
  try {
    act(job, draft(), seat, [this, seat, move] { held_.table->play(seat, *move); });
    ++premises_.metrics.bot_moves;
  } catch (const Refusal& refusal) {
    log("bot_refused", {{"table", id_}, {"code", refusal.code}});
  }
}

// ------------------------------------------------------------------------------------------- clocks

Draft Room::draft() const { return {clocks_.read(held_.about, held_.acting(), premises_.now())}; }

void Room::set_alarm() {
  alarm_.reset();
  if (!here_) return;
  const std::optional<std::int64_t> next = clocks_.next(held_.about, held_.acting(), premises_.now());
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
    if (!Clocks::runs(held_.about, held_.acting(), seat) || draft.about.left[seat] > 0 ||
        draft.about.places[seat].away)
      continue;
    stand_in(draft, seat);
    ran_out = true;
  }
  if (!ran_out) return set_alarm();
  const Job job{{}, {}, [](const Json&) {}, premises_.now()};
  save(std::move(draft), job, [this] { broadcast_table(); });
}

std::string Room::stand_in_level() const {
  return held_.about.stand_in.empty() ? usual_stand_in() : held_.about.stand_in;
}

void Room::stand_in(Draft& draft, Seat seat) const {
  Place& place = draft.about.places[seat];
  place.away = true;
  place.stood_in = !draft.about.stand_in.empty();
}

}  // namespace tsardom::server
