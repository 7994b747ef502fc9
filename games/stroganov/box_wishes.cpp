// STR-12: the Tsar's wishes, their prices and effects.
#include "games/stroganov/box_reading.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::array<std::string_view, kSets> kSetNames{"S", "A", "B"};
constexpr std::array<std::string_view, kSeasons> kSeasonNames{"spring", "summer", "autumn", "winter"};
constexpr std::array<std::string_view, kTerrains> kTerrainNames{"forest", "steppe", "swamp", "mountain"};

// The name of an effect, when it works ("": in one of the seasons), and its one number with its range.
struct Kind {
  std::string_view name, timing, figure = {};
  int least = 0, most = 20;
};
constexpr std::array<Kind, kEffects> kKinds{{
    {"FREE_STEP", "passive", "steps", 1, 5},
    {"WINTER_HORSES", "winter", "horses"},
    {"WINTER_COIN", "winter", "coins"},
    {"WINTER_STORY", "winter", "story"},
    {"WINTER_HORSES_PER_OUTPOST", "winter", "horses_each"},
    {"WINTER_HORSES_PER_LANDSCAPE", "winter", "horses_each"},
    {"TROPHY_REWARD_ONE_FURTHER", "passive"},
    {"HUNT_ADJACENT", "passive", "tiles", 1, 5},
    {"ANY_FUR_FOR_SECOND_ADVANCED", "passive"},
    {"WISH_ONE_FEWER", "passive"},
    {"WINTER_BAG_FUR", "winter", "bag_furs", 1, 5},
    {"ADVANCED_TWO_LEFT", "passive", "tiles", 1, 5},
    {"HUNT_NO_HORSES", "passive"},
    {"WINTER_ADVANCED_ANYWHERE", "winter"},
    {"TAKE_TIGER", "immediate", "tigers", 1},
    {"EXTRA_ADVANCED", ""},
    {"SECOND_HUNT_FREE", "passive"},
    {"END_VP", "end", "vp"},
    {"END_PER_TIGER", "end", "vp_each"},
    {"END_PER_BUILT_OUTPOST", "end", "vp_each"},
    {"END_QUARTER_OF_VP", "end", "divisor", 1},
    {"END_PER_COIN", "end", "vp_each"},
    {"END_PER_TERRAIN", "end", "vp_each"},
    {"END_PER_LANDSCAPE", "end", "vp_each"},
    {"END_PER_FULFILLED_WISH", "end", "vp_each"},
    {"END_PER_BANNER", "end", "vp_each"},
}};

void read_price(Form& form, WishCard& wish) {
  group(form, "cost", [&] {
    read_fur(form, "fur", wish.fur);
    small(form, "possess", wish.possess, 1, 9);
    small(form, "pay", wish.pay, 1, wish.possess);
    small(form, "vp", wish.points, 0, 20);
  });
}

void read_effect(Form& form, WishCard& wish) {
  choice(form, "effect", wish.effect, kKinds.size(), [](std::size_t i) { return kKinds[i].name; });
  const Kind& kind = kKinds[static_cast<std::size_t>(wish.effect)];
  if (kind.timing.empty()) {
    choice(form, "timing", wish.season, kSeasonNames.size() - 1,
           in(kSeasonNames));  // in Winter nobody has a turn
  } else {
    fixed_word(form, "timing", kind.timing);
  }
  group(form, "params", [&] {
    if (!kind.figure.empty()) small(form, kind.figure, wish.amount, kind.least, kind.most);
    if (wish.effect == Effect::end_per_terrain) {
      choice(form, "terrain", wish.terrain, kTerrainNames.size(), in(kTerrainNames));
    }
  });
}

// The draft and the regions must be filled (STR-2.8, STR-2.13).
void check_sets(Form& form, const Box& box) {
  for (std::size_t players = 0; players < box.figure.draft_wishes.size(); ++players) {
    if (std::popcount(box.wishes_of[static_cast<std::size_t>(Set::s)]) < box.figure.draft_wishes[players]) {
      return form.complain("too few S wishes for the draft");
    }
  }
  for (const Set set : {Set::a, Set::b}) {
    const WishSet wishes = box.wishes_of[static_cast<std::size_t>(set)];
    if (std::popcount(wishes) < kRegions) form.complain("too few wishes of a set for the regions");
  }
}

}  // namespace

std::string_view season_name(std::size_t season) { return kSeasonNames[season]; }
std::string_view terrain_name(std::size_t terrain) { return kTerrainNames[terrain]; }

void read_wishes(Form& form, Box& box) {
  group(form, "wishes", [&] {
    row(form, "list", kWishes, [&](std::size_t i) {
      WishCard& wish = box.wish[i];
      group(form, {}, [&] {
        unique_id(form, box.wish, i);
        choice(form, "set", wish.set, kSetNames.size(), in(kSetNames));
        read_price(form, wish);
        read_effect(form, wish);
      });
      put(box.wishes_of[static_cast<std::size_t>(wish.set)], static_cast<unsigned>(i));
      put(box.wishes_with[static_cast<std::size_t>(wish.effect)], static_cast<unsigned>(i));
    });
    if (form.ok()) check_sets(form, box);
  });
}

}  // namespace tsardom::stroganov
