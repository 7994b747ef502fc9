// PER-16: what holds in every position, over random play of every sitting; and positions that break it.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "games/perestroika/reveal.hpp"
#include "table/refusal.hpp"
#include "table/registry.hpp"
#include "tests/every_game/sittings.hpp"
#include "tests/perestroika/position.hpp"

namespace tsardom::perestroika {
namespace {

// Two random games of every sitting, looked at ply by ply.
template <class Check>
void expect_always(std::uint64_t seed, Check check) {
  const auto checked = [&](const Ply<Perestroika>& ply, Rng&) -> Fault { return check(ply); };
  for (const auto& sitting : all_sittings<Perestroika>()) {
    for (int game = 0; game < 2; ++game) ASSERT_EQ(walk(sitting, ++seed, 1, checked), "");
  }
}

// The rule by which a changed position is refused.
template <class Change>
std::string broken(Position position, Change change, int players = 2) {
  Json json = position.json();
  change(json);
  try {
    find_game("perestroika").open({.players = players, .from = json});
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return "";
}

// --------------------------------------------------------------------------------------------- PER-16.1

TEST(PER_16_1, EveryCardIsInExactlyOnePlace) {
  expect_always(1610, [](const Ply<Perestroika>& ply) -> Fault {
    CardSet all = 0;
    int cards = 0;
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if ((all & ply.now.at[place]) != 0) return "a card is in two places";
      if (std::popcount(ply.now.at[place]) != ply.now.count[place]) return "a place is miscounted";
      all |= ply.now.at[place];
      cards += ply.now.count[place];
    }
    return cards == 20 && all == kAllCards ? Fault{} : "a card is lost";
  });
}

TEST(PER_16_1, PositionWithoutACardIsRefused) {
  EXPECT_EQ(broken(Position(2).turn(0), [](Json& json) { json["deck"].erase(3); }), "PER-16.1");
}

TEST(PER_16_1, PositionWithACardTwiceIsRefused) {
  EXPECT_EQ(broken(Position(2).turn(0), [](Json& json) { json["discard"].push_back("mill"); }), "bad_state");
}

TEST(PER_16_1, PositionWithAnUnknownCardIsRefused) {
  EXPECT_EQ(broken(Position(2).turn(0), [](Json& json) { json["deck"][0] = "palace"; }), "bad_state");
}

// --------------------------------------------------------------------------------------------- PER-16.2

TEST(PER_16_2, NoPieceAndNoChipIsLost) {
  expect_always(1620, [](const Ply<Perestroika>& ply) -> Fault {
    const Box& box = ply.game.box;
    std::array<int, kMaterials> pieces{};
    int chips = ply.now.chips;
    for (std::size_t m = 0; m < kMaterials; ++m) {
      pieces[m] = ply.now.stock.count[m];
      for (const Player& player : ply.now.player) {
        pieces[m] += player.held.count[m];
        for (const Building building : player.area) pieces[m] += box.of(building).cost.count[m];
      }
    }
    for (const Player& player : ply.now.player) chips += player.chips;
    if (pieces != std::array{36, 48, 36}) return "pieces are lost or made";
    return chips == 3 ? Fault{} : "chips are lost or made";
  });
}

TEST(PER_16_2, PositionWithAWrongStockIsRefused) {
  for (const char* material : {"fur", "wood", "wheat"})
    EXPECT_EQ(broken(Position(2).turn(0), [&](Json& json) { json["stock"][material] = 30; }), "PER-16.2");
}

TEST(PER_16_2, PositionWithABuildingThatNobodyPaidIsRefused) {
  EXPECT_EQ(broken(Position(2).turn(0), [](Json& json) { json["players"][1]["area"][0][0] = "town"; }),
            "PER-16.2");
}

TEST(PER_16_2, PositionWithAWrongNumberOfChipsIsRefused) {
  EXPECT_EQ(broken(Position(2).turn(0), [](Json& json) { json["chips"] = 2; }), "PER-16.2");
}

// --------------------------------------------------------------------------------------------- PER-16.3

TEST(PER_16_3, HoldingsAndChipsKeepTheirLimits) {
  expect_always(1630, [](const Ply<Perestroika>& ply) -> Fault {
    for (const Player& player : ply.now.player) {
      for (const std::uint8_t held : player.held.count) {
        if (held > 6) return "more than six of a kind";
      }
      if (player.chips > 1) return "two chips";
    }
    return {};
  });
}

TEST(PER_16_3, HandIsAtMostTwoAfterTheHandLimit) {
  expect_always(1635, [](const Ply<Perestroika>& ply) -> Fault {
    const bool is_round_over = ply.now.steps.empty() || Rooms::is<Reveal>(ply.now.steps[0]);
    for (Seat seat = 0; seat < ply.sitting.players; ++seat) {
      if (is_round_over && ply.now.size(hand_of(seat)) > 2) return "a hand is too large";
    }
    return {};
  });
}

TEST(PER_16_3, PositionWithTooManyPiecesIsRefused) {
  EXPECT_EQ(Position(2).holds(1, 0, 7, 0).turn(0).broken_rule(), "PER-16.3");
}

TEST(PER_16_3, PositionWithTooLargeAHandAfterATurnIsRefused) {
  const Names three{"mill", "wagon", "sleigh"};
  EXPECT_EQ(Position(2).hand(0, three).turn(0).broken_rule(), "");
  EXPECT_EQ(Position(2).hand(1, three).turn(0).broken_rule(), "");
  EXPECT_EQ(Position(2).hand(0, three).turn(1).broken_rule(), "PER-16.3");
  EXPECT_EQ(Position(2).hand(0, three).reveal().broken_rule(), "PER-16.3");
}

// --------------------------------------------------------------------------------------------- PER-16.4

TEST(PER_16_4, RowsHaveNoGapsAndOpenInOrder) {
  expect_always(1640, [](const Ply<Perestroika>& ply) -> Fault {
    for (const Player& player : ply.now.player) {
      const auto is_free = [&](int row, int column) {
        return player.area[static_cast<std::size_t>(row * kColumns + column)] == Building::none;
      };
      for (int row = 0; row < kRows; ++row) {
        for (int column = 1; column < kColumns; ++column) {
          if (is_free(row, column - 1) && !is_free(row, column)) return "a gap in a row";
        }
        if (row > 0 && is_free(row - 1, 0) && !is_free(row, 0)) return "a row was skipped";
      }
    }
    return {};
  });
}

TEST(PER_16_4, PositionWithAGapIsRefused) {
  EXPECT_EQ(Position(2).area(0, "town - town").turn(0).broken_rule(), "PER-16.4");
}

TEST(PER_16_4, PositionWithASkippedRowIsRefused) {
  EXPECT_EQ(Position(2).area(0, "- / town").turn(0).broken_rule(), "PER-16.4");
  EXPECT_EQ(Position(2).area(0, "town / - / town").turn(0).broken_rule(), "PER-16.4");
}

// --------------------------------------------------------------------------------------------- PER-16.5

TEST(PER_16_5, ShuffleCountNeverPassesTheLimit) {
  expect_always(1650, [](const Ply<Perestroika>& ply) -> Fault {
    return ply.now.shuffles <= (ply.sitting.players == 3 ? 3 : 2) ? Fault{} : "too many shuffles";
  });
}

// The walk itself complains about a game that does not end.
TEST(PER_16_5, EveryGameEndsWithTheLastShuffle) {
  expect_always(1655, [](const Ply<Perestroika>& ply) -> Fault {
    if (!ply.now.steps.empty()) return {};
    return ply.now.shuffles == (ply.sitting.players == 3 ? 3 : 2) ? Fault{} : "it ended too early";
  });
}

TEST(PER_16_5, PositionWithTooManyShufflesIsRefused) {
  EXPECT_EQ(Position(1).shuffles(3).turn(0).broken_rule(), "PER-16.5");
  EXPECT_EQ(Position(2).shuffles(3).turn(0).broken_rule(), "PER-16.5");
  EXPECT_EQ(Position(3).shuffles(3).turn(0).broken_rule(), "");
}

// --------------------------------------------------------------------------------------------- PER-16.6

TEST(PER_16_6, EveryQuestionHasFewOptionsAndNoneIsADeadEnd) {
  int most = 0;
  expect_always(1660, [&](const Ply<Perestroika>& ply) -> Fault {
    if (ply.now.steps.empty()) return {};
    const MoveList moves = tsardom::legal(ply.game, ply.now, ply.seat);
    if (moves.empty()) return "no option";
    most = std::max(most, moves.size());
    for (const Move move : moves) {
      State next = ply.now;
      NoLog log;
      ply.game.apply(next, ply.seat, move, log);
      const Seats acting = ply.game.actors(next);
      if (acting == 0) continue;
      if (tsardom::legal(ply.game, next, static_cast<Seat>(std::countr_zero(acting))).empty())
        return "a dead end";
    }
    return {};
  });
  EXPECT_LE(most, 24);
}

TEST(PER_16_6, PositionWhereSomethingHappensByItselfIsRefused) {
  EXPECT_EQ(Position(2).display({"mill", "kremlin"}).reveal().broken_rule(), "PER-4.1");
  EXPECT_EQ(Position(2).deck({}).reveal().broken_rule(), "PER-4.1");
  EXPECT_EQ(Position(2).hand_limit(0).broken_rule(), "PER-8.9");
}

TEST(PER_16_6, PositionWithAQuestionWithoutAnswerIsRefused) {
  EXPECT_EQ(Position(2).holds(1, 6, 6, 6).compensation(1).broken_rule(), "PER-7.2");
}

TEST(PER_16_6, PositionWithAnImpossibleStepIsRefused) {
  EXPECT_EQ(Position(2).draft(0).broken_rule(), "PER-7.1");  // nothing to draft
  EXPECT_EQ(Position(2).display({"mill", "wagon"}).solo_discard().broken_rule(), "PER-14.2");  // two play
  EXPECT_EQ(Position(2).display({"mill"}).turn(0).broken_rule(), "PER-8.1");  // the draft is not over
  EXPECT_EQ(Position(2).resolving({"mill"}).turn(0).broken_rule(), "PER-3.1");
}

// ------------------------------------------------------------------------- each room's own rule of where it
// lies

TEST(PER_2_3, NobodyHasAChipBeforeTheFirstReveal) {
  EXPECT_EQ(Position(2).step("start_materials", 0, {{"left", 1}}).broken_rule(), "");
  EXPECT_EQ(Position(2).chip(0).step("start_materials", 0, {{"left", 1}}).broken_rule(), "PER-2.4");
}

TEST(PER_2_4, StartMaterialsAreTakenOneSeatAfterTheOther) {
  const auto rule = [](Position position, Seat seat, int left) {
    return position.step("start_materials", seat, {{"left", left}}).broken_rule();
  };
  EXPECT_EQ(rule(Position(2).holds(0, 1, 0, 0), 0, 1), "PER-2.4") << "a piece too many";
  EXPECT_EQ(rule(Position(2).holds(1, 1, 0, 0), 0, 1), "PER-2.4") << "the second before the first";
  EXPECT_EQ(rule(Position(2), 1, 2), "PER-2.4") << "the first has none";
  EXPECT_EQ(rule(Position(2).holds(0, 1, 0, 0), 1, 2), "");
}

TEST(PER_6_1, TatarsHaveBeenWhereAFullDisplayShowsTooFewCrosses) {
  const Names crossless{"hunter", "felling_ground", "trade_ship", "sleigh", "barley_field"};
  EXPECT_EQ(Position(2).holds(0, 2, 2, 2).display(crossless).draft(0).broken_rule(), "");
  EXPECT_EQ(Position(2).holds(0, 3, 0, 0).display(crossless).draft(0).broken_rule(), "PER-7.1");
  EXPECT_EQ(Position(1).holds(0, 3, 0, 0).display(crossless).solo_discard().broken_rule(), "PER-14.2");
}

TEST(PER_7_1, HandsAtTheDraftHoldWhatWasTakenInTurnAndFewBesides) {
  const Names five{"mill", "wagon", "sleigh", "tannery", "rye_field"};
  EXPECT_EQ(Position(2).display({"kremlin"}).hand(0, five).hand(1, {"hunter"}).draft(1).broken_rule(),
            "PER-7.1");
  EXPECT_EQ(Position(2).display({"kremlin", "mill"}).draft(1).broken_rule(), "PER-7.1") << "nobody has taken";
  EXPECT_EQ(Position(2).display({"kremlin", "mill"}).hand(0, {"wagon"}).draft(1).broken_rule(), "");
}

TEST(PER_7_2, StartPlayerIsNotCompensated) {
  EXPECT_EQ(Position(2).compensation(1).broken_rule(), "");
  EXPECT_EQ(Position(2).compensation(0).broken_rule(), "PER-7.2");
}

TEST(PER_8_2, WhoHasPlayedAThirdCardHasSpentTheChip) {
  EXPECT_EQ(Position(2).turn(0, 3).broken_rule(), "");
  EXPECT_EQ(Position(2).chip(0).turn(0, 3).broken_rule(), "PER-8.1");
}

TEST(PER_8_4, EffectStandsOnATurnWithAPlay) {
  const auto rule = [](int plays) {
    return Position(2)
        .resolving({"kremlin"})
        .turn(0, plays)
        .step("gain_choice", 0, {{"amount", 1}})
        .broken_rule();
  };
  EXPECT_EQ(rule(1), "");
  EXPECT_EQ(rule(0), "PER-9.1");
}

TEST(PER_8_9, DiscardedCardsLieInThePile) {
  const auto rule = [](Position position) {
    return position.hand(0, {"mill"}).step("hand_limit", 0, {{"discarded", 1}}).broken_rule();
  };
  EXPECT_EQ(rule(Position(2)), "PER-8.9");
  EXPECT_EQ(rule(Position(2).discard({"wagon"})), "");
}

TEST(PER_9_3, EveryStepOfAnExchangeHasBroughtAPiece) {
  const auto rule = [](int wheat) {
    return Position(2)
        .holds(0, 2, 0, wheat)
        .resolving({"sleigh"})
        .turn(0, 1)
        .step("exchange", 0, {{"half", 0}, {"steps", 1}})
        .broken_rule();
  };
  EXPECT_EQ(rule(2), "");
  EXPECT_EQ(rule(0), "PER-9.3");
}

TEST(PER_9_4, WhatASwapHasTakenIsHeld) {
  const auto rule = [](int wheat, int returned, int taken) {
    return Position(2)
        .holds(0, 2, 0, wheat)
        .resolving({"trading_post"})
        .turn(0, 1)
        .step("swap", 0, {{"returned", returned}, {"taken", taken}})
        .broken_rule();
  };
  constexpr int kFur = 1, kWheat = 4;
  EXPECT_EQ(rule(1, kFur, kWheat), "");
  EXPECT_EQ(rule(0, kFur, kWheat), "PER-9.4");
  EXPECT_EQ(rule(1, kFur, kFur), "PER-9.4") << "one direction for each kind";
  EXPECT_EQ(rule(1, kFur, 0), "PER-9.4") << "nothing was taken for it";
}

TEST(PER_10_3, WhatTheCardHasBuiltStands) {
  const auto rule = [](std::string_view area) {
    return Position(2)
        .holds(0, 2, 2, 2)
        .area(0, area)
        .resolving({"hunter"})
        .turn(0, 1)
        .step("build", 0, {{"half", 1}, {"built", 1}})
        .broken_rule();
  };
  EXPECT_EQ(rule("town"), "");
  EXPECT_EQ(rule("field"), "PER-10.2");
}

TEST(PER_11_2, CardsThatWereDrawnAreInHand) {
  const auto rule = [](const Names& hand) {
    return Position(2)
        .hand(0, hand)
        .resolving({"monastery"})
        .turn(0, 1)
        .step("draw_cards", kChance, {{"drawer", 0}, {"left", 1}})
        .broken_rule();
  };
  EXPECT_EQ(rule({"mill"}), "");
  EXPECT_EQ(rule({}), "PER-11.2");
}

TEST(PER_5_3, EventComesWhenAllCardsHaveBecomeTheDeck) {
  const auto rule = [](Position position) {
    return position.shuffles(1).holds(0, 2, 0, 0).reveal().step("baltic_fee", 0, {{"turn", 0}}).broken_rule();
  };
  EXPECT_EQ(rule(Position(2, "baltic_trade")), "");
  EXPECT_EQ(rule(Position(2, "baltic_trade").discard({"mill"})), "PER-13.9");
}

TEST(PER_13_3, NoCathedralStandsBeforeTheFirstShuffle) {
  const auto position = [] { return Position(2, "cathedral_architecture").area(0, "cathedral"); };
  EXPECT_EQ(position().turn(0).broken_rule(), "PER-13");
  EXPECT_EQ(position().shuffles(1).turn(0).broken_rule(), "");
}

TEST(PER_16_3, HandsAreSmallAfterTheGameAndUntilATurnHoldAShare) {
  const Names three{"mill", "wagon", "sleigh"};
  EXPECT_EQ(Position(2).shuffles(2).hand(0, {"mill"}).broken_rule(), "");
  EXPECT_EQ(Position(2).shuffles(2).hand(0, three).broken_rule(), "PER-16.3");
  const Names six{"mill", "wagon", "sleigh", "tannery", "kremlin", "rye_field"};
  EXPECT_EQ(Position(2).hand(1, six).turn(0).broken_rule(), "PER-16.3") << "2 kept and 3 of 5 drafted";
  EXPECT_EQ(Position(2).hand(0, six).turn(0).broken_rule(), "") << "no limit inside a turn";
}

TEST(PER_15_3, HandsLieOpenAfterTheGame) {
  const auto rule = [](Position position) {
    return position.shuffles(2)
        .hand(0, {"mill"})
        .unsure({"1"}, {"mill", "wagon"}, {"deck", "hand0"})
        .broken_rule();
  };
  EXPECT_EQ(rule(Position(2).turn(1)), "");
  EXPECT_EQ(rule(Position(2)), "PER-16.7");
}

// --------------------------------------------------------------------------------------------- PER-16.7

TEST(PER_16_7, TruePlaceIsAlwaysPossibleAndTheOwnHandKnown) {
  expect_always(1670, [](const Ply<Perestroika>& ply) -> Fault {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      for (Card card = 0; card < kCards; ++card) {
        if ((ply.now.at[place] & only_card(card)) == 0) continue;
        const auto may_be = [&](std::size_t observer) { return ply.now.memory.may_be[observer][card]; };
        const PlaceSet here = static_cast<PlaceSet>(1U << place);
        for (Seat seat = 0; seat < ply.sitting.players; ++seat) {
          if ((may_be(seat) & here) == 0) return "the truth is thought impossible";
          if (place == static_cast<std::size_t>(hand_of(seat)) && may_be(seat) != here)
            return "the own hand is unknown";
        }
        if ((may_be(kPublic) & here) == 0) return "the public thinks the truth impossible";
      }
    }
    return {};
  });
}

TEST(PER_16_7, PositionWithAFalseMemoryIsRefused) {
  const Json elsewhere{{{"observer", "1"}, {"card", "mill"}, {"places", {"hand0"}}}};
  EXPECT_EQ(Position(2).turn(0).memory(elsewhere).broken_rule(), "PER-16.7");
}

TEST(PER_16_7, PositionWhereTheOwnerDoubtsTheOwnHandIsRefused) {
  const Json doubt{{{"observer", "0"}, {"card", "mill"}, {"places", {"deck", "hand0"}}}};
  EXPECT_EQ(Position(2).hand(0, {"mill"}).turn(0).memory(doubt).broken_rule(), "PER-16.7");
}

}  // namespace
}  // namespace tsardom::perestroika
