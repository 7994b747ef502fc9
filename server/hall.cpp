#include "server/hall.hpp"

#include <algorithm>
#include <utility>

#include "table/notation.hpp"
#include "table/protocol.hpp"
#include "table/record.hpp"
#include "table/sheet.hpp"
#include "table/voice.hpp"

namespace tsardom::server {
namespace {

constexpr int kMostListed = 100;

bool is_id(const std::string& text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

Json rows_json(const std::vector<TableRow>& rows, const std::string& player) {
  Json tables = Json::array();
  for (const TableRow& row : rows) {
    Json shown = shown_about(row.id, row.stage, read_about(row.about), player);
    shown["changed"] = row.changed;
    tables.push_back(std::move(shown));
  }
  return {{"tables", tables}};
}

// A game with the names of its options and score parts in a language.
Json named_game_json(const GameEntry& game, const Boxes& boxes, const std::string& lang) {
  const std::unique_ptr<Table> table = game.open({.players = game.language->most_players});
  const auto words = words_for(table->agreement(), lang);
  const Voice voice(*words, *table);
  Json json = game_json(game);
  json["name"] = words->term(game.id(), "game", game.id());
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const Option& option = game.language->options[i];
    Json labels = Json::array();
    for (const std::string& value : game.options[i].values) {
      const bool is_seat = option.vocabulary == kSeatTerm;
      const std::string_view vocabulary = is_seat ? "seat" : table->lexicon().vocabulary(option.vocabulary);
      labels.push_back(is_seat ? voice.seat(static_cast<Seat>(labels.size()))
                               : words->term(game.id(), vocabulary, value));
    }
    json["options"][i]["label"] = voice.option(option.name);
    json["options"][i]["labels"] = std::move(labels);
  }
  Json parts = Json::array();
  for (std::size_t i = 0; i < game.language->score_parts.size(); ++i)
    parts.push_back({{"part", game.language->score_parts[i]}, {"name", voice.score_part(i)}});
  json["score_parts"] = std::move(parts);
  json["boxes"] = boxes.names(game.id());
  return json;
}

// Any command may say in which language it wants to be answered.
void read_lang(Json& request, Asker& asker) {
  const auto lang = request.find("lang");
  if (lang == request.end()) return;
  if (!lang->is_string()) refuse_type("lang", "text", *lang);
  words_in(lang->get<std::string>());
  asker.player.lang = lang->get<std::string>();
  request.erase(lang);
}

}  // namespace

Json hello_json(const Boxes& boxes, const std::string& lang) {
  Json games = Json::array(), ladder = Json::array();
  for (const GameEntry& game : all_games()) games.push_back(named_game_json(game, boxes, lang));
  for (const Level& level : levels()) ladder.push_back(level_json(*words_in(lang), level));
  return {{"name", "tsardom"},
          {"protocol", kProtocolVersion},
          {"languages", Words::languages()},
          {"lang", lang},
          {"levels", ladder},
          {"games", games}};
}

void Hall::ask(Asker asker, Json request, const Reply& reply) {
  try {
    if (closed_) throw Refusal("closing");
    if (!request.is_object()) throw Refusal("not_an_object", {{"found", shown(request)}});
    read_lang(request, asker);
    Fields fields(request);
    fields.has("id");
    const std::string& name = fields.text("cmd");
    if (name == "hello")
      return fields.done(), reply(accepted(hello_json(premises_.boxes, asker.player.lang)));
    if (name == "open") return open(asker, request, reply);
    if (name == "import") return take_in(asker, fields, reply);
    if (name == "tables" || name == "mine") return fields.done(), list(asker, reply, name == "mine");
    if (!Room::knows(name)) throw Refusal("unknown_command", {{"command", quote(name)}, {"right", "hello"}});
    const std::string& id = fields.text("table");
    if (!is_id(id)) throw Refusal("no_table");
    room(id)->ask(asker, std::move(request), reply);
  } catch (const Refusal& refusal) {
    ++premises_.metrics.refusals;
    reply(refused(refusal, asker.player.lang));
  }
}

std::shared_ptr<Room> Hall::room(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Room>& room = rooms_[id];
  if (!room) {
    room = std::make_shared<Room>(id, premises_, [this](About about, const Asker& asker, const Reply& reply) {
      open_table(std::move(about), asker, reply);
    });
  }
  return room;
}

void Hall::open(const Asker& asker, Json request, const Reply& reply) {
  for (const char* ours : {"cmd", "id"}) request.erase(ours);
  open_table(read_wish(request, asker.player, premises_.boxes), asker, reply);
}

void Hall::open_table(About about, const Asker& asker, const Reply& reply) {
  about.made = wall_clock();
  about.rematch.clear();
  Change change{.row = {.id = fresh_id()}, .before = {}, .people = about.people()};
  change.row.about = about_text(about);
  change.row.listed = about.listed;
  change.row.changed = about.made;
  change.row.wake = about.is_full() ? 0 : -1;
  save_new(std::move(change), asker, reply);
}

// A finished game is there to be looked at; another one is played on by whoever brought it, in all seats.
void Hall::take_in(const Asker& asker, Fields& fields, const Reply& reply) {
  const Json& record = fields.object("record");
  fields.done();
  const std::unique_ptr<Table> table = replay(record);
  About about;
  about.game = table->language().game;
  if (!table->agreement().built_in_box) about.box = table->agreement().box_hash;
  about.options = table->agreement().options;
  for (int seat = 0; seat < table->players(); ++seat) {
    const std::string& name = table->agreement().names[static_cast<std::size_t>(seat)];
    about.places.push_back({.kind = Place::Kind::person,
                            .player = asker.player.id,
                            .name = name.empty() ? asker.player.name : name});
  }
  about.left.assign(about.places.size(), 0);
  about.host = asker.player.id;
  about.made = wall_clock();
  about.header = table->record();
  about.header.erase("moves");
  Change change{.row = {.id = fresh_id()}, .before = {}, .people = about.people()};
  change.row.stage = table->over() ? Stage::over : Stage::playing;
  change.row.about = about_text(about);
  change.row.chain = chained("", write_json(about.header));
  for (const Entry& entry : table->entries()) {
    const std::string line = entry_text(table->lexicon(), entry);
    change.row.chain = chained(change.row.chain, line);
    change.lines.push_back({line, change.row.chain});
  }
  change.row.lines = static_cast<std::int64_t>(change.lines.size());
  change.row.position = table->hash();
  change.row.changed = about.made;
  save_new(std::move(change), asker, reply);
}

void Hall::save_new(Change change, const Asker& asker, const Reply& reply) {
  TableRow row = change.row;
  premises_.writer.save(
      std::move(change), [this, row = std::move(row), player = asker.player, reply](Saved how) {
        if (how != Saved::yes) return reply(refused(Refusal("storage_down"), player.lang));
        if (row.wake == 0) room(row.id)->wake();
        reply(accepted({{"about", shown_about(row.id, row.stage, read_about(row.about), player.id)}}));
      });
}

void Hall::list(const Asker& asker, const Reply& reply, bool mine) {
  const Player player = asker.player;
  premises_.writer.look(
      [player, reply, mine](Store& store) {
        const auto rows = mine ? store.of_player(player.id, kMostListed) : store.listed(kMostListed);
        reply(accepted(rows_json(rows, player.id)));
      },
      [player, reply] { reply(refused(Refusal("storage_down"), player.lang)); });
}

void Hall::wake_all(const std::function<void(std::size_t)>& woken) {
  premises_.writer.look(
      [this, woken](Store& store) {
        const std::vector<TableRow> rows = store.waking();
        for (const TableRow& row : rows) room(row.id)->wake();
        woken(rows.size());
      },
      [woken] { woken(0); });
}

// A room that nobody else holds rests; what rests and is forgotten is found again in the store.
void Hall::tidy() {
  const std::lock_guard lock(mutex_);
  std::erase_if(
      rooms_, [](const auto& entry) { return entry.second.use_count() == 1 && entry.second->is_resting(); });
  for (const auto& [id, room] : rooms_) room->rest();
}

}  // namespace tsardom::server
