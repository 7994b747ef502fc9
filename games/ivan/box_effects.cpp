// IVN-9: effect lists out of components.json.
#include "games/ivan/box.hpp"

namespace tsardom::ivan {
namespace {

constexpr std::array<std::string_view, kOps> kOpNames{"gain",
                                                      "gain_choice",
                                                      "vp",
                                                      "favor",
                                                      "income",
                                                      "place_warrior",
                                                      "move",
                                                      "take_project",
                                                      "complete_project",
                                                      "take_estate",
                                                      "take_title",
                                                      "exchange",
                                                      "resolve_trade",
                                                      "place_building",
                                                      "field_warrior",
                                                      "pay"};
constexpr std::array<std::string_view, kGroups> kGroupNames{"none", "local", "foreign", "any", "trade_token"};
constexpr int kMostEffectsInAList = 4, kMostPointsAtOnce = 20;

// Effects that ask for something else than a piece to gain. Only the last effect of a trade token may: so
// however tokens lead to each other, each leaves nothing behind (docs/rules/ivan.md, "How a turn is
// bounded").
constexpr Ops kAsking =
    ops(Op::income, Op::place_warrior, Op::move, Op::take_project, Op::complete_project, Op::take_estate,
        Op::take_title, Op::exchange, Op::resolve_trade, Op::place_building, Op::field_warrior, Op::pay);
constexpr Ops kHangsOnGoods = ops(Op::complete_project, Op::exchange);

Op which(Form& form, Ops allowed) {
  int found = 0;
  Op op = Op::gain;
  for (std::size_t i = 0; i < kOps; ++i) {
    if (!form.given(kOpNames[i])) continue;
    op = static_cast<Op>(i);
    ++found;
  }
  if (!form.ok()) return op;
  if (found == 0) form.complain("unknown effect");
  if (found > 1) form.complain("two effects in one");
  if (found == 1 && (only_op(op) & allowed) == 0)
    form.complain("this effect cannot stand here", kOpNames[static_cast<std::size_t>(op)]);
  return op;
}

void read_choice(Form& form, Effect& effect) {
  group(form, "gain_choice", [&] {
    choice(form, "from", effect.group, kGroupNames.size(), [](std::size_t i) { return kGroupNames[i]; });
    if (effect.group == Group::none || effect.group == Group::trade_token) form.complain("unknown name");
    number(form, "count", effect.amount, 1, kMostAtOnce);
  });
}

void read_exchange(Form& form, Effect& effect) {
  group(form, "exchange", [&] {
    int get = 1;
    number(form, "give", effect.give, 1, kMostGiven);
    number(form, "get", get, 1, 1);
    number(form, "times", effect.amount, 1, kMostAtOnce);
  });
}

// Named pieces, or some of one group.
void read_cost(Form& form, Effect& effect) {
  group(form, "pay", [&] {
    for (std::size_t i = 1; i < kGroupNames.size(); ++i) {
      if (!form.given(kGroupNames[i])) continue;
      if (effect.group != Group::none) form.complain("a cost names one group only");
      effect.group = static_cast<Group>(i);
      number(form, kGroupNames[i], effect.amount, effect.group == Group::trade_token ? 2 : 1, 2);
    }
    for (std::size_t i = 0; i < kResources; ++i) {
      if (form.given(resource_name(i))) number(form, resource_name(i), effect.goods.count[i], 1, kMostAtOnce);
    }
    const bool names_goods = effect.goods.total() > 0;
    if (form.ok() && names_goods == (effect.group != Group::none))
      form.complain("a cost is either named pieces or some of a group");
  });
}

void read_effect(Form& form, Box& box, Part part, Ops allowed, bool is_last);

void read_pay(Form& form, Box& box, Effect& effect, Part part, Ops allowed) {
  read_cost(form, effect);
  const std::size_t at = box.effects - 1u;
  box.effect[at] = effect;
  std::size_t size = 0;
  rows(form, "then", size, kMostEffectsInAList,
       [&](std::size_t i) { read_effect(form, box, part, allowed & ~only_op(Op::pay), i + 1 == size); });
  effect.then = static_cast<std::uint8_t>(box.effects - at - 1);
  if (!form.ok()) return;
  if (effect.then == 0) return form.complain("a cost for nothing");
  const Effect& first = box.effect[at + 1];
  if (effect.group != Group::none && (only_op(first.op) & kHangsOnGoods) != 0)
    form.complain("pieces of choice cannot pay for what hangs on the pieces left");
}

// One effect, and behind a cost all that it pays for.
void read_effect(Form& form, Box& box, Part part, Ops allowed, bool is_last) {
  if (box.effects == kMostEffects) return form.complain("too many effects in the box");
  const std::size_t at = box.effects++;
  Effect effect;
  effect.part = part;
  group(form, {}, [&] {
    effect.op = which(form, allowed);
    if (!form.ok()) return;
    const std::string_view name = kOpNames[static_cast<std::size_t>(effect.op)];
    switch (effect.op) {
      case Op::gain:
        return read_goods(form, name, effect.goods);
      case Op::gain_choice:
        return read_choice(form, effect);
      case Op::vp:
        return number(form, name, effect.amount, 1, kMostPointsAtOnce);
      case Op::exchange:
        return read_exchange(form, effect);
      case Op::resolve_trade:
        return number(form, name, effect.amount, 1, kMostResolved);
      case Op::pay:
        return read_pay(form, box, effect, part, allowed);
      default:
        return number(form, name, effect.amount, 1, 1);
    }
  });
  box.effect[at] = effect;
  if (part == Part::trade && !is_last && (only_op(effect.op) & kAsking) != 0)
    form.complain("of a trade token only the last effect may ask something");
}

}  // namespace

void read_goods(Form& form, std::string_view key, Goods& goods) {
  group(form, key, [&] {
    for (std::size_t i = 0; i < kResources; ++i) {
      if (form.given(resource_name(i))) number(form, resource_name(i), goods.count[i], 0, kMostAtOnce);
    }
    if (form.ok() && goods.total() == 0) form.complain("names no resource of the box");
  });
}

void read_effects(Form& form, std::string_view key, Box& box, EffectList& list, Part part, Ops allowed) {
  list.begin = box.effects;
  std::size_t size = 0;
  rows(form, key, size, kMostEffectsInAList, [&](std::size_t i) {
    if (i > 0 && form.ok() && box.effect[list.begin].op == Op::pay && part == Part::estates)
      form.complain("what an estate does beside its price");
    read_effect(form, box, part, i == 0 ? allowed : allowed & ~only_op(Op::pay), i + 1 == size);
  });
  list.count = static_cast<std::uint8_t>(box.effects - list.begin);
  if (form.ok() && list.count == 0) form.complain("no effect");
}

}  // namespace tsardom::ivan
