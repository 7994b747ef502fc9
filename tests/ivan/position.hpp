// A position of Ivan the Terrible set up in a few lines.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/ivan/sitting.hpp"

namespace tsardom::ivan {

// Unless something else is said: round 1; assignment cards black, blue, gold, purple, any at the chambers in
// their order; Favor in the order of the seats; no goods; nothing on the waterways, in the Field and in the
// displays but that of projects. What is placed nowhere lies in its deck or pool, trade tokens are spent but
// for those of the second half, and boyars who are nowhere stand in Kholmogory, Vologda and Beloozero.
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
  void fill_display(Json& json) const;

  int count_;
  Json options_ = Json::object();
  std::map<std::string, Json> changes_;
  Json json_, players_ = Json::array(), steps_ = Json::array();
  std::map<std::string, std::map<int, int>> chamber_;  // chamber -> seat -> coins
  Seat turn_ = 0;
  bool first_lap_ = false, planning_ = false;
};

}  // namespace tsardom::ivan
