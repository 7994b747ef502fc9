// Bad input above the games ends here: a code for programs, a text for people, the rule where there is one.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "table/words.hpp"

namespace tsardom {

// Thrown before anything has changed. The text is "table.refused.<code>" of the words, with its arguments.
struct Refusal : std::exception {
  explicit Refusal(std::string_view refused_as, Args arguments = {}, std::string_view by_rule = {});

  const char* what() const noexcept override { return message.c_str(); }
  std::string in(const Words& words) const { return words.say("table.refused." + code, args); }
  // The text as part of another one.
  Key key() const { return {"table.refused." + code, args}; }

  std::string code;
  std::string message;  // in English
  std::string rule;
  Args args;
};

}  // namespace tsardom
