// PER-0: conventions.
#include <gtest/gtest.h>

#include "games/perestroika/moves.hpp"
#include "table/refusal.hpp"
#include "tests/every_game/sittings.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

Names fields_of(const Json& json) {
  Names names;
  for (const auto& [name, value] : json.items()) names.push_back(name);
  return names;
}

TEST(PER_0_1, AmountsAreWrittenFurWoodWheat) {
  const Json state = opening(2).table().state();
  EXPECT_EQ(fields_of(state.at("stock")), (Names{"fur", "wood", "wheat"}));
  EXPECT_EQ(fields_of(state.at("players")[0].at("held")), (Names{"fur", "wood", "wheat"}));
}

TEST(PER_0_2, ClockwiseIsTheNextSeatAndAfterTheLastTheFirst) {
  Sitting sitting = Position(3).start(1).display({"hunter", "sleigh", "wagon"}).draft(1).load();
  sitting.play(1, "draft hunter");
  EXPECT_EQ(sitting.asked(), "draft 2");
  sitting.play(2, "draft sleigh");
  EXPECT_EQ(sitting.asked(), "draft 0");
}

TEST(PER_0_3, MustWithOneOptionIsStillAsked) {
  const Sitting sitting = Position(2).display({"hunter"}).draft(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"draft hunter"}));
}

TEST(PER_0_3, MustWithOneOptionIsStillLogged) {
  Sitting sitting = Position(2).display({"hunter"}).draft(0).load();
  sitting.play(0, "draft hunter");
  EXPECT_EQ(sitting.table().entries().size(), 1u);
}

TEST(PER_0_3, EndTurnAloneIsAsked) {
  const Sitting sitting = Position(2).turn(0).load();
  EXPECT_EQ(sitting.legal(0), (Names{"end_turn"}));
}

TEST(PER_0_3, ChoiceWithoutOptionIsSkipped) {
  Sitting sitting = Position(2).turn(0).load();
  sitting.play(0, "end_turn");  // no card to discard
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_0_3, StopIsNotAskedAloneAfterTheLastExchange) {
  Sitting sitting = Position(2).holds(0, 0, 1, 0).hand(0, {"trade_ship"}).turn(0).load();
  sitting.play(0, {"play trade_ship top", "exchange wood fur"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_0_3, StopIsNotAskedAloneAfterTheLastSwap) {
  Sitting sitting = Position(2).holds(0, 1, 0, 0).hand(0, {"trading_post"}).turn(0).load();
  sitting.play(0, {"play trading_post bottom", "swap fur wood"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_0_3, StopIsNotAskedAloneAfterTheLastBuilding) {
  Sitting sitting = Position(2).holds(0, 1, 1, 1).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"play hunter bottom", "build r1c1"});
  EXPECT_EQ(sitting.asked(), "turn 0");
}

TEST(PER_0_3, DoneIsNotAskedAlone) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).turn(0).load();
  sitting.play(0, {"end_turn", "discard hunter"});
  EXPECT_EQ(sitting.asked(), "turn 1");
}

TEST(PER_0_3, NoIsNotAskedAlone) {
  Sitting sitting = Position(2, "cathedral_architecture").deck({"hunter"}).reveal().load();
  sitting.deal({"hunter"});  // a shuffle, but nobody can pay
  EXPECT_EQ(sitting.asked(), "reveal chance");
}

TEST(PER_0_3, EndingsAreNeverTheOnlyChoiceInAnyGame) {
  const auto is_ending = [](Move move) {
    const Choice choice = choice_of(move);
    return choice == Choice::stop || choice == Choice::done || choice == Choice::no;
  };
  const auto check = [&](const Ply<Perestroika>& ply, Rng&) -> Fault {
    if (ply.game.actors(ply.now) == 0) return {};
    const MoveList moves = tsardom::legal(ply.game, ply.now, ply.seat);
    return moves.size() == 1 && is_ending(moves[0]) ? "an ending is asked alone" : Fault{};
  };
  std::uint64_t seed = 300;
  for (const auto& sitting : all_sittings<Perestroika>()) ASSERT_EQ(walk(sitting, ++seed, 1, check), "");
}

// Every move that four small bytes can tell is tried.
void expect_all_others_refused(Sitting sitting, Seat seat) {
  Table& table = sitting.table();
  const std::string before = table.hash();
  std::vector<Move> listed;
  for (const tsardom::Choice& choice : table.prompt(seat).choices) listed.push_back(choice.move);
  int refused = 0;
  for (std::uint8_t kind = 0; kind < 24; ++kind) {
    for (std::uint8_t a = 0; a < 20; ++a) {
      for (std::uint8_t b = 0; b < 4; ++b) {
        const Move move{kind, a, b, 0};
        if (std::find(listed.begin(), listed.end(), move) != listed.end()) continue;
        try {
          table.play(seat, move);
          FAIL() << "accepted: " << int{kind} << ' ' << int{a} << ' ' << int{b};
        } catch (const Refusal& refusal) {
          ASSERT_EQ(refusal.code, "illegal_move");
          ++refused;
        }
      }
    }
  }
  EXPECT_EQ(refused, 24 * 20 * 4 - static_cast<int>(listed.size()));
  EXPECT_EQ(table.hash(), before);
}

TEST(PER_0_4, WhatIsNotListedInATurnIsRefusedAndChangesNothing) {
  expect_all_others_refused(
      Position(2).holds(0, 2, 2, 2).hand(0, {"hunter", "monastery", "mill"}).turn(0).load(), 0);
}

TEST(PER_0_4, WhatIsNotListedInADraftIsRefusedAndChangesNothing) {
  expect_all_others_refused(Position(3).display({"hunter", "mill", "wagon"}).draft(0).load(), 0);
}

TEST(PER_0_4, WhatIsNotListedInAnEffectIsRefusedAndChangesNothing) {
  Sitting sitting = Position(2).holds(0, 2, 2, 2).hand(0, {"trading_post"}).turn(0).load();
  sitting.play(0, {"play trading_post bottom", "swap fur wood"});
  expect_all_others_refused(std::move(sitting), 0);
}

TEST(PER_0_4, WhatIsNotListedAtTheHandLimitIsRefusedAndChangesNothing) {
  Sitting sitting = Position(2).hand(0, {"hunter", "mill", "wagon", "monastery"}).turn(0).load();
  sitting.play(0, "end_turn");
  expect_all_others_refused(std::move(sitting), 0);
}

TEST(PER_0_4, MoveOfAnotherSeatIsRefused) {
  Sitting sitting = Position(2).hand(0, {"hunter"}).hand(1, {"hunter"}).turn(0).load();
  EXPECT_EQ(sitting.forbidden_by(1, "play hunter top"), "not_your_turn");
}

TEST(PER_0_5, GridIsWrittenRowByRowFromRowOne) {
  Sitting sitting =
      Position(2).holds(0, 2, 2, 1).area(0, "town field / church").hand(0, {"lumberjack"}).turn(0).load();
  sitting.play(0, {"play lumberjack bottom", "build r2c2"});
  EXPECT_EQ(sitting.area(0), "town field - - / church city - - / - - - -");
}

TEST(PER_0_5, LeftmostCellIsColumnOne) {
  Sitting sitting = Position(2).holds(0, 0, 0, 1).hand(0, {"barley_field"}).turn(0).load();
  sitting.play(0, {"play barley_field bottom", "build r1c1"});
  EXPECT_EQ(sitting.area(0), "field - - - / - - - - / - - - -");
}

TEST(PER_0_6, CopiesInHandAreOneOption) {
  const Sitting sitting = Position(2).hand(0, {"hunter", "hunter"}).turn(0).load();
  EXPECT_EQ(sitting.legal(0, "play"), (Names{"hunter top"}));
}

TEST(PER_0_6, CopiesInTheDisplayAreOneOption) {
  const Sitting sitting = Position(2).display({"hunter", "hunter", "mill"}).draft(0).load();
  EXPECT_EQ(sitting.legal(0, "draft"), (Names{"hunter", "mill"}));
}

TEST(PER_0_6, CopiesInTheDiscardPileAreOneOption) {
  Sitting sitting =
      Position(2).hand(0, {"orthodox_church"}).discard({"hunter", "hunter", "mill"}).turn(0).load();
  sitting.play(0, "play orthodox_church top");
  EXPECT_EQ(sitting.legal(0, "retrieve"), (Names{"hunter", "mill"}));
}

TEST(PER_0_6, CopiesAtTheHandLimitAreOneOption) {
  Sitting sitting = Position(2).hand(0, {"hunter", "hunter", "mill"}).turn(0).load();
  sitting.play(0, "end_turn");
  EXPECT_EQ(sitting.legal(0), (Names{"discard hunter", "discard mill"}));
}

TEST(PER_0_6, CopiesInTheDeckAreOneOutcomeWithDoubleWeight) {
  const Sitting sitting = Position(2).reveal().load();
  EXPECT_EQ(sitting.legal(kChance).size(), 16u);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal hunter"), 2 / 20.0);
  EXPECT_DOUBLE_EQ(sitting.chance_of("deal mill"), 1 / 20.0);
}

TEST(PER_0_6, CopiesInAStolenHandAreOneOutcomeWithDoubleWeight) {
  Sitting sitting =
      Position(2).hand(0, {"teutonic_order"}).hand(1, {"hunter", "hunter", "mill"}).turn(0).load();
  sitting.play(0, {"play teutonic_order top", "rob 1"});
  EXPECT_EQ(sitting.legal(kChance), (Names{"lose hunter", "lose mill"}));
  EXPECT_DOUBLE_EQ(sitting.chance_of("lose hunter"), 2 / 3.0);
}

TEST(PER_0_6, LowerCopyMoves) {
  Sitting sitting = Position(2).display({"hunter", "hunter"}).draft(0).load();
  sitting.play(0, "draft hunter");
  const Json state = sitting.table().state();
  EXPECT_EQ(state.at("players")[0].at("hand"), (Json{"hunter"}));
  EXPECT_EQ(state.at("display"), (Json{"hunter_2"}));
}

TEST(PER_0_7, KindsStandInTheOrderOfTheCardList) {
  const Sitting sitting = Position(2).reveal().load();
  EXPECT_EQ(sitting.legal(kChance, "deal"),
            (Names{"felling_ground", "hunter", "lumberjack", "sawmill", "trade_ship", "sleigh", "kremlin",
                   "orthodox_church", "barley_field", "rye_field", "tannery", "mill", "wagon", "trading_post",
                   "monastery", "teutonic_order"}));
}

TEST(PER_0_7, MaterialsStandInTheOrderFurWoodWheat) {
  const Sitting sitting = Position(2).compensation(1).load();
  EXPECT_EQ(sitting.legal(1, "take"), (Names{"fur", "wood", "wheat"}));
}

}  // namespace
}  // namespace tsardom::perestroika
