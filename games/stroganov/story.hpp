// STR-10 the story track, STR-13 songs.
#pragma once

#include <string_view>

#include "games/stroganov/moves.hpp"
#include "games/stroganov/stroganov.hpp"
#include "games/stroganov/text.hpp"

namespace tsardom::stroganov {

class Prospect;

// STR-13.2: what the seat can sing.
bool has_song(const Stroganov& game, const State& now, Seat seat);
void list_songs(const Stroganov& game, const State& now, Seat seat, MoveList& out);
Prices price_of_song(const Stroganov& game, Song song);
// Spends the cost, gives the reward. Whether the tile stays is up to the caller.
void take_song(const Stroganov& game, State& state, Seat seat, Song song, std::string_view rule, Log& log);
bool is_shown(const State& now, Song song);
// STR-13.3: nothing would come of it now.
Reason warning_of_song(const Stroganov& game, const State& now, Seat seat, Song song);

// DP-STORY12
struct StoryTwelve {
  static constexpr Phrase kQuestion{"story_twelve", "STR-10.3", {}};
  void moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const;
  void play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const;
  bool settle(const Stroganov& game, State& state, Seat seat, Log& log) const;
  Prices price(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason why_not(const Stroganov& game, const State& now, Seat seat, Move move) const;
  Reason warns(const Stroganov& game, const State& now, Seat seat, Move move) const;
  bool fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const;
  double hope(const Prospect& with) const;
};

}  // namespace tsardom::stroganov
