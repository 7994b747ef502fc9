// IVN-3, IVN-17.4, IVN-17.6: which questions can be asked when.
#include <array>
#include <bit>

#include "games/ivan/effects.hpp"
#include "games/ivan/invariants.hpp"
#include "games/ivan/setup.hpp"

namespace tsardom::ivan {
namespace {

int boyars_in_chambers(const State& now, Seat seat) {
  int count = 0;
  for (const Hall& hall : now.hall) count += holds(hall.boyars, seat);
  return count;
}

// IVN-3.3, IVN-17.4: three laps. Whoever has had his turn in this lap has one boyar fewer to place or to move
// out.
bool are_laps_even(const Ivan& game, const State& now) {
  const bool planning = is_planning(now);
  const Seat turn = now.steps[0].seat;
  const bool has_acted =
      planning ? phase(now) == Room::stake : phase(now) != Room::exit && phase(now) != Room::seal;
  const auto left = [&](Seat seat) {
    return planning ? int{now.player[seat].boyars_left} : boyars_in_chambers(now, seat);
  };
  const int whole = left(turn) + has_acted;
  if (whole < 1) return false;
  bool is_before = true;
  for (int i = 0; i < game.players(); ++i) {
    const auto seat = static_cast<Seat>((now.first + i) % game.players());
    if (seat == turn) is_before = false;
    if (seat != turn && left(seat) != whole - is_before) return false;
    if (planning && now.player[seat].boyars_left + boyars_in_chambers(now, seat) != game.box.boyars)
      return false;
    if (!planning && now.player[seat].boyars_left > 0) return false;
  }
  return true;
}

bool are_boyars_home(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left != game.box.boyars) return false;
  }
  return true;
}

bool are_boyars_out(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].boyars_left > 0 || boyars_in_chambers(now, seat) > 0) return false;
  }
  return true;
}

// IVN-2.11: each seat has stationed as many warriors as its turns so far.
bool is_stationing(const Ivan& game, const State& now) {
  const int turn = now.steps[0].detail[0];
  if (turn >= 2 * game.players() || now.steps[0].seat != stationing_seat(game, now, turn)) return false;
  std::array<int, kMostPlayers> stationed{};
  for (int i = 0; i < turn; ++i) ++stationed[stationing_seat(game, now, i)];
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (now.player[seat].warriors.total() != stationed[seat]) return false;
  }
  return true;
}

bool are_parts_possible(const Ivan& game, const State& now) {
  const auto& detail = now.steps[0].detail;
  const ChamberFigures& figures = game.box.chamber[detail[0]];
  const auto chamber = static_cast<Chamber>(detail[0]);
  const bool counts_extra = chamber == Chamber::production;
  const int most_left = counts_extra ? figures.regular : figures.regular + figures.bonus;
  const int most_extra = counts_extra ? figures.bonus : chamber == Chamber::reward ? figures.regular : 0;
  return detail[1] <= most_left && detail[2] <= most_extra;
}

// IVN-13: region, winner, second, reward; who is asked follows from them.
bool is_region_possible(const Ivan& game, const State& now) {
  const auto& [region, winner, second, reward] = now.steps[0].detail;
  const auto plays = [&](Seat seat) { return seat < game.players(); };
  if (region >= kRegions || !plays(winner) || (second != kNone && (!plays(second) || second == winner)))
    return false;
  if (second != kNone && game.table().winner_only) return false;
  if (reward == kNone) return now.steps.size() == 1;
  return reward <= 1 && now.steps.size() > 1;
}

bool is_lay_possible(const State& now) {
  const auto pile = static_cast<Pile>(now.steps[0].detail[0]);
  switch (static_cast<Occasion>(now.steps[0].detail[1])) {
    case Occasion::setup:
      return now.round == 1 && pile <= Pile::projects;
    case Occasion::refresh:
      return pile == Pile::spoils || pile == Pile::trade;
    case Occasion::prepare:
      return now.round > 1 && (pile == Pile::titles || pile == Pile::estates || pile == Pile::assignments ||
                               pile == Pile::regions);
  }
  return false;
}

// What lies already while something is laid out at setup.
bool is_setup_possible(const Ivan& game, const State& now) {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const Player& player = now.player[seat];
    const bool deals = lays(now, Pile::hands);
    const int cards = phase(now) == Room::keep                                   ? game.box.dealt
                      : phase(now) == Room::station || lays(now, Pile::projects) ? 1
                                                                                 : 0;
    if (deals ? player.cards > game.box.dealt : player.cards != cards) return false;
    if (player.completed != 0 || player.buildings != 0 || player.field != 0) return false;
    if (phase(now) != Room::station && player.warriors.total() > 0) return false;
  }
  return now.round == 1;
}

// The step at the bottom: the phase of the game.
bool is_phase_possible(const Ivan& game, const State& now) {
  const Step& step = now.steps[0];
  const auto in_a_chamber = [&] { return step.detail[0] < kChambers; };
  if (is_setup(now) && (!is_setup_possible(game, now) || !are_boyars_home(game, now))) return false;
  switch (room_of(step)) {
    case Room::lay:
      return is_lay_possible(now) && (!lays_on(now, Occasion::prepare) || are_boyars_home(game, now));
    case Room::keep:
      return true;
    case Room::station:
      return is_stationing(game, now);
    case Room::stake:
      return in_a_chamber() && holds(now.hall[step.detail[0]].boyars, step.seat) &&
             now.hall[step.detail[0]].coins[step.seat] == 0 && are_laps_even(game, now);
    case Room::seal:
      return in_a_chamber() && holds(now.hall[step.detail[0]].boyars, step.seat) &&
             now.hall[step.detail[0]].coins[step.seat] == 0 && now.hall[step.detail[0]].seal == kNone &&
             now.player[step.seat].seals_left > 0 &&
             now.player[step.seat].held[Resource::coin] >= game.table().seal_coins &&
             are_laps_even(game, now);
    case Room::part:
      return in_a_chamber() && are_parts_possible(game, now) && are_laps_even(game, now);
    case Room::deploy:
      return in_a_chamber() && are_laps_even(game, now);
    case Room::plan:
    case Room::exit:
    case Room::after:
      return are_laps_even(game, now);
    case Room::regions:
      return is_region_possible(game, now) && are_boyars_out(game, now);
    default:
      return false;
  }
}

bool is_chance(Room room) {
  return room == Room::lay || room == Room::draw_project || room == Room::refill ||
         room == Room::draw_estate || room == Room::draw_title;
}

bool is_cost_of_a_group(const Ivan& game, std::uint8_t at) {
  return at < game.box.effects && game.box.effect[at].op == Op::pay &&
         game.box.effect[at].group != Group::none;
}

// A step above the phase: its details are such as play can bring about.
bool is_effect_possible(const Ivan& game, const State& now, const Step& step) {
  const auto& detail = step.detail;
  const auto is_item = [&](std::uint8_t item) {
    return item < kFirstPrint || (item < kItems && game.box.print[item - kFirstPrint].count > 0);
  };
  const bool is_asked = detail[0] <= static_cast<std::uint8_t>(Asked::at_once);
  switch (room_of(step)) {
    case Room::effects:
      return detail[1] > 0 && detail[0] + detail[1] <= game.box.effects && detail[2] <= 1 &&
             game.box.effect[detail[0]].op != Op::pay;
    case Room::offer:
      return detail[1] > 0 && detail[0] + detail[1] <= game.box.effects &&
             game.box.effect[detail[0]].op == Op::pay && game.box.effect[detail[0]].then < detail[1] &&
             can_pay(now, step.seat, game.box.effect[detail[0]]);
    case Room::pay:
      return is_cost_of_a_group(game, detail[0]) && can_pay(now, step.seat, game.box.effect[detail[0]]);
    case Room::pick_good:
      return detail[0] >= static_cast<std::uint8_t>(Group::local) &&
             detail[0] <= static_cast<std::uint8_t>(Group::any) && detail[1] > 0 && detail[1] <= 9 &&
             detail[2] < kResources &&
             !(detail[0] == static_cast<std::uint8_t>(Group::local) && detail[2] >= kFirstForeign);
    case Room::income:
      return is_asked && detail[1] <= 1;
    case Room::swap:
      return is_asked && (detail[1] == 1 || detail[1] == 2) && detail[2] > 0 && detail[2] <= 9;
    case Room::slot:
      return detail[0] < kTradeTokens;
    case Room::resolve:
      return is_asked && (detail[1] == 1 || detail[1] == 2);
    case Room::next:
      return detail[0] == 0 && is_item(detail[1]) &&
             (detail[2] == kNone || (is_item(detail[2]) && detail[1] != detail[2]));
    case Room::draw_project:
    case Room::draw_estate:
    case Room::draw_title:
      return detail[0] < game.players();
    case Room::place:
    case Room::move:
    case Room::build:
    case Room::project:
    case Room::complete:
    case Room::spoils:
    case Room::estate:
    case Room::title:
      return is_asked;
    case Room::repeat:
    case Room::rearrange:
    case Room::refill:
      return true;
    default:
      return false;
  }
}

// Only an interrupted question, or the rest of a list, waits below another step.
bool may_wait(const Step& step) {
  switch (room_of(step)) {
    case Room::effects:
    case Room::next:
      return true;
    case Room::income:
    case Room::place:
    case Room::move:
    case Room::swap:
    case Room::build:
    case Room::resolve:
    case Room::project:
    case Room::complete:
    case Room::spoils:
    case Room::estate:
    case Room::title:
      return step.detail[0] == static_cast<std::uint8_t>(Asked::freely);
    default:
      return false;
  }
}

// Docs: every estate that is still to be used may leave three steps behind.
bool is_room_left(const State& now) {
  const Seat seat = active_seat(now);
  const CardSet unused =
      seat == kNone ? CardSet{0} : static_cast<CardSet>(kAllEstates & ~now.player[seat].used);
  return now.steps.size() + 3 * static_cast<std::size_t>(std::popcount(unused)) + 4 <= kMostSteps;
}

}  // namespace

Reason steps_broken(const Ivan& game, const State& now) {
  if (is_over(now)) {
    return now.round == kRounds && are_boyars_out(game, now) ? Reason{} : Reason{"steps_astray", "IVN-3.1"};
  }
  const Seat receiver = now.steps.size() > 1 ? now.steps[1].seat : kNone;
  for (std::size_t i = 0; i < now.steps.size(); ++i) {
    const Step& step = now.steps[i];
    if (step.room >= kRooms) return {"steps_astray", "IVN-17.6"};
    if (is_chance(room_of(step)) ? step.seat != kChance : step.seat >= game.players())
      return {"steps_astray", "IVN-17.6"};
    if (i == 0) continue;
    if (!is_effect_possible(game, now, step)) return {"steps_astray", "IVN-9.14"};
    const bool is_top = i + 1 == now.steps.size();
    if (!is_top && !may_wait(step)) return {"steps_astray", "IVN-8.4"};
    const Seat actor = is_chance(room_of(step)) ? step.detail[0] : step.seat;
    const bool is_refill = room_of(step) == Room::refill;
    const Seat expected = is_action(now) ? now.steps[0].seat : receiver == kChance ? actor : receiver;
    if (!is_refill && actor != expected) return {"steps_astray", "IVN-8.1"};
  }
  if (now.steps.size() > 1 && !is_action(now) && phase(now) != Room::regions)
    return {"steps_astray", "IVN-3.1"};
  if (phase(now) == Room::seal && now.steps.size() > 1) return {"steps_astray", "IVN-8.5"};
  if (!is_phase_possible(game, now)) return {"steps_astray", "IVN-3.1"};
  if (!is_room_left(now)) return {"too_many_steps", "IVN-17.7"};
  return {};
}

Reason turn_broken(const Ivan&, const State& now) {
  const bool produces = !is_over(now) && phase(now) == Room::part && now.steps[0].detail[0] == 0;
  if (now.chosen != 0 && !produces) return {"steps_astray", "IVN-7.1"};
  if (now.rearranged > 1 || (now.rearranged != 0 && !is_action(now))) return {"steps_astray", "IVN-8.2"};
  return {};
}

Reason answers_broken(const Ivan& game, const State& now) {
  if (is_over(now)) return {};
  State copy = now;
  NoLog log;
  if (Rooms::settle(game, copy, log)) return {"question_without_answer", "IVN-17.6"};
  for (Seat seat = 0; seat <= kChance; ++seat) {
    if (!holds(game.actors(now), seat)) continue;
    MoveList legal;
    game.moves(now, seat, legal);
    if (legal.empty()) return {"question_without_answer", "IVN-17.6"};
  }
  return game.actors(now) != 0 ? Reason{} : Reason{"question_without_answer", "IVN-17.6"};
}

}  // namespace tsardom::ivan
