// Text laid out in columns of letters: colours, widths, wrapping, frames, things side by side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tsardom::cli {

// The pigments of an icon, and what they stand for.
enum class Ink : std::uint8_t {
  none,
  strong,
  faint,
  gold,      // ornament and points
  fire,      // what may be chosen, and nothing else
  cinnabar,  // the seats
  lapis,
  saffron,
  malachite,
  fur,  // goods
  wood,
  wheat
};

enum class Colours : std::uint8_t { none, few, many };  // 256 of them, or all

// What one writes on. Plain paper takes linear text for pipes and screen readers: no colour, nothing drawn.
struct Paper {
  int width = 80;
  bool plain = true;
  Colours colours = Colours::none;

  std::string ink(Ink ink, std::string_view text) const;
  // One letter cut in an upper and a lower half; Ink::none leaves a half empty.
  std::string halves(Ink upper, Ink lower) const;
};

using Lines = std::vector<std::string>;

// Columns that a text takes on the screen; colours take none.
int width_of(std::string_view text);
// Exactly so wide: filled up with spaces, or cut with an ellipsis (a cut text loses its colours).
std::string fit(std::string_view text, int width);
std::string centred(std::string_view text, int width);
std::string repeated(std::string_view letter, int times);
std::string joined(const std::vector<std::string>& texts, std::string_view gap);
// `left` and `right` at the ends of a line.
std::string justified(std::string_view left, std::string_view right, int width);
Lines wrap(std::string_view text, int width);
// Text behind a front; further lines stand under its beginning.
Lines hung(const std::string& front, std::string_view text, int width);

// A box of this width with a title in its upper edge and a note at the right end of it.
Lines framed(const Paper& paper, Ink ink, std::string_view title, std::string_view note, const Lines& inside,
             int width);
// Columns of lines side by side; each is as wide as its first line says.
Lines beside(const std::vector<Lines>& columns, std::string_view gap);
void append(Lines& to, const Lines& lines);

}  // namespace tsardom::cli
