// A table's moves, events, questions and scores in the words of one language.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/table.hpp"
#include "table/words.hpp"

namespace tsardom {

class Voice {
 public:
  Voice(const Words& words, const Table& table) : words_(words), table_(table) {}

  const Words& words() const { return words_; }
  std::string seat(Seat seat) const;  // the player's name; also of chance and the spectator
  std::string term(Vocabulary vocabulary, std::uint16_t value) const;

  std::string move(Move move) const;       // <game>.move.<name>
  std::string help(Move move) const;       // <game>.help.<name>, else what the move is called
  std::string_view rule(Move move) const;  // that allows it
  std::string event(const Event& event, Seat reader) const;  // <game>.event.<name>
  // An undo as the reader may know it: what was taken back only its seat need know, since it may have been a
  // secret. Without a reader everything is open.
  std::string took_back(const Entry& undo, std::optional<Seat> reader) const;
  std::string question(const Prompt& prompt) const;  // <game>.ask.<name>, or whom one waits for
  std::string price(const Price& price) const;       // price.VOCABULARY of the game, or table.price
  std::string warning(const Reason& warning) const;  // <game>.warn.<key>
  std::string score_part(std::size_t part) const;    // <game>.score.<name>
  std::string option(std::string_view name) const;   // <game>.option.<name>
  std::string waiting(Seat viewer) const;            // for whom, as a seat, the spectator or chance knows it

 private:
  std::string key(std::string_view section, std::string_view name) const;
  Args args(const Saying& saying, Seat reader = kSpectator) const;

  const Words& words_;
  const Table& table_;
};

}  // namespace tsardom
