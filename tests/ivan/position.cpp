#include "tests/ivan/position.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "table/refusal.hpp"
#include "table/registry.hpp"

namespace tsardom::ivan {
namespace {

const GameEntry& ivan() { return find_game("ivan"); }
const Json& box() { return *ivan().box; }

constexpr std::array<std::string_view, 5> kChambers{"production", "maneuver", "project", "exchange",
                                                    "reward"};
constexpr std::array<std::string_view, 4> kRegions{"east", "south", "west", "north"};

Names ids(std::string_view section) {
  Names result;
  for (const Json& thing : box().at(std::string(section)))
    result.push_back(thing.at("id").get<std::string>());
  return result;
}

void take_out(Names& from, const Json& list) {
  for (const Json& item : list) {
    if (item.is_string()) std::erase(from, item.get<std::string>());
  }
}

Names slot_waterways() {
  Names result;
  for (const Json& way : box().at("waterways")) {
    if (way.at("trade_slot").get<bool>()) result.push_back(way.at("id").get<std::string>());
  }
  return result;
}

template <class List>
std::size_t index_of(const List& list, std::string_view name) {
  const auto found = std::find(list.begin(), list.end(), name);
  if (found == list.end()) throw std::logic_error("no " + std::string(name));
  return static_cast<std::size_t>(found - list.begin());
}

Json& add(Json& list, const Names& names) {
  for (const std::string& name : names) list.push_back(name);
  return list;
}

}  // namespace

Position::Position(int players) : count_(players) {
  const Json none = Json::array();
  json_ = {{"format", "ivan-state/" + std::string(ivan().language->version)},
           {"round", 1},
           {"first", 0},
           {"favor", none},
           {"favor_tokens", {10, 20, 30}},
           {"kremlin", none},
           {"trade_unused", none},
           {"trade_discard", none},
           {"regions", {nullptr, nullptr, nullptr, nullptr}},
           {"region_discard", none},
           {"spoils", none},
           {"spoils_unused", none},
           {"spoils_discard", none},
           {"titles", {{"deck", none}, {"display", none}, {"discard", none}}},
           {"estates", {{"deck", none}, {"display", none}, {"discard", none}}},
           {"projects", none},
           {"chosen", none},
           {"rearranged", false}};
  json_["trade"] = Json::array();
  for (int i = 0; i < 10; ++i) json_["trade"].push_back(nullptr);
  constexpr std::array<std::string_view, 5> kCards{"A-black", "A-blue", "A-gold", "A-purple", "A-any"};
  for (std::size_t i = 0; i < kChambers.size(); ++i) {
    json_["kremlin"].push_back({{"chamber", kChambers[i]},
                                {"card", kCards[i]},
                                {"seal", nullptr},
                                {"boyars", none},
                                {"coins", {0, 0, 0, 0}},
                                {"on_card", none}});
  }
  for (int seat = 0; seat < players; ++seat) {
    json_["favor"].push_back(seat);
    players_.push_back({{"held", Json::object()},
                        {"points", Json::object()},
                        {"boyars_left", 0},
                        {"warriors_left", 10},
                        {"buildings_left", 6},
                        {"seals_left", 2},
                        {"field", 0},
                        {"warriors", Json::object()},
                        {"boyars", Json::object()},
                        {"buildings", none},
                        {"pad", {nullptr, nullptr, nullptr, nullptr, nullptr}},
                        {"spoils", none},
                        {"titles", none},
                        {"estates", none},
                        {"used", none},
                        {"completed", none},
                        {"hand", none},
                        {"committed", false},
                        {"keeping", nullptr}});
  }
}

Position& Position::round(int round) {
  json_["round"] = round;
  if (round > 2) json_["favor_tokens"] = {nullptr, nullptr, nullptr};
  return *this;
}
Position& Position::favor(const std::vector<int>& seats) {
  json_["favor"] = seats;
  return *this;
}
Position& Position::favor_tokens(const std::vector<int>& at) {
  Json tokens = Json::array();
  for (const int token : {10, 20, 30})
    tokens.push_back(std::count(at.begin(), at.end(), token) > 0 ? Json(token) : Json(nullptr));
  json_["favor_tokens"] = tokens;
  return *this;
}
Position& Position::card(std::string_view chamber, std::string_view assignment) {
  Json& kremlin = json_["kremlin"];
  const std::size_t at = index_of(kChambers, chamber);
  for (Json& hall : kremlin) {
    if (hall["card"] == assignment) hall["card"] = kremlin[at]["card"];
  }
  kremlin[at]["card"] = assignment;
  return *this;
}
Position& Position::region(std::string_view region, std::string_view token) {
  json_["regions"][index_of(kRegions, region)] = token;
  return *this;
}
Position& Position::token_on(std::string_view waterway, std::string_view token) {
  json_["trade"][index_of(slot_waterways(), waterway)] = token;
  return *this;
}
Position& Position::spoils(const Names& tokens) {
  add(json_["spoils"], tokens);
  return *this;
}
Position& Position::projects(const Names& cards) {
  add(json_["projects"], cards);
  return *this;
}
Position& Position::titles(const Names& cards) {
  add(json_["titles"]["display"], cards);
  return *this;
}
Position& Position::estates(const Names& cards) {
  add(json_["estates"]["display"], cards);
  return *this;
}
Position& Position::title_discard(const Names& cards) {
  add(json_["titles"]["discard"], cards);
  return *this;
}
Position& Position::estate_discard(const Names& cards) {
  add(json_["estates"]["discard"], cards);
  return *this;
}

Position& Position::holds(Seat seat, const Counts& goods) {
  side(seat)["held"] = goods;
  return *this;
}
Position& Position::points(Seat seat, int points) {
  side(seat)["points"]["regions"] = points;
  return *this;
}
Position& Position::warriors(Seat seat, const Counts& cities) {
  int placed = 0;
  for (const auto& [city, count] : cities) placed += count;
  side(seat)["warriors"] = cities;
  side(seat)["warriors_left"] = side(seat)["warriors_left"].get<int>() - placed;
  return *this;
}
Position& Position::boyar_at(Seat seat, std::string_view city) {
  Json& boyars = side(seat)["boyars"];
  boyars[std::string(city)] = boyars.value(std::string(city), 0) + 1;
  return *this;
}
Position& Position::building(Seat seat, std::string_view city) {
  side(seat)["buildings"].push_back(city);
  side(seat)["buildings_left"] = side(seat)["buildings_left"].get<int>() - 1;
  return *this;
}
Position& Position::field(Seat seat, int warriors) {
  side(seat)["field"] = warriors;
  side(seat)["warriors_left"] = side(seat)["warriors_left"].get<int>() - warriors;
  return *this;
}
Position& Position::hand(Seat seat, const Names& cards) {
  add(side(seat)["hand"], cards);
  return *this;
}
Position& Position::completed(Seat seat, const Names& cards) {
  add(side(seat)["completed"], cards);
  return *this;
}
Position& Position::owns(Seat seat, const Names& cards) {
  for (const std::string& card : cards)
    side(seat)[card.starts_with('E') ? "estates" : "titles"].push_back(card);
  return *this;
}
Position& Position::used(Seat seat, const Names& estates) {
  add(side(seat)["used"], estates);
  return *this;
}
Position& Position::owns_spoils(Seat seat, const Names& tokens) {
  add(side(seat)["spoils"], tokens);
  return *this;
}
Position& Position::pad(Seat seat, const Names& slots) {
  for (std::size_t i = 0; i < slots.size(); ++i)
    side(seat)["pad"][i] = slots[i] == "-" ? Json(nullptr) : Json(slots[i]);
  return *this;
}
Position& Position::seals(Seat seat, int left) {
  side(seat)["seals_left"] = left;
  return *this;
}
Position& Position::sealed(std::string_view chamber, Seat seat) {
  json_["kremlin"][index_of(kChambers, chamber)]["seal"] = seat;
  side(seat)["seals_left"] = side(seat)["seals_left"].get<int>() - 1;
  return *this;
}
Position& Position::boyar(Seat seat, std::string_view chamber, int coins) {
  chamber_[std::string(chamber)][seat] = coins;
  return *this;
}

Position& Position::step(std::string_view name, Seat seat, const Json& details) {
  Json step{{"step", name}, {"seat", seat}};
  step.update(details);
  steps_.push_back(step);
  return *this;
}
Position& Position::box(const std::string& place, const Json& value) {
  if (!options_.contains("box")) options_["box"] = ivan::box();
  options_["box"][Json::json_pointer(place)] = value;
  return *this;
}
Position& Position::set(const std::string& place, const Json& value) {
  changes_[place] = value;
  return *this;
}
Position& Position::exit(Seat seat) {
  turn_ = seat;
  return step("exit", seat, Json::object());
}
Position& Position::part(Seat seat, std::string_view chamber, int left, int extra) {
  turn_ = seat;
  json_["kremlin"][index_of(kChambers, chamber)]["on_card"].push_back(seat);
  return step("part", seat, {{"chamber", index_of(kChambers, chamber)}, {"left", left}, {"extra", extra}});
}
Position& Position::first_lap() {
  first_lap_ = true;
  return *this;
}
Position& Position::plan(Seat seat) {
  turn_ = seat;
  planning_ = true;
  return step("plan", seat, Json::object());
}

// IVN-3.3: with boyars of others in the chambers the turn is the first of its lap, otherwise the last one of
// the round.
void Position::place_boyars(Json& json) const {
  const auto stands = [&](const Json& hall, int seat) {
    return std::count(hall["boyars"].begin(), hall["boyars"].end(), seat) +
               std::count(hall["on_card"].begin(), hall["on_card"].end(), seat) >
           0;
  };
  std::vector<int> inside(static_cast<std::size_t>(count_), 0);
  const auto enter = [&](std::size_t chamber, int seat, int coins) {
    Json& hall = json["kremlin"][chamber];
    hall["boyars"].push_back(seat);
    hall["coins"][static_cast<std::size_t>(seat)] = coins;
    ++inside[static_cast<std::size_t>(seat)];
  };
  for (const auto& [chamber, seats] : chamber_) {
    for (const auto& [seat, coins] : seats) enter(index_of(kChambers, chamber), seat, coins);
  }
  const auto turn = static_cast<std::size_t>(turn_);
  const bool has_left = steps_[0]["step"] != "exit" && steps_[0]["step"] != "seal";
  if (!has_left && inside[turn] == 0) enter(4, turn_, 0);
  bool others = first_lap_;
  for (std::size_t seat = 0; seat < inside.size(); ++seat)
    others = others || (seat != turn && inside[seat] > 0);
  json["first"] = others || count_ == 1 ? int{turn_} : (turn_ + 1) % count_;
  const int whole = first_lap_ ? 3 : inside[turn] + has_left;
  for (int seat = 0; seat < count_; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int wanted = at == turn ? whole - has_left : others ? whole : whole - 1;
    for (std::size_t chamber = 0; chamber < kChambers.size() && inside[at] < wanted; ++chamber) {
      const bool is_named = chamber_.contains(std::string(kChambers[chamber]));
      if (!stands(json["kremlin"][chamber], seat) && !is_named) enter(chamber, seat, 0);
    }
    for (std::size_t chamber = 0; chamber < kChambers.size() && inside[at] < wanted; ++chamber) {
      if (!stands(json["kremlin"][chamber], seat)) enter(chamber, seat, 0);
    }
    int placed = inside[at] + (at == turn && has_left ? 1 : 0);
    Json& boyars = json["players"][at]["boyars"];
    for (const auto& [city, count] : boyars.items()) placed += count.get<int>();
    for (const char* city : {"kholmogory", "vologda", "beloozero"}) {
      if (placed >= 3) break;
      boyars[city] = boyars.value(city, 0) + 1;
      ++placed;
    }
  }
}

// IVN-9.6: six projects, the last of the box that lie nowhere else.
void Position::fill_display(Json& json) const {
  Names deck = ids("projects");
  take_out(deck, json["projects"]);
  for (const Json& player : json["players"]) {
    take_out(deck, player["hand"]);
    take_out(deck, player["completed"]);
  }
  for (; json["projects"].size() < 6 && !deck.empty(); deck.pop_back())
    json["projects"].push_back(deck.back());
}

Json Position::json() const {
  Json json = json_;
  json["players"] = players_;
  json["steps"] = steps_;
  if (planning_) {
    json["first"] = turn_;
    for (Json& player : json["players"]) player["boyars_left"] = 3;
  } else {
    place_boyars(json);
  }

  Names tokens = ids("trade_tokens"), spoils = ids("spoils"), titles = ids("titles"),
        estates = ids("estates");
  take_out(tokens, json["trade"]);
  take_out(spoils, json["spoils"]);
  for (const char* place : {"display", "discard"}) {
    take_out(titles, json["titles"][place]);
    take_out(estates, json["estates"][place]);
  }
  for (const Json& player : json["players"]) {
    take_out(tokens, player["pad"]);
    take_out(spoils, player["spoils"]);
    take_out(titles, player["titles"]);
    take_out(estates, player["estates"]);
  }
  // IVN-14.5: ten wait for the second half; those that lie nowhere have been spent.
  const int round = json["round"].get<int>();
  const auto spent = static_cast<std::ptrdiff_t>(tokens.size()) - (round > 2 ? 0 : 10);
  json["trade_discard"] = Names(tokens.begin(), tokens.begin() + spent);
  json["trade_unused"] = Names(tokens.begin() + spent, tokens.end());
  json["spoils_unused"] = spoils;
  json["titles"]["deck"] = titles;
  json["estates"]["deck"] = estates;

  fill_display(json);
  Names regions = ids("region_tokens");
  take_out(regions, json["regions"]);
  for (Json& token : json["regions"]) {
    if (!token.is_null()) continue;
    const auto next = round == 4 ? std::find_if(regions.begin(), regions.end(),
                                                [](const std::string& id) { return id.starts_with("RD"); })
                                 : regions.begin();
    token = *next;
    regions.erase(next);
  }
  for (int i = 0; i < 4 * (round - 1); ++i)
    json["region_discard"].push_back(regions[static_cast<std::size_t>(i)]);
  for (const auto& [place, value] : changes_) json[Json::json_pointer(place)] = value;
  return json;
}

Sitting Position::load() const { return Sitting(ivan().open({count_, options_, {}, json()})); }

std::string Position::broken_rule() const {
  try {
    load();
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return {};
}

}  // namespace tsardom::ivan
