// The box of Ivan the Terrible: all figures of components.json, checked and flat.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/form.hpp"
#include "games/ivan/state.hpp"

namespace tsardom::ivan {

// IVN-9: what an effect can do.
enum class Op : std::uint8_t {
  gain,
  gain_choice,
  vp,
  favor,
  income,
  place_warrior,
  move,
  take_project,
  complete_project,
  take_estate,
  take_title,
  exchange,
  resolve_trade,
  place_building,
  field_warrior,
  pay
};
inline constexpr int kOps = 16;

enum class Group : std::uint8_t { none, local, foreign, any, trade_token };
inline constexpr int kGroups = 5;

inline constexpr int kMostAtOnce = 9;    // goods gained or paid, swaps
inline constexpr int kMostGiven = 2;     // pieces in one swap
inline constexpr int kMostResolved = 2;  // trade tokens by one effect

struct Effect {
  Op op = Op::gain;
  std::uint8_t amount = 0;  // points; pieces to choose; tokens to resolve; swaps; pieces of the group to pay
  std::uint8_t give = 0;    // pieces given in one swap
  std::uint8_t then = 0;    // pay: so many effects that follow are its result
  Group group = Group::none;  // to choose from, or to pay with
  Part part = Part::trade;    // where its points are booked
  Goods goods{};              // gained or paid
};

// A list of effects, resolved left to right: a stretch of Box::effect.
struct EffectList {
  std::uint8_t begin = 0, count = 0;
  // What comes behind the first `skip` of them.
  constexpr EffectList behind(int skip) const {
    return {static_cast<std::uint8_t>(begin + skip), static_cast<std::uint8_t>(count - skip)};
  }
};
inline constexpr int kMostEffects = 250;
inline constexpr int kMostInAList = 8;  // a price, its four results, three more

enum class ProjectType : std::uint8_t { construction, trade, military };
inline constexpr int kProjectTypes = 3;

struct ProjectCard {
  ProjectType type{};
  std::uint8_t points = 0;
  Goods cost{};
};

// IVN-14.2: what a title counts.
enum class Per : std::uint8_t {
  project_set,
  completed_project,
  spoils_and_trade_token,
  city_influence_at_least,
  estate,
  title,
  warrior_on_map,
  warrior_in_field,
  region_lead,
  city_presence_colour
};

struct TitleCard {
  Per per{};
  std::uint8_t points = 0;
  std::uint8_t detail = 0;  // the project type, the least influence, or the colour
};

struct RegionCard {
  bool dark = false;
  std::uint8_t number = 0;  // IVN-13.4: the victory points shown
  std::array<EffectList, 2> reward{};
};

struct AssignmentCard {
  CitySet cities = 0;  // where it sends a boyar; none: he stays in the Kremlin
  EffectList on_exit{}, on_exit_with_seal{};
};

struct CityFigures {
  Region region = 0;
  std::uint8_t colour = 0;
  CitySet neighbours = 0;
  EffectList income{};
};

struct WaterwayFigures {
  City a = 0, b = 0;
  TradeSlot slot = kNone;
};

// By number of players.
struct PlayerTable {
  std::uint8_t spoils = 0, titles = 0, estates = 0;  // laid out
  std::uint8_t seal_coins = 0;                       // IVN-6.3.3
  bool winner_only = false;                          // IVN-13.4
};

// IVN-7: actions without a seal, and what the seal adds.
inline constexpr int kMostActions = 18;
struct ChamberFigures {
  std::uint8_t regular = 0, bonus = 0;
};

struct RoundFigures {
  bool scoring = false, removes_favor_tokens = false, refreshes = false;
};

struct Box {
  std::array<Effect, kMostEffects> effect{};
  std::uint8_t effects = 0;

  std::array<CityFigures, kCities> city{};
  std::array<CitySet, kRegions> cities_of_region{};
  std::array<CitySet, kColours> cities_of_colour{};
  std::array<WaterwayFigures, kWaterways> waterway{};
  std::array<Waterway, kTradeSlots> waterway_of_slot{};
  std::array<std::array<TradeSlot, kCities>, kCities> slot_between{};  // kNone: no slot

  std::array<AssignmentCard, kAssignments> assignment{};
  std::array<ProjectCard, kProjects> project{};
  std::array<EffectList, kProjectTypes> project_effect{};
  std::array<TitleCard, kTitles> title{};
  std::array<EffectList, kEstates> estate{};
  std::array<EffectList, kTradeTokens> trade_token{};
  std::array<EffectList, kSpoils> spoil{};
  std::array<RegionCard, kRegionTokens> region_token{};
  TokenSet dark_tokens = 0;
  std::array<EffectList, kPadSlots> print{};  // count 0: nothing is printed there
  std::array<EffectList, 3> pad_action{};     // P1, P2, P3
  std::array<ChamberFigures, kChambers> chamber{};
  std::uint8_t swap_give = 2;

  std::uint8_t boyars = 0, warriors = 0, buildings = 0, seals = 0;
  Goods start{};
  std::uint8_t dealt = 0;  // projects to choose the first one from
  std::uint8_t warrior_influence = 0, boyar_influence = 0, building_influence = 0;
  std::array<PlayerTable, kMostPlayers + 1> table{};
  std::array<RoundFigures, kRounds> round{};
  std::uint8_t project_display = 0;
  std::array<std::uint8_t, kFavorTokens> favor_tokens_at{};
  std::array<std::uint8_t, 2> field_scoring{}, favor_scoring{};
  std::uint8_t foreign_per_vp = 1, other_per_vp = 1;

  std::array<Id, kCities> city_id{};
  std::array<Id, kWaterways> waterway_id{};
  std::array<Id, kRegions> region_id{};
  std::array<Id, kColours> colour_id{};
  std::array<Id, kAssignments> assignment_id{};
  std::array<Id, kProjects> project_id{};
  std::array<Id, kTitles> title_id{};
  std::array<Id, kEstates> estate_id{};
  std::array<Id, kTradeTokens> trade_token_id{};
  std::array<Id, kSpoils> spoil_id{};
  std::array<Id, kRegionTokens> region_token_id{};
  std::array<Id, kRewards> reward_id{};
};

std::string_view resource_name(std::size_t resource);
std::string_view chamber_name(std::size_t chamber);
std::string_view part_name(std::size_t part);
std::string_view project_type_name(std::size_t type);
std::string_view pad_action_name(std::size_t action);

// Reads components.json; what is missing, miscounted, unknown, unconnected or out of range is complained
// about.
void read_box(Form& form, Box& box);

// box_effects.cpp: a list of effects whose points are booked under `part`. Only these `ops` may stand in it.
using Ops = std::uint32_t;
constexpr Ops only_op(Op op) { return Ops{1} << static_cast<unsigned>(op); }
template <class... More>
constexpr Ops ops(More... more) {
  return (only_op(more) | ...);
}
void read_effects(Form& form, std::string_view key, Box& box, EffectList& list, Part part, Ops allowed);
// Some of each resource, as {"grain": 2}; at least one.
void read_goods(Form& form, std::string_view key, Goods& goods);

}  // namespace tsardom::ivan
