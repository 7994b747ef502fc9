#include "table/protocol.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

class Lines : public testing::Test {
 protected:
  std::vector<GameEntry> games{game_entry<bluff::Bluff>(false), game_entry<connect_four::ConnectFour>(true)};
  Protocol protocol{games};

  Json ask(std::string_view line) { return parse_json(protocol.answer(line)); }
  Json ok(std::string_view line) {
    Json answer = ask(line);
    EXPECT_EQ(answer["ok"], true) << line << " -> " << answer;
    return answer;
  }
  std::string code(std::string_view line) {
    const Json answer = ask(line);
    EXPECT_EQ(answer["ok"], false) << line << " -> " << answer;
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
    return answer["error"]["code"];
  }
  // A bluff with the cards dealt by hand: fool, king, ace in the middle.
  void begin() {
    ok(R"({"cmd":"new","game":"bluff","players":2,"chance":"manual","seats":["Anna","Boris"]})");
    for (const char* card : {"fool", "king", "ace"}) {
      ok(std::string(R"({"cmd":"play","seat":"chance","move":"deal )") + card + "\"}");
    }
  }
};

TEST_F(Lines, HelloTellsGamesPlayersAndOptions) {
  const Json hello = ok(R"({"cmd":"hello"})");
  EXPECT_EQ(hello["protocol"], 1);
  EXPECT_EQ(
      write_json(hello["games"][0]),
      R"({"game":"bluff","rules":"3","players":{"least":1,"most":3},"options":[{"name":"pace","values":)"
      R"(["slow","usual","hasty"],"usual":"usual"},{"name":"start","values":["random","1","2"],)"
      R"("usual":"random"}]})");
  EXPECT_EQ(hello["games"][1]["example"], true);
}

TEST_F(Lines, TheIdIsEchoed) {
  EXPECT_EQ(ok(R"({"cmd":"hello","id":"x1"})")["id"], "x1");
  EXPECT_EQ(ask(R"({"cmd":"nothing","id":7})")["id"], 7);
  EXPECT_EQ(code(R"({"cmd":"hello","id":[]})"), "wrong_type");
}

TEST_F(Lines, AutoDrawsForChanceAndTheSeedDecides) {
  const std::string line = R"({"cmd":"new","game":"bluff","players":2,"seed":18446744073709551615})";
  EXPECT_EQ(write_json(ok(line)["actors"]), "[0,1]");
  const Json first = ok(R"({"cmd":"state"})");
  ok(line);
  EXPECT_EQ(ok(R"({"cmd":"state"})"), first);
}

TEST_F(Lines, ManualChanceListsItsOutcomesWithWeights) {
  EXPECT_EQ(write_json(ok(R"({"cmd":"new","game":"bluff","players":2,"chance":"manual"})")["actors"]),
            R"(["chance"])");
  const Json legal = ok(R"({"cmd":"legal","seat":"chance"})");
  ASSERT_EQ(legal["moves"].size(), 3u);
  EXPECT_EQ(legal["moves"][2]["text"], "deal ace");
  EXPECT_EQ(legal["moves"][2]["weight"], 3);
  ok(R"({"cmd":"play","seat":"chance"})");
  EXPECT_EQ(ok(R"({"cmd":"record"})")["record"]["moves"].size(), 1u);
}

TEST_F(Lines, EventsAreToldAsTheActingSeatReadsThem) {
  ok(R"({"cmd":"new","game":"bluff","players":2,"chance":"manual"})");
  EXPECT_TRUE(ok(R"({"cmd":"play","seat":"chance","move":"deal ace"})")["events"][0]["card"].is_null());
  ok(R"({"cmd":"play","seat":"chance","move":"deal ace"})");
  ok(R"({"cmd":"play","seat":"chance","move":"deal king"})");
  EXPECT_EQ(ok(R"({"cmd":"play","seat":1,"move":"peek"})")["events"][0]["card"], "king");
}

TEST_F(Lines, AChoiceWarnsByWhatItsSeatKnows) {
  begin();
  const auto warns = [&](std::string_view line) {
    Json texts = Json::array();
    const Json legal = ok(line);
    for (const Json& move : legal["moves"]) {
      if (move.contains("warning")) texts.push_back({move["text"], move["warning"]["rule"]});
    }
    return write_json(texts);
  };
  EXPECT_EQ(warns(R"({"cmd":"legal","seat":0})"), "[]") << "the middle lies face down";
  ok(R"({"cmd":"play","seat":0,"move":"peek"})");
  EXPECT_EQ(warns(R"({"cmd":"legal","seat":0})"), R"([["bid 0","BLF-2"]])");
  EXPECT_EQ(warns(R"({"cmd":"legal","seat":1})"), "[]") << "the other one has not looked";
}

TEST_F(Lines, LegalTellsPromptMovesPartsAndCost) {
  begin();
  const Json legal = ok(R"({"cmd":"legal","seat":0})");
  EXPECT_EQ(legal["prompt"]["question"], "bidding");
  EXPECT_EQ(legal["prompt"]["rule"], "BLF-2");
  EXPECT_EQ(write_json(legal["moves"][3]["move"]), R"({"kind":"bid","coins":2})");
  EXPECT_EQ(legal["moves"][3]["cost"][0]["count"], 2);
  EXPECT_FALSE(legal["moves"][0].contains("cost"));
  ok(R"({"cmd":"play","seat":0,"move":{"kind":"bid","coins":2}})");
  const Json waiting = ok(R"({"cmd":"legal","seat":0})");
  EXPECT_TRUE(waiting["moves"].empty());
  EXPECT_EQ(waiting["prompt"]["text"], "Waiting for Boris.");
}

TEST_F(Lines, AWholeGameIsPlayedSavedAndReplayed) {
  begin();
  for (const char* line :
       {R"({"cmd":"play","seat":0,"move":"bid 1"})", R"({"cmd":"undo","seat":0})",
        R"({"cmd":"play","seat":0,"move":"bid 2"})", R"({"cmd":"play","seat":1,"move":"bid 0"})",
        R"({"cmd":"play","seat":0,"move":"take"})", R"({"cmd":"play","seat":0,"move":"pass"})"}) {
    ok(line);
  }
  EXPECT_EQ(write_json(ok(R"({"cmd":"play","seat":1,"move":"pass"})")["actors"]), "[]");
  const Json score = ok(R"({"cmd":"score"})");
  EXPECT_EQ(score["over"], true);
  EXPECT_EQ(write_json(score["seats"][0]),
            R"({"seat":0,"name":"Anna","total":1,"parts":{"coins":1},"place":1})");
  EXPECT_EQ(code(R"({"cmd":"play","seat":0,"move":"pass"})"), "game_over");
  const Json state = ok(R"({"cmd":"state"})");
  const Json record = ok(R"({"cmd":"record"})")["record"];
  ok(R"({"cmd":"new","game":"connect_four","players":2})");
  const Json replayed = ok(write_json({{"cmd", "replay"}, {"record", record}}));
  EXPECT_EQ(replayed["state"], state["state"]);
  EXPECT_EQ(replayed["hash"], state["hash"]);
  const Json dealing = ok(write_json({{"cmd", "replay"}, {"record", record}, {"upto", 2}}));
  EXPECT_EQ(write_json(dealing["actors"]), R"(["chance"])");
}

TEST_F(Lines, AnyPositionIsLoaded) {
  begin();
  Json state = ok(R"({"cmd":"state"})")["state"];
  EXPECT_EQ(write_json(ok(write_json(
                {{"cmd", "load"}, {"game", "bluff"}, {"players", 2}, {"state", state}}))["actors"]),
            "[0,1]");
  EXPECT_EQ(ok(R"({"cmd":"state"})")["state"], state);
  state["seats"][0]["coins"] = 9;
  const Json answer = ask(write_json({{"cmd", "load"}, {"game", "bluff"}, {"players", 2}, {"state", state}}));
  EXPECT_EQ(answer["error"]["code"], "impossible_state");
  EXPECT_EQ(answer["error"]["rule"], "BLF-3");
}

TEST_F(Lines, ABotAnswersOutOfWhatItsSeatSees) {
  begin();
  const Json answer = ok(R"({"cmd":"bot","seat":0,"level":"greedy","sims":8,"seed":3})");
  EXPECT_EQ(answer, ok(R"({"cmd":"bot","seat":0,"level":"greedy","sims":8,"seed":3})"));
  EXPECT_EQ(answer["chances"].size(), 2u);
  EXPECT_EQ(answer["points"].size(), 2u);
  EXPECT_EQ(answer["looked"].size(), 5u);
  EXPECT_EQ(code(R"({"cmd":"bot","seat":0,"level":"oracle"})"), "unknown_level");
  EXPECT_EQ(code(R"({"cmd":"bot","seat":0,"level":"random","sims":8,"ms":8})"), "two_budgets");
}

TEST_F(Lines, ASearchTellsWhatItExpects) {
  ok(R"({"cmd":"new","game":"connect_four","players":2})");
  const Json answer = ok(R"({"cmd":"bot","seat":0,"level":"master","sims":3000,"threads":2,"seed":3})");
  EXPECT_GT(answer["iterations"], 1500);  // not decided before half of the budget is spent
  EXPECT_LE(answer["iterations"], 3000);
  EXPECT_EQ(answer["looked"].size(), 7u);
  EXPECT_EQ(answer["looked"][0]["text"], answer["text"]);
  EXPECT_GE(answer["looked"][0]["visits"], answer["looked"][1]["visits"]);
  ASSERT_GE(answer["line"].size(), 2u);
  EXPECT_EQ(answer["line"][0]["text"], answer["text"]);
  EXPECT_EQ(answer["line"][1]["seat"], 1);
  EXPECT_EQ(ok(R"({"cmd":"bot","seat":0,"level":"search:40","seed":3})")["iterations"], 40);
}

TEST_F(Lines, LevelsHaveNamesAndDescriptions) {
  const Json ladder = ok(R"({"cmd":"hello"})")["levels"];
  EXPECT_GE(ladder.size(), 4u);
  for (const Json& level : ladder) {
    EXPECT_FALSE(level["name"].get<std::string>().starts_with("["));
    EXPECT_GT(level["about"].get<std::string>().size(), 10u);
  }
}

TEST_F(Lines, PerftCountsAndRefusesTheAbsurd) {
  ok(R"({"cmd":"new","game":"connect_four","players":2})");
  EXPECT_EQ(write_json(ok(R"({"cmd":"perft","depth":6})")["decisions"]), "[7,49,343,2401,16807,117649]");
  EXPECT_EQ(refusal_of([] { sit_down<connect_four::ConnectFour>({})->perft(6, 100'000); }).code,
            "too_much_work");
  EXPECT_EQ(code(R"({"cmd":"perft","depth":1000000})"), "out_of_range");
}

TEST_F(Lines, TheLanguageIsChosen) {
  ok(R"({"cmd":"new","game":"bluff","players":2,"lang":"ru","seed":1})");
  EXPECT_EQ(ask(R"({"cmd":"view","seat":5})")["error"]["message"], "Нет места 5; места от 0 до 1.");
}

TEST_F(Lines, BadInputIsRefusedAndTheTableIsUnharmed) {
  EXPECT_EQ(code(R"({"cmd":"state"})"), "no_game");
  begin();
  const Json before = ok(R"({"cmd":"state"})");
  const std::vector<std::pair<std::string, std::string>> bad{
      {"", "malformed"},
      {"{", "malformed"},
      {"\xFF\xFE", "malformed"},
      {"{\"cmd\":\"\xC3\x28\"}", "malformed"},
      {"{\"cmd\":\"state\",\"cmd\":\"state\"}", "malformed"},
      {std::string(100'000, '['), "malformed"},
      {"[]", "not_an_object"},
      {"5", "not_an_object"},
      {"{}", "missing_field"},
      {R"({"cmd":5})", "wrong_type"},
      {R"({"cmd":"dance"})", "unknown_command"},
      {R"({"cmd":"state","seat":0})", "unknown_field"},
      {R"({"cmd":"new","game":"chess","players":2})", "unknown_game"},
      {R"({"cmd":"new","game":"bluff","players":9})", "out_of_range"},
      {R"({"cmd":"new","game":"bluff","players":"2"})", "wrong_type"},
      {R"({"cmd":"new","game":"bluff","players":2.0})", "wrong_type"},
      {R"({"cmd":"new","game":"bluff","players":2,"seed":-1})", "wrong_type"},
      {R"({"cmd":"new","game":"bluff","players":2,"chance":"dice"})", "wrong_type"},
      {R"({"cmd":"new","game":"bluff","players":2,"lang":"tlh"})", "unknown_language"},
      {R"({"cmd":"new","game":"bluff","players":2,"lang":""})", "unknown_language"},
      {R"({"cmd":"new","game":"bluff","players":2,"colour":"red"})", "unknown_field"},
      {R"({"cmd":"new","game":"bluff","players":2,"options":{"pace":"mad"}})", "bad_option"},
      {R"({"cmd":"new","game":"bluff","players":2,"options":[]})", "wrong_type"},
      {R"({"cmd":"load","game":"bluff","players":2})", "missing_field"},
      {R"({"cmd":"load","game":"bluff","players":2,"state":{}})", "no_format"},
      {R"({"cmd":"load","game":"bluff","players":2,"state":{"format":"bluff-state/3"}})", "bad_state"},
      {R"({"cmd":"view"})", "missing_field"},
      {R"({"cmd":"view","seat":2})", "bad_seat"},
      {R"({"cmd":"view","seat":-1})", "bad_seat"},
      {R"({"cmd":"view","seat":256})", "bad_seat"},
      {R"({"cmd":"view","seat":"chance"})", "wrong_type"},
      {R"({"cmd":"play","seat":0})", "missing_field"},
      {R"({"cmd":"play","seat":0,"move":"bid 9"})", "illegal_move"},
      {R"({"cmd":"play","seat":0,"move":"fly"})", "bad_move"},
      {R"({"cmd":"play","seat":0,"move":[]})", "bad_move"},
      {R"({"cmd":"play","seat":"chance","move":"deal ace"})", "not_your_turn"},
      {R"({"cmd":"play","seat":"chance"})", "not_your_turn"},
      {R"({"cmd":"undo","seat":0})", "nothing_to_undo"},
      {R"({"cmd":"undo","seat":"chance"})", "wrong_type"},
      {R"({"cmd":"replay","record":[]})", "wrong_type"},
      {R"({"cmd":"replay","record":{}})", "no_format"},
      {R"({"cmd":"perft","depth":0})", "out_of_range"},
      {std::string(kMostLineBytes + 1, ' '), "too_long"}};
  for (const auto& [line, expected] : bad) {
    EXPECT_EQ(code(line), expected) << line.substr(0, 100);
    EXPECT_EQ(ok(R"({"cmd":"state"})"), before) << line.substr(0, 100);
  }
}

std::vector<Json> served(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_EQ(serve(in, out), 0);
  std::vector<Json> answers;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) answers.push_back(parse_json(line));
  return answers;
}

TEST(Serve, ALineOfTenMegabytesIsRefusedAndTheNextOneAnswered) {
  std::string long_word;
  long_word.resize(10'000'000, 'x');
  const std::vector<Json> answers = served("{\"cmd\":\"" + long_word + "\"}\n{\"cmd\":\"hello\"}\n");
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0]["error"]["code"], "too_long");
  EXPECT_EQ(answers[1]["ok"], true);
}

TEST(Serve, TheLastLineNeedsNoEnd) {
  EXPECT_EQ(served("{\"cmd\":\"hello\"}")[0]["ok"], true);
  EXPECT_EQ(served("{\"cmd\":\"hel")[0]["error"]["code"], "malformed");
  EXPECT_TRUE(served("").empty());
  EXPECT_EQ(served("{\"cmd\":\"hello\"}\r\n")[0]["ok"], true);
}

TEST(Serve, QuitEnds) { EXPECT_EQ(served("{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n").size(), 1u); }

TEST(Serve, AClosedPipeEndsQuietly) {
  std::istringstream in("{\"cmd\":\"hello\"}\n{\"cmd\":\"hello\"}\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(serve(in, out), 1);
}

}  // namespace
}  // namespace tsardom
