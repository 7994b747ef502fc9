// A table of Stroganov: what lies there, and what may be done.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/guest.hpp"
#include "tests/stroganov/things.hpp"

namespace tsardom::stroganov {

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

// The beginning, before the first chance move.
Sitting opening(int players, const Json& options = Json::object());

}  // namespace tsardom::stroganov
