// Catherine as linear text.
#include "cli/boards/catherine/board.hpp"

namespace tsardom::cli::catherine {
namespace {

void tell_map(const Scene& scene, const Board& board, Lines& lines) {
  std::string colour;
  for (std::size_t city = 0; city < board.cities.size(); ++city) {
    if (board.cities[city].colour != colour)
      lines.push_back(region_name(scene, colour = board.cities[city].colour) + ':');
    lines.push_back("  " + city_words(scene, board, city));
  }
}

std::string card_name(const Scene& scene, const std::string& card) {
  return scene.words().say(
      "cli.catherine.name",
      {{"id", card},
       {"card", scene.words().term(kGame, "card", card)},
       {"colour", colour_name(scene, card_of(scene, card)["colour"].get<std::string>())}});
}

void tell_court(const Scene& scene, const Court& court, Lines& lines) {
  const Words& words = scene.words();
  const std::string who = who_sits(scene, court);
  lines.push_back(scene.voice.seat(court.seat) + (who.empty() ? "" : " (" + who + ")") + ": " +
                  words.say("cli.score.points", {{"points", court.points}}));
  lines.push_back("  " + favor_line(scene, court));
  for (const std::string& line : court_lines(scene, court)) lines.push_back("  " + line);
  for (std::size_t slot = 0; slot < court.row.size(); ++slot) {
    const Pair& pair = court.row[slot];
    const std::string below =
        pair.below.empty() ? words.say("cli.catherine.none") : card_name(scene, pair.below);
    lines.push_back("  " + words.say("cli.catherine.slot", {{"slot", slot + 1},
                                                            {"card", card_name(scene, pair.card)},
                                                            {"words", card_words(scene, pair.card)},
                                                            {"below", below}}));
  }
}

}  // namespace

Lines tell(const Scene& scene, const Board& board) {
  const Words& words = scene.words();
  Lines lines{game_name(words, kGame), round_line(scene, board), piles_line(scene, board)};
  tell_map(scene, board, lines);
  for (const Court& court : board.courts) tell_court(scene, court, lines);
  if (const std::string choosing = choosing_line(scene); !choosing.empty()) lines.push_back(choosing);
  if (scene.viewer >= scene.players() || board.courts[scene.viewer].hand.empty()) return lines;
  lines.push_back(words.say("cli.catherine.your_hand") + ':');
  for (const std::string& card : board.courts[scene.viewer].hand)
    lines.push_back("  " + card_name(scene, card) + ". " + card_words(scene, card));
  return lines;
}

}  // namespace tsardom::cli::catherine
