// What must hold for every game, number of players and combination of options, over seeded random play.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/every_game/checks.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

template <class G>
class EveryGame : public testing::Test {
 protected:
  // Plays so many games of every sitting, more where there are few of them.
  template <class Run>
  static void in_games(int games, Run run) {
    const std::vector<Sitting<G>> sittings = all_sittings<G>();
    const int each = games * std::max(1, 12 / static_cast<int>(sittings.size()));
    std::uint64_t seed = 0;
    for (const Sitting<G>& sitting : sittings) {
      for (int i = 0; i < each; ++i) ASSERT_EQ(run(sitting, ++seed), "") << sitting.name << ", seed " << seed;
    }
  }
  // Has every `stride`-th ply of such games checked.
  template <class Check>
  static void in_plies(int games, int stride, Check check) {
    in_games(games, [&](const Sitting<G>& sitting, std::uint64_t seed) {
      return walk(sitting, seed, stride, check);
    });
  }
};
TYPED_TEST_SUITE(EveryGame, GameTypes, GameNames);

TYPED_TEST(EveryGame, IsSoundAtEveryPlyAndEnds) { this->in_plies(4 * effort(), 1, position_is_sound); }
TYPED_TEST(EveryGame, AsksOnlyWhoPlays) { this->in_plies(effort(), 1, actors_are_at_the_table); }
TYPED_TEST(EveryGame, OffersEachMoveOnce) { this->in_plies(effort(), 1, legal_moves_are_distinct); }
TYPED_TEST(EveryGame, ExplainsEveryPoint) { this->in_plies(effort(), 1, points_add_up); }
TYPED_TEST(EveryGame, NeverRollsInApply) { this->in_plies(effort(), 1, apply_repeats_itself); }
TYPED_TEST(EveryGame, DrawsByWeight) { this->in_plies(1, 32 / effort(), draws_follow_their_weights); }

TYPED_TEST(EveryGame, ShowsNobodyWhatWasNotTold) { this->in_plies(effort(), 2, views_of_twins_are_equal); }
TYPED_TEST(EveryGame, OffersNoMoveByHiddenThings) { this->in_plies(effort(), 2, moves_of_twins_are_equal); }
TYPED_TEST(EveryGame, OffersTheSameMovesInAView) { this->in_plies(effort(), 1, views_list_the_same_moves); }
TYPED_TEST(EveryGame, GivesNothingAwayInPricesAndReasons) {
  this->in_plies(effort(), 8, prices_and_reasons_of_twins_are_equal);
}
TYPED_TEST(EveryGame, ImaginesOutOfTheViewAlone) { this->in_plies(effort(), 4, twins_imagine_the_same); }
TYPED_TEST(EveryGame, ImaginesWorldsThatCanBePlayed) {
  this->in_plies(1, 32 / effort(), worlds_are_playable);
}
TYPED_TEST(EveryGame, ImaginesFreshSecretsFairly) {
  this->in_plies(1, 64 / effort(), fresh_secrets_are_imagined_fairly);
}
TYPED_TEST(EveryGame, ImaginesOnFromWhatItImaginedBefore) {
  this->in_plies(1, 512 / effort(), later_secrets_are_imagined_on);
}
TYPED_TEST(EveryGame, IsPlayedByRandomBotsThatDoNotPeek) {
  this->in_plies(1, 1, chooses_the_same_for_twins(random_bot));
}
TYPED_TEST(EveryGame, IsPlayedByGreedyBotsThatDoNotPeek) {
  this->in_plies(1, 64 / effort(), chooses_the_same_for_twins(greedy_bot));
}
TYPED_TEST(EveryGame, IsPlayedBySearchingBotsThatDoNotPeek) {
  this->in_plies(1, 64 / effort(), chooses_the_same_for_twins(searching_bot));
}
TYPED_TEST(EveryGame, ShowsNothingInAMoveThatCanBeTakenBack) {
  this->in_plies(effort(), 2, undoable_moves_show_nothing);
}

TYPED_TEST(EveryGame, PlaysTheSameWithoutMemory) { this->in_games(effort(), memory_changes_no_rule); }
TYPED_TEST(EveryGame, LeavesEarlierCopiesAlone) { this->in_games(2, earlier_copies_stay); }

}  // namespace
}  // namespace tsardom
