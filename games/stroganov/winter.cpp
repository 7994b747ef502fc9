#include "games/stroganov/winter.hpp"

#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/scoring.hpp"
#include "games/stroganov/stacks.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/turn.hpp"
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

// Whoever stands at this place of the order is asked.
template <class Room>
void ask_at(State& state, int place) {
  become(state, state.order[static_cast<std::size_t>(place)], Room{static_cast<std::uint8_t>(place)});
}
template <class Room>
bool is_asked_at(const State& now, Seat seat, const Room& room) {
  return room.place < now.order.size() && seat == now.order[room.place];
}
bool is_winter(const State& now) { return now.season == Season::winter && now.had_turn == 0; }

void use_winter_card(const Stroganov& game, State& state, Seat seat, Wish wish, Log& log) {
  put(state.used, wish);
  log.tell(event(Told::used_card, seat, "STR-14.1", wish));
  const WishCard& card = game.box.wish[wish];
  if (card.effect == Effect::winter_bag_fur) return call(state, kChance, BagFurs{seat, card.amount});
  call(state, seat, Advanced{Scope::anywhere});
}

// STR-14.3, step 2: tiles move with all that lies on them. Answers how many there are.
Column close_row(State& state) {
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

// STR-14.3, steps 5 and 6: some cards leave, the others close up.
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

// STR-1.8: set A leaves with its last year.
template <class Cards>
Cards leaving(const State& now, const std::array<Cards, kSets>& of) {
  return now.year == kYearsOfSetA ? of[static_cast<std::size_t>(Set::a)] : Cards{0};
}

void new_year(State& state, Log& log) {
  ++state.year;
  state.season = Season::spring;
  state.used = 0;
  become(state, kChance, Year{});
  log.tell(event(Told::season_began, kChance, "STR-3.1", state.season, state.year));
}

}  // namespace

void begin_winter(State& state) { ask_at<Income>(state, 0); }

void Income::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  for_each(winter_actions(game, now, seat), [&](Wish wish) { out.add(move::plain(Choice::use_card, wish)); });
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::done));
}

void Income::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::use_card) return use_winter_card(game, state, seat, move.a, log);
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (place + 1 < game.seats()) return ask_at<Income>(state, place + 1);
  state.used = 0;
  become(state, kChance, StoryBonus{});
}

bool Income::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  if (!paid) {
    become(state, seat, Income{place, true});
    pay_income(game, state, seat, log);
    return true;
  }
  const bool has_choice = winter_actions(game, state, seat) != 0 || has_auxiliary(game, state, seat);
  if (has_choice && !game.is_ivan(seat)) return false;
  play(game, state, seat, move::plain(Choice::done), log);
  return true;
}

Prices Income::price(const Stroganov& game, const State&, Seat, Move move) const {
  return price_of_auxiliary(game, move);
}

Reason Income::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return why_not_auxiliary(game, now, seat, move);
}

bool Income::fits(const Stroganov&, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && is_winter(now) && is_asked_at(now, seat, *this) && paid;
}

bool StoryBonus::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  const auto& bonus = game.box.figure.storytelling_bonus;
  if (place == std::min<std::size_t>(bonus.size(), game.seats())) {
    ask_at<SongWindow>(state, 0);
    return true;
  }
  become(state, kChance, StoryBonus{static_cast<std::uint8_t>(place + 1)});
  gain_story(game, state, state.order[place], bonus[place], "STR-14.2", log);
  return true;
}

bool StoryBonus::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && seat == kChance && is_winter(now) && told_by(now) != kChance &&
         place <= game.box.figure.storytelling_bonus.size();
}

Seat StoryBonus::told_by(const State& now) const {
  return place >= 1 && place <= now.order.size() ? now.order[place - 1u] : kChance;
}

bool SongWindow::may_sing(const Stroganov& game, const State& now, Seat seat) const {
  return !taken && has_song(game, now, seat);
}

// The next one, or the year is over.
void SongWindow::close(const Stroganov& game, State& state, Log& log) const {
  if (place + 1 < game.seats()) return ask_at<SongWindow>(state, place + 1);
  if (state.year < game.box.figure.years) return become(state, kChance, Administration{});
  end(state);
  tell_scores(game, state, log);
}

void SongWindow::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  if (!taken) list_songs(game, now, seat, out);
  list_auxiliary(game, now, seat, out);
  out.add(move::plain(Choice::done));
}

void SongWindow::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  if (play_auxiliary(game, state, seat, move, log)) return;
  if (choice_of(move) == Choice::done) return close(game, state, log);
  become(state, seat, SongWindow{place, true});
  state.songs.remove(static_cast<std::size_t>(std::find(state.songs.begin(), state.songs.end(), move.a) -
                                              state.songs.begin()));
  log.tell(event(Told::song_leaves, seat, "STR-14.2", move.a));
  take_song(game, state, seat, move.a, "STR-14.2", log);
}

bool SongWindow::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  const bool sings = may_sing(game, state, seat);
  if (game.is_ivan(seat) && sings) {
    play(game, state, seat, move::plain(Choice::sing, ivan_song(game, state)), log);
    return true;
  }
  if (!game.is_ivan(seat) && (sings || has_auxiliary(game, state, seat))) return false;
  close(game, state, log);
  return true;
}

Prices SongWindow::price(const Stroganov& game, const State&, Seat, Move move) const {
  if (choice_of(move) == Choice::sing) return price_of_song(game, move.a);
  return price_of_auxiliary(game, move);
}

Reason SongWindow::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  if (choice_of(move) != Choice::sing) return why_not_auxiliary(game, now, seat, move);
  if (!is_shown(now, move.a)) return {"not_on_display", "STR-14.2"};
  return {taken ? "used_already" : "too_dear", "STR-14.2"};
}

Reason SongWindow::warns(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return choice_of(move) == Choice::sing ? warning_of_song(game, now, seat, move.a) : Reason{};
}

bool SongWindow::fits(const Stroganov&, const State& now, Seat seat, std::size_t at) const {
  return at == 0 && is_winter(now) && is_asked_at(now, seat, *this);
}

bool Administration::settle(const Stroganov& game, State& state, Seat, Log& log) const {
  become(state, kChance, Administration{static_cast<Part>(static_cast<int>(part) + 1)});
  switch (part) {
    case Part::row: {
      send_home(game, state, log);
      const Column tiles = close_row(state);
      log.tell(event(Told::row_closed, kChance, "STR-14.3"));
      call(state, kChance, LayTiles{static_cast<Column>(tiles + 1)});
      return true;
    }
    case Part::market:
      state.bag += state.market;
      state.market = {};
      log.tell(event(Told::market_renewed, kChance, "STR-14.3"));
      call(state, kChance, FillMarket{});
      return true;
    case Part::songs:
      state.songs = {};
      log.tell(event(Told::songs_renewed, kChance, "STR-14.3"));
      call(state, kChance, LaySongs{});
      return true;
    case Part::yurts: {
      const YurtSet old = leaving(state, game.box.yurts_of);
      if (old != 0) log.tell(event(Told::set_changed, kChance, "STR-14.3"));
      close_display(state.yurt, old);
      state.yurt_stack = static_cast<YurtSet>(state.yurt_stack & ~old);
      call(state, kChance, LayYurts{});
      return true;
    }
    case Part::wishes: {
      const WishSet old = leaving(state, game.box.wishes_of);
      close_display(state.wish, old);
      state.wish_stack &= ~old;
      call(state, kChance, LayWishes{});
      return true;
    }
    case Part::over:
      new_year(state, log);
  }
  return true;
}

bool Administration::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  const bool are_home = std::all_of(now.player.begin(), now.player.end(),
                                    [](const Player& player) { return player.column == 0; });
  return at == 0 && seat == kChance && is_winter(now) && are_home && now.year < game.box.figure.years &&
         part > Part::row && part <= Part::over;
}

bool is_part(const State& now, std::size_t at, Administration::Part part) {
  if (at != 1 || !lies_below<Administration>(now, at)) return false;
  return static_cast<int>(Rooms::as<Administration>(now.steps[0]).part) == static_cast<int>(part) + 1;
}

}  // namespace tsardom::stroganov
