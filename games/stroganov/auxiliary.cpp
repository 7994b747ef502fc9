#include "games/stroganov/auxiliary.hpp"

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/course.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/furs.hpp"
#include "games/stroganov/gains.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

bool can_buy_market(const Stroganov& game, const State& now, Seat seat) {
  return now.player[seat].horses >= game.box.figure.buy_horses && !now.market.empty();
}

bool can_buy_bag(const Stroganov& game, const State& now, Seat seat) {
  return now.player[seat].horses >= game.box.figure.buy_horses && !now.bag.empty();
}

bool can_swap_two(const Stroganov& game, const State& now, Seat seat) {
  return now.player[seat].pieces() >= game.box.figure.swap_two_furs && !now.market.empty();
}

// STR-4.3: fulfilled cards that give an extra action now.
WishSet extra_cards(const Stroganov& game, const State& now, Seat seat) {
  WishSet cards = now.player[seat].fulfilled & game.box.with(Effect::extra_advanced) & ~now.used;
  for (WishSet rest = cards; rest != 0; rest &= rest - 1) {
    if (game.box.wish[lowest(rest)].season != now.season) drop(cards, lowest(rest));
  }
  return cards != 0 && eligible_regions(game, now, seat) != 0 ? cards : WishSet{0};
}

bool can_swap_down(const Stroganov& game, const State& now, Seat seat) {
  const Player& player = now.player[seat];
  if (player.horses < game.box.figure.swap_down_horses || now.market.empty()) return false;
  const Piece lowest = now.market.lowest();
  if (player.tigers > 0) return lowest < Piece::bear;
  if (player.furs.empty()) return false;
  return lowest < player.furs.highest() || (player.coins > 0 && lowest < Piece::bear);
}

// STR-9.6: the piece alone for a lower fur; a fur with a coin for its own value and higher ones, but never
// for a bear; the tiger counts as a bear here.
bool is_swap(Piece give, Piece get, int coins) {
  if (give == Piece::tiger) return get < Piece::bear;
  return get < give || (get < Piece::bear && coins > 0);
}
bool swaps_with_coin(Piece give, Piece get) { return give != Piece::tiger && get >= give; }

void buy(const Stroganov& game, State& state, Seat seat, Log& log) {
  spend_horses(state, seat, game.box.figure.buy_horses);
  log.tell(event(Told::bought, seat, "STR-9.1", game.box.figure.buy_horses));
}

Reason why_not_card(const Stroganov& game, const State& now, Seat seat, Wish wish) {
  if (wish >= kWishes || !has(now.player[seat].fulfilled, wish)) return {"not_usable", "STR-4.3"};
  if (has(now.used, wish)) return {"used_already", "STR-4.3"};
  const WishCard& card = game.box.wish[wish];
  if (card.effect == Effect::extra_advanced && card.season != now.season) return {"wrong_season", "STR-4.3"};
  return {"not_usable", "STR-4.3"};
}

}  // namespace

bool is_auxiliary(Choice choice) { return choice >= Choice::buy_market && choice <= Choice::use_card; }

bool has_auxiliary(const Stroganov& game, const State& now, Seat seat, Showing showing) {
  return can_swap_two(game, now, seat) || can_buy_market(game, now, seat) || can_buy_bag(game, now, seat) ||
         can_swap_down(game, now, seat) || has_wish_to_fulfil(game, now, seat, showing) ||
         extra_cards(game, now, seat) != 0;
}

void list_auxiliary(const Stroganov& game, const State& now, Seat seat, MoveList& out, Showing showing) {
  if (can_buy_market(game, now, seat)) out.add(move::plain(Choice::buy_market));
  if (can_buy_bag(game, now, seat)) out.add(move::plain(Choice::buy_bag));
  if (can_swap_down(game, now, seat)) out.add(move::plain(Choice::swap_down));
  if (can_swap_two(game, now, seat)) out.add(move::plain(Choice::swap_two));
  list_wishes_to_fulfil(game, now, seat, showing, out);
  for_each(extra_cards(game, now, seat), [&](Wish wish) { out.add(move::plain(Choice::use_card, wish)); });
}

bool play_auxiliary(const Stroganov& game, State& state, Seat seat, Move move, Log& log) {
  switch (choice_of(move)) {
    case Choice::buy_market:
      buy(game, state, seat, log);
      call(state, seat, MarketFurs{1});
      return true;
    case Choice::buy_bag:
      buy(game, state, seat, log);
      call(state, kChance, BagFurs{seat, 1});
      return true;
    case Choice::swap_down:
      call(state, seat, SwapDown{});
      return true;
    case Choice::swap_two:
      call(state, seat, MarketFurs{1});
      call_payment(state, seat, Piece::none, game.box.figure.swap_two_furs);
      return true;
    case Choice::fulfil:
      begin_to_fulfil(game, state, seat, move.a, Showing::in_full);
      return true;
    case Choice::use_card:
      put(state.used, move.a);
      log.tell(event(Told::used_card, seat, "STR-4.3", move.a));
      call(state, seat, Advanced{Scope::eligible});
      return true;
    default:
      return false;
  }
}

void add_auxiliary(const Stroganov& game, Move move, Bill& bill) {
  const Constants& figure = game.box.figure;
  switch (choice_of(move)) {
    case Choice::buy_market:
    case Choice::buy_bag:
      return bill.add(Thing::horse, figure.buy_horses);
    case Choice::swap_down:
      return bill.add(Thing::horse, figure.swap_down_horses);
    case Choice::swap_two:
      return bill.add(Thing::fur, figure.swap_two_furs);
    case Choice::fulfil:
      return bill.add(game.box.wish[move.a].fur, game.box.wish[move.a].pay);
    default:
      return;
  }
}

Prices price_of_auxiliary(const Stroganov& game, Move move) {
  Bill bill;
  add_auxiliary(game, move, bill);
  return bill.prices;
}

Reason why_not_auxiliary(const Stroganov& game, const State& now, Seat seat, Move move) {
  const Player& player = now.player[seat];
  const Constants& figure = game.box.figure;
  switch (choice_of(move)) {
    case Choice::buy_market:
      if (player.horses < figure.buy_horses) return {"not_enough_horses", "STR-9.1"};
      return {"market_empty", "STR-9.1"};
    case Choice::buy_bag:
      if (player.horses < figure.buy_horses) return {"not_enough_horses", "STR-9.1"};
      return {"bag_empty", "STR-9.1"};
    case Choice::swap_down:
      if (player.horses < figure.swap_down_horses) return {"not_enough_horses", "STR-9.2"};
      return {"nothing_to_swap", "STR-9.2"};
    case Choice::swap_two:
      if (player.pieces() < figure.swap_two_furs) return {"too_few_furs", "STR-9.3"};
      return {"market_empty", "STR-9.3"};
    case Choice::fulfil:
      return why_not_fulfil(now, seat, move.a);
    case Choice::use_card:
      return why_not_card(game, now, seat, move.a);
    default:
      return {};
  }
}

void SwapDown::moves(const Stroganov&, const State& now, Seat seat, MoveList& out) const {
  const Player& player = now.player[seat];
  const auto list_for = [&](Piece give) {
    now.market.for_each_value([&](Piece get) {
      if (is_swap(give, get, player.coins)) out.add(move::swap(give, get));
    });
  };
  player.furs.for_each_value(list_for);
  if (player.tigers > 0) list_for(Piece::tiger);
}

void SwapDown::play(const Stroganov& game, State& state, Seat seat, Move move, Log& log) const {
  const Piece give = piece_of(move), get = taken_in(move);
  const bool with_coin = swaps_with_coin(give, get);
  const int horses = game.box.figure.swap_down_horses;
  end(state);
  spend_horses(state, seat, horses);
  if (with_coin) spend_coins(state, seat, 1);
  if (give == Piece::tiger) {
    --state.player[seat].tigers;
    ++state.tigers;
  } else {
    state.player[seat].furs.remove(give);
    state.bag.add(give);
  }
  state.market.remove(get);
  state.player[seat].furs.add(get);
  log.tell(event(Told::swapped, seat, "STR-9.2", give, get, horses, with_coin));
  call(state, kChance, FillMarket{});
}

Prices SwapDown::price(const Stroganov& game, const State&, Seat, Move move) const {
  Bill bill;
  bill.add(Thing::horse, game.box.figure.swap_down_horses);
  bill.add(Thing::coin, swaps_with_coin(piece_of(move), taken_in(move)));
  return bill.prices;
}

Reason SwapDown::why_not(const Stroganov&, const State&, Seat, Move move) const {
  return choice_of(move) == Choice::swap ? Reason{"nothing_to_swap", "STR-9.6"} : Reason{};
}

bool SwapDown::fits(const Stroganov& game, const State& now, Seat seat, std::size_t at) const {
  return is_players_question(game, now, seat, at) && can_swap_down(game, now, seat);
}

}  // namespace tsardom::stroganov
