#include "cli/boards/boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/boards/painters.hpp"
#include "table/notation.hpp"

namespace tsardom::cli {
namespace {

struct Board {
  std::string_view game;
  Lines (*paint)(const Scene& scene);
  std::string (*explain)(const Words& words, const Json& box, std::string_view option,
                         std::string_view value) = nullptr;
};

constexpr Board kBoards[] = {{"catherine", paint_catherine},
                             {"ivan", paint_ivan},
                             {"perestroika", paint_perestroika, explain_perestroika},
                             {"stroganov", paint_stroganov},
                             {"connect_four", paint_connect_four}};

const Board* board_of(std::string_view game) {
  const auto found =
      std::find_if(std::begin(kBoards), std::end(kBoards), [game](const Board& b) { return b.game == game; });
  return found != std::end(kBoards) ? found : nullptr;
}

}  // namespace

int Scene::number_of(std::string_view notation) const {
  const auto found = std::find(offers.begin(), offers.end(), notation);
  return found == offers.end() ? 0 : static_cast<int>(found - offers.begin()) + 1;
}

Scene look(const Table& table, Seat viewer, const Voice& voice, const Sitters& sitters, const Paper& paper) {
  Lines offers;
  if (viewer < table.players()) {
    for (const Choice& choice : table.prompt(viewer).choices)
      offers.push_back(move_text(table.lexicon(), choice.move));
  }
  return {viewer,
          table.view(viewer),
          table.standing(viewer),
          table.actors(),
          std::move(offers),
          table.agreement(),
          table.lexicon(),
          voice,
          sitters,
          paper};
}

Ink seat_ink(Seat seat) {
  constexpr std::array kInks{Ink::cinnabar, Ink::lapis, Ink::saffron, Ink::malachite};
  return kInks[seat % kInks.size()];
}

std::string_view seat_sign(Seat seat) {
  constexpr std::array<std::string_view, kMostSeats> kSigns{"●", "■", "◆", "▲"};
  return kSigns[seat % kSigns.size()];
}

Lines paint(const Scene& scene) {
  const Board* board = board_of(scene.lexicon.language().game);
  return board != nullptr ? board->paint(scene) : outline(scene);
}

std::string explain_option(std::string_view game, const Words& words, const Json& box,
                           std::string_view option, std::string_view value) {
  const Board* board = board_of(game);
  return board != nullptr && board->explain != nullptr ? board->explain(words, box, option, value)
                                                       : std::string();
}

std::string game_name(const Words& words, std::string_view game) { return words.term(game, "game", game); }

std::string game_line(const Words& words, const Language& language) {
  const int least = language.least_players, most = language.most_players;
  const std::string range = least == most ? std::to_string(most) : fmt::format("{}–{}", least, most);
  return words.say("cli.menu.game",
                   {{"game", game_name(words, language.game)}, {"range", range}, {"most", most}});
}

}  // namespace tsardom::cli
