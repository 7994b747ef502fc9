#include "cli/chronicle.hpp"

#include <algorithm>

#include "cli/boards/boards.hpp"

namespace tsardom::cli {
namespace {

// The players, and whoever plays by itself.
Seat rows_of(const Table& table, const Standing& standing) {
  return static_cast<Seat>(table.players() + standing.rivals);
}

bool somebody_has(const Table& table, const Standing& standing, std::size_t part) {
  return std::any_of(standing.part.begin(), standing.part.begin() + rows_of(table, standing),
                     [part](const auto& parts) { return parts[part] != 0; });
}

std::string title_of(const Voice& voice, const Table& table, const Standing& standing, Seat seat) {
  if (standing.title[seat] == kHidden) return {};
  return voice.term(table.language().titles, standing.title[seat]);
}

// "Anna: 52 points, place 1, Tsar. Towns 10, cities 20."
std::string told_score(const Voice& voice, const Table& table, const Standing& standing, Seat seat) {
  const Words& words = voice.words();
  std::vector<std::string> parts;
  for (std::size_t part = 0; part < table.language().score_parts.size(); ++part) {
    if (standing.part[seat][part] == 0) continue;
    parts.push_back(voice.score_part(part) + ' ' + std::to_string(standing.part[seat][part]));
  }
  std::vector<std::string> whole{words.say("cli.score.points", {{"points", standing.total[seat]}}),
                                 words.say("cli.score.place", {{"place", standing.place[seat]}})};
  if (const std::string title = title_of(voice, table, standing, seat); !title.empty())
    whole.push_back(title);
  return voice.seat(seat) + ": " + listed(whole) + (parts.empty() ? "" : ". " + listed(parts)) + '.';
}

// A table with a row for each part, the widest label first.
class ScoreTable {
 public:
  ScoreTable(const Voice& voice, const Table& table, const Standing& standing, const Paper& paper)
      : voice_(voice), table_(table), standing_(standing), paper_(paper) {}

  Lines lines() {
    add(
        "", [this](Seat seat) { return voice_.seat(seat); }, Ink::strong);
    for (std::size_t part = 0; part < table_.language().score_parts.size(); ++part) {
      if (!somebody_has(table_, standing_, part)) continue;
      add(voice_.score_part(part),
          [this, part](Seat seat) { return std::to_string(standing_.part[seat][part]); });
    }
    const Words& words = voice_.words();
    add(
        words.say("cli.score.total"), [this](Seat seat) { return std::to_string(standing_.total[seat]); },
        Ink::gold);
    if (rows_of(table_, standing_) > 1)
      add(words.say("cli.score.place_heading"),
          [this](Seat seat) { return std::to_string(standing_.place[seat]); });
    if (!title_of(voice_, table_, standing_, 0).empty())
      add(words.say("cli.score.rank"),
          [this](Seat seat) { return title_of(voice_, table_, standing_, seat); });
    return laid_out();
  }

 private:
  struct Row {
    Lines cells;
    Ink ink;
  };

  template <class Cell>
  void add(const std::string& label, Cell cell, Ink ink = Ink::none) {
    Row row{{label}, ink};
    for (Seat seat = 0; seat < rows_of(table_, standing_); ++seat) row.cells.push_back(cell(seat));
    rows_.push_back(std::move(row));
  }

  Lines laid_out() const {
    std::vector<int> widths(rows_of(table_, standing_) + 1u);
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], width_of(row.cells[i]));
    }
    Lines lines;
    for (const Row& row : rows_) {
      std::string line = "  " + fit(row.cells[0], widths[0]);
      for (std::size_t i = 1; i < widths.size(); ++i) {
        const std::string gap(static_cast<std::size_t>(3 + widths[i] - width_of(row.cells[i])), ' ');
        line += gap + paper_.ink(row.ink, row.cells[i]);
      }
      lines.push_back(line);
    }
    return lines;
  }

  const Voice& voice_;
  const Table& table_;
  const Standing& standing_;
  const Paper& paper_;
  std::vector<Row> rows_;
};

}  // namespace

Lines entry_lines(const Voice& voice, const Entry& entry, Seat reader) {
  const Words& words = voice.words();
  if (entry.is_undo && reader == entry.seat)
    return {words.say("cli.log.you_took_back", {{"move", voice.move(entry.move)}})};
  if (entry.is_undo) return {words.say("cli.log.took_back", {{"seat", voice.seat(entry.seat)}})};
  Lines lines;
  for (const Event& event : entry.events) lines.push_back(voice.event(event, reader));
  return lines;
}

Lines folded(const Words& words, const Lines& lines) {
  Lines result;
  for (std::size_t i = 0, next = 0; i < lines.size(); i = next) {
    while (next < lines.size() && lines[next] == lines[i]) ++next;
    const std::size_t count = next - i;
    result.push_back(count == 1 ? lines[i]
                                : words.say("cli.log.repeated", {{"line", lines[i]}, {"count", count}}));
  }
  return result;
}

Lines score_lines(const Voice& voice, const Table& table, const Standing& standing, const Paper& paper) {
  if (!paper.plain) return ScoreTable(voice, table, standing, paper).lines();
  Lines lines;
  for (Seat seat = 0; seat < rows_of(table, standing); ++seat)
    lines.push_back(told_score(voice, table, standing, seat));
  return lines;
}

Lines result_lines(const Voice& voice, const Table& table) {
  const Standing standing = table.standing();
  const Words& words = voice.words();
  if (rows_of(table, standing) == 1) {
    const std::string title = title_of(voice, table, standing, 0);
    return {words.say("cli.result.alone",
                      {{"points", standing.total[0]}, {"title", title.empty() ? "none" : title}})};
  }
  std::vector<std::string> winners;
  int points = 0;
  for (Seat seat = 0; seat < rows_of(table, standing); ++seat) {
    if (standing.place[seat] != 1) continue;
    winners.push_back(voice.seat(seat));
    points = standing.total[seat];
  }
  return {words.say("cli.result.won",
                    {{"names", listed(winners)}, {"count", winners.size()}, {"points", points}})};
}

}  // namespace tsardom::cli
