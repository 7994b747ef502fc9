// What follows from a position and a board shows, so that nobody else computes a rule.
#include "core/form.hpp"
#include "games/catherine/activation.hpp"
#include "games/catherine/holdings.hpp"
#include "games/catherine/scoring.hpp"

namespace tsardom::catherine {
namespace {

void tell(Form& form, std::string_view key, int value) { number(form, key, value, 0, 999); }
void tell(Form& form, std::string_view key, bool value) { form.flag(key, value); }
void tell(Form& form, std::string_view key, std::string_view value) { form.word(key, value); }

// CAT-4.1
void tell_owned(const Catherine& game, Form& form, const Player& player) {
  const Symbols own = owned(game, player);
  group(form, "owned", [&] {
    for (std::size_t good = 0; good < kGoods; ++good) tell(form, good_name(good), int{own.count[good]});
    tell(form, "cannons", int{own.cannons()});
    tell(form, "books", int{own.books()});
  });
}

// CAT-5.5: does the card below an action card match it? Nothing lies below: null.
void tell_matches(const Catherine& game, Form& form, const Player& player) {
  row(form, "matches", player.row.size(), [&](std::size_t slot) {
    const Card below = player.activation[slot];
    if (below == kNoCard) return form.blank({});
    tell(form, {}, game.box.card[below].colour == game.box.card[player.row[slot]].colour);
  });
}

// CAT-5.2, CAT-5.5: for each card of the hand that is known, the free slots where it would match.
void tell_fitting(const Catherine& game, Form& form, const Player& player) {
  List<Card, kRow + 1> above = {};
  for (const Card card : player.row) above.push(card);
  if (player.plan.play.action != kNoCard) above.push(player.plan.play.action);
  group(form, "fits", [&] {
    player.hand.for_each([&](Card card) {
      form.enter_list(game.box.card[card].id.view(), 0);
      for (std::size_t slot = 0; slot < above.size(); ++slot) {
        const bool is_free = player.activation[slot] == kNoCard && above[slot] != card;
        if (is_free && game.box.card[card].colour == game.box.card[above[slot]].colour)
          tell(form, {}, static_cast<int>(slot));
      }
      form.leave();
    });
  });
}

// CAT-10.2: the goods of the order one by one, filled by a tile or, where one is missing, by a joker.
void tell_order(const Catherine& game, Form& form, const Player& player) {
  if (player.order == kNoOrder) return form.blank("order");
  group(form, "order", [&] {
    tell(form, "points", order_points(game, player));
    form.enter_list("wants", 0);
    int jokers = player.jokers;
    for (std::size_t good = 0; good < kGoods; ++good) {
      for (int nth = 0; nth < game.box.order[player.order].goods[good]; ++nth) {
        group(form, {}, [&] {
          tell(form, "good", good_name(good));
          if (nth < tiles(game, player, good)) return tell(form, "filled", std::string_view("tile"));
          if (jokers-- > 0) return tell(form, "filled", std::string_view("joker"));
          form.blank("filled");
        });
      }
    }
    form.leave();
  });
}

}  // namespace

void Catherine::facts(Form& form, const State& view) const {
  tell(form, "last_round", view.decade == box.decades && view.round == box.rounds);
  row(form, "players", players(), [&](std::size_t seat) {
    const Player& player = view.player[seat];
    group(form, {}, [&] {
      tell_owned(*this, form, player);
      tell_matches(*this, form, player);
      tell_fitting(*this, form, player);
      tell_order(*this, form, player);
      tell(form, "hand_limit", hand_limit(*this, player));
      tell(form, "connected", largest_group(*this, player.residences));
    });
  });
}

}  // namespace tsardom::catherine
