// What must hold for every game, number of players and combination of options, over seeded random play.
#include <gtest/gtest.h>

#include "tests/every_game/checks.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

template <class G>
class EveryGame : public testing::Test {
 protected:
  // Plays so many games of every sitting, and has every `stride`-th ply checked.
  template <class Check>
  static void holds_in(int games, int stride, Check check) {
    std::uint64_t seed = 0;
    for (const Sitting<G>& sitting : all_sittings<G>()) {
      for (int i = 0; i < games; ++i) ASSERT_EQ(walk(sitting, ++seed, stride, check), "");
    }
  }
  template <class Check>
  static void holds_in_games(int games, Check check) {
    std::uint64_t seed = 0;
    for (const Sitting<G>& sitting : all_sittings<G>()) {
      for (int i = 0; i < games; ++i)
        ASSERT_EQ(check(sitting, ++seed), "") << sitting.name << ", seed " << seed;
    }
  }
};
TYPED_TEST_SUITE(EveryGame, GameTypes, GameNames);

TYPED_TEST(EveryGame, IsSoundAtEveryPlyAndEnds) { this->holds_in(4 * effort(), 1, position_is_sound); }
TYPED_TEST(EveryGame, AsksOnlyWhoPlays) { this->holds_in(effort(), 1, actors_are_at_the_table); }
TYPED_TEST(EveryGame, OffersEachMoveOnce) { this->holds_in(effort(), 1, legal_moves_are_distinct); }
TYPED_TEST(EveryGame, ExplainsEveryPoint) { this->holds_in(effort(), 1, points_add_up); }
TYPED_TEST(EveryGame, NeverRollsInApply) { this->holds_in(effort(), 1, apply_repeats_itself); }
TYPED_TEST(EveryGame, DrawsByWeight) { this->holds_in(1, 32 / effort(), draws_follow_their_weights); }

TYPED_TEST(EveryGame, ShowsNobodyWhatWasNotTold) { this->holds_in(effort(), 2, views_of_twins_are_equal); }
TYPED_TEST(EveryGame, OffersNoMoveByHiddenThings) { this->holds_in(effort(), 2, moves_of_twins_are_equal); }
TYPED_TEST(EveryGame, OffersTheSameMovesInAView) { this->holds_in(effort(), 1, views_list_the_same_moves); }
TYPED_TEST(EveryGame, GivesNothingAwayInPricesAndReasons) {
  this->holds_in(effort(), 8, prices_and_reasons_of_twins_are_equal);
}
TYPED_TEST(EveryGame, ImaginesOutOfTheViewAlone) { this->holds_in(effort(), 4, twins_imagine_the_same); }
TYPED_TEST(EveryGame, ImaginesWorldsThatCanBePlayed) {
  this->holds_in(1, 32 / effort(), worlds_are_playable);
}
TYPED_TEST(EveryGame, ImaginesFreshSecretsFairly) {
  this->holds_in(1, 64 / effort(), fresh_secrets_are_imagined_fairly);
}
TYPED_TEST(EveryGame, ImaginesOnFromWhatItImaginedBefore) {
  this->holds_in(1, 512 / effort(), later_secrets_are_imagined_on);
}
TYPED_TEST(EveryGame, IsPlayedByRandomBotsThatDoNotPeek) {
  this->holds_in(1, 1, chooses_the_same_for_twins(random_bot));
}
TYPED_TEST(EveryGame, IsPlayedByGreedyBotsThatDoNotPeek) {
  this->holds_in(1, 64 / effort(), chooses_the_same_for_twins(greedy_bot));
}
TYPED_TEST(EveryGame, ShowsNothingInAMoveThatCanBeTakenBack) {
  this->holds_in(effort(), 2, undoable_moves_show_nothing);
}

TYPED_TEST(EveryGame, PlaysTheSameWithoutMemory) { this->holds_in_games(effort(), memory_changes_no_rule); }
TYPED_TEST(EveryGame, LeavesEarlierCopiesAlone) { this->holds_in_games(2, earlier_copies_stay); }

}  // namespace
}  // namespace tsardom
