// PER-15: what everybody remembers.
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "games/perestroika/cards.hpp"
#include "tests/perestroika/position.hpp"
#include "tests/perestroika/secretive.hpp"

namespace tsardom::perestroika {
namespace {

const Names kThree{"0", "1", "2", "public"};

// Seat 0 has drawn Mill and Wagon; for the others any card of the deck may be in that hand.
Sitting after_a_monastery() {
  Sitting sitting = Position(3).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill", "wagon"});
  return sitting;
}

// Before the draft of the next round.
Sitting after_the_next_reveal() {
  Sitting sitting = after_a_monastery();
  sitting.play(0, {"end_turn", "done"}).play(1, "end_turn").play(2, "end_turn");
  sitting.deal({"sleigh", "kremlin", "sawmill", "lumberjack"});
  return sitting;
}

// Before the turn of seat 2 in the next round.
Sitting after_the_next_draft() {
  Sitting sitting = after_the_next_reveal();
  sitting.play(1, "draft sleigh")
      .play(2, "draft kremlin")
      .play(0, "draft sawmill")
      .play(1, "draft lumberjack");
  sitting.play(2, "take fur").play(0, "take fur").play(1, {"end_turn", "done"});
  return sitting;
}

TEST(PER_15_5, RevealedCardIsKnownInTheDisplay) {
  expect_may_be(after_a_monastery(), {"1", "2", "public"}, {"sleigh"}, "deck hand0");
  expect_may_be(after_the_next_reveal(), kThree, {"sleigh"}, "display");
}

TEST(PER_15_5, DraftedCardIsKnownInItsHand) {
  Sitting sitting = after_the_next_reveal();
  sitting.play(1, "draft sleigh");
  expect_may_be(sitting, kThree, {"sleigh"}, "hand1");
}

TEST(PER_15_5, PlayedCardIsKnownWhileItResolvesAndThenInThePile) {
  Sitting sitting = after_the_next_draft();
  sitting.play(2, "play kremlin top");
  expect_may_be(sitting, kThree, {"kremlin"}, "resolving");
  sitting.play(2, "take wood");
  expect_may_be(sitting, kThree, {"kremlin"}, "discard");
}

TEST(PER_15_5, DiscardedCardIsKnownInThePile) {
  Sitting sitting = after_a_monastery();
  expect_may_be(sitting, {"1", "2", "public"}, {"wagon"}, "deck hand0");
  sitting.play(0, {"end_turn", "discard wagon"});
  expect_may_be(sitting, kThree, {"wagon"}, "discard");
}

TEST(PER_15_5, SoloLayingAsideIsKnown) {
  Sitting sitting = Position(1).display({"hunter", "mill", "kremlin"}).solo_discard().load();
  sitting.play(0, {"discard hunter", "set_aside mill"});
  expect_may_be(sitting, {"0", "public"}, {"hunter"}, "discard");
  expect_may_be(sitting, {"0", "public"}, {"mill"}, "aside");
  EXPECT_EQ(sitting.seen(kSpectator, "aside"), (Names{"mill"}));
}

TEST(PER_15_5, SoloTeutonicOrderIsKnown) {
  Sitting sitting = Position(1).hand(0, {"teutonic_order"}).aside({"mill", "hunter"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "uncover 1"});
  expect_may_be(sitting, {"0", "public"}, {"mill"}, "hand0");
  expect_may_be(sitting, {"0", "public"}, {"hunter"}, "aside");
}

TEST(PER_15_5, MonasteryMakesTheWholeDeckUnsureWithItsFirstCard) {
  Sitting sitting = Position(3)
                        .hand(0, {"monastery"})
                        .hand(1, {"mill"})
                        .deck({"hunter", "wagon", "sleigh"})
                        .unsure({"2"}, {"mill", "hunter", "wagon", "sleigh"}, {"deck", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play monastery top").deal({"wagon"});
  ASSERT_EQ(sitting.asked(), "draw_cards chance");
  expect_may_be(sitting, {"0"}, {"wagon"}, "hand0");
  expect_may_be(sitting, {"0"}, {"hunter", "sleigh"}, "deck");
  expect_may_be(sitting, {"1", "public"}, {"hunter", "wagon", "sleigh"}, "deck hand0");
  expect_may_be(sitting, {"2"}, {"mill", "hunter", "wagon", "sleigh"}, "deck hand0 hand1");
  expect_may_be(sitting, {"1", "public"}, {"tannery"}, "discard");
}

TEST(PER_15_5, LookShowsThePileToTheLooker) {
  const Names unsure_cards{"hunter", "wagon", "sleigh", "kremlin"};
  Sitting sitting = Position(3)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"sleigh"})
                        .discard({"hunter", "wagon"})
                        .unsure({"0", "2", "public"}, unsure_cards, {"deck", "discard", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  expect_may_be(sitting, {"0"}, {"hunter", "wagon"}, "discard");
  expect_may_be(sitting, {"0"}, {"sleigh", "kremlin"}, "deck hand1");
  expect_may_be(sitting, {"2", "public"}, unsure_cards, "deck discard hand1");
}

TEST(PER_15_5, TakingMakesThePileUnsureButForOrthodoxChurches) {
  const Names unsure_cards{"hunter", "wagon", "sleigh"};
  Sitting sitting = Position(3)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"sleigh"})
                        .discard({"hunter", "wagon", "orthodox_church", "mill"})
                        .unsure({"2"}, unsure_cards, {"discard", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, {"play orthodox_church top", "retrieve wagon"});
  expect_may_be(sitting, {"0"}, {"wagon"}, "hand0");
  expect_may_be(sitting, {"0"}, {"hunter", "mill"}, "discard");
  expect_may_be(sitting, {"1", "public"}, {"hunter", "wagon", "mill"}, "discard hand0");
  expect_may_be(sitting, {"2"}, unsure_cards, "discard hand0 hand1");
  expect_may_be(sitting, {"2"}, {"mill"}, "discard hand0");
  expect_may_be(sitting, kThree, {"orthodox_church", "orthodox_church_2"}, "discard");
}

TEST(PER_15_5, TheftMakesTheHandUnsureForThirdPlayers) {
  const Names unsure_cards{"hunter", "wagon", "kremlin"};
  Sitting sitting = Position(3)
                        .hand(0, {"teutonic_order"})
                        .hand(1, {"hunter", "wagon", "mill"})
                        .unsure({"0", "2"}, unsure_cards, {"deck", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose hunter");
  expect_may_be(sitting, {"0", "1"}, {"hunter"}, "hand0");
  expect_may_be(sitting, {"1"}, {"wagon", "mill"}, "hand1");
  expect_may_be(sitting, {"0"}, {"wagon", "kremlin"}, "deck hand1");
  expect_may_be(sitting, {"2"}, unsure_cards, "deck hand0 hand1");
  expect_may_be(sitting, {"2"}, {"mill"}, "hand0 hand1");
  expect_may_be(sitting, {"public"}, {"hunter", "wagon", "mill"}, "hand0 hand1");
}

TEST(PER_15_5, ShuffleTurnsThePileIntoTheDeckInEverySet) {
  Sitting sitting = Position(2)
                        .hand(0, {"hunter"})
                        .hand(1, {"mill"})
                        .deck({"sleigh"})
                        .unsure({"1", "public"}, {"hunter", "wagon", "kremlin"}, {"discard", "hand0"})
                        .reveal()
                        .load();
  sitting.deal({"sleigh"});
  ASSERT_EQ(sitting.shuffles(), 1);
  expect_may_be(sitting, {"1", "public"}, {"hunter", "wagon", "kremlin"}, "deck hand0");
  expect_may_be(sitting, {"1", "public"}, {"tannery", "rye_field"}, "deck");
  expect_may_be(sitting, {"0"}, {"hunter"}, "hand0");
  expect_may_be(sitting, {"0"}, {"wagon", "kremlin", "tannery"}, "deck");
  expect_may_be(sitting, {"0", "1", "public"}, {"sleigh"}, "display");
}

TEST(PER_15_5, ShuffleTurnsTheAsideRowIntoTheDeck) {
  Sitting sitting = Position(1).aside({"mill", "wagon"}).deck({"sleigh"}).reveal().load();
  sitting.deal({"sleigh"});
  expect_may_be(sitting, {"0", "public"}, {"mill", "wagon", "tannery"}, "deck");
}

TEST(PER_15_6, CountingIsDoneAfterEveryMove) {
  play_secretive_games(20, [](const Perestroika& game, const State&, Seat, Move, const State& after) {
    for_each_observer(game, [&](std::size_t observer) {
      Sets may_be = after.memory.may_be[observer];
      ASSERT_FALSE(strike_counted(after, may_be));
    });
  });
}

TEST(PER_15_6, EmptiedHandGivesItsCardsAway) {
  Sitting sitting = after_a_monastery();
  sitting.play(0, {"end_turn", "discard mill"});
  expect_may_be(sitting, {"1", "2", "public"}, {"sleigh"}, "deck hand0");
  sitting.play(0, "discard wagon");
  expect_may_be(sitting, {"1", "2", "public"}, {"sleigh"}, "deck");
}

TEST(PER_15_7, SeenCopyLeavesTheOtherWithTheUnionOfBothSets) {
  Sitting sitting = Position(3)
                        .hand(0, {"hunter", "mill"})
                        .discard({"hunter", "wagon", "kremlin"})
                        .unsure({"2"}, {"hunter", "mill", "sleigh"}, {"deck", "hand0"})
                        .unsure({"2"}, {"hunter_2", "wagon", "kremlin"}, {"discard", "hand0"})
                        .unsure({"2"}, {"tannery"}, {"deck", "discard"})
                        .turn(0)
                        .load();
  sitting.play(0, "play hunter top");
  expect_may_be(sitting, {"2"}, {"hunter"}, "discard");
  expect_may_be(sitting, {"2"}, {"hunter_2"}, "deck discard hand0");
}

TEST(PER_15_7, CopyThatCannotBeInThatPlaceKeepsItsSet) {
  Sitting sitting = Position(3)
                        .hand(0, {"hunter", "mill"})
                        .hand(1, {"hunter"})
                        .unsure({"2"}, {"hunter", "mill", "sleigh"}, {"deck", "hand0"})
                        .turn(0)
                        .load();
  sitting.play(0, "play hunter top");
  expect_may_be(sitting, {"2"}, {"hunter"}, "discard");
  expect_may_be(sitting, {"2"}, {"hunter_2"}, "hand1");
}

TEST(PER_15_7, LookAtOneCopyLeavesTheOtherElsewhere) {
  Sitting sitting = Position(2)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"hunter"})
                        .discard({"hunter"})
                        .unsure({"0"}, {"hunter", "hunter_2"}, {"discard", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  expect_may_be(sitting, {"0"}, {"hunter"}, "hand1");
  expect_may_be(sitting, {"0"}, {"hunter_2"}, "discard");
}

// Seat 0 sees a Hunter in the pile. It may be either copy, so the other may be wherever either may.
TEST(PER_15_7, LookAtOneOfTwoPossibleCopiesIsAUnionWithoutThePile) {
  Sitting sitting = Position(3)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"hunter"})
                        .discard({"hunter", "mill"})
                        .unsure({"0"}, {"hunter"}, {"discard", "hand1"})
                        .unsure({"0"}, {"hunter_2", "mill", "sleigh"}, {"deck", "discard", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  expect_may_be(sitting, {"0"}, {"hunter_2", "mill"}, "discard");
  expect_may_be(sitting, {"0"}, {"hunter", "sleigh"}, "deck hand1");
}

TEST(PER_15_7, LookAtTheOnlyPossibleCopyLeavesTheOtherAsItWas) {
  Sitting sitting = Position(3)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"hunter", "wagon"})
                        .hand(2, {"tannery"})
                        .discard({"hunter", "mill"})
                        .unsure({"0"}, {"hunter", "tannery"}, {"hand1", "hand2"})
                        .unsure({"0"}, {"hunter_2", "mill", "sleigh"}, {"deck", "discard"})
                        .unsure({"0"}, {"wagon", "kremlin"}, {"deck", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  expect_may_be(sitting, {"0"}, {"hunter_2", "mill"}, "discard");
  expect_may_be(sitting, {"0"}, {"hunter", "tannery"}, "hand1 hand2");
}

TEST(PER_15_7, LookAtBothCopiesKnowsBoth) {
  Sitting sitting = Position(2)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"sleigh"})
                        .discard({"hunter", "hunter"})
                        .unsure({"0"}, {"hunter", "hunter_2", "sleigh"}, {"discard", "hand1"})
                        .turn(0)
                        .load();
  sitting.play(0, "play orthodox_church top");
  expect_may_be(sitting, {"0"}, {"hunter", "hunter_2"}, "discard");
  expect_may_be(sitting, {"0"}, {"sleigh"}, "hand1");
}

// The same but for the ids of the two Hunters.
Position one_hunter_drawn(const std::string& drawn, const std::string& left) {
  return Position(2)
      .hand(0, {drawn})
      .deck({left, "mill", "wagon"})
      .unsure({"1", "public"}, {"hunter", "hunter_2", "mill", "wagon"}, {"deck", "hand0"})
      .turn(0);
}

TEST(PER_15_7, IdsTellNothingInAnyView) {
  Sitting lower = one_hunter_drawn("hunter", "hunter_2").load();
  Sitting higher = one_hunter_drawn("hunter_2", "hunter").load();
  ASSERT_NE(lower.table().state(), higher.table().state());
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(lower.table().view(viewer), higher.table().view(viewer)) << int{viewer};
  lower.play(0, "play hunter top");
  higher.play(0, "play hunter top");
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(lower.table().view(viewer), higher.table().view(viewer)) << int{viewer};
}

TEST(PER_15_7, LowerIdInAViewIsTheCopyWhosePlacesComeFirst) {
  const Json view = one_hunter_drawn("hunter_2", "hunter").load().table().view(0);
  EXPECT_EQ(view.at("deck"), (Json{"hunter", "mill", "wagon"}));
  EXPECT_EQ(view.at("players").at(0).at("hand"), (Json{"hunter_2"}));
  const Json swapped = one_hunter_drawn("hunter", "hunter_2").load().table().view(0);
  EXPECT_EQ(swapped.at("players").at(0).at("hand"), (Json{"hunter_2"}));
}

TEST(PER_15_7, ViewsPutTheCopiesInOrder) {
  play_secretive_games(10, [](const Perestroika& game, const State&, Seat, Move, const State& after) {
    for_each_observer(game, [&](std::size_t observer) {
      const Sets may_be = game.seen(after, viewer_of(observer)).memory.may_be[observer];
      for (Card card = 0; card < kCards; ++card) {
        const Card twin = game.box.twin(card);
        if (twin <= card || may_be[card] == may_be[twin]) continue;
        const auto first = std::countr_zero(static_cast<unsigned>(may_be[card] ^ may_be[twin]));
        ASSERT_TRUE(may_be[card] >> first & 1) << "the lower id has the first place in which they differ";
      }
    });
  });
}

TEST(PER_15_7, MovesNameKinds) {
  const Sitting sitting = Position(2).hand(0, {"hunter", "hunter"}).turn(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"play hunter top", "skip_for_chip", "end_turn"}));
}

TEST(PER_15_8, KnownCardsBecomeUnsureOnlyInFourWays) {
  int grown = 0;
  play_secretive_games(40, [&](const Perestroika& game, const State& before, Seat seat, Move move,
                               const State& after) {
    for_each_observer(game, [&](std::size_t observer) {
      for (Card card = 0; card < kCards; ++card) {
        const PlaceSet was = before.memory.may_be[observer][card], is = after.memory.may_be[observer][card];
        if (!is_known(was) || is_known(is)) continue;
        ++grown;
        const bool is_draw = is_on_top<DrawCards>(before) && was == only_place(Place::deck);
        const bool is_taking = choice_of(move) == Choice::retrieve && was == only_place(Place::discard);
        const bool is_theft =
            choice_of(move) == Choice::lose && was == only_place(hand_of(top<LoseCard>(before).victim));
        const bool is_copy = game.box.kind_of[card] == kind_of(move) && game.box.twin(card) != card;
        ASSERT_TRUE(is_draw || is_taking || is_theft || is_copy);
        ASSERT_NE(observer, seat);
      }
    });
  });
  EXPECT_GT(grown, 1000);
}

TEST(PER_15_8, OpenDiscardLeavesTheRestOfTheHandKnown) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play hunter top", "end_turn", "discard wagon"});
  expect_may_be(sitting, {"1", "public"}, {"mill"}, "hand0");
}

TEST(PER_15_8, KnownCardStaysKnownWhileUnknownOnesComeAndGo) {
  Sitting sitting = Position(2).hand(0, {"monastery", "sleigh"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill", "hunter"});
  expect_may_be(sitting, {"1", "public"}, {"sleigh"}, "hand0");
  sitting.play(0, {"play hunter top", "end_turn", "done"});
  expect_may_be(sitting, {"1", "public"}, {"sleigh"}, "hand0");
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"sleigh", "?"}));
}

TEST(PER_15_8, OrthodoxChurchesInThePileAndOwnHandsAreAlwaysKnown) {
  play_secretive_games(20, [](const Perestroika& game, const State&, Seat, Move, const State& after) {
    for (Card card = 0; card < kCards; ++card) {
      const bool is_church = game.box.kind[game.box.kind_of[card]].id.view() == "orthodox_church";
      const Place place = place_of(after, card);
      for_each_observer(game, [&](std::size_t observer) {
        const bool is_own = observer != kPublic && place == hand_of(viewer_of(observer));
        if (!is_own && !(is_church && place == Place::discard)) return;
        ASSERT_EQ(after.memory.may_be[observer][card], only_place(place));
      });
    }
  });
}

TEST(PER_15_8, InSoloOnlyTheDeckIsUnknown) {
  const Perestroika game = game_for(1);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    play_secretive_game(game, seed, [&](const State&, Seat, Move, const State& after) {
      for (Card card = 0; card < kCards; ++card)
        ASSERT_EQ(after.memory.may_be[0][card], only_place(place_of(after, card)));
    });
  }
}

}  // namespace
}  // namespace tsardom::perestroika
