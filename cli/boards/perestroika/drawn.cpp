// Perestroika as a picture: cards in frames, buildings stacked from their pieces (PER-10.5).
#include <fmt/format.h>

#include <algorithm>

#include "cli/boards/perestroika/board.hpp"

namespace tsardom::cli::perestroika {
namespace {

constexpr int kLeastCard = 16, kMostCard = 28;
constexpr int kLeastPanel = 39, kMostPanel = 64;
constexpr int kPieceColumns = 2;
constexpr std::string_view kEmpty = "-";

Ink material_ink(std::string_view material) {
  return material == "fur" ? Ink::fur : material == "wood" ? Ink::wood : Ink::wheat;
}

// ---------------------------------------------------------------------------------------------- cards

// The number of the first of these moves that is offered, to be worn where it would be clicked.
std::string badge(const Scene& scene, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) {
    if (const int number = scene.number_of(move)) return scene.paper.ink(Ink::fire, std::to_string(number));
  }
  return {};
}

Lines half_lines(const Scene& scene, const Face& face, std::string_view half, int width) {
  const bool is_top = half == "top";
  const std::string number = badge(scene, {"play " + face.kind + ' ' + std::string(half)});
  const std::string mark = number.empty() ? scene.paper.ink(Ink::faint, is_top ? "▀" : "▄") : number;
  const int indent = std::max(width_of(mark), 1) + 1;
  Lines lines;
  for (const std::string& text : wrap(short_effect(scene, face.kind, half), width - indent)) {
    const std::string front = lines.empty() ? mark + ' ' : std::string(static_cast<std::size_t>(indent), ' ');
    lines.push_back(front + text);
  }
  return lines;
}

Lines card_inside(const Scene& scene, const Face& face, int width) {
  const Paper& paper = scene.paper;
  Lines lines;
  for (const std::string& text : wrap(face.name, width - 2)) {
    const bool wears_cross = face.cross && lines.empty();
    lines.push_back(
        justified(paper.ink(Ink::strong, text), wears_cross ? paper.ink(Ink::gold, "✚") : "", width));
  }
  append(lines, half_lines(scene, face, "top", width));
  append(lines, half_lines(scene, face, "bottom", width));
  return lines;
}

// Verbs: the moves that take the whole card.
using Verbs = std::vector<std::string_view>;

Lines draw_card(const Scene& scene, const Face& face, const Verbs& verbs, int width, std::size_t height) {
  const int inner = width - 4;
  Lines inside = card_inside(scene, face, inner);
  inside.resize(std::max(inside.size(), height));
  for (std::string& line : inside) line = ' ' + fit(line, inner);
  std::vector<std::string> moves;
  for (const std::string_view verb : verbs) moves.push_back(std::string(verb) + ' ' + face.kind);
  const std::string number = badge(scene, moves);
  return framed(scene.paper, face.cross ? Ink::gold : Ink::faint, number, {}, inside, width);
}

// As many cards beside each other as fit, in rows of about the same length.
Lines draw_cards(const Scene& scene, const Faces& faces, const Verbs& verbs) {
  const int count = static_cast<int>(faces.size());
  const int most = std::max(scene.paper.width / kLeastCard, 1);
  const int rows = (count + most - 1) / most;
  Lines lines;
  for (int row = 0, next = 0; row < rows; ++row) {
    const int here = (count - next + rows - row - 1) / (rows - row);
    const int width = std::min(scene.paper.width / ((count + rows - 1) / rows), kMostCard);
    std::size_t height = 0;
    for (int i = next; i < next + here; ++i) {
      height = std::max(height, card_inside(scene, faces[static_cast<std::size_t>(i)], width - 4).size());
    }
    std::vector<Lines> cards;
    for (int i = next; i < next + here; ++i)
      cards.push_back(draw_card(scene, faces[static_cast<std::size_t>(i)], verbs, width, height));
    append(lines, beside(cards, ""));
    next += here;
  }
  return lines;
}

// ------------------------------------------------------------------------------------------ buildings

// Two letters high, four layers of pieces from the ground up; the foundation is as wide as the building.
std::array<std::string, 2> picture(const Scene& scene, const std::string& building, int width) {
  const Json& stack = in_box(scene, "buildings", building)["stack"];
  std::size_t widest = 1;
  for (const Json& layer : stack) widest = std::max(widest, layer.size());
  const std::size_t columns = widest * kPieceColumns;
  std::array<std::vector<Ink>, 4> layers;
  layers.fill(std::vector<Ink>(columns, Ink::none));
  for (std::size_t level = 0; level < std::min(stack.size(), layers.size()); ++level) {
    const Json& pieces = stack[level];
    const std::size_t piece = pieces.size() == 1 && level == 0 ? columns : kPieceColumns;
    const std::size_t begin = (columns - piece * pieces.size()) / 2;
    for (std::size_t i = 0; i < piece * pieces.size(); ++i) {
      const Json& material = pieces[i / piece];
      if (material.is_string()) layers[level][begin + i] = material_ink(material.get<std::string>());
    }
  }
  std::array<std::string, 2> rows;
  for (std::size_t column = 0; column < columns; ++column) {
    rows[0] += scene.paper.halves(layers[3][column], layers[2][column]);
    rows[1] += scene.paper.halves(layers[1][column], layers[0][column]);
  }
  return {centred(rows[0], width), centred(rows[1], width)};
}

std::string cell_name(std::size_t row, std::size_t column) {
  return fmt::format("r{}c{}", row + 1, column + 1);
}

// A free cell: its number if one may build there now.
std::string free_cell(const Scene& scene, const Principality& principality, std::size_t row,
                      std::size_t column) {
  const bool is_mine = principality.seat == scene.viewer;
  const std::string number = is_mine ? badge(scene, {"build " + cell_name(row, column)}) : std::string();
  return number.empty() ? scene.paper.ink(Ink::faint, "·") : number;
}

void draw_row(const Scene& scene, const Principality& principality, std::size_t row, int width,
              Lines& lines) {
  const std::vector<std::string>& cells = principality.area[row];
  std::array<std::string, 3> drawn{" ", " ", " "};
  for (std::size_t column = 0; column < cells.size(); ++column) {
    if (cells[column] == kEmpty) {
      drawn[0] += fit("", width);
      drawn[1] += fit("", width);
      drawn[2] += centred(free_cell(scene, principality, row, column), width);
      continue;
    }
    const std::array<std::string, 2> image = picture(scene, cells[column], width);
    drawn[0] += image[0];
    drawn[1] += image[1];
    drawn[2] +=
        centred(scene.words().say("cli.perestroika.building", {{"building_id", cells[column]}}), width);
  }
  const bool is_open = cells[0] != kEmpty;
  lines.insert(lines.end(), is_open ? drawn.begin() : drawn.begin() + 2, drawn.end());
}

// --------------------------------------------------------------------------------------- principalities

// Filled signs for what is held, hollow ones up to the limit; each kind has its own shape.
std::string pips(const Scene& scene, std::size_t material, int held, int limit) {
  constexpr std::array<std::string_view, kMaterials.size()> kFull{"▲", "■", "●"}, kHollow{"△", "□", "○"};
  const Paper& paper = scene.paper;
  return paper.ink(material_ink(kMaterials[material]), repeated(kFull[material], held)) +
         paper.ink(Ink::faint, repeated(kHollow[material], limit - held));
}

Lines draw_holdings(const Scene& scene, const Board& board, const Principality& principality, int width) {
  const Words& words = scene.words();
  const std::array<std::string, kMaterials.size()> beside_pips{
      scene.paper.ink(Ink::gold, points_words(scene, principality)),
      words.say("cli.perestroika.cards", {{"count", principality.hand.size()}}),
      principality.has_chip ? scene.paper.ink(Ink::gold, "◉ " + chip_words(scene, principality))
                            : scene.paper.ink(Ink::faint, chip_words(scene, principality))};
  Lines lines;
  for (std::size_t m = 0; m < kMaterials.size(); ++m) {
    const int held = principality.held[m];
    const std::string label = amount(scene, m, held);
    lines.push_back(
        justified(' ' + pips(scene, m, held, board.hold_limit) + ' ' + label, beside_pips[m] + ' ', width));
  }
  return lines;
}

Lines principality_inside(const Scene& scene, const Board& board, const Principality& principality,
                          int width) {
  Lines inside = draw_holdings(scene, board, principality, width);
  const auto columns = static_cast<int>(principality.area[0].size());
  for (std::size_t row = 0; row < principality.area.size(); ++row)
    draw_row(scene, principality, row, (width - 1) / columns, inside);
  if (principality.seat == scene.viewer) return inside;
  const std::string hand =
      scene.words().say("cli.perestroika.hand", {{"cards", cards_words(scene, principality.hand)}});
  for (const std::string& line : wrap(hand, width - 2))
    inside.push_back(' ' + scene.paper.ink(Ink::faint, line));
  return inside;
}

Lines draw_principality(const Scene& scene, const Principality& principality, const Lines& inside,
                        int width) {
  const Paper& paper = scene.paper;
  const Ink ink = seat_ink(principality.seat);
  const std::string turn =
      holds(scene.actors, principality.seat) ? paper.ink(Ink::fire, "▶ ") : std::string();
  const std::string title = turn + paper.ink(ink, seat_sign(principality.seat)) + ' ' +
                            paper.ink(Ink::strong, scene.voice.seat(principality.seat));
  return framed(paper, ink, title, paper.ink(Ink::faint, who_sits(scene, principality)), inside, width);
}

// Side by side as far as they fit, those of a row equally high.
Lines draw_principalities(const Scene& scene, const Board& board) {
  const auto count = board.principalities.size();
  const auto across = static_cast<std::size_t>(
      std::clamp((scene.paper.width + 1) / (kLeastPanel + 1), 1, static_cast<int>(count)));
  const int width = std::min((scene.paper.width + 1) / static_cast<int>(across) - 1, kMostPanel);
  Lines lines;
  for (std::size_t first = 0; first < count; first += across) {
    const std::size_t end = std::min(first + across, count);
    std::vector<Lines> insides;
    std::size_t height = 0;
    for (std::size_t i = first; i < end; ++i) {
      insides.push_back(principality_inside(scene, board, board.principalities[i], width - 2));
      height = std::max(height, insides.back().size());
    }
    std::vector<Lines> panels;
    for (std::size_t i = first; i < end; ++i) {
      insides[i - first].resize(height);
      panels.push_back(draw_principality(scene, board.principalities[i], insides[i - first], width));
    }
    append(lines, beside(panels, " "));
  }
  return lines;
}

// On one line where there is room.
Lines piles(const Scene& scene, const Board& board) {
  const std::string left = piles_line(scene, board), right = stock_line(scene, board);
  const Paper& paper = scene.paper;
  if (width_of(left) + width_of(right) + 2 <= paper.width)
    return {paper.ink(Ink::faint, justified(left, right, paper.width))};
  return {paper.ink(Ink::faint, left), paper.ink(Ink::faint, right)};
}

std::string heading(const Scene& scene, std::string_view text, const std::string& note) {
  return scene.paper.ink(Ink::cinnabar, text) + "  " + scene.paper.ink(Ink::faint, note);
}

}  // namespace

Lines draw(const Scene& scene, const Board& board) {
  const Paper& paper = scene.paper;
  const Words& words = scene.words();
  Lines lines{justified(paper.ink(Ink::gold, "✠ " + game_name(words, "perestroika")), scenario_line(scene),
                        paper.width)};
  append(lines, piles(scene, board));
  if (board.is_last_round) lines.push_back(paper.ink(Ink::cinnabar, words.say("cli.perestroika.last_round")));
  if (!board.display.empty()) {
    lines.push_back(heading(
        scene, words.say("cli.perestroika.display"),
        words.say("cli.perestroika.crosses", {{"count", board.crosses}, {"needed", board.crosses_needed}})));
    append(lines, draw_cards(scene, board.display, {"draft", "discard", "set_aside"}));
  }
  append(lines, draw_principalities(scene, board));
  if (!board.resolving.empty())
    lines.push_back(words.say("cli.perestroika.resolving", {{"card", board.resolving.front().name}}));
  if (!board.aside.empty()) append(lines, wrap(aside_words(scene, board.aside), paper.width));
  if (scene.viewer >= scene.players()) return lines;
  const Faces& hand = board.principalities[scene.viewer].hand;
  lines.push_back(heading(scene, words.say("cli.perestroika.your_hand"),
                          hand.empty() ? words.say("cli.perestroika.no_cards") : ""));
  const Verbs verbs =
      board.display.empty() ? Verbs{"discard"} : Verbs{};  // solo discards from the display first
  append(lines, draw_cards(scene, hand, verbs));
  return lines;
}

}  // namespace tsardom::cli::perestroika
