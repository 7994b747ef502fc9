// PER-15: chance, and who sees and hears what.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/perestroika/position.hpp"
#include "tests/perestroika/secretive.hpp"

namespace tsardom::perestroika {
namespace {

const std::vector<Seat> kAllReaders{0, 1, 2, kSpectator};

// Seat 0 has drawn Mill and Wagon; for the others any card of the deck may be in that hand.
Sitting after_a_monastery() {
  Sitting sitting = Position(3).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill", "wagon"});
  return sitting;
}

std::vector<Json> named(const Sitting& sitting, Seat reader, std::string_view event) {
  std::vector<Json> found;
  for (const Json& told : sitting.told(reader)) {
    if (told.at("event") == event) found.push_back(told.at("card"));
  }
  return found;
}

void expect_told(const Sitting& sitting, std::string_view event, std::string_view card,
                 const std::vector<Seat>& readers) {
  for (const Seat reader : kAllReaders) {
    const bool reads = std::find(readers.begin(), readers.end(), reader) != readers.end();
    EXPECT_EQ(named(sitting, reader, event), (std::vector<Json>{reads ? Json(card) : Json(nullptr)}))
        << event << " for " << int{reader};
  }
}

TEST(PER_15_1, EveryCardOfTheDeckIsDrawnWithTheSameChance) {
  const Sitting sitting = Position(2).hand(0, {"wagon", "hunter"}).reveal().load();
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 1.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal felling_ground"), 2.0 / 18);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal mill"), 1.0 / 18);
  EXPECT_FALSE(sitting.can(kChance, "deal wagon"));
}

TEST(PER_15_1, MonasteryDrawsWithTheSameChancesAsAReveal) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"mill", "hunter", "hunter"}).turn(0).load();
  sitting.play(0, "play monastery top");
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 2.0 / 3);
  sitting.deal({"hunter"});
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 1.0 / 2);
}

TEST(PER_15_1, NoOrderOfDeckPileOrHandIsStored) {
  const Names mixed{"wagon", "hunter", "teutonic_order", "mill"};
  const Names sorted{"hunter", "mill", "wagon", "teutonic_order"};
  ASSERT_NE(Position(2).deck(mixed).turn(0).json(), Position(2).deck(sorted).turn(0).json());
  EXPECT_EQ(Position(2).deck(mixed).turn(0).load().table().hash(),
            Position(2).deck(sorted).turn(0).load().table().hash());
  EXPECT_EQ(Position(2).discard(mixed).turn(0).load().table().hash(),
            Position(2).discard(sorted).turn(0).load().table().hash());
  EXPECT_EQ(Position(2).hand(0, mixed).turn(0).load().table().hash(),
            Position(2).hand(0, sorted).turn(0).load().table().hash());
}

TEST(PER_15_1, OnlyStartPlayerDeckAndStolenCardAreChance) {
  play_secretive_games(
      20, [](const Perestroika& game, const State& before, Seat seat, Move move, const State&) {
        const Choice choice = choice_of(move);
        const bool is_drawn = choice == Choice::begin || choice == Choice::deal || choice == Choice::lose;
        ASSERT_EQ(seat == kChance, is_drawn);
        ASSERT_EQ(game.actors(before), only(seat)) << "PER-3: one at a time";
      });
}

TEST(PER_15_1, HandsAreSeenByTheirOwnersAndPileAndDeckAreCounted) {
  Sitting sitting = after_a_monastery();
  EXPECT_EQ(sitting.seen(0, "hand0"), (Names{"mill", "wagon"}));
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"?", "?"}));
  EXPECT_EQ(sitting.seen(kSpectator, "hand0"), (Names{"?", "?"}));
  EXPECT_EQ(sitting.seen(1, "deck"), Names(17, "?"));
  EXPECT_EQ(sitting.seen(1, "discard"), (Names{"monastery"}));
}

TEST(PER_15_1, PileIsSeenByWhoResolvesOrthodoxChurch) {
  Sitting sitting = Position(2)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"sleigh"})
                        .discard({"hunter", "wagon"})
                        .unsure({"0"}, {"hunter", "wagon", "sleigh"}, {"discard", "hand1"})
                        .turn(0)
                        .load();
  EXPECT_EQ(sitting.seen(0, "discard"), (Names{"?", "?"}));
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.seen(0, "discard"), (Names{"hunter", "wagon"}));
}

TEST(PER_15_1, OpenThingsAreSeenByEverybody) {
  Sitting sitting = Position(2)
                        .holds(0, 1, 2, 3)
                        .chip(0)
                        .area(0, "town field")
                        .display({"wagon", "mill"})
                        .shuffles(1)
                        .start(1)
                        .draft(1)
                        .load();
  const Json truth = sitting.table().state();
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    const Json view = sitting.table().view(viewer);
    for (const std::string_view open : {"display", "resolving", "stock", "chips", "shuffles", "start"})
      EXPECT_EQ(view.at(std::string(open)), truth.at(std::string(open))) << open;
    for (const std::string_view open : {"held", "chips", "area"}) {
      EXPECT_EQ(view.at("players").at(0).at(std::string(open)),
                truth.at("players").at(0).at(std::string(open)));
    }
  }
}

TEST(PER_15_2, RevealIsAnnounced) {
  Sitting sitting = Position(3).reveal().load();
  sitting.deal({"sleigh"});
  expect_told(sitting, "revealed", "sleigh", kAllReaders);
}

TEST(PER_15_2, DraftPickIsAnnounced) {
  Sitting sitting = Position(3).hand(0, {"wagon"}).display({"sleigh", "mill"}).draft(1).load();
  sitting.play(1, "draft sleigh");
  expect_told(sitting, "drafted", "sleigh", kAllReaders);
}

TEST(PER_15_2, PlayIsAnnounced) {
  Sitting sitting = Position(3).hand(2, {"kremlin"}).turn(2).load();
  sitting.play(2, "play kremlin top");
  expect_told(sitting, "played", "kremlin", kAllReaders);
}

TEST(PER_15_2, DiscardAtTheEndOfATurnIsAnnounced) {
  Sitting sitting = after_a_monastery();
  sitting.play(0, {"end_turn", "discard mill"});
  expect_told(sitting, "discarded", "mill", kAllReaders);
}

TEST(PER_15_2, DiscardForAChipIsAnnounced) {
  Sitting sitting = Position(3).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  expect_told(sitting, "discarded", "hunter", kAllReaders);
}

TEST(PER_15_2, DrawingIsAnnouncedWithoutTheName) {
  Sitting sitting = Position(3).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill"});
  expect_told(sitting, "drew", "mill", {0});
}

TEST(PER_15_2, TakingFromThePileIsAnnouncedWithoutTheName) {
  Sitting sitting = Position(3).hand(1, {"orthodox_church"}).discard({"hunter", "wagon"}).turn(1).load();
  sitting.play(1, {"play orthodox_church top", "retrieve hunter"});
  expect_told(sitting, "retrieved", "hunter", {1});
}

TEST(PER_15_2, TheftIsNamedToThiefAndVictim) {
  Sitting sitting = Position(3).hand(0, {"teutonic_order"}).hand(2, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 2"}).chance("lose mill");
  expect_told(sitting, "robbed", "mill", {0, 2});
}

TEST(PER_15_3, HandsAreOpenedAtScoring) {
  Sitting sitting = Position(3).shuffles(3).start(1).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill", "wagon"});
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"?", "?"}));
  sitting.play(0, "done");
  ASSERT_EQ(sitting.asked(), "over");
  for (const Seat viewer : kAllReaders) EXPECT_EQ(sitting.seen(viewer, "hand0"), (Names{"mill", "wagon"}));
  expect_may_be(sitting, {"0", "1", "2", "public"}, {"mill", "wagon"}, "hand0");
  expect_may_be(sitting, {"0", "1", "2", "public"}, {"sleigh"}, "deck");
}

TEST(PER_15_3, WorkshopInAHiddenHandCountsForTheOthersFromScoringOn) {
  Sitting sitting = Position(3).shuffles(3).start(1).holds(0, 0, 0, 4).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill", "wagon"});
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.table().standing(Seat{0}).total[0], 8);
  EXPECT_EQ(sitting.table().standing(Seat{1}).total[0], 4);
  sitting.play(0, "done");
  EXPECT_EQ(sitting.table().standing(Seat{1}).total[0], 8);
}

TEST(PER_15_4, AtTheStartEveryCardIsKnownInTheDeck) {
  for (const int players : {1, 2, 3}) {
    const State state = game_for(players).opening();
    for_each_observer(game_for(players), [&](std::size_t observer) {
      for (const PlaceSet places : state.memory.may_be[observer]) EXPECT_EQ(places, only_place(Place::deck));
    });
  }
}

TEST(PER_15_4, ViewShowsItsOwnSetsAndNoOthers) {
  Sitting sitting = after_a_monastery();
  for (const auto& [viewer, name] : {std::pair{Seat{1}, "1"}, {Seat{2}, "2"}, {kSpectator, "public"}}) {
    const Json memory = sitting.table().view(viewer).at("memory");
    EXPECT_EQ(memory.size(), 19u) << "all but Monastery";
    for (const Json& entry : memory) {
      EXPECT_EQ(entry.at("observer"), name);
      EXPECT_EQ(entry.at("places"), (Json{"deck", "hand0"}));
    }
  }
  EXPECT_EQ(sitting.table().view(0).at("memory"), Json::array()) << "the drawer knows everything";
}

TEST(PER_15_4, SpectatorSeesWhatThePublicKnows) {
  Sitting sitting = Position(3).hand(0, {"teutonic_order"}).hand(1, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose mill");
  EXPECT_EQ(sitting.seen(kSpectator, "hand0"), (Names{"?"}));
  EXPECT_EQ(sitting.seen(kSpectator, "hand1"), (Names{"?"}));
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"mill"}));
}

TEST(PER_15_4, WhatOneFoundOutAloneDoesNotShowInWhatCanBeUndone) {
  for (const int players : {2, 3}) {
    Sitting sitting =
        Position(players).hand(0, {"teutonic_order"}).hand(1, {"hunter", "mill"}).turn(0).load();
    sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose hunter");
    ASSERT_EQ(sitting.seen(1, "hand0"), (Names{"hunter"}));
    ASSERT_EQ(sitting.seen(kSpectator, "hand0"), (Names{"?"}));
    sitting.play(0, "play hunter top");
    EXPECT_TRUE(sitting.table().cannot_undo(0)) << players << " players: it was news to the public";
  }
}

TEST(PER_15_10, PositionWithoutAMemoryIsKnownToEverybody) {
  Sitting sitting =
      Position(3).hand(0, {"hunter", "mill"}).hand(1, {"wagon"}).discard({"sleigh"}).turn(0).load();
  EXPECT_EQ(sitting.table().state().at("memory"), Json::array());
  for (const Seat viewer : kAllReaders) {
    EXPECT_EQ(sitting.seen(viewer, "hand0"), (Names{"hunter", "mill"}));
    EXPECT_EQ(sitting.seen(viewer, "hand1"), (Names{"wagon"}));
    EXPECT_EQ(sitting.seen(viewer, "discard"), (Names{"sleigh"}));
  }
}

TEST(PER_15_10, WhatAMemoryDoesNotCallUnsureIsKnown) {
  Sitting sitting = Position(3)
                        .hand(0, {"hunter", "mill"})
                        .hand(1, {"wagon"})
                        .unsure({"2"}, {"hunter", "sleigh"}, {"deck", "hand0"})
                        .turn(0)
                        .load();
  EXPECT_EQ(sitting.seen(2, "hand0"), (Names{"mill", "?"}));
  EXPECT_EQ(sitting.seen(1, "hand0"), (Names{"hunter", "mill"}));
}

}  // namespace
}  // namespace tsardom::perestroika
