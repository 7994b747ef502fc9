// The room and its people: who sits down, talks, leaves, comes back and plays again.
#include <algorithm>

#include "server/names.hpp"
#include "server/room.hpp"
#include "server/secrets.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kMostChatBytes = 500;
constexpr std::size_t kMostChatLines = 2000;
constexpr std::size_t kMostInvitations = 32;
constexpr std::int64_t kTimeToComeBack = 60'000;  // milliseconds on the clock of who returns, at least

void check_chat(const std::string& text) {
  const auto is_control = [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20U || letter == 0x7F;
  };
  if (text.empty() || text.size() > kMostChatBytes || std::any_of(text.begin(), text.end(), is_control))
    throw Refusal("bad_chat", {{"most", kMostChatBytes}});
}

}  // namespace

// ------------------------------------------------------------------------------------------- talking

void Room::chat(const Job& job, Fields& fields) {
  const CommandKey key = read_key(job, fields);
  if (is_done(job, key)) return;
  const std::string& text = fields.text("text");
  fields.done();
  check_chat(text);
  const std::vector<Seat> own = held_.about.seats_of(job.asker.player.id);
  if (own.empty()) throw Refusal("not_seated");
  if (held_.chat.size() >= kMostChatLines) throw Refusal("too_many", {{"most", kMostChatLines}});
  Draft draft = this->draft();
  draft.command = key;
  const ChatLine line{job.asker.player.id, held_.about.places[own.front()].name, text, wall_clock()};
  draft.chat.push_back(line);
  save(std::move(draft), job, [this, job, line] {
    answer(job, Json::object());
    broadcast_chat(line);
  });
}

// ------------------------------------------------------------------------------------- sitting down

// Who sits where has changed: whoever asked is answered, everybody is told, and a full table begins.
void Room::save_places(Draft draft, const Job& job) {
  if (!held_.table && draft.about.is_full()) begin(draft);
  save(std::move(draft), job, [this, job] {
    watchers_.follow(held_.about);
    answer(job, {{"about", shown(job.asker.player.id)}});
    broadcast_table();
    if (held_.table) broadcast();
  });
}

void Room::join(const Job& job, Fields& fields) {
  std::optional<CommandKey> key;
  if (fields.has("uuid")) key = read_key(job, fields);
  if (key && is_done(job, *key, {{"about", shown(job.asker.player.id)}})) return;
  const bool chose = fields.has("seat");
  const auto wanted =
      chose ? static_cast<Seat>(fields.number("seat", 0, held_.about.players() - 1)) : Seat{0};
  const std::string invitation = fields.has("invitation") ? digest(fields.text("invitation")) : std::string();
  const std::string name = proper_name(fields.has("name") ? fields.text("name") : job.asker.player.name);
  fields.done();
  if (held_.table) throw Refusal("already_started");
  const auto& known = held_.about.invitations;
  const bool invited =
      !invitation.empty() && std::find(known.begin(), known.end(), invitation) != known.end();
  if (!invitation.empty() && !invited) throw Refusal("bad_invitation");
  Draft draft = this->draft();
  const auto may_take = [&](const Place& place) {
    return place.kind == Place::Kind::open ? held_.about.listed || invited
                                           : place.kind == Place::Kind::invited && invited;
  };
  Place* place = nullptr;
  for (std::size_t seat = 0; seat < draft.about.places.size() && place == nullptr; ++seat) {
    if ((!chose || seat == wanted) && may_take(draft.about.places[seat])) place = &draft.about.places[seat];
  }
  if (place == nullptr) throw Refusal("no_free_seat");
  *place = {.kind = Place::Kind::person, .player = job.asker.player.id, .name = name};
  draft.command = key;
  save_places(std::move(draft), job);
}

Place Room::free_place() const {
  return {.kind = held_.about.listed ? Place::Kind::open : Place::Kind::invited};
}

// Before the game the seat is free again; afterwards a bot may play on until its owner comes back.
void Room::leave(const Job& job, Fields& fields) {
  fields.done();
  const std::vector<Seat> own = held_.about.seats_of(job.asker.player.id);
  if (own.empty()) throw Refusal("not_seated");
  Draft draft = this->draft();
  for (const Seat seat : own) {
    if (!held_.table) {
      draft.about.places[seat] = free_place();
    } else {
      stand_in(draft, seat);
    }
  }
  save_places(std::move(draft), job);
}

void Room::come_back(const Job& job, Fields& fields) {
  fields.done();
  const std::vector<Seat> own = held_.about.seats_of(job.asker.player.id);
  if (own.empty()) throw Refusal("not_seated");
  Draft draft = this->draft();
  for (const Seat seat : own) {
    Place& place = draft.about.places[seat];
    if (place.away)
      draft.about.left[seat] =
          std::max(draft.about.left[seat], std::min(draft.about.pace.bank, kTimeToComeBack));
    place.away = place.stood_in = false;
  }
  save_places(std::move(draft), job);
}

// Somebody who plays here lets a bot play for a person who is away.
void Room::take_over(const Job& job, Fields& fields) {
  const auto seat = static_cast<Seat>(fields.number("seat", 0, held_.about.players() - 1));
  const std::string level = fields.has("level") ? fields.text("level") : usual_stand_in();
  fields.done();
  check_level(level);
  if (held_.about.seats_of(job.asker.player.id).empty()) throw Refusal("not_seated");
  Draft draft = this->draft();
  Place& place = draft.about.places[seat];
  if (!place.is_person() || !place.away) throw Refusal("not_away");
  draft.about.stand_in = level;
  place.stood_in = true;
  save_places(std::move(draft), job);
}

// The host changes a seat that nobody else has: open, invited, a bot, or its own.
void Room::place(const Job& job, Fields& fields) {
  const auto seat = static_cast<Seat>(fields.number("seat", 0, held_.about.players() - 1));
  const Place wanted = read_place(fields.object("place"), job.asker.player, seat);
  fields.done();
  if (held_.about.host != job.asker.player.id) throw Refusal("not_host");
  if (held_.table) throw Refusal("already_started");
  Draft draft = this->draft();
  Place& place = draft.about.places[seat];
  if (place.is_person() && place.player != job.asker.player.id) throw Refusal("not_your_seat");
  place = wanted;
  if (draft.about.is_left_to_bots()) premises_.notices.check_bots_alone(held_.about.host, job.asker.address);
  save_places(std::move(draft), job);
}

// The host sends away a guest who has not moved: before the game the seat is free again, afterwards a bot has
// it. What a guest chose while all choose at once is a secret, and does not count.
void Room::remove(const Job& job, Fields& fields) {
  const auto seat = static_cast<Seat>(fields.number("seat", 0, held_.about.players() - 1));
  fields.done();
  if (held_.about.host != job.asker.player.id) throw Refusal("not_host");
  const Place& guest = held_.about.places[seat];
  if (!guest.is_person() || guest.player == held_.about.host) throw Refusal("no_guest");
  if (held_.is_over()) throw Refusal("game_over");
  if (held_.table && held_.streams.has_noticed_moves_of(seat, *held_.table)) throw Refusal("has_moved");
  Draft draft = this->draft();
  draft.about.places[seat] =
      held_.table ? bot_place(seat, stand_in_level(), job.asker.player.lang) : free_place();
  save_places(std::move(draft), job);
}

// The host takes the table out of the list; open seats are then for whoever is invited.
void Room::withdraw(const Job& job, Fields& fields) {
  fields.done();
  if (held_.about.host != job.asker.player.id) throw Refusal("not_host");
  Draft draft = this->draft();
  draft.about.listed = false;
  save_places(std::move(draft), job);
}

// --------------------------------------------------------------------------------------- invitations

void Room::invite(const Job& job, Fields& fields) {
  fields.done();
  if (held_.about.host != job.asker.player.id) throw Refusal("not_host");
  if (held_.about.invitations.size() >= kMostInvitations)
    throw Refusal("too_many", {{"most", kMostInvitations}});
  const std::string invitation = fresh_token();
  Draft draft = this->draft();
  draft.about.invitations.push_back(digest(invitation));
  save(std::move(draft), job, [this, job, invitation] { answer(job, {{"invitation", invitation}}); });
}

void Room::revoke(const Job& job, Fields& fields) {
  fields.done();
  if (held_.about.host != job.asker.player.id) throw Refusal("not_host");
  Draft draft = this->draft();
  draft.about.invitations.clear();
  save(std::move(draft), job, [this, job] { answer(job, Json::object()); });
}

// -------------------------------------------------------------------------------------- afterwards

void Room::erase(const Player& player, Reply reply) {
  auto job = std::make_shared<Job>(Job{{player}, {}, std::move(reply), premises_.now()});
  lane_.post([self = shared_from_this(), job] {
    Room* room = self.get();
    self->enqueue({[room, job] { room->forget_player(*job); },
                   [room, job](const Refusal& why) { room->refuse(*job, why); }});
  });
}

// The seat goes on without a name, and the record with another header: its chain is made anew. The room then
// reads itself again from the store.
void Room::forget_player(const Job& job) {
  const Player& player = job.asker.player;
  Draft draft = this->draft();
  About& about = draft.about;
  for (const Seat seat : held_.about.seats_of(player.id)) {
    const std::string name = words_in(player.lang)->say("table.seat", {{"number", seat + 1}});
    about.places[seat] = held_.table ? Place{.kind = Place::Kind::person, .name = name} : free_place();
    if (held_.table) stand_in(draft, seat);
    if (held_.table) about.header["seats"][seat] = "";
  }
  if (about.host == player.id) about.host.clear();
  draft.erased = player.id;
  save(std::move(draft), job, [this, job] {
    watchers_.follow(held_.about);
    answer(job, Json::object());
    forget();
    wake();
  });
}

// Whoever asks first opens the table; all others are told where it is.
void Room::rematch(const Job& job, Fields& fields) {
  fields.done();
  if (!held_.is_over()) throw Refusal("not_over");
  if (held_.about.seats_of(job.asker.player.id).empty()) throw Refusal("not_seated");
  if (!held_.about.rematch.empty()) return answer(job, {{"rematch", held_.about.rematch}});
  About next = held_.about;
  if (next.header.contains("components")) next.components = next.header["components"];
  next.header = nullptr;
  next.invitations.clear();
  next.left.assign(next.places.size(), next.pace.bank);
  for (Place& place : next.places) {
    place.away = place.stood_in = false;
    if (place.is_person() && place.player.empty()) place = free_place();
  }
  std::rotate(next.places.begin(), next.places.begin() + 1, next.places.end());
  next.host = job.asker.player.id;
  busy_ = true;
  open_(next, job.asker, [self = shared_from_this(), job](const Json& opened) {
    self->lane_.post([self, job, opened] {
      self->busy_ = false;
      if (!opened.at("ok").get<bool>()) {
        job.reply(opened);
        return self->pump();
      }
      Draft draft = self->draft();
      draft.about.rematch = opened.at("about").at("table");
      self->save(std::move(draft), job, [room = self.get(), job] {
        room->answer(job, {{"rematch", room->held_.about.rematch}});
        room->broadcast_table();
      });
    });
  });
}

}  // namespace tsardom::server
