// The map of Catherine as a picture: roads as fine dots, the cities written over them.
#include <algorithm>
#include <array>
#include <cmath>

#include "cli/boards/catherine/board.hpp"

namespace tsardom::cli::catherine {
namespace {

constexpr int kRows = 21, kMargin = 5;  // room for half a name on both sides
constexpr int kLeastWidth = 72;         // below that the names would cover each other

// A letter of Braille holds two columns of four dots; this is the place of each in it.
constexpr int kDotsAcross = 2, kDotsDown = 4;
constexpr std::array<std::array<unsigned, kDotsAcross>, kDotsDown> kDots{
    {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};

std::string braille(unsigned dots) {
  const unsigned letter = 0x2800 + dots;
  return {static_cast<char>(0xE0 | letter >> 12), static_cast<char>(0x80 | (letter >> 6 & 0x3F)),
          static_cast<char>(0x80 | (letter & 0x3F))};
}

struct Spot {
  double column, row;
};

// A sheet of letters, each with its ink; what is written later covers what was there.
class Sheet {
 public:
  explicit Sheet(int width) : width_(width), cells_(static_cast<std::size_t>(width * kRows)) {}

  void draw_road(Spot from, Spot to) {
    const double across = (to.column - from.column) * kDotsAcross, down = (to.row - from.row) * kDotsDown;
    const int dots = static_cast<int>(std::max(std::abs(across), std::abs(down)));
    for (int i = 0; i <= dots; ++i) {
      const double part = static_cast<double>(i) / std::max(dots, 1);
      const auto x = static_cast<int>(std::lround(from.column * kDotsAcross + across * part));
      const auto y = static_cast<int>(std::lround(from.row * kDotsDown + down * part));
      Cell& here = cell(y / kDotsDown, x / kDotsAcross);
      here.dots |= kDots[static_cast<std::size_t>(y % kDotsDown)][static_cast<std::size_t>(x % kDotsAcross)];
    }
  }

  // Answers the column behind the text. Every letter is one column wide.
  int write(int row, int column, Ink ink, std::string_view text) {
    for (std::size_t begin = 0; begin < text.size(); ++column) {
      std::size_t end = begin + 1;
      while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
      cell(row, column) = {std::string(text.substr(begin, end - begin)), ink, 0};
      begin = end;
    }
    return column;
  }

  Lines lines(const Paper& paper) const {
    Lines all;
    for (int row = 0; row < kRows; ++row) {
      std::string line, run;
      Ink ink = Ink::none;
      for (int column = 0; column < width_; ++column) {
        const Cell& here = cells_[static_cast<std::size_t>(row * width_ + column)];
        if (here.ink() != ink) line += paper.ink(ink, std::exchange(run, {}));
        ink = here.ink();
        run += here.text();
      }
      all.push_back(line + paper.ink(ink, run));
    }
    return all;
  }

 private:
  struct Cell {
    std::string letter = {};
    Ink written = Ink::none;
    unsigned dots = 0;

    Ink ink() const { return dots != 0 ? Ink::faint : written; }
    std::string text() const { return dots != 0 ? braille(dots) : letter.empty() ? " " : letter; }
  };

  Cell& cell(int row, int column) {
    const int inside = std::clamp(row, 0, kRows - 1) * width_ + std::clamp(column, 0, width_ - 1);
    return cells_[static_cast<std::size_t>(inside)];
  }

  int width_;
  std::vector<Cell> cells_;
};

std::vector<Spot> spots(const Board& board, int width) {
  const auto [west, east] = std::minmax_element(board.cities.begin(), board.cities.end(),
                                                [](const City& a, const City& b) { return a.x < b.x; });
  const auto [north, south] = std::minmax_element(board.cities.begin(), board.cities.end(),
                                                  [](const City& a, const City& b) { return a.y < b.y; });
  const double across = std::max(east->x - west->x, 1), down = std::max(south->y - north->y, 1);
  std::vector<Spot> result;
  for (const City& city : board.cities) {
    result.push_back({kMargin + (city.x - west->x) / across * (width - 1 - 2 * kMargin),
                      0.5 + (city.y - north->y) / down * (kRows - 2)});
  }
  return result;
}

// The name, with the number of the move where one may build now; below it what is there and who.
void write_city(const Scene& scene, const City& city, Spot spot, Sheet& sheet) {
  const int number = scene.number_of("build " + city.id);
  const std::string badge = number > 0 ? std::to_string(number) + ' ' : "";
  std::string signs;
  for (const Seat seat : city.residents) signs += seat_sign(seat);
  const int row = static_cast<int>(spot.row);
  const auto begin = [&](int width) {
    const auto left = static_cast<int>(std::lround(spot.column)) - width / 2;
    return std::clamp(left, 0, std::max(scene.paper.width - width, 0));
  };
  const auto wide = [&](int row_of, int column, int width) {  // so that no road touches the letters
    sheet.write(row_of, std::max(column - 1, 0), Ink::none,
                std::string(static_cast<std::size_t>(width + (column > 0 ? 2 : 1)), ' '));
  };
  const int name = width_of(badge) + width_of(city.name), at = begin(name);
  wide(row, at, name);
  sheet.write(row, sheet.write(row, at, Ink::fire, badge), colour_ink(city.colour), city.name);
  const int below = width_of(city.feature) + (signs.empty() ? 0 : 1 + width_of(signs)), from = begin(below);
  wide(row + 1, from, below);
  int column = sheet.write(row + 1, from, Ink::none, city.feature);
  for (const Seat seat : city.residents) {
    column = column == from + width_of(city.feature) ? column + 1 : column;
    column = sheet.write(row + 1, column, seat_ink(seat), seat_sign(seat));
  }
}

}  // namespace

bool has_room_for_map(const Scene& scene) { return scene.paper.width >= kLeastWidth; }

Lines draw_map(const Scene& scene, const Board& board) {
  Sheet sheet(scene.paper.width);
  const std::vector<Spot> where = spots(board, scene.paper.width);
  for (const Road& road : board.roads) sheet.draw_road(where[road.from], where[road.to]);
  for (std::size_t i = 0; i < board.cities.size(); ++i) write_city(scene, board.cities[i], where[i], sheet);
  return sheet.lines(scene.paper);
}

}  // namespace tsardom::cli::catherine
