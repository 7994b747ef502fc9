#include "cli/trouble.hpp"

#include <algorithm>
#include <array>

namespace tsardom::cli {

std::string told(const Refusal& refusal, const Words& words) {
  const std::string text = refusal.in(words);
  return refusal.rule.empty() ? text : text + " (" + refusal.rule + ')';
}

int exit_code_of(const Refusal& refusal) {
  constexpr std::array<std::string_view, 14> kAskedWrongly{
      "unknown_game",  "unknown_language", "unknown_level", "unknown_option", "bad_option",
      "unfit_options", "bad_players",      "bad_name",      "too_many_names", "out_of_range",
      "too_much_work", "wrong_bots",       "other_match",   "no_weights"};
  const bool asked_wrongly =
      std::find(kAskedWrongly.begin(), kAskedWrongly.end(), refusal.code) != kAskedWrongly.end();
  return asked_wrongly ? kBadUsage : kFailure;
}

}  // namespace tsardom::cli
