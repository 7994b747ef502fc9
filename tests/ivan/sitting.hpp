// A table of Ivan the Terrible: what lies there, and whoever plays on.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "tests/guest.hpp"

namespace tsardom::ivan {

using Counts = std::map<std::string, int>;

class Sitting : public Guest {
 public:
  using Guest::Guest;

  Sitting& play(Seat seat, std::string_view move);
  Sitting& play(Seat seat, std::initializer_list<std::string_view> moves);
  // Chance plays its first outcome as long as it is asked.
  Sitting& luck();
  // Whoever is asked first plays the first choice.
  Sitting& first_choice();
  // Everybody answers with the first choice until the question is this one ("plan 2").
  Sitting& until(std::string_view question);

  Json json() const { return table().state(); }
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
};

Sitting opening(int players);

}  // namespace tsardom::ivan
