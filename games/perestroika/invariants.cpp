// PER-16: what holds in every position. A position that somebody set up is refused with the first of these
// that it breaks; a position that passes can be played to the end.
#include <algorithm>
#include <bit>

#include "games/perestroika/building.hpp"
#include "games/perestroika/memory.hpp"
#include "games/perestroika/rooms.hpp"
#include "games/perestroika/scenarios.hpp"

namespace tsardom::perestroika {
namespace {

bool is_offer(Room room) {
  return room == Room::offer_building || room == Room::struggle || room == Room::baltic_fee ||
         room == Room::baltic_swap;
}

bool is_chance(Room room) {
  return room == Room::first_player || room == Room::reveal || room == Room::draw_cards ||
         room == Room::lose_card;
}

bool is_phase(Room room) {
  return room <= Room::reveal || (room >= Room::draft && room <= Room::turn) || room == Room::hand_limit;
}

Room phase(const State& now) { return room_of(now.steps[0]); }

// PER-16.1
Reason cards_broken(const Perestroika& game, const State& now) {
  CardSet all = 0;
  int count = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((all & now.at[place]) != 0 || std::popcount(now.at[place]) != now.count[place])
      return {"cards_miscounted", "PER-16.1"};
    all |= now.at[place];
    count += now.count[place];
  }
  if (all != kAllCards || count != kCards) return {"cards_astray", "PER-16.1"};
  for (int seat = game.players(); seat < kMostPlayers; ++seat) {
    if (now.size(hand_of(static_cast<Seat>(seat))) > 0) return {"cards_astray", "PER-16.1"};
  }
  CardSet row = 0;
  for (const Card card : now.aside) row |= only_card(card);
  const bool is_row = row == now.cards(Place::aside) && now.aside.size() == now.size(Place::aside);
  if (!is_row || (!game.is_solo() && row != 0)) return {"aside_astray", "PER-14.3"};
  return {};
}

// PER-16.2
Reason materials_broken(const Perestroika& game, const State& now) {
  std::array<int, kMaterials> pieces{};
  int chips = now.chips;
  for (std::size_t m = 0; m < kMaterials; ++m) pieces[m] = now.stock.count[m];
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    for (std::size_t m = 0; m < kMaterials; ++m) {
      pieces[m] += player.held.count[m];
      for (const Building building : player.area) pieces[m] += game.box.of(building).cost.count[m];
    }
    chips += player.chips;
    if (seat >= game.players() && (player.held.total() > 0 || player.chips > 0))
      return {"materials_astray", "PER-16.2"};
  }
  for (std::size_t m = 0; m < kMaterials; ++m) {
    if (pieces[m] != game.box.stock.count[m]) return {"materials_astray", "PER-16.2"};
  }
  if (chips != game.box.chips) return {"chips_astray", "PER-16.2"};
  return {};
}

// PER-16.4, PER-13.3, PER-13.8
Reason area_broken(const Perestroika& game, const Player& player, bool plays) {
  int special = 0;
  for (int row = 0; row < kRows; ++row) {
    const int length = player.row_length(row);
    if (length > 0 && (!plays || row >= game.box.rows || length > game.box.columns)) {
      return {"building_out_of_place", "PER-10.1"};
    }
    if (length > 0 && row > 0 && player.row_length(row - 1) == 0) return {"area_has_gaps", "PER-16.4"};
    for (int column = 0; column < kColumns; ++column) {
      const Building building = player.area[static_cast<std::size_t>(row * kColumns + column)];
      if (building != Building::none && column >= length) return {"area_has_gaps", "PER-16.4"};
      if (building < Building::cathedral) continue;
      const Scenario home =
          building == Building::palace ? Scenario::palace_architecture : Scenario::cathedral_architecture;
      if (game.scenario() != home || ++special > 1) return {"building_out_of_place", "PER-13"};
    }
  }
  return {};
}

// PER-16.3, PER-16.4
Reason players_broken(const Perestroika& game, const State& now) {
  for (Seat seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = now.player[seat];
    for (const Material m : kAllMaterials) {
      if (player.held[m] > game.box.hold_limit) return {"holds_too_much", "PER-16.3"};
    }
    if (player.chips > 1) return {"chips_astray", "PER-16.3"};
    if (const Reason reason = area_broken(game, player, seat < game.players())) return reason;
  }
  return {};
}

// PER-16.3: who has had a turn in this round, and everybody before the draft, holds few cards.
Reason hands_broken(const Perestroika& game, const State& now) {
  const bool are_turns = phase(now) == Room::turn || phase(now) == Room::hand_limit;
  const bool is_before_draft = phase(now) <= Room::reveal;
  const Seat turn = now.steps[0].seat;
  for (Seat seat = 0, n = 0; n < game.players(); ++n) {
    seat = static_cast<Seat>((now.start + n) % game.players());
    if (are_turns && seat == turn) break;
    if ((are_turns || is_before_draft) && now.size(hand_of(seat)) > game.box.hand_limit) {
      return {"hand_too_large", "PER-16.3"};
    }
  }
  return {};
}

// The effect whose step stands on the turn belongs to the half that is being resolved.
bool is_effect_of(const Perestroika& game, const State& now, const Step& step) {
  if (std::popcount(now.cards(Place::resolving)) != 1) return false;
  const CardKind& kind = game.box.kind[game.box.kind_of[lowest(now.cards(Place::resolving))]];
  const auto fits = [&](Half half) {
    const Effect& effect = kind.effect(half);
    const bool is_named = step.detail[0] == static_cast<std::uint8_t>(half);
    switch (room_of(step)) {
      case Room::gain_choice:
        return effect.op == Op::gain_choice && step.detail[0] == effect.amount;
      case Room::exchange:
        return effect.op == Op::exchange && is_named;
      case Room::swap:
        return effect.op == Op::swap_any && step.detail[0] < 8 && step.detail[1] < 8 &&
               (step.detail[0] & step.detail[1]) == 0 && (step.detail[0] == 0) == (step.detail[1] == 0);
      case Room::build:
        return effect.op == Op::build && is_named;
      case Room::retrieve:
        return effect.op == Op::retrieve_discard && is_named;
      case Room::draw_cards:
        return effect.op == Op::draw && step.detail[1] <= effect.amount;
      case Room::rob:
        return effect.op == Op::steal_card && !game.is_solo();
      case Room::lose_card:
        return effect.op == Op::steal_card && step.detail[1] < game.players() &&
               step.detail[1] != step.detail[0] && now.size(hand_of(step.detail[1])) > 0;
      case Room::uncover:
        return effect.op == Op::steal_card && game.is_solo();
      case Room::seize:
        return effect.op == Op::steal_material;
      default:
        return false;
    }
  };
  return fits(Half::top) || fits(Half::bottom);
}

// PER-5.3: the event of the scenario, and the seat whose turn it is in it.
bool is_event_of(const Perestroika& game, const State& now, const Step& step) {
  if (!is_offer(room_of(step)) || now.shuffles == 0) return false;
  const auto is_turn_of_seat = [&] {
    return step.detail[0] < game.players() && step.seat == (now.start + step.detail[0]) % game.players();
  };
  switch (game.scenario()) {
    case Scenario::cathedral_architecture:
    case Scenario::palace_architecture:
      return room_of(step) == Room::offer_building && is_turn_of_seat();
    case Scenario::baltic_trade:
      if (room_of(step) == Room::baltic_swap && (step.detail[1] > 7 || step.detail[2] > 7)) return false;
      return (room_of(step) == Room::baltic_fee || room_of(step) == Room::baltic_swap) && is_turn_of_seat();
    case Scenario::struggle: {
      const Thefts order = thefts(game, now);
      return room_of(step) == Room::struggle && step.detail[0] < order.size() &&
             order[step.detail[0]].thief == step.seat && order[step.detail[0]].victim == step.detail[1];
    }
    default:
      return false;
  }
}

bool is_setup_untouched(const Perestroika& game, const State& now) {
  int pieces = 0, buildings = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    pieces += now.player[seat].held.total() + now.player[seat].chips;
    buildings += now.player[seat].row_length(0);
  }
  const bool is_first = phase(now) == Room::first_player;
  return now.size(Place::deck) == kCards && now.shuffles == 0 && buildings == 0 && (!is_first || pieces == 0);
}

bool is_phase_possible(const Perestroika& game, const State& now) {
  const Step& step = now.steps[0];
  const bool shows_cards = now.size(Place::display) > 0;
  if (now.size(Place::display) > game.table().most_cards) return false;
  switch (room_of(step)) {
    case Room::first_player:
      return game.start_is_random() && is_setup_untouched(game, now);
    case Room::start_materials:
      return is_setup_untouched(game, now) &&
             step.detail[0] <=
                 *std::max_element(game.table().start_materials.begin(), game.table().start_materials.end());
    case Room::reveal:
      return true;
    case Room::draft:
      return !game.is_solo() && shows_cards;
    case Room::solo_discard:
      return game.is_solo() && now.size(Place::display) >= 2;
    case Room::solo_aside:
      return game.is_solo() && shows_cards;
    case Room::compensation:
      return !shows_cards && step.detail[0] <= std::max<int>(1, game.box.solo_material);
    case Room::turn:
      return !shows_cards && step.detail[0] <= game.box.plays_with_chip;
    case Room::hand_limit:
      return !shows_cards && step.detail[0] <= game.box.kinds;
    default:
      return false;
  }
}

// PER-3: one phase, and on it at most the event of a shuffle or the effect of a card.
bool are_steps_possible(const Perestroika& game, const State& now) {
  if (now.steps.empty()) {
    return game.is_final_round(now) && now.size(Place::display) == 0 && now.size(Place::resolving) == 0;
  }
  for (const Step& step : now.steps) {
    if (step.room > static_cast<std::uint8_t>(Room::hand_limit)) return false;
    if (is_chance(room_of(step)) ? step.seat != kChance : step.seat >= game.players()) return false;
  }
  if (now.steps.size() > 2 || !is_phase(phase(now)) || !is_phase_possible(game, now)) return false;
  const bool has_second = now.steps.size() == 2;
  if (has_second && phase(now) == Room::reveal)
    return is_event_of(game, now, now.steps[1]) && now.size(Place::resolving) == 0;
  if (has_second && phase(now) == Room::turn) {
    const Step& step = now.steps[1];
    const Seat actor = is_chance(room_of(step)) ? step.detail[0] : step.seat;
    return actor == now.steps[0].seat && is_effect_of(game, now, step);
  }
  return !has_second && now.size(Place::resolving) == 0;
}

// PER-16.5, PER-16.6: nothing is due that happens by itself, and there is something to choose.
Reason steps_broken(const Perestroika& game, const State& now) {
  if (now.start >= game.players()) return {"no_start_player", "PER-2.3"};
  if (now.shuffles > game.table().shuffles_to_end) return {"too_many_shuffles", "PER-16.5"};
  if (!are_steps_possible(game, now)) return {"steps_astray", "PER-3.1"};
  const bool is_struggle = !now.steps.empty() && room_of(now.steps.back()) == Room::struggle;
  if (!is_struggle && now.noted != decltype(now.noted){}) return {"steps_astray", "PER-13.4"};
  if (now.steps.empty()) return {};
  if (const Reason reason = hands_broken(game, now)) return reason;
  State copy = now;
  NoLog log;
  MoveList legal;
  if (Rooms::settle(game, copy, log)) return {"question_without_answer", "PER-16.6"};
  Rooms::moves(game, now, legal);
  if (legal.empty()) return {"question_without_answer", "PER-16.6"};
  return {};
}

PlaceSet known_place(const State& now, Card card) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if ((now.at[place] & only_card(card)) != 0) return static_cast<PlaceSet>(1U << place);
  }
  return 0;
}

// PER-15.8, PER-16.7: every true place is possible; one's own hand, and what lies open, is known.
Reason memory_broken(const Perestroika& game, const State& now) {
  PlaceSet hidden = only_place(Place::deck) | only_place(Place::discard);
  for (Seat seat = 0; seat < game.players(); ++seat) hidden |= only_place(hand_of(seat));
  Reason reason;
  for_each_observer(game, [&](std::size_t observer) {
    auto may_be = now.memory.may_be[observer];
    PlaceSet unsure = hidden;
    if (observer != kPublic)
      unsure &= static_cast<PlaceSet>(~only_place(hand_of(static_cast<Seat>(observer))));
    for (Card card = 0; card < kCards; ++card) {
      const PlaceSet truth = known_place(now, card);
      const bool is_sure = may_be[card] == truth;
      if (!is_sure && ((may_be[card] & truth) == 0 || (may_be[card] & ~unsure) != 0 ||
                       (game.is_solo() && observer != kPublic))) {
        reason = {"memory_astray", "PER-16.7"};
      }
    }
    if (!reason && strike_counted(now, may_be)) reason = {"memory_uncounted", "PER-15.6"};
  });
  for (std::size_t seat = game.players(); seat < kMostPlayers; ++seat) {
    if (now.memory.may_be[seat] != decltype(now.memory.may_be)::value_type{})
      return {"memory_astray", "PER-15.4"};
  }
  return reason;
}

// PER-11.1: who is choosing from the pile has looked through it.
Reason look_broken(const Perestroika&, const State& now) {
  if (now.steps.empty() || room_of(now.steps.back()) != Room::retrieve) return {};
  for (Card card = 0; card < kCards; ++card) {
    const PlaceSet places = now.memory.may_be[now.steps.back().seat][card];
    if ((places & only_place(Place::discard)) != 0 && !is_known(places)) return {"memory_astray", "PER-11.1"};
  }
  return {};
}

}  // namespace

Reason Perestroika::broken(const State& now) const {
  for (const auto check :
       {cards_broken, materials_broken, players_broken, steps_broken, memory_broken, look_broken}) {
    if (const Reason reason = check(*this, now)) return reason;
  }
  return {};
}

}  // namespace tsardom::perestroika
