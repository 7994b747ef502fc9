#include "table/protocol.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <istream>
#include <ostream>
#include <random>

#include "table/notation.hpp"
#include "table/record.hpp"
#include "table/sheet.hpp"
#include "table/voice.hpp"

namespace tsardom {
namespace {

constexpr int kMostDepth = 32;
constexpr std::uint64_t kMostPerftWork = 10'000'000;
constexpr int kMostSims = 1'000'000;
constexpr int kMostThinking = 600'000;  // milliseconds
constexpr int kMostThreads = 64;

std::uint64_t fresh_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// A number, or the one name that is allowed beside.
Seat read_seat(Fields& fields, const Table& table, Seat named) {
  const Json& seat = fields.any("seat");
  if (named != 0 && seat == seat_text(named)) return named;
  if (!seat.is_number_integer()) refuse_type("seat", named == 0 ? "number" : "seat", seat);
  for (int known = 0; known < table.players(); ++known) {
    if (seat == known) return static_cast<Seat>(known);
  }
  throw Refusal("bad_seat", {{"seat", shown(seat)}, {"last", table.players() - 1}});
}

// A level, perhaps with another budget than it has.
Bot read_bot(Fields& fields) {
  const std::string& level = fields.text("level");
  std::optional<Bot> bot = find_bot(level);
  if (!bot) throw Refusal("unknown_level", {{"level", quote(level)}, {"right", listed(level_names())}});
  const bool timed = fields.has("ms");
  const bool counted = fields.has("sims");
  if (timed && counted) throw Refusal("two_budgets");
  if (timed) bot->budget = std::chrono::milliseconds(fields.number("ms", 1, kMostThinking));
  if (counted) bot->budget = static_cast<int>(fields.number("sims", 1, kMostSims));
  if (fields.has("threads")) bot->threads = static_cast<int>(fields.number("threads", 1, kMostThreads));
  return *bot;
}

}  // namespace

Protocol::Protocol(std::span<const GameEntry> games) : games_(games), words_("en") {}

std::span<const Protocol::Command> Protocol::commands() {
  static constexpr std::array kCommands{
      Command{"hello", &Protocol::hello},   Command{"new", &Protocol::open},
      Command{"load", &Protocol::load},     Command{"state", &Protocol::state},
      Command{"view", &Protocol::view},     Command{"legal", &Protocol::legal},
      Command{"play", &Protocol::play},     Command{"undo", &Protocol::undo},
      Command{"record", &Protocol::record}, Command{"replay", &Protocol::replay},
      Command{"score", &Protocol::score},   Command{"bot", &Protocol::bot},
      Command{"perft", &Protocol::perft},   Command{"quit", &Protocol::quit}};
  return kCommands;
}

std::string Protocol::answer(std::string_view line) {
  Json answer = Json::object();
  try {
    if (line.size() > kMostLineBytes) throw Refusal("too_long", {{"most", kMostLineBytes}});
    const Json request = parse_json(line);
    if (!request.is_object()) throw Refusal("not_an_object", {{"found", shown(request)}});
    const auto id = request.find("id");
    if (id != request.end()) {
      if (!id->is_string() && !id->is_number()) refuse_type("id", "id", *id);
      answer["id"] = *id;
    }
    Json result = run(request);
    answer["ok"] = true;
    answer.update(result);
  } catch (const Refusal& refusal) {
    answer["ok"] = false;
    answer["error"] = refused(refusal);
  } catch (const std::exception& trouble) {
    answer["ok"] = false;
    answer["error"] = {{"code", "internal"}, {"message", trouble.what()}};
  }
  return write_json(answer);
}

Json Protocol::run(const Json& request) {
  Fields fields(request);
  fields.has("id");
  const std::string& name = fields.text("cmd");
  std::vector<std::string> right;
  for (const Command& command : commands()) {
    if (command.name == name) return (this->*command.run)(fields);
    right.emplace_back(command.name);
  }
  throw Refusal("unknown_command", {{"command", quote(name)}, {"right", listed(right)}});
}

Json Protocol::refused(const Refusal& refusal) const {
  Json error{{"code", refusal.code}, {"message", refusal.in(session_ ? session_->words : words_)}};
  if (!refusal.rule.empty()) error["rule"] = refusal.rule;
  return error;
}

Protocol::Session& Protocol::session() {
  if (!session_) throw Refusal("no_game");
  return *session_;
}

// ----------------------------------------------------------------------------------------- sitting down

Json Protocol::hello(Fields& fields) {
  fields.done();
  Json games = Json::array();
  for (const GameEntry& game : games_) games.push_back(game_json(game));
  Json ladder = Json::array();
  for (const Level& level : levels()) ladder.push_back(level_json(words_, level));
  return {{"name", "tsardom"},
          {"version", TSARDOM_VERSION},
          {"protocol", kProtocolVersion},
          {"languages", Words::languages()},
          {"games", games},
          {"levels", ladder}};
}

// How to play: language, and who draws for chance.
Protocol::Session Protocol::read_manner(Fields& fields) const {
  const std::string lang = fields.has("lang") ? fields.text("lang") : words_.lang();
  const std::string chance = fields.has("chance") ? fields.text("chance") : "auto";
  if (chance != "auto" && chance != "manual") refuse_type("chance", "chance", chance);
  const std::uint64_t seed = fields.has("seed") ? fields.seed("seed") : fresh_seed();
  return {nullptr, Words(lang), Rng(seed), chance == "auto"};
}

Json Protocol::sit_down(Fields& fields, bool from_state) {
  const GameEntry& game = find_game(fields.text("game"), games_);
  Wish wish;
  wish.players =
      static_cast<int>(fields.number("players", game.language->least_players, game.language->most_players));
  if (fields.has("options")) wish.options = fields.object("options");
  if (fields.has("seats")) wish.names = fields.texts("seats");
  if (from_state) wish.from = fields.object("state");
  Session session = read_manner(fields);
  fields.done();
  session.table = game.open(wish);
  session.words.read_box(*session.table->agreement().box);
  Json events = Json::array();
  if (session.draws) draw_chance(session, kSpectator, events);
  Json result = seated(std::move(session));
  result["events"] = events;
  return result;
}

Json Protocol::seated(Session session) {
  session_ = std::move(session);
  return {{"actors", actors_json(*session_->table)}};
}

Json Protocol::open(Fields& fields) { return sit_down(fields, false); }
Json Protocol::load(Fields& fields) { return sit_down(fields, true); }

Json Protocol::record(Fields& fields) {
  fields.done();
  return {{"record", session().table->record()}};
}

// Stands exactly where the record says: a chance move that is due then is left to `play`.
Json Protocol::replay(Fields& fields) {
  const Json& record = fields.object("record");
  std::optional<std::size_t> upto;
  if (fields.has("upto")) upto = static_cast<std::size_t>(fields.number("upto", 0, INT64_MAX));
  Session session = read_manner(fields);
  fields.done();
  session.table = tsardom::replay(record, upto, games_);
  session.words.read_box(*session.table->agreement().box);
  Json result = seated(std::move(session));
  result["state"] = session_->table->state();
  result["hash"] = session_->table->hash();
  return result;
}

Json Protocol::quit(Fields& fields) {
  fields.done();
  quits_ = true;
  return Json::object();
}

// ------------------------------------------------------------------------------------------- looking

Json Protocol::state(Fields& fields) {
  fields.done();
  return {{"state", session().table->state()}, {"hash", session().table->hash()}};
}

Json Protocol::view(Fields& fields) {
  const Seat seat = read_seat(fields, *session().table, kSpectator);
  fields.done();
  return {{"view", session().table->view(seat)}};
}

Json Protocol::legal(Fields& fields) {
  const Table& table = *session().table;
  const Seat seat = read_seat(fields, table, kChance);
  fields.done();
  return asked_json(Voice(session().words, table), table, seat);
}

Json Protocol::score(Fields& fields) {
  const Table& table = *session().table;
  std::optional<Seat> viewer;
  if (fields.has("seat")) viewer = read_seat(fields, table, kSpectator);
  fields.done();
  return score_json(Voice(session().words, table), table, viewer);
}

Json Protocol::bot(Fields& fields) {
  const Table& table = *session().table;
  const Seat seat = read_seat(fields, table, 0);
  const Bot bot = read_bot(fields);
  const std::uint64_t seed = fields.has("seed") ? fields.seed("seed") : fresh_seed();
  fields.done();
  return answer_json(Voice(session().words, table), table, table.ask_bot(seat, bot, seed));
}

Json Protocol::perft(Fields& fields) {
  const Table& table = *session().table;
  const int depth = static_cast<int>(fields.number("depth", 1, kMostDepth));
  fields.done();
  const Perft counts = table.perft(depth, kMostPerftWork);
  return {{"decisions", counts.decisions}, {"chance", counts.chances}};
}

// ------------------------------------------------------------------------------------------- playing

void Protocol::tell(const Session& session, const std::vector<Event>& happened, Seat reader, Json& events) {
  const Voice voice(session.words, *session.table);
  for (const Event& event : happened) events.push_back(told_json(voice, *session.table, event, reader));
}

void Protocol::draw_chance(Session& session, Seat reader, Json& events) {
  Table& table = *session.table;
  while (table.chance_acts()) tell(session, table.play(kChance, table.draw(session.rng)), reader, events);
}

Json Protocol::play(Fields& fields) {
  Session& session = this->session();
  Table& table = *session.table;
  const Seat seat = read_seat(fields, table, kChance);
  const bool leaves_it_to_us = seat == kChance && !fields.has("move");
  const Json* wanted = leaves_it_to_us ? nullptr : &fields.any("move");
  fields.done();
  const Move move = leaves_it_to_us ? table.draw(session.rng) : read_move_json(table.lexicon(), *wanted);
  const Seat reader = seat == kChance ? kSpectator : seat;
  Json events = Json::array();
  tell(session, table.play(seat, move), reader, events);
  if (session.draws) draw_chance(session, reader, events);
  return {{"events", events}, {"actors", actors_json(table)}};
}

Json Protocol::undo(Fields& fields) {
  Table& table = *session().table;
  const Seat seat = read_seat(fields, table, 0);
  fields.done();
  table.undo(seat);
  const Voice voice(session().words, table);
  const Json event = took_back_json(voice, table, table.entries().back(), seat);
  return {{"events", Json::array({event})}, {"actors", actors_json(table)}};
}

// --------------------------------------------------------------------------------------------- lines

namespace {

// The next line without its end. What goes beyond the longest line is read, counted and forgotten.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  for (int letter = buffer.sbumpc(); letter != std::char_traits<char>::eof(); letter = buffer.sbumpc()) {
    if (letter == '\n') return true;
    if (line.size() <= kMostLineBytes) line.push_back(static_cast<char>(letter));
  }
  return !line.empty();
}

}  // namespace

int serve(std::istream& in, std::ostream& out) {
  std::signal(SIGPIPE, SIG_IGN);
  Protocol protocol;
  std::string line;
  while (!protocol.quits() && read_line(in, line)) {
    if (line.ends_with('\r')) line.pop_back();
    out << protocol.answer(line) << '\n' << std::flush;
    if (!out) return 1;
  }
  return 0;
}

}  // namespace tsardom
