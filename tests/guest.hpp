// A guest at any table: it plays by notation and reads what everybody may read there. The games' own sittings
// add what lies on their tables.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"
#include "table/table.hpp"

namespace tsardom {

using Names = std::vector<std::string>;

class Guest {
 public:
  explicit Guest(std::unique_ptr<Table> table) : table_(std::move(table)) {}

  Table& table() { return *table_; }
  const Table& table() const { return *table_; }

  // What is played must be legal; a refusal fails the test.
  void play(Seat seat, std::string_view move);
  void play(Seat seat, std::initializer_list<std::string_view> moves);
  void chance(std::string_view move) { play(kChance, move); }

  // The question that a seat is asked; "" if it is not asked.
  std::string asked(Seat seat) const;
  // Of the first that is asked, with its seat: "turn 0", "reveal chance"; "over" at the end.
  std::string asked() const;
  // Every choice of a seat in notation, in the order of the prompt; nothing if the seat is not asked.
  Names legal(Seat seat) const;
  // Those of one kind without that word: legal(0, "build") is {"r1c3", "r2c1"}.
  Names legal(Seat seat, std::string_view kind) const;
  bool can(Seat seat, std::string_view move) const;
  // How likely a chance outcome is among all.
  double chance_of(std::string_view move) const;
  // The rule that forbids the move, or the code where there is none. The table must be as before.
  std::string forbidden_by(Seat seat, std::string_view move);

  int score(Seat seat) const { return table_->standing().total.at(seat); }
  int part(Seat seat, std::string_view name) const;
  int place(Seat seat) const { return table_->standing().place.at(seat); }

  // What the last move told a reader, as JSON objects without text; and how often an event was told so far.
  std::vector<Json> told(Seat reader) const;
  int times(std::string_view event) const;

 private:
  std::unique_ptr<Table> table_;
};

}  // namespace tsardom
