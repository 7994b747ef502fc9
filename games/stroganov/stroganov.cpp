#include "games/stroganov/stroganov.hpp"

#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/automaton.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/events.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/text.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

Room room_of(const State& now) { return static_cast<Room>(now.steps.back().room); }

Move draw_fur(Furs furs, Rng& rng) {
  return move::piece(Choice::draw_fur,
                     furs.nth(static_cast<int>(rng.below(static_cast<unsigned>(furs.total())))));
}

AutomaCard any_card(CardSet cards, Rng& rng) {
  for (unsigned skip = rng.below(static_cast<unsigned>(std::popcount(cards))); skip > 0; --skip)
    cards &= cards - 1;
  return lowest(cards);
}

Furs drawn_from(const State& now) {
  Furs bag = now.bag;
  if (room_of(now) == Room::bag_furs && top<BagFurs>(now).first != Piece::none)
    bag.remove(top<BagFurs>(now).first);
  return bag;
}

// STR-17.2: what is said seat by seat must be about the seats that play, and not the same for all of them.
bool sides_fit(const Stroganov& game) {
  const std::string_view sides = game.term(static_cast<Vocabulary>(Terms::sides), game.agreed(Agreed::sides));
  if (sides.size() == 1) return true;
  const std::size_t players = game.setup.players;
  return sides.find('b', players) == std::string_view::npos &&
         sides.substr(0, players).find('a') != std::string_view::npos;
}

// colours that nobody has stand in their usual order.
bool colours_fit(const Stroganov& game) {
  for (Seat seat = game.seats(); seat + 1 < kMostPlayers; ++seat) {
    if (game.colour_of(seat) > game.colour_of(static_cast<Seat>(seat + 1))) return false;
  }
  return true;
}

bool has_solo_option(const Stroganov& game) {
  for (const Agreed option : {Agreed::solo_deck, Agreed::coin_when_short, Agreed::trade_fur_to_coin,
                              Agreed::solo_board, Agreed::hunt_card}) {
    if (game.agreed(option) != 0) return true;
  }
  return false;
}

// The prices of one move; nothing that costs nothing.
struct Bill {
  Prices prices;
  void add(Thing thing, int count) {
    if (count > 0)
      prices.push({static_cast<Vocabulary>(Terms::thing), static_cast<std::uint8_t>(thing),
                   static_cast<std::uint8_t>(count)});
  }
  void add(Piece fur, int count) {
    if (fur == Piece::none) return add(Thing::fur, count);
    if (count > 0)
      prices.push({static_cast<Vocabulary>(Terms::fur), static_cast<std::uint8_t>(fur),
                   static_cast<std::uint8_t>(count)});
  }
};

void price_action(const Stroganov& game, const State& now, Seat seat, Move move, Bill& bill) {
  const Choice action = choice_of(move);
  const bool is_second = room_of(now) == Room::second;
  if (is_second) bill.add(second_fur(game, now, seat, action, move.a), 1);
  if (action == Choice::trade) bill.add(now.trade_fur, 1);
  if (action == Choice::claim)
    bill.add(now.region_fur[game.box.region_of[move.a]], claim_cost(game, now, move.a));
  if (action == Choice::build && room_of(now) != Room::build_anywhere)
    bill.add(Thing::horse, game.box.region[move.a].space[free_space(now, move.a)].horses);
}

void price_auxiliary(const Stroganov& game, Move move, Bill& bill) {
  const Constants& figure = game.box.figure;
  switch (choice_of(move)) {
    case Choice::buy_market:
    case Choice::buy_bag:
      return bill.add(Thing::horse, figure.buy_horses);
    case Choice::swap_down:
    case Choice::swap: {
      bill.add(Thing::horse, figure.swap_down_horses);
      const bool is_pair = choice_of(move) == Choice::swap;
      if (is_pair && piece_of(move) != Piece::tiger && taken_in(move) >= piece_of(move))
        bill.add(Thing::coin, 1);
      return;
    }
    case Choice::swap_two:
      return bill.add(Thing::fur, figure.swap_two_furs);
    default: {
      const WishCard& card = game.box.wish[move.a];
      return bill.add(card.fur, card.pay);
    }
  }
}

}  // namespace

Seats Stroganov::actors(const State& now) const {
  return now.steps.empty() ? Seats{0} : only(now.steps.back().seat);
}

void Stroganov::moves(const State& now, Seat, MoveList& out) const { Rooms::moves(*this, now, out); }

void Stroganov::apply(State& state, Seat seat, Move move, Log& log) const {
  if (choice_of(move) == Choice::decline) log.tell(event(Told::passed, seat, "STR-4.1"));
  Rooms::play(*this, state, move, log);
}

// STR-18.1
Move Stroganov::draw(const State& now, Rng& rng) const {
  switch (room_of(now)) {
    case Room::fill_tiles:
    case Room::fill_market:
    case Room::fur_for_wish:
    case Room::bag_furs:
      return draw_fur(drawn_from(now), rng);
    case Room::flip:
      return move::plain(Choice::flip, any_card(cards_on_top(*this, now), rng));
    case Room::turn_up:
      return move::turn_up(face_of(*this, any_card(now.automa_stack, rng)));
    default:
      return draw_to_lay(*this, now, rng);
  }
}

Reason Stroganov::unfit() const {
  if (!is_solo() && has_solo_option(*this)) return {"only_solo", "STR-16.1"};
  if (!sides_fit(*this)) return {"no_such_sides", "STR-17.2"};
  if (!colours_fit(*this)) return {"no_such_colours", "STR-2.1"};
  return {};
}

// What goes beside the pieces that the move itself names.
Prices Stroganov::price(const State& now, Seat seat, Move move) const {
  Bill bill;
  switch (choice_of(move)) {
    case Choice::ride:
      bill.add(Thing::horse, ride_cost(*this, now, seat, column_of(move)));
      break;
    case Choice::take:
      bill.add(Thing::horse, hunt_cost(*this, now, seat, piece_of(move), column_of(move)));
      if (room_of(now) == Room::hunt_again) bill.add(Thing::coin, second_hunt_coins(*this, now.player[seat]));
      break;
    case Choice::pay: {
      const Piece value = top<Pay>(now).value;
      if (value != Piece::none && piece_of(move) != value && piece_of(move) != Piece::tiger)
        bill.add(Thing::coin, 1);
      break;
    }
    case Choice::show: {
      const int missing = pieces_missing(*this, now.player[seat], top<Fulfil>(now));
      bill.add(Thing::coin, missing - move.a);
      break;
    }
    case Choice::sing:
      bill.add(Thing::story, box.song[move.a].cost);
      break;
    case Choice::step_for_story:
      bill.add(Thing::story, story_step_cost(*this, now, seat));
      break;
    case Choice::advance:
      if (const Piece fur = track_of(seat).space[now.player[seat].trophy + 1u].fur; fur != Piece::none)
        bill.add(fur, 1);
      break;
    case Choice::buy_market:
    case Choice::buy_bag:
    case Choice::swap_down:
    case Choice::swap_two:
    case Choice::swap:
    case Choice::fulfil:
      price_auxiliary(*this, move, bill);
      break;
    default:
      if (is_basic(choice_of(move)) || is_advanced(choice_of(move)))
        price_action(*this, now, seat, move, bill);
  }
  return bill.prices;
}

}  // namespace tsardom::stroganov
