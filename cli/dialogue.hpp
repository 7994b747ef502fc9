// Questions and answers, line by line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/console.hpp"
#include "cli/paint.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

class Dialogue {
 public:
  Dialogue(Console& console, const Words& words) : console_(console), words_(words) {}

  const Paper& paper() const { return console_.screen.paper; }
  const Screen& screen() const { return console_.screen; }
  const Words& words() const { return words_; }

  // Throws OutputClosed when nobody reads any more.
  void say(std::string_view line);
  void say(const Lines& lines);
  // Text behind a front, wrapped where the paper is narrow.
  void say_hung(const std::string& front, std::string_view text);
  // A text of the words, wrapped where the paper is narrow.
  void say_words(std::string_view key, const Args& args = {});
  // What is typed, without spaces at its ends. Throws InputEnded.
  std::string ask(std::string_view prompt = "> ");
  // Numbered choices; the answer is the number typed, from 1. `usual` is taken by Enter; 0: nothing is.
  int choose(const Lines& choices, int usual);

  void wipe();

 private:
  Console& console_;
  const Words& words_;
};

// A whole number from 0, written with digits alone; -1 if it is none or absurdly large.
int whole_number(std::string_view text);

}  // namespace tsardom::cli
