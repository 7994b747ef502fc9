// The map of Ivan the Terrible: cities where the box has them, waterways as dotted lines between them, a
// letter for each trade token that lies on one.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

#include "cli/boards/ivan/board.hpp"

namespace tsardom::cli::ivan {
namespace {

constexpr int kRows = 30, kCityRows = 3;
constexpr int kMargin = 8;  // columns for the name of a city at the edge
constexpr int kDotsAcross = 2, kDotsDown = 4;

struct Place {
  int row = 0, column = 0;
};

struct Span {
  std::string text;
  Ink ink = Ink::none;
};
using Label = std::vector<Span>;

int width_of(const Label& label) {
  int width = 0;
  for (const Span& span : label) width += cli::width_of(span.text);
  return width;
}

std::string letter_of_dots(unsigned dots) {  // U+2800 and on
  return {'\xE2', static_cast<char>(0xA0 | dots >> 6), static_cast<char>(0x80 | (dots & 0x3F))};
}

class Canvas {
 public:
  explicit Canvas(int width) : width_(width), cells_(static_cast<std::size_t>(width * kRows)) {}

  void draw_line(Place from, Place to) {
    const int x = from.column * kDotsAcross, y = from.row * kDotsDown + 2;
    const int across = to.column * kDotsAcross - x, down = to.row * kDotsDown + 2 - y;
    const int steps = std::max({std::abs(across), std::abs(down), 1});
    for (int i = 0; i <= steps; ++i) put_dot(x + across * i / steps, y + down * i / steps);
  }

  // Around this column, with some air at both ends.
  void write(Place middle, const Label& label) {
    int column = std::clamp(middle.column - width_of(label) / 2, 0, std::max(width_ - width_of(label), 0));
    take(middle.row, column - 1, " ", Ink::none);
    for (const Span& span : label) {
      for (std::size_t at = 0, bytes = 0; at < span.text.size(); at += bytes, ++column) {
        bytes = 1;
        while (at + bytes < span.text.size() && (span.text[at + bytes] & 0xC0) == 0x80) ++bytes;
        take(middle.row, column, span.text.substr(at, bytes), span.ink);
      }
    }
    take(middle.row, column, " ", Ink::none);
  }

  // Near the middle of the line, where no name is.
  void mark_line(Place from, Place to, const Span& mark) {
    constexpr int kTries = 20;
    for (int i = 0; i < kTries; ++i) {
      const int part = kTries + (i % 2 == 0 ? i / 2 : -i / 2 - 1);
      const Place at{from.row + (to.row - from.row) * part / (2 * kTries),
                     from.column + (to.column - from.column) * part / (2 * kTries)};
      if (is_taken(at.row, at.column - 1) || is_taken(at.row, at.column) || is_taken(at.row, at.column + 1))
        continue;
      return write(at, {mark});
    }
  }

  Lines lines(const Paper& paper) const {
    Lines lines;
    for (int row = 0; row < kRows; ++row) {
      std::string line, run;
      Ink ink = Ink::none;
      for (int column = 0; column < width_; ++column) {
        const Cell& cell = at(row, column);
        const Ink own = cell.text.empty() ? Ink::faint : cell.ink;
        if (own != ink) line += paper.ink(ink, std::exchange(run, {}));
        ink = own;
        run += !cell.text.empty() ? cell.text : cell.dots != 0 ? letter_of_dots(cell.dots) : " ";
      }
      line += paper.ink(ink, run);
      lines.push_back(line);
    }
    return lines;
  }

 private:
  struct Cell {
    std::string text = {};
    Ink ink = Ink::none;
    unsigned dots = 0;
  };

  bool is_inside(int row, int column) const {
    return row >= 0 && row < kRows && column >= 0 && column < width_;
  }
  Cell& at(int row, int column) { return cells_[static_cast<std::size_t>(row * width_ + column)]; }
  const Cell& at(int row, int column) const {
    return cells_[static_cast<std::size_t>(row * width_ + column)];
  }
  bool is_taken(int row, int column) const {
    return !is_inside(row, column) || !at(row, column).text.empty();
  }
  void take(int row, int column, std::string text, Ink ink) {
    if (!is_inside(row, column)) return;
    at(row, column).text = std::move(text);
    at(row, column).ink = ink;
  }
  void put_dot(int x, int y) {
    constexpr std::array<std::array<unsigned, kDotsAcross>, kDotsDown> kDot{
        {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};
    const int row = y / kDotsDown, column = x / kDotsAcross;
    if (!is_inside(row, column)) return;
    at(row, column).dots |=
        kDot[static_cast<std::size_t>(y % kDotsDown)][static_cast<std::size_t>(x % kDotsAcross)];
  }

  int width_;
  std::vector<Cell> cells_;
};

// From the places of the box to rows and columns; a city stands at its middle row.
class Scale {
 public:
  Scale(const Json& cities, int width) : width_(width) {
    for (const Json& city : cities) {
      x_.widen(city["x"].get<int>());
      y_.widen(city["y"].get<int>());
    }
  }
  Place operator()(const Json& city) const {
    return {1 + (city["y"].get<int>() - y_.least) * (kRows - kCityRows) / y_.size(),
            kMargin + (city["x"].get<int>() - x_.least) * (width_ - 2 * kMargin) / x_.size()};
  }

 private:
  struct Range {
    int least = std::numeric_limits<int>::max(), most = std::numeric_limits<int>::min();
    void widen(int value) {
      least = std::min(least, value);
      most = std::max(most, value);
    }
    int size() const { return std::max(most - least, 1); }
  };
  int width_;
  Range x_, y_;
};

void write_city(const Scene& scene, const Json& city, Place middle, Canvas& canvas) {
  const auto id = city["id"].get<std::string>();
  const Json& region = in_box(scene, "regions", city["region"]);
  canvas.write({middle.row - 1, middle.column},
               {{badge(scene, {"station", "deploy", "income", "place", "build"}, id), Ink::fire},
                {std::string(colour_sign(scene, city["colour"])) + ' ', Ink::gold},
                {term(scene, "city", id), Ink::strong},
                {' ' + region.value("numeral", std::string()), Ink::faint}});
  canvas.write(middle, {{income_words(scene, city)}});
  Label forces;
  for (Seat seat = 0; seat < scene.players(); ++seat) {
    const Force force = force_in(scene, seat, id);
    if (force.is_none()) continue;
    if (!forces.empty()) forces.push_back({" "});
    forces.push_back({force_signs(seat, force), seat_ink(seat)});
  }
  if (!forces.empty()) canvas.write({middle.row + 1, middle.column}, forces);
}

// Letters in the order of the waterways; "a" is the first token that lies there.
Lines token_key(const Scene& scene, int width) {
  std::vector<std::string> keys;
  int widest = 1;
  for (std::size_t way = 0; way < box_of(scene)["waterways"].size(); ++way) {
    const Json& token = token_on(scene, way);
    if (!token.is_string()) continue;
    const std::string letter(1, static_cast<char>('a' + keys.size()));
    keys.push_back(scene.paper.ink(Ink::gold, letter) + ' ' + term(scene, "token", token));
    widest = std::max(widest, cli::width_of(keys.back()) + 2);
  }
  const auto columns = static_cast<std::size_t>(std::max(width / widest, 1));
  Lines lines;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (i % columns == 0) lines.emplace_back();
    lines.back() += fit(keys[i], widest);
  }
  return lines;
}

}  // namespace

std::string_view colour_sign(const Scene& scene, const Json& colour) {
  struct Mark {
    std::string_view name, sign;
  };
  constexpr std::array<Mark, 4> kMarks{{{"tower", "♜"}, {"wave", "≈"}, {"crown", "♛"}, {"arch", "∩"}}};
  const Json& known = in_box(scene, "city_colours", colour);
  for (const Mark& mark : kMarks) {
    if (known.value("mark", std::string()) == mark.name) return mark.sign;
  }
  return "○";
}

std::string force_signs(Seat seat, const Force& force) {
  std::string signs(seat_sign(seat));
  const auto add = [&signs](std::string_view sign, int count) {
    if (count > 0) signs += sign;
    if (count > 1) signs += std::to_string(count);
  };
  add(kWarrior, force.warriors);
  add(kBoyar, force.boyars);
  add(kBuilding, force.building ? 1 : 0);
  return signs;
}

Lines draw_map(const Scene& scene, int width) {
  const Json& box = box_of(scene);
  const Scale place(box["cities"], width);
  Canvas canvas(width);
  const auto end_of = [&](const Json& way, const char* end) {
    return place(in_box(scene, "cities", way[end]));
  };
  for (const Json& way : box["waterways"]) canvas.draw_line(end_of(way, "a"), end_of(way, "b"));
  for (const Json& city : box["cities"]) write_city(scene, city, place(city), canvas);
  char letter = 'a';
  for (std::size_t i = 0; i < box["waterways"].size(); ++i) {
    const Json& way = box["waterways"][i];
    if (!token_on(scene, i).is_string()) continue;
    canvas.mark_line(end_of(way, "a"), end_of(way, "b"), {std::string(1, letter++), Ink::gold});
  }
  Lines lines = canvas.lines(scene.paper);
  append(lines, token_key(scene, width));
  return lines;
}

}  // namespace tsardom::cli::ivan
