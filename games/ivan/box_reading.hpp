// How components.json is read: what its parts share.
#pragma once

#include <algorithm>
#include <concepts>
#include <span>
#include <string_view>

#include "games/ivan/box.hpp"

namespace tsardom::ivan {

inline constexpr Ops kGains = ops(Op::gain, Op::gain_choice);
inline constexpr Ops kAutomatic = ops(Op::gain, Op::vp, Op::favor);

template <class Ids>
void id(Form& form, Ids& list, std::size_t at) {
  std::string_view word;
  form.word("id", word);
  if (!form.ok()) return;
  Id& value = list[at];
  if (word.empty() || word.size() > Id::kLongest) return form.complain("an id has 1 to 36 letters");
  if (word.find(' ') != std::string_view::npos) return form.complain("an id has no spaces");
  for (std::size_t i = 0; i < at; ++i) {
    if (list[i].view() == word) return form.complain("this id stands twice", word);
  }
  value = {};
  std::copy(word.begin(), word.end(), value.letters.begin());
}

template <std::integral T>
void small(Form& form, std::string_view key, T& value, int least = 0, int most = 99) {
  number(form, key, value, least, most);
}

inline void exactly(Form& form, std::string_view key, int value) {
  int found = value;
  small(form, key, found, value, value);
}

// A thing of a fixed vocabulary whose place in the list is its number.
inline void fixed_id(Form& form, std::span<const std::string_view> names, std::size_t expected) {
  tsardom::expected(form, "id", expected, names.size(), in(names));
}

inline void flag_if_given(Form& form, std::string_view key, bool& value) {
  if (form.given(key)) form.flag(key, value);
}

// box_map.cpp: IVN-1.1, cities, waterways, assignment cards.
void read_map(Form& form, Box& box);
// box_cards.cpp: IVN-1.2, IVN-1.3, IVN-1.5, projects, titles, estates, tokens, the pad.
void read_cards(Form& form, Box& box);

}  // namespace tsardom::ivan
