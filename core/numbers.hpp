// A view as numbers at fixed places, for nets and for whoever studies games. First who must act and what is
// asked, then what `fill` of the game tells (core/places.hpp). The places depend on game, box and number of
// players alone; the same view always gives the same numbers, and what a player can see to be different is
// different in them, but for what waits below the question on top of the stack.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/described.hpp"

namespace tsardom {

// The details of all questions side by side. Those of the same name and kind share their places: the room
// tells them apart.
class QuestionPlaces {
 public:
  template <Described G>
  QuestionPlaces(const G& game, int players) : language_(&G::language()) {
    assert(language_->questions.size() <= kMostRooms);
    for (std::size_t room = 0; room < language_->questions.size(); ++room) {
      for (std::size_t i = 0; i < kDetails; ++i) {
        const Slot& slot = language_->questions[room].slots[i];
        if (slot.name.empty()) continue;
        at_[room][i] = find(slot);
        Detail& detail = detail_[at_[room][i]];
        detail.slot.most = std::max(detail.slot.most, slot.most);
        detail.slot.may_be_none = detail.slot.may_be_none || slot.may_be_none;
        detail.values = static_cast<std::size_t>(values_of(game, players, detail.slot));
      }
    }
  }

  // Nothing is asked when `step` is null.
  template <Placing F, Described G>
  void tell(F& form, const G& game, const Step* step) const {
    std::array<int, kMostDetails> value;
    value.fill(kAbsent);
    for (std::size_t i = 0; step != nullptr && i < kDetails; ++i) value[at_[step->room][i]] = step->detail[i];
    const auto questions = language_->questions;
    form.one_of("question", step != nullptr ? step->room : questions.size(), questions.size(),
                [questions](std::size_t room) { return questions[room].name; });
    form.enter("about");
    for (std::size_t i = 1; i < details_; ++i) tell(form, game, detail_[i], value[i]);
    form.leave();
  }

 private:
  static constexpr std::size_t kMostRooms = 64, kMostDetails = 32, kDetails = 4;
  static constexpr int kAbsent = -1;  // the room has no such detail
  struct Detail {
    Slot slot{};
    std::size_t values = 0;
  };

  // A number that may be none has one value more, and 0 is nothing.
  template <Placing F, Described G>
  static void tell(F& form, const G& game, const Detail& detail, int value) {
    const Slot& slot = detail.slot;
    if (slot.vocabulary == kNumber) {
      const bool is_there = value != kAbsent && !(slot.may_be_none && value == kHidden);
      return form.count(slot.name, is_there ? value + slot.may_be_none : 0, slot.most + slot.may_be_none);
    }
    const auto term = static_cast<std::uint8_t>(value);
    if (slot.vocabulary == kSeatTerm) return seat(form, slot.name, term, kMostSeats);
    form.one_of(slot.name, term, detail.values,
                [&](std::size_t i) { return game.term(slot.vocabulary, static_cast<std::uint8_t>(i)); });
  }

  std::uint8_t find(const Slot& slot) {
    std::uint8_t i = 1;
    while (i < details_ &&
           (detail_[i].slot.name != slot.name || detail_[i].slot.vocabulary != slot.vocabulary)) {
      ++i;
    }
    if (i < details_) return i;
    assert(details_ < kMostDetails);
    detail_[i].slot = slot;
    return details_++;
  }

  const Language* language_;
  std::array<std::array<std::uint8_t, kDetails>, kMostRooms> at_{};  // 0: the room has no such detail
  std::array<Detail, kMostDetails> detail_{};
  std::uint8_t details_ = 1;
};

class Numbers {
 public:
  template <Described G>
  Numbers(const G& game, int players) : seats_(places_at(game, players)), questions_(game, players) {
    struct Counter final : Places {
      std::size_t places = 0;
      void enter(std::string_view) override {}
      void leave() override {}
      void place(std::string_view, int) override { ++places; }
    } counter;
    publish(game, counter);
    size_ = counter.places;
  }

  std::size_t size() const { return size_; }

  // Names and ranges of all places, in their order.
  template <Described G>
  void publish(const G& game, Places& places) const {
    PlaceForm form(places, seats_);
    tell(form, game, game.opening(), kSpectator);
  }

  // The largest value of each place: a number divided by it is from 0 to 1.
  template <Described G>
  void write_most(const G& game, std::span<Number> out) const {
    struct Ranges final : Places {
      Number* next = nullptr;
      void enter(std::string_view) override {}
      void leave() override {}
      void place(std::string_view, int most) override { *next++ = static_cast<Number>(most); }
    } ranges;
    assert(out.size() == size_);
    ranges.next = out.data();
    publish(game, ranges);
  }

  // `view` is what `viewer` sees; `out` has size() places.
  template <Described G>
  void write(const G& game, const typename G::State& view, Seat viewer, std::span<Number> out) const {
    assert(out.size() == size_);
    std::fill(out.begin(), out.end(), Number{0});
    NumberForm form(out.data(), Round(viewer, seats_));
    tell(form, game, view, viewer);
    assert(form.next() == out.data() + size_);
  }

 private:
  // A viewer who must act reads its own question, others that of whoever acts first.
  template <Placing F, Described G>
  void tell(F& form, const G& game, typename G::State view, Seat viewer) const {
    const Seats acting = game.actors(view);
    seats(form, "acting", acting, kMostSeats);
    flag(form, "chance", holds(acting, kChance));
    Step asked;
    if (acting != 0)
      asked = game.asked(view, holds(acting, viewer) ? viewer : static_cast<Seat>(std::countr_zero(acting)));
    questions_.tell(form, game, acting != 0 ? &asked : nullptr);
    game.fill(form, view);
  }

  int seats_;
  QuestionPlaces questions_;
  std::size_t size_ = 0;
};

}  // namespace tsardom
