#include "server/hall.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "server/names.hpp"
#include "table/notation.hpp"
#include "table/protocol.hpp"
#include "table/record.hpp"
#include "table/sheet.hpp"
#include "table/voice.hpp"

namespace tsardom::server {
namespace {

constexpr int kOnOnePage = 50, kMostPagesOn = 2000;

bool is_id(const std::string& text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

// A page of them, of which the last row tells only that there are more.
Json rows_json(const std::vector<TableRow>& rows, std::size_t from, const std::string& player) {
  const std::size_t end = from + kOnOnePage;
  Json tables = Json::array();
  for (std::size_t at = from; at < std::min(end, rows.size()); ++at) {
    Json shown = shown_about(rows[at].id, rows[at].stage, read_about(rows[at].about), player);
    shown["changed"] = rows[at].changed;
    tables.push_back(std::move(shown));
  }
  Json page{{"tables", tables}};
  if (rows.size() > end) page["next"] = end;
  return page;
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
    if (name == "tables" || name == "mine") return list(asker, fields, reply, name == "mine");
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
  About about = read_wish(request, asker.player, premises_.boxes);
  if (about.is_left_to_bots()) premises_.notices.check_bots_alone(about.host, asker.address);
  open_table(std::move(about), asker, reply);
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
                            .name = name.empty() ? asker.player.name : proper_name(name)});
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
  premises_.writer.save(std::move(change), [this, row = std::move(row), asker, reply](Saved how) {
    const Player& player = asker.player;
    if (how != Saved::yes) return reply(refused(Refusal("storage_down"), player.lang));
    const About about = read_about(row.about);
    premises_.notices.saw(row, about, asker.address);
    if (row.wake == 0) room(row.id)->wake();
    reply(accepted({{"about", shown_about(row.id, row.stage, about, player.id)}}));
  });
}

void Hall::list(const Asker& asker, Fields& fields, const Reply& reply, bool mine) {
  const auto from = static_cast<std::size_t>(fields.has("from") ? fields.number("from", 0, kMostPagesOn) : 0);
  fields.done();
  const Player player = asker.player;
  const auto in_trouble = [player, reply] { reply(refused(Refusal("storage_down"), player.lang)); };
  const auto tell = [this, player, reply, from] {
    reply(accepted(premises_.notices.page(from, kOnOnePage, player.id)));
  };
  if (mine) {
    return premises_.writer.look(
        [this, player, reply, from](Store& store) {
          const auto rows = store.of_player(player.id, static_cast<int>(from) + kOnOnePage + 1);
          premises_.lanes.lane().post(
              [rows, from, player, reply] { reply(accepted(rows_json(rows, from, player.id))); });
        },
        in_trouble);
  }
  if (remembers_) return tell();
  premises_.writer.look(
      [this, tell](Store& store) {
        remember(store);
        tell();
      },
      in_trouble);
}

void Hall::remember(Store& store) {
  if (remembers_) return;
  for (const TableRow& row : store.listed(INT32_MAX)) premises_.notices.saw(row, read_about(row.about));
  for (const TableRow& row : store.waking()) premises_.notices.saw(row, read_about(row.about));
  remembers_ = true;
}

void Hall::wake_all(const std::function<void(std::size_t)>& woken) {
  premises_.writer.look(
      [this, woken](Store& store) {
        remember(store);
        const std::vector<TableRow> rows = store.waking();
        for (const TableRow& row : rows) room(row.id)->wake();
        woken(rows.size());
      },
      [woken] { woken(0); });
}

void Hall::erase(const Player& player, const std::function<void(bool)>& erased) {
  premises_.writer.look(
      [this, player, erased](Store& store) {
        const auto tables = std::make_shared<std::vector<std::string>>();
        for (const TableRow& row : store.of_player(player.id, INT32_MAX)) tables->push_back(row.id);
        erase_at(tables, player, erased);
      },
      [erased] { erased(false); });
}

// One after the other. A table that this program cannot play stays as it is.
void Hall::erase_at(const std::shared_ptr<std::vector<std::string>>& tables, const Player& player,
                    const std::function<void(bool)>& erased) {
  if (tables->empty()) return erased(true);
  const std::string id = tables->back();
  tables->pop_back();
  room(id)->erase(player, [this, tables, player, erased](const Json& answer) {
    const std::string code = answer.at("ok").get<bool>() ? "" : answer.at("error").at("code");
    if (code == "storage_down" || code == "try_again") return erased(false);
    erase_at(tables, player, erased);
  });
}

// A room that nobody else holds rests; what rests and is forgotten is found again in the store.
void Hall::tidy() {
  const std::lock_guard lock(mutex_);
  std::erase_if(
      rooms_, [](const auto& entry) { return entry.second.use_count() == 1 && entry.second->is_resting(); });
  for (const auto& [id, room] : rooms_) room->rest();
}

}  // namespace tsardom::server
