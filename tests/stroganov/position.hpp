// A position of Stroganov set up in a few lines.
#pragma once

#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/stroganov/sitting.hpp"

namespace tsardom::stroganov {

// Nothing lies on the landscapes and nobody has anything unless told. Unless told otherwise it is spring of
// the first year, everybody stands on the starting tile, seat 0 is on turn and nobody had one before; L01 to
// L12 lie in the columns; the trade fur is 2, the regions have 3 to 7; the market holds 2 to 7; the regions
// have V1 to V5, the first yurts and wishes of the set of the year (YA1, A1 ..), on display are its first
// songs. What is told nowhere lies in the bag, the stacks and the supplies. In a solo game seat 1 is Ivan.
class Position {
 public:
  explicit Position(int players, const Json& options = Json::object());

  Position& year(int year);
  Position& season(Season season);
  // From right to left where Cossacks stand in the same column.
  Position& order(std::initializer_list<int> seats);
  // Whose turn it is, and who had one before in this season.
  Position& turn(Seat seat, std::initializer_list<int> before = {});
  Position& at(Seat seat, int column);

  Position& furs(Seat seat, std::string_view pieces);  // "3 3 8 tiger"
  Position& coins(Seat seat, int count);
  Position& horses(Seat seat, int count);
  Position& banners(Seat seat, int count);
  Position& outposts(Seat seat, int count);  // held, not built
  Position& story(Seat seat, int count);
  Position& trophy(Seat seat, int space);
  Position& points(Seat seat, int count);
  Position& built(Seat seat, std::initializer_list<int> regions);  // on the leftmost free spaces
  Position& hand(Seat seat, const Names& wishes);
  Position& fulfilled(Seat seat, const Names& wishes);
  Position& claimed(Seat seat, const Names& tiles);

  Position& tile(int column, std::string_view landscape, std::string_view pieces = "");
  Position& on(int column, std::string_view pieces);
  // A gap; its tile was claimed by this seat (the last one if not told).
  Position& gaps(std::initializer_list<int> columns, std::optional<Seat> owner = {});
  Position& trade_fur(int value);                            // the regions get the others in ascending order
  Position& region_furs(std::initializer_list<int> values);  // STR-17.1: trade gets the one left
  Position& market(std::string_view furs);
  // These alone; what else would lie there is held by the last seat.
  Position& bag(std::string_view furs);
  Position& tigers_left(int count);
  Position& banners_left(int count);
  Position& tile_stack(const Names& tiles);
  // "-": none there
  Position& villages(const Names& ids);
  Position& yurts(const Names& ids);
  Position& wishes(const Names& ids);
  Position& songs(const Names& ids);
  // These alone of the set of the year; the others are out of the game.
  Position& yurt_stack(const Names& ids);
  Position& wish_stack(const Names& ids);
  Position& song_stack(const Names& ids);
  Position& used(const Names& wishes);  // extra actions of this turn

  // Solo: the card that was flipped last, the card on top of the deck.
  Position& flipped(std::string_view card);
  Position& top(std::string_view card);

  // Something that the words above do not say, done last.
  Position& then(std::function<void(State&)> change);

  // At the question of the seat on turn: "ride", "basic", "main", "second", "turn_end"; "flip": Ivan's turn
  // begins.
  Sitting load(std::string_view question = "main") const;
  // Autumn, everybody has had a turn: the seat on turn ends its own, and the income begins.
  Sitting winter();
  // Everything is played: the end of year 4.
  Sitting over();
  State state(std::string_view question = "main") const;
  Json json(std::string_view question = "main") const;
  // The rule by which the position is refused; "" if it is not.
  std::string broken_rule(std::string_view question = "main") const;

 private:
  Seat last() const { return static_cast<Seat>(game_.seats() - 1); }
  Player& of(Seat seat) { return state_.player.at(seat); }
  bool has_set_b() const { return state_.year > 2; }
  void lay_row(State& state) const;
  void lay_regions(State& state) const;
  void lay_outposts(State& state) const;
  void count_furs(State& state) const;
  void count_supplies(State& state) const;
  void stack_cards(State& state) const;
  void line_up(State& state) const;
  void lay_automa_cards(State& state) const;
  void set_steps(State& state, std::string_view question) const;

  Stroganov game_;
  Json options_;
  State state_{};                                 // what was told
  std::array<std::string, kColumns + 1> tile_{};  // "": not told, "-": a gap
  std::map<int, Seat> gap_owner_;
  std::optional<Names> villages_, yurts_, wishes_, songs_, tile_stack_, yurt_stack_, wish_stack_, song_stack_;
  std::optional<Furs> bag_;
  std::optional<int> tigers_left_, banners_left_;
  std::vector<int> region_furs_{3, 4, 5, 6, 7};
  int trade_fur_ = 2;
  std::vector<int> order_;
  std::vector<std::pair<Seat, int>> built_;
  Seat turn_ = 0;
  std::string flipped_, top_;
  std::vector<std::function<void(State&)>> changes_;
};

}  // namespace tsardom::stroganov
