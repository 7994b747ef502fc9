// PER-15.1 and 15.2: what is left to chance, and what is announced.
#include <gtest/gtest.h>

#include <set>

#include "games/perestroika/moves.hpp"
#include "table/registry.hpp"
#include "tests/every_game/sittings.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// --------------------------------------------------------------------------------------------- PER-15.1

TEST(PER_15_1, ChanceNamesTheStartPlayerDealsAndPicksTheStolenCardAndNothingElse) {
  std::set<Choice> chosen;
  const auto check = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
    if (ply.seat != kChance) return {};
    const Choice choice = choice_of(ply.move);
    chosen.insert(choice);
    return choice == Choice::begin || choice == Choice::deal || choice == Choice::lose
               ? Fault{}
               : "chance decides more";
  };
  std::uint64_t seed = 1500;
  for (const auto& sitting : all_sittings<Perestroika>()) ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
  EXPECT_EQ(chosen, (std::set<Choice>{Choice::begin, Choice::deal, Choice::lose}));
}

TEST(PER_15_1, EachCardOfTheDeckIsRevealedWithTheSameChance) {
  const Sitting sitting = Position(2).hand(0, {"hunter"}).reveal().load();
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 1 / 19.0);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal felling_ground"), 2 / 19.0);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal mill"), 1 / 19.0);
}

TEST(PER_15_1, EachCardOfTheDeckIsDrawnWithTheSameChance) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"hunter", "hunter", "mill"}).turn(0).load();
  sitting.play(0, "play monastery top");
  EXPECT_EQ(sitting.legal(kChance), (Names{"deal hunter", "deal mill"}));
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 2 / 3.0);
}

TEST(PER_15_1, NoGeneratorAndNoOrderIsStored) {
  const Json state = opening(2).table().state();
  Names fields;
  for (const auto& [name, value] : state.items()) fields.push_back(name);
  EXPECT_EQ(fields, (Names{"format", "start", "shuffles", "steps", "stock", "chips", "deck", "discard",
                           "display", "resolving", "aside", "players", "noted", "memory", "facts"}));
}

TEST(PER_15_1, DeckDisplayHandsAndPileAreUnordered) {
  const auto hash = [](const Names& hand, const Names& pile, const Names& display) {
    return Position(2).hand(0, hand).discard(pile).display(display).draft(0).load().table().hash();
  };
  const std::string one = hash({"mill", "wagon"}, {"sleigh", "kremlin"}, {"tannery", "sawmill"});
  EXPECT_EQ(one, hash({"wagon", "mill"}, {"kremlin", "sleigh"}, {"sawmill", "tannery"}));
  Json json = Position(2).turn(0).json();
  const auto before = Sitting(find_game("perestroika").open({.players = 2, .from = json})).table().hash();
  std::swap(json["deck"][0], json["deck"][7]);
  EXPECT_EQ(Sitting(find_game("perestroika").open({.players = 2, .from = json})).table().hash(), before);
}

TEST(PER_15_1, ShuffleOnlyMovesCardsIntoTheDeck) {
  Sitting sitting = Position(2).hand(0, {"mill"}).deck({"hunter"}).reveal().load();
  Names pile = sitting.cards("discard");
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.cards("deck"), pile);
  EXPECT_EQ(sitting.legal(kChance, "deal").size(), 15u);  // every kind of the pile, drawn when it is needed
}

// The table of PER-15.1, kind by kind of place.

Sitting in_the_middle() {
  return Position(3)
      .start(2)
      .shuffles(1)
      .holds(0, 1, 2, 3)
      .chip(1)
      .area(2, "town field / city")
      .hand(2, {"sleigh"})
      .hand(0, {"mill"})
      .hand(1, {"wagon"})
      .display({"hunter", "kremlin"})
      .draft(0)
      .load();
}

TEST(PER_15_1, WhatLiesOpenIsSeenByEverybody) {
  Sitting sitting = in_the_middle();
  const Json state = sitting.table().state();
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    const Json view = sitting.table().view(viewer);
    for (const char* field : {"start", "shuffles", "stock", "chips"})
      EXPECT_EQ(view.at(field), state.at(field)) << field;
    EXPECT_EQ(sitting.seen(viewer, "display"), (Names{"hunter", "kremlin"}));
    for (std::size_t seat = 0; seat < 3; ++seat) {
      for (const char* field : {"held", "chips", "area"})
        EXPECT_EQ(view.at("players")[seat].at(field), state.at("players")[seat].at(field)) << field;
    }
  }
}

TEST(PER_15_1, CardBeingResolvedIsSeenByEverybody) {
  Sitting sitting = Position(2).hand(0, {"kremlin"}).turn(0).load();
  sitting.play(0, "play kremlin top");
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator})
    EXPECT_EQ(sitting.seen(viewer, "resolving"), (Names{"kremlin"}));
}

TEST(PER_15_1, HandIsSeenByItsOwnerOthersSeeTheCount) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"hunter", "mill"});
  EXPECT_EQ(sitting.seen(0, "hand0"), (Names{"hunter", "mill"}));
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"?", "?"}));
  EXPECT_EQ(sitting.seen(kSpectator, "hand0"), (Names{"?", "?"}));
}

TEST(PER_15_1, OfTheDeckEverybodySeesTheCount) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"hunter", "mill"});
  EXPECT_EQ(sitting.seen(1, "deck"), (Names{"?"}));
}

TEST(PER_15_1, PileIsSeenByWhoResolvesOrthodoxChurchOthersSeeTheCount) {
  Sitting sitting = Position(2)
                        .start(1)
                        .hand(1, {"orthodox_church"})
                        .hand(0, {"orthodox_church"})
                        .discard({"mill", "wagon"})
                        .turn(1)
                        .load();
  sitting.play(1, {"play orthodox_church top", "retrieve mill", "end_turn", "done"});
  EXPECT_EQ(sitting.seen(0, "discard"), (Names{"orthodox_church", "?"}));
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.seen(0, "discard"), (Names{"orthodox_church", "wagon"}));
  EXPECT_EQ(sitting.seen(kSpectator, "discard"), (Names{"orthodox_church", "?"}));
}

TEST(PER_15_1, AsideRowShowsCountAndOrderAndIsRemembered) {
  const Sitting sitting = Position(1).aside({"mill", "hunter"}).turn(0).load();
  EXPECT_EQ(sitting.seen(0, "aside"), (Names{"mill", "hunter"}));
}

// --------------------------------------------------------------------------------------------- PER-15.2

// The card that the last move told the reader in its first event; "?" where it was not told.
std::string card_told(const Sitting& sitting, Seat reader) {
  const Json card = sitting.told(reader).front().at("card");
  return card.is_null() ? "?" : card.get<std::string>();
}

TEST(PER_15_2, DraftPickIsAnnouncedByName) {
  Sitting sitting = Position(2).display({"hunter", "mill"}).draft(0).load();
  sitting.play(0, "draft mill");
  EXPECT_EQ(card_told(sitting, 1), "mill");
}

TEST(PER_15_2, PlayIsAnnouncedByNameAndHalf) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "play hunter top");
  EXPECT_EQ(card_told(sitting, 1), "hunter");
  EXPECT_EQ(sitting.told(1).front().at("half"), "top");
}

TEST(PER_15_2, DiscardAtTheEndOfATurnIsAnnouncedByName) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard mill"});
  EXPECT_EQ(card_told(sitting, 1), "mill");
}

TEST(PER_15_2, EveryDiscardForAChipIsAnnouncedByName) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  const std::vector<Json> told = sitting.told(1);
  EXPECT_EQ(told[0].at("card"), "hunter");
  EXPECT_EQ(told[1].at("card"), "mill");
}

TEST(PER_15_2, DrawFromTheDeckIsAnnouncedWithoutName) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill"});
  EXPECT_EQ(sitting.told(1).front().at("event"), "drew");
  EXPECT_EQ(card_told(sitting, 1), "?");
  EXPECT_EQ(card_told(sitting, 0), "mill");
}

TEST(PER_15_2, TakingFromTheDiscardPileIsAnnouncedWithoutName) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).discard({"mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play orthodox_church top", "retrieve mill"});
  EXPECT_EQ(sitting.told(1).front().at("event"), "retrieved");
  EXPECT_EQ(card_told(sitting, 1), "?");
  EXPECT_EQ(card_told(sitting, 0), "mill");
}

}  // namespace
}  // namespace tsardom::perestroika
