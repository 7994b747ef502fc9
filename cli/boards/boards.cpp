#include "cli/boards/boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "table/notation.hpp"

namespace tsardom::cli {

int Scene::number_of(std::string_view notation) const {
  const auto found = std::find(offers.begin(), offers.end(), notation);
  return found == offers.end() ? 0 : static_cast<int>(found - offers.begin()) + 1;
}

int Scene::number_touching(const std::string& part) const {
  int found = 0;
  for (std::size_t i = 0; i < touched.size(); ++i) {
    if (std::find(touched[i].begin(), touched[i].end(), part) == touched[i].end()) continue;
    found = found == 0 ? static_cast<int>(i) + 1 : -1;
  }
  return found;
}

Scene look(const Table& table, Seat viewer, const Voice& voice, const Sitters& sitters, const Paper& paper) {
  Lines offers;
  std::vector<Lines> touched;
  if (viewer < table.players()) {
    for (const Choice& choice : table.prompt(viewer).choices) {
      offers.push_back(move_text(table.lexicon(), choice.move));
      touched.push_back(move_parts(table.lexicon(), choice.move));
    }
  }
  return {viewer,
          table.view(viewer),
          table.standing(viewer),
          table.actors(),
          std::move(offers),
          std::move(touched),
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
  const Painter* painter = painter_of(scene.lexicon.language().game);
  return painter != nullptr ? painter->paint(scene) : outline(scene);
}

std::string explain_option(std::string_view game, const Words& words, const Json& box,
                           std::string_view option, std::string_view value) {
  Lines texts;
  const std::string key = fmt::format("{}.meaning.{}.{}", game, option, value);
  if (words.has(key)) texts.push_back(words.say(key));
  const Painter* painter = painter_of(game);
  if (painter != nullptr && painter->explain != nullptr)
    texts.push_back(painter->explain(words, box, option, value));
  std::erase(texts, "");
  return joined(texts, " ");
}

std::string game_name(const Words& words, std::string_view game) { return words.term(game, "game", game); }

std::string game_line(const Words& words, const Language& language) {
  const int least = language.least_players, most = language.most_players;
  const std::string range = least == most ? std::to_string(most) : fmt::format("{}–{}", least, most);
  return words.say("cli.menu.game",
                   {{"game", game_name(words, language.game)}, {"range", range}, {"most", most}});
}

}  // namespace tsardom::cli
