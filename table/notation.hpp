// Moves and events as text ("play hunter top") and as JSON objects ({"kind": "play", "card": "hunter", ..}),
// out of the game's lexicon alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "table/json.hpp"
#include "table/lexicon.hpp"

namespace tsardom {

std::string move_text(const Lexicon& lexicon, Move move);
Json move_json(const Lexicon& lexicon, Move move);

// Strict; refused as "bad_move" with what was wrong. Whether the move is legal is another question.
Move read_move(const Lexicon& lexicon, std::string_view text);
Move read_move_json(const Lexicon& lexicon, const Json& json);  // an object or a text

// Without a text for people. A detail that the reader may not know is null.
Json event_json(const Lexicon& lexicon, const Event& event, Seat reader);

// The parts of the board that the move touches: "hand.hunter", "area.r1c2".
std::vector<std::string> move_parts(const Lexicon& lexicon, Move move);

// 0, 1, .. or "chance".
Json seat_json(Seat seat);
std::string seat_text(Seat seat);

}  // namespace tsardom
