#include <gtest/gtest.h>

#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

// Dealt, and both have bid: seat 0 takes coins.
std::unique_ptr<Table> taking_table() {
  std::unique_ptr<Table> table = bluff_table();
  deal(*table, {"fool", "king", "ace"});
  play(*table, 0, "bid 1");
  play(*table, 1, "bid 2");
  return table;
}

std::string why_not_undo(const Table& table, Seat seat) {
  const std::optional<Refusal> refusal = table.cannot_undo(seat);
  if (!refusal) return {};
  return refusal->args.empty() ? refusal->code : std::get<std::string>(refusal->args[0].value);
}

TEST(Undo, GoesBackStepByStep) {
  const auto table = taking_table();
  const std::string start = table->hash();
  play(*table, 0, "take");
  const std::string once = table->hash();
  play(*table, 0, "take");
  table->undo(0);
  EXPECT_EQ(table->hash(), once);
  table->undo(0);
  EXPECT_EQ(table->hash(), start);
  EXPECT_EQ(why_not_undo(*table, 0), "learned");
}

TEST(Undo, RedoGivesTheSameBytes) {
  const auto table = taking_table();
  play(*table, 0, "take");
  const std::string once = table->hash();
  const Move move = table->undo(0);
  table->play(0, move);
  EXPECT_EQ(table->hash(), once);
}

TEST(Undo, ReachesBackOverTheEndOfOnesTurn) {
  const auto table = taking_table();
  play(*table, 0, "take");
  play(*table, 0, "pass");
  EXPECT_EQ(table->actors(), only(1));
  table->undo(0);
  EXPECT_EQ(table->actors(), only(0));
}

TEST(Undo, EndsWhenAnotherSeatHasDecided) {
  const auto table = taking_table();
  play(*table, 0, "pass");
  play(*table, 1, "take");
  EXPECT_EQ(why_not_undo(*table, 0), "decided");
  EXPECT_EQ(why_not_undo(*table, 1), "");
  const std::string before = table->hash();
  EXPECT_EQ(refusal_of([&] { table->undo(0); }).code, "stale_undo");
  EXPECT_EQ(table->hash(), before);
}

TEST(Undo, ComesBackWhenTheOtherSeatTakesItBack) {
  const auto table = taking_table();
  play(*table, 0, "pass");
  play(*table, 1, "take");
  table->undo(1);
  EXPECT_EQ(why_not_undo(*table, 0), "decided") << "seat 0 has seen what seat 1 would do";
}

TEST(Undo, NothingWasDoneYet) {
  const auto table = bluff_table();
  EXPECT_EQ(why_not_undo(*table, 0), "nothing_to_undo");
  deal(*table, {"fool", "king", "ace"});
  EXPECT_EQ(why_not_undo(*table, 0), "nothing_to_undo");
  EXPECT_EQ(refusal_of([&] { table->undo(2); }).code, "bad_seat");
  EXPECT_EQ(refusal_of([&] { table->undo(kChance); }).code, "bad_seat");
}

TEST(Undo, AtOnceEachTakesBackItsOwnWhateverTheOthersDid) {
  const auto table = bluff_table(3);
  deal(*table, {"fool", "king", "ace", "ace"});
  play(*table, 0, "bid 3");
  const std::string only_zero = table->hash();
  play(*table, 1, "bid 2");
  table->undo(1);
  EXPECT_EQ(table->hash(), only_zero);
  play(*table, 1, "bid 2");
  table->undo(0);
  EXPECT_EQ(table->actors(), only(0) | only(2));
  EXPECT_EQ(table->state()["seats"][1]["bid"], 2);
  EXPECT_EQ(table->state()["seats"][0]["bid"], 0);
  play(*table, 0, "bid 1");
  EXPECT_EQ(table->actors(), only(2));
}

TEST(Undo, AtOnceTheLastToFinishDoesNotBindTheOthersBefore) {
  const auto table = bluff_table();
  deal(*table, {"fool", "king", "ace"});
  play(*table, 0, "bid 3");
  play(*table, 1, "peek");  // alone at the table by now, but still the same bidding
  EXPECT_EQ(why_not_undo(*table, 0), "");
  EXPECT_EQ(why_not_undo(*table, 1), "learned");
  table->undo(0);
  EXPECT_EQ(table->actors(), only(0) | only(1));
  EXPECT_EQ(table->state()["seats"][1]["peeked"], 1);
}

TEST(Undo, AtOnceEndsWithTheLastCommit) {
  const auto table = taking_table();
  EXPECT_EQ(why_not_undo(*table, 0), "learned");
  EXPECT_EQ(why_not_undo(*table, 1), "learned");
}

TEST(Undo, ALookCannotBeTakenBackNorWhatLedToIt) {
  const auto table = bluff_table(1);
  deal(*table, {"fool", "king"});
  play(*table, 0, "peek");
  EXPECT_EQ(why_not_undo(*table, 0), "learned");
}

TEST(Undo, ChanceCannotBeTakenBack) {
  const auto table = bluff_table();
  play(*table, kChance, "deal ace");
  EXPECT_EQ(why_not_undo(*table, 0), "nothing_to_undo");
}

TEST(Undo, NothingIsErased) {
  const auto table = taking_table();
  const std::size_t before = table->entries().size();
  play(*table, 0, "take");
  table->undo(0);
  ASSERT_EQ(table->entries().size(), before + 2);
  EXPECT_TRUE(table->entries()[before].undone);
  EXPECT_TRUE(table->entries()[before + 1].is_undo);
  EXPECT_EQ(table->entries()[before + 1].move, table->entries()[before].move);
}

}  // namespace
}  // namespace tsardom
