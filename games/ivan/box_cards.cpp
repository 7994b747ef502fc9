// The cards and tokens in the box, and the pad.
#include <bit>

#include "games/ivan/box_reading.hpp"
#include "games/ivan/moves.hpp"

namespace tsardom::ivan {
namespace {

constexpr std::array<std::string_view, kPadActions> kPadActionNames{"P1", "P2", "P3", "P4"};
constexpr std::array<std::string_view, kProjectTypes> kTypeNames{"construction", "trade", "military"};
constexpr std::array<std::string_view, 10> kPerNames{"project_set",
                                                     "completed_project",
                                                     "spoils_and_trade_token",
                                                     "city_influence_at_least",
                                                     "estate",
                                                     "title",
                                                     "warrior_on_map",
                                                     "warrior_in_field",
                                                     "region_lead",
                                                     "city_presence_colour"};

// No token resolves tokens or completes projects, so that tokens cannot lead to themselves.
constexpr Ops kOfTokens = kGains | kAutomatic |
                          ops(Op::income, Op::place_warrior, Op::move, Op::take_project, Op::take_estate,
                              Op::take_title, Op::exchange, Op::place_building);
constexpr Ops kOfRegions = kOfTokens | ops(Op::complete_project, Op::resolve_trade, Op::field_warrior);
constexpr Ops kOfEstates = kOfRegions | ops(Op::pay);

void projects(Form& form, Box& box) {
  constexpr std::array kOpOfType{Op::place_building, Op::resolve_trade, Op::field_warrior};  // IVN-11.2
  row(form, "project_types", kProjectTypes, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kTypeNames, i);
      read_effects(form, "effect", box, box.project_effect[i], Part::projects, only_op(kOpOfType[i]));
      if (form.ok() && box.project_effect[i].count != 1) form.complain("a project has one effect");
    });
  });
  std::array<int, kProjectTypes> of_type{};
  row(form, "projects", kProjects, [&](std::size_t i) {
    ProjectCard& card = box.project[i];
    group(form, {}, [&] {
      id(form, box.project_id, i);
      choice(form, "type", card.type, kProjectTypes, in(kTypeNames));
      read_goods(form, "cost", card.cost);
      if (card.cost[Resource::coin] > 0) form.complain("a project costs goods, not coins");
      small(form, "vp", card.points, 0, 20);
    });
    if (form.ok()) ++of_type[static_cast<std::size_t>(card.type)];
  });
  for (const int cards : of_type) {
    if (form.ok() && cards != kProjects / kProjectTypes) form.complain("projects: ten cards of each type");
  }
}

void titles(Form& form, Box& box) {
  row(form, "titles", kTitles, [&](std::size_t i) {
    TitleCard& card = box.title[i];
    group(form, {}, [&] {
      id(form, box.title_id, i);
      group(form, "score", [&] {
        choice(form, "per", card.per, kPerNames.size(), in(kPerNames));
        small(form, "vp", card.points, 0, 20);
        if (card.per == Per::completed_project)
          choice(form, "type", card.detail, kProjectTypes, in(kTypeNames));
        if (card.per == Per::city_influence_at_least) small(form, "min", card.detail, 1);
        if (card.per == Per::city_presence_colour)
          choice(form, "colour", card.detail, kColours, ids(box.colour_id));
      });
    });
  });
}

template <class Ids, class Lists>
void effect_cards(Form& form, std::string_view key, Box& box, Ids& names, Lists& lists, Part part,
                  Ops allowed) {
  row(form, key, lists.size(), [&](std::size_t i) {
    group(form, {}, [&] {
      id(form, names, i);
      read_effects(form, "effect", box, lists[i], part, allowed);
    });
  });
}

// IVN-13.4 needs one number on each token: the first reward is that many points.
void region_tokens(Form& form, Box& box) {
  constexpr std::array<std::string_view, 2> kShades{"light", "dark"};
  row(form, "region_tokens", kRegionTokens, [&](std::size_t i) {
    RegionCard& card = box.region_token[i];
    group(form, {}, [&] {
      id(form, box.region_token_id, i);
      choice(form, "shade", card.dark, kShades.size(), in(kShades));
      small(form, "vp", card.number, 1, 20);
      row(form, "rewards", card.reward.size(), [&](std::size_t r) {
        group(form, {}, [&] {
          id(form, box.reward_id, reward_of(static_cast<RegionToken>(i), r));
          read_effects(form, "effect", box, card.reward[r], Part::regions,
                       r == 0 ? only_op(Op::vp) : kOfRegions);
        });
      });
      const Effect& points = box.effect[card.reward[0].begin];
      if (form.ok() && (card.reward[0].count != 1 || points.amount != card.number))
        form.complain("the first reward is the number on the token");
    });
    if (card.dark) put(box.dark_tokens, static_cast<RegionToken>(i));
  });
  if (form.ok() && std::popcount(box.dark_tokens) != kRegionTokens / 2)
    form.complain("region_tokens: nine of each shade");
}

// IVN-17.7: a pad action that gave back what it takes could be repeated for ever.
void check_pad_action(Form& form, const Box& box, const EffectList& list) {
  const Effect &cost = box.effect[list.begin], &result = box.effect[list.begin + 1u];
  if (!form.ok()) return;
  if (list.count != 2 || cost.op != Op::pay || cost.group == Group::none || cost.group == Group::any)
    return form.complain("a pad action pays local goods, foreign goods or trade tokens for one thing");
  if (result.op == Op::take_project && cost.group == Group::trade_token) return;
  const bool is_coins = result.op == Op::gain && result.goods.total() == result.goods[Resource::coin];
  if (!is_coins || result.goods.total() > cost.amount || cost.group == Group::trade_token)
    form.complain("a pad action gives at most a coin for each piece");
}

void pad(Form& form, Box& box) {
  group(form, "pad", [&] {
    exactly(form, "trade_slots", kPadSlots);
    int prints = 0;
    row(form, "slots", kPadSlots, [&](std::size_t i) {
      group(form, {}, [&] {
        exactly(form, "slot", static_cast<int>(i) + 1);
        if (!form.given("preprinted")) return;
        read_effects(form, "preprinted", box, box.print[i], Part::trade, kOfTokens);
        ++prints;
      });
    });
    if (prints < 2) form.complain("fewer than two printed effects");  // IVN-10.6: two can always be resolved
    row(form, "free_actions", kPadActions, [&](std::size_t i) {
      group(form, {}, [&] {
        fixed_id(form, kPadActionNames, i);
        if (i + 1 == kPadActions) {
          bool rearranges = true;
          form.flag("rearrange", rearranges);
          if (!rearranges) form.complain("P4 rearranges the tokens");
          return;
        }
        read_effects(form, "effect", box, box.pad_action[i], Part::estates,
                     ops(Op::pay, Op::gain, Op::take_project));
        check_pad_action(form, box, box.pad_action[i]);
      });
    });
  });
}

}  // namespace

std::string_view project_type_name(std::size_t type) { return kTypeNames[type]; }

std::string_view pad_action_name(std::size_t action) { return kPadActionNames[action]; }

void read_cards(Form& form, Box& box) {
  projects(form, box);
  titles(form, box);
  effect_cards(form, "estates", box, box.estate_id, box.estate, Part::estates, kOfEstates);
  effect_cards(form, "trade_tokens", box, box.trade_token_id, box.trade_token, Part::trade, kOfTokens);
  effect_cards(form, "spoils", box, box.spoil_id, box.spoil, Part::spoils, kOfTokens);
  region_tokens(form, box);
  pad(form, box);
}

}  // namespace tsardom::ivan
