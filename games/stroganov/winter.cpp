// STR-14: Winter.
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/scoring.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

// DP-INCOME: Winter cards that are done on request.
WishSet winter_actions(const Stroganov& game, const State& now, Seat seat) {
  WishSet cards = game.box.with(Effect::winter_advanced_anywhere);
  if (!now.bag.empty()) cards |= game.box.with(Effect::winter_bag_fur);
  return cards & now.player[seat].fulfilled & ~now.used;
}

void pay_income(const Stroganov& game, State& state, Seat seat, Log& log) {
  const Player& player = state.player[seat];
  log.tell(event(Told::income, seat, "STR-14.1"));
  const WishSet cards = game.is_ivan(seat) ? WishSet{0} : player.fulfilled & paying_cards(game);
  state.used = cards;
  Gain income = winter_gain(game, player, cards);
  const int horses = income.horses + game.box.figure.income_horses +
                     game.box.figure.income_horses_per_banner * player.banners;
  income.horses = static_cast<std::uint8_t>(std::min(horses, 255));
  gain(game, state, seat, income, "STR-14.1", log);
}

template <class Room>
void next_place(const State& now, State& state, std::uint8_t place) {
  become(state, now.order[place], Room{place});
}

void use_winter_card(const Stroganov& game, State& state, Seat seat, Wish wish, Log& log) {
  put(state.used, wish);
  log.tell(event(Told::used_card, seat, "STR-14.1", wish));
  const WishCard& card = game.box.wish[wish];
  if (card.effect == Effect::winter_bag_fur) return call(state, kChance, BagFurs{seat, card.amount});
  call(state, seat, Advanced{Scope::anywhere});
}

void end_song_window(const Stroganov& game, State& state, Log& log) {
  const auto place = static_cast<std::uint8_t>(top<SongWindow>(state).place + 1);
  if (place < game.seats()) return next_place<SongWindow>(state, state, place);
  if (state.year < game.box.figure.years) return become(state, kChance, Administration{});
  end(state);
  tell_scores(game, state, log);
}

bool has_song(const Stroganov& game, const State& now, Seat seat) {
  return !top<SongWindow>(now).taken && std::any_of(now.songs.begin(), now.songs.end(), [&](Song song) {
    return game.box.song[song].cost <= now.player[seat].story;
  });
}

// STR-14.3, step 2: tiles move with all that lies on them. Answers how many there are.
std::uint8_t close_row(State& state) {
  Column to = 0;
  for (Column from = 1; from <= kColumns; ++from) {
    if (!has(state.laid, from)) continue;
    if (++to == from) continue;
    std::swap(state.tile[to], state.tile[from]);
    std::swap(state.furs_on[to], state.furs_on[from]);
    if (has(state.tigers_on, from)) put(state.tigers_on, to);
    drop(state.tigers_on, from);
    put(state.laid, to);
    drop(state.laid, from);
  }
  return to;
}

// STR-14.3, steps 5 and 6: cards of set A leave after year 2, the others close up.
template <class Card, class Cards>
void close_display(std::array<Card, kRegions>& display, Cards leaving) {
  std::size_t to = 0;
  for (const Card card : std::array(display)) {
    if (card != kNone && !has(leaving, card)) display[to++] = card;
  }
  std::fill(display.begin() + static_cast<std::ptrdiff_t>(to), display.end(), Card{kNone});
}

void send_home(const Stroganov& game, State& state, Log& log) {
  for (Seat seat = 0; seat < game.seats(); ++seat) state.player[seat].column = 0;
  log.tell(event(Told::cossacks_home, kChance, "STR-14.3"));
}

template <class Cards>
Cards leaving(const State& now, const std::array<Cards, kSets>& of) {
  return now.year == 2 ? of[static_cast<std::size_t>(Set::a)] : Cards{0};
}

void new_year(State& state, Log& log) {
  ++state.year;
  state.season = Season::spring;
  state.used = 0;
  become(state, kChance, Year{});
  log.tell(event(Told::season_began, kChance, "STR-3.1", state.season, state.year));
}

}  // namespace

void begin_winter(State& state) { next_place<Income>(state, state, 0); }

// DP-INCOME
void Income::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  for_each(winter_actions(game, now, seat), [&](Wish wish) { out.add(move::plain(Choice::use_card, wish)); });
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::done));
}

void Income::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (choice_of(move) == Choice::use_card) return use_winter_card(game, state, seat, move.a, log);
  if (play_auxiliary(game, state, seat, move, log)) return;
  const auto place = static_cast<std::uint8_t>(top<Income>(state).place + 1);
  if (place < game.seats()) return next_place<Income>(state, state, place);
  state.used = 0;
  become(state, kChance, StoryBonus{});
}

// one player after the other.
bool Income::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  const auto [place, paid] = top<Income>(state);
  if (!paid) {
    become(state, seat, Income{place, true});
    pay_income(game, state, seat, log);
    return true;
  }
  const bool has_choice = winter_actions(game, state, seat) != 0 || has_auxiliary(game, state, seat);
  if (has_choice && !game.is_ivan(seat)) return false;
  play(game, state, move::plain(Choice::done), log);
  return true;
}

// STR-14.2: those in front have seen the most.
bool StoryBonus::settle(const Stroganov& game, State& state, Log& log) {
  const auto& bonus = game.box.figure.storytelling_bonus;
  const std::uint8_t place = top<StoryBonus>(state).place;
  if (place == std::min<std::size_t>(bonus.size(), game.seats())) {
    next_place<SongWindow>(state, state, 0);
    return true;
  }
  become(state, kChance, StoryBonus{static_cast<std::uint8_t>(place + 1)});
  gain_story(game, state, state.order[place], bonus[place], "STR-14.2", log);
  return true;
}

// DP-SONG
void SongWindow::moves(const Stroganov& game, const State& now, MoveList& out) {
  const Seat seat = now.steps.back().seat;
  if (!top<SongWindow>(now).taken) {
    for (const Song song : now.songs) {
      if (game.box.song[song].cost <= now.player[seat].story) out.add(move::plain(Choice::sing, song));
    }
  }
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::done));
}

void SongWindow::play(const Stroganov& game, State& state, Move move, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::done) return end_song_window(game, state, log);
  become(state, seat, SongWindow{top<SongWindow>(state).place, true});
  state.songs.remove(static_cast<std::size_t>(std::find(state.songs.begin(), state.songs.end(), move.a) -
                                              state.songs.begin()));
  log.tell(event(Told::song_leaves, seat, "STR-14.2", move.a));
  take_song(game, state, seat, move.a, "STR-14.2", log);
}

bool SongWindow::settle(const Stroganov& game, State& state, Log& log) {
  const Seat seat = state.steps.back().seat;
  if (game.is_ivan(seat)) {
    if (has_song(game, state, seat)) {
      play(game, state, move::plain(Choice::sing, ivan_song(game, state)), log);
    } else {
      end_song_window(game, state, log);
    }
    return true;
  }
  if (has_song(game, state, seat) || has_auxiliary(game, state, seat)) return false;
  end_song_window(game, state, log);
  return true;
}

bool Administration::settle(const Stroganov& game, State& state, Log& log) {
  const std::uint8_t part = top<Administration>(state).part;
  become(state, kChance, Administration{static_cast<std::uint8_t>(part + 1)});
  switch (part) {
    case 0: {
      send_home(game, state, log);
      const std::uint8_t tiles = close_row(state);
      log.tell(event(Told::row_closed, kChance, "STR-14.3"));
      call(state, kChance, LayTiles{static_cast<std::uint8_t>(tiles + 1)});
      return true;
    }
    case 1:
      state.bag += state.market;
      state.market = {};
      log.tell(event(Told::market_renewed, kChance, "STR-14.3"));
      call(state, kChance, FillMarket{});
      return true;
    case 2:
      state.songs = {};
      log.tell(event(Told::songs_renewed, kChance, "STR-14.3"));
      call(state, kChance, LaySongs{});
      return true;
    case 3: {
      const YurtSet old = leaving(state, game.box.yurts_of);
      if (old != 0) log.tell(event(Told::set_changed, kChance, "STR-14.3"));
      close_display(state.yurt, old);
      state.yurt_stack = static_cast<YurtSet>(state.yurt_stack & ~old);
      call(state, kChance, LayYurts{});
      return true;
    }
    case 4: {
      const WishSet old = leaving(state, game.box.wishes_of);
      close_display(state.wish, old);
      state.wish_stack &= ~old;
      call(state, kChance, LayWishes{});
      return true;
    }
    default:
      new_year(state, log);
      return true;
  }
}

}  // namespace tsardom::stroganov
