// What follows from a position and a board shows, so that nobody else computes a rule.
#include <bit>
#include <utility>

#include "core/form.hpp"
#include "games/ivan/laying.hpp"
#include "games/ivan/projects.hpp"
#include "games/ivan/regions.hpp"
#include "games/ivan/scoring.hpp"
#include "games/ivan/turn.hpp"

namespace tsardom::ivan {
namespace {

constexpr int kMostTold = 999;

void tell(Form& form, std::string_view key, int value) { number(form, key, value, 0, kMostTold); }

// IVN-13.1: who has a piece in the region, with the influence; the leader first.
void tell_region(const Ivan& game, Form& form, const State& view, Region region) {
  List<Seat, kMostPlayers> order = ranking(game, view, region);
  list(form, {}, order, [&](Seat one) {
    group(form, {}, [&] {
      seat(form, "seat", one, kMostPlayers);
      tell(form, "influence", influence_in(game, view, one, game.box.cities_of_region[region]));
    });
  });
}

// IVN-6.2: whose boyars stand in the chamber, the most important first.
void tell_chamber(Form& form, const State& view, Chamber chamber) {
  List<Seat, kMostPlayers> order;
  for_each(view.in(chamber).boyars, [&](Seat one) {
    order.push(one);
    for (std::size_t i = order.size() - 1; i > 0 && is_more_important(view, chamber, order[i], order[i - 1]);
         --i)
      std::swap(order[i - 1], order[i]);
  });
  list(form, {}, order, [&](Seat one) { seat(form, {}, one, kMostPlayers); });
}

// IVN-9.7: projects of the hand, as far as it is known, that could be paid for.
ProjectSet completable(const Ivan& game, const Player& player) {
  ProjectSet cards = 0;
  for_each(player.hand, [&](Project card) {
    if (player.held.covers(game.box.project[card].cost)) put(cards, card);
  });
  return cards;
}

void tell_player(const Ivan& game, Form& form, const State& view, Seat seat) {
  const Player& player = view.player[seat];
  std::array<int, kProjectTypes> completed = completed_by_type(game, player);
  counts(form, "completed", completed, kProjects, project_type_name);
  ProjectSet cards = completable(game, player);
  members(form, "completable", cards, kProjects, ids(game.box.project_id));
  group(form, "titles", [&] {  // IVN-14.2: what each would score now
    for_each(player.titles, [&](Title title) {
      tell(form, game.box.title_id[title].view(), title_points(game, view, seat, title));
    });
  });
  tell(form, "exchange", exchange_points(game, player.held));  // IVN-14.6
}

}  // namespace

void Ivan::facts(Form& form, const State& view) const {
  bool last = view.round == kRounds;
  form.flag("last_round", last);
  tell(form, "seal_coins", table().seal_coins);
  tell(form, "projects_in_deck", project_deck_size(*this, view));
  tell(form, "region_tokens_unseen", std::popcount(unseen_region_tokens(view)));
  row(form, "regions", kRegions,
      [&](std::size_t i) { tell_region(*this, form, view, static_cast<Region>(i)); });
  row(form, "kremlin", kChambers, [&](std::size_t i) { tell_chamber(form, view, static_cast<Chamber>(i)); });
  by_seat(form, "players", players(),
          [&](Seat seat) { group(form, {}, [&] { tell_player(*this, form, view, seat); }); });
}

}  // namespace tsardom::ivan
