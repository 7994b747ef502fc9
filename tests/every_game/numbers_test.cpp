// Views as numbers: the same view has the same numbers, and what can be seen to differ differs in them.
#include "core/numbers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "table/forms.hpp"
#include "table/places.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

template <class G>
class NumbersOf : public testing::Test {};
TYPED_TEST_SUITE(NumbersOf, GameTypes, GameNames);

template <Described G>
std::vector<Place> places_of(const Sitting<G>& sitting) {
  PlaceList list;
  Numbers(sitting.game, sitting.players).publish(sitting.game, list);
  return list.places();
}

// All that the viewer can see, but for what waits below the question on top.
template <Described G>
std::string seen_on_paper(const G& game, typename G::State view) {
  Json json = Json::object();
  JsonWriter form(json);
  game.fill(form, view);
  const auto steps = json.find("steps");
  if (steps != json.end() && steps->size() > 1) *steps = Json::array({steps->back()});
  return json.dump();
}

template <Described G>
class Library {
 public:
  explicit Library(const Sitting<G>& sitting)
      : numbers_(sitting.game, sitting.players), places_(places_of(sitting)), row_(numbers_.size()) {}

  Fault operator()(const Ply<G>& ply, Rng&) {
    for (const Seat viewer : ply.sitting.observers()) {
      const typename G::State view = ply.game.seen(ply.now, viewer);
      // What was there before must not shine through, and nothing is written beside.
      std::vector<Number> guarded(numbers_.size() + 2, Number{-1});
      numbers_.write(ply.game, view, viewer, std::span(guarded).subspan(1, numbers_.size()));
      if (guarded.front() != -1 || guarded.back() != -1) return "a number stands beside the places";
      row_.assign(guarded.begin() + 1, guarded.end() - 1);
      for (std::size_t i = 0; i < row_.size(); ++i) {
        if (row_[i] < 0 || row_[i] > places_[i].most)
          return places_[i].name + " is " + std::to_string(row_[i]);
      }
      const std::string paper = seen_on_paper(ply.game, view);
      const auto [by_paper, is_new] = by_paper_.try_emplace({viewer, paper}, row_);
      if (!is_new && by_paper->second != row_) return "one view has two rows of numbers";
      const auto [by_row, is_new_row] = by_row_.try_emplace({viewer, row_}, paper);
      if (!is_new_row && by_row->second != paper)
        return "two views have the same numbers: " + paper + " and " + by_row->second;
    }
    return {};
  }

 private:
  Numbers numbers_;
  std::vector<Place> places_;
  std::vector<Number> row_;
  std::map<std::pair<Seat, std::string>, std::vector<Number>> by_paper_;
  std::map<std::pair<Seat, std::vector<Number>>, std::string> by_row_;
};

// Neighbouring plies of usual games, where views differ least, and a look at all the others.
TYPED_TEST(NumbersOf, TellViewsApartAndStayInTheirRange) {
  std::uint64_t seed = 0;
  const auto in = [&](const std::vector<Sitting<TypeParam>>& sittings, int games, int stride) {
    for (const Sitting<TypeParam>& sitting : sittings) {
      Library<TypeParam> library(sitting);
      for (int i = 0; i < games; ++i) ASSERT_EQ(walk(sitting, ++seed, stride, std::ref(library)), "");
    }
  };
  in(usual_sittings<TypeParam>(), std::max(1, effort() / 4), 1);
  in(all_sittings<TypeParam>(), 1, 16);
}

// A game that forgets to tell what lies where is found out.
struct Forgetful : perestroika::Perestroika {
  using Perestroika::fill;
  void fill(NumberForm& form, State& state) const {
    State forgotten = opening();
    forgotten.player = state.player;
    Perestroika::fill(form, forgotten);
  }
};
TEST(NumbersOfAForgetfulGame, AreNotToldApart) {
  const perestroika::Perestroika game = usual_game<perestroika::Perestroika>(2);
  const Sitting<Forgetful> sitting{Forgetful{{game}}, 2};
  Library<Forgetful> library(sitting);
  EXPECT_EQ(walk(sitting, 1, 1, std::ref(library)).rfind("two views have the same numbers", 0), 0U);
}

TYPED_TEST(NumbersOf, HaveOneNameEach) {
  for (const Sitting<TypeParam>& sitting : usual_sittings<TypeParam>()) {
    std::set<std::string> names;
    for (const Place& place : places_of(sitting)) {
      EXPECT_TRUE(names.insert(place.name).second) << place.name;
      EXPECT_TRUE(place.most > 0 && place.most <= kMostNumber) << place.name;
    }
    const Numbers numbers(sitting.game, sitting.players);
    ASSERT_EQ(names.size(), numbers.size());
    std::vector<Number> most(numbers.size());
    numbers.write_most(sitting.game, most);
    for (std::size_t i = 0; const Place& place : places_of(sitting)) EXPECT_EQ(most[i++], place.most);
  }
}

// What was agreed upon beside the number of players changes no place.
TYPED_TEST(NumbersOf, FollowFromTheNumberOfPlayers) {
  std::map<int, std::vector<Place>> first;
  for (const Sitting<TypeParam>& sitting : all_sittings<TypeParam>()) {
    const std::vector<Place> places = places_of(sitting);
    EXPECT_EQ(first.try_emplace(sitting.players, places).first->second, places) << sitting.name;
  }
}

// A table tells the same.
TYPED_TEST(NumbersOf, AreTheTablesToo) {
  const Sitting<TypeParam> sitting = usual_sittings<TypeParam>().front();
  const std::unique_ptr<Table> table = table_of(sitting);
  const Numbers numbers(sitting.game, sitting.players);
  std::vector<Number> row(numbers.size());
  numbers.write(sitting.game, sitting.game.seen(sitting.game.opening(), 0), 0, row);
  EXPECT_EQ(table->numbers(0), row);
  EXPECT_EQ(table->places(), places_of(sitting));
  EXPECT_EQ(table->actions(By::seat).size(), Actions(sitting.game, sitting.players).size());
}

}  // namespace
}  // namespace tsardom
