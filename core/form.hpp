// A form is filled in one way or the other: the same description writes a State or a box out and reads it
// back. Games describe themselves with it and so know nothing of JSON. After the first complaint a form stays
// silent: values keep what they had, and the caller asks `ok()` once at the end.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

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

// For `choice`: the names stand in an array.
template <class Names>
auto in(const Names& names) {
  return [&names](std::size_t i) { return names[i]; };
}

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
