// The helpers of core/form.hpp on a form that is no more than a list of numbers and words.
#include "core/form.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <string>
#include <vector>

namespace tsardom {
namespace {

// Reads or writes one item after another; keys and groups are ignored.
class Strip final : public Form {
 public:
  explicit Strip(std::deque<std::string> items, bool to_read = true)
      : items_(std::move(items)), reading_(to_read) {}

  bool reading() const override { return reading_; }
  bool ok() const override { return complaint_.empty(); }
  void complain(std::string_view reason, std::string_view detail) override {
    if (ok()) complaint_ = std::string(reason) + (detail.empty() ? "" : ": " + std::string(detail));
  }
  void enter(std::string_view) override { ++depth_; }
  std::size_t enter_list(std::string_view, std::size_t size) override {
    ++depth_;
    if (reading_) return std::stoul(take());
    items_.push_back(std::to_string(size));
    return size;
  }
  void leave() override { --depth_; }
  void number(std::string_view, std::int64_t& value, std::int64_t least, std::int64_t most) override {
    if (!reading_) return items_.push_back(std::to_string(value));
    const std::int64_t found = std::stoll(take());
    if (found < least || found > most) return complain("out of range", std::to_string(found));
    if (ok()) value = found;
  }
  void flag(std::string_view, bool& value) override {
    if (!reading_) return items_.push_back(value ? "yes" : "no");
    value = take() == "yes";
  }
  void word(std::string_view, std::string_view& value) override {
    if (!reading_) return items_.push_back(std::string(value));
    last_ = take();
    value = last_;
  }
  bool given(std::string_view) override { return !items_.empty() && items_.front() != "null"; }
  void blank(std::string_view) override { items_.push_back("null"); }

  const std::deque<std::string>& items() const { return items_; }
  const std::string& complaint() const { return complaint_; }
  int depth() const { return depth_; }

 private:
  std::string take() {
    if (items_.empty()) return "0";
    std::string item = items_.front();
    items_.pop_front();
    return item;
  }

  std::deque<std::string> items_;
  bool reading_;
  std::string complaint_, last_;
  int depth_ = 0;
};

enum class Fur : std::uint8_t { fox, sable };
constexpr std::array<std::string_view, 2> kFurs{"fox", "sable"};
std::string_view fur_name(std::size_t i) { return kFurs[i]; }

TEST(Form, NumberKeepsItsTypeAndItsRange) {
  Strip form({"200", "201"});
  std::uint8_t value = 3;
  number(form, "n", value, 0, 200);
  EXPECT_EQ(value, 200);
  number(form, "n", value, 0, 200);
  EXPECT_FALSE(form.ok());
  EXPECT_EQ(value, 200);
}

TEST(Form, ChoiceReadsAndWritesTheName) {
  Strip written({}, false);
  Fur fur = Fur::sable;
  choice(written, "fur", fur, kFurs.size(), fur_name);
  EXPECT_EQ(written.items(), (std::deque<std::string>{"sable"}));

  Strip read({"fox"});
  choice(read, "fur", fur, kFurs.size(), fur_name);
  EXPECT_EQ(fur, Fur::fox);
}

TEST(Form, ChoiceRefusesAnUnknownNameAndKeepsTheValue) {
  Strip form({"mink"});
  Fur fur = Fur::sable;
  choice(form, "fur", fur, kFurs.size(), fur_name);
  EXPECT_EQ(form.complaint(), "unknown name: mink");
  EXPECT_EQ(fur, Fur::sable);
}

TEST(Form, RowWantsExactlyItsCount) {
  std::array<int, 2> pair{};
  const auto item = [&](Form& form) { return [&](std::size_t i) { number(form, {}, pair[i], 0, 9); }; };
  Strip fits({"2", "4", "5"});
  row(fits, "pair", 2, item(fits));
  EXPECT_TRUE(fits.ok());
  EXPECT_EQ(pair, (std::array{4, 5}));
  EXPECT_EQ(fits.depth(), 0);

  Strip longer({"3", "4", "5", "6"});
  row(longer, "pair", 2, item(longer));
  EXPECT_EQ(longer.complaint(), "wrong count");
}

TEST(Form, RowsTakesUpToItsMost) {
  std::uint8_t size = 0;
  std::array<int, 3> held{};
  const auto item = [&](Form& form) { return [&](std::size_t i) { number(form, {}, held[i], 0, 9); }; };
  Strip two({"2", "7", "8"});
  rows(two, "held", size, held.size(), item(two));
  EXPECT_EQ(size, 2);
  EXPECT_EQ(held, (std::array{7, 8, 0}));

  Strip four({"4", "1", "1", "1", "1"});
  rows(four, "held", size, held.size(), item(four));
  EXPECT_EQ(four.complaint(), "too many items");
  EXPECT_EQ(size, 2);
}

TEST(Form, StopsAtTheFirstComplaint) {
  Strip form({"3", "1", "99", "2"});
  std::array<int, 3> held{};
  row(form, "held", 3, [&](std::size_t i) { number(form, {}, held[i], 0, 9); });
  EXPECT_EQ(form.complaint(), "out of range: 99");
  EXPECT_EQ(held, (std::array{1, 0, 0}));
}

TEST(Form, GroupLeavesWhatItEnters) {
  Strip form({}, false);
  group(form, "outer", [&] {
    EXPECT_EQ(form.depth(), 1);
    bool open = true;
    form.flag("open", open);
  });
  EXPECT_EQ(form.depth(), 0);
  EXPECT_EQ(form.items(), (std::deque<std::string>{"yes"}));
}

TEST(Form, MembersStandByNameAndThenWhatLiesFaceDown) {
  Strip written({}, false);
  std::uint8_t set = 0b10, size = 3;
  members(written, "furs", set, size, kFurs.size(), fur_name);
  EXPECT_EQ(written.items(), (std::deque<std::string>{"3", "sable", "null", "null"}));
  EXPECT_EQ(written.depth(), 0);

  Strip read({"2", "sable", "fox"});
  members(read, "furs", set, size, kFurs.size(), fur_name);
  EXPECT_EQ(set, 0b11);
  EXPECT_EQ(size, 2);

  Strip twice({"2", "fox", "fox"});
  members(twice, "furs", set, kFurs.size(), fur_name);
  EXPECT_EQ(twice.complaint(), "stands twice: fox");

  Strip hidden({"1", "null"});
  members(hidden, "furs", set, kFurs.size(), fur_name);
  EXPECT_EQ(hidden.complaint(), "a position has nothing face down");
}

TEST(Form, MaybeIsNothingOrOneOfTheNames) {
  Strip written({}, false);
  std::uint8_t fur = 1, none = 255;
  maybe(written, "fur", fur, 255, kFurs.size(), fur_name);
  maybe(written, "fur", none, 255, kFurs.size(), fur_name);
  EXPECT_EQ(written.items(), (std::deque<std::string>{"sable", "null"}));

  Strip read({"fox"});
  maybe(read, "fur", fur, 255, kFurs.size(), fur_name);
  EXPECT_EQ(fur, 0);
  Strip nothing({"null"});
  maybe(nothing, "fur", fur, 255, kFurs.size(), fur_name);
  EXPECT_EQ(fur, 255);
}

TEST(Form, RepeatedNumbersStandAsOftenAsTheyCount) {
  Strip written({}, false);
  std::array<std::uint8_t, 3> count{2, 0, 1};
  repeated(written, "furs", count, 2, 2);
  EXPECT_EQ(written.items(), (std::deque<std::string>{"3", "2", "2", "4"}));

  Strip read({"2", "3", "3"});
  repeated(read, "furs", count, 2, 2);
  EXPECT_EQ(count, (std::array<std::uint8_t, 3>{0, 2, 0}));
  Strip many({"3", "3", "3", "3"});
  repeated(many, "furs", count, 2, 2);
  EXPECT_EQ(many.complaint(), "too many of this value");
}

TEST(Form, WhatFollowsMayBeLeftOutButNotWrong) {
  Strip missing({"null"});
  follows(missing, "supply", 4, 9, "does not follow");
  EXPECT_TRUE(missing.ok());
  Strip right({"4"});
  follows(right, "supply", 4, 9, "does not follow");
  EXPECT_TRUE(right.ok());
  Strip wrong({"5"});
  follows(wrong, "supply", 4, 9, "does not follow");
  EXPECT_EQ(wrong.complaint(), "does not follow: supply");
}

TEST(Form, SeatsStandByNumber) {
  Strip written({}, false);
  Seats set = 0b101;
  seats(written, "asked", set, 3);
  EXPECT_EQ(written.items(), (std::deque<std::string>{"2", "0", "2"}));
  Strip read({"1", "1"});
  seats(read, "asked", set, 3);
  EXPECT_EQ(set, 0b010);
}

}  // namespace
}  // namespace tsardom
