// What a table has to say as JSON, as the protocol and the server send it (docs/PROTOCOL.md).
#pragma once

#include <optional>

#include "bots/answer.hpp"
#include "bots/levels.hpp"
#include "core/game.hpp"
#include "table/json.hpp"
#include "table/registry.hpp"
#include "table/table.hpp"
#include "table/voice.hpp"
#include "table/words.hpp"

namespace tsardom {

// Who must act: [0, 2], ["chance"], or empty when the game is over; as the viewer knows it, else the truth.
Json actors_json(const Table& table, std::optional<Seat> viewer = {});
// "prompt" and "moves" of a seat or chance.
Json asked_json(const Voice& voice, const Table& table, Seat seat);
// "over" and "seats", as the viewer knows it; without one the truth.
Json score_json(const Voice& voice, const Table& table, std::optional<Seat> viewer);
// An event as the reader may know it, with its text.
Json told_json(const Voice& voice, const Table& table, const Event& event, Seat reader);

// An undo as an event, as the reader may know it.
Json took_back_json(const Voice& voice, const Table& table, const Entry& undo, Seat reader);

// What a bot thinks, as `bot` of the protocol answers.
Json answer_json(const Voice& voice, const Table& table, const Answer& answer);

Json game_json(const GameEntry& game);
Json level_json(const Words& words, const Level& level);

}  // namespace tsardom
