// Where all choose at once, two people at one screen see nothing of each other's plans.
#include "program.hpp"

namespace tsardom::cli {
namespace {

// Anna and Boris have six cards each and choose their rows.
Transcript play_catherine(const std::vector<std::string>& typed, const Screen& screen) {
  return program({"play", "catherine", "--seats", "human=Anna,human=Boris", "--seed", "1"}, lines(typed),
                 screen);
}

// What is shown after the screen was handed over for the last time.
std::string last_turn(const Transcript& run) {
  const std::size_t at = run.out.rfind(", take the screen");
  return at == std::string::npos ? std::string() : run.out.substr(at);
}

class SecretPlans : public testing::TestWithParam<bool> {
 protected:
  static Screen screen() { return GetParam() ? colourful() : Screen{}; }
};
INSTANTIATE_TEST_SUITE_P(Papers, SecretPlans, testing::Bool(),
                         [](const auto& coloured) { return coloured.param ? "coloured" : "plain"; });

// Boris looks at everything there is to look at.
const std::vector<std::string> kLooks{"", "?", "l", "s", "v"};

TEST_P(SecretPlans, AreTheSameToTheOtherWhateverWasChosen) {
  std::vector<std::string> one{"", "1", "1", "1"}, other{"", "6", "5", "4"};
  for (auto* typed : {&one, &other}) typed->insert(typed->end(), kLooks.begin(), kLooks.end());
  const std::string seen = last_turn(play_catherine(one, screen()));
  EXPECT_NE(seen.find("Boris: Choose 3 of your 6 cards"), std::string::npos) << seen;
  EXPECT_EQ(seen, last_turn(play_catherine(other, screen())));
}

TEST_P(SecretPlans, ThatWereTakenBackAreNotToldInTheLog) {
  // Anna takes her first card back before Boris has taken the screen, and chooses another one.
  std::vector<std::string> straight{"", "6", "5", "4"}, regretted{"", "1", "u", "6", "5", "4"};
  for (auto* typed : {&straight, &regretted}) typed->insert(typed->end(), kLooks.begin(), kLooks.end());
  const std::string seen = last_turn(play_catherine(regretted, screen()));
  const std::string wanted = "Anna takes a move back.";
  std::string without = seen;
  const std::size_t at = without.find(wanted);
  ASSERT_NE(at, std::string::npos) << "the log says that there was something, not what";
  without.erase(without.rfind('\n', at), without.find('\n', at) - without.rfind('\n', at));
  EXPECT_EQ(without, last_turn(play_catherine(straight, screen())));
}

TEST_P(SecretPlans, AreOpenWhenTheLastOneHasCommitted) {
  const Transcript run = play_catherine({"", "1", "1", "1", "", "1", "1", "1"}, screen());
  EXPECT_NE(last_turn(run).find("Anna lays out"), std::string::npos) << run.out;
}

TEST(SecretPlan, IsShownToItsOwnerUntilItIsComplete) {
  // Both rows, then Boris, who still has the screen, plans his action card.
  const Transcript run = play_catherine({"", "1", "1", "1", "", "1", "1", "1", "1"}, colourful());
  EXPECT_TRUE(run.says("Boris: Which card activates an action?"));
  EXPECT_TRUE(run.says("\x1b[38;2;217;168;66m?\x1b[0m")) << "the planned card stands in the row";
}

}  // namespace
}  // namespace tsardom::cli
