// Perestroika as linear text.
#include "cli/boards/perestroika/board.hpp"

namespace tsardom::cli::perestroika {
namespace {

std::string card_line(const Scene& scene, const Face& face) {
  if (!face.is_known()) return scene.words().say("cli.perestroika.backs", {{"count", 1}});
  return scene.words().say("cli.perestroika.card", {{"card", face.name},
                                                    {"cross", face.cross ? "yes" : "no"},
                                                    {"top", full_effect(scene, face.kind, "top")},
                                                    {"bottom", full_effect(scene, face.kind, "bottom")}});
}

void tell_cards(const Scene& scene, std::string_view heading, const Faces& faces, Lines& lines) {
  lines.push_back(std::string(heading) + ':');
  for (const Face& face : faces) lines.push_back("  " + card_line(scene, face));
}

std::string row_words(const Scene& scene, const std::vector<std::string>& row) {
  std::vector<std::string> cells;
  for (const std::string& building : row)
    cells.push_back(scene.words().term("perestroika", "building", building));
  return listed(cells);
}

// Rows are begun in their order, so the first empty one ends the area.
void tell_area(const Scene& scene, const Principality& principality, Lines& lines) {
  const Words& words = scene.words();
  if (principality.area[0][0] == "-")
    return lines.push_back("  " + words.say("cli.perestroika.no_buildings"));
  for (std::size_t row = 0; row < principality.area.size() && principality.area[row][0] != "-"; ++row) {
    const std::string cells = row_words(scene, principality.area[row]);
    lines.push_back("  " + words.say("cli.perestroika.row", {{"row", row + 1}, {"cells", cells}}));
  }
}

void tell_principality(const Scene& scene, const Board& board, const Principality& principality,
                       Lines& lines) {
  const Words& words = scene.words();
  const std::string who = who_sits(scene, principality);
  std::vector<std::string> holdings;
  for (std::size_t m = 0; m < kMaterials.size(); ++m) {
    holdings.push_back(words.say("cli.perestroika.held", {{"material", material_name(scene, kMaterials[m])},
                                                          {"count", principality.held[m]},
                                                          {"limit", board.hold_limit}}));
  }
  holdings.push_back(chip_words(scene, principality));
  holdings.push_back(points_words(scene, principality));
  lines.push_back(scene.voice.seat(principality.seat) + (who.empty() ? "" : " (" + who + ")") + ": " +
                  listed(holdings));
  tell_area(scene, principality, lines);
  if (principality.seat == scene.viewer) return;
  lines.push_back("  " +
                  words.say("cli.perestroika.hand", {{"cards", cards_words(scene, principality.hand)}}));
}

}  // namespace

Lines tell(const Scene& scene, const Board& board) {
  const Words& words = scene.words();
  Lines lines{game_name(words, "perestroika") + ": " + scenario_line(scene), piles_line(scene, board),
              stock_line(scene, board)};
  if (board.is_last_round) lines.push_back(words.say("cli.perestroika.last_round"));
  if (!board.display.empty()) tell_cards(scene, words.say("cli.perestroika.display"), board.display, lines);
  if (!board.resolving.empty())
    lines.push_back(words.say("cli.perestroika.resolving", {{"card", board.resolving.front().name}}));
  if (!board.aside.empty()) lines.push_back(aside_words(scene, board.aside));
  for (const Principality& principality : board.principalities)
    tell_principality(scene, board, principality, lines);
  if (scene.viewer < scene.players() && !board.principalities[scene.viewer].hand.empty())
    tell_cards(scene, words.say("cli.perestroika.your_hand"), board.principalities[scene.viewer].hand, lines);
  return lines;
}

}  // namespace tsardom::cli::perestroika
