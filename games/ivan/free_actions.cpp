#include "games/ivan/free_actions.hpp"

#include "games/ivan/effects.hpp"
#include "games/ivan/events.hpp"
#include "games/ivan/goods.hpp"
#include "games/ivan/supply.hpp"
#include "games/ivan/trade.hpp"

namespace tsardom::ivan {
namespace {

using RoomSet = std::uint64_t;
template <class... Room>
constexpr RoomSet these() {
  return ((RoomSet{1} << Rooms::number<Room>()) | ...);
}
constexpr bool is_one_of(RoomSet rooms, const Step& step) { return (rooms >> step.room & 1U) != 0; }

constexpr RoomSet kOfATurn = these<Exit, AskSeal, Parts, Deploy, After>();
constexpr RoomSet kStates = these<Exit, Parts, Deploy, After>();
constexpr RoomSet kBeginnings = these<Income, Place, MovePiece, TakeProject, Complete, TakeEstate, TakeTitle,
                                      Swap, Resolve, Next, Build, TakeSpoils>();

Asked how_asked(const Step& beginning) { return static_cast<Asked>(beginning.detail[0]); }

EffectList effects_of(const Ivan& game, FreeAction action) {
  return action < kFirstPadAction ? game.box.estate[action] : game.box.pad_action[action - kFirstPadAction];
}

Goods without(Goods held, const Goods& cost) {
  for (std::size_t i = 0; i < kResources; ++i)
    held.count[i] = static_cast<std::uint8_t>(held.count[i] - cost.count[i]);
  return held;
}

// IVN-8.3: the cost can be paid, and the first result is possible with the cost gone.
bool may_start(const Ivan& game, const State& now, Seat seat, EffectList list) {
  const Effect& first = game.box.effect[list.begin];
  const Goods& held = now.player[seat].held;
  if (first.op != Op::pay) return is_possible(game, now, seat, first, held);
  const Effect& result = game.box.effect[list.begin + 1u];
  return can_pay(now, seat, first) && is_possible(game, now, seat, result, without(held, first.goods));
}

// IVN-8.2: one P4 can reach every set of slots, so it does not follow itself.
bool may_rearrange(const State& now, Seat seat) {
  const int tokens = now.player[seat].tokens();
  return now.rearranged == 0 && tokens > 0 && tokens < kPadSlots;
}

CardSet unused_estates(const State& now, Seat seat) {
  return static_cast<CardSet>(now.player[seat].estates & ~now.player[seat].used);
}

bool may_use_pad(const Ivan& game, const State& now, Seat seat, FreeAction action) {
  if (action == kRearrange) return may_rearrange(now, seat);
  return may_start(game, now, seat, effects_of(game, action));
}

}  // namespace

Seat active_seat(const State& now) {
  return !now.steps.empty() && is_one_of(kOfATurn, now.steps[0]) ? now.steps[0].seat : kNone;
}

bool is_interrupt_point(const State& now) {
  const Step& asked = now.steps.back();
  if (is_one_of(kStates, asked)) return true;
  return is_one_of(kBeginnings, asked) && how_asked(asked) == Asked::freely &&
         is_one_of(kOfATurn, now.steps[0]);
}

void list_free_actions(const Ivan& game, const State& now, Seat seat, MoveList& out) {
  for_each(unused_estates(now, seat), [&](Estate estate) {
    if (may_start(game, now, seat, game.box.estate[estate])) out.add(move::of(Choice::free, estate));
  });
  for (FreeAction action = kFirstPadAction; action < kFreeActions; ++action) {
    if (may_use_pad(game, now, seat, action)) out.add(move::of(Choice::free, action));
  }
}

bool seems_to_have_free_action(const Ivan& game, const State& now, Seat seat) {
  for (FreeAction action = kFirstPadAction; action < kFreeActions; ++action) {
    if (may_use_pad(game, now, seat, action)) return true;
  }
  for (CardSet left = unused_estates(now, seat); left != 0; left = static_cast<CardSet>(left & (left - 1))) {
    const EffectList list = game.box.estate[lowest(left)];
    const Effect& first = game.box.effect[list.begin];
    const bool pays = first.op == Op::pay;
    const Effect& result = game.box.effect[list.begin + (pays ? 1u : 0u)];
    if (result.op == Op::complete_project) {
      if (now.player[seat].cards > 0 && (!pays || can_pay(now, seat, first))) return true;
    } else if (may_start(game, now, seat, list)) {
      return true;
    }
  }
  return false;
}

// IVN-8.6: it is laid upon the question that it interrupts; when it has ended, that is asked again.
void start_free_action(const Ivan& game, State& state, Seat seat, FreeAction action, Log& log) {
  log.tell(event(Told::freely, seat, action < kFirstPadAction ? "IVN-8.3" : "IVN-8.2", action));
  if (action == kRearrange) return call(state, seat, Rearrange{});
  if (action < kFirstPadAction) put(state.player[seat].used, action);
  call_effects(state, seat, effects_of(game, action), Asked::at_once);
}

// Of an estate; the pad names its own.
Prices price_of_free_action(const Ivan& game, FreeAction action) {
  if (action >= kFirstPadAction) return {};
  const Effect& first = game.box.effect[game.box.estate[action].begin];
  return first.op == Op::pay ? prices_of(first.goods) : Prices{};
}

Reason why_not_freely(const State& now, Seat seat, FreeAction action) {
  if (active_seat(now) != seat) return {"not_your_turn_to_act_freely", "IVN-8.1"};
  if (!is_interrupt_point(now)) return {"no_interrupt", "IVN-8.5"};
  if (action < kFirstPadAction) {
    if (!has(now.player[seat].estates, action)) return {"estate_not_owned", "IVN-8.3"};
    if (has(now.player[seat].used, action)) return {"estate_used", "IVN-8.3"};
    return {"estate_of_no_use", "IVN-8.3"};
  }
  if (action == kRearrange && now.rearranged != 0) return {"just_rearranged", "IVN-8.2"};
  return {"pad_action_impossible", "IVN-8.2"};
}

}  // namespace tsardom::ivan
