// PER-11: the action cards, every kind with both halves.
#include <gtest/gtest.h>

#include "table/refusal.hpp"
#include "table/seating.hpp"
#include "table/voice.hpp"
#include "table/words.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// Seat 0 with these pieces plays the half of its only card, then these moves.
Sitting playing(Pieces held, const std::string& kind, const std::string& half, const Names& moves = {}) {
  Sitting sitting = Position(2).holds(0, held.fur, held.wood, held.wheat).hand(0, {kind}).turn(0).load();
  sitting.play(0, "play " + kind + " " + half);
  for (const std::string& move : moves) sitting.play(0, move);
  return sitting;
}

Pieces held_after(Pieces held, const std::string& kind, const std::string& half, const Names& moves = {}) {
  return playing(held, kind, half, moves).held(0);
}

std::string first_row(const Sitting& sitting) {
  const std::string area = sitting.area(0);
  return area.substr(0, area.find(" /"));
}

// ------------------------------------------------------------------------------------- kind after kind

TEST(PerestroikaCards, FellingGroundTopGainsTwoWood) {
  EXPECT_EQ(held_after({1, 1, 1}, "felling_ground", "top"), (Pieces{1, 3, 1}));
}
TEST(PerestroikaCards, FellingGroundBottomBuildsTowns) {
  EXPECT_EQ(first_row(playing({2, 2, 2}, "felling_ground", "bottom", {"build r1c1", "build r1c2"})),
            "town town - -");
}
TEST(PerestroikaCards, HunterTopGainsTwoFur) {
  EXPECT_EQ(held_after({1, 1, 1}, "hunter", "top"), (Pieces{3, 1, 1}));
}
TEST(PerestroikaCards, HunterBottomBuildsTowns) {
  EXPECT_EQ(first_row(playing({2, 2, 2}, "hunter", "bottom", {"build r1c1", "build r1c2"})), "town town - -");
}
TEST(PerestroikaCards, LumberjackTopGainsOneWood) {
  EXPECT_EQ(held_after({1, 1, 1}, "lumberjack", "top"), (Pieces{1, 2, 1}));
}
TEST(PerestroikaCards, LumberjackBottomBuildsCities) {
  EXPECT_EQ(first_row(playing({4, 4, 2}, "lumberjack", "bottom", {"build r1c1", "build r1c2"})),
            "city city - -");
}
TEST(PerestroikaCards, SawmillTopDoublesWood) {
  EXPECT_EQ(held_after({1, 2, 1}, "sawmill", "top"), (Pieces{1, 4, 1}));
}
TEST(PerestroikaCards, SawmillBottomMakesWoodWorthTwo) {
  const Sitting sitting = Position(2).holds(0, 1, 3, 1).hand(0, {"sawmill"}).turn(0).load();
  EXPECT_EQ(sitting.part(0, "wood"), 6);
  EXPECT_EQ(sitting.score(0), 8);
}
TEST(PerestroikaCards, TradeShipTopExchangesWoodForTwoFur) {
  EXPECT_EQ(held_after({1, 1, 1}, "trade_ship", "top", {"exchange wood fur"}), (Pieces{3, 0, 1}));
}
TEST(PerestroikaCards, TradeShipBottomExchangesWoodForTwoWheat) {
  EXPECT_EQ(held_after({1, 1, 1}, "trade_ship", "bottom", {"exchange wood wheat"}), (Pieces{1, 0, 3}));
}
TEST(PerestroikaCards, SleighTopExchangesFurForTwoWheat) {
  EXPECT_EQ(held_after({1, 1, 1}, "sleigh", "top", {"exchange fur wheat"}), (Pieces{0, 1, 3}));
}
TEST(PerestroikaCards, SleighBottomExchangesFurForTwoWood) {
  EXPECT_EQ(held_after({1, 1, 1}, "sleigh", "bottom", {"exchange fur wood"}), (Pieces{0, 3, 1}));
}
TEST(PerestroikaCards, KremlinTopGainsOneOfChoice) {
  EXPECT_EQ(held_after({1, 1, 1}, "kremlin", "top", {"take fur"}), (Pieces{2, 1, 1}));
  EXPECT_EQ(held_after({1, 1, 1}, "kremlin", "top", {"take wood"}), (Pieces{1, 2, 1}));
  EXPECT_EQ(held_after({1, 1, 1}, "kremlin", "top", {"take wheat"}), (Pieces{1, 1, 2}));
}
TEST(PerestroikaCards, KremlinBottomBuildsAKremlin) {
  EXPECT_EQ(first_row(playing({3, 5, 1}, "kremlin", "bottom", {"build r1c1"})), "kremlin - - -");
}
TEST(PerestroikaCards, OrthodoxChurchTopTakesACardFromTheDiscardPile) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).discard({"mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play orthodox_church top", "retrieve wagon"});
  EXPECT_EQ(sitting.hand(0), (Names{"wagon"}));
  EXPECT_EQ(sitting.cards("discard"), (Names{"orthodox_church", "mill"}));
}
TEST(PerestroikaCards, OrthodoxChurchBottomBuildsAChurch) {
  EXPECT_EQ(first_row(playing({1, 3, 1}, "orthodox_church", "bottom", {"build r1c1"})), "church - - -");
}
TEST(PerestroikaCards, BarleyFieldTopGainsTwoWheat) {
  EXPECT_EQ(held_after({1, 1, 1}, "barley_field", "top"), (Pieces{1, 1, 3}));
}
TEST(PerestroikaCards, BarleyFieldBottomMakesFieldsOfOwnWheat) {
  const Sitting sitting = playing({0, 0, 2}, "barley_field", "bottom", {"build r1c1", "build r1c2"});
  EXPECT_EQ(first_row(sitting), "field field - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 0}));
}
TEST(PerestroikaCards, RyeFieldTopGainsOneWheat) {
  EXPECT_EQ(held_after({1, 1, 1}, "rye_field", "top"), (Pieces{1, 1, 2}));
}
TEST(PerestroikaCards, RyeFieldBottomMakesAFieldOfTheStock) {
  const Sitting sitting = playing({0, 0, 2}, "rye_field", "bottom", {"build r1c1"});
  EXPECT_EQ(first_row(sitting), "field - - -");
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 2}));
}
TEST(PerestroikaCards, TanneryTopDoublesFur) {
  EXPECT_EQ(held_after({2, 1, 1}, "tannery", "top"), (Pieces{4, 1, 1}));
}
TEST(PerestroikaCards, TanneryBottomMakesFurWorthTwo) {
  const Sitting sitting = Position(2).holds(0, 3, 1, 1).hand(0, {"tannery"}).turn(0).load();
  EXPECT_EQ(sitting.part(0, "fur"), 6);
  EXPECT_EQ(sitting.score(0), 8);
}
TEST(PerestroikaCards, MillTopDoublesWheat) {
  EXPECT_EQ(held_after({1, 1, 2}, "mill", "top"), (Pieces{1, 1, 4}));
}
TEST(PerestroikaCards, MillBottomMakesWheatWorthTwo) {
  const Sitting sitting = Position(2).holds(0, 1, 1, 3).hand(0, {"mill"}).turn(0).load();
  EXPECT_EQ(sitting.part(0, "wheat"), 6);
  EXPECT_EQ(sitting.score(0), 8);
}
TEST(PerestroikaCards, WagonTopExchangesWheatForTwoFur) {
  EXPECT_EQ(held_after({1, 1, 1}, "wagon", "top", {"exchange wheat fur"}), (Pieces{3, 1, 0}));
}
TEST(PerestroikaCards, WagonBottomExchangesWheatForTwoWood) {
  EXPECT_EQ(held_after({1, 1, 1}, "wagon", "bottom", {"exchange wheat wood"}), (Pieces{1, 3, 0}));
}
TEST(PerestroikaCards, TradingPostTopGainsOneOfChoice) {
  EXPECT_EQ(held_after({1, 1, 1}, "trading_post", "top", {"take wood"}), (Pieces{1, 2, 1}));
}
TEST(PerestroikaCards, TradingPostBottomSwapsOneForOne) {
  EXPECT_EQ(held_after({2, 1, 0}, "trading_post", "bottom", {"swap fur wheat", "swap wood wheat", "stop"}),
            (Pieces{1, 0, 2}));
}
TEST(PerestroikaCards, MonasteryTopDrawsTwoCards) {
  Sitting sitting = playing({}, "monastery", "top");
  sitting.deal({"mill", "wagon"});
  EXPECT_EQ(sitting.hand(0), (Names{"mill", "wagon"}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}
TEST(PerestroikaCards, MonasteryBottomBuildsAChurch) {
  EXPECT_EQ(first_row(playing({1, 3, 1}, "monastery", "bottom", {"build r1c1"})), "church - - -");
}
TEST(PerestroikaCards, TeutonicOrderTopStealsACard) {
  Sitting sitting = Position(2).hand(0, {"teutonic_order"}).hand(1, {"mill", "wagon"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose wagon");
  EXPECT_EQ(sitting.hand(0), (Names{"wagon"}));
  EXPECT_EQ(sitting.hand(1), (Names{"mill"}));
}
TEST(PerestroikaCards, TeutonicOrderBottomStealsAMaterial) {
  Sitting sitting = Position(2).holds(1, 1, 2, 0).hand(0, {"teutonic_order"}).turn(0).load();
  sitting.play(0, {"play teutonic_order bottom", "seize 1 wood"});
  EXPECT_EQ(sitting.held(0), (Pieces{0, 1, 0}));
  EXPECT_EQ(sitting.held(1), (Pieces{1, 1, 0}));
}

// --------------------------------------------------------------------------------------------- PER-11.1

Sitting looking(const Names& pile) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).discard(pile).turn(0).load();
  sitting.play(0, "play orthodox_church top");
  return sitting;
}

TEST(PER_11_1, OrthodoxChurchIsNotTaken) {
  Sitting sitting = looking({"orthodox_church", "mill"});
  EXPECT_EQ(sitting.legal(0), (Names{"retrieve mill"}));
  EXPECT_EQ(sitting.forbidden_by(0, "retrieve orthodox_church"), "PER-11.1");
}

TEST(PER_11_1, CardThatIsNotInThePileIsNotTaken) {
  EXPECT_EQ(looking({"mill"}).forbidden_by(0, "retrieve wagon"), "PER-11.1");
}

TEST(PER_11_1, PlayedOrthodoxChurchItselfIsNotInThePileYet) {
  EXPECT_EQ(looking({"mill"}).cards("discard"), (Names{"mill"}));
}

TEST(PER_11_1, OthersAreNotToldWhichCard) {
  Sitting sitting = looking({"mill", "wagon"});
  sitting.play(0, "retrieve wagon");
  EXPECT_EQ(sitting.told(0).front().at("card"), "wagon");
  EXPECT_TRUE(sitting.told(1).front().at("card").is_null());
  EXPECT_TRUE(sitting.told(kSpectator).front().at("card").is_null());
}

TEST(PER_11_1, CardPlayedEarlierInTheTurnMayBeTakenBack) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church", "hunter"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play orthodox_church top", "retrieve hunter"});
  EXPECT_EQ(sitting.hand(0), (Names{"hunter"}));
}

// Seat 1 took a card out of the pile secretly: seat 0 does not know whether mill or wagon is left there.
Sitting with_unknown_pile() {
  Sitting sitting = Position(2)
                        .start(1)
                        .hand(0, {"orthodox_church"})
                        .hand(1, {"orthodox_church"})
                        .discard({"mill", "wagon"})
                        .turn(1)
                        .load();
  sitting.play(1, {"play orthodox_church top", "retrieve mill", "end_turn", "done"});
  return sitting;
}

TEST(PER_11_1, LookComesWithThePlay) {
  Sitting sitting = with_unknown_pile();
  ASSERT_EQ(sitting.may_be("0", "wagon"), "discard hand1");
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.may_be("0", "wagon"), "discard");
  EXPECT_EQ(sitting.may_be("0", "mill"), "hand1");
}

TEST(PER_11_1, LookThatShowedSomethingNewIsNotUndone) {
  Sitting sitting = with_unknown_pile();
  sitting.play(0, "play orthodox_church top");
  ASSERT_TRUE(sitting.table().cannot_undo(0).has_value());
  EXPECT_EQ(sitting.table().cannot_undo(0)->code, "stale_undo");
}

TEST(PER_11_1, LookThatShowedNothingNewMayBeUndone) {
  Sitting sitting = looking({"mill", "wagon"});
  EXPECT_FALSE(sitting.table().cannot_undo(0).has_value());
  sitting.table().undo(0);
  EXPECT_EQ(sitting.hand(0), (Names{"orthodox_church"}));
}

// --------------------------------------------------------------------------------------------- PER-11.2

TEST(PER_11_2, CardsAreDrawnOneAfterTheOther) {
  Sitting sitting = playing({}, "monastery", "top");
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.hand(0), (Names{"hunter"}));
  EXPECT_EQ(sitting.asked(), "draw_cards chance");
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 1 / 18.0);
}

TEST(PER_11_2, OneCardIsDrawnIfOnlyOneIsLeft) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"mill"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill"});
  EXPECT_EQ(sitting.hand(0), (Names{"mill"}));
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_11_2, NothingIsShuffledOrCounted) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).deck({"mill"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"mill"});
  EXPECT_EQ(sitting.shuffles(), 0);
  EXPECT_EQ(sitting.cards("discard").size(), 19u);  // with the Monastery
}

// --------------------------------------------------------------------------------------------- PER-11.3

Position raid() {
  return Position(3)
      .hand(0, {"teutonic_order"})
      .hand(1, {"mill", "wagon"})
      .hand(2, {"hunter", "sleigh", "tannery"})
      .turn(0);
}

TEST(PER_11_3, VictimIsChosenAmongThoseWithCards) {
  Sitting sitting = raid().load();
  sitting.play(0, "play teutonic_order top");
  EXPECT_EQ(sitting.legal(0), (Names{"rob 1", "rob 2"}));
}

TEST(PER_11_3, OneselfIsNoVictim) {
  Sitting sitting = Position(2).hand(0, {"teutonic_order", "mill"}).hand(1, {"wagon"}).turn(0).load();
  sitting.play(0, "play teutonic_order top");
  EXPECT_EQ(sitting.forbidden_by(0, "rob 0"), "PER-11.3");
}

TEST(PER_11_3, PlayerWithoutCardsIsNoVictim) {
  Sitting sitting = Position(3).hand(0, {"teutonic_order"}).hand(1, {"wagon"}).turn(0).load();
  sitting.play(0, "play teutonic_order top");
  EXPECT_EQ(sitting.forbidden_by(0, "rob 2"), "PER-11.3");
}

TEST(PER_11_3, EachCardOfTheHandIsEquallyLikely) {
  Sitting sitting = raid().load();
  sitting.play(0, {"play teutonic_order top", "rob 2"});
  for (const char* move : {"lose hunter", "lose sleigh", "lose tannery"})
    EXPECT_DOUBLE_EQ(sitting.chance_of(move), 1 / 3.0);
}

TEST(PER_11_3, ThiefAndVictimKnowTheCardAndAThirdPlayerDoesNot) {
  Sitting sitting = raid().load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose mill");
  EXPECT_EQ(sitting.told(0).front().at("card"), "mill");
  EXPECT_EQ(sitting.told(1).front().at("card"), "mill");
  EXPECT_TRUE(sitting.told(2).front().at("card").is_null());
}

// --------------------------------------------------------------------------------------------- PER-11.4

TEST(PER_11_4, PlayerAndKindAreChosen) {
  Sitting sitting =
      Position(3).holds(1, 1, 0, 1).holds(2, 0, 2, 0).hand(0, {"teutonic_order"}).turn(0).load();
  sitting.play(0, "play teutonic_order bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 fur", "seize 1 wheat", "seize 2 wood"}));
}

TEST(PER_11_4, OnePieceMovesAndTheStockStays) {
  Sitting sitting =
      Position(3).holds(0, 1, 0, 0).holds(1, 3, 0, 0).hand(0, {"teutonic_order"}).turn(0).load();
  const Pieces stock = sitting.stock();
  sitting.play(0, {"play teutonic_order bottom", "seize 1 fur"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.held(1), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.stock(), stock);
}

TEST(PER_11_4, KindTheVictimLacksIsRefused) {
  Sitting sitting = Position(3).holds(1, 1, 0, 0).hand(0, {"teutonic_order"}).turn(0).load();
  sitting.play(0, "play teutonic_order bottom");
  EXPECT_EQ(sitting.forbidden_by(0, "seize 1 wood"), "PER-11.4");
  EXPECT_EQ(sitting.forbidden_by(0, "seize 2 fur"), "PER-11.4");
}

// --------------------------------------------------------------------------------------------- PER-11.5

TEST(PER_11_5, HoldLimitDoesNotMatter) {
  const Sitting sitting = playing({0, 0, 6}, "rye_field", "bottom", {"build r1c1"});
  EXPECT_EQ(sitting.held(0), (Pieces{0, 0, 6}));
  EXPECT_EQ(sitting.stock().wheat, 29);
}

TEST(PER_11_5, WheatGoesFromTheStockIntoTheArea) {
  const Sitting sitting = playing({}, "rye_field", "bottom", {"build r1c1"});
  EXPECT_EQ(sitting.area(0), "field - - - / - - - - / - - - -");
  EXPECT_EQ(sitting.stock().wheat, 35);
}

// --------------------------------------------------------------------------------------------- PER-11.6

TEST(PER_11_6, WorkshopCountsOnlyInHand) {
  EXPECT_EQ(Position(2).holds(0, 0, 0, 2).hand(0, {"mill"}).turn(0).load().score(0), 4);
  EXPECT_EQ(Position(2).holds(0, 0, 0, 2).discard({"mill"}).turn(0).load().score(0), 2);
  EXPECT_EQ(Position(2).holds(0, 0, 0, 2).hand(1, {"mill"}).turn(0).load().score(0), 2);
}

TEST(PER_11_6, WorkshopBottomIsNotPlayed) {
  Sitting sitting = Position(2).holds(0, 0, 0, 2).hand(0, {"mill"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play mill bottom"), "PER-11.6");
}

// Seat 1 drew it secretly: until the end the others see neither the card nor its points.
TEST(PER_11_6, WorkshopIsNotShownBeforeScoring) {
  Sitting sitting = Position(2).shuffles(2).holds(1, 0, 0, 2).hand(1, {"monastery"}).turn(1).load();
  sitting.play(1, "play monastery top").deal({"mill", "wagon"});
  EXPECT_EQ(sitting.seen(0, "hand1"), (Names{"?", "?"}));
  EXPECT_EQ(sitting.table().standing(Seat{0}).total[1], 2);
  EXPECT_EQ(sitting.table().standing(Seat{1}).total[1], 4);
  sitting.play(1, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "over");
  EXPECT_EQ(sitting.seen(0, "hand1"), (Names{"mill", "wagon"}));
  EXPECT_EQ(sitting.table().standing(Seat{0}).total[1], 4);
}

// --------------------------------------------------------------------------------- how it is told

std::string last_told(const Sitting& sitting, Seat reader) {
  Words words("en");
  words.read_box(*built_in_box("perestroika"));
  return Voice(words, sitting.table()).event(sitting.table().entries().back().events.back(), reader);
}

TEST(PER_11_3, TheVictimIsToldOfTheOwnHand) {
  Sitting sitting = Position(3).hand(0, {"teutonic_order"}).hand(1, {"mill"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose mill");
  EXPECT_EQ(last_told(sitting, 0), "You take Mill from the hand of Player 2.");
  EXPECT_EQ(last_told(sitting, 1), "Player 1 takes Mill from your hand.");
  EXPECT_EQ(last_told(sitting, 2), "Player 1 takes a card from the hand of Player 2.");
}

TEST(PER_11_4, TheVictimIsAddressed) {
  Sitting sitting = Position(3).hand(0, {"teutonic_order"}).holds(1, 1, 0, 0).turn(0).load();
  sitting.play(0, {"play teutonic_order bottom", "seize 1 fur"});
  EXPECT_EQ(last_told(sitting, 1), "Player 1 takes 1 fur from you.");
  EXPECT_EQ(last_told(sitting, 2), "Player 1 takes 1 fur from Player 2.");
}

TEST(PER_9_3, AnExchangeSaysWhatIsGivenAndGot) {
  Sitting sitting = Position(2).holds(0, 0, 2, 0).hand(0, {"trade_ship"}).turn(0).load();
  sitting.play(0, "play trade_ship top");
  EXPECT_EQ(sitting.legal(0), (Names{"exchange wood fur"}));
  EXPECT_EQ(sitting.forbidden_by(0, "exchange wood wheat"), "PER-9.3");
}

}  // namespace
}  // namespace tsardom::perestroika
