// A position of Stroganov set up in a few lines, and the table where it is played on.
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

#include "games/stroganov/stroganov.hpp"
#include "table/json.hpp"
#include "tests/guest.hpp"

namespace tsardom::stroganov {

// The game with the built-in box; options by name as at a table: {{"sides", "b"}}.
Stroganov game_for(int players, const Json& options = Json::object());

// Places in the lists of the box by id; what is not there fails the test.
Tile tile_named(std::string_view id);
Village village_named(std::string_view id);
Yurt yurt_named(std::string_view id);
Song song_named(std::string_view id);
Wish wish_named(std::string_view id);
AutomaCard card_named(std::string_view id);

const Json& box();
// The thing with this id in a list of the box: thing("songs", "SA5").
const Json& thing(std::string_view group, std::string_view id);

// "2 3 8 tiger", ascending; "" for nothing.
std::string pieces_text(Furs furs, int tigers = 0);

// Regions and columns count from 1, furs by their value, everything else by its id.
class Sitting : public Guest {
 public:
  Sitting(std::unique_ptr<Table> table, const Stroganov& game) : Guest(std::move(table)), game_(game) {}

  State now() const;
  Player player(Seat seat) const { return now().player.at(seat); }
  const Stroganov& game() const { return game_; }

  std::string furs(Seat seat) const;  // with tigers
  int horses(Seat seat) const { return player(seat).horses; }
  int coins(Seat seat) const { return player(seat).coins; }
  int tigers(Seat seat) const { return player(seat).tigers; }
  int banners(Seat seat) const { return player(seat).banners; }
  int outposts(Seat seat) const { return player(seat).outposts; }  // held, not built
  int story(Seat seat) const { return player(seat).story; }
  int trophy(Seat seat) const { return player(seat).trophy; }
  int points(Seat seat) const { return player(seat).points; }  // on the track
  int column(Seat seat) const { return player(seat).column; }
  Names hand(Seat seat) const;
  Names fulfilled(Seat seat) const;
  Names claimed(Seat seat) const;
  std::vector<int> built(Seat seat) const;

  std::string pieces_on(int column) const;
  std::string tile(int column) const;  // "-": a gap
  Names row() const;                   // all twelve
  std::string market() const { return pieces_text(now().market); }
  std::string bag() const { return pieces_text(now().bag); }
  int bag_size() const { return now().bag.total(); }
  int tigers_left() const { return now().tigers; }
  int banners_left() const { return now().banners; }
  Names villages() const;
  Names yurts() const;   // by region, "-": none
  Names wishes() const;  // by region, "-": none
  Names songs() const;
  // Owners of the spaces of a region: "0", "neutral", "-".
  Names outposts_in(int region) const;
  std::vector<int> order() const;
  int year() const { return now().year; }
  std::string season() const;

  // Answers the questions of one payment with these pieces; what is forced is not asked.
  Sitting& pay(Seat seat, std::string_view pieces);
  // Every way to pay so many pieces from here, as "2+ 6" ("+": with a coin), in alphabetical order.
  Names ways_to_pay(Seat seat, int count);
  // Takes the first fur of every draw and of the market until something else is asked; how often that was.
  struct Collected {
    int bag = 0, market = 0;
    friend bool operator==(const Collected&, const Collected&) = default;
  };
  Collected collect();
  // The deeds of the last move, as "gained 0 horse 4", without the rule.
  Names news() const;

  // Who is asked what: "main 0", "keep_fur 1", "draw chance"; "over".
  using Guest::asked;
  std::string asked() const;
  // Chance takes what comes first until a seat is asked or the game is over.
  Sitting& deal_on();
  // Everybody declines, stays and ends what can be declined, takes the first choice elsewhere, and chance
  // deals what comes first, until this question is asked (of this seat, "ride 1", or of any: "ride").
  Sitting& until(std::string_view question) &;
  Sitting until(std::string_view question) && { return std::move(until(question)); }
  // The same until another seat is asked, the season changes or the game is over.
  Sitting& end_turn();

 private:
  void pass();
  void find_ways(Seat seat, int count, const std::string& paid, Names& ways);

  Stroganov game_;
};

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

// The beginning, before the first chance move.
Sitting opening(int players, const Json& options = Json::object());

}  // namespace tsardom::stroganov
