// What follows from a position and a board shows, so that nobody else computes a rule.
#include "core/form.hpp"
#include "games/stroganov/advanced.hpp"
#include "games/stroganov/scoring.hpp"
#include "games/stroganov/stroganov.hpp"

namespace tsardom::stroganov {
namespace {

void tell(Form& form, std::string_view key, int value) { number(form, key, value, 0, 999); }
void tell(Form& form, std::string_view key, std::string_view value) { form.word(key, value); }

// STR-15.1, 2.: landscapes claimed.
void tell_terrains(const Stroganov& game, Form& form, const Player& player) {
  const std::array<int, kTerrains> counts = terrain_counts(game, player);
  group(form, "terrains", [&] {
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain)
      tell(form, terrain_name(terrain), counts[terrain]);
  });
}

}  // namespace

void Stroganov::facts(Form& form, const State& view) const {
  // STR-7.6: furs for each tile.
  row(form, "claim", kColumns, [&](std::size_t i) {
    const auto column = static_cast<Column>(i + 1);
    if (!has(view.laid, column)) return form.blank({});
    tell(form, {}, claim_cost(*this, view, column));
  });
  // STR-7.5: where the next outpost of each region would stand.
  row(form, "free_space", kRegions, [&](std::size_t region) {
    const std::uint8_t space = free_space(view, static_cast<Region>(region));
    if (space == kNone) return form.blank({});
    tell(form, {}, space);
  });
  row(form, "players", seats(), [&](std::size_t i) {
    const auto seat = static_cast<Seat>(i);
    group(form, {}, [&] {
      tell(form, "track", track_name(seat));
      tell(form, "built", view.player[seat].built_outposts());
      tell_terrains(*this, form, view.player[seat]);
    });
  });
}

}  // namespace tsardom::stroganov
