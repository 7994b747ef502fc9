// PER-3: the round, its decision points and their questions.
#include <gtest/gtest.h>

#include "tests/perestroika/boxes.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// ---------------------------------------------------------------------------------------------- PER-3.1

// Everybody takes the first choice and plays nothing, until it is asked what is to be asked; answers all
// questions on the way, each once in a row.
Names questions_until(Sitting& sitting, std::string_view last) {
  Names asked{sitting.asked()};
  while (asked.back() != last && asked.back() != "over" && asked.size() < 40) {
    const std::string who = asked.back().substr(asked.back().rfind(' ') + 1);
    const Seat seat = who == "chance" ? kChance : static_cast<Seat>(who[0] - '0');
    const bool ends = sitting.can(seat, "end_turn") || sitting.can(seat, "done");
    sitting.play(seat, ends ? sitting.legal(seat).back() : sitting.legal(seat).front());
    if (sitting.asked() != asked.back()) asked.push_back(sitting.asked());
  }
  return asked;
}

TEST(PER_3_1, RoundIsRevealDraftAndATurnOfEverybody) {
  Sitting sitting = Position(3).start(1).reveal().load();
  sitting.deal({"mill", "tannery"});
  sitting.deal({"sawmill"});
  EXPECT_EQ(questions_until(sitting, "reveal chance"),
            (Names{"draft 1", "draft 2", "draft 0", "turn 1", "hand_limit 1", "turn 2", "hand_limit 2",
                   "turn 0", "hand_limit 0", "reveal chance"}));
}

TEST(PER_3_1, TatarsComeBetweenRevealAndDraft) {
  Sitting sitting = Position(2).holds(1, 6, 0, 0).reveal().load();
  sitting.deal({"hunter", "hunter", "wagon", "sleigh"});
  EXPECT_EQ(sitting.held(1), (Pieces{6, 0, 0}));
  sitting.deal({"trade_ship"});
  EXPECT_EQ(sitting.held(1), (Pieces{2, 0, 0}));
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_3_1, ShuffleEventComesWithinTheReveal) {
  Sitting sitting = Position(2, "baltic_trade").holds(0, 2, 0, 0).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "baltic_fee 0");
  sitting.play(0, "no");
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_3_1, CompensationComesBetweenDraftAndTurns) {
  Sitting sitting = Position(2).display({"hunter"}).draft(0).load();
  EXPECT_EQ(questions_until(sitting, "turn 0"), (Names{"draft 0", "compensation 1", "turn 0"}));
}

TEST(PER_3_1, ScoringComesAfterTheLastTurnOfTheFinalRound) {
  Sitting sitting = Position(2).shuffles(2).start(1).turn(0).load();
  EXPECT_EQ(questions_until(sitting, "over"), (Names{"turn 0", "over"}));
}

// ---------------------------------------------------------------------------------------------- PER-3.2

// The first of three takes so many that the limit tells.
Json with_first_pieces(int pieces) {
  return changed([pieces](Json& box) { box["player_tables"]["rows"][2]["start_materials"][0] = pieces; });
}

TEST(PER_3_2, D1OffersKindsBelowTheLimit) {
  const BoxFile box(with_first_pieces(7).dump());
  Position position = Position(3).option("box", box.path()).holds(0, 6, 0, 0);
  const Sitting sitting = position.step("start_materials", 0, {{"left", 1}}).load();
  EXPECT_EQ(sitting.legal(0), (Names{"take wood", "take wheat"}));
}

TEST(PER_3_2, D1IsSkippedWithoutOption) {
  const BoxFile box(with_first_pieces(20).dump());
  Position position = Position(3).option("box", box.path()).holds(0, 6, 6, 5);
  Sitting sitting = position.step("start_materials", 0, {{"left", 3}}).load();
  sitting.play(0, "take wheat");
  EXPECT_EQ(sitting.asked(), "start_materials 1");
}

TEST(PER_3_2, D2OffersEachCardOfTheDisplay) {
  const Sitting sitting = Position(2).display({"mill", "hunter", "wagon"}).draft(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"draft hunter", "draft mill", "draft wagon"}));
}

TEST(PER_3_2, D3OffersKindsInStockBelowTheLimit) {
  const std::string full = "field field field field / field field field field / field field field field";
  const Sitting sitting =
      Position(3).holds(1, 6, 0, 0).area(0, full).area(1, full).area(2, full).compensation(1).load();
  ASSERT_EQ(sitting.stock().wheat, 0);
  EXPECT_EQ(sitting.legal(1), (Names{"take wood"}));
}

TEST(PER_3_2, D4OffersPlaysThenSkipThenEndTurn) {
  const Sitting sitting =
      Position(2).holds(0, 1, 1, 1).hand(0, {"hunter", "mill", "monastery"}).turn(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"play hunter top", "play hunter bottom", "play mill top",
                                     "play monastery top", "skip_for_chip", "end_turn"}));
}

TEST(PER_3_2, D4AlwaysHasEndTurn) {
  EXPECT_TRUE(Position(2).turn(0).load().can(0, "end_turn"));
  EXPECT_TRUE(Position(2).hand(0, {"hunter"}).turn(0, 2).load().can(0, "end_turn"));
}

TEST(PER_3_2, D5AsksTheTurnPlayer) {
  Sitting sitting = Position(3).hand(1, {"kremlin"}).turn(1).load();
  sitting.play(1, "play kremlin top");
  EXPECT_EQ(sitting.asked(), "gain_choice 1");
}

TEST(PER_3_2, D6IsSkippedAtHandZero) {
  Sitting sitting = Position(2).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_3_2, D6IsAMustFromThreeCardsOn) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "discard wagon"}));
}

TEST(PER_3_2, D6IsAMayUpToTwoCards) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "done"}));
}

TEST(PER_3_2, D7AsksClockwiseFromTheStartPlayer) {
  Sitting sitting = Position(3, "baltic_trade")
                        .start(2)
                        .holds(0, 2, 0, 0)
                        .holds(1, 2, 0, 0)
                        .holds(2, 2, 0, 0)
                        .deck({"hunter"})
                        .reveal()
                        .load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "baltic_fee 2");
  sitting.play(2, "no");
  EXPECT_EQ(sitting.asked(), "baltic_fee 0");
  sitting.play(0, "no");
  EXPECT_EQ(sitting.asked(), "baltic_fee 1");
}

TEST(PER_3_2, D7SkipsWhoHasNoOption) {
  Sitting sitting = Position(3, "baltic_trade").holds(1, 2, 0, 0).deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  EXPECT_EQ(sitting.asked(), "baltic_fee 1");
}

TEST(PER_3_2, D8OffersEachCardOfTheDisplayTwice) {
  Sitting sitting = Position(1).display({"hunter", "mill", "wagon"}).solo_discard().load();
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill", "discard wagon"}));
  sitting.play(0, "discard mill");
  EXPECT_EQ(sitting.legal(0), (Names{"set_aside hunter", "set_aside wagon"}));
}

TEST(PER_3_2, D8SkipsTheMaterialWithoutOption) {
  Sitting sitting = Position(1).holds(0, 6, 6, 6).display({"mill", "tannery"}).solo_discard().load();
  sitting.play(0, {"discard mill", "set_aside tannery"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

// ---------------------------------------------------------------------------------------------- PER-3.3

// A turn with this card alone, its half played.
Sitting playing(Position position, const std::string& kind, const std::string& half) {
  Sitting sitting = position.hand(0, {kind}).turn(0).load();
  sitting.play(0, "play " + kind + " " + half);
  return sitting;
}

TEST(PER_3_3, GainAsksNothing) { EXPECT_EQ(playing(Position(2), "hunter", "top").asked(), "turn 0"); }

TEST(PER_3_3, DoubleAsksNothing) {
  EXPECT_EQ(playing(Position(2).holds(0, 2, 0, 0), "tannery", "top").asked(), "turn 0");
}

TEST(PER_3_3, DrawAsksThePlayerNothing) {
  Sitting sitting = playing(Position(2), "monastery", "top");
  EXPECT_EQ(sitting.asked(), "draw_cards chance");
  sitting.deal({"hunter", "mill"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_3_3, GainOfChoiceAsksOnceForAKindThatCanBeReceived) {
  Sitting sitting = playing(Position(2).holds(0, 0, 6, 0), "kremlin", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"take fur", "take wheat"}));
  sitting.play(0, "take fur");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_3_3, ExchangeOffersStopFromTheSecondQuestionOn) {
  Sitting sitting = playing(Position(2).holds(0, 3, 0, 0), "sleigh", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"exchange fur wheat"}));
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-3.3");
  sitting.play(0, "exchange fur wheat");
  EXPECT_EQ(sitting.legal(0), (Names{"exchange fur wheat", "stop"}));
}

TEST(PER_3_3, SwapOffersStopFromTheSecondQuestionOn) {
  Sitting sitting = playing(Position(2).holds(0, 3, 0, 0), "trading_post", "bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"swap fur wood", "swap fur wheat"}));
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-3.3");
  sitting.play(0, "swap fur wood");
  EXPECT_EQ(sitting.legal(0), (Names{"swap fur wood", "swap fur wheat", "stop"}));
}

TEST(PER_3_3, BuildOffersStopFromTheSecondQuestionOn) {
  Sitting sitting = playing(Position(2).holds(0, 3, 3, 3), "hunter", "bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"build r1c1"}));
  EXPECT_EQ(sitting.forbidden_by(0, "stop"), "PER-3.3");
  sitting.play(0, "build r1c1");
  EXPECT_EQ(sitting.legal(0), (Names{"build r1c2", "build r2c1", "stop"}));
}

TEST(PER_3_3, BuildAsksOneQuestionOnlyWhereTheMaximumIsOne) {
  for (const auto& [kind, building] : {std::pair{"kremlin", "kremlin"},
                                       {"orthodox_church", "church"},
                                       {"monastery", "church"},
                                       {"rye_field", "field"}}) {
    Sitting sitting = playing(Position(2).holds(0, 6, 6, 6), kind, "bottom");
    sitting.play(0, "build r1c1");
    EXPECT_EQ(sitting.asked(), "turn 0") << kind;
    EXPECT_EQ(sitting.area(0), std::string(building) + " - - - / - - - - / - - - -");
  }
}

TEST(PER_3_3, TakeFromDiscardAsksOnceForAKindButOrthodoxChurch) {
  Sitting sitting =
      playing(Position(2).discard({"orthodox_church", "mill", "sleigh"}), "orthodox_church", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"retrieve sleigh", "retrieve mill"}));
  sitting.play(0, "retrieve mill");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_3_3, StealACardAsksOnceForAnotherSeatWithACard) {
  Sitting sitting = playing(Position(3).hand(2, {"hunter"}), "teutonic_order", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"rob 2"}));
  sitting.play(0, "rob 2").chance("lose hunter");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_3_3, StealACardAsksForAPositionInSolo) {
  Sitting sitting = playing(Position(1).aside({"mill", "hunter", "wagon"}), "teutonic_order", "top");
  EXPECT_EQ(sitting.legal(0), (Names{"uncover 1", "uncover 2", "uncover 3"}));
}

TEST(PER_3_3, StealAMaterialAsksOnceForSeatAndKind) {
  Sitting sitting =
      playing(Position(3).holds(0, 6, 0, 0).holds(1, 1, 1, 0).holds(2, 0, 0, 1), "teutonic_order", "bottom");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood", "seize 2 wheat"}));
  sitting.play(0, "seize 1 wood");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

Sitting after_shuffle(Position position) {
  Sitting sitting = position.deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});
  return sitting;
}

TEST(PER_3_3, CathedralAsksForACellOrNo) {
  const Sitting sitting =
      after_shuffle(Position(2, "cathedral_architecture").holds(1, 3, 4, 1).area(1, "field"));
  EXPECT_EQ(sitting.asked(), "offer_building 1");
  EXPECT_EQ(sitting.legal(1), (Names{"build r1c2", "build r2c1", "no"}));
}

TEST(PER_3_3, PalaceAsksForACellOrNo) {
  const Sitting sitting =
      after_shuffle(Position(2, "palace_architecture").holds(1, 3, 4, 1).area(1, "field"));
  EXPECT_EQ(sitting.asked(), "offer_building 1");
  EXPECT_EQ(sitting.legal(1), (Names{"build r1c2", "build r2c1", "no"}));
}

TEST(PER_3_3, StruggleAsksOncePerTheft) {
  Sitting sitting =
      after_shuffle(Position(3, "struggle").holds(0, 4, 0, 0).holds(1, 0, 1, 1).holds(2, 1, 0, 0));
  EXPECT_EQ(sitting.asked(), "struggle 0");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 1 wood", "seize 1 wheat"}));
  sitting.play(0, "seize 1 wood");
  EXPECT_EQ(sitting.asked(), "struggle 0");
  EXPECT_EQ(sitting.legal(0), (Names{"seize 2 fur"}));
}

TEST(PER_3_3, BalticAsksForAFeeOrNo) {
  const Sitting sitting = after_shuffle(Position(2, "baltic_trade").holds(0, 1, 0, 1));
  EXPECT_EQ(sitting.legal(0), (Names{"pay fur", "pay wheat", "no"}));
}

TEST(PER_3_3, BalticOffersStopAlreadyInTheFirstSwapQuestion) {
  Sitting sitting = after_shuffle(Position(2, "baltic_trade").holds(0, 1, 0, 1));
  sitting.play(0, "pay fur");
  EXPECT_EQ(sitting.legal(0), (Names{"swap wheat fur", "swap wheat wood", "stop"}));
}

TEST(PER_3_3, BalticPartEndsByItselfWithoutFurtherStep) {
  Sitting sitting = after_shuffle(Position(2, "baltic_trade").holds(0, 1, 0, 1).holds(1, 2, 0, 0));
  sitting.play(0, {"pay fur", "swap wheat wood"});
  EXPECT_EQ(sitting.asked(), "baltic_fee 1");
}

TEST(PER_3_3, SoloSortingAsksForDiscardThenAside) {
  Sitting sitting = Position(1).display({"hunter", "mill", "wagon"}).solo_discard().load();
  sitting.play(0, "discard hunter");
  EXPECT_EQ(sitting.asked(), "solo_aside 0");
  sitting.play(0, "set_aside mill");
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_3_3, SoloSortingOfTwoAsksForAMaterialToo) {
  Sitting sitting = Position(1).display({"tannery", "mill"}).solo_discard().load();
  sitting.play(0, {"discard mill", "set_aside tannery"});
  EXPECT_EQ(sitting.legal(0), (Names{"take fur", "take wood", "take wheat"}));
}

TEST(PER_3_3, ChipOfTheOptionalRuleComesWithoutAQuestion) {
  Sitting sitting = Position(2).option("chip_rule", "discards").hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.chips(0), 1);
  EXPECT_EQ(sitting.asked(), "turn 1");
}

}  // namespace
}  // namespace tsardom::perestroika
