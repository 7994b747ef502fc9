#include "tests/perestroika/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

#include "table/registry.hpp"

namespace tsardom::perestroika {
namespace {

constexpr std::size_t kCellsOfAnArea = 12, kColumnsOfAnArea = 4;

const GameEntry& perestroika() { return find_game("perestroika"); }
const Json& box() { return *perestroika().box; }

Pieces pieces(const Json& json) {
  return {json.at("fur").get<int>(), json.at("wood").get<int>(), json.at("wheat").get<int>()};
}

Json pieces_json(Pieces p) { return {{"fur", p.fur}, {"wood", p.wood}, {"wheat", p.wheat}}; }

int amount(Pieces p, std::string_view material) {
  return material == "fur" ? p.fur : material == "wood" ? p.wood : p.wheat;
}

Pieces full_stock() {
  const Json& kinds = box().at("materials").at("kinds");
  return {kinds[0].at("stock").get<int>(), kinds[1].at("stock").get<int>(), kinds[2].at("stock").get<int>()};
}

Pieces cost_of(std::string_view building) {
  for (const Json& kind : box().at("buildings")) {
    if (kind.at("id") == building) return pieces(kind.at("cost"));
  }
  if (building != "-") throw std::logic_error("no such building");
  return {};
}

Names words(std::string_view text) {
  std::istringstream in{std::string(text)};
  Names result;
  for (std::string word; in >> word;) result.push_back(word);
  return result;
}

std::string joined(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

std::string kind_of(std::string card) {
  if (card.ends_with("_2")) card.resize(card.size() - 2);
  return card;
}

Names kinds(const Json& cards) {
  Names result;
  for (const Json& card : cards) result.push_back(card.is_null() ? "?" : kind_of(card.get<std::string>()));
  return result;
}

const Json& cards_at(const Json& state, std::string_view place) {
  if (!place.starts_with("hand")) return state.at(std::string(place));
  return state.at("players").at(static_cast<std::size_t>(place.back() - '0')).at("hand");
}

Names all_cards() {
  Names result;
  for (const Json& kind : box().at("action_card_kinds")) {
    const auto id = kind.at("id").get<std::string>();
    result.push_back(id);
    if (kind.at("copies").get<int>() == 2) result.push_back(id + "_2");
  }
  return result;
}

Json area_json(const Names& cells) {
  Json rows = Json::array();
  for (std::size_t first = 0; first < kCellsOfAnArea; first += kColumnsOfAnArea) {
    Json row = Json::array();
    for (std::size_t i = first; i < first + kColumnsOfAnArea; ++i) row.push_back(cells[i]);
    rows.push_back(row);
  }
  return rows;
}

// The smallest set of at most `cells` buildings that leaves what `wanted` says of the given pieces.
class Burial {
 public:
  Burial(Pieces left, const std::map<std::string, int, std::less<>>& wanted) : left_(left), wanted_(wanted) {}

  bool find(std::size_t cells) {
    for (std::size_t size = 0; size <= cells; ++size) {
      if (fill(0, size, left_)) return true;
    }
    return false;
  }
  const Names& buildings() const { return chosen_; }

 private:
  bool fill(std::size_t kind, std::size_t size, Pieces left) {
    if (left.fur < 0 || left.wood < 0 || left.wheat < 0) return false;
    if (size == 0) return fits(left);
    for (; kind < kKinds.size(); ++kind) {
      chosen_.emplace_back(kKinds[kind]);
      if (fill(kind, size - 1, left - cost_[kind])) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool fits(Pieces left) const {
    return std::all_of(wanted_.begin(), wanted_.end(),
                       [&](const auto& want) { return amount(left, want.first) == want.second; });
  }

  static constexpr std::array<std::string_view, 5> kKinds{"kremlin", "church", "city", "town", "field"};
  std::array<Pieces, 5> cost_{cost_of(kKinds[0]), cost_of(kKinds[1]), cost_of(kKinds[2]), cost_of(kKinds[3]),
                              cost_of(kKinds[4])};
  Pieces left_;
  const std::map<std::string, int, std::less<>>& wanted_;
  Names chosen_;
};

}  // namespace

// ------------------------------------------------------------------------------------------- position

Position::Position(int players, std::string_view scenario) : sides_(static_cast<std::size_t>(players)) {
  options_["scenario"] = scenario;
  for (Side& side : sides_) side.area.assign(kCellsOfAnArea, "-");
}

Position& Position::option(std::string_view name, std::string_view value) {
  options_[std::string(name)] = value;
  return *this;
}

Position& Position::start(Seat seat) {
  start_ = seat;
  return *this;
}

Position& Position::shuffles(int count) {
  shuffles_ = count;
  return *this;
}

Position& Position::holds(Seat seat, int fur, int wood, int wheat) {
  sides_.at(seat).held = {fur, wood, wheat};
  return *this;
}

Position& Position::chip(Seat seat) {
  sides_.at(seat).chips = 1;
  return *this;
}

Position& Position::area(Seat seat, std::string_view rows) {
  std::size_t cell = 0, row = 0;
  for (const std::string& word : words(rows)) {
    if (word == "/") {
      cell = ++row * kColumnsOfAnArea;
    } else {
      sides_.at(seat).area.at(cell++) = word;
    }
  }
  sides_.at(seat).has_area = true;
  return *this;
}

Position& Position::hand(Seat seat, const Names& kinds) {
  for (const std::string& kind : kinds) sides_.at(seat).hand.push_back(next_copy(kind));
  return *this;
}

Position& Position::cards(std::string_view place, const Names& kinds) {
  for (const std::string& kind : kinds) at_[std::string(place)].push_back(next_copy(kind));
  return *this;
}

Position& Position::deck(const Names& kinds) {
  rest_in_discard_ = true;
  return cards("deck", kinds);
}

std::string Position::next_copy(const std::string& kind) {
  return ++copies_used_[kind] == 1 ? kind : kind + "_2";
}

Position& Position::stock(std::string_view material, int count) {
  stock_[std::string(material)] = count;
  return *this;
}

Position& Position::step(std::string_view name, Seat seat, const Json& details) {
  Json json{{"step", name}, {"seat", seat}};
  json.update(details);
  steps_.push_back(json);
  return *this;
}

Position& Position::unsure(const Names& observers, const Names& cards, const Names& places) {
  for (const std::string& observer : observers) {
    for (const std::string& card : cards)
      memory_.push_back({{"observer", observer}, {"card", card}, {"places", places}});
  }
  return *this;
}

Position& Position::memory(Json entries) {
  memory_ = std::move(entries);
  return *this;
}

Names Position::unplaced() const {
  Names left = all_cards();
  const auto take_out = [&](const Names& placed) {
    for (const std::string& card : placed) std::erase(left, card);
  };
  for (const auto& [place, placed] : at_) take_out(placed);
  for (const Side& side : sides_) take_out(side.hand);
  return left;
}

void Position::bury(std::vector<Side>& sides) const {
  if (stock_.empty()) return;
  Pieces left = full_stock();
  std::size_t cells = 0;
  const auto asked = steps_.empty() ? Seat{0} : steps_.back().at("seat").get<Seat>();
  const auto may_take = [&](std::size_t seat) { return seat != asked && !sides[seat].has_area; };
  for (std::size_t seat = 0; seat < sides.size(); ++seat) {
    left = left - sides[seat].held;
    for (const std::string& building : sides[seat].area) left = left - cost_of(building);
    cells += may_take(seat) ? kCellsOfAnArea : 0;
  }
  Burial burial(left, stock_);
  if (!burial.find(cells)) throw std::logic_error("no buildings of other seats leave such a stock");
  auto next = burial.buildings().begin();
  for (std::size_t seat = 0; seat < sides.size(); ++seat) {
    for (std::size_t cell = 0; may_take(seat) && cell < kCellsOfAnArea; ++cell) {
      if (next != burial.buildings().end()) sides[seat].area[cell] = *next++;
    }
  }
}

Json Position::json() const {
  std::vector<Side> sides = sides_;
  bury(sides);
  Json at = {{"deck", Json::array()},
             {"discard", Json::array()},
             {"display", Json::array()},
             {"resolving", Json::array()},
             {"aside", Json::array()}};
  for (const auto& [place, placed] : at_) at[place] = placed;
  for (const std::string& card : unplaced()) at[rest_in_discard_ ? "discard" : "deck"].push_back(card);

  Pieces stock = full_stock();
  int chips = box().at("action_chips").at("stock").get<int>();
  Json players = Json::array();
  for (const Side& side : sides) {
    stock = stock - side.held;
    chips -= side.chips;
    for (const std::string& building : side.area) stock = stock - cost_of(building);
    players.push_back({{"held", pieces_json(side.held)},
                       {"chips", side.chips},
                       {"hand", side.hand},
                       {"area", area_json(side.area)}});
  }
  Json json{{"format", "perestroika-state/" + std::string(perestroika().language->version)},
            {"start", start_},
            {"shuffles", shuffles_},
            {"steps", steps_},
            {"stock", pieces_json(stock)},
            {"chips", chips}};
  json.update(at);
  json["players"] = players;
  json["noted"] = {0, 0, 0};
  if (!memory_.is_null()) json["memory"] = memory_;
  return json;
}

Sitting Position::load() const {
  const Wish wish{static_cast<int>(sides_.size()), options_, {}, json()};
  return Sitting(perestroika().open(wish));
}

Sitting opening(int players, const Json& options) {
  return Sitting(perestroika().open({players, options, {}, {}}));
}

std::string Position::broken_rule() const {
  try {
    load();
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return {};
}

// -------------------------------------------------------------------------------------------- sitting

Sitting& Sitting::play(Seat seat, std::string_view move) {
  Guest::play(seat, move);
  expect_complete();
  return *this;
}

Sitting& Sitting::play(Seat seat, std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) play(seat, move);
  return *this;
}

Sitting& Sitting::deal(std::initializer_list<std::string_view> kinds) {
  for (const std::string_view kind : kinds) chance("deal " + std::string(kind));
  return *this;
}

Pieces Sitting::held(Seat seat) const { return pieces(table().state().at("players").at(seat).at("held")); }
Pieces Sitting::stock() const { return pieces(table().state().at("stock")); }
int Sitting::chips(Seat seat) const { return table().state().at("players").at(seat).at("chips").get<int>(); }
int Sitting::chips_in_stock() const { return table().state().at("chips").get<int>(); }
int Sitting::shuffles() const { return table().state().at("shuffles").get<int>(); }
Seat Sitting::start() const { return table().state().at("start").get<Seat>(); }
Names Sitting::hand(Seat seat) const { return kinds(table().state().at("players").at(seat).at("hand")); }
Names Sitting::cards(std::string_view place) const { return kinds(cards_at(table().state(), place)); }

std::string Sitting::area(Seat seat) const {
  Names rows;
  const Json state = table().state();
  for (const Json& row : state.at("players").at(seat).at("area")) {
    if (!rows.empty()) rows.emplace_back("/");
    for (const Json& cell : row) rows.push_back(cell.get<std::string>());
  }
  return joined(rows);
}

std::string Sitting::rank(Seat seat) const {
  return table().lexicon().terms(table().language().titles).at(table().standing().title.at(seat));
}

std::string Sitting::may_be(std::string_view observer, std::string_view card) const {
  const Json state = table().state();
  for (const Json& entry : state.at("memory")) {
    if (entry.at("observer") == observer && entry.at("card") == card)
      return joined(entry.at("places").get<Names>());
  }
  for (const std::string_view place :
       {"deck", "discard", "display", "resolving", "aside", "hand0", "hand1", "hand2"}) {
    const bool has_seat = !place.starts_with("hand") || place.back() - '0' < table().players();
    if (!has_seat) continue;
    const Json& there = cards_at(state, place);
    if (std::find(there.begin(), there.end(), card) != there.end()) return std::string(place);
  }
  throw std::logic_error("no such card");
}

Names Sitting::seen(Seat viewer, std::string_view place) const {
  const Json view = table().view(viewer);
  return kinds(cards_at(view, place));
}

// PER-16.1, PER-16.2: nothing is lost.
void Sitting::expect_complete() const {
  const Json state = table().state();
  std::size_t cards = 0;
  for (const std::string_view place : {"deck", "discard", "display", "resolving", "aside"})
    cards += cards_at(state, place).size();
  Pieces all = pieces(state.at("stock"));
  for (const Json& player : state.at("players")) {
    cards += player.at("hand").size();
    all = all + pieces(player.at("held"));
    for (const Json& row : player.at("area")) {
      for (const Json& cell : row) all = all + cost_of(cell.get<std::string>());
    }
  }
  EXPECT_EQ(cards, all_cards().size()) << "PER-16.1";
  EXPECT_EQ(all, full_stock()) << "PER-16.2";
}

void expect_may_be(const Sitting& sitting, const Names& observers, const Names& cards,
                   std::string_view places) {
  for (const std::string& observer : observers) {
    for (const std::string& card : cards)
      EXPECT_EQ(sitting.may_be(observer, card), places) << card << " for " << observer;
  }
}

}  // namespace tsardom::perestroika
