// Every way in which the games of the program can be agreed upon.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lab/usual.hpp"
#include "table/games.hpp"
#include "table/lexicon.hpp"
#include "table/registry.hpp"
#include "table/seating.hpp"
#include "tests/every_game/sitting.hpp"

namespace tsardom {

// How many games are played: with sanitizers, which are slow, and when there is little time fewer.
inline int effort() {
#if defined(__SANITIZE_ADDRESS__)
  return 1;
#else
  return std::getenv("TSARDOM_SHORT") != nullptr ? 2 : 16;
#endif
}

inline std::string name_of(const Lexicon& lexicon, const Setup& setup) {
  std::string name = std::string(lexicon.language().game) + " for " + std::to_string(setup.players);
  for (std::size_t i = 0; i < lexicon.language().options.size(); ++i) {
    const Option& option = lexicon.language().options[i];
    name += ", " + std::string(option.name) + " " + lexicon.text(option.vocabulary, setup.option[i]);
  }
  return name;
}

// Goes on to the next combination of option values, like a counter; false after the last.
inline bool next_options(const Lexicon& lexicon, Setup& setup) {
  for (std::size_t i = 0; i < lexicon.language().options.size(); ++i) {
    const std::size_t values = lexicon.terms(lexicon.language().options[i].vocabulary).size();
    if (++setup.option[i] < values) return true;
    setup.option[i] = 0;
  }
  return false;
}

// In how many ways the options can be chosen.
inline std::size_t ways_to_agree(const Lexicon& lexicon) {
  std::size_t ways = 1;
  for (const Option& option : lexicon.language().options) ways *= lexicon.terms(option.vocabulary).size();
  return ways;
}

// Of a great many ways a few, which go through the values of every option; what does not fit stays as usual.
inline constexpr std::size_t kMostWays = 128, kFewWays = 12;
template <Described G>
Setup some_setup(const typename G::Box& box, const Lexicon& lexicon, int players, std::size_t way) {
  Setup setup = usual_setup(lexicon.language(), players);
  const std::size_t options = lexicon.language().options.size();
  for (std::size_t i = 0; i < options && way > 0; ++i) {
    const std::size_t option = (i + way) % options;
    const std::size_t values = lexicon.terms(lexicon.language().options[option].vocabulary).size();
    const std::uint8_t usual = setup.option[option];
    setup.option[option] = static_cast<std::uint8_t>(
        values > kFewWays ? way * values / kFewWays + option % 2 : (way + way / values + option) % values);
    if (setup.option[option] >= values || G{box, setup}.unfit()) setup.option[option] = usual;
  }
  return setup;
}

template <Described G>
std::vector<Sitting<G>> all_sittings() {
  std::vector<Sitting<G>> sittings;
  const typename G::Box box = built_in_box_of<G>();
  for (int players = G::language().least_players; players <= G::language().most_players; ++players) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    const Lexicon lexicon(G{box, setup}, players);
    const auto add = [&] { sittings.push_back({G{box, setup}, players, name_of(lexicon, setup), setup}); };
    if (ways_to_agree(lexicon) > kMostWays) {
      for (std::size_t way = 0; way < kFewWays; ++way) {
        setup = some_setup<G>(box, lexicon, players, way);
        add();
      }
      continue;
    }
    do {
      if (!G{box, setup}.unfit()) add();
    } while (next_options(lexicon, setup));
  }
  return sittings;
}

// With the usual options, one for each number of players.
template <Described G>
std::vector<Sitting<G>> usual_sittings() {
  std::vector<Sitting<G>> sittings;
  for (int players = G::language().least_players; players <= G::language().most_players; ++players) {
    const G game = usual_game<G>(players);
    const Setup setup = usual_setup(G::language(), players);
    sittings.push_back({game, players, name_of(Lexicon(game, players), setup), setup});
  }
  return sittings;
}

// A table at which it is played.
template <Described G>
std::unique_ptr<Table> table_of(const Sitting<G>& sitting, std::optional<Json> from = {}) {
  const Json options = options_json(Lexicon(sitting.game, sitting.players), sitting.setup);
  return find_game(G::language().game).open({.players = sitting.players, .options = options, .from = from});
}

// The names of all fields in a view, however deep.
inline std::set<std::string> fields_of(const Json& view) {
  std::set<std::string> fields;
  if (!view.is_structured()) return fields;
  for (const auto& [name, part] : view.items()) {
    if (view.is_object()) fields.insert(name);
    fields.merge(fields_of(part));
  }
  return fields;
}

// Tests of every game: TYPED_TEST_SUITE(Suite, GameTypes, GameNames).
using GameTypes = AllGames::as<testing::Types>;
struct GameNames {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::language().game);
  }
};

}  // namespace tsardom
