// PER-4 reveal, PER-5 shuffle and end trigger, PER-6 Tatar invasion.
#include "games/perestroika/reveal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/every_game/sittings.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

bool was_told(const Sitting& sitting, std::string_view event) {
  const std::vector<Json> told = sitting.told(kSpectator);
  return std::any_of(told.begin(), told.end(), [&](const Json& one) { return one.at("event") == event; });
}

// The question after a reveal of these cards from a full deck.
std::string asked_after(int players, std::initializer_list<std::string_view> cards) {
  Sitting sitting = Position(players).reveal().load();
  sitting.deal(cards);
  return sitting.asked();
}

// ---------------------------------------------------------------------------------------------- PER-4.1

TEST(PER_4_1, CardsAreTurnedOneAtATimeIntoTheDisplay) {
  Sitting sitting = Position(2).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter"}));
  EXPECT_EQ(sitting.cards("deck").size(), 19u);
  sitting.deal({"mill"});
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter", "mill"}));
}

TEST(PER_4_1, TwoCrossesEndTheRevealOfOneOrTwoPlayers) {
  EXPECT_EQ(asked_after(1, {"mill"}), "reveal chance");
  EXPECT_EQ(asked_after(1, {"mill", "kremlin"}), "solo_discard 0");
  EXPECT_EQ(asked_after(2, {"mill"}), "reveal chance");
  EXPECT_EQ(asked_after(2, {"mill", "kremlin"}), "draft 0");
}

TEST(PER_4_1, ThreeCrossesEndTheRevealOfThreePlayers) {
  EXPECT_EQ(asked_after(3, {"mill", "kremlin"}), "reveal chance");
  EXPECT_EQ(asked_after(3, {"mill", "kremlin", "tannery"}), "draft 0");
}

TEST(PER_4_1, FiveCardsEndTheRevealOfOneOrTwoPlayers) {
  EXPECT_EQ(asked_after(1, {"hunter", "hunter", "sleigh", "wagon"}), "reveal chance");
  EXPECT_EQ(asked_after(1, {"hunter", "hunter", "sleigh", "wagon", "mill"}), "solo_discard 0");
  EXPECT_EQ(asked_after(2, {"hunter", "hunter", "sleigh", "wagon"}), "reveal chance");
  EXPECT_EQ(asked_after(2, {"hunter", "hunter", "sleigh", "wagon", "mill"}), "draft 0");
}

TEST(PER_4_1, SevenCardsEndTheRevealOfThreePlayers) {
  EXPECT_EQ(asked_after(3, {"hunter", "hunter", "sleigh", "wagon", "mill", "kremlin"}), "reveal chance");
  EXPECT_EQ(asked_after(3, {"hunter", "hunter", "sleigh", "wagon", "mill", "kremlin", "trade_ship"}),
            "draft 0");
}

TEST(PER_4_1, BothOrthodoxChurchesCountAsCrosses) {
  EXPECT_EQ(asked_after(2, {"orthodox_church", "orthodox_church"}), "draft 0");
}

TEST(PER_4_1, EveryKindWithACrossCountsAndNoOther) {
  for (const char* kind : {"lumberjack", "sawmill", "kremlin", "orthodox_church", "tannery", "trading_post",
                           "monastery", "teutonic_order"}) {
    EXPECT_EQ(asked_after(2, {"mill", kind}), "draft 0") << kind;
  }
  for (const char* kind :
       {"felling_ground", "hunter", "trade_ship", "sleigh", "barley_field", "rye_field", "wagon"}) {
    EXPECT_EQ(asked_after(2, {"mill", kind}), "reveal chance") << kind;
  }
}

// ---------------------------------------------------------------------------------------------- PER-4.2

TEST(PER_4_2, LastAllowedCardWithTheNeededCrossBringsNoTatars) {
  Sitting sitting = Position(2).holds(0, 3, 0, 0).reveal().load();
  sitting.deal({"hunter", "mill", "sleigh", "wagon", "kremlin"});
  EXPECT_FALSE(was_told(sitting, "tatars"));
  EXPECT_EQ(sitting.held(0), (Pieces{3, 0, 0}));
}

TEST(PER_4_2, FullDisplayWithTooFewCrossesBringsTheTatars) {
  Sitting sitting = Position(2).holds(0, 3, 0, 0).reveal().load();
  sitting.deal({"hunter", "mill", "sleigh", "wagon", "trade_ship"});
  EXPECT_TRUE(was_told(sitting, "tatars"));
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
}

TEST(PER_4_2, ThreePlayersNeedThreeCrossesAmongSevenCards) {
  Sitting sitting = Position(3).reveal().load();
  sitting.deal({"hunter", "hunter", "sleigh", "wagon", "mill", "kremlin", "tannery"});
  EXPECT_FALSE(was_told(sitting, "tatars"));
  Sitting other = Position(3).reveal().load();
  other.deal({"hunter", "hunter", "sleigh", "wagon", "mill", "kremlin", "trade_ship"});
  EXPECT_TRUE(was_told(other, "tatars"));
}

TEST(PER_4_2, DisplayThatIsNotFullBringsNoTatars) {
  Sitting sitting = Position(2).reveal().load();
  sitting.deal({"kremlin", "mill"});
  EXPECT_FALSE(was_told(sitting, "tatars"));
}

// ---------------------------------------------------------------------------------------------- PER-4.3

TEST(PER_4_3, DisplayStaysThroughAShuffle) {
  Sitting sitting = Position(2).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter"}));
  EXPECT_EQ(sitting.cards("deck").size(), 19u);
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_4_3, EmptyDeckIsShuffledWhenTheRevealBegins) {
  Sitting sitting = Position(2).deck({}).start(1).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.shuffles(), 1);
  EXPECT_EQ(sitting.cards("deck").size(), 20u);
}

TEST(PER_4_3, DeckThatEmptiesExactlyAsTheRevealEndsIsNotShuffled) {
  Sitting sitting = Position(2).deck({"mill", "kremlin"}).reveal().load();
  sitting.deal({"mill", "kremlin"});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.cards("deck"), Names{});
  EXPECT_EQ(sitting.cards("discard").size(), 18u);
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_4_3, DeckThatEmptiesExactlyWithAFullDisplayIsNotShuffled) {
  Sitting sitting = Position(2).deck({"hunter", "hunter", "sleigh", "wagon", "mill"}).reveal().load();
  sitting.deal({"hunter", "hunter", "sleigh", "wagon", "mill"});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.asked(), "draft 0");
}

// ---------------------------------------------------------------------------------------------- PER-4.4

bool is_reveal_beginning(const State& now) {
  return now.steps.size() == 1 && Rooms::is<Reveal>(now.steps[0]) && now.size(Place::display) == 0;
}

TEST(PER_4_4, RevealAlwaysFindsEnoughCards) {
  const auto check = [](const Ply<Perestroika>& ply, Rng&) -> Fault {
    if (!is_reveal_beginning(ply.now)) return {};
    const int cards = ply.now.size(Place::deck) + ply.now.size(Place::discard) + ply.now.size(Place::aside);
    return cards >= 20 - 2 * ply.sitting.players ? Fault{} : "too few cards";
  };
  std::uint64_t seed = 400;
  for (const auto& sitting : all_sittings<Perestroika>()) ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
}

TEST(PER_4_4, RevealContainsAtMostOneShuffle) {
  std::uint64_t seed = 500;
  for (const auto& sitting : all_sittings<Perestroika>()) {
    int at_beginning = 0;
    const auto check = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
      const bool is_reveal = !ply.now.steps.empty() && Rooms::is<Reveal>(ply.now.steps[0]);
      if (!is_reveal) at_beginning = ply.now.shuffles;
      return ply.now.shuffles - at_beginning <= 1 ? Fault{} : "two shuffles in a reveal";
    };
    ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
  }
}

// ---------------------------------------------------------------------------------------------- PER-5

TEST(PER_5_1, DiscardPileBecomesTheDeck) {
  Sitting sitting = Position(2).hand(0, {"sleigh"}).deck({"hunter"}).reveal().load();
  const Names pile = sitting.cards("discard");
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.cards("deck"), pile);
  EXPECT_EQ(sitting.cards("discard"), Names{});
  EXPECT_EQ(sitting.hand(0), (Names{"sleigh"}));
}

TEST(PER_5_1, InSoloTheAsideRowIsShuffledInToo) {
  Sitting sitting = Position(1).aside({"mill", "wagon"}).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.cards("aside"), Names{});
  EXPECT_EQ(sitting.cards("deck").size(), 19u);
}

TEST(PER_5_1, ShuffleCountRisesByOne) {
  for (int before = 0; before < 3; ++before) {
    Sitting sitting = Position(3).shuffles(before).deck({"hunter"}).reveal().load();
    sitting.deal({"hunter"});
    EXPECT_EQ(sitting.shuffles(), before + 1);
    EXPECT_TRUE(was_told(sitting, "shuffled"));
  }
}

// Is the final round announced by the shuffle that brings this count?
bool becomes_final(int players, int count) {
  Sitting sitting = Position(players).shuffles(count - 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  return was_told(sitting, "final_round");
}

TEST(PER_5_2, SecondShuffleOfOneOrTwoPlayersMakesTheFinalRound) {
  EXPECT_FALSE(becomes_final(1, 1));
  EXPECT_TRUE(becomes_final(1, 2));
  EXPECT_FALSE(becomes_final(2, 1));
  EXPECT_TRUE(becomes_final(2, 2));
}

TEST(PER_5_2, ThirdShuffleOfThreePlayersMakesTheFinalRound) {
  EXPECT_FALSE(becomes_final(3, 1));
  EXPECT_FALSE(becomes_final(3, 2));
  EXPECT_TRUE(becomes_final(3, 3));
}

TEST(PER_5_2, FinalRoundIsCompleted) {
  Sitting sitting = Position(2).shuffles(1).deck({"mill"}).reveal().load();
  sitting.deal({"mill", "kremlin"});
  sitting.play(0, "draft mill").play(1, "draft kremlin");
  sitting.play(0, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "turn 1");
  sitting.play(1, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "over");
}

TEST(PER_5_2, RoundBeforeTheLastShuffleIsNotTheLast) {
  Sitting sitting = Position(2).shuffles(1).start(1).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_5_3, ShuffleEventComesBeforeTheNextCard) {
  Sitting sitting = Position(2, "cathedral_architecture").holds(0, 3, 4, 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "offer_building 0");
  EXPECT_EQ(sitting.cards("display"), (Names{"hunter"}));
}

TEST(PER_5_3, ShuffleEventComesAlsoAtTheLastShuffle) {
  Sitting sitting =
      Position(2, "cathedral_architecture").shuffles(1).holds(0, 3, 4, 1).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_TRUE(was_told(sitting, "final_round"));
  EXPECT_EQ(sitting.asked(), "offer_building 0");
}

TEST(PER_5_3, WithoutScenarioNothingIsAsked) {
  Sitting sitting = Position(2).holds(0, 6, 6, 6).holds(1, 1, 0, 0).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_5_4, MonasteryEmptiesTheDeckWithoutAShuffle) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"hunter", "mill"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"hunter", "mill"});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.cards("deck"), Names{});
}

TEST(PER_5_4, MonasteryIsNotPlayableWithAnEmptyDeck) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play monastery top"), "PER-8.3");
}

TEST(PER_5_4, ShufflesHappenInRevealsOnly) {
  std::uint64_t seed = 600;
  for (const auto& sitting : all_sittings<Perestroika>()) {
    int count = 0;
    const auto check = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
      const bool rose = ply.now.shuffles != count;
      count = ply.now.shuffles;
      const bool in_reveal = !ply.now.steps.empty() && Rooms::is<Reveal>(ply.now.steps[0]);
      return rose && !in_reveal ? "a shuffle outside a reveal" : Fault{};
    };
    ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
  }
}

// ---------------------------------------------------------------------------------------------- PER-6

Sitting invaded(Position position) {
  Sitting sitting = position.reveal().load();
  sitting.deal({"hunter", "hunter", "sleigh", "wagon", "trade_ship"});
  return sitting;
}

TEST(PER_6_1, EveryKindIsCutToTwo) {
  const Sitting sitting = invaded(Position(2).holds(0, 5, 2, 3));
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 2}));
}

TEST(PER_6_1, TwoOrFewerOfAKindAreKept) {
  EXPECT_EQ(invaded(Position(2).holds(0, 2, 1, 0)).held(0), (Pieces{2, 1, 0}));
}

TEST(PER_6_1, EverybodyIsHit) {
  const Sitting sitting = invaded(Position(2).holds(0, 6, 0, 0).holds(1, 0, 0, 4));
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.held(1), (Pieces{0, 0, 2}));
}

TEST(PER_6_1, SurplusReturnsToTheStock) {
  EXPECT_EQ(invaded(Position(2).holds(0, 5, 2, 3)).stock(), (Pieces{34, 46, 34}));
}

TEST(PER_6_1, NobodyChoosesAnything) { EXPECT_EQ(invaded(Position(2).holds(0, 6, 6, 6)).asked(), "draft 0"); }

TEST(PER_6_1, CardsChipsAndBuildingsAreSafe) {
  const Sitting sitting = invaded(
      Position(2).holds(0, 6, 6, 6).hand(0, {"mill", "tannery"}).chip(0).area(0, "kremlin city / field"));
  EXPECT_EQ(sitting.hand(0), (Names{"tannery", "mill"}));
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.area(0), "kremlin city - - / field - - - / - - - -");
}

TEST(PER_6_2, DraftGoesOnWithTheFullDisplay) {
  const Sitting sitting = invaded(Position(2));
  EXPECT_EQ(sitting.asked(), "draft 0");
  EXPECT_EQ(sitting.cards("display").size(), 5u);
}

TEST(PER_6_2, SoloSortingGoesOnWithTheFullDisplay) {
  const Sitting sitting = invaded(Position(1));
  EXPECT_EQ(sitting.asked(), "solo_discard 0");
  EXPECT_EQ(sitting.cards("display").size(), 5u);
}

}  // namespace
}  // namespace tsardom::perestroika
