// One change of a JSON text at a time: another number, another word, an item too many or missing.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "table/json.hpp"

namespace tsardom {

struct Changed {
  Json json;
  std::string what;  // "/player/0/coins 3 -> 4"
};

using Spot = Json::json_pointer;

// Values and lists; groups are changed by what is in them.
inline void list_places(const Json& json, const Spot& here, std::vector<Spot>& places) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) list_places(value, here / key, places);
    return;
  }
  places.push_back(here);
  if (!json.is_array()) return;
  for (std::size_t i = 0; i < json.size(); ++i) list_places(json[i], here / i, places);
}

// What a value is called: its key, or that of the list it stands in.
inline std::string key_of(Spot place) {
  const auto is_number = [](const std::string& key) {
    return key.find_first_not_of("0123456789") == key.npos;
  };
  while (!place.empty() && is_number(place.back())) place.pop_back();
  return place.empty() ? std::string() : place.back();
}

// A value that stands elsewhere in the text: if possible under the same key.
inline Json other_value(const Json& whole, const std::vector<Spot>& places, const Spot& place, Rng& rng) {
  constexpr int kTries = 200;
  Json any = "nonsense";
  for (int i = 0; i < kTries; ++i) {
    const Spot& other = places[rng.below(static_cast<unsigned>(places.size()))];
    const Json& value = whole[other];
    if (value.is_null() || value.is_array() || value == whole[place]) continue;
    if (key_of(other) == key_of(place)) return value;
    if (value.is_string()) any = value;
  }
  return any;
}

inline Json changed_list(Json list, Rng& rng) {
  if (list.empty()) return Json::array({0});
  const auto one = [&] { return rng.below(static_cast<unsigned>(list.size())); };
  const unsigned at = one(), other = one();
  switch (rng.below(3)) {
    case 0:
      list.erase(at);
      return list;
    case 1:
      list.push_back(Json(list[at]));
      return list;
    default:
      std::swap(list[at], list[other]);
      return list;
  }
}

inline Json changed_value(const Json& whole, const std::vector<Spot>& places, const Spot& place, Rng& rng) {
  const Json& value = whole[place];
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    const std::array<std::int64_t, 6> others{number + 1, number - 1, number + 1, number - 1, 0, number + 10};
    return others[rng.below(others.size())];
  }
  if (value.is_number()) return value.get<double>() + 1;
  if (value.is_boolean()) return !value.get<bool>();
  if (value.is_array()) return changed_list(value, rng);
  if (value.is_string() && rng.below(6) == 0) return Json();
  return other_value(whole, places, place, rng);
}

inline std::string short_text(const Json& json) {
  constexpr std::size_t kLongest = 40;
  const std::string text = json.dump();
  return text.size() <= kLongest ? text : text.substr(0, kLongest) + "..";
}

inline Changed changed(const Json& whole, const Spot& place, const Json& value) {
  Changed result{whole, place.to_string() + ' ' + short_text(whole[place]) + " -> " + short_text(value)};
  result.json[place] = value;
  return result;
}

// Somewhere something else.
inline Changed changed(const Json& whole, const std::vector<Spot>& places, Rng& rng) {
  const Spot& place = places[rng.below(static_cast<unsigned>(places.size()))];
  return changed(whole, place, changed_value(whole, places, place, rng));
}

// One place of each kind: /player/0/coins stands for that of every player.
inline std::vector<Spot> one_of_each_kind(const std::vector<Spot>& places) {
  std::map<std::string, Spot> kinds;
  for (const Spot& place : places) {
    std::string kind = place.to_string();
    kind.erase(std::remove_if(kind.begin(), kind.end(), [](char c) { return c >= '0' && c <= '9'; }),
               kind.end());
    kinds.emplace(kind, place);
  }
  std::vector<Spot> chosen;
  for (const auto& [kind, place] : kinds) chosen.push_back(place);
  return chosen;
}

// A value that is certainly too much: what is said to it tells how much would do.
inline Json too_much(const Json& value) {
  if (value.is_number()) return 1'000'000;
  if (value.is_string()) return "nonsense";
  if (!value.is_array()) return 7;
  Json list = value;
  for (int i = 0; i < 300; ++i) list.push_back(value.empty() ? Json(0) : Json(value[0]));
  return list;
}

}  // namespace tsardom
