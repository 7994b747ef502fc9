#include "games/stroganov/story.hpp"

#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/trophies.hpp"
#include "games/stroganov/wishes.hpp"

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

// STR-17.3: story points for a step of the trophy token.: the first space below that shows a fur
// names the price. kNone: not possible.
std::uint8_t story_step_cost(const Stroganov& game, const State& now, Seat seat) {
  if (!game.has_side_b(seat)) return kNone;
  const Track& track = game.track_of(seat);
  for (int space = now.player[seat].trophy + 1; space <= track.spaces; ++space) {
    const Piece fur = track.space[static_cast<std::size_t>(space)].fur;
    if (fur != Piece::none) return static_cast<std::uint8_t>(value_of(fur));
  }
  return kNone;
}

// STR-16.8, R-38
bool is_ivans_action(const Stroganov& game, Special special) {
  return game.box.figure.solo_every_song_action_scores ? special != Special::none
                                                       : special == Special::advanced_anywhere;
}

bool can_use(const Stroganov& game, const State& now, Seat seat, Special special) {
  switch (special) {
    case Special::build_outpost_anywhere_from_supply:
      return regions_to_build(game, now, seat) != 0;
    case Special::fulfill_wish_pay_only:
      return has_wish_to_fulfil(game, now, seat, Showing::none);
    default:
      return special != Special::none;
  }
}

}  // namespace

bool has_song(const Stroganov& game, const State& now, Seat seat) {
  return std::any_of(now.songs.begin(), now.songs.end(),
                     [&](Song song) { return game.box.song[song].cost <= now.player[seat].story; });
}

void list_songs(const Stroganov& game, const State& now, Seat seat, MoveList& out) {
  for (const Song song : now.songs) {
    if (game.box.song[song].cost <= now.player[seat].story) out.add(move::plain(Choice::sing, song));
  }
}

Prices price_of_song(const Stroganov& game, Song song) {
  Bill bill;
  bill.add(Thing::story, game.box.song[song].cost);
  return bill.prices;
}

Reason warning_of_song(const Stroganov& game, const State& now, Seat seat, Song song) {
  const SongTile& tile = game.box.song[song];
  const bool brings = gives_anything(game, now, seat, tile.gain) || can_use(game, now, seat, tile.special);
  return brings ? Reason{} : Reason{"sings_for_nothing", "STR-13.3"};
}

bool is_shown(const State& now, Song song) {
  return std::find(now.songs.begin(), now.songs.end(), song) != now.songs.end();
}

void take_song(const Stroganov& game, State& state, Seat seat, Song song, std::string_view rule, Log& log) {
  const SongTile& tile = game.box.song[song];
  spend_story(state, seat, tile.cost);
  log.tell(event(Told::sang, seat, rule, song, tile.cost));
  if (!game.is_ivan(seat)) {
    call_special(state, seat, tile.special);
  } else if (is_ivans_action(game, tile.special)) {
    ivan_extra_action(game, state, log);
  }
  gain(game, state, seat, tile.gain, "STR-13.2", log);
}

void StoryTwelve::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_songs(game, now, seat, out);
  if (story_step_cost(game, now, seat) <= now.player[seat].story)
    out.add(move::plain(Choice::step_for_story));
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::decline));
}

void StoryTwelve::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  end(state);
  if (choice_of(move) == Choice::sing) return take_song(game, state, seat, move.a, "STR-10.3", log);
  if (choice_of(move) == Choice::decline) return;
  const int cost = story_step_cost(game, state, seat);
  spend_story(state, seat, cost);
  log.tell(event(Told::spent, seat, "STR-17.3", Thing::story, cost));
  call(state, seat, Advancing{});
}

bool StoryTwelve::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (game.is_ivan(seat)) {
    end(state);
    ivan_sings(game, state, log);
    return true;
  }
  if (has_song(game, state, seat) || story_step_cost(game, state, seat) <= state.player[seat].story ||
      has_auxiliary(game, state, seat))
    return false;
  end(state);
  return true;
}

Prices StoryTwelve::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::sing) return price_of_song(game, move.a);
  Bill bill;
  if (choice_of(move) == Choice::step_for_story) bill.add(Thing::story, story_step_cost(game, now, seat));
  add_auxiliary(game, move, bill);
  return bill.prices;
}

Reason StoryTwelve::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::step_for_story) return {"no_side_b", "STR-17.3"};
  if (choice_of(move) != Choice::sing) return why_not_auxiliary(game, now, seat, move);
  return is_shown(now, move.a) ? Reason{"too_dear", "STR-14.2"} : Reason{"not_on_display", "STR-10.3"};
}

Reason StoryTwelve::warns(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::sing ? warning_of_song(game, now, seat, move.a) : Reason{};
}

// Nothing that an auxiliary action brings spends story points: the token stays there.
bool StoryTwelve::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at) && now.player[seat].story == game.box.figure.story_most;
}

double StoryTwelve::hope(const Prospect& with) const { return with.weight(kSong); }

}  // namespace tsardom::stroganov
