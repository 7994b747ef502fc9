// The verbs of core/places.hpp: where each thing stands, and what stands there.
#include "core/places.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tsardom {
namespace {

using Row = std::vector<Number>;

// The places that `tell(form)` declares, as "name:most", and what it writes there for a viewer.
struct Told final : Places {
  std::vector<std::string> path, places;
  void enter(std::string_view name) override { path.emplace_back(name); }
  void leave() override { path.pop_back(); }
  void place(std::string_view name, int most) override {
    std::string whole;
    for (const std::string& part : path) whole += part.empty() ? "" : part + '.';
    places.push_back(whole + std::string(name) + ':' + std::to_string(most));
  }
};

template <class Tell>
std::vector<std::string> places(Tell tell) {
  Told told;
  PlaceForm form(told, 3);
  tell(form);
  EXPECT_TRUE(told.path.empty());
  return told.places;
}

template <class Tell>
Row numbers(Seat viewer, Tell tell) {
  Row row(places(tell).size());
  NumberForm form(row.data(), Round(viewer, 3));
  tell(form);
  EXPECT_EQ(form.next(), row.data() + row.size());
  return row;
}

constexpr std::array<std::string_view, 3> kFurs{"fox", "lynx", "sable"};

TEST(Places, ANumberIsCountedFromItsLeast) {
  const auto tell = [](auto& form) { number(form, "year", 5, 1, 9); };
  EXPECT_EQ(places(tell), (std::vector<std::string>{"year:8"}));
  EXPECT_EQ(numbers(0, tell), (Row{4}));
}

TEST(Places, ANumberThatCannotDifferHasNone) {
  EXPECT_TRUE(places([](auto& form) { number(form, "at", 7, 7, 7); }).empty());
}

TEST(Places, AChoiceIsOneOfMany) {
  const auto tell = [](auto& form) { choice(form, "fur", 1, 3, in(kFurs)); };
  EXPECT_EQ(places(tell), (std::vector<std::string>{"fur.fox:1", "fur.lynx:1", "fur.sable:1"}));
  EXPECT_EQ(numbers(0, tell), (Row{0, 1, 0}));
}

TEST(Places, NothingLeavesItsPlacesEmpty) {
  const auto tell = [](auto& form) {
    const std::uint8_t none = 255, two = 2;
    maybe(form, "first", none, 255, 3, in(kFurs));
    maybe(form, "second", two, 255, 3, in(kFurs));
    maybe_spot(form, "space", none, 255, 0, 1);
  };
  EXPECT_EQ(numbers(0, tell), (Row{0, 0, 0, 0, 0, 1, 0, 0}));
}

TEST(Places, AListKeepsPlacesForAllItCanHold) {
  const auto tell = [](auto& form) {
    List<std::uint8_t, 3> held;
    held.push(0);
    held.push(5);
    list(form, "held", held, [&](std::uint8_t& count) { number(form, {}, count, 0, 9); });
    flag(form, "after", true);
  };
  EXPECT_EQ(places(tell),
            (std::vector<std::string>{"held.size:3", "held.0.:9", "held.1.:9", "held.2.:9", "after:1"}));
  EXPECT_EQ(numbers(0, tell), (Row{2, 0, 5, 0, 1}));
}

TEST(Places, WhatIsMissingWritesNothingAndIsSkipped) {
  const auto tell = [](auto& form) {
    for (bool there : {false, true}) {
      maybe(form, "tile", there, [&] {
        number(form, "furs", 3, 0, 4);
        maybe(form, "tiger", there, [&] { choice(form, {}, 2, 3, in(kFurs)); });
      });
    }
  };
  EXPECT_EQ(numbers(0, tell), (Row{0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 0, 1}));
}

TEST(Places, ASetHasAPlaceForEachMember) {
  const auto tell = [](auto& form) {
    members(form, "known", std::uint8_t{0b101}, 3, in(kFurs));
    members(form, "hand", std::uint8_t{0b010}, 3, 3, in(kFurs));
    pile(form, "draw", std::uint8_t{0b111}, 3, 3, in(kFurs));
  };
  EXPECT_EQ(places(tell),
            (std::vector<std::string>{"known.fox:1", "known.lynx:1", "known.sable:1", "hand.size:3",
                                      "hand.fox:1", "hand.lynx:1", "hand.sable:1", "draw:3"}));
  EXPECT_EQ(numbers(0, tell), (Row{1, 0, 1, 3, 0, 1, 0, 3}));
}

TEST(Places, ARowOfDifferentThingsTellsEachItsRank) {
  const auto tell = [](auto& form) {
    List<std::uint8_t, 3> laid;
    laid.push(2);
    laid.push(0);
    ranks(
        form, "laid", laid, 3, [](std::uint8_t fur) { return fur; }, in(kFurs));
  };
  EXPECT_EQ(numbers(0, tell), (Row{2, 0, 1}));
}

TEST(Places, SeatsAreCountedFromTheViewer) {
  const auto tell = [](auto& form) {
    seat(form, "start", 1, 4);
    maybe_seat(form, "seal", 255, 255, 4);
    seats(form, "asked", 0b011, 4);
    by_seat(form, "players", 3, [&](Seat who) { number(form, "coins", 10 + who, 0, 99); });
  };
  EXPECT_EQ(places(tell)[0], "start.+0:1");
  EXPECT_EQ(numbers(0, tell), (Row{0, 1, 0, 0, 0, 0, 1, 1, 0, 10, 11, 12}));
  EXPECT_EQ(numbers(1, tell), (Row{1, 0, 0, 0, 0, 0, 1, 0, 1, 11, 12, 10}));
  EXPECT_EQ(numbers(2, tell), (Row{0, 0, 1, 0, 0, 0, 0, 1, 1, 12, 10, 11}));
  EXPECT_EQ(numbers(kSpectator, tell), numbers(0, tell));
}

TEST(Places, OnlyTheViewerIsOneself) {
  NumberForm form(nullptr, Round(2, 3));
  EXPECT_TRUE(is_own(form, 2));
  EXPECT_FALSE(is_own(form, 0));
}

}  // namespace
}  // namespace tsardom
