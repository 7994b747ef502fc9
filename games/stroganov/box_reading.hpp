// How the parts of components.json are read: shared by the files box*.cpp.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "core/form.hpp"
#include "games/stroganov/box.hpp"

namespace tsardom::stroganov {

inline constexpr int kMostFigure = 99;  // keeps every count and every score small

template <std::integral T>
void small(Form& form, std::string_view key, T& value, int least = 0, int most = kMostFigure) {
  number(form, key, value, least, most);
}

// A figure that the rules fix: another one is refused.
inline void fixed(Form& form, std::string_view key, std::size_t expected) {
  std::size_t found = expected;
  number(form, key, found, static_cast<std::int64_t>(expected), static_cast<std::int64_t>(expected));
}

// A word that can only be this one.
inline void fixed_word(Form& form, std::string_view key, std::string_view expected) {
  std::string_view found = expected;
  form.word(key, found);
  if (form.ok() && found != expected) form.complain("expected here", expected);
}

// A thing of a fixed vocabulary whose place in the list is its number.
template <class Names>
void fixed_id(Form& form, const Names& names, std::size_t expected) {
  fixed_word(form, "id", names[expected]);
}

// One figure for each number of players, under "1" to "4".
inline constexpr std::array<std::string_view, kMostPlayers> kPlayerKeys{"1", "2", "3", "4"};
template <class Figure>
void by_players(Form& form, std::string_view key, Figure figure) {
  group(form, key, [&] {
    for (std::size_t i = 0; i < kPlayerKeys.size(); ++i) figure(kPlayerKeys[i], i);
  });
}

void read_gain(Form& form, std::string_view key, Gain& gain);
bool brings_anything(const Gain& gain);
// A fur by its value.
void read_fur(Form& form, std::string_view key, Piece& fur);

void read_constants(Form& form, Constants& figure);
void read_regions(Form& form, Box& box);
void read_wishes(Form& form, Box& box);
void read_tracks(Form& form, Box& box);
void read_automa(Form& form, Box& box);

}  // namespace tsardom::stroganov
