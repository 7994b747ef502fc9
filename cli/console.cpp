#include "cli/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace tsardom::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? std::string_view(value) : std::string_view{};
}

bool wants_no_colour() { return !environment("NO_COLOR").empty() || environment("TERM") == "dumb"; }

Colours colours_of_terminal() {
  const std::string_view depth = environment("COLORTERM");
  return depth == "truecolor" || depth == "24bit" ? Colours::many : Colours::few;
}

}  // namespace

void Screen::make_plain() {
  paper.plain = true;
  paper.colours = Colours::none;
}

std::string Screen::wiped() const {
  if (!paper.plain) return "\x1b[H\x1b[2J\x1b[3J";
  return is_terminal ? std::string(static_cast<std::size_t>(height), '\n') : std::string();
}

Screen look_at_screen() {
  constexpr int kLeastWidth = 40, kMostWidth = 140;
  Screen screen;
  screen.is_terminal = isatty(STDOUT_FILENO) == 1;
  screen.echoes = isatty(STDIN_FILENO) == 1;
  winsize size{};
  if (screen.is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    screen.paper.width = std::clamp(static_cast<int>(size.ws_col), kLeastWidth, kMostWidth);
    screen.height = size.ws_row;
  }
  if (!screen.is_terminal || wants_no_colour()) return screen;
  screen.paper.plain = false;
  screen.paper.colours = colours_of_terminal();
  return screen;
}

}  // namespace tsardom::cli
