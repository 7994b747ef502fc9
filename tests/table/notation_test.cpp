#include "table/notation.hpp"

#include <gtest/gtest.h>

#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

class Notation : public testing::Test {
 protected:
  std::unique_ptr<Table> table = bluff_table();
  const Lexicon& lexicon = table->lexicon();

  std::string refused(std::string_view text) {
    return refusal_of([&] { read_move(lexicon, text); }).message;
  }
  std::string refused_object(const Json& json) {
    return refusal_of([&] { read_move_json(lexicon, json); }).message;
  }
};

TEST_F(Notation, EveryMoveIsReadBackFromTextAndObject) {
  for (const Move move : {Move{0, 2}, Move{1}, Move{2, 3}, Move{4}}) {
    EXPECT_EQ(read_move(lexicon, move_text(lexicon, move)), move);
    EXPECT_EQ(read_move_json(lexicon, move_json(lexicon, move)), move);
    EXPECT_EQ(read_move_json(lexicon, move_text(lexicon, move)), move);
  }
  EXPECT_EQ(move_text(lexicon, {0, 2}), "deal ace");
  EXPECT_EQ(write_json(move_json(lexicon, {2, 3})), R"({"kind":"bid","coins":3})");
}

TEST_F(Notation, WhatIsWrongInATextIsTold) {
  EXPECT_EQ(refused(""), "No move is written here.");
  EXPECT_EQ(refused("fly"), "There is no move \"fly\". Moves: deal, peek, bid, take, pass.");
  EXPECT_EQ(refused("deal queen"), "\"card\" cannot be \"queen\". It is one of: fool, king, ace.");
  EXPECT_EQ(refused("deal"), "The move \"deal\" does not tell \"card\".");
  EXPECT_EQ(refused("peek ace"), "The move tells \"ace\", which is too much.");
  for (const char* text : {"bid -1", "bid 255", "bid 9999999999999", "bid 1.0", "bid x"}) {
    EXPECT_TRUE(refused(text).starts_with("\"coins\" must be a number 0..254, not")) << text;
  }
}

TEST_F(Notation, WhatIsWrongInAnObjectIsTold) {
  EXPECT_EQ(refused_object(Json(5)), "A move is a text or an object, not 5.");
  EXPECT_EQ(refused_object(Json::object()), "The move an object does not tell \"kind\".");
  EXPECT_EQ(refused_object({{"kind", "bid"}}), "The move \"bid\" does not tell \"coins\".");
  EXPECT_EQ(refused_object({{"kind", "bid"}, {"coins", "3"}}), "\"coins\" cannot be \"3\".");
  EXPECT_EQ(refused_object({{"kind", "bid"}, {"coins", nullptr}}), "\"coins\" cannot be null.");
  EXPECT_EQ(refused_object({{"kind", "bid"}, {"coins", 1}, {"card", "ace"}}),
            "The move tells \"card\", which is too much.");
}

TEST_F(Notation, AnEventTellsNumbersAsTheyAre) {
  for (const std::uint16_t coins : {std::uint16_t{254}, std::uint16_t{255}, std::uint16_t{1000}}) {
    const Event bid{.kind = 2, .seat = 1, .a = coins, .rule = "BLF-2"};
    EXPECT_EQ(event_json(lexicon, bid, 0)["coins"], coins);
  }
}

TEST_F(Notation, AnEventHidesFromWhomItIsNotTold) {
  const std::vector<Event> events = play(*table, kChance, "deal king");
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(write_json(event_json(lexicon, events[0], 0)),
            R"({"event":"dealt","seat":0,"card":"king","rule":"BLF-1"})");
  for (const Seat other : {Seat{1}, kSpectator}) {
    EXPECT_EQ(write_json(event_json(lexicon, events[0], other)),
              R"({"event":"dealt","seat":0,"card":null,"rule":"BLF-1"})");
  }
}

TEST_F(Notation, PartsOfTheBoardComeFromTheSlots) {
  EXPECT_EQ(move_parts(lexicon, {0, 2}), std::vector<std::string>{"hand.ace"});
  EXPECT_TRUE(move_parts(lexicon, {2, 3}).empty());
}

TEST_F(Notation, AMoveOfOddBytesIsRefusedAndChangesNothing) {
  const std::string before = table->hash();
  for (const Move odd : {Move{0, 3}, Move{99}, Move{0, 1, 1}, Move{255, 255, 255, 255}}) {
    EXPECT_EQ(refusal_of([&] { table->play(kChance, odd); }).code, "illegal_move");
  }
  EXPECT_EQ(table->hash(), before);
}

TEST_F(Notation, AnIllegalMoveSaysWhyWithTheRule) {
  deal(*table, {"ace", "ace", "ace"});
  for (const Seat seat : {Seat{0}, Seat{1}}) play(*table, seat, "bid 0");
  for (int i = 0; i < 3; ++i) play(*table, 0, "take");
  const Refusal refusal = refusal_of([&] { play(*table, 0, "take"); });
  EXPECT_EQ(refusal.code, "illegal_move");
  EXPECT_EQ(refusal.rule, "BLF-3");
  EXPECT_EQ(refusal.message, "\"take\" is not possible: [bluff.why.too_rich].");
  EXPECT_EQ(refusal_of([&] { play(*table, 1, "take"); }).message,
            "It is not the turn of Player 2: Player 1 must act.");
}

}  // namespace
}  // namespace tsardom
