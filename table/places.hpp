// The places of a view's numbers (core/numbers.hpp) by name: "players.+0.hand.hunter" is 0 or 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/places.hpp"

namespace tsardom {

struct Place {
  std::string name;
  int most = 1;
  friend bool operator==(const Place&, const Place&) = default;
};

class PlaceList final : public Places {
 public:
  void enter(std::string_view name) override { path_.emplace_back(name); }
  void leave() override { path_.pop_back(); }
  void place(std::string_view name, int most) override {
    std::string whole;
    for (const std::string& part : path_) append(whole, part);
    append(whole, name);
    places_.push_back({whole, most});
  }

  const std::vector<Place>& places() const { return places_; }

 private:
  static void append(std::string& whole, std::string_view part) {
    if (!whole.empty() && !part.empty()) whole += '.';
    whole += part;
  }

  std::vector<std::string> path_;
  std::vector<Place> places_;
};

}  // namespace tsardom
