#include "games/ivan/ivan.hpp"

#include <bit>

#include "games/ivan/effects.hpp"
#include "games/ivan/free_actions.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/rooms.hpp"
#include "games/ivan/setup.hpp"
#include "games/ivan/text.hpp"
#include "games/ivan/turn.hpp"

namespace tsardom::ivan {
namespace {

bool is_keeping(const State& now) { return !now.steps.empty() && room_of(now.steps.back()) == Room::keep; }

// Each member of the set alike.
std::uint8_t pick(std::uint32_t set, Rng& rng) {
  for (unsigned skip = rng.below(static_cast<unsigned>(std::popcount(set))); skip > 0; --skip) set &= set - 1;
  return lowest(set);
}

// Those of one shade weigh alike.
std::uint8_t pick_region_token(const Ivan& game, const State& now, Rng& rng) {
  const TokenSet tokens = things_to_lay(game, now, Pile::regions);
  const TokenSet dark = tokens & game.box.dark_tokens, light = tokens & ~dark;
  const auto weight = [&](TokenSet shade) {
    return shade == 0 ? 0U
                      : static_cast<unsigned>(std::popcount(shade)) *
                            weight_of(game, now, Pile::regions, lowest(shade));
  };
  const unsigned of_dark = weight(dark);
  return pick(rng.below(of_dark + weight(light)) < of_dark ? dark : light, rng);
}

Move draw_to_lay(const Ivan& game, const State& now, Rng& rng) {
  const Pile pile = top<Lay>(now).pile;
  const std::uint8_t thing =
      pile == Pile::regions ? pick_region_token(game, now, rng) : pick(things_to_lay(game, now, pile), rng);
  return laying(game, now, pile, thing);
}

Reason why_not_free(const State& now, Seat seat, FreeAction action) {
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

Reason why_not_complete(const State& now, Seat seat, Project card) {
  if (!has(now.player[seat].hand, card)) return {"not_in_hand", "IVN-9.7"};
  return {"cannot_pay", "IVN-9.7"};
}

// The reason when the question knows this kind of choice, but not with these details.
Reason why_not_detail(const State& now, Seat seat, Move move) {
  switch (choice_of(move)) {
    case Choice::keep:
      return {"not_dealt", "IVN-2.10"};
    case Choice::station:
      return {"warrior_there", "IVN-2.11"};
    case Choice::plan:
      return {"boyar_there", "IVN-5.3"};
    case Choice::stake:
      return {"too_few_coins", "IVN-5.1"};
    case Choice::exit:
      return {"no_boyar_there", "IVN-6.1"};
    case Choice::part:
      return {"part_not_open", "IVN-7.6"};
    case Choice::deploy:
      return {"wrong_colour", "IVN-6.6"};
    case Choice::income:
      return {"no_income_there", room_of(now.steps.back()) == Room::income ? "IVN-9.3" : "IVN-7.1"};
    case Choice::place:
      return {"no_presence", "IVN-9.4"};
    case Choice::move:
      return {"no_such_way", "IVN-9.5"};
    case Choice::slot:
      return {"slot_taken", "IVN-10.2"};
    case Choice::take_project:
      return {"not_in_display", "IVN-9.6"};
    case Choice::take_estate:
    case Choice::take_title:
      return {"not_in_display", "IVN-9.8"};
    case Choice::complete:
      return why_not_complete(now, seat, move.a);
    case Choice::swap:
    case Choice::swap_one:
      return {"not_held", "IVN-9.9"};
    case Choice::pay_one:
    case Choice::pay_two:
    case Choice::pay_tokens:
      return {"not_held", "IVN-9.2"};
    case Choice::pick:
      return {"not_to_pick", "IVN-9.1"};
    case Choice::rearrange:
      return {"no_such_slots", "IVN-8.2"};
    case Choice::resolve:
    case Choice::resolve_two:
    case Choice::next:
      return {"not_on_the_pad", "IVN-10.5"};
    case Choice::build:
      return {"no_site", "IVN-9.11"};
    case Choice::spoils:
      return {"not_in_the_field", "IVN-11.4"};
    default:
      return {"not_asked", "IVN-17.6"};
  }
}

}  // namespace

// IVN-16.2: several seats at once in KEEP only.
Seats Ivan::actors(const State& now) const {
  if (now.steps.empty()) return 0;
  if (!is_keeping(now)) return only(now.steps.back().seat);
  Seats open = 0;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (now.player[seat].keeping == kNone) open |= only(seat);
  }
  return open;
}

// IVN-8.4: at an interrupt point the list also holds every legal free action.
void Ivan::moves(const State& now, Seat seat, MoveList& out) const {
  if (is_keeping(now)) return Keep::moves(now, seat, out);
  Rooms::moves(*this, now, out);
  if (is_interrupt_point(now)) list_free_actions(*this, now, seat, out);
}

void Ivan::apply(State& state, Seat seat, Move move, Log& log) const {
  const Choice choice = choice_of(move);
  state.rearranged = choice == Choice::rearrange;
  if (choice != Choice::keep && choice != Choice::free) return Rooms::play(*this, state, move, log);
  if (choice == Choice::keep) {
    Keep::play(*this, state, seat, move, log);
  } else {
    start_free_action(*this, state, move.a, log);
  }
  while (Rooms::settle(*this, state, log)) {
  }
}

Move Ivan::draw(const State& now, Rng& rng) const {
  switch (room_of(now.steps.back())) {
    case Room::lay:
      return draw_to_lay(*this, now, rng);
    case Room::draw_project:
      return move::of(Choice::draw_project, pick(project_deck(now), rng));
    case Room::refill:
      return move::of(Choice::reveal_project, pick(project_deck(now), rng));
    case Room::draw_estate:
      return move::of(Choice::draw_estate, pick(now.estates.deck, rng));
    default:
      return move::of(Choice::draw_title, pick(now.titles.deck, rng));
  }
}

Reason Ivan::why_not(const State& now, Seat seat, Move move) const {
  if (choice_of(move) == Choice::free) return why_not_free(now, seat, move.a);
  MoveList legal;
  moves(now, seat, legal);
  const bool is_listed_kind =
      std::any_of(legal.begin(), legal.end(), [&](Move listed) { return listed.kind == move.kind; });
  const bool must_do_it = choice_of(move) == Choice::decline && !is_listed_kind;
  if (must_do_it) return {"cannot_decline", "IVN-8.5"};
  if (is_listed_kind || (choice_of(move) == Choice::complete && room_of(now.steps.back()) == Room::complete))
    return why_not_detail(now, seat, move);
  return {"not_asked", language().questions[now.steps.back().room].rule};
}

// Payments, swaps and stakes name what they cost themselves.
Prices Ivan::price(const State&, Seat, Move move) const {
  Prices prices;
  const auto add = [&](std::size_t kind, int count) {
    if (count > 0)
      prices.push({static_cast<Vocabulary>(Terms::resource), static_cast<std::uint8_t>(kind),
                   static_cast<std::uint8_t>(count)});
  };
  const auto add_goods = [&](const Goods& goods) {
    for (std::size_t kind = 0; kind < kResources; ++kind) add(kind, goods.count[kind]);
  };
  switch (choice_of(move)) {
    case Choice::seal:
      add(0, table().seal_coins);
      break;
    case Choice::complete:
      add_goods(box.project[move.a].cost);
      break;
    case Choice::free:
      if (move.a >= kFirstPadAction) break;
      if (const Effect& first = box.effect[box.estate[move.a].begin]; first.op == Op::pay)
        add_goods(first.goods);
      break;
    default:
      break;
  }
  return prices;
}

}  // namespace tsardom::ivan
