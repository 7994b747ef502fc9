#include "cli/boards/painters.hpp"

namespace tsardom::cli {
namespace {

constexpr int kCellWidth = 3;

std::string sign(const Scene& scene, Seat seat) {
  if (scene.paper.plain) return seat == 0 ? "x" : "o";
  return scene.paper.ink(seat_ink(seat), seat_sign(seat));
}

std::string legend(const Scene& scene) {
  Lines seats;
  for (Seat seat = 0; seat < scene.players(); ++seat)
    seats.push_back(sign(scene, seat) + ' ' + scene.voice.seat(seat));
  return joined(seats, "   ");
}

// The columns that may be chosen glow.
Lines heads(const Scene& scene) {
  Lines columns;
  for (const std::string& column : scene.lexicon.terms(kFirstVocabulary)) {
    const bool is_offered = scene.number_of("drop " + column) != 0;
    columns.push_back(scene.paper.ink(is_offered ? Ink::fire : Ink::faint, column));
  }
  return columns;
}

Lines cells(const Scene& scene, const Json& row) {
  const std::string empty = scene.paper.plain ? "." : " ";
  Lines signs;
  for (const Json& cell : row) signs.push_back(cell.is_null() ? empty : sign(scene, cell.get<Seat>()));
  return signs;
}

std::string drawn(Lines cells, const std::string& wall) {
  for (std::string& cell : cells) cell = centred(cell, kCellWidth);
  return wall + joined(cells, wall) + wall;
}

}  // namespace

Lines paint_connect_four(const Scene& scene) {
  const Paper& paper = scene.paper;
  const Json& rows = scene.view["rows"];
  Lines lines{legend(scene), paper.plain ? joined(heads(scene), " ") : drawn(heads(scene), " ")};
  for (const Json& row : rows) {
    lines.push_back(paper.plain ? joined(cells(scene, row), " ")
                                : drawn(cells(scene, row), paper.ink(Ink::gold, "│")));
  }
  if (paper.plain) return lines;
  const Lines floor(rows[0].size(), repeated("─", kCellWidth));
  lines.push_back(paper.ink(Ink::gold, "╰" + joined(floor, "┴") + "╯"));
  return lines;
}

}  // namespace tsardom::cli
