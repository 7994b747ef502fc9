// A position of Ivan the Terrible set up in a few lines, and the table where it is played on. Both speak JSON
// and notation only, as any other guest of the registry.
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"
#include "table/table.hpp"

namespace tsardom::ivan {

using Names = std::vector<std::string>;
using Counts = std::map<std::string, int>;

// A game in progress. What it plays must be legal; a refusal fails the test.
class Sitting {
 public:
  explicit Sitting(std::unique_ptr<Table> table) : table_(std::move(table)) {}

  Table& table() { return *table_; }
  Sitting& play(Seat seat, std::string_view move);
  Sitting& play(Seat seat, std::initializer_list<std::string_view> moves);
  Sitting& chance(std::string_view move) { return play(kChance, move); }
  // Chance plays its first outcome as long as it is asked.
  Sitting& luck();
  Sitting& luck_once();
  // Whoever is asked first plays the first choice.
  Sitting& first_choice();
  // Seats answer with their first choice until the question is this one.
  Sitting& until(std::string_view asked);

  // "exit 0", "draw_project chance"; "over" at the end.
  std::string asked() const;
  Names legal(Seat seat) const;
  // Those of one kind without that word: legal(0, "place") is {"moscow", "tver"}.
  Names legal(Seat seat, std::string_view kind) const;
  bool can(Seat seat, std::string_view move) const;
  double chance_of(std::string_view move) const;
  // The rule that forbids the move. The table must be as before, or the test fails.
  std::string forbidden_by(Seat seat, std::string_view move);

  Json json() const { return table_->state(); }
  Json player(Seat seat) const { return json().at("players").at(seat); }
  Counts held(Seat seat) const { return player(seat).at("held").get<Counts>(); }
  int coins(Seat seat) const;
  int warriors(Seat seat, std::string_view city) const;
  int boyars(Seat seat, std::string_view city) const;
  int left(Seat seat, std::string_view what) const;  // "warriors", "buildings", "seals"
  Names list(Seat seat,
             std::string_view what) const;     // "hand", "completed", "titles", "estates", "used", "spoils"
  Names pad(Seat seat) const;                  // "-" for an empty slot
  Names display(std::string_view what) const;  // "projects", "titles", "estates", "spoils"
  std::string favor() const;                   // "2 0 1"
  int points(Seat seat) const { return table_->standing().total.at(seat); }
  int part(Seat seat, std::string_view name) const;
  // What the last move told a reader.
  std::vector<Json> told(Seat reader) const;

 private:
  std::unique_ptr<Table> table_;
};

// Unless something else is said: round 1; assignment cards black, blue, gold, purple, any at the chambers in
// their order; Favor in the order of the seats; no goods; nothing on the waterways, in the displays and in
// the Field. What is placed nowhere lies in its deck or pool, and boyars who are nowhere stand in Kholmogory,
// Vologda and Beloozero.
class Position {
 public:
  explicit Position(int players);

  Position& round(int round);
  Position& favor(const std::vector<int>& seats);
  Position& favor_tokens(const std::vector<int>& at);
  Position& card(std::string_view chamber, std::string_view assignment);
  Position& region(std::string_view region, std::string_view token);
  Position& token_on(std::string_view waterway, std::string_view token);
  Position& spoils(const Names& tokens);
  Position& projects(const Names& cards);
  Position& titles(const Names& cards);
  Position& estates(const Names& cards);
  Position& title_discard(const Names& cards);
  Position& estate_discard(const Names& cards);

  Position& holds(Seat seat, const Counts& goods);
  Position& points(Seat seat, int points);  // booked under regions
  Position& warriors(Seat seat, const Counts& cities);
  Position& boyar_at(Seat seat, std::string_view city);
  Position& building(Seat seat, std::string_view city);
  Position& field(Seat seat, int warriors);
  Position& hand(Seat seat, const Names& cards);
  Position& completed(Seat seat, const Names& cards);
  Position& owns(Seat seat, const Names& titles_and_estates);
  Position& used(Seat seat, const Names& estates);
  Position& owns_spoils(Seat seat, const Names& tokens);
  Position& pad(Seat seat, const Names& slots);  // "-" for an empty one
  Position& seals(Seat seat, int left);
  Position& sealed(std::string_view chamber, Seat seat);
  Position& boyar(Seat seat, std::string_view chamber, int coins = 0);

  // The turn of this seat, before the exit of a boyar (IVN-6, S0); without an own boyar in a chamber he gets
  // one in the Reward chamber.
  Position& exit(Seat seat);
  // In the middle of a chamber (S2).
  Position& part(Seat seat, std::string_view chamber, int left, int extra = 0);
  // All boyars in the chambers, nobody on the map: the first turn of the round.
  Position& first_lap();
  Position& plan(Seat seat);
  Position& step(std::string_view name, Seat seat, const Json& details);
  // Another figure in the box: `place` is a JSON pointer.
  Position& box(const std::string& place, const Json& value);
  // Anything else of the JSON.
  Position& set(const std::string& place, const Json& value);

  Json json() const;
  Sitting load() const;
  // The rule that such a position breaks; empty if none.
  std::string broken_rule() const;

 private:
  Json& side(Seat seat) { return players_.at(seat); }
  void place_boyars(Json& json) const;

  int count_;
  Json options_ = Json::object();
  std::map<std::string, Json> changes_;
  Json json_, players_ = Json::array(), steps_ = Json::array();
  std::map<std::string, std::map<int, int>> chamber_;  // chamber -> seat -> coins
  Seat turn_ = 0;
  bool first_lap_ = false, planning_ = false;
};

Sitting opening(int players, const Json& options = Json::object());
// The waterways of the built-in box.
Json find_box_waterways();
// Why a changed box is refused: `place` is a JSON pointer.
std::string box_complaint(const std::string& place, const Json& value);

}  // namespace tsardom::ivan
