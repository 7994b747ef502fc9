// Who sits where: a person at this terminal, or a bot of some level.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "table/words.hpp"

namespace tsardom::cli {

struct Sitter {
  std::string level = {};  // of a bot; a person has none
  std::string name = {};   // empty: called by the number of the seat

  bool is_person() const { return level.empty(); }
};
using Sitters = std::vector<Sitter>;

// "human", "bot:greedy", each with a name if one likes: "human=Anna". Refused as bad_seat.
Sitter read_sitter(std::string_view text);
Sitters read_sitters(std::string_view texts);   // with commas between
std::string sitter_text(const Sitter& sitter);  // without the name
// In words: a person, or which bot.
std::string sitter_words(const Sitter& sitter, const Words& words);

// A person and greedy bots.
Sitters usual_sitters(int players);
int people_among(const Sitters& sitters);
std::vector<std::string> names_of(const Sitters& sitters);

}  // namespace tsardom::cli
