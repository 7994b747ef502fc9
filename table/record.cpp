#include "table/record.hpp"

#include "table/fields.hpp"
#include "table/forms.hpp"
#include "table/notation.hpp"

namespace tsardom {
namespace {

constexpr std::string_view kUndo = "undo";

Seat read_seat(std::string_view text, int players) {
  if (text == "chance") return kChance;
  for (int seat = 0; seat < players; ++seat) {
    if (text == std::to_string(seat)) return static_cast<Seat>(seat);
  }
  throw Refusal("bad_seat", {{"seat", quote(text)}, {"last", players - 1}});
}

void play_entry(Table& table, const Json& entry, std::size_t index) {
  try {
    if (!entry.is_string()) refuse_type("moves", "texts", entry);
    play_entry(table, entry.get_ref<const std::string&>());
  } catch (const Refusal& refusal) {
    throw Refusal("bad_entry", {{"index", index}, {"entry", shown(entry)}, {"why", refusal.key()}},
                  refusal.rule);
  }
}

Wish read_wish(Fields& fields) {
  Wish wish;
  wish.players = static_cast<int>(fields.number("players", 1, kMostSeats));
  wish.options = fields.object("options");
  if (wish.options.contains("box"))
    throw Refusal("unknown_field", {{"field", "options.box"}, {"right", "components"}});
  if (fields.has("components")) wish.options["box"] = fields.object("components");
  wish.names = fields.texts("seats");
  if (fields.has("from")) wish.from = fields.object("from");
  return wish;
}

}  // namespace

std::string entry_text(const Lexicon& lexicon, const Entry& entry) {
  const std::string seat = seat_text(entry.seat) + ": ";
  return seat + (entry.is_undo ? std::string(kUndo) : move_text(lexicon, entry.move));
}

void play_entry(Table& table, std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) {
    throw Refusal("bad_move", {{"why", "not_an_entry"}, {"word", quote(text)}, {"slot", ""}, {"right", ""}});
  }
  const Seat seat = read_seat(text.substr(0, colon), table.players());
  const std::string_view what = text.substr(colon + 2);
  if (what == kUndo) {
    table.undo(seat);
  } else {
    table.play(seat, read_move(table.lexicon(), what));
  }
}

void play_entry(Table& table, const Entry& entry) {
  if (entry.is_undo) {
    table.undo(entry.seat);
  } else {
    table.play(entry.seat, entry.move);
  }
}

Json Table::record() const {
  Json json{{"format", kRecordFormat},    {"game", language().game}, {"rules", language().version},
            {"box", agreement_.box_hash}, {"players", players()},    {"options", agreement_.options},
            {"seats", agreement_.names}};
  if (!agreement_.built_in_box) json["components"] = *agreement_.box;
  if (!from_.is_null()) json["from"] = from_;
  json["moves"] = Json::array();
  for (const Entry& entry : entries_) json["moves"].push_back(entry_text(lexicon_, entry));
  return json;
}

std::unique_ptr<Table> replay(const Json& record, std::optional<std::size_t> upto,
                              std::span<const GameEntry> games) {
  if (!record.is_object()) refuse_type("record", "object", record);
  check_format(record, kRecordFormat, "record");
  Fields fields(record);
  fields.any("format");
  const GameEntry& game = find_game(fields.text("game"), games);
  const std::string& rules = fields.text("rules");
  if (rules != game.language->version) {
    throw Refusal("other_rules", {{"game", game.id()}, {"theirs", rules}, {"ours", game.language->version}});
  }
  const std::string& box = fields.text("box");
  const Wish wish = read_wish(fields);
  const Json& moves = fields.list("moves");
  fields.done();
  std::unique_ptr<Table> table = game.open(wish);
  if (box != table->agreement().box_hash) {
    throw Refusal("other_box", {{"theirs", quote(box)}, {"ours", quote(table->agreement().box_hash)}});
  }
  if (upto && *upto > moves.size()) {
    throw Refusal(
        "out_of_range",
        {{"field", "upto"}, {"least", 0}, {"most", moves.size()}, {"found", std::to_string(*upto)}});
  }
  for (std::size_t i = 0; i < upto.value_or(moves.size()); ++i) play_entry(*table, moves[i], i);
  return table;
}

}  // namespace tsardom
