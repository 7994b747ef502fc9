#include "tests/guest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "table/notation.hpp"

namespace tsardom {

void Guest::play(Seat seat, std::string_view move) { table_->play(seat, read_move(table_->lexicon(), move)); }

void Guest::play(Seat seat, std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) play(seat, move);
}

std::string Guest::asked(Seat seat) const {
  const Prompt prompt = table_->prompt(seat);
  return prompt.question ? std::string(prompt.question->name) : std::string();
}

std::string Guest::asked() const {
  if (table_->over()) return "over";
  const auto seat = static_cast<Seat>(std::countr_zero(table_->actors()));
  return asked(seat) + ' ' + seat_text(seat);
}

Names Guest::legal(Seat seat) const {
  Names result;
  for (const Choice& choice : table_->prompt(seat).choices) {
    result.push_back(move_text(table_->lexicon(), choice.move));
  }
  return result;
}

Names Guest::legal(Seat seat, std::string_view kind) const {
  Names result;
  const std::string beginning = std::string(kind) + ' ';
  for (const std::string& move : legal(seat)) {
    if (move.starts_with(beginning)) result.push_back(move.substr(beginning.size()));
  }
  return result;
}

bool Guest::can(Seat seat, std::string_view move) const {
  read_move(table_->lexicon(), move);  // a name that does not exist must not look like an illegal move
  const Names moves = legal(seat);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

double Guest::chance_of(std::string_view move) const {
  int all = 0, wanted = 0;
  for (const Choice& choice : table_->prompt(kChance).choices) {
    all += choice.weight;
    if (choice.move == read_move(table_->lexicon(), move)) wanted += choice.weight;
  }
  return static_cast<double>(wanted) / all;
}

std::string Guest::forbidden_by(Seat seat, std::string_view move) {
  const std::string before = table_->hash();
  try {
    play(seat, move);
  } catch (const Refusal& refusal) {
    EXPECT_EQ(table_->hash(), before) << "a refused move changes nothing";
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  ADD_FAILURE() << move << " was accepted";
  return {};
}

int Guest::part(Seat seat, std::string_view name) const {
  const auto parts = table_->language().score_parts;
  const auto found = std::find(parts.begin(), parts.end(), name);
  if (found == parts.end()) throw std::logic_error("no such part of the score");
  return table_->standing().part.at(seat).at(static_cast<std::size_t>(found - parts.begin()));
}

std::vector<Json> Guest::told(Seat reader) const {
  std::vector<Json> result;
  for (const Event& event : table_->entries().back().events) {
    result.push_back(event_json(table_->lexicon(), event, reader));
  }
  return result;
}

int Guest::times(std::string_view event) const {
  int count = 0;
  for (const Entry& entry : table_->entries()) {
    count += static_cast<int>(std::count_if(entry.events.begin(), entry.events.end(), [&](const Event& told) {
      return table_->language().events[told.kind].name == event;
    }));
  }
  return count;
}

}  // namespace tsardom
