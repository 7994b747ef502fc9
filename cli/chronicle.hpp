// What happened and how it stands, in words.
#pragma once

#include "cli/paint.hpp"
#include "core/game.hpp"
#include "table/table.hpp"
#include "table/voice.hpp"

namespace tsardom::cli {

// The events of one entry of the record as `reader` may know them; what somebody else took back may
// have been a secret and is not named.
Lines entry_lines(const Voice& voice, const Entry& entry, Seat reader);
// Where the same is told several times in a row, once and how often.
Lines folded(const Words& words, const Lines& lines);

// Points by part, one column a seat; on plain paper one paragraph a seat.
Lines score_lines(const Voice& voice, const Table& table, const Standing& standing, const Paper& paper);

// Who has won, and the ranks where the game has some.
Lines result_lines(const Voice& voice, const Table& table);

}  // namespace tsardom::cli
