// Why a move is not legal now.
#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/basic.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/story.hpp"
#include "games/stroganov/wishes.hpp"

namespace tsardom::stroganov {
namespace {

Room room_of(const State& now) { return static_cast<Room>(now.steps.back().room); }

// [AUX] of STR-4.5
bool is_auxiliary_point(Room room) {
  switch (room) {
    case Room::ride:
    case Room::basic:
    case Room::main:
    case Room::second:
    case Room::turn_end:
    case Room::hunt_again:
    case Room::trade:
    case Room::trophies:
    case Room::income:
    case Room::song_window:
      return true;
    default:
      return false;
  }
}

bool is_auxiliary(Choice choice) { return choice >= Choice::buy_market && choice <= Choice::use_card; }

// Which kinds of choice a question knows besides those in its present list.
bool knows(Room room, Choice choice) {
  if (is_auxiliary(choice)) return is_auxiliary_point(room);
  if (is_basic(choice)) return room == Room::basic || room == Room::main || room == Room::second;
  if (is_advanced(choice)) return room == Room::main || room == Room::second || room == Room::advanced;
  switch (choice) {
    case Choice::take:
      return room == Room::hunt_again;
    case Choice::sing:
      return room == Room::story_twelve || room == Room::song_window;
    case Choice::step_for_story:
      return room == Room::story_twelve;
    case Choice::advance:
      return room == Room::trophies;
    default:
      return false;
  }
}

Reason why_not_ride(const Stroganov& game, const State& now, Seat seat, Column column) {
  if (column > kColumns || ride_cost(game, now, seat, column) == kNone) return {"out_of_reach", "STR-5.2"};
  return {"not_enough_horses", "STR-5.2"};
}

Reason why_not_basic(const Stroganov& game, const State& now, Seat seat, Choice action) {
  const bool can = can_do_basic(game, now, seat, action);
  if (can) return {"cannot_pay_second", "STR-4.2"};
  if (action == Choice::march) return {"no_way_to_go", "STR-5.5"};
  if (action == Choice::hunt) return {"nothing_to_hunt", "STR-6.4"};
  return {"cannot_pay", "STR-6.6"};
}

Reason why_not_build(const Stroganov& game, const State& now, Seat seat, Region region, RegionSet building) {
  const Player& player = now.player[seat];
  if (!has(building, region)) return {"not_the_cossacks_region", "STR-7.5"};
  if (has(player.built, region)) return {"already_built", "STR-7.5"};
  if (free_space(now, region) == kNone) return {"no_free_space", "STR-7.5"};
  if (player.outposts == 0) return {"no_outpost_left", "STR-7.5"};
  if (game.box.region[region].space[free_space(now, region)].horses > player.horses)
    return {"not_enough_horses", "STR-7.5"};
  return {"cannot_pay_second", "STR-4.2"};
}

Reason why_not_advanced(const Stroganov& game, const State& now, Seat seat, Move move) {
  const Choice action = choice_of(move);
  const bool anywhere = room_of(now) == Room::advanced && top<Advanced>(now).scope == Scope::anywhere;
  const Reach reach = anywhere ? kAnywhere : reach_of(game, now, seat);
  if (action == Choice::claim && (move.a > kColumns || !has(now.laid, move.a))) return {"no_tile", "STR-7.6"};
  const Region region = region_for(game, action, move.a);
  if (region >= kRegions) return {"not_eligible", "STR-7.1"};
  if (action == Choice::build) return why_not_build(game, now, seat, region, reach.building);
  if (!has(reach.regions, region)) return {"not_eligible", "STR-7.1"};
  if (action == Choice::use_yurt && now.yurt[region] == kNone) return {"no_yurt", "STR-7.3"};
  if (action == Choice::take_wish && now.wish[region] == kNone) return {"no_wish", "STR-7.4"};
  const bool can_claim =
      Purse(now.player[seat]).covers(now.region_fur[region], claim_cost(game, now, move.a));
  if (action == Choice::claim && !can_claim) return {"cannot_pay", "STR-7.6"};
  return {"cannot_pay_second", "STR-4.2"};
}

Reason why_not_card(const Stroganov& game, const State& now, Seat seat, Wish wish) {
  if (wish >= kWishes || !has(now.player[seat].fulfilled, wish)) return {"not_usable", "STR-4.3"};
  if (has(now.used, wish)) return {"used_already", "STR-4.3"};
  const WishCard& card = game.box.wish[wish];
  if (card.effect == Effect::extra_advanced && card.season != now.season) return {"wrong_season", "STR-4.3"};
  return {"not_usable", "STR-4.3"};
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
      if (move.a >= kWishes || !has(player.hand, move.a)) return {"not_in_hand", "STR-12.1"};
      return {"cannot_fulfil", "STR-12.1"};
    default:
      return why_not_card(game, now, seat, move.a);
  }
}

Reason why_not_take(const Stroganov& game, const State& now, Seat seat, Move move) {
  const Column column = column_of(move);
  const bool is_there =
      column <= kColumns && has(hunting_grounds(game, now, seat), column) &&
      (piece_of(move) == Piece::tiger ? has(now.tigers_on, column) : now.furs_on[column][piece_of(move)] > 0);
  if (!is_there) return {"no_such_fur", "STR-6.4"};
  if (hunt_cost(game, now, seat, piece_of(move), column) > now.player[seat].horses)
    return {"not_enough_horses", "STR-6.4"};
  return {"not_enough_coins", "STR-6.4"};
}

Reason why_not_pay(const State& now, Seat seat, Piece piece) {
  const Purse purse(now.player[seat]);
  const Pay payment = top<Pay>(now);
  if (purse.count(piece) == 0) return {"no_such_fur", "STR-8.3"};
  if (piece < payment.from) return {"pays_out_of_order", "STR-4.7"};
  if (purse.takes_coin(piece, payment.value) && purse.coins == 0) return {"not_enough_coins", "STR-8.2"};
  return {"spoils_the_action", "STR-4.4"};
}

Reason why_not_sing(const State& now, Song song) {
  const bool is_shown = std::find(now.songs.begin(), now.songs.end(), song) != now.songs.end();
  if (!is_shown) return {"not_on_display", room_of(now) == Room::story_twelve ? "STR-10.3" : "STR-14.2"};
  if (room_of(now) == Room::song_window && top<SongWindow>(now).taken) return {"used_already", "STR-14.2"};
  return {"too_dear", "STR-14.2"};
}

Reason why_not_detail(const Stroganov& game, const State& now, Seat seat, Move move) {
  const Choice choice = choice_of(move);
  if (is_auxiliary(choice)) return why_not_auxiliary(game, now, seat, move);
  if (is_basic(choice)) return why_not_basic(game, now, seat, choice);
  switch (room_of(now)) {  // rooms that let choose among some regions only
    case Room::any_village:
      return {"not_eligible", "STR-11.4"};
    case Room::any_yurt:
      return {"no_yurt", "STR-11.5"};
    case Room::build_anywhere:
      return {"no_free_space", "STR-13.2"};
    default:
      break;
  }
  if (is_advanced(choice)) return why_not_advanced(game, now, seat, move);
  switch (choice) {
    case Choice::draft:
      return {"not_in_draft", "STR-2.13"};
    case Choice::ride:
      return why_not_ride(game, now, seat, column_of(move));
    case Choice::step:
      return {"out_of_reach", "STR-5.5"};
    case Choice::take:
      return why_not_take(game, now, seat, move);
    case Choice::bonus:
      return {"no_way_to_go", "STR-6.6"};
    case Choice::pay:
      return why_not_pay(now, seat, piece_of(move));
    case Choice::show:
      return {"not_shown_so", "STR-12.2"};
    case Choice::keep:
      return {"not_drawn", "STR-8.4"};
    case Choice::pick:
      return {"not_in_market", "STR-8.5"};
    case Choice::swap:
      return {"nothing_to_swap", "STR-9.6"};
    case Choice::advance:
      return {"cannot_pay", "STR-11.2"};
    case Choice::reward:
      return {"reward_not_open", "STR-11.3"};
    case Choice::sing:
      return why_not_sing(now, move.a);
    case Choice::step_for_story:
      return {"no_side_b", "STR-17.3"};
    default:
      return {"not_asked", "STR-4.5"};
  }
}

}  // namespace

Reason Stroganov::why_not(const State& now, Seat seat, Move move) const {
  MoveList legal;
  moves(now, seat, legal);
  const bool is_listed_kind =
      std::any_of(legal.begin(), legal.end(), [&](Move listed) { return listed.kind == move.kind; });
  if (is_listed_kind || knows(room_of(now), choice_of(move))) return why_not_detail(*this, now, seat, move);
  if (is_auxiliary(choice_of(move))) return {"not_asked", "STR-9.5"};
  const bool declines = choice_of(move) == Choice::decline || choice_of(move) == Choice::done;
  return {declines ? "must_choose" : "not_asked", language().questions[now.steps.back().room].rule};
}

}  // namespace tsardom::stroganov
