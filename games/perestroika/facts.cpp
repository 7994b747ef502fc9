// What follows from a position and a board shows, so that nobody else computes a rule.
#include <algorithm>
#include <optional>

#include "core/form.hpp"
#include "games/perestroika/chapters.hpp"
#include "games/perestroika/scoring.hpp"

namespace tsardom::perestroika {
namespace {

void tell(Form& form, std::string_view key, int value) { number(form, key, value, -999, 999); }
void tell(Form& form, std::string_view key, bool value) { form.flag(key, value); }
void tell(Form& form, std::string_view key, std::string_view value) {
  if (value.empty()) return form.blank(key);
  form.word(key, value);
}

bool asks(const Effect& effect, const Step& step) {
  switch (effect.op) {
    case Op::gain_choice:
      return Rooms::is<GainChoice>(step) && Rooms::as<GainChoice>(step).amount == effect.amount;
    case Op::swap_any:
      return Rooms::is<Swap>(step);
    case Op::draw:
      return Rooms::is<DrawCards>(step);
    case Op::steal_card:
      return Rooms::is<Rob>(step) || Rooms::is<LoseCard>(step) || Rooms::is<Uncover>(step);
    case Op::steal_material:
      return Rooms::is<Seize>(step);
    default:
      return false;
  }
}

// PER-8.4: the half that is being resolved. Where both do the same the step names it.
std::optional<Half> half_in_play(const Perestroika& game, const State& now) {
  if (now.size(Place::resolving) == 0) return {};
  if (is_on_top<Exchange>(now)) return top<Exchange>(now).half;
  if (is_on_top<Build>(now)) return top<Build>(now).half;
  if (is_on_top<Retrieve>(now)) return top<Retrieve>(now).half;
  return asks(effect_in_play(game, now, Half::top), now.steps.back()) ? Half::top : Half::bottom;
}

// PER-10.3, PER-13.3, PER-13.8: what would rise on the cell that is asked for.
Building building_asked(const Perestroika& game, const State& now) {
  if (is_on_top<OfferBuilding>(now)) return offered_building(game);
  return is_on_top<Build>(now) ? effect_in_play(game, now, top<Build>(now).half).building : Building::none;
}

// PER-8.2: how many cards this seat may play in a turn, the one that is on or the next.
int plays_of(const Perestroika& game, const State& now, Seat seat) {
  const bool is_turn = !now.steps.empty() && Rooms::is<Turn>(now.steps[0]) && now.steps[0].seat == seat;
  const int played = is_turn ? Rooms::as<Turn>(now.steps[0]).plays : 0;
  return now.player[seat].chips > 0 ? game.box.plays_with_chip : std::max<int>(game.box.plays, played);
}

// PER-12.4: the least score for each rank in this scenario; the last one has none.
void tell_ranks(const Perestroika& game, Form& form) {
  row(form, "ranks", game.box.ranks, [&](std::size_t rank) {
    group(form, {}, [&] {
      tell(form, "rank", game.box.rank[rank].id.view());
      if (rank + 1u == game.box.ranks) return form.blank("from");
      tell(form, "from", least_score(game, static_cast<std::uint8_t>(rank)));
    });
  });
}

}  // namespace

void Perestroika::facts(Form& form, const State& view) const {
  const std::optional<Half> half = half_in_play(*this, view);
  const Building building = building_asked(*this, view);
  tell(form, "last_round", is_final_round(view));
  tell(form, "shuffles_to_end", int{table().shuffles_to_end});
  tell(form, "crosses", crosses_shown(*this, view));  // PER-4.1
  tell(form, "crosses_needed", int{table().crosses_needed});
  tell(form, "most_cards", int{table().most_cards});
  tell(form, "half",
       half ? term(static_cast<Vocabulary>(Terms::half), static_cast<std::uint8_t>(*half)) : "");
  tell(form, "building", building == Building::none ? "" : building_name(static_cast<std::size_t>(building)));
  tell_ranks(*this, form);
  row(form, "players", players(), [&](std::size_t seat) {
    group(form, {}, [&] { tell(form, "plays", plays_of(*this, view, static_cast<Seat>(seat))); });
  });
}

}  // namespace tsardom::perestroika
