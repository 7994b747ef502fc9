// Why a command cannot be carried out: one line for people with a code for programs, and the exit code.
#pragma once

#include <exception>
#include <string>

#include "table/refusal.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

inline constexpr int kFailure = 1, kBadUsage = 2;

// The code is the last part of the text's key: "cli.refused.bad_seat" is refused as bad_seat.
class Trouble : public std::exception {
 public:
  Trouble(int exit_code, Key text) : exit_code_(exit_code), text_(std::move(text)) {}

  int exit_code() const { return exit_code_; }
  std::string code() const { return text_.key.substr(text_.key.rfind('.') + 1); }
  std::string in(const Words& words) const { return words.say(text_.key, text_.args); }
  const char* what() const noexcept override { return text_.key.c_str(); }

 private:
  int exit_code_;
  Key text_;
};

inline Trouble bad_usage(std::string_view key, Args args = {}) {
  return {kBadUsage, Key{std::string(key), std::move(args)}};
}
inline Trouble failure(std::string_view key, Args args = {}) {
  return {kFailure, Key{std::string(key), std::move(args)}};
}

// Nobody types any more, or nobody reads.
struct InputEnded {};
struct OutputClosed {};

// A refusal of the table in words, with its rule.
std::string told(const Refusal& refusal, const Words& words);
// Was it asked for wrongly, or did it go wrong?
int exit_code_of(const Refusal& refusal);

}  // namespace tsardom::cli
