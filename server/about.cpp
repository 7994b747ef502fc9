#include "server/about.hpp"

#include <algorithm>
#include <array>

#include "server/names.hpp"
#include "server/premises.hpp"
#include "server/thinkers.hpp"
#include "table/fields.hpp"
#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

constexpr std::array<std::string_view, 4> kKinds{"open", "invited", "person", "bot"};
constexpr std::int64_t kMostSeconds = 30LL * 24 * 3600;

std::string_view kind_name(Place::Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

Place::Kind read_kind(const std::string& text) {
  const auto found = std::find(kKinds.begin(), kKinds.end(), text);
  if (found != kKinds.end()) return static_cast<Place::Kind>(found - kKinds.begin());
  throw Refusal("bad_place", {{"kind", quote(text)}, {"right", listed({kKinds.begin(), kKinds.end()})}});
}

Json place_json(const Place& place) {
  return {{"kind", kind_name(place.kind)}, {"player", place.player}, {"name", place.name},
          {"level", place.level},          {"away", place.away},     {"stood_in", place.stood_in}};
}

Place place_of(const Json& json) {
  return {read_kind(json.at("kind")), json.at("player"), json.at("name"),
          json.at("level"),           json.at("away"),   json.at("stood_in")};
}

Pace read_pace(const Json& json) {
  if (!json.is_object()) refuse_type("pace", "object", json);
  Fields fields(json);
  const std::int64_t bank = fields.number("seconds", 10, kMostSeconds);
  const std::int64_t add = fields.has("add") ? fields.number("add", 0, kMostSeconds) : 0;
  fields.done();
  return {bank * 1000, add * 1000};
}

bool read_flag(Fields& fields, std::string_view name) {
  if (!fields.has(name)) return false;
  const Json& flag = fields.any(name);
  if (!flag.is_boolean()) refuse_type(name, "flag", flag);
  return flag.get<bool>();
}

}  // namespace

bool About::is_full() const {
  return std::none_of(places.begin(), places.end(), [](const Place& place) { return place.is_free(); });
}

bool About::is_left_to_bots() const {
  return std::all_of(places.begin(), places.end(),
                     [](const Place& place) { return place.is_played_by_bot(); });
}

bool About::has_seat(const std::string& player, Seat seat) const {
  return !player.empty() && places[seat].is_person() && places[seat].player == player;
}

std::vector<Seat> About::seats_of(const std::string& player) const {
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < places.size(); ++seat) {
    if (has_seat(player, static_cast<Seat>(seat))) seats.push_back(static_cast<Seat>(seat));
  }
  return seats;
}

bool About::is_asked(const std::string& player) const {
  const std::vector<Seat> seats = seats_of(player);
  return std::any_of(seats.begin(), seats.end(), [this](Seat seat) { return holds(acting, seat); });
}

bool About::concerns(const std::string& player) const { return host == player || !seats_of(player).empty(); }

std::vector<std::string> About::people() const {
  std::vector<std::string> all;
  if (!host.empty()) all.push_back(host);
  for (const Place& place : places) {
    if (place.is_person() && !place.player.empty()) all.push_back(place.player);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::string about_text(const About& about) {
  Json places = Json::array();
  for (const Place& place : about.places) places.push_back(place_json(place));
  return write_json({{"game", about.game},
                     {"box", about.box},
                     {"components", about.components},
                     {"options", about.options},
                     {"places", places},
                     {"bank", about.pace.bank},
                     {"add", about.pace.add},
                     {"left", about.left},
                     {"listed", about.listed},
                     {"host", about.host},
                     {"stand_in", about.stand_in},
                     {"invitations", about.invitations},
                     {"rematch", about.rematch},
                     {"made", about.made},
                     {"acting", about.acting},
                     {"header", about.header}});
}

About read_about(std::string_view text) {
  const Json json = parse_json(text);
  About about;
  about.game = json.at("game");
  about.box = json.at("box");
  about.components = json.at("components");
  about.options = json.at("options");
  for (const Json& place : json.at("places")) about.places.push_back(place_of(place));
  about.pace = {json.at("bank"), json.at("add")};
  about.left = json.at("left").get<std::vector<std::int64_t>>();
  about.listed = json.at("listed");
  about.host = json.at("host");
  about.stand_in = json.at("stand_in");
  about.invitations = json.at("invitations").get<std::vector<std::string>>();
  about.rematch = json.at("rematch");
  about.made = json.at("made");
  about.acting = json.at("acting");
  about.header = json.at("header");
  return about;
}

std::string_view stage_name(Stage stage) {
  constexpr std::array<std::string_view, 3> kNames{"gathering", "playing", "over"};
  return kNames[static_cast<std::size_t>(stage)];
}

Json shown_about(const std::string& id, Stage stage, const About& about, const std::string& player) {
  Json places = Json::array();
  for (const Place& place : about.places) {
    Json json{{"kind", kind_name(place.kind)}};
    if (!place.is_free()) json["name"] = place.name;
    if (place.is_person()) {
      json["yours"] = place.player == player;
      json["away"] = place.away;
    }
    if (place.is_played_by_bot()) json["bot"] = place.kind == Place::Kind::bot ? place.level : about.stand_in;
    places.push_back(std::move(json));
  }
  Json json{{"table", id},
            {"game", about.game},
            {"stage", stage_name(stage)},
            {"options", about.options},
            {"places", places},
            {"listed", about.listed},
            {"host", about.host == player},
            {"your_turn", about.is_asked(player)},
            {"made", about.made}};
  if (!about.box.empty()) json["box"] = about.box;
  if (about.pace.has_clock())
    json["pace"] = {{"seconds", about.pace.bank / 1000}, {"add", about.pace.add / 1000}};
  if (!about.stand_in.empty()) json["stand_in"] = about.stand_in;
  if (!about.rematch.empty()) json["rematch"] = about.rematch;
  return json;
}

Place bot_place(Seat seat, const std::string& level, const std::string& lang) {
  return {.kind = Place::Kind::bot,
          .name = words_in(lang)->say("table.bot_name", {{"seat", std::to_string(seat)}}),
          .level = level};
}

Place read_place(const Json& json, const Player& host, Seat seat) {
  if (!json.is_object()) refuse_type("places", "object", json);
  Fields fields(json);
  Place place{.kind = read_kind(fields.text("kind"))};
  if (place.is_person()) {
    place.player = host.id;
    place.name = proper_name(fields.has("name") ? fields.text("name") : host.name);
  }
  if (place.kind == Place::Kind::bot) {
    const std::string& level = fields.text("level");
    check_level(level);
    place = bot_place(seat, level, host.lang);
  }
  fields.done();
  return place;
}

About read_wish(const Json& wish, const Player& host, const Boxes& boxes) {
  Fields fields(wish);
  About about;
  const GameEntry& game = find_game(fields.text("game"));
  about.game = game.id();
  for (const Json& place : fields.list("places")) {
    about.places.push_back(read_place(place, host, static_cast<Seat>(about.places.size())));
    if (about.places.size() > kMostSeats) break;
  }
  if (fields.has("options")) about.options = fields.object("options");
  // A path would have the server read its own files.
  if (about.options.contains("box"))
    throw Refusal("unknown_option", {{"option", quote("box")}, {"right", "hello"}});
  if (fields.has("box")) {
    about.box = fields.text("box");
    about.components = boxes.find(about.game, about.box);
  }
  if (fields.has("pace")) about.pace = read_pace(fields.any("pace"));
  about.left.assign(about.places.size(), about.pace.bank);
  about.listed = read_flag(fields, "listed");
  if (fields.has("stand_in")) check_level(about.stand_in = fields.text("stand_in"));
  about.host = host.id;
  fields.done();
  Wish as_played{.players = about.players(), .options = about.options, .names = {}};
  if (!about.components.is_null()) as_played.options["box"] = about.components;
  for (const Place& place : about.places) as_played.names.push_back(place.name);
  game.open(as_played);
  return about;
}

}  // namespace tsardom::server
