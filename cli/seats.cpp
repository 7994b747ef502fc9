#include "cli/seats.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "cli/trouble.hpp"
#include "table/json.hpp"

namespace tsardom::cli {
namespace {

constexpr std::string_view kPerson = "human", kBot = "bot:", kUsualLevel = "greedy";

std::string right_sitters() {
  std::vector<std::string> right{std::string(kPerson)};
  for (const std::string& level : level_names()) right.push_back(std::string(kBot) + level);
  return listed(right);
}

}  // namespace

Sitter read_sitter(std::string_view text) {
  const std::size_t mark = std::min(text.find('='), text.size());
  const std::string_view kind = text.substr(0, mark);
  const std::string name(mark < text.size() ? text.substr(mark + 1) : std::string_view{});
  if (kind == kPerson) return {{}, name};
  const std::string_view level = kind.starts_with(kBot) ? kind.substr(kBot.size()) : std::string_view{};
  if (!find_bot(level)) {
    throw bad_usage("cli.refused.bad_seat", {{"seat", quote(text)}, {"right", right_sitters()}});
  }
  return {std::string(level), name};
}

Sitters read_sitters(std::string_view texts) {
  Sitters sitters;
  while (true) {
    const std::size_t comma = std::min(texts.find(','), texts.size());
    sitters.push_back(read_sitter(texts.substr(0, comma)));
    if (comma == texts.size()) return sitters;
    texts.remove_prefix(comma + 1);
  }
}

std::string sitter_text(const Sitter& sitter) {
  return sitter.is_person() ? std::string(kPerson) : std::string(kBot) + sitter.level;
}

std::string sitter_words(const Sitter& sitter, const Words& words) {
  if (sitter.is_person()) return words.say("cli.seat.person");
  return words.say("cli.seat.bot", {{"level", words.say("table.level.name", {{"level", sitter.level}})}});
}

Sitters usual_sitters(int players) {
  Sitters sitters(static_cast<std::size_t>(players));
  for (std::size_t seat = 1; seat < sitters.size(); ++seat) sitters[seat].level = kUsualLevel;
  return sitters;
}

int people_among(const Sitters& sitters) {
  return static_cast<int>(
      std::count_if(sitters.begin(), sitters.end(), [](const Sitter& s) { return s.is_person(); }));
}

std::vector<std::string> names_of(const Sitters& sitters) {
  std::vector<std::string> names;
  for (const Sitter& sitter : sitters) names.push_back(sitter.name);
  return names;
}

}  // namespace tsardom::cli
