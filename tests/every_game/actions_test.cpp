// The numbers of all moves: every legal move has one, and every number is a move.
#include "core/actions.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>

#include "table/notation.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

template <class G>
class ActionsOf : public testing::Test {};
TYPED_TEST_SUITE(ActionsOf, GameTypes, GameNames);

const auto moves_are_numbered = []<Described G>(const Ply<G>& ply, Rng&) -> Fault {
  const Actions seats(ply.game, ply.sitting.players), chance(ply.game, ply.sitting.players, By::chance);
  for (const Seat seat : members(ply.game.actors(ply.now))) {
    const Actions& own = seat == kChance ? chance : seats;
    const Actions& other = seat == kChance ? seats : chance;
    for (const Move move : legal(ply.game, ply.now, seat)) {
      const auto fault = [&](std::string_view what) {
        return move_text(Lexicon(ply.game, ply.sitting.players), move) + Fault(what);
      };
      const int number = own.number(move);
      if (number < 0 || number >= own.size()) return fault(" has no number");
      if (own.move(number) != move) return fault(" is not the move of its number");
      if (other.number(move) != Actions::kNone) return fault(" is in both tables");
    }
  }
  return {};
};

TYPED_TEST(ActionsOf, NumberEveryLegalMove) {
  std::uint64_t seed = 0;
  for (const Sitting<TypeParam>& sitting : all_sittings<TypeParam>()) {
    for (int i = 0; i < std::max(1, effort() / 4); ++i)
      ASSERT_EQ(walk(sitting, ++seed, 1, moves_are_numbered), "");
  }
}

TYPED_TEST(ActionsOf, AreMovesThatTheLexiconKnows) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    const Lexicon lexicon(sitting.game, sitting.players);
    for (const By by : {By::seat, By::chance}) {
      const Actions actions(sitting.game, sitting.players, by);
      for (int number = 0; number < actions.size(); ++number) {
        const Move move = actions.move(number);
        ASSERT_EQ(actions.number(move), number);
        ASSERT_TRUE(lexicon.knows(move)) << number;
      }
    }
  }
}

TYPED_TEST(ActionsOf, RefuseWhatIsNoMove) {
  const Sitting<TypeParam> sitting = usual_sittings<TypeParam>().front();
  const Actions actions(sitting.game, sitting.players);
  EXPECT_EQ(actions.number({255, 0, 0, 0}), Actions::kNone);
  const Move last = actions.move(actions.size() - 1);
  EXPECT_EQ(actions.number({last.kind, 255, 0, 0}), Actions::kNone);
  EXPECT_EQ(actions.number({last.kind, last.a, 255, 0}), Actions::kNone);
  EXPECT_EQ(actions.number({last.kind, last.a, last.b, 255}), Actions::kNone);
}

// What was agreed upon beside the number of players changes no number.
TYPED_TEST(ActionsOf, FollowFromTheNumberOfPlayers) {
  std::set<std::pair<int, int>> sizes;
  std::set<int> players;
  for (const Sitting<TypeParam>& sitting : all_sittings<TypeParam>()) {
    players.insert(sitting.players);
    sizes.insert({sitting.players, Actions(sitting.game, sitting.players).size()});
  }
  EXPECT_EQ(sizes.size(), players.size());
}

}  // namespace
}  // namespace tsardom
