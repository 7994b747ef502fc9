// STR-10 the story track, STR-13 songs.
#include "games/stroganov/story.hpp"

#include "games/stroganov/automaton.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/rooms.hpp"

namespace tsardom::stroganov {
namespace {

void call_special(State& state, Seat seat, Special special) {
  switch (special) {
    case Special::advanced_anywhere:
      return call(state, seat, Advanced{Scope::anywhere});
    case Special::village_anywhere:
      return call(state, seat, AnyVillage{true});
    case Special::build_outpost_anywhere_from_supply:
      return call(state, seat, BuildAnywhere{});
    case Special::fulfill_wish_pay_only:
      return call(state, seat, WishPayOnly{});
    case Special::none:
      return;
  }
}

bool has_song_within(const Stroganov& game, const State& now, int story) {
  return std::any_of(now.songs.begin(), now.songs.end(),
                     [&](Song song) { return game.box.song[song].cost <= story; });
}

}  // namespace

void take_song(const Stroganov& game, State& state, Seat seat, Song song, std::string_view rule, Log& log) {
  const SongTile& tile = game.box.song[song];
  spend_story(state, seat, tile.cost);
  log.tell(event(Told::sang, seat, rule, song, tile.cost));
  if (game.is_ivan(seat) && tile.special != Special::none) {
    ivan_extra_action(game, state, log);
  } else {
    call_special(state, seat, tile.special);
  }
  gain(game, state, seat, tile.gain, "STR-13.2", log);
}

// the first space below that shows a fur names the price.
std::uint8_t story_step_cost(const Stroganov& game, const State& now, Seat seat) {
  if (!game.has_side_b(seat)) return kNone;
  const Track& track = game.track_of(seat);
  for (int space = now.player[seat].trophy + 1; space <= track.spaces; ++space) {
    const Piece fur = track.space[static_cast<std::size_t>(space)].fur;
    if (fur != Piece::none) return static_cast<std::uint8_t>(value_of(fur));
  }
  return kNone;
}

// DP-STORY12
void StoryTwelve::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  const int story = now.player[seat].story;
  for (const Song song : now.songs) {
    if (game.box.song[song].cost <= story) out.add(move::plain(Choice::sing, song));
  }
  if (story_step_cost(game, now, seat) <= story) out.add(move::plain(Choice::step_for_story));
  out.add(move::plain(Choice::decline));
}

void StoryTwelve::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  end(state);
  if (choice_of(move) == Choice::sing) return take_song(game, state, seat, move.a, "STR-10.3", log);
  if (choice_of(move) == Choice::decline) return;
  const int cost = story_step_cost(game, state, seat);
  spend_story(state, seat, cost);
  log.tell(event(Told::spent, seat, "STR-17.3", Thing::story, cost));
  call(state, seat, Advancing{});
}

bool StoryTwelve::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const int story = state.player[seat].story;
  if (game.is_ivan(seat)) {
    end(state);
    ivan_sings(game, state, log);
    return true;
  }
  if (has_song_within(game, state, story) || story_step_cost(game, state, seat) <= story) return false;
  end(state);
  return true;
}

}  // namespace tsardom::stroganov
