// The invariants of the step stack: a phase, on it the turn of one player, on that what is being resolved for
// this player. A step that waits below others must still be possible when it is its turn, whatever they do.
#include "games/stroganov/steps.hpp"

#include <algorithm>

#include "games/stroganov/advanced.hpp"
#include "games/stroganov/auxiliary.hpp"
#include "games/stroganov/paying.hpp"
#include "games/stroganov/rooms.hpp"
#include "games/stroganov/row.hpp"
#include "games/stroganov/stacks.hpp"

namespace tsardom::stroganov {
namespace {

// A stack of this height has room for all that can still be called on it (README).
constexpr std::size_t kHighest = 36;

Room room_of(const Step& step) { return static_cast<Room>(step.room); }

template <class R>
R as(const Step& step) {
  R room{};
  if constexpr (!std::is_empty_v<R>) std::memcpy(&room, step.detail.data(), sizeof(R));
  return room;
}

bool is_turn_step(Room room) {
  return room == Room::ride || room == Room::basic || room == Room::main || room == Room::second ||
         room == Room::turn_end;
}

// One who walks up the stack.
struct Check {
  const Stroganov& game;
  const State& now;

  std::size_t last() const { return now.steps.size() - 1; }
  bool is_top(std::size_t i) const { return i == last(); }
  Room room(std::size_t i) const { return i <= last() ? room_of(now.steps[i]) : Room::set_up; }
  const Player& player(Seat seat) const { return now.player[seat]; }
  bool is_piece(Piece piece) const { return rank_of(piece) < kPieces; }
  bool is_fur(Piece piece) const { return rank_of(piece) < kFurs; }

  // STR-2, in the order of SetUp::settle.
  bool is_setting_up() const {
    const std::uint8_t part = now.steps[0].detail[0];
    const bool is_untouched =
        now.year == 1 && now.season == Season::spring && now.had_turn == 0 && now.used == 0;
    if (!is_untouched || now.steps.size() < 2) return false;
    for (const Player& each : now.player) {
      if (each.column != 0 || each.fulfilled != 0 || each.built != 0) return false;
      if (each.hand != 0 && room(1) != Room::draft) return false;
    }
    constexpr std::array kExpected{
        Room::seating,   Room::lay_tiles,  Room::lay_setup_furs, Room::fill_market, Room::lay_villages,
        Room::lay_yurts, Room::lay_wishes, Room::lay_songs,      Room::turn_up,     Room::reveal_draft};
    if (part < 1 || part > kExpected.size()) return false;
    const Room expected = kExpected[part - 1u];
    const bool fills = expected == Room::lay_tiles && room(1) == Room::fill_tiles;
    const bool drafts = expected == Room::reveal_draft && room(1) == Room::draft;
    if (room(1) != expected && !fills && !drafts) return false;
    if (expected == Room::turn_up && !game.is_solo()) return false;
    if (now.steps.size() == 3)
      return room(1) == Room::reveal_draft && room(2) == Room::fur_for_wish && fur_for_wish_fits() &&
             are_cards_complete();
    if (now.steps.size() != 2 || !setup_stock_fits(part) || !are_cards_complete()) return false;
    if (drafts) return now.steps[1].seat == next_drafter(game, now);
    return is_chance_step(1);
  }

  // Nothing has left the game yet.
  bool are_cards_complete() const {
    WishSet wishes = now.wish_stack;
    YurtSet yurts = now.yurt_stack;
    SongSet songs = now.song_stack;
    for (Region region = 0; region < kRegions; ++region) {
      if (now.wish[region] != kNone) put(wishes, now.wish[region]);
      if (now.yurt[region] != kNone) put(yurts, now.yurt[region]);
    }
    for (const Song song : now.songs) put(songs, song);
    for (const Pair& pair : now.draft) put(wishes, pair.wish);
    for (const Player& each : now.player) wishes |= each.hand;
    if (room(2) == Room::fur_for_wish) put(wishes, now.steps[2].detail[0]);
    return std::popcount(wishes) == kWishes && std::popcount(yurts) == kYurts &&
           std::popcount(songs) == kSongs;
  }

  // What is laid out later in setup lies in its stack.
  bool setup_stock_fits(std::uint8_t part) const {
    const bool nothing = now.market.empty() && now.draft.empty() && now.songs.empty();
    if (part <= 3 && !nothing) return false;
    const std::size_t pairs = game.by_players(game.box.figure.draft_wishes);
    return now.draft.size() <= pairs && (room(1) != Room::draft || !now.draft.empty());
  }

  bool fur_for_wish_fits() const {
    const Wish wish = now.steps[2].detail[0];
    if (wish >= kWishes || now.steps[2].seat != kChance || now.steps[1].seat != kChance) return false;
    if (now.draft.size() >= game.by_players(game.box.figure.draft_wishes) || now.bag.empty()) return false;
    const bool is_s =
        has(game.box.wishes_of[static_cast<std::size_t>(Set::s)], wish) && !has(now.wish_stack, wish);
    return is_s &&
           std::none_of(now.draft.begin(), now.draft.end(), [&](Pair pair) { return pair.wish == wish; }) &&
           std::none_of(now.player.begin(), now.player.end(),
                        [&](const Player& each) { return has(each.hand, wish); });
  }

  // STR-14.3
  bool is_administration() const {
    constexpr std::array kExpected{Room::lay_tiles, Room::fill_market, Room::lay_songs, Room::lay_yurts,
                                   Room::lay_wishes};
    const std::uint8_t part = now.steps[0].detail[0];
    if (part < 1 || part > kExpected.size() || now.steps.size() != 2 || now.year == game.box.figure.years)
      return false;
    for (const Player& each : now.player) {
      if (each.column != 0) return false;
    }
    const bool fills = part == 1 && room(1) == Room::fill_tiles;
    return (room(1) == kExpected[part - 1u] || fills) && is_chance_step(1);
  }

  // Tiles are laid and filled from the left.
  bool is_row_step(const Step& step) const {
    const bool is_closed = (now.laid & (now.laid + 2U)) == 0;
    if (!is_closed || step.detail[0] < 1 || step.detail[0] > kColumns + 1) return false;
    if (room_of(step) == Room::lay_tiles) {
      for (Column column = step.detail[0]; column <= kColumns; ++column) {
        if (!now.furs_on[column].empty() || has(now.tigers_on, column)) return false;
      }
      return true;
    }
    const auto [first, column, left] = as<FillTiles>(step);
    if (column < first || column > kColumns || !has(now.laid, column) || left == 0) return false;
    for (Column later = column; later <= kColumns; ++later) {
      if (has(now.tigers_on, later) || (later > column && !now.furs_on[later].empty())) return false;
    }
    return left <= now.bag.total() && now.furs_on[column].total() + left <= capacity(game, now.tile[column]);
  }

  bool is_chance_step(std::size_t i) const {
    const Step& step = now.steps[i];
    if (step.seat != kChance || !is_top(i)) return false;
    switch (room_of(step)) {
      case Room::lay_tiles:
      case Room::fill_tiles:
        return is_row_step(step);
      default:
        return true;
    }
  }

  bool are_all_steps_named() const {
    return std::all_of(now.steps.begin(), now.steps.end(),
                       [](const Step& step) { return step.room < kRooms; });
  }

  // The phase, and whose steps stand on it from which place on.
  bool is_phase() const {
    const Step& step = now.steps[0];
    const bool is_winter = now.season == Season::winter;
    switch (room_of(step)) {
      case Room::set_up:
        return step.seat == kChance && is_setting_up();
      case Room::administration:
        return step.seat == kChance && is_winter && now.had_turn == 0 && is_administration();
      case Room::year:
        return step.seat == kChance && !is_winter && is_turn();
      case Room::income:
        return is_winter && now.had_turn == 0 && is_window(step) && step.detail[1] == 1 &&
               are_effects(1, step.seat);
      case Room::song_window:
        return is_winter && now.had_turn == 0 && is_window(step) && step.detail[1] <= 1 &&
               are_effects(1, step.seat);
      case Room::story_bonus:
        return step.seat == kChance && is_winter && now.had_turn == 0 && is_bonus(step);
      default:
        return false;
    }
  }

  bool is_window(const Step& step) const {
    return step.detail[0] < now.order.size() && step.seat == now.order[step.detail[0]];
  }

  bool is_bonus(const Step& step) const {
    const std::size_t place = step.detail[0];
    if (place < 1 || place > game.box.figure.storytelling_bonus.size() || place > now.order.size())
      return false;
    return now.steps.size() > 1 && are_effects(1, now.order[place - 1]);
  }

  // STR-4: the player whose turn it is.
  bool is_turn() const {
    if (now.steps.size() < 2) return false;
    const Step& turn = now.steps[1];
    if (turn.seat >= game.seats() || !has(now.had_turn, turn.seat)) return false;
    if (room_of(turn) == Room::ivan_turn) return game.is_ivan(turn.seat) && is_ivan_turn();
    return is_turn_step(room_of(turn)) && !game.is_ivan(turn.seat) && are_effects(2, turn.seat);
  }

  bool is_ivan_turn() const {
    const auto [part, left] = as<IvanTurn>(now.steps[1]);
    if (part < 1 || part > 5 || left > 9 || now.steps.size() < 3) return false;
    if (part == 1) {
      return now.steps.size() == 3 && (room(2) == Room::flip || room(2) == Room::turn_up) &&
             is_chance_step(2);
    }
    return now.flipped != kNone && are_effects(2, kIvan);
  }

  bool are_effects(std::size_t from, Seat owner) const {
    for (std::size_t i = from; i < now.steps.size(); ++i) {
      if (!(game.is_ivan(owner) ? is_ivan_effect(i) : is_effect(i, owner, from))) return false;
    }
    return true;
  }

  bool is_from_bag(std::size_t i, Seat owner) const {
    const auto [of, left, first] = as<BagFurs>(now.steps[i]);
    if (of != owner || left < 1 || left > 15) return false;
    if (first == Piece::none) return true;
    return is_top(i) && !game.is_ivan(owner) && is_fur(first) && now.bag[first] > 0 && now.bag.total() > 1;
  }

  // All that can be under way for Ivan when chance is asked.
  bool is_ivan_effect(std::size_t i) const {
    const Step& step = now.steps[i];
    const std::uint8_t count = step.detail[0];
    switch (room_of(step)) {
      case Room::bag_furs:
        return step.seat == kChance && is_from_bag(i, kIvan);
      case Room::fill_market:
        return step.seat == kChance && is_top(i);
      case Room::market_furs:
      case Room::bears:
      case Room::trophies:
        return step.seat == kIvan && count >= 1 && count <= 15 && !is_top(i);
      case Room::tile_reward:
        return step.seat == kIvan && count < kLandscapes && !is_top(i);
      default:
        return false;
    }
  }

  bool is_effect(std::size_t i, Seat owner, std::size_t from) const {
    const Step& step = now.steps[i];
    const std::uint8_t count = step.detail[0];
    if (room_of(step) == Room::bag_furs) return step.seat == kChance && is_from_bag(i, owner);
    if (room_of(step) == Room::fill_market) return step.seat == kChance && is_top(i);
    if (step.seat != owner) return false;
    switch (room_of(step)) {
      case Room::march:
        return is_top(i) && now.season != Season::winter && (i == from || room(i - 1) == Room::trade);
      case Room::hunt:
        return is_top(i) && now.season != Season::winter && i == from;
      case Room::swap_down:
        return is_top(i) && can_swap_down(game, now, owner);
      case Room::story_twelve:
        return is_top(i) && player(owner).story == game.box.figure.story_most;
      case Room::hunt_again:
        return i == from && now.season != Season::winter;
      case Room::trade:
        return i == from && now.season != Season::winter && count >= 1 &&
               count <= game.box.figure.trade_picks;
      case Room::advanced:
        return count == static_cast<std::uint8_t>(Scope::anywhere) || (count == 0 && is_top(i));
      case Room::any_village:
        return count <= 1;
      case Room::any_yurt:
      case Room::build_anywhere:
      case Room::wish_pay_only:
        return true;
      case Room::market_furs:
      case Room::bears:
      case Room::trophies:
        return count >= 1 && count <= 15;
      case Room::tile_reward:
        return count < kLandscapes;
      case Room::rewards:
        return count <= game.track_of(owner).spaces && step.detail[1] >= 1 && step.detail[1] <= 2;
      case Room::keep_fur:
        return is_top(i) && is_kept(as<KeepFur>(step));
      case Room::pay:
        return is_top(i) && is_payment(i, owner);
      case Room::claim:
      case Room::act:
      case Room::advancing:
        return i + 1 == last() && room(i + 1) == Room::pay;
      case Room::fulfil:
        return is_fulfilling(i, owner);
      default:
        return false;
    }
  }

  bool is_kept(const KeepFur& step) const {
    if (!is_fur(step.first) || !is_fur(step.second) || step.left < 1 || step.left > 15) return false;
    const int alike = step.first == step.second;
    return now.bag[step.first] > alike && now.bag[step.second] > 0;
  }

  bool is_fulfilling(std::size_t i, Seat owner) const {
    const auto [wish, shown] = as<Fulfil>(now.steps[i]);
    if (wish >= kWishes || !has(player(owner).hand, wish) || shown > 15) return false;
    if (i + 1 == last()) return room(i + 1) == Room::pay;
    return is_top(i) && Purse(player(owner)).covers(game.box.wish[wish].fur, shown);
  }

  // What is paid for stands below, and the payment fits it.
  bool is_payment(std::size_t i, Seat owner) const {
    const Pay pay = as<Pay>(now.steps[i]);
    if (!is_piece(pay.from) || pay.left < 1 || pay.left > 15 || kept_value(pay.keep) > Piece::bear)
      return false;
    if (pay.value != Piece::none && !is_fur(pay.value)) return false;
    const Step& below = now.steps[i - 1];
    const std::uint8_t place = below.detail[0];
    switch (room_of(below)) {
      case Room::claim:
        return place >= 1 && place <= kColumns && has(now.laid, place) && pay.keep == 0 &&
               pay.value == now.region_fur[game.box.region_of[place]];
      case Room::fulfil: {
        const WishCard& card = game.box.wish[place];
        return pay.value == card.fur && pay.left <= card.pay && pay.keep == kept(card.fur, below.detail[1]);
      }
      case Room::advancing:
        return pay.keep == 0 && pay.left == 1 && player(owner).trophy < game.track_of(owner).spaces;
      case Room::trade:
        return pay.keep == 0 && pay.left == 1 && pay.value == now.trade_fur;
      case Room::market_furs:
        return pay.keep == 0 && pay.value == Piece::none && pay.left <= game.box.figure.swap_two_furs;
      case Room::act:
        return is_second_fur(pay, below, owner);
      default:
        return false;
    }
  }

  // STR-4.2: the fur of MAIN2 is a fur of an action that was offered.
  bool is_second_fur(const Pay& pay, const Step& below, Seat owner) const {
    if (room(0) != Room::year || room(1) != Room::turn_end) return false;
    State before = now;
    before.steps = {};
    before.steps.push(now.steps[0]);
    before.steps.push(step(owner, Second{}));
    MoveList offered;
    Second::moves(game, before, offered);
    const auto [action, place] = as<Act>(below);
    if (!(is_basic_or_advanced(action) && offered.contains(move::plain(action, place)))) return false;
    NoLog log;
    Second::play(game, before, move::plain(action, place), log);
    return before.steps.back() == step(owner, pay);
  }

  static bool is_basic_or_advanced(Choice action) {
    return action >= Choice::take_coin && action <= Choice::claim;
  }
};

}  // namespace

Reason steps_broken(const Stroganov& game, const State& now) {
  if (now.steps.empty()) {
    const bool is_over =
        now.year == game.box.figure.years && now.season == Season::winter && now.had_turn == 0;
    return is_over ? Reason{} : Reason{"steps_astray", "STR-3.1"};
  }
  const Check check{game, now};
  if (now.steps.size() > kHighest || !check.are_all_steps_named() || !check.is_phase())
    return {"steps_astray", "STR-4.1"};
  State settled = now;
  NoLog log;
  if (Rooms::settle(game, settled, log)) return {"question_without_answer", "STR-4.7"};
  MoveList moves;
  Rooms::moves(game, now, moves);
  return moves.empty() ? Reason{"question_without_answer", "STR-4.7"} : Reason{};
}

}  // namespace tsardom::stroganov
