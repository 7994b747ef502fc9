#include "cli/paint.hpp"

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>

namespace tsardom::cli {
namespace {

struct Pigment {
  std::uint8_t red, green, blue;
  std::uint8_t of_256;
};

// By Ink, from `faint` on.
constexpr std::array<Pigment, 10> kPigments{{{142, 126, 108, 244},
                                             {217, 168, 66, 178},
                                             {255, 138, 43, 208},
                                             {222, 84, 60, 167},
                                             {92, 146, 214, 68},
                                             {242, 182, 50, 214},
                                             {47, 163, 150, 36},
                                             {172, 92, 60, 131},
                                             {198, 140, 84, 173},
                                             {228, 196, 92, 185}}};

const Pigment& pigment(Ink ink) {
  return kPigments[static_cast<std::size_t>(ink) - static_cast<std::size_t>(Ink::faint)];
}

std::string colour(Ink ink, Colours colours, bool is_ground) {
  const Pigment& paint = pigment(ink);
  const int kind = is_ground ? 48 : 38;
  if (colours == Colours::many) return fmt::format("{};2;{};{};{}", kind, paint.red, paint.green, paint.blue);
  return fmt::format("{};5;{}", kind, paint.of_256);
}

std::string coloured(std::string_view codes, std::string_view text) {
  return fmt::format("\x1b[{}m{}\x1b[0m", codes, text);
}

constexpr std::string_view kEscape = "\x1b[";

int columns_of(UChar32 letter) {
  const std::int8_t type = u_charType(letter);
  if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_FORMAT_CHAR) return 0;
  const int width = u_getIntPropertyValue(letter, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// One letter or one colour code at the front of a text: its bytes and its columns.
struct Glyph {
  std::size_t bytes = 0;
  int columns = 0;
};
Glyph first_glyph(std::string_view text) {
  if (text.starts_with(kEscape)) return {std::min(text.find('m'), text.size() - 1) + 1, 0};
  std::size_t bytes = 1;
  while (bytes < text.size() && continues_letter(text[bytes])) ++bytes;
  if (bytes == 1) return {1, 1};
  const icu::StringPiece letter(text.data(), static_cast<std::int32_t>(bytes));
  return {bytes, columns_of(icu::UnicodeString::fromUTF8(letter).char32At(0))};
}

// The front of a text that takes at most so many columns, without colours.
std::string cut(std::string_view text, int width) {
  std::string front;
  while (!text.empty()) {
    const Glyph glyph = first_glyph(text);
    if (!text.starts_with(kEscape)) {
      width -= glyph.columns;
      if (width < 0) break;
      front += text.substr(0, glyph.bytes);
    }
    text.remove_prefix(glyph.bytes);
  }
  return front;
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

}  // namespace

std::string Paper::ink(Ink ink, std::string_view text) const {
  if (colours == Colours::none || ink == Ink::none || text.empty()) return std::string(text);
  return coloured(ink == Ink::strong ? "1" : colour(ink, colours, false), text);
}

std::string Paper::halves(Ink upper, Ink lower) const {
  if (upper == Ink::none && lower == Ink::none) return " ";
  if (upper == Ink::none) return ink(lower, "▄");
  if (lower == Ink::none) return ink(upper, "▀");
  if (colours == Colours::none) return "█";
  return coloured(colour(upper, colours, false) + ';' + colour(lower, colours, true), "▀");
}

int width_of(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const Glyph glyph = first_glyph(text);
    width += glyph.columns;
    text.remove_prefix(glyph.bytes);
  }
  return width;
}

std::string fit(std::string_view text, int width) {
  const int found = width_of(text);
  if (found <= width) return std::string(text) + spaces(width - found);
  return width < 1 ? std::string() : cut(text, width - 1) + "…";
}

std::string centred(std::string_view text, int width) {
  const int room = width - width_of(text);
  return fit(spaces(room / 2) + std::string(text), width);
}

std::string repeated(std::string_view letter, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += letter;
  return text;
}

std::string joined(const std::vector<std::string>& texts, std::string_view gap) {
  return fmt::format("{}", fmt::join(texts, gap));
}

std::string justified(std::string_view left, std::string_view right, int width) {
  const int room = width - width_of(left) - width_of(right);
  return std::string(left) + spaces(std::max(room, 1)) + std::string(right);
}

Lines wrap(std::string_view text, int width) {
  Lines lines;
  std::string line;
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) break;
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    if (!line.empty() && width_of(line) + 1 + width_of(word) > width) {
      lines.push_back(std::move(line));
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

Lines hung(const std::string& front, std::string_view text, int width) {
  const int indent = width_of(front);
  Lines lines = wrap(text, width - indent);
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = (i == 0 ? front : std::string(static_cast<std::size_t>(indent), ' ')) + lines[i];
  return lines;
}

Lines framed(const Paper& paper, Ink ink, std::string_view title, std::string_view note, const Lines& inside,
             int width) {
  const std::string back = note.empty() ? std::string() : ' ' + std::string(note) + ' ';
  const int room = std::max(width - 6 - width_of(back), 0);
  const std::string front =
      title.empty() ? std::string() : ' ' + fit(title, std::min(width_of(title), room)) + ' ';
  const int rest = width - 4 - width_of(front) - width_of(back);
  Lines lines{paper.ink(ink, "╭─") + front + paper.ink(ink, repeated("─", rest)) + back +
              paper.ink(ink, "─╮")};
  for (const std::string& line : inside) {
    lines.push_back(paper.ink(ink, "│") + fit(line, width - 2) + paper.ink(ink, "│"));
  }
  lines.push_back(paper.ink(ink, "╰" + repeated("─", width - 2) + "╯"));
  return lines;
}

Lines beside(const std::vector<Lines>& columns, std::string_view gap) {
  std::size_t height = 0;
  for (const Lines& column : columns) height = std::max(height, column.size());
  Lines lines(height);
  for (std::size_t c = 0; c < columns.size(); ++c) {
    const int width = columns[c].empty() ? 0 : width_of(columns[c].front());
    for (std::size_t row = 0; row < height; ++row) {
      if (c > 0) lines[row] += gap;
      lines[row] += row < columns[c].size() ? columns[c][row] : spaces(width);
    }
  }
  return lines;
}

void append(Lines& to, const Lines& lines) { to.insert(to.end(), lines.begin(), lines.end()); }

}  // namespace tsardom::cli
