// What each viewer of a table has noticed. A viewer's version counts the entries that changed what it sees or
// told it something: a secret move of somebody else changes nothing here, not even a number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "table/json.hpp"
#include "table/table.hpp"
#include "table/voice.hpp"

namespace tsardom::server {

class Streams {
 public:
  // Before the first entry.
  void begin(const Table& table);
  // After every entry.
  void note(const Table& table);
  // After the last entry of what happened at once: whose question has changed.
  void note_questions(const Table& table);

  int version(Seat viewer) const { return static_cast<int>(noticed_[viewer].size()); }
  // The version since which the seat is asked what it is asked now.
  int asked_since(Seat seat) const { return asked_since_[seat]; }
  // How many entries there were when the viewer had this version.
  std::size_t entries_at(Seat viewer, int version) const;
  // Has the viewer noticed any entry behind the first so many?
  bool has_noticed_since(Seat viewer, std::size_t entries) const {
    return !noticed_[viewer].empty() && noticed_[viewer].back() >= entries;
  }
  // Has a spectator noticed a move of this seat that stands?
  bool has_noticed_moves_of(Seat seat, const Table& table) const;
  // What happened after a version, and what made this version, as the viewer may know it.
  Json missed(const Voice& voice, const Table& table, Seat viewer, int after) const;
  Json noticed(const Voice& voice, const Table& table, Seat viewer, int version) const;

 private:
  static std::string question(const Table& table, Seat seat);

  std::vector<Seat> viewers_;
  std::array<std::vector<std::uint32_t>, 8> noticed_;  // numbers of entries
  std::array<std::string, 8> sight_;
  std::array<std::string, kMostSeats> question_;
  std::array<int, kMostSeats> asked_since_{};
};

}  // namespace tsardom::server
