// A position of Perestroika set up in a few lines, and the table where it is played on. Both speak JSON and
// notation only, as any other guest of the registry.
#pragma once

#include <initializer_list>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/json.hpp"
#include "tests/guest.hpp"

namespace tsardom::perestroika {

// PER-0.1: fur/wood/wheat.
struct Pieces {
  int fur = 0, wood = 0, wheat = 0;
  friend bool operator==(const Pieces&, const Pieces&) = default;
  friend Pieces operator+(Pieces a, Pieces b) { return {a.fur + b.fur, a.wood + b.wood, a.wheat + b.wheat}; }
  friend Pieces operator-(Pieces a, Pieces b) { return {a.fur - b.fur, a.wood - b.wood, a.wheat - b.wheat}; }
  friend std::ostream& operator<<(std::ostream& out, const Pieces& p) {
    return out << p.fur << '/' << p.wood << '/' << p.wheat;
  }
};

// A game in progress; after every move nothing must be lost.
class Sitting : public Guest {
 public:
  using Guest::Guest;

  Sitting& play(Seat seat, std::string_view move);
  Sitting& play(Seat seat, std::initializer_list<std::string_view> moves);
  Sitting& chance(std::string_view move) { return play(kChance, move); }
  // Cards leave the deck in this order: a reveal, or a draw.
  Sitting& deal(std::initializer_list<std::string_view> kinds);

  Pieces held(Seat seat) const;
  Pieces stock() const;
  int chips(Seat seat) const;
  int chips_in_stock() const;
  int shuffles() const;
  Seat start() const;
  // Kinds in the order of PER-0.7, a second copy as "hunter" too; the aside row in its own order.
  Names hand(Seat seat) const;
  Names cards(std::string_view place) const;  // deck, discard, display, resolving, aside
  // "town field - - / city - - - / - - - -"
  std::string area(Seat seat) const;

  std::string rank(Seat seat) const;

  // Where a card may be for an observer ("0", "1", "2", "public"), e.g. "deck hand0" (PER-15.4). The card is
  // an id ("hunter_2"): of two copies ids tell nothing, so compare both (PER-15.7).
  std::string may_be(std::string_view observer, std::string_view card) const;
  // A seat's view of a hand or place, face-down cards as "?".
  Names seen(Seat viewer, std::string_view place) const;  // "hand1", "deck", ...

 private:
  void expect_complete() const;
};

// Cards that are placed nowhere lie in the deck; the stock is full but for what is held and built.
class Position {
 public:
  explicit Position(int players, std::string_view scenario = "none");

  Position& option(std::string_view name, std::string_view value);  // e.g. "chip_rule", "discards"
  Position& start(Seat seat);
  Position& shuffles(int count);

  Position& holds(Seat seat, int fur, int wood, int wheat);
  Position& chip(Seat seat);
  Position& area(Seat seat, std::string_view rows);  // "town field - - / city"; what is not said is empty

  // Kinds; the second "hunter" named anywhere is the second copy.
  Position& hand(Seat seat, const Names& kinds);
  Position& display(const Names& kinds) { return cards("display", kinds); }
  Position& discard(const Names& kinds) { return cards("discard", kinds); }
  Position& resolving(const Names& kinds) { return cards("resolving", kinds); }
  Position& aside(const Names& kinds) { return cards("aside", kinds); }
  // These cards alone are in the deck, and what is placed nowhere lies in the discard pile.
  Position& deck(const Names& kinds);

  // So much is left of a material; the missing pieces lie in buildings of other seats than the one that is
  // asked, where no area was given.
  Position& stock(std::string_view material, int count);

  Position& turn(Seat seat, int plays = 0) { return step("turn", seat, {{"plays", plays}}); }
  Position& reveal() { return step("reveal", kChance, Json::object()); }
  Position& draft(Seat seat) { return step("draft", seat, Json::object()); }
  Position& compensation(Seat seat) { return step("compensation", seat, {{"left", 1}}); }
  Position& solo_discard() { return step("solo_discard", 0, Json::object()); }
  Position& hand_limit(Seat seat) { return step("hand_limit", seat, {{"discarded", 0}}); }
  // Any other step, the lowest first; details by name.
  Position& step(std::string_view name, Seat seat, const Json& details);
  // PER-15.4: for each of these observers each of these cards may be in any of these places; what is not said
  // to be unsure is known (PER-15.10).
  Position& unsure(const Names& observers, const Names& cards, const Names& places);
  Position& memory(Json entries);

  Json json() const;
  Sitting load() const;
  // The rule that such a position breaks; empty if none.
  std::string broken_rule() const;

 private:
  struct Side {
    Pieces held;
    int chips = 0;
    Names hand;
    Names area;  // 12 cells
    bool has_area = false;
  };

  Position& cards(std::string_view place, const Names& kinds);
  std::string next_copy(const std::string& kind);
  Names unplaced() const;
  void bury(std::vector<Side>& sides) const;

  Json options_ = Json::object();
  int start_ = 0, shuffles_ = 0;
  Json steps_ = Json::array();
  Json memory_ = nullptr;
  std::vector<Side> sides_;
  std::map<std::string, Names, std::less<>> at_;
  std::map<std::string, int, std::less<>> copies_used_;
  std::map<std::string, int, std::less<>> stock_;
  bool rest_in_discard_ = false;
};

// PER-15.4: for each of these observers each of these cards may be in just these places, e.g. "deck hand0".
void expect_may_be(const Sitting& sitting, const Names& observers, const Names& cards,
                   std::string_view places);

// A new game, before its first move.
Sitting opening(int players, const Json& options = Json::object());

}  // namespace tsardom::perestroika
