// How the games behave today, written down in tests/goldens: whole games with a hash at every ply, what lies
// below the opening, and a signature of many games. With TSARDOM_REGOLDEN set the files are written anew;
// read the diff.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "core/actions.hpp"
#include "core/numbers.hpp"
#include "lab/signature.hpp"
#include "table/notation.hpp"
#include "table/perft.hpp"
#include "tests/every_game/golden_file.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

constexpr int kRecords = 3;  // for each number of players

std::filesystem::path golden_path(const std::string& name) { return golden_folder("goldens") / name; }

void expect_golden(const std::string& name, const std::string& text) {
  tsardom::expect_golden(golden_path(name), text);
}

std::string score_line(const Table& table) {
  const Standing standing = table.standing();
  std::string line = "score";
  for (Seat seat = 0; seat < table.players(); ++seat) line += ' ' + std::to_string(standing.total[seat]);
  return line + '\n';
}

// One line a ply: the hash of the state before it, who acts, and what is played.
std::string played(Table& table, std::uint64_t seed) {
  std::string text;
  Rng rng(seed);
  while (!table.over()) {
    const Seat seat = one_of(table.actors(), rng);
    const std::vector<Choice> choices = table.prompt(seat).choices;
    const auto any = [&] { return choices[rng.below(static_cast<unsigned>(choices.size()))].move; };
    const Move move = seat == kChance ? table.draw(rng) : any();
    text += table.hash() + ' ' + seat_text(seat) + ": " + move_text(table.lexicon(), move) + '\n';
    table.play(seat, move);
  }
  return text + table.hash() + ' ' + score_line(table);
}

// The sittings for so many players that golden games show: spread over all their options, the usual one
// first.
template <class G>
std::vector<Sitting<G>> golden_sittings(int players) {
  std::vector<Sitting<G>> all, chosen;
  for (const Sitting<G>& sitting : all_sittings<G>()) {
    if (sitting.players == players) all.push_back(sitting);
  }
  for (std::size_t i = 0; i < kRecords; ++i) chosen.push_back(all[i * (all.size() - 1) / (kRecords - 1)]);
  chosen.front() = usual_sittings<G>()[static_cast<std::size_t>(players - G::language().least_players)];
  return chosen;
}

std::string golden_name(std::string_view game, int players, std::size_t number) {
  return std::string(game) + '-' + std::to_string(players) + '-' + std::to_string(number) + ".txt";
}

template <class G>
class Golden : public testing::Test {};
TYPED_TEST_SUITE(Golden, GameTypes, GameNames);

TYPED_TEST(Golden, GamesArePlayedAsBefore) {
  const Language& language = TypeParam::language();
  for (int players = language.least_players; players <= language.most_players; ++players) {
    std::size_t number = 0;
    for (const Sitting<TypeParam>& sitting : golden_sittings<TypeParam>(players)) {
      ++number;
      const std::string text = sitting.name + '\n' + played(*table_of(sitting), number);
      expect_golden(golden_name(language.game, players, number), text);
    }
  }
}

// Where a random game stands after so many plies.
template <class G>
typename G::State position_after(const Sitting<G>& sitting, int plies) {
  typename G::State state = sitting.game.opening();
  Rng rng(1);
  SilentLog log;
  MoveList moves;
  for (int i = 0; i < plies && sitting.game.actors(state) != 0; ++i) {
    random_ply(sitting.game, state, one_of(sitting.game.actors(state), rng), rng, log, moves);
  }
  return state;
}

TYPED_TEST(Golden, PerftCountsAreAsBefore) {
  constexpr std::uint64_t kMostWork = 50'000;
  std::string text = "players after_ply depth decisions chance\n";
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    for (const int from : {0, 10, 30, 60}) {
      const typename TypeParam::State state = position_after(sitting, from);
      std::optional<Perft> counts;
      for (int depth = 1; depth <= 12; ++depth) {
        const std::optional<Perft> deeper = perft(sitting.game, state, depth, kMostWork);
        if (!deeper) break;
        counts = deeper;
      }
      for (std::size_t ply = 0; ply < counts->decisions.size(); ++ply) {
        text += fmt::format("{} {} {} {} {}\n", sitting.players, from, ply + 1, counts->decisions[ply],
                            counts->chances[ply]);
      }
    }
  }
  expect_golden(std::string(TypeParam::language().game) + "-perft.txt", text);
}

// Where options go together in a great many ways, random play comes to what they change only now and then.
constexpr int kSignedGames = 4, kManySignedGames = 128;

TYPED_TEST(Golden, SignaturesAreAsBefore) {
  std::string text;
  const Lexicon lexicon(usual_game<TypeParam>(2), 2);
  const int games = ways_to_agree(lexicon) > kMostWays ? kManySignedGames : kSignedGames;
  for (const Sitting<TypeParam>& sitting : all_sittings<TypeParam>()) {
    text += hex(signature(sitting.game, games, 1)) + ' ' + sitting.name + '\n';
  }
  expect_golden(std::string(TypeParam::language().game) + "-signatures.txt", text);
}

// Whoever has learned with these tables wants to hear when they change.
TYPED_TEST(Golden, TablesOfNumbersAreAsLargeAsBefore) {
  std::string text = "players actions outcomes numbers\n";
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    const auto actions = [&](By by) { return Actions(sitting.game, sitting.players, by).size(); };
    text += fmt::format("{} {} {} {}\n", sitting.players, actions(By::seat), actions(By::chance),
                        Numbers(sitting.game, sitting.players).size());
  }
  expect_golden(std::string(TypeParam::language().game) + "-tables.txt", text);
}

TEST(Golden, FilesBelongToAGame) {
  std::set<std::string> expected, found;
  for_each_game([&expected]<class G>() {
    const Language& language = G::language();
    for (int players = language.least_players; players <= language.most_players; ++players) {
      for (std::size_t n = 1; n <= kRecords; ++n) expected.insert(golden_name(language.game, players, n));
    }
    expected.insert(std::string(language.game) + "-perft.txt");
    expected.insert(std::string(language.game) + "-signatures.txt");
    expected.insert(std::string(language.game) + "-tables.txt");
  });
  for (const auto& file : std::filesystem::directory_iterator(golden_path("")))
    found.insert(file.path().filename());
  EXPECT_EQ(found, expected);
}

// Known to everybody who has counted them.
TEST(Golden, ConnectFourHasItsWellKnownPerft) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  const std::vector<std::uint64_t> known{7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
  EXPECT_EQ(perft(game, game.opening(), 8, UINT64_MAX)->decisions, known);
}

// STR-17.2
TEST(Signature, TellsTheSidesOfStroganovsBoardsApart) {
  constexpr int kSides = 16;
  const Sitting<stroganov::Stroganov> usual = usual_sittings<stroganov::Stroganov>().back();
  std::set<std::uint64_t> signatures;
  for (std::uint8_t sides = 0; sides < kSides; ++sides) {
    auto setup = usual.setup;
    setup.option[static_cast<std::size_t>(stroganov::Agreed::sides)] = sides;
    signatures.insert(signature(stroganov::Stroganov{usual.game.box, setup}, kManySignedGames, 1));
  }
  EXPECT_EQ(signatures.size(), kSides);
}

TEST(Signature, RepeatsAndTellsGamesApart) {
  const auto game = usual_game<connect_four::ConnectFour>(2);
  EXPECT_EQ(signature(game, 10, 1), signature(game, 10, 1));
  EXPECT_NE(signature(game, 10, 1), signature(game, 10, 2));
  EXPECT_NE(signature(game, 10, 1), signature(game, 11, 1));
}

}  // namespace
}  // namespace tsardom
