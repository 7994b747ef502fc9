// Where a person sits: the streams, and what the screen at the other end can show.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/paint.hpp"

namespace tsardom::cli {

struct Screen {
  Paper paper{};
  int height = 24;
  bool is_terminal = false;  // somebody looks at it, rather than a file or a pipe
  bool echoes = false;       // what is typed appears by itself

  // Writes nothing but linear text from now on.
  void make_plain();
  // What wipes off all that was shown; on plain paper it is pushed out of sight.
  std::string wiped() const;
};

// The screen behind stdin and stdout. NO_COLOR, a dumb terminal or a pipe make it plain.
Screen look_at_screen();

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Screen screen{};
};

}  // namespace tsardom::cli
