#include "games/stroganov/wishes.hpp"

#include <algorithm>

#include "games/stroganov/course.hpp"
#include "games/stroganov/eval.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/winter.hpp"

namespace tsardom::stroganov {
namespace {

// pieces to show for which no fitting fur is left.
int pieces_missing(const Stroganov& game, const Player& player, const Fulfil& step) {
  return std::max(0, step.shown - player.furs[game.box.wish[step.wish].fur]);
}

// tigers among those pieces that are shown without a fitting fur; coins do the rest.
struct Tigers {
  int missing = 0, least = 0, most = 0;
};
Tigers tigers_to_show(const Stroganov& game, const Player& player, const Fulfil& step) {
  const int fitting = player.furs[game.box.wish[step.wish].fur];
  const int missing = pieces_missing(game, player, step);
  const int by_coins = std::min<int>(player.furs.total() - fitting, player.coins);
  return {missing, std::max(0, missing - by_coins), std::min<int>(missing, player.tigers)};
}

int pieces_to_show(const Stroganov& game, const Player& player, Wish wish, Showing showing) {
  if (showing == Showing::none) return 0;
  const WishCard& card = game.box.wish[wish];
  int fewer = 0;
  for_each(player.fulfilled & game.box.with(Effect::wish_one_fewer), [&](Wish) { ++fewer; });
  return std::max(0, card.possess - card.pay - fewer);
}

bool can_fulfil(const Stroganov& game, const State& now, Seat seat, Wish wish, Showing showing) {
  const Player& player = now.player[seat];
  const WishCard& card = game.box.wish[wish];
  return Purse(player).covers(card.fur, card.pay + pieces_to_show(game, player, wish, showing));
}

// STR-14.1: a Winter card fulfilled in the own income pays at once.
void pay_in_winter(const Stroganov& game, State& state, Seat seat, Wish wish, Log& log) {
  const Step& phase = state.steps[0];
  if (!Rooms::is<Income>(phase) || phase.seat != seat) return;
  const WishSet card = WishSet{1} << wish;
  if ((paying_cards(game) & card) == 0) return;
  state.used |= card;
  gain(game, state, seat, winter_gain(game, state.player[seat], card), "STR-14.1", log);
}

void finish(const Stroganov& game, State& state, Seat seat, const Fulfil& step, int tigers, Log& log) {
  Player& player = state.player[seat];
  const int coins = tigers_to_show(game, player, step).missing - tigers;
  end(state);
  spend_coins(state, seat, coins);
  player.tigers = static_cast<std::uint8_t>(player.tigers - tigers);
  state.tigers = static_cast<std::uint8_t>(state.tigers + tigers);
  drop(player.hand, step.wish);
  put(player.fulfilled, step.wish);
  const WishCard& card = game.box.wish[step.wish];
  log.tell(event(Told::fulfilled, seat, "STR-12.4", step.wish, coins, tigers));
  gain_points(state, seat, card.points, "STR-12.4", log);
  if (card.effect == Effect::take_tiger) gain(game, state, seat, {.tigers = card.amount}, "STR-12.5", log);
  pay_in_winter(game, state, seat, step.wish, log);
}

}  // namespace

bool has_wish_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing) {
  if (now.player[seat].pieces() == 0) return false;
  for (WishSet rest = now.player[seat].hand; rest != 0; rest &= rest - 1) {
    if (can_fulfil(game, now, seat, lowest(rest), showing)) return true;
  }
  return false;
}

void list_wishes_to_fulfil(const Stroganov& game, const State& now, Seat seat, Showing showing,
                           MoveList& out) {
  if (now.player[seat].pieces() == 0) return;
  for_each(now.player[seat].hand, [&](Wish wish) {
    if (can_fulfil(game, now, seat, wish, showing)) out.add(move::plain(Choice::fulfil, wish));
  });
}

void begin_to_fulfil(const Stroganov& game, State& state, Seat seat, Wish wish, Showing showing) {
  const WishCard& card = game.box.wish[wish];
  const int shown = pieces_to_show(game, state.player[seat], wish, showing);
  call(state, seat, Fulfil{wish, static_cast<std::uint8_t>(shown)});
  call_payment(state, seat, card.fur, card.pay, {card.fur, shown});
}

WishSet paying_cards(const Stroganov& game) {
  return game.box.with(Effect::winter_horses) | game.box.with(Effect::winter_coin) |
         game.box.with(Effect::winter_story) | game.box.with(Effect::winter_horses_per_outpost) |
         game.box.with(Effect::winter_horses_per_landscape);
}

Gain winter_gain(const Stroganov& game, const Player& player, WishSet cards) {
  int horses = 0, coins = 0, story = 0;
  for_each(cards, [&](Wish wish) {
    const WishCard& card = game.box.wish[wish];
    switch (card.effect) {
      case Effect::winter_horses:
        horses += card.amount;
        break;
      case Effect::winter_coin:
        coins += card.amount;
        break;
      case Effect::winter_story:
        story += card.amount;
        break;
      case Effect::winter_horses_per_outpost:
        horses += card.amount * player.built_outposts();
        break;
      case Effect::winter_horses_per_landscape:
        horses += card.amount * std::popcount(player.tiles);
        break;
      default:
        break;
    }
  });
  const auto byte = [](int count) { return static_cast<std::uint8_t>(std::min(count, 255)); };
  return {.coins = byte(coins), .horses = byte(horses), .story = byte(story)};
}

Reason why_not_fulfil(const State& now, Seat seat, Wish wish) {
  if (wish >= kWishes || !has(now.player[seat].hand, wish)) return {"not_in_hand", "STR-12.1"};
  return {"cannot_fulfil", "STR-12.1"};
}

void Fulfil::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  const Tigers tigers = tigers_to_show(game, now.player[seat], *this);
  for (int count = tigers.least; count <= tigers.most; ++count)
    out.add(move::plain(Choice::show, static_cast<std::uint8_t>(count)));
}

void Fulfil::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  finish(game, state, seat, *this, move.a, log);
}

bool Fulfil::settle(const Stroganov& game, State& state, Seat seat, Log& log) const {
  const Tigers tigers = tigers_to_show(game, state.player[seat], *this);
  if (tigers.least < tigers.most) return false;
  finish(game, state, seat, *this, tigers.least, log);
  return true;
}

Prices Fulfil::price(const Stroganov& game, const State& now, Seat seat, Move move) const {
  Bill bill;
  bill.add(Thing::coin, pieces_missing(game, now.player[seat], *this) - move.a);
  return bill.prices;
}

Reason Fulfil::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::show ? Reason{"not_shown_so", "STR-12.2"} : Reason{};
}

bool Fulfil::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  if (!is_players_effect(game, now, seat, at) || shown > kMostAtOnce) return false;
  if (wish >= kWishes || !has(now.player[seat].hand, wish)) return false;
  if (is_top(now, at)) return Purse(now.player[seat]).covers(game.box.wish[wish].fur, shown);
  return is_being_paid(game, now, seat, at);
}

bool Fulfil::asks_for(const Stroganov& game, const State&, Seat, const Pay& payment) const {
  const WishCard& card = game.box.wish[wish];
  return payment.value == card.fur && payment.left <= card.pay && payment.keep == Kept{card.fur, shown};
}

double Fulfil::hope(const Prospect& with) const { return with.wish_worth(wish); }

// with auxiliary actions, but a wish that is fulfilled here is the one of the song.
void WishPayOnly::moves(const Stroganov& game, const State& now, Seat seat, MoveList& out) const {
  list_auxiliary(game, now, seat, out, Showing::none);
  out.add(move::plain(Choice::decline));
}

void WishPayOnly::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  const bool is_song = choice_of(move) == Choice::fulfil || choice_of(move) == Choice::decline;
  if (!is_song) {
    play_auxiliary(game, state, seat, move, log);
    return;
  }
  end(state);
  if (choice_of(move) == Choice::fulfil) begin_to_fulfil(game, state, seat, move.a, Showing::none);
}

bool WishPayOnly::settle(const Stroganov& game, State& state, Seat seat, Log&) const {
  if (has_auxiliary(game, state, seat, Showing::none)) return false;
  end(state);
  return true;
}

Prices WishPayOnly::price(const Stroganov& game, const State&, Seat, Move move) const {
  return price_of_auxiliary(game, move);
}

Reason WishPayOnly::why_not(const Stroganov& game, const State& now, Seat seat, Move move) const {
  return why_not_auxiliary(game, now, seat, move);
}

bool WishPayOnly::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_effect(game, now, seat, at);
}

}  // namespace tsardom::stroganov
