// A game kept in a file: its record, who sits where, and the seed, so that it goes on as it would have.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/seats.hpp"
#include "table/json.hpp"
#include "table/table.hpp"

namespace tsardom::cli {

inline constexpr std::string_view kSaveFormat = "tsardom-save/1";

// A fresh seed for a game that nobody wants to repeat.
std::uint64_t fresh_seed();

struct Saved {
  Json record;
  std::optional<Sitters> sitters = {};  // a bare record does not tell
  std::uint64_t seed = 0;
};

// A saved game, or the bare record of one. Refused: what cannot be read, is something else, or too new.
Saved read_saved(const std::string& path);
// Whole or not at all: an older file stays as it is until the new one is complete.
void write_saved(const std::string& path, const Table& table, const Sitters& sitters, std::uint64_t seed);

}  // namespace tsardom::cli
