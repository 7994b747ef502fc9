// Positions of the playthroughs and the box of each game, with one change each, and what is said to it:
// written down in tests/changed. What was in order may be refused; what is refused says why. tools/regolden
// writes anew.
#include "tests/every_game/changed.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>

#include "table/live.hpp"
#include "tests/every_game/playthrough.hpp"

namespace tsardom {
namespace {

constexpr int kPositions = 2, kChanges = 60;  // of a playthrough, and of a position
constexpr std::size_t kMostFiles = 8;
constexpr int kBoxChanges = 400;

template <class Try>
std::string told(Try attempt) {
  try {
    attempt();
    return "is taken";
  } catch (const Refusal& refusal) {
    return fmt::format("{} [{}, {}]", refusal.message, refusal.code, refusal.rule);
  }
}

template <class Try>
std::string told_of_changes(const Json& json, int count, std::uint64_t seed, Try attempt) {
  std::vector<Spot> places;
  list_places(json, Spot(), places);
  Rng rng(seed);
  std::string text;
  const auto tell = [&](const Changed& change) {
    if (change.json == json) return;
    text += fmt::format("{}: {}\n", change.what, told([&] { attempt(change.json); }));
  };
  for (const Spot& place : one_of_each_kind(places)) tell(changed(json, place, too_much(json[place])));
  for (int i = 0; i < count; ++i) tell(changed(json, places, rng));
  return text;
}

template <class G>
std::string told_of_positions(const std::filesystem::path& file) {
  std::string text;
  replayed<G>(lines_of(std::ifstream(file)),
              [&](const Playthrough<G>& game, std::size_t ply, std::size_t plies) {
                const std::size_t every = plies / kPositions + 1;
                if (ply % every != every / 2) return;
                text += fmt::format("\n{}, before ply {}\n", file.filename().string(), ply + 1);
                text += told_of_changes(game.table().state(), kChanges, ply, [&](const Json& from) {
                  Live<G>(game.game(), game.table().agreement(), from);
                });
              });
  return text;
}

template <class G>
class ChangedThings : public testing::Test {};
TYPED_TEST_SUITE(ChangedThings, GameTypes, GameNames);

TYPED_TEST(ChangedThings, PositionsAreTakenOrRefusedAsBefore) {
  const std::string game(TypeParam::language().game);
  std::string text = "One change at a time in positions of " + game + '\n';
  std::vector<std::filesystem::path> files = playthroughs_of(game);
  files.resize(std::min(files.size(), kMostFiles));
  for (const std::filesystem::path& file : files) text += told_of_positions<TypeParam>(file);
  expect_golden(golden_folder("changed") / (game + "-positions.txt"), text);
}

TYPED_TEST(ChangedThings, BoxesAreTakenOrRefusedAsBefore) {
  const std::string game(TypeParam::language().game);
  std::string text = "One change at a time in the box of " + game + '\n';
  text += told_of_changes(*built_in_box(game), kBoxChanges, 1, [](const Json& box) {
    std::uint64_t hash = 0;
    read_box<TypeParam>({std::make_shared<const Json>(box), "the box", false}, hash);
  });
  expect_golden(golden_folder("changed") / (game + "-box.txt"), text);
}

}  // namespace
}  // namespace tsardom
