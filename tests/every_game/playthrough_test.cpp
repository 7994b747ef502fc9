// Whole games as texts in tests/playthroughs. With TSARDOM_REGOLDEN set each is played again and written as
// it is today, from where its moves no longer fit by other ones; with TSARDOM_PLAY_ANEW other games are
// chosen.
#include "tests/every_game/playthrough.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "tests/every_game/explorer.hpp"

namespace tsardom {
namespace {

// ------------------------------------------------------------------------------------- choosing the games

// What no playthrough shows, and why: {"why": ["event song_leaves", ..]}
std::set<std::string> excused(std::string_view game) {
  const Json all = Json::parse(std::ifstream(golden_folder("playthroughs") / "unreached.json"));
  const Json of_game = all.value(std::string(game), Json::object());
  std::set<std::string> names;
  for (const auto& [why, items] : of_game.items()) {
    for (const Json& item : items) names.insert(item.get<std::string>());
  }
  return names;
}

struct Found {
  std::string text;
  Shown shown;
};

template <class G>
Found explored(const Sitting<G>& sitting, const Shown& shown, std::uint64_t seed) {
  Playthrough<G> game(sitting);
  Explorer<G> explorer(shown, seed);
  EXPECT_TRUE(explorer.finish(game)) << sitting.name << ", seed " << seed;
  return {game.text(), game.shown()};
}

// What nobody shows yet: names count most.
constexpr std::size_t kName = 100;
std::size_t news(const Found& found, const Shown& shown) {
  const auto missing = [](const std::set<std::string>& all, const std::set<std::string>& known) {
    return static_cast<std::size_t>(std::count_if(
        all.begin(), all.end(), [&](const std::string& item) { return !known.contains(item); }));
  };
  return kName * missing(found.shown.names, shown.names) + missing(found.shown.closer, shown.closer);
}

// All sittings, and those that differ from the usual one in a single option.
template <class G>
std::vector<Sitting<G>> varied_sittings() {
  std::vector<Sitting<G>> sittings = all_sittings<G>();
  for (const Sitting<G>& usual : usual_sittings<G>()) {
    const Lexicon lexicon(usual.game, usual.players);
    for (std::size_t i = 0; i < lexicon.language().options.size(); ++i) {
      Setup setup = usual.setup;
      const std::size_t values = lexicon.terms(lexicon.language().options[i].vocabulary).size();
      for (std::size_t value = 0; value < values; ++value) {
        setup.option[i] = static_cast<std::uint8_t>(value);
        const G game{built_in_box_of<G>(), setup};
        if (!game.unfit()) sittings.push_back({game, usual.players, name_of(lexicon, setup), setup});
      }
    }
  }
  return sittings;
}

// A game for each number of players as it is usual; and more, as long as something lacks that they can show:
// short ones first.
template <class G>
class Collection {
 public:
  void choose() {
    for (const Sitting<G>& usual : usual_sittings<G>()) add_best(usual);
    std::vector<Sitting<G>> all;  // few players first
    for (int players = 1; players <= kMostSeats; ++players) {
      for (const Sitting<G>& sitting : varied_sittings<G>()) {
        if (sitting.players == players) all.push_back(sitting);
      }
    }
    for (int i = 0; i < kMostMore && lacks(); ++i) {
      const std::size_t among = all.size() * static_cast<std::size_t>(i + kMostMore / 4) / kMostMore;
      const Sitting<G>& sitting =
          all[Rng(++seed_).below(static_cast<unsigned>(std::clamp<std::size_t>(among, 1, all.size())))];
      const Found found = explored(sitting, shown_, seed_);
      if (news(found, shown_) >= kName) keep(sitting, found);
    }
    for (const std::string& name : missing()) std::cout << name << " is not shown\n";
  }

 private:
  static constexpr int kTried = 6, kMostMore = 160;

  std::vector<std::string> missing() const {
    const std::set<std::string> unreached = excused(G::language().game);
    std::vector<std::string> names;
    for (const std::string& name :
         all_names(Lexicon(usual_game<G>(G::language().most_players), G::language().most_players))) {
      if (!shown_.names.contains(name) && !unreached.contains(name)) names.push_back(name);
    }
    return names;
  }
  bool lacks() const { return !missing().empty(); }

  // Of a few games the one that shows most that no other does.
  void add_best(const Sitting<G>& sitting) {
    std::optional<Found> best;
    for (int i = 0; i < kTried; ++i) {
      const Found found = explored(sitting, shown_, ++seed_);
      if (!best || news(found, shown_) > news(*best, shown_)) best = found;
    }
    keep(sitting, *best);
  }

  void keep(const Sitting<G>& sitting, const Found& found) {
    const int players = sitting.players;
    const std::string name = fmt::format("{}-{}-{}.txt", G::language().game, players, ++numbers_[players]);
    std::cout << name << ": " << found.text.size() / 1000 << " KB, " << news(found, shown_) << std::endl;
    shown_.add(found.shown);
    std::ofstream(golden_folder("playthroughs") / name) << found.text;
  }

  Shown shown_;
  std::uint64_t seed_ = 0;
  std::map<int, int> numbers_;
};

template <class G>
void choose_anew() {
  std::filesystem::create_directories(golden_folder("playthroughs"));
  for (const auto& file : playthroughs_of(G::language().game)) std::filesystem::remove(file);
  Collection<G>().choose();
}

// --------------------------------------------------------------------------------------------- the tests

template <class G>
class Playthroughs : public testing::Test {};
TYPED_TEST_SUITE(Playthroughs, GameTypes, GameNames);

TYPED_TEST(Playthroughs, GoAsTheyAreWritten) {
  const bool has_none = writes_goldens() && playthroughs_of(TypeParam::language().game).empty();
  if (has_none || std::getenv("TSARDOM_PLAY_ANEW") != nullptr) choose_anew<TypeParam>();
  for (const std::filesystem::path& file : playthroughs_of(TypeParam::language().game)) {
    Playthrough<TypeParam> game = replayed<TypeParam>(lines_of(std::ifstream(file)));
    if (writes_goldens()) Explorer<TypeParam>(game.shown(), 1).finish(game);
    expect_golden(file, game.text());
  }
}

TYPED_TEST(Playthroughs, ShowAllThatPlayCanReach) {
  Shown shown;
  for (const std::filesystem::path& file : playthroughs_of(TypeParam::language().game)) {
    shown.add(replayed<TypeParam>(lines_of(std::ifstream(file))).shown());
  }
  const int players = TypeParam::language().most_players;
  const Lexicon lexicon(usual_game<TypeParam>(players), players);
  const std::set<std::string> unreached = excused(TypeParam::language().game);
  for (const std::string& name : all_names(lexicon)) {
    EXPECT_NE(shown.names.contains(name), unreached.contains(name))
        << name << " is "
        << (unreached.contains(name) ? "shown, and excused in" : "neither shown nor excused in")
        << " tests/playthroughs/unreached.json";
  }
}

// Each number of players has its games.
TYPED_TEST(Playthroughs, AreThereForEveryNumberOfPlayers) {
  std::set<int> players;
  for (const std::filesystem::path& file : playthroughs_of(TypeParam::language().game)) {
    players.insert(read_sitting<TypeParam>(lines_of(std::ifstream(file)).front()).players);
  }
  for (int number = TypeParam::language().least_players; number <= TypeParam::language().most_players;
       ++number) {
    EXPECT_TRUE(players.contains(number)) << number;
  }
}

}  // namespace
}  // namespace tsardom
