#include "cli/dialogue.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <utility>

#include "cli/trouble.hpp"

namespace tsardom::cli {
namespace {

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

std::string trimmed(std::string text) {
  std::replace_if(text.begin(), text.end(), is_control, ' ');
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

}  // namespace

void Dialogue::say(std::string_view line) {
  console_.out << line << '\n';
  if (!console_.out) throw OutputClosed{};
}

void Dialogue::say(const Lines& lines) {
  for (const std::string& line : lines) say(line);
}

void Dialogue::say_hung(const std::string& front, std::string_view text) {
  if (paper().plain) return say(front + std::string(text));
  say(hung(front, text, paper().width));
}

void Dialogue::say_words(std::string_view key, const Args& args) {
  const std::string text = words_.say(key, args);
  if (paper().plain) return say(text);
  say(wrap(text, paper().width));
}

std::string Dialogue::ask(std::string_view prompt) {
  console_.out << prompt << std::flush;
  if (!console_.out) throw OutputClosed{};
  std::string line;
  if (!std::getline(console_.in, line)) {
    console_.out << '\n';
    throw InputEnded{};
  }
  line = trimmed(std::move(line));
  if (!screen().echoes) say(line);
  return line;
}

int Dialogue::choose(const Lines& choices, int usual) {
  for (std::size_t i = 0; i < choices.size(); ++i) {
    say("  " + paper().ink(Ink::fire, std::to_string(i + 1)) + ". " + choices[i]);
  }
  while (true) {
    const std::string line = ask();
    if (line.empty() && usual > 0) return usual;
    const int number = whole_number(line);
    if (number >= 1 && number <= static_cast<int>(choices.size())) return number;
    say_words("cli.menu.not_a_choice", {{"most", choices.size()}});
  }
}

void Dialogue::wipe() { console_.out << screen().wiped(); }

int whole_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return text.empty() || text[0] == '-' || error != std::errc{} || stop != end ? -1 : number;
}

}  // namespace tsardom::cli
