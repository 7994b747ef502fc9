// The record of a game: what was agreed upon, then every move, chance and undo included. A game is played
// again from it without a seed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/json.hpp"
#include "table/registry.hpp"
#include "table/table.hpp"

namespace tsardom {

inline constexpr std::string_view kRecordFormat = "tsardom-record/1";

// One entry as it stands in a record, "0: play hunter top", and what plays it. Strict like `replay`.
std::string entry_text(const Lexicon& lexicon, const Entry& entry);
void play_entry(Table& table, std::string_view text);
// The same move or undo as at another table.
void play_entry(Table& table, const Entry& entry);

// The table as it was after the first `upto` entries, or at the end. Strict: another version, another box or
// an entry that is not legal is refused, the entry with its number.
std::unique_ptr<Table> replay(const Json& record, std::optional<std::size_t> upto = {},
                              std::span<const GameEntry> games = all_games());

}  // namespace tsardom
