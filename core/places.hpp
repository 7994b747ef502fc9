// The third kind of form: a view as numbers at fixed, declared places. The verbs are those of core/form.hpp.
// A thing among many is one place for each of them, and its own is 1; a count is one place; a list keeps
// places for as many items as it can ever hold; seats are counted from the viewer on. Which places there are
// depends on what could be there, never on what is.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/form.hpp"
#include "core/game.hpp"

namespace tsardom {

// Exact, so that whoever learns scales as it likes: a place says its largest value, the least is 0.
using Number = std::int16_t;
inline constexpr int kMostNumber = 32767;

// A number as a name.
class Digits {
 public:
  explicit Digits(std::size_t number) {
    do {
      text_[--first_] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number > 0);
  }
  operator std::string_view() const { return {text_ + first_, sizeof text_ - first_}; }

 private:
  char text_[20]{};
  std::size_t first_ = sizeof text_;
};

// Who wants to know the places: `enter` and `leave` name what they belong to.
class Places {
 public:
  virtual void enter(std::string_view name) = 0;
  virtual void leave() = 0;
  virtual void place(std::string_view name, int most) = 0;

 protected:
  ~Places() = default;
};

// Seats as the viewer counts them: its own, the next one clockwise ..
class Round {
 public:
  Round(Seat viewer, int seats) : first_(viewer < seats ? viewer : Seat{0}), seats_(seats) {}
  std::size_t seats() const { return static_cast<std::size_t>(seats_); }
  // The i-th seat from the viewer on, and back; what is no seat stays none.
  Seat seat(std::size_t i) const {
    const int seat = first_ + static_cast<int>(i);
    return static_cast<Seat>(seat < seats_ ? seat : seat - seats_);
  }
  std::size_t distance(Seat seat) const {
    if (seat >= seats_) return kHidden;
    return static_cast<std::size_t>(seat >= first_ ? seat - first_ : seat - first_ + seats_);
  }
  static std::string_view name(std::size_t i) {
    static constexpr std::array<std::string_view, kMostSeats> kNames{"+0", "+1", "+2", "+3"};
    return kNames[i];
  }

 private:
  Seat first_;
  int seats_;
};

// Writes the numbers of a view into places that are all zero.
class NumberForm {
 public:
  NumberForm(Number* out, Round round) : next_(out), round_(round) {}

  static constexpr bool reading() { return false; }
  static constexpr bool ok() { return true; }
  static constexpr bool given(std::string_view) { return false; }
  static constexpr void complain(std::string_view, std::string_view = {}) {}

  static constexpr void enter(std::string_view) {}
  static constexpr void enter(std::size_t) {}
  static constexpr void leave() {}
  void count(std::string_view, std::int64_t value, std::int64_t) {
    if (!absent_) *next_ = static_cast<Number>(value);
    ++next_;
  }
  // One of `count`; nothing if it is beyond them.
  template <class Name>
  void one_of(std::string_view, std::size_t value, std::size_t count, Name) {
    if (value < count && !absent_) next_[value] = 1;
    next_ += count;
  }
  template <class Set, class Name>
  void some_of(std::string_view, const Set& set, std::size_t count, Name) {
    if (!absent_) for_each_member(set, [this](std::size_t member) { next_[member] = 1; });
    next_ += count;
  }
  template <class Counts, class Name>
  void each_of(std::string_view, const Counts& value, std::int64_t, Name) {
    for (std::size_t i = 0; i < value.size() && !absent_; ++i) next_[i] = static_cast<Number>(value[i]);
    next_ += value.size();
  }
  // What `body` tells is not there: its places stay zero.
  template <class Body>
  void unless(bool missing, Body body) {
    const bool before = absent_;
    absent_ = before || missing;
    body();
    absent_ = before;
  }

  const Round& round() const { return round_; }
  const Number* next() const { return next_; }

 private:
  Number* next_;
  Round round_;
  bool absent_ = false;
};

// Tells the places, and looks at nothing.
class PlaceForm {
 public:
  PlaceForm(Places& places, int seats) : places_(places), round_(0, seats) {}

  static constexpr bool reading() { return false; }
  static constexpr bool ok() { return true; }
  static constexpr bool given(std::string_view) { return false; }
  static constexpr void complain(std::string_view, std::string_view = {}) {}

  void enter(std::string_view name) { places_.enter(name); }
  void enter(std::size_t i) { places_.enter(Digits(i)); }
  void leave() { places_.leave(); }
  void count(std::string_view key, std::int64_t, std::int64_t most) {
    assert(most <= kMostNumber);
    places_.place(key, static_cast<int>(most));
  }
  template <class Name>
  void one_of(std::string_view key, std::size_t, std::size_t count, Name name) {
    places_.enter(key);
    for (std::size_t i = 0; i < count; ++i) places_.place(name(i), 1);
    places_.leave();
  }
  template <class Set, class Name>
  void some_of(std::string_view key, const Set&, std::size_t count, Name name) {
    one_of(key, 0, count, name);
  }
  template <class Counts, class Name>
  void each_of(std::string_view key, const Counts& value, std::int64_t most, Name name) {
    places_.enter(key);
    for (std::size_t i = 0; i < value.size(); ++i) count(name(i), 0, most);
    places_.leave();
  }
  template <class Body>
  void unless(bool, Body body) {
    body();
  }

  const Round& round() const { return round_; }

 private:
  Places& places_;
  Round round_;
};

template <class F>
concept Placing = std::same_as<F, NumberForm> || std::same_as<F, PlaceForm>;

// ------------------------------------------------------------------------------------------------ verbs

template <Placing F, std::integral T>
void number(F& form, std::string_view key, const T& value, std::int64_t least, std::int64_t most) {
  if (least < most) form.count(key, static_cast<std::int64_t>(value) - least, most - least);
}

template <Placing F>
void flag(F& form, std::string_view key, bool value) {
  form.count(key, value, 1);
}

template <Placing F, class Body>
void group(F& form, std::string_view key, Body body) {
  form.enter(key);
  body();
  form.leave();
}

template <Placing F, class Item>
void row(F& form, std::string_view key, std::size_t size, Item item) {
  form.enter(key);
  for (std::size_t i = 0; i < size; ++i) {
    form.enter(i);
    item(i);
    form.leave();
  }
  form.leave();
}

template <Placing F, class T, class Name>
void choice(F& form, std::string_view key, const T& value, std::size_t count, Name name) {
  form.one_of(key, static_cast<std::size_t>(value), count, name);
}

// A game, a box and a number of players have one such thing: nothing to tell.
template <Placing F, class Name>
void expected(F&, std::string_view, std::size_t, std::size_t, Name) {}

template <Placing F, std::integral T>
void follows(F& form, std::string_view key, T truth, std::int64_t most, std::string_view) {
  number(form, key, truth, 0, most);
}

template <Placing F, std::integral T>
void spot(F& form, std::string_view key, const T& value, std::int64_t least, std::int64_t most) {
  form.one_of(key, static_cast<std::size_t>(value - least), static_cast<std::size_t>(most - least + 1),
              [least](std::size_t i) { return Digits(static_cast<std::size_t>(least) + i); });
}

template <Placing F, std::integral T>
void maybe_spot(F& form, std::string_view key, const T& value, std::type_identity_t<T> none,
                std::int64_t least, std::int64_t most) {
  form.unless(value == none, [&] { spot(form, key, value, least, most); });
}

// Nothing is one place less than something: the one that says that it is there.
template <Placing F, class Body>
void maybe(F& form, std::string_view key, bool there, Body body) {
  form.enter(key);
  form.count("there", there, 1);
  form.unless(!there, body);
  form.leave();
}

template <Placing F, class T, class Name>
void maybe(F& form, std::string_view key, const T& value, std::type_identity_t<T> none, std::size_t count,
           Name name) {
  form.unless(value == none, [&] { choice(form, key, value, count, name); });
}

template <Placing F, class T, std::size_t N, class Item>
void list(F& form, std::string_view key, List<T, N>& things, Item item) {
  form.enter(key);
  form.count("size", static_cast<std::int64_t>(things.size()), N);
  for (std::size_t i = 0; i < N; ++i) {
    form.enter(i);
    form.unless(i >= things.size(), [&] { item(things[i]); });
    form.leave();
  }
  form.leave();
}

template <Placing F, class Counts, class Name>
void counts(F& form, std::string_view key, const Counts& value, std::int64_t most, Name name) {
  form.each_of(key, value, most, name);
}

template <Placing F, class Counts, class Name>
void counts_if_any(F& form, std::string_view key, const Counts& value, std::int64_t most, Name name) {
  counts(form, key, value, most, name);
}

template <Placing F, class Counts>
void repeated(F& form, std::string_view key, const Counts& value, int first, int most) {
  counts(form, key, value, most,
         [first](std::size_t i) { return Digits(static_cast<std::size_t>(first) + i); });
}

template <Placing F, class Set, class Name>
void members(F& form, std::string_view key, const Set& set, std::size_t count, Name name) {
  form.some_of(key, set, count, name);
}

template <Placing F, class Set, std::integral Size, class Name>
void members(F& form, std::string_view key, const Set& set, const Size& size, std::size_t count, Name name) {
  form.enter(key);
  form.count("size", static_cast<std::int64_t>(size), static_cast<std::int64_t>(count));
  form.some_of({}, set, count, name);
  form.leave();
}

template <Placing F, class Set, std::integral Size, class Name>
void pile(F& form, std::string_view key, const Set&, const Size& size, std::size_t count, Name) {
  form.count(key, static_cast<std::int64_t>(size), static_cast<std::int64_t>(count));
}

// A row of things that are all different: for each of `count` its place in the row, from 1 on, or 0. That
// takes fewer places than a list.
template <Placing F, class T, std::size_t N, class Thing, class Name>
void ranks(F& form, std::string_view key, const List<T, N>& things, std::size_t count, Thing thing,
           Name name) {
  std::array<std::uint8_t, 256> rank{};
  for (std::size_t i = 0; i < things.size(); ++i) rank[thing(things[i])] = static_cast<std::uint8_t>(i + 1);
  counts(form, key, std::span(rank).first(count), N, name);
}

template <Placing F>
void seat(F& form, std::string_view key, Seat value, int) {
  form.one_of(key, form.round().distance(value), form.round().seats(), Round::name);
}

template <Placing F>
void maybe_seat(F& form, std::string_view key, Seat value, Seat, int most) {
  seat(form, key, value, most);
}

template <Placing F>
void seats(F& form, std::string_view key, Seats set, int) {
  const Round& round = form.round();
  unsigned turned = 0;
  for (std::size_t i = 0; i < round.seats(); ++i)
    turned |= static_cast<unsigned>(holds(set, round.seat(i))) << i;
  form.some_of(key, turned, round.seats(), Round::name);
}

template <Placing F, class Item>
void by_seat(F& form, std::string_view key, std::size_t, Item item) {
  form.enter(key);
  for (std::size_t i = 0; i < form.round().seats(); ++i) {
    form.enter(Round::name(i));
    item(form.round().seat(i));
    form.leave();
  }
  form.leave();
}

template <Placing F>
bool is_own(const F& form, Seat seat) {
  return form.round().distance(seat) == 0;
}

}  // namespace tsardom
