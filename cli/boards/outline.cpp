// Any game: its view as a plain board. Groups are indented, lists of equal groups are tables, lists of equal
// lists are grids. What a number or a list stands for the view does not say: that stands in the game's
// manifest.
#include <algorithm>

#include "cli/boards/boards.hpp"
#include "table/registry.hpp"

namespace tsardom::cli {
namespace {

constexpr std::string_view kGap = "  ";

bool is_group(const Json& value) { return value.is_object(); }
bool is_list(const Json& value) { return value.is_array() && !value.empty(); }

bool is_row(const Json& value) {
  return value.is_array() &&
         std::none_of(value.begin(), value.end(), [](const Json& item) { return item.is_structured(); });
}

bool is_short(const Json& value) { return !value.is_structured() || is_row(value); }

// A list of rows that are equally long.
bool is_grid(const Json& value) {
  return is_list(value) && std::all_of(value.begin(), value.end(), [&](const Json& row) {
           return row.is_array() && is_row(row) && !row.empty() && row.size() == value[0].size();
         });
}

bool have_same_fields(const Json& one, const Json& other) {
  return one.size() == other.size() &&
         std::all_of(one.items().begin(), one.items().end(),
                     [&](const auto& field) { return other.contains(field.key()); });
}

// A list of groups with the same short fields.
bool is_table(const Json& value) {
  return is_list(value) && std::all_of(value.begin(), value.end(), [&](const Json& group) {
           return is_group(group) && is_group(value[0]) && have_same_fields(group, value[0]) &&
                  std::all_of(group.begin(), group.end(), is_short);
         });
}

class Outline {
 public:
  explicit Outline(const Scene& scene)
      : scene_(scene),
        game_(scene.lexicon.language().game),
        hints_(find_game(game_).manifest.value("view", Json::object())) {}

  Lines lines() {
    Lines lines{scene_.paper.ink(Ink::gold, game_name(scene_.words(), game_))};
    for (const bool wants_short : {true, false}) {  // first what is told in a line
      for (const auto& [key, value] : scene_.view.items()) {
        if (key == "format" || key == "steps" || is_short(value) != wants_short) continue;
        write(key, label(key), value, 1, lines);
      }
    }
    if (shows_signs_) lines.insert(lines.begin() + 1, legend());
    return lines;
  }

 private:
  const Json& hint(std::string_view key, std::string_view about) const {
    static const Json kNone;
    const auto found = hints_.find(key);
    return found != hints_.end() && found->contains(about) ? (*found)[about] : kNone;
  }

  bool is_by_seat(const std::string& key, const Json& value) const {
    if (!value.is_array() || value.size() != static_cast<std::size_t>(scene_.players())) return false;
    return key == "players" || key == "seats" || hint(key, "by") == "seat";
  }

  std::string label(const std::string& key) const {
    const std::string text = game_ + ".view." + key;
    if (scene_.words().has(text)) return scene_.words().say(text);
    const std::string named = name(key, key);
    if (named != key) return named;
    std::string plain = key;
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
  }

  // The name of an id: in the vocabulary that is called like the field, or else in the first that has it.
  std::string name(const std::string& key, const std::string& id) const {
    std::string found = id;
    for (std::size_t v = 0; v < scene_.lexicon.language().vocabularies.size(); ++v) {
      const std::string_view vocabulary = scene_.lexicon.language().vocabularies[v];
      const std::vector<std::string>& terms =
          scene_.lexicon.terms(static_cast<Vocabulary>(kFirstVocabulary + v));
      if (std::find(terms.begin(), terms.end(), id) == terms.end()) continue;
      const bool is_its_own = key == vocabulary || key == std::string(vocabulary) + 's';
      if (found == id || is_its_own) found = scene_.words().term(game_, vocabulary, id);
      if (is_its_own) break;
    }
    return glowing(key, id, found);
  }

  // What a move touches glows, with the number of the move if it is the only one.
  std::string glowing(const std::string& key, const std::string& id, const std::string& text) const {
    int touched = 0;
    for (const std::string_view kind :
         {std::string_view(key), std::string_view(key).substr(0, key.size() - 1)}) {
      const std::string part = std::string(kind) + '.' + id;
      if (touched == 0) touched = scene_.number_touching(part);
    }
    if (touched == 0 || is_others()) return text;
    const std::string number = touched > 0 ? '[' + std::to_string(touched) + "] " : "";
    return scene_.paper.ink(Ink::fire, number + text);
  }

  // Does what is being written lie at another seat?
  bool is_others() const { return seat_ != kSpectator && seat_ != scene_.viewer; }

  std::string sign(Seat seat) const {
    constexpr std::string_view kPlain[] = {"x", "o", "+", "#"};
    if (scene_.paper.plain) return std::string(kPlain[seat % std::size(kPlain)]);
    return scene_.paper.ink(seat_ink(seat), seat_sign(seat));
  }

  std::string legend() const {
    Lines seats;
    for (int seat = 0; seat < scene_.players(); ++seat)
      seats.push_back(sign(static_cast<Seat>(seat)) + ' ' + scene_.voice.seat(static_cast<Seat>(seat)));
    return "  " + joined(seats, "   ");
  }

  bool is_seat(const std::string& key, const Json& value) const {
    return hint(key, "of") == "seat" && value.is_number_integer() && value.get<int>() < scene_.players();
  }

  std::string text(const std::string& key, const Json& value) const {
    if (value.is_null())
      return is_others() ? scene_.words().say("cli.outline.face_down", {{"count", 1}}) : "-";
    if (value.is_boolean())
      return scene_.words().say("cli.outline.flag", {{"is", value.get<bool>() ? "yes" : "no"}});
    if (value.is_string()) return name(key, value.get<std::string>());
    if (is_seat(key, value)) return scene_.voice.seat(value.get<Seat>());
    return value.is_structured() ? row(key, value) : write_json(value);
  }

  // Things by name, then how many lie face down; nobody has anything face down to himself.
  std::string row(const std::string& key, const Json& items) const {
    Lines texts;
    int blank = 0;
    for (const Json& item : items) {
      if (item.is_null())
        ++blank;
      else
        texts.push_back(text(key, item));
    }
    if (blank > 0 && seat_ != scene_.viewer)
      texts.push_back(scene_.words().say("cli.outline.face_down", {{"count", blank}}));
    return texts.empty() ? "-" : joined(texts, ", ");
  }

  void write(const std::string& key, const std::string& title, const Json& value, int depth, Lines& lines) {
    const std::string indent = repeated(" ", 2 * depth);
    if (is_short(value) && !is_by_seat(key, value)) {
      const std::string front = indent + title + ": ";
      return append(lines, hung(front, text(key, value), scene_.paper.width));
    }
    lines.push_back(indent + title + ':');
    if (is_by_seat(key, value)) return write_seats(key, value, depth + 1, lines);
    if (is_grid(value)) return write_grid(key, value, depth + 1, lines);
    if (is_table(value) && write_table(key, value, depth + 1, lines)) return;
    int number = 0;
    for (const auto& [name, part] : value.items()) {
      if (value.is_array())
        write(key, std::to_string(++number), part, depth + 1, lines);
      else
        write(name, label(name), part, depth + 1, lines);
    }
  }

  void write_seats(const std::string& key, const Json& value, int depth, Lines& lines) {
    for (seat_ = 0; seat_ < scene_.players(); ++seat_)
      write(key, scene_.voice.seat(seat_), value[seat_], depth, lines);
    seat_ = kSpectator;
  }

  // In columns; false if the paper is too narrow.
  bool write_table(const std::string& key, const Json& groups, int depth, Lines& lines) {
    std::vector<Lines> columns;
    int width = 2 * depth;
    for (const auto& [field, unused] : groups[0].items()) {
      const std::string& name = field;
      Lines column{label(name)};
      for (const Json& group : groups) column.push_back(text(name == "id" ? key : name, group[name]));
      width += aligned(column) + static_cast<int>(kGap.size());
      columns.push_back(std::move(column));
    }
    if (width > scene_.paper.width) return false;
    for (const std::string& line : beside(columns, kGap)) lines.push_back(repeated(" ", 2 * depth) + line);
    return true;
  }

  static int aligned(Lines& column) {
    int width = 0;
    for (const std::string& cell : column) width = std::max(width, width_of(cell));
    for (std::string& cell : column) cell = fit(cell, width);
    return width;
  }

  // Cells side by side, the heads of the columns above them where the manifest says what they are.
  void write_grid(const std::string& key, const Json& rows, int depth, Lines& lines) {
    std::vector<Lines> columns(rows[0].size());
    const Lines heads = heads_of(key);
    shows_signs_ = shows_signs_ || hint(key, "of") == "seat";
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (heads.size() == columns.size()) columns[c].push_back(heads[c]);
      for (const Json& cells : rows) columns[c].push_back(cell(key, cells[c]));
      aligned(columns[c]);
    }
    const std::string gap = scene_.paper.plain ? " " : scene_.paper.ink(Ink::gold, " │ ");
    for (const std::string& line : beside(columns, gap)) lines.push_back(repeated(" ", 2 * depth) + line);
  }

  std::string cell(const std::string& key, const Json& value) const {
    if (value.is_null()) return scene_.paper.plain ? "." : " ";
    return is_seat(key, value) ? sign(value.get<Seat>()) : text(key, value);
  }

  // The ids of the vocabulary that counts the columns; those that may be chosen glow.
  Lines heads_of(const std::string& key) const {
    const Json& across = hint(key, "across");
    if (!across.is_string()) return {};
    const auto kind = across.get<std::string>();
    const auto& all = scene_.lexicon.language().vocabularies;
    const auto found = std::find(all.begin(), all.end(), kind);
    if (found == all.end()) return {};
    Lines heads;
    for (const std::string& id :
         scene_.lexicon.terms(static_cast<Vocabulary>(kFirstVocabulary + (found - all.begin())))) {
      const bool may_be_chosen = scene_.number_touching(kind + '.' + id) != 0;
      heads.push_back(scene_.paper.ink(may_be_chosen ? Ink::fire : Ink::faint, id));
    }
    return heads;
  }

  const Scene& scene_;
  const std::string game_;
  const Json hints_;
  Seat seat_ = kSpectator;  // at whose seat lies what is being written
  bool shows_signs_ = false;
};

}  // namespace

Lines outline(const Scene& scene) { return Outline(scene).lines(); }

}  // namespace tsardom::cli
