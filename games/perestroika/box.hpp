// The box of Perestroika: all figures of components.json, checked and flat.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/form.hpp"
#include "games/perestroika/state.hpp"

namespace tsardom::perestroika {

// How far the figures of a box may go.
inline constexpr std::uint8_t kMostPieces = 99;  // of one material: keeps every count and every score small
inline constexpr std::uint8_t kMostHeld = 20;    // of one material by one player
inline constexpr std::uint8_t kMostPlays = 9;

// PER-11: what a half of a card can do. The table in PER-8.3 says when it may be played.
enum class Op : std::uint8_t {
  gain,
  gain_choice,
  double_up,
  exchange,
  swap_any,
  build,
  retrieve_discard,
  draw,
  steal_card,
  steal_material,
  endgame_value
};

struct Effect {
  Op op = Op::gain;
  Material material = Material::fur;  // gained, doubled, given in an exchange, or scoring at the end
  Material get = Material::fur;       // received in an exchange
  std::uint8_t amount = 0;            // pieces or cards gained; points each at the end
  std::uint8_t give_amount = 1;       // returned in one step of an exchange
  Building building = Building::none;
  std::uint8_t most = 0;       // buildings with one card; 0: any number
  bool from_stock = false;     // PER-11.5: paid by the stock
  std::uint32_t excluded = 0;  // kinds that cannot be taken from the discard pile
};

struct CardKind {
  Id id;
  std::uint8_t copies = 1;
  bool cross = false;
  std::array<Effect, 2> half{};
  const Effect& effect(Half which) const { return half[static_cast<std::size_t>(which)]; }
};

struct BuildingKind {
  Materials cost{};
  std::uint8_t points = 0;  // cathedral and palace: by their scenario
  std::uint8_t marks = 0;
};

enum class Scenario : std::uint8_t {
  none,
  rus_successor,
  wilderness_abbey,
  cathedral_architecture,
  struggle,
  planned_city,
  serfdom,
  water_trade_route,
  palace_architecture,
  baltic_trade
};
inline constexpr int kScenarios = 10;  // with none

struct ScenarioSheet {
  std::int8_t base_score = 0;
  std::uint8_t min_players = 1;
};

// PER-13: the figures of the scenarios.
struct ScenarioFigures {
  std::uint8_t bonus_per_column = 0;                     // Rus' Successor
  std::array<std::uint8_t, kColumns> church_points{};    // Wilderness Abbey
  std::uint8_t points_per_building = 0;                  // Cathedral
  std::uint8_t most_cathedrals = 1;                      // of one player (PER-RUL-29)
  std::uint8_t one_axis = 0, both_axes = 0;              // Planned City
  bool kinds_on_axis = false, line_is_mirrored = false;  // its other readings (PER-RUL-32)
  std::uint8_t field_by_town = 0, field_otherwise = 0;   // Serfdom
  std::array<std::uint8_t, kColumns> points_per_mark{};  // Water Trade Route
  std::uint8_t palace_per = 1, palace_gain = 0;          // Palace
  std::uint8_t least_for_fee = 0;                        // Baltic
};

// PER-2.4, PER-4, PER-5.2: one row for each number of players.
struct PlayerTable {
  std::array<std::uint8_t, kMostPlayers> start_materials{};
  std::uint8_t crosses_needed = 0, most_cards = 0, shuffles_to_end = 0;
};

struct Rank {
  Id id;
  std::int16_t least = 0;
};
inline constexpr int kMostRanks = 8;

struct Box {
  std::array<CardKind, kCards> kind{};
  std::uint8_t kinds = 0;
  std::array<Id, kCards> card_id{};  // the kind's id, the second copy with _2
  std::array<Kind, kCards> kind_of{};
  std::array<CardSet, kCards> cards_of{};  // by kind
  CardSet crosses = 0;
  Materials stock{};
  std::uint8_t hold_limit = 0, tatar_keep = 0, points_each = 0;
  std::uint8_t chips = 0;
  std::uint8_t plays = 0, plays_with_chip = 0, hand_limit = 0;
  std::uint8_t rows = 0, columns = 0;
  std::uint8_t solo_material = 0;
  std::array<PlayerTable, kMostPlayers> table{};  // by players - 1
  std::array<BuildingKind, kBuildings> building{};
  std::array<Rank, kMostRanks> rank{};  // from the highest down
  std::uint8_t ranks = 0;
  std::array<ScenarioSheet, kScenarios> sheet{};
  ScenarioFigures figure{};

  const BuildingKind& of(Building building_kind) const {
    return building[static_cast<std::size_t>(building_kind)];
  }
  // PER-0.6: every kind among these cards, once. Copies are neighbours.
  template <class Visit>
  void for_each_kind(CardSet cards, Visit visit) const {
    while (cards != 0) {
      const Kind which = kind_of[lowest(cards)];
      visit(which);
      cards &= ~cards_of[which];
    }
  }
  // The other copy of a card's kind, or the card itself where there is none.
  Card twin(Card card) const {
    const CardSet others = cards_of[kind_of[card]] & ~only_card(card);
    return others != 0 ? lowest(others) : card;
  }
};

std::string_view material_name(std::size_t material);
std::string_view building_name(std::size_t building);
std::string_view scenario_name(std::size_t scenario);

// Reads components.json; what is missing, miscounted, unknown or out of range is complained about.
void read_box(Form& form, Box& box);

}  // namespace tsardom::perestroika
