#include "table/record.hpp"

#include <gtest/gtest.h>

#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

const std::vector<GameEntry>& games() {
  static const std::vector<GameEntry> kGames{game_entry<bluff::Bluff>(false),
                                             game_entry<connect_four::ConnectFour>(true)};
  return kGames;
}

Json played_record() {
  const auto table = bluff_table();
  deal(*table, {"fool", "king", "ace"});
  play(*table, 1, "bid 2");
  play(*table, 0, "peek");
  table->undo(1);
  play(*table, 0, "bid 1");
  play(*table, 1, "bid 0");
  play(*table, 0, "take");
  table->undo(0);
  play(*table, 0, "pass");
  play(*table, 1, "pass");
  return table->record();
}

std::string refused(const Json& record) {
  return refusal_of([&] { replay(record, {}, games()); }).message;
}

TEST(Record, IsReadable) {
  EXPECT_EQ(
      write_json(played_record()["moves"]),
      R"(["chance: deal fool","chance: deal king","chance: deal ace","1: bid 2","0: peek","1: undo","0: bid 1",)"
      R"("1: bid 0","0: take","0: undo","0: pass","1: pass"])");
}

TEST(Record, ReplaysToTheSameBytesAtEveryEntry) {
  const Json record = played_record();
  std::vector<std::string> hashes;
  for (std::size_t upto = 0; upto <= record["moves"].size(); ++upto) {
    const auto table = replay(record, upto, games());
    EXPECT_EQ(table->entries().size(), upto);
    hashes.push_back(table->hash());
  }
  EXPECT_EQ(hashes[8], hashes[10]) << "take and undo";
  EXPECT_EQ(replay(record, {}, games())->record(), record);
}

TEST(Record, KeepsAnotherBoxAndAPosition) {
  const auto start = bluff_table();
  deal(*start, {"fool", "king", "ace"});
  const auto table =
      sit_down<bluff::Bluff>({.options = {{"box", {{"coins_per_take", 2}}}}, .from = start->state()});
  play(*table, 0, "bid 1");
  const Json record = table->record();
  EXPECT_EQ(record["components"]["coins_per_take"], 2);
  EXPECT_EQ(replay(record, {}, games())->hash(), table->hash());
}

TEST(Record, AnotherVersionIsRefusedWithBothNamed) {
  Json record = played_record();
  record["rules"] = "4";
  EXPECT_EQ(refused(record), "The record needs bluff rules 4, this program has 3.");
  record = played_record();
  record["format"] = "tsardom-record/2";
  EXPECT_EQ(refused(record), "The record needs \"tsardom-record/2\", this program has \"tsardom-record/1\".");
  record.erase("format");
  EXPECT_EQ(refused(record), "The record does not tell its format; it should be \"tsardom-record/1\".");
}

TEST(Record, AnotherBoxIsRefused) {
  Json record = played_record();
  record["box"] = "0123456789abcdef";
  EXPECT_TRUE(
      refused(record).starts_with("The record was played with the box \"0123456789abcdef\", this one is"));
}

TEST(Record, ABadEntryIsRefusedWithItsNumber) {
  const auto with = [](std::size_t index, const Json& entry) {
    Json record = played_record();
    record["moves"][index] = entry;
    return refused(record);
  };
  EXPECT_EQ(
      with(3, "1: fly"),
      "moves[3] \"1: fly\" of the record: There is no move \"fly\". Moves: deal, peek, bid, take, pass.");
  EXPECT_EQ(with(3, "1: take"),
            "moves[3] \"1: take\" of the record: \"take\" is not possible: [bluff.why.too_rich].");
  EXPECT_EQ(with(3, "5: bid 1"),
            "moves[3] \"5: bid 1\" of the record: There is no seat \"5\"; seats are 0 to 1.");
  EXPECT_EQ(with(0, "0: undo"), "moves[0] \"0: undo\" of the record: There is nothing to take back.");
  EXPECT_EQ(with(0, 5), "moves[0] 5 of the record: \"moves\" must be a list of texts, not 5.");
  EXPECT_TRUE(
      with(0, "deal").starts_with("moves[0] \"deal\" of the record: An entry is a seat, a colon and a move"));
}

TEST(Record, IsStrict) {
  Json record = played_record();
  record["extra"] = 1;
  EXPECT_TRUE(refused(record).starts_with("The field \"extra\" is not understood here."));
  record = played_record();
  record.erase("players");
  EXPECT_EQ(refused(record), "The field \"players\" is missing.");
  EXPECT_EQ(refusal_of([] { replay(played_record(), 13, games()); }).message,
            "\"upto\" must be from 0 to 12, not 13.");
}

}  // namespace
}  // namespace tsardom
