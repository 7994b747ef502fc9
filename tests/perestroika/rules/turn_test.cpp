// PER-8: the turn.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

const std::string kFull = "field field field field / field field field field / field field field field";

int times(const Names& names, std::string_view name) {
  return static_cast<int>(std::count(names.begin(), names.end(), name));
}

// ---------------------------------------------------------------------------------------------- PER-8.1

TEST(PER_8_1, TwoCardsArePlayedOneAtATime) {
  Sitting sitting = Position(2).hand(0, {"hunter", "felling_ground", "barley_field"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play felling_ground top"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 0}));
  EXPECT_EQ(sitting.hand(0), (Names{"barley_field"}));
}

TEST(PER_8_1, ThirdPlayIsRefusedWithoutChip) {
  Sitting sitting = Position(2).hand(0, {"hunter", "felling_ground", "barley_field"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play felling_ground top"});
  EXPECT_EQ(sitting.forbidden_by(0, "play barley_field top"), "PER-8.2");
  EXPECT_EQ(sitting.legal(0), (Names{"end_turn"}));
}

TEST(PER_8_1, TopOrBottomIsUsed) {
  const Sitting sitting = Position(2).holds(0, 1, 1, 1).hand(0, {"hunter"}).turn(0).load();
  EXPECT_EQ(sitting.legal(0, "play"), (Names{"hunter top", "hunter bottom"}));
}

TEST(PER_8_1, SecondHalfOfAPlayedCardIsGone) {
  Sitting sitting = Position(2).holds(0, 1, 1, 1).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.forbidden_by(0, "play hunter bottom"), "PER-8.1");
}

TEST(PER_8_1, CardNotInHandIsRefused) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).hand(1, {"mill"}).holds(0, 0, 0, 1).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "play mill top"), "PER-8.1");
}

TEST(PER_8_1, TurnMayEndWithoutAPlay) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_8_1, TurnMayEndAfterOnePlay) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"play hunter top", "end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_8_1, UnplayedCardsMayBeKept) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"end_turn", "done"});
  EXPECT_EQ(sitting.hand(0), (Names{"hunter", "mill"}));
}

TEST(PER_8_1, BothCopiesOfAKindArePlayed) {
  Sitting sitting = Position(2).hand(0, {"hunter", "hunter"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play hunter top"});
  EXPECT_EQ(sitting.held(0), (Pieces{4, 0, 0}));
}

// ---------------------------------------------------------------------------------------------- PER-8.2

Position with_chip(const Names& hand) { return Position(2).hand(0, hand).chip(0).turn(0); }

TEST(PER_8_2, ChipAllowsAThirdPlay) {
  Sitting sitting = with_chip({"hunter", "felling_ground", "barley_field"}).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "play barley_field top"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 2, 2}));
}

TEST(PER_8_2, ChipReturnsToTheStock) {
  Sitting sitting = with_chip({"hunter", "felling_ground", "barley_field"}).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "play barley_field top"});
  EXPECT_EQ(sitting.chips(0), 0);
  EXPECT_EQ(sitting.chips_in_stock(), 3);
}

TEST(PER_8_2, ChipReturnsBeforeTheHalfIsResolved) {
  Sitting sitting = with_chip({"hunter", "felling_ground", "kremlin"}).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "play kremlin top"});
  ASSERT_EQ(sitting.asked(), "gain_choice 0");
  EXPECT_EQ(sitting.chips(0), 0);
  EXPECT_EQ(sitting.chips_in_stock(), 3);
}

TEST(PER_8_2, FirstTwoPlaysDoNotCostTheChip) {
  Sitting sitting = with_chip({"hunter", "felling_ground", "barley_field"}).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "end_turn", "done"});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_8_2, ThreePlaysAreTheMaximum) {
  Sitting sitting = with_chip({"hunter", "felling_ground", "barley_field", "rye_field"}).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "play barley_field top"});
  EXPECT_EQ(sitting.forbidden_by(0, "play rye_field top"), "PER-8.2");
}

// ---------------------------------------------------------------------------------------------- PER-8.3

// Can seat 0 play the half of this card, its only one, as first play?
bool playable(Position position, const std::string& kind, const std::string& half) {
  Sitting sitting = position.hand(0, {kind}).turn(0).load();
  const std::string move = "play " + kind + " " + half;
  if (sitting.can(0, move)) return true;
  EXPECT_EQ(sitting.forbidden_by(0, move), "PER-8.3");
  return false;
}

TEST(PER_8_3, GainNeedsRoomBelowTheLimit) {
  EXPECT_TRUE(playable(Position(2).holds(0, 5, 0, 0), "hunter", "top"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 0, 0), "hunter", "top"));
}

TEST(PER_8_3, GainNeedsAPieceInTheStock) {
  EXPECT_TRUE(playable(Position(3).stock("fur", 1), "hunter", "top"));
  EXPECT_FALSE(playable(Position(3).stock("fur", 0), "hunter", "top"));
}

TEST(PER_8_3, GainOfChoiceNeedsSomeKindToReceive) {
  EXPECT_TRUE(playable(Position(2).holds(0, 6, 6, 5), "kremlin", "top"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 6, 6), "kremlin", "top"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 6, 6), "trading_post", "top"));
  EXPECT_FALSE(playable(Position(3).holds(0, 0, 6, 6).stock("fur", 0), "kremlin", "top"));
}

TEST(PER_8_3, DoubleNeedsOneToFiveHeld) {
  EXPECT_FALSE(playable(Position(2).holds(0, 1, 0, 1), "sawmill", "top"));
  EXPECT_TRUE(playable(Position(2).holds(0, 0, 1, 0), "sawmill", "top"));
  EXPECT_TRUE(playable(Position(2).holds(0, 0, 5, 0), "sawmill", "top"));
  EXPECT_FALSE(playable(Position(2).holds(0, 0, 6, 0), "sawmill", "top"));
}

TEST(PER_8_3, DoubleNeedsAPieceInTheStock) {
  EXPECT_FALSE(playable(Position(3).holds(0, 1, 0, 0).stock("fur", 0), "tannery", "top"));
}

TEST(PER_8_3, ExchangeNeedsAPieceToGive) {
  EXPECT_FALSE(playable(Position(2).holds(0, 0, 6, 6), "sleigh", "bottom"));
  EXPECT_TRUE(playable(Position(2).holds(0, 1, 0, 0), "sleigh", "bottom"));
}

TEST(PER_8_3, ExchangeNeedsRoomForWhatItGets) {
  EXPECT_FALSE(playable(Position(2).holds(0, 1, 6, 0), "sleigh", "bottom"));
  EXPECT_TRUE(playable(Position(2).holds(0, 1, 5, 0), "sleigh", "bottom"));
}

TEST(PER_8_3, ExchangeNeedsAPieceInTheStock) {
  EXPECT_TRUE(playable(Position(3).holds(0, 0, 1, 0).stock("fur", 1), "trade_ship", "top"));
  EXPECT_FALSE(playable(Position(3).holds(0, 0, 1, 0).stock("fur", 0), "trade_ship", "top"));
}

TEST(PER_8_3, FreeSwapNeedsAPieceAndRoomForAnother) {
  EXPECT_FALSE(playable(Position(2), "trading_post", "bottom"));
  EXPECT_TRUE(playable(Position(2).holds(0, 1, 0, 0), "trading_post", "bottom"));
  EXPECT_TRUE(playable(Position(2).holds(0, 6, 6, 5), "trading_post", "bottom"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 6, 6), "trading_post", "bottom"));
}

// Only fur, the kind that is held, is left in the stock.
TEST(PER_8_3, FreeSwapNeedsAnotherKind) {
  const auto full_of = [](const std::string& building) {
    const std::string row = building + ' ' + building + ' ' + building + ' ' + building;
    return row + " / " + row + " / " + row;
  };
  Position position(3);
  position.holds(0, 2, 0, 0).area(0, full_of("field")).area(1, full_of("church")).area(2, full_of("town"));
  ASSERT_EQ(Position(position).turn(0).load().stock(), (Pieces{10, 0, 0}));
  EXPECT_FALSE(playable(position, "trading_post", "bottom"));
}

TEST(PER_8_3, BuildNeedsItsCost) {
  EXPECT_TRUE(playable(Position(2).holds(0, 1, 1, 1), "hunter", "bottom"));
  EXPECT_FALSE(playable(Position(2).holds(0, 0, 6, 6), "hunter", "bottom"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 0, 6), "hunter", "bottom"));
  EXPECT_FALSE(playable(Position(2).holds(0, 6, 6, 0), "hunter", "bottom"));
}

TEST(PER_8_3, BuildNeedsAFreeCell) {
  for (const char* kind : {"hunter", "felling_ground", "lumberjack", "kremlin", "orthodox_church",
                           "barley_field", "rye_field", "monastery"}) {
    EXPECT_TRUE(playable(Position(2).holds(0, 6, 6, 6), kind, "bottom")) << kind;
    EXPECT_FALSE(playable(Position(2).holds(0, 6, 6, 6).area(0, kFull), kind, "bottom")) << kind;
  }
}

TEST(PER_8_3, RyeFieldNeedsWheatInTheStockOnly) {
  EXPECT_TRUE(playable(Position(2), "rye_field", "bottom"));
  Position position = Position(3);
  position.holds(0, 0, 0, 6).area(0, "field field field field / field field").area(1, kFull).area(2, kFull);
  ASSERT_EQ(Position(position).turn(0).load().stock().wheat, 0);
  EXPECT_FALSE(playable(position, "rye_field", "bottom"));
}

TEST(PER_8_3, TakeFromDiscardNeedsACardThatIsNoOrthodoxChurch) {
  EXPECT_FALSE(playable(Position(2), "orthodox_church", "top"));
  EXPECT_FALSE(playable(Position(2).discard({"orthodox_church"}), "orthodox_church", "top"));
  EXPECT_TRUE(playable(Position(2).discard({"orthodox_church", "mill"}), "orthodox_church", "top"));
}

TEST(PER_8_3, DrawNeedsADeck) {
  EXPECT_TRUE(playable(Position(2).deck({"mill"}), "monastery", "top"));
  EXPECT_FALSE(playable(Position(2).deck({}), "monastery", "top"));
}

TEST(PER_8_3, StealACardNeedsAnotherPlayerWithACard) {
  EXPECT_FALSE(playable(Position(3), "teutonic_order", "top"));
  EXPECT_TRUE(playable(Position(3).hand(2, {"mill"}), "teutonic_order", "top"));
}

TEST(PER_8_3, StealAMaterialNeedsAVictimAndRoom) {
  EXPECT_FALSE(playable(Position(3).holds(0, 0, 3, 0), "teutonic_order", "bottom"));
  EXPECT_TRUE(playable(Position(3).holds(2, 0, 1, 0), "teutonic_order", "bottom"));
  EXPECT_FALSE(playable(Position(3).holds(0, 0, 6, 0).holds(2, 0, 1, 0), "teutonic_order", "bottom"));
}

TEST(PER_8_3, StealAMaterialNeedsNoStock) {
  EXPECT_TRUE(playable(Position(3).holds(2, 1, 0, 0).stock("fur", 0), "teutonic_order", "bottom"));
}

TEST(PER_8_3, EndOfGameValueIsNeverPlayed) {
  for (const char* kind : {"sawmill", "tannery", "mill"}) {
    Sitting sitting = Position(2).holds(0, 3, 3, 3).hand(0, {kind}).turn(0).load();
    EXPECT_EQ(sitting.forbidden_by(0, std::string("play ") + kind + " bottom"), "PER-11.6") << kind;
  }
}

// ---------------------------------------------------------------------------------------------- PER-8.4

TEST(PER_8_4, CardIsInNeitherPlaceWhileItResolves) {
  Sitting sitting = Position(2).hand(0, {"kremlin"}).turn(0).load();
  sitting.play(0, "play kremlin top");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.cards("discard"), Names{});
  EXPECT_EQ(sitting.cards("resolving"), (Names{"kremlin"}));
}

TEST(PER_8_4, CardIsDiscardedWhenItsHalfIsResolved) {
  Sitting sitting = Position(2).hand(0, {"kremlin"}).turn(0).load();
  sitting.play(0, {"play kremlin top", "take fur"});
  EXPECT_EQ(sitting.cards("resolving"), Names{});
  EXPECT_EQ(sitting.cards("discard"), (Names{"kremlin"}));
}

TEST(PER_8_4, HalfIsResolvedCompletelyBeforeTheNextPlay) {
  Sitting sitting = Position(2).holds(0, 3, 0, 0).hand(0, {"sleigh", "hunter"}).turn(0).load();
  sitting.play(0, {"play sleigh top", "exchange fur wheat"});
  EXPECT_EQ(sitting.forbidden_by(0, "play hunter top"), "PER-9.3");
  EXPECT_EQ(sitting.forbidden_by(0, "end_turn"), "PER-9.3");
}

// ---------------------------------------------------------------------------------------------- PER-8.5

TEST(PER_8_5, CardFromTheMonasteryMayBePlayed) {
  Sitting sitting = Position(2).hand(0, {"monastery"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"hunter", "mill"});
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
}

TEST(PER_8_5, CardFromTheDiscardPileMayBePlayed) {
  Sitting sitting = Position(2).hand(0, {"orthodox_church"}).discard({"hunter"}).turn(0).load();
  sitting.play(0, {"play orthodox_church top", "retrieve hunter", "play hunter top"});
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
}

TEST(PER_8_5, StolenCardMayBePlayed) {
  Sitting sitting = Position(2).hand(0, {"teutonic_order"}).hand(1, {"hunter"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"}).chance("lose hunter");
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.held(0), (Pieces{2, 0, 0}));
}

TEST(PER_8_5, GainedCardNeedsAPlayLeft) {
  Sitting sitting = Position(2).hand(0, {"hunter", "monastery"}).turn(0).load();
  sitting.play(0, {"play hunter top", "play monastery top"}).deal({"felling_ground", "mill"});
  EXPECT_EQ(sitting.forbidden_by(0, "play felling_ground top"), "PER-8.2");
}

// ---------------------------------------------------------------------------------------------- PER-8.6

TEST(PER_8_6, HandMayGrowInsideATurn) {
  Sitting sitting =
      Position(2).hand(0, {"monastery", "sleigh", "wagon", "tannery", "sawmill"}).turn(0).load();
  sitting.play(0, "play monastery top").deal({"hunter", "mill"});
  EXPECT_EQ(sitting.hand(0).size(), 6u);
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// ---------------------------------------------------------------------------------------------- PER-8.7

TEST(PER_8_7, SkipForChipDiscardsTheWholeHandAndTakesOneChip) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon", "sleigh"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.hand(0), Names{});
  EXPECT_EQ(sitting.cards("discard"), (Names{"hunter", "sleigh", "mill", "wagon"}));
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.chips_in_stock(), 2);
}

TEST(PER_8_7, SkipForChipEndsTheTurn) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_8_7, OneCardIsEnoughToSkipForAChip) {
  EXPECT_TRUE(Position(2).hand(0, {"hunter"}).turn(0).load().can(0, "skip_for_chip"));
}

TEST(PER_8_7, SkipForChipNeedsACard) {
  Sitting sitting = Position(2).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.7");
}

TEST(PER_8_7, SkipForChipIsOnlyTheFirstActionOfATurn) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "play hunter top");
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.7");
}

TEST(PER_8_7, WhoHoldsAChipCannotSkipForOne) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).chip(0).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.7");
}

TEST(PER_8_7, LastTurnOfTheGameMayBeSkippedToo) {
  Sitting sitting = Position(2).shuffles(2).start(1).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, "skip_for_chip");
  EXPECT_EQ(sitting.asked(), "over");
}

// ---------------------------------------------------------------------------------------------- PER-8.8

Position chip_for_discards(const Names& hand) {
  return Position(2).option("chip_rule", "discards").hand(0, hand).turn(0);
}

TEST(PER_8_8, NobodyHoldsTwoChips) {
  Json json = Position(2).turn(0).json();
  json["chips"] = 1;
  json["players"][0]["chips"] = 2;
  try {
    Sitting(find_game("perestroika").open({.players = 2, .from = json}));
    FAIL() << "two chips were accepted";
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.rule, "PER-16.3");
  }
}

TEST(PER_8_8, OptionalRuleIsOffByDefault) {
  EXPECT_EQ(opening(2).table().agreement().options.at("chip_rule"), "skip");
}

TEST(PER_8_8, OptionalRuleOffersNoSkipForChip) {
  Sitting sitting = chip_for_discards({"hunter"}).load();
  EXPECT_EQ(sitting.forbidden_by(0, "skip_for_chip"), "PER-8.8");
}

TEST(PER_8_8, OptionalRuleGivesAChipForAFreeDiscard) {
  Sitting sitting = chip_for_discards({"hunter", "mill"}).load();
  sitting.play(0, {"play hunter top", "end_turn", "discard mill"});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_8_8, OptionalRuleGivesAChipForAForcedDiscard) {
  Sitting sitting = chip_for_discards({"hunter", "mill", "wagon"}).load();
  sitting.play(0, {"end_turn", "discard hunter", "done"});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_8_8, OptionalRuleGivesNoChipWithoutADiscard) {
  Sitting sitting = chip_for_discards({"hunter", "mill"}).load();
  sitting.play(0, {"play hunter top", "end_turn", "done"});
  EXPECT_EQ(sitting.chips(0), 0);
}

TEST(PER_8_8, OptionalRuleGivesNoSecondChip) {
  Sitting sitting = chip_for_discards({"hunter"}).chip(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.chips_in_stock(), 2);
}

TEST(PER_8_8, OptionalRuleGivesTheChipAsTheTurnEnds) {
  Sitting sitting = chip_for_discards({"hunter", "mill", "wagon", "sleigh"}).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.chips(0), 0);
  sitting.play(0, {"discard mill", "done"});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_8_8, ChipSpentInTheTurnMayBeEarnedAgain) {
  Sitting sitting = chip_for_discards({"hunter", "felling_ground", "barley_field", "mill"}).chip(0).load();
  sitting.play(0, {"play hunter top", "play felling_ground top", "play barley_field top"});
  ASSERT_EQ(sitting.chips(0), 0);
  sitting.play(0, {"end_turn", "discard mill"});
  EXPECT_EQ(sitting.chips(0), 1);
}

TEST(PER_8_8, UsualRuleGivesNoChipForADiscard) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.chips(0), 0);
}

// ---------------------------------------------------------------------------------------------- PER-8.9

TEST(PER_8_9, WithThreeCardsDoneIsRefused) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.forbidden_by(0, "done"), "PER-8.9");
}

TEST(PER_8_9, DownToTwoCardsIsEnough) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_TRUE(sitting.can(0, "done"));
}

TEST(PER_8_9, MoreThanNeededMayBeDiscarded) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter", "discard mill", "discard wagon"});
  EXPECT_EQ(sitting.hand(0), Names{});
}

TEST(PER_8_9, TwoCardsMayBeDiscardedOrKept) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "done"}));
}

TEST(PER_8_9, DiscardsAreFaceUp) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.cards("discard"), (Names{"hunter"}));
  EXPECT_EQ(sitting.told(1).front().at("card"), "hunter");
}

TEST(PER_8_9, CardNotInHandIsNotDiscarded) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.forbidden_by(0, "discard wagon"), "PER-8.9");
}

TEST(PER_8_9, NextPlayerFollows) {
  Sitting sitting = Position(3).start(1).hand(2, {"hunter"}).turn(2).load();
  sitting.play(2, {"end_turn", "done"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// --------------------------------------------------------------------------------------------- PER-8.10

// What may be left of this hand after D6, and how many questions that takes at most.
class HandLimits {
 public:
  explicit HandLimits(const Names& hand) : position_(Position(2).hand(0, hand).turn(0)) { explore({}); }
  const std::set<Names>& rests() const { return rests_; }
  std::size_t longest() const { return longest_; }

 private:
  void explore(const Names& moves) {
    Sitting sitting = position_.load();
    sitting.play(0, "end_turn");
    for (const std::string& move : moves) sitting.play(0, move);
    longest_ = std::max(longest_, moves.size());
    if (sitting.asked() != "hand_limit 0") {
      rests_.insert(sitting.hand(0));
      return;
    }
    if (!seen_.insert(sitting.hand(0)).second) return;  // the same cards in another order
    ASSERT_FALSE(sitting.legal(0).empty());
    for (const std::string& move : sitting.legal(0)) {
      Names longer = moves;
      longer.push_back(move);
      explore(longer);
    }
  }

  Position position_;
  std::set<Names> rests_, seen_;
  std::size_t longest_ = 0;
};

// Every way to keep at most two cards of a hand.
std::set<Names> small_parts(const Names& hand) {
  std::set<Names> parts{{}};
  for (std::size_t i = 0; i < hand.size(); ++i) {
    parts.insert({hand[i]});
    for (std::size_t j = i + 1; j < hand.size(); ++j) parts.insert({hand[i], hand[j]});
  }
  return parts;
}

void expect_each_part(const Names& hand) {
  const HandLimits limits(hand);
  EXPECT_EQ(limits.rests(), small_parts(hand));
  EXPECT_EQ(limits.longest(), hand.size());
}

TEST(PER_8_10, EverySubsetOfOneCardIsReached) { expect_each_part({"mill"}); }
TEST(PER_8_10, EverySubsetOfTwoCardsIsReached) { expect_each_part({"hunter", "mill"}); }
TEST(PER_8_10, EverySubsetOfThreeCardsIsReached) { expect_each_part({"hunter", "mill", "wagon"}); }
TEST(PER_8_10, EverySubsetOfFiveCardsIsReached) {
  expect_each_part({"felling_ground", "sleigh", "kremlin", "mill", "teutonic_order"});
}
TEST(PER_8_10, EverySubsetOfSevenCardsIsReached) {
  expect_each_part({"felling_ground", "sleigh", "kremlin", "rye_field", "mill", "wagon", "monastery"});
}
TEST(PER_8_10, EverySubsetWithCopiesIsReached) {
  expect_each_part({"hunter", "hunter"});
  expect_each_part({"hunter", "hunter", "mill"});
  expect_each_part({"felling_ground", "hunter", "hunter", "barley_field", "barley_field"});
  expect_each_part({"felling_ground", "felling_ground", "hunter", "hunter", "mill"});
}

TEST(PER_8_10, AnyCardMayGoFirst) {
  Sitting sitting = Position(2).hand(0, {"hunter", "sleigh", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard sleigh", "discard mill", "discard wagon"}));
}

TEST(PER_RUL_45, CardsMayGoAgainstTheOrderOfTheKinds) {
  Sitting sitting = Position(2).hand(0, {"hunter", "sleigh", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard wagon", "discard hunter", "done"});
  EXPECT_EQ(sitting.hand(0), (Names{"sleigh", "mill"}));
}

TEST(PER_8_10, SecondCopyMayFollowTheFirst) {
  Sitting sitting = Position(2).hand(0, {"hunter", "hunter", "mill"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_TRUE(sitting.can(0, "discard hunter"));
}

TEST(PER_8_10, DiscardsAreTakenBackOneByOne) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard wagon", "discard hunter"});
  sitting.table().undo(0);
  EXPECT_EQ(sitting.hand(0), (Names{"hunter", "mill"}));
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "done"}));
}

TEST(PER_8_10, ItEndsByItselfWhenTheHandIsEmpty) {
  Sitting sitting = Position(2).hand(0, {"mill", "wagon"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard wagon", "discard mill"});
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_8_10, DoneIsOfferedOnceTheHandIsSmallEnough) {
  Sitting sitting = Position(2).hand(0, {"hunter", "sleigh", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(times(sitting.legal(0), "done"), 0);
  sitting.play(0, "discard hunter");
  EXPECT_EQ(times(sitting.legal(0), "done"), 0);
  sitting.play(0, "discard sleigh");
  EXPECT_EQ(times(sitting.legal(0), "done"), 1);
}

}  // namespace
}  // namespace tsardom::perestroika
