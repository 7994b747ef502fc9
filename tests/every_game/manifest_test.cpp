// What the manifest of a game tells agrees with the game.
#include <gtest/gtest.h>

#include "table/words.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

template <class G>
class EveryManifest : public testing::Test {
 protected:
  static const GameEntry& entry() { return find_game(G::language().game); }
  static const Json& manifest() { return entry().manifest; }
};
TYPED_TEST_SUITE(EveryManifest, GameTypes, GameNames);

TYPED_TEST(EveryManifest, NamesItsGame) {
  const Json& manifest = this->manifest();
  EXPECT_EQ(manifest.value("id", ""), TypeParam::language().game);
  for (const char* texts : {"names", "lines"}) {
    ASSERT_TRUE(manifest.contains(texts)) << texts;
    for (const std::string& lang : Words::languages())
      EXPECT_NE(manifest[texts].value(lang, ""), "") << texts << ' ' << lang;
  }
}

TYPED_TEST(EveryManifest, KnowsHowManyMayPlay) {
  const Json players{{"least", TypeParam::language().least_players},
                     {"most", TypeParam::language().most_players}};
  EXPECT_EQ(this->manifest()["players"], players);
}

TYPED_TEST(EveryManifest, KnowsHowItsRulesBegin) {
  const Json& manifest = this->manifest();
  if (!manifest.contains("rules")) return;
  const std::string prefix = manifest["rules"]["prefix"].template get<std::string>() + '-';
  for (const Phrase& move : TypeParam::language().moves)
    EXPECT_TRUE(move.rule.empty() || move.rule.starts_with(prefix)) << move.name;
}

TYPED_TEST(EveryManifest, ShowsSittingsThatCanBePlayed) {
  for (const Json& sitting : this->manifest().value("sittings", Json::array())) {
    const Wish wish{.players = sitting["players"].template get<int>(), .options = sitting["options"]};
    EXPECT_NO_THROW(this->entry().open(wish)) << sitting;
  }
}

// A field of the view, and of the parts of the board a kind that moves touch.
TYPED_TEST(EveryManifest, HintsAtWhatThereIs) {
  const Json hints = this->manifest().value("view", Json::object());
  const auto table = this->entry().open({.players = TypeParam::language().most_players});
  const auto& vocabularies = TypeParam::language().vocabularies;
  for (const auto& [field, hint] : hints.items()) {
    EXPECT_TRUE(fields_of(table->view(0)).contains(field)) << field;
    const std::string across = hint.value("across", "");
    EXPECT_TRUE(across.empty() ||
                std::find(vocabularies.begin(), vocabularies.end(), across) != vocabularies.end());
  }
}

}  // namespace
}  // namespace tsardom
