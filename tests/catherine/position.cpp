#include "tests/catherine/position.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "table/registry.hpp"

namespace tsardom::catherine {
namespace {

constexpr std::size_t kSlots = 7;

bool has(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// A card below the row that is chosen when all others are placed: of this colour, of another one, any.
constexpr char kSame = '=', kOther = '!';
const std::string kAny = "?";

// All of them from favor.
Json points_json(int count) {
  Json points = Json::object();
  for (const std::string_view part : find_game("catherine").language->score_parts)
    points[std::string(part)] = 0;
  points["favor"] = count;
  return points;
}

// What is printed on the cards, read once.
struct Printed {
  std::string id, colour;
  bool is_residence;
};

const std::vector<Printed>& printed_cards() {
  static const std::vector<Printed> cards = [] {
    std::vector<Printed> result;
    for (const Json& card : box().at("project_cards").at("items"))
      result.push_back({card.at("id"), card.at("colour"), card.at("kind") == "RESIDENCE"});
    return result;
  }();
  return cards;
}

Json step_json(std::string_view phase) { return {{"step", phase}, {"seat", kChance}}; }

}  // namespace

const Json& box() {
  static const Json& box = *find_game("catherine").box;
  return box;
}

const Json& card_data(std::string_view id) {
  const std::vector<Printed>& cards = printed_cards();
  const auto found =
      std::find_if(cards.begin(), cards.end(), [id](const Printed& card) { return card.id == id; });
  if (found == cards.end()) throw std::logic_error("no such card");
  return box().at("project_cards").at("items")[static_cast<std::size_t>(found - cards.begin())];
}

Sitting opening(int players) { return Sitting(find_game("catherine").open({.players = players})); }

Sitting& Sitting::deal_on() {
  while (table().chance_acts()) deal(1);
  return *this;
}

Sitting& Sitting::commit_first() {
  while (!table().over() && !table().chance_acts()) {
    const auto seat = static_cast<Seat>(std::countr_zero(table().actors()));
    play(seat, legal(seat).front());
  }
  return *this;
}

Sitting& Sitting::finish_round() {
  const int now = 10 * decade() + round();
  while (!table().over() && 10 * decade() + round() == now) {
    if (table().chance_acts()) {
      deal(1);
    } else {
      commit_first();
    }
  }
  return *this;
}

Sitting& Sitting::decline_all() {
  for (Seat seat = 0; seat < table().players(); ++seat) {
    if (asked(seat) == "book_build") play(seat, "decline");
  }
  return *this;
}

Sitting& Sitting::deal(int cards) {
  for (; cards > 0; --cards) table().play(kChance, table().prompt(kChance).choices.front().move);
  return *this;
}

Position::Position(int players) : sides_(static_cast<std::size_t>(players)) {
  for (std::size_t seat = 0; seat < sides_.size(); ++seat)
    sides_[seat].order = "O" + std::to_string(seat + 1);
}

Position& Position::decade(int decade) {
  decade_ = decade;
  return *this;
}

Position& Position::round(int round) {
  round_ = round;
  return *this;
}

void Position::use(const Names& cards) {
  for (const std::string& card : cards) {
    card_data(card);
    if (has(used_, card)) throw std::logic_error(card + " is used twice");
    used_.push_back(card);
  }
}

Position& Position::hand(Seat seat, const Names& cards) {
  use(cards);
  sides_.at(seat).hand = cards;
  return *this;
}

Position& Position::hand_of(Seat seat, int cards) {
  sides_.at(seat).extra_hand = cards;
  return *this;
}

Position& Position::row(Seat seat, const Names& cards) {
  use(cards);
  sides_.at(seat).row = cards;
  return *this;
}

Position& Position::favor(Seat seat, int space) {
  sides_.at(seat).favor = space;
  return *this;
}

Position& Position::residences(Seat seat, const Names& cities) {
  sides_.at(seat).residences = cities;
  return *this;
}

Position& Position::order(Seat seat, std::string_view id) {
  for (Side& side : sides_) {
    if (side.order == id) side.order = sides_.at(seat).order;
  }
  sides_.at(seat).order = id;
  return *this;
}

Position& Position::points(Seat seat, int count) {
  sides_.at(seat).points = count;
  return *this;
}

Position& Position::jokers(Seat seat, int count) {
  sides_.at(seat).jokers = count;
  return *this;
}

Position& Position::covered(Seat seat, const std::vector<std::size_t>& slots) {
  Side& side = sides_.at(seat);
  side.below.assign(kSlots, "");
  for (const std::size_t slot : slots) side.below.at(slot) = kAny;
  return *this;
}

Position& Position::draw_pile(const Names& cards) {
  use(cards);
  draw_ = cards;
  rest_in_discard_ = true;
  return *this;
}

// Rows are filled with residence cards, which show no symbols; elsewhere symbols do not count (CAT-4.3), so
// the others go there first.
std::string Position::any_card(const Wanted& wanted) {
  for (const bool residence : {wanted.for_row, !wanted.for_row}) {
    for (const auto& [id, colour, is_residence] : printed_cards()) {
      const bool is_colour = wanted.colour.empty() || (colour == wanted.colour) == wanted.same;
      if (is_residence != residence || !is_colour || has(used_, id)) continue;
      used_.push_back(id);
      return id;
    }
    if (wanted.for_row) break;
  }
  throw std::logic_error("no such card is left");
}

Position& Position::target(Seat seat, std::string_view card, char below) {
  Side& side = sides_.at(seat);
  const auto found = std::find(side.row.begin(), side.row.end(), card);
  if (found == side.row.end()) {
    use({std::string(card)});
    side.row.insert(side.row.begin(), std::string(card));
    side.slot = 0;
  } else {
    side.slot = static_cast<int>(found - side.row.begin());
  }
  side.below.assign(kSlots, "");
  side.below.at(static_cast<std::size_t>(side.slot)) = below;
  return *this;
}

Position& Position::matched(Seat seat, std::string_view card) { return target(seat, card, kSame); }
Position& Position::mismatched(Seat seat, std::string_view card) { return target(seat, card, kOther); }

// Fills row and activation row up to what the round needs (CAT-5.2).
void Position::complete(Side& side, bool revealed, bool has_slot) {
  const auto covered = static_cast<std::size_t>(revealed ? round_ : round_ - 1);
  while (side.row.size() < 3 + covered) side.row.push_back(any_card({.for_row = true}));
  side.below.resize(kSlots);
  if (has_slot && side.slot < 0) {
    side.slot = 0;
    side.below[0] = kOther;
  }
  const auto is_empty = [](const std::string& card) { return card.empty(); };
  auto count =
      kSlots - static_cast<std::size_t>(std::count_if(side.below.begin(), side.below.end(), is_empty));
  for (std::size_t slot = 0; count < covered; ++slot) {
    if (!side.below[slot].empty()) continue;
    side.below[slot] = kAny;
    ++count;
  }
  for (std::size_t slot = 0; slot < side.row.size(); ++slot) {
    std::string& below = side.below[slot];
    const auto colour = card_data(side.row[slot]).at("colour").get<std::string>();
    if (below == kAny) below = any_card({});
    if (below == std::string(1, kSame)) below = any_card({.colour = colour, .same = true});
    if (below == std::string(1, kOther)) below = any_card({.colour = colour, .same = false});
  }
  for (; side.extra_hand > 0; --side.extra_hand) side.hand.push_back(any_card({}));
}

Json Position::json(std::string_view phase) {
  const bool revealed = phase != "play_cards", has_slot = phase == "activate";
  if (phase == "book_build") round_ = 4;
  Json players = Json::array();
  int jokers = static_cast<int>(sides_.size()) > 2 ? 6 : 0;
  for (Side& side : sides_) {
    complete(side, revealed, has_slot);
    Json below = Json::array();
    for (const std::string& card : side.below) below.push_back(card.empty() ? Json(nullptr) : Json(card));
    jokers -= side.jokers;
    players.push_back({{"hand", side.hand},
                       {"row", side.row},
                       {"activation", below},
                       {"slot", has_slot ? Json(side.slot) : Json(nullptr)},
                       {"order", side.order},
                       {"residences", side.residences},
                       {"jokers", side.jokers},
                       {"favor", side.favor},
                       {"points", points_json(side.points)}});
  }
  Names rest;
  for (const Printed& card : printed_cards()) {
    if (!has(used_, card.id)) rest.push_back(card.id);
  }
  return {{"format", "catherine-state/2"},
          {"decade", decade_},
          {"round", round_},
          {"steps", Json::array({step_json(phase)})},
          {"draw", rest_in_discard_ ? draw_ : rest},
          {"discard", rest_in_discard_ ? rest : Names{}},
          {"reshuffles", 0},
          {"jokers", jokers},
          {"players", players},
          {"epochs", Json::array()}};
}

Sitting Position::load(std::string_view phase) {
  return Sitting(
      find_game("catherine").open({.players = static_cast<int>(sides_.size()), .from = json(phase)}));
}

std::string Position::broken_rule(std::string_view phase) {
  try {
    load(phase);
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.code : refusal.rule;
  }
  return {};
}

}  // namespace tsardom::catherine
