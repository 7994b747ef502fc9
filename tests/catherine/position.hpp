// A position of Catherine set up in a few lines, and the table where it is played on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"
#include "tests/guest.hpp"

namespace tsardom::catherine {

class Sitting : public Guest {
 public:
  using Guest::Guest;

  Names hand(Seat seat) const { return player(seat).at("hand").get<Names>(); }
  Names row(Seat seat) const { return player(seat).at("row").get<Names>(); }
  int hand_size(Seat seat) const { return static_cast<int>(hand(seat).size()); }
  int favor(Seat seat) const { return player(seat).at("favor").get<int>(); }
  int jokers(Seat seat) const { return player(seat).at("jokers").get<int>(); }
  int goods(Seat seat, std::string_view good) const { return player(seat).at(std::string(good)).get<int>(); }
  int supply(Seat seat) const { return player(seat).at("supply").get<int>(); }
  Names residences(Seat seat) const { return player(seat).at("residences").get<Names>(); }
  Names pile(std::string_view name) const {
    return state().at(std::string(name)).get<Names>();
  }  // draw, discard
  int decade() const { return state().at("decade").get<int>(); }
  int round() const { return state().at("round").get<int>(); }
  int reshuffles() const { return state().at("reshuffles").get<int>(); }
  Json state() const { return table().state(); }
  Json player(Seat seat) const { return state().at("players").at(seat); }

  // Chance deals what comes first until a seat is asked or the game is over.
  Sitting& deal_on();
  Sitting& deal(int cards);
  // Everybody who is asked takes the first choice until chance or nobody acts.
  Sitting& commit_first();
  Sitting& decline_all();  // BOOK_BUILD
  // Until the round is over: first choices and first cards.
  Sitting& finish_round();
};

// Residence cards show no goods, cannons or books: they fill the rows where nothing else is said. Cards that
// are placed nowhere lie in the draw pile.
class Position {
 public:
  explicit Position(int players);

  Position& decade(int decade);
  Position& round(int round);
  Position& hand(Seat seat, const Names& cards);
  Position& hand_of(Seat seat, int cards);  // any others
  Position& row(Seat seat, const Names& cards);
  Position& favor(Seat seat, int space);
  Position& residences(Seat seat, const Names& cities);
  Position& order(Seat seat, std::string_view id);
  Position& jokers(Seat seat, int count);
  Position& points(Seat seat, int count);  // made so far
  // The slots with a card below, in rounds before the present one or after it (CAT-9.5).
  Position& covered(Seat seat, const std::vector<std::size_t>& slots);
  // The rest lies in the discard pile but for these.
  Position& draw_pile(const Names& cards);

  // D_ACTIVATE: the card is the target, with a card of the same colour below it.
  Position& matched(Seat seat, std::string_view card);
  // The same with a card of another colour below.
  Position& mismatched(Seat seat, std::string_view card);

  // Loads the position at this phase: "play_cards", "activate" (seats not told of have a mismatch),
  // "book_build" (the end of a decade).
  Sitting load(std::string_view phase);
  std::string broken_rule(std::string_view phase);
  Json json(std::string_view phase);

 private:
  struct Side {
    Names hand, row, residences;
    Names below;  // by slot; "" for none
    int slot = -1, favor = 0, jokers = 0, points = 0, extra_hand = 0;
    std::string order;
  };

  struct Wanted {
    std::string colour = {};
    bool same = true, for_row = false;
  };
  std::string any_card(const Wanted& wanted);  // not used yet
  Position& target(Seat seat, std::string_view card, char below);
  void use(const Names& cards);
  void complete(Side& side, bool revealed, bool has_slot);

  int decade_ = 1, round_ = 1;
  std::vector<Side> sides_;
  Names used_;
  Names draw_;
  bool rest_in_discard_ = false;
};

Sitting opening(int players);
const Json& box();
const Json& card_data(std::string_view id);

}  // namespace tsardom::catherine
