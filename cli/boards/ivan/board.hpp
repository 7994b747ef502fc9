// What the pictures and the linear text of Ivan the Terrible share: things of the view and the box in words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"

namespace tsardom::cli::ivan {

// What a seat has in one city.
struct Force {
  int warriors = 0, boyars = 0;
  bool building = false;

  bool is_none() const { return warriors + boyars == 0 && !building; }
};

inline const Json& box_of(const Scene& scene) { return *scene.agreement.box; }
inline const Json& facts_of(const Scene& scene) { return scene.view["facts"]; }
inline const Json& player_of(const Scene& scene, Seat seat) { return scene.view["players"][seat]; }
// The thing of this id in a list of the box.
const Json& in_box(const Scene& scene, std::string_view list, const Json& id);

std::string term(const Scene& scene, std::string_view vocabulary, const Json& id);
std::vector<std::string> terms(const Scene& scene, std::string_view vocabulary, const Json& ids);
// As the box calls it, where no sentence goes on around it.
std::string box_name(const Scene& scene, const Json& thing);
// All of them, or the word for none.
std::string listed_or_none(const Scene& scene, const std::vector<std::string>& texts);
// In the box's own words, without a full stop.
std::string effect_words(const Scene& scene, const std::string& id);

// "2 wood, 1 stone": out of {"wood": 2, "stone": 1}.
std::string goods_words(const Scene& scene, const Json& goods);
// What a city pays, in a few words.
std::string income_words(const Scene& scene, const Json& city);
// Which round it is, and who is first in it.
std::string round_words(const Scene& scene);
// Where Favor tokens lie; empty if there are none.
std::string favor_tokens_words(const Scene& scene);
// What a chamber does, or what a seal adds, in a few words.
std::string chamber_words(const Scene& scene, const std::string& chamber, bool bonus);
std::string completed_words(const Scene& scene, Seat seat);
// Known projects by name, then how many lie face down.
std::string hand_words(const Scene& scene, Seat seat);
// With what each title counts.
std::vector<std::string> titles_words(const Scene& scene, Seat seat);
// A slot of the pad: its token, or in brackets what is printed there.
std::string slot_words(const Scene& scene, Seat seat, std::size_t slot);
std::string who_sits(const Scene& scene, Seat seat);

Force force_in(const Scene& scene, Seat seat, const Json& city);
// The waterways with a slot come in the order of the view's tokens; null: nothing lies there.
const Json& token_on(const Scene& scene, std::size_t waterway);
bool is_used(const Scene& scene, Seat seat, const Json& estate);

// What was discarded, one line for each kind of thing: it may be looked through at any time.
Lines discards_words(const Scene& scene);

// The number of the first of these moves that is offered: "[3] ", or nothing.
std::string badge(const Scene& scene, std::initializer_list<std::string_view> verbs, const std::string& id);

// map.cpp
Lines draw_map(const Scene& scene, int width);
// The signs of the map, and where they stand for a colour of cities.
std::string_view colour_sign(const Scene& scene, const Json& colour);
inline constexpr std::string_view kWarrior = "♞", kBoyar = "♝", kBuilding = "⌂";
// "●♞2♝⌂"
std::string force_signs(Seat seat, const Force& force);

Lines draw(const Scene& scene);
Lines tell(const Scene& scene);

}  // namespace tsardom::cli::ivan
