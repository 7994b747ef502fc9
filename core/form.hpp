// A form is filled in one way or the other: the same description writes a State or a box out and reads it
// back. Games describe themselves with it and so know nothing of JSON. After the first complaint a form stays
// silent: values keep what they had, and the caller asks `ok()` once at the end.
//
// A game speaks in the verbs below. They know how many there can be of everything, so that the same lines
// also write a view as numbers at fixed places (core/places.hpp has the same verbs for that).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/game.hpp"

namespace tsardom {

class Form {
 public:
  virtual bool reading() const = 0;
  virtual bool ok() const = 0;
  // Refuses what stands at the present place, e.g. complain("unknown effect", "teleport").
  virtual void complain(std::string_view reason, std::string_view detail = {}) = 0;

  // A group of named values, and a list of `size` unnamed ones (reading: the answer is the size found).
  // Inside a list keys are ignored: each call takes the next item.
  virtual void enter(std::string_view key) = 0;
  virtual std::size_t enter_list(std::string_view key, std::size_t size) = 0;
  virtual void leave() = 0;

  virtual void number(std::string_view key, std::int64_t& value, std::int64_t least, std::int64_t most) = 0;
  virtual void flag(std::string_view key, bool& value) = 0;
  virtual void word(std::string_view key, std::string_view& value) = 0;  // valid until the next call

  // Reading: is there a value other than null? A null item of a list is taken by the question.
  virtual bool given(std::string_view key) = 0;
  // Writing: an explicit null. Reading: nothing.
  virtual void blank(std::string_view key) = 0;

 protected:
  ~Form() = default;
};

template <std::integral T>
void number(Form& form, std::string_view key, T& value, std::int64_t least, std::int64_t most) {
  std::int64_t wide = static_cast<std::int64_t>(value);
  form.number(key, wide, least, most);
  value = static_cast<T>(wide);
}

template <class Body>
void group(Form& form, std::string_view key, Body body) {
  form.enter(key);
  body();
  form.leave();
}

// A list of exactly `size` items.
template <class Item>
void row(Form& form, std::string_view key, std::size_t size, Item item) {
  const std::size_t found = form.enter_list(key, size);
  if (found != size) form.complain("wrong count");
  for (std::size_t i = 0; i < size && form.ok(); ++i) item(i);
  form.leave();
}

// A list of at most `most` items; `size` is what it holds.
template <std::integral Size, class Item>
void rows(Form& form, std::string_view key, Size& size, std::size_t most, Item item) {
  const std::size_t found = form.enter_list(key, static_cast<std::size_t>(size));
  if (found > most) form.complain("too many items");
  if (form.ok()) size = static_cast<Size>(found);
  for (std::size_t i = 0; i < found && form.ok(); ++i) item(i);
  form.leave();
}

// One of `count` named things. `name(i)` is the i-th name.
template <class T, class Name>
void choice(Form& form, std::string_view key, T& value, std::size_t count, Name name) {
  std::string_view word = form.reading() ? std::string_view{} : name(static_cast<std::size_t>(value));
  form.word(key, word);
  if (!form.reading() || !form.ok()) return;
  for (std::size_t i = 0; i < count; ++i) {
    if (name(i) == word) {
      value = static_cast<T>(i);
      return;
    }
  }
  form.complain("unknown name", word);
}

// For all that asks for names: they stand in an array, or are the ids of things of the box.
template <class Names>
auto in(const Names& names) {
  return [&names](std::size_t i) { return names[i]; };
}
template <class Things>
auto ids(const Things& things) {
  return [&things](std::size_t i) {
    if constexpr (requires { things[i].view(); }) {
      return things[i].view();
    } else {
      return things[i].id.view();
    }
  };
}

// The one of the named things that must stand here.
template <class Name>
void expected(Form& form, std::string_view key, std::size_t thing, std::size_t count, Name name) {
  std::size_t found = thing;
  choice(form, key, found, count, name);
  if (found != thing) form.complain("expected here", name(thing));
}

// What follows from the rest: it is written for whoever reads, and where it is read it must be true.
template <std::integral T>
void follows(Form& form, std::string_view key, T truth, std::int64_t most, std::string_view otherwise) {
  if (form.reading() && !form.given(key)) return;
  T found = truth;
  number(form, key, found, 0, most);
  if (form.ok() && found != truth) form.complain(otherwise, key);
}

inline void flag(Form& form, std::string_view key, bool& value) { form.flag(key, value); }

// A number that tells where something is (a space, a column, a round) rather than how much.
template <std::integral T>
void spot(Form& form, std::string_view key, T& value, std::int64_t least, std::int64_t most) {
  number(form, key, value, least, most);
}

// Something that may be missing; `body` tells it.
template <class Body>
void maybe(Form& form, std::string_view key, bool& there, Body body) {
  if (form.reading()) there = form.given(key);
  if (!there) return form.blank(key);
  body();
}

// A spot, or nothing.
template <std::integral T>
void maybe_spot(Form& form, std::string_view key, T& value, std::type_identity_t<T> none, std::int64_t least,
                std::int64_t most) {
  bool there = value != none;
  if (form.reading()) value = none;
  maybe(form, key, there, [&] { number(form, key, value, least, most); });
}

// One of `count` named things, or nothing.
template <class T, class Name>
void maybe(Form& form, std::string_view key, T& value, std::type_identity_t<T> none, std::size_t count,
           Name name) {
  bool there = value != none;
  if (form.reading()) value = none;
  maybe(form, key, there, [&] { choice(form, key, value, count, name); });
}

// A List of at most as many items as it can hold; `item` tells one.
template <class T, std::size_t N, class Item>
void list(Form& form, std::string_view key, List<T, N>& things, Item item) {
  std::size_t size = things.size();
  rows(form, key, size, N, [&](std::size_t i) {
    if (form.reading()) things.push({});
    item(things[i]);
  });
}

// So many of each, all named.
template <class Counts, class Name>
void counts(Form& form, std::string_view key, Counts& value, std::int64_t most, Name name) {
  group(form, key, [&] {
    for (std::size_t i = 0; i < value.size(); ++i) number(form, name(i), value[i], 0, most);
  });
}

// What is not named is zero.
template <class Counts, class Name>
void counts_if_any(Form& form, std::string_view key, Counts& value, std::int64_t most, Name name) {
  group(form, key, [&] {
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (form.reading() ? form.given(name(i)) : value[i] != 0) number(form, name(i), value[i], 0, most);
    }
  });
}

// Numbers from `first` on, each as often as its count says, in ascending order.
template <class Counts>
void repeated(Form& form, std::string_view key, Counts& value, int first, int most) {
  std::size_t size = 0, next = 0;
  for (const int count : value) size += static_cast<std::size_t>(count);
  Counts left = value;
  if (form.reading()) value = {};
  rows(form, key, size, value.size() * static_cast<std::size_t>(most), [&](std::size_t) {
    while (!form.reading() && left[next] == 0) ++next;
    int found = first + static_cast<int>(next);
    number(form, {}, found, first, first + static_cast<int>(value.size()) - 1);
    if (!form.ok()) return;
    const auto at = static_cast<std::size_t>(found - first);
    if (!form.reading()) {
      --left[at];
    } else if (value[at] == most) {
      form.complain("too many of this value");
    } else {
      ++value[at];
    }
  });
}

// ------------------------------------------------------------------------------------------------- sets

// A set is an unsigned number, one bit for each member, or a class with `has`, `add`, `size` and `for_each`.
template <class Set>
std::size_t size_of_set(const Set& set) {
  if constexpr (std::unsigned_integral<Set>) {
    return static_cast<std::size_t>(std::popcount(set));
  } else {
    return static_cast<std::size_t>(set.size());
  }
}
template <class Set>
bool is_member(const Set& set, std::size_t member) {
  if constexpr (std::unsigned_integral<Set>) {
    return (set >> member & 1U) != 0;
  } else {
    return set.has(static_cast<std::uint8_t>(member));
  }
}
template <class Set>
void add_member(Set& set, std::size_t member) {
  if constexpr (std::unsigned_integral<Set>) {
    set = static_cast<Set>(set | Set{1} << member);
  } else {
    set.add(static_cast<std::uint8_t>(member));
  }
}
template <class Set, class Visit>
void for_each_member(const Set& set, Visit visit) {  // in ascending order
  if constexpr (std::unsigned_integral<Set>) {
    for (Set left = set; left != 0; left = static_cast<Set>(left & (left - 1U)))
      visit(static_cast<std::size_t>(std::countr_zero(left)));
  } else {
    set.for_each([&](std::uint8_t member) { visit(std::size_t{member}); });
  }
}

// Members of a set by name, then as many nulls as lie face down: `size` counts them all. Read is only what is
// known.
template <class Set, std::integral Size, class Name>
void members(Form& form, std::string_view key, Set& set, Size& size, std::size_t count, Name name) {
  if (!form.reading()) {
    form.enter_list(key, static_cast<std::size_t>(size));
    for_each_member(set, [&](std::size_t member) { choice(form, {}, member, count, name); });
    for (std::size_t i = size_of_set(set); i < static_cast<std::size_t>(size); ++i) form.blank({});
    return form.leave();
  }
  set = {};
  rows(form, key, size, count, [&](std::size_t) {
    if (!form.given({})) return form.complain("a position has nothing face down");
    std::size_t member = 0;
    choice(form, {}, member, count, name);
    if (!form.ok()) return;
    if (is_member(set, member)) return form.complain("stands twice", name(member));
    add_member(set, member);
  });
}

// A set that everybody knows.
template <class Set, class Name>
void members(Form& form, std::string_view key, Set& set, std::size_t count, Name name) {
  std::size_t size = size_of_set(set);
  members(form, key, set, size, count, name);
}

// A pile face down: for whoever looks at a view, no more than its size.
template <class Set, std::integral Size, class Name>
void pile(Form& form, std::string_view key, Set& set, Size& size, std::size_t count, Name name) {
  members(form, key, set, size, count, name);
}

// ------------------------------------------------------------------------------------------------ seats

// Seats stand by number. `most` is how many the game can have.
inline void seat(Form& form, std::string_view key, Seat& value, int most) {
  number(form, key, value, 0, most - 1);
}
inline void maybe_seat(Form& form, std::string_view key, Seat& value, Seat none, int most) {
  maybe_spot(form, key, value, none, 0, most - 1);
}
inline void seats(Form& form, std::string_view key, Seats& set, int most) {
  std::size_t size = size_of_set(set);
  Seats left = set;
  if (form.reading()) set = 0;
  rows(form, key, size, static_cast<std::size_t>(most), [&](std::size_t) {
    Seat member = form.reading() ? Seat{0} : static_cast<Seat>(std::countr_zero(left));
    left = static_cast<Seats>(left & (left - 1U));
    seat(form, {}, member, most);
    if (form.ok()) add_member(set, member);
  });
}

// One item for each of `count` seats, in their order; a view as numbers begins with the viewer.
template <class Item>
void by_seat(Form& form, std::string_view key, std::size_t count, Item item) {
  row(form, key, count, [&](std::size_t i) { item(static_cast<Seat>(i)); });
}

// Is this the seat that looks? What nobody else can ever see of a seat is told only then; on paper stands
// all.
constexpr bool is_own(const Form&, Seat) { return true; }

// A short name out of the data, kept in place.
struct Id {
  static constexpr std::size_t kLongest = 36;
  std::array<char, 40> letters{};  // zero-terminated
  std::string_view view() const { return letters.data(); }
};

// The id of the i-th thing of a list, which no earlier one has.
template <class Things>
void unique_id(Form& form, Things& things, std::size_t i) {
  std::string_view word = things[i].id.view();
  form.word("id", word);
  if (!form.reading() || !form.ok()) return;
  if (word.empty() || word.size() > Id::kLongest) return form.complain("an id has 1 to 36 letters");
  things[i].id = {};
  std::copy(word.begin(), word.end(), things[i].id.letters.begin());
  for (std::size_t other = 0; other < i; ++other) {
    if (things[other].id.view() == word) form.complain("this id stands twice", word);
  }
}

}  // namespace tsardom
