#include "table/words.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "table/embedded.hpp"
#include "table/voice.hpp"
#include "tests/table/sitting.hpp"

namespace tsardom {
namespace {

// All code above the games.
std::string sources() {
  std::ostringstream text;
  for (const char* folder : {"/table", "/lab", "/server", "/cli"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(TSARDOM_ROOT) + folder)) {
      const std::string ending = entry.path().extension();
      if (ending == ".cpp" || ending == ".hpp") text << std::ifstream(entry.path()).rdbuf();
    }
  }
  return text.str();
}

std::set<std::string> found_in(const std::string& text, const char* pattern) {
  std::set<std::string> found;
  const std::regex regex(pattern);
  for (std::sregex_iterator hit(text.begin(), text.end(), regex), end; hit != end; ++hit)
    found.insert((*hit)[1]);
  return found;
}

std::set<std::string> keys_below(const Words& words, const std::string& prefix) {
  std::set<std::string> keys;
  for (const std::string& key : words.keys()) {
    if (key.starts_with(prefix)) keys.insert(key.substr(prefix.size()));
  }
  return keys;
}

TEST(Words, RussianPluralsAreRight) {
  const Words words("ru");
  const auto names = [&words](int count, int seats) {
    return words.say("table.refused.too_many_names", {{"names", count}, {"players", seats}});
  };
  EXPECT_EQ(names(1, 1), "1 имя на 1 место.");
  EXPECT_EQ(names(3, 2), "3 имени на 2 места.");
  EXPECT_EQ(names(5, 11), "5 имён на 11 мест.");
  EXPECT_EQ(names(21, 22), "21 имя на 22 места.");
}

TEST(Words, AMissingKeyCanBeFound) {
  const Words words("en");
  EXPECT_FALSE(words.has("table.nothing"));
  EXPECT_EQ(words.say("table.nothing"), "[table.nothing]");
  EXPECT_EQ(refusal_of([] { Words("xx"); }).message,
            "There are no words for the language \"xx\". Languages: en, ru.");
}

TEST(Words, EveryLanguageHasTheSameTableKeysWithTheSameArguments) {
  const Words english("en");
  for (const std::string& lang : Words::languages()) {
    const Words words(lang);
    EXPECT_EQ(keys_below(words, "table."), keys_below(english, "table."));
    for (const std::string& key : keys_below(english, "table.")) {
      EXPECT_EQ(words.arguments("table." + key), english.arguments("table." + key)) << lang << ' ' << key;
    }
  }
}

TEST(Words, EveryRefusalHasItsTextAndEveryTextItsRefusal) {
  const std::string code = sources();
  std::set<std::string> codes = found_in(code, R"re(Refusal\(\s*"([a-z_]+)")re");
  EXPECT_GT(codes.size(), 20u);
  EXPECT_EQ(keys_below(Words("en"), "table.refused."), codes);
}

TEST(Words, EveryOtherTableTextIsUsed) {
  const std::string code = sources();
  for (const std::string& key : keys_below(Words("en"), "table.")) {
    if (key.starts_with("refused.")) continue;
    EXPECT_NE(code.find("\"table." + key + '"'), std::string::npos) << key;
  }
}

TEST(Words, TheBoxNamesItsThings) {
  Words words("ru");
  words.read_box(parse_json(R"({
    "card_kinds": [{"id": "king", "names": {"en": "King", "ru": "Король"},
                    "top": {"text": {"en": "Rule.", "ru": "Правьте."}}}],
    "buildings": {"list": [{"id": "king", "names": {"ru": "Царь-дом"}}]}})"));
  EXPECT_EQ(words.term("bluff", "card", "king"), "Король");
  EXPECT_EQ(words.term("bluff", "building", "king"), "Царь-дом");
  EXPECT_EQ(words.term("bluff", "card", "fool"), "fool");
  EXPECT_TRUE(words.names("bluff", "card", "king"));
  EXPECT_FALSE(words.names("bluff", "card", "fool"));
  EXPECT_EQ(words.effect("king.top"), "Правьте.");
  EXPECT_EQ(words.effect("king"), "Правьте.");
  EXPECT_EQ(words.effect("king.bottom"), "");
}

TEST(Words, AKeyInsideAnArgumentIsSaidInTheSameLanguage) {
  const Refusal inner("nothing_to_undo");
  const Refusal outer("bad_entry", {{"index", 3}, {"entry", "\"0: undo\""}, {"why", inner.key()}});
  EXPECT_EQ(outer.message, "moves[3] \"0: undo\" of the record: There is nothing to take back.");
  EXPECT_EQ(outer.in(Words("ru")), "Запись, moves[3] \"0: undo\": Брать назад нечего.");
}

TEST(Voice, SeatsAreCalledByNameOrNumber) {
  const auto table = sit_down<bluff::Bluff>({.names = {"Анна"}});
  const Words words("ru");
  const Voice voice(words, *table);
  EXPECT_EQ(voice.seat(0), "Анна");
  EXPECT_EQ(voice.seat(1), "Игрок 2");
  EXPECT_EQ(voice.seat(kChance), "Случай");
  EXPECT_EQ(voice.waiting(kSpectator), "Решает случай.");
}

TEST(Embedded, FilesAreThereByteByByte) {
  for (const EmbeddedFile& file : embedded_files()) {
    std::ostringstream text;
    text << std::ifstream(std::string(TSARDOM_ROOT) + '/' + std::string(file.path)).rdbuf();
    EXPECT_TRUE(text.str() == file.text) << file.path;
  }
  EXPECT_FALSE(embedded("table/words/en.json").empty());
  EXPECT_TRUE(embedded("table/words/xx.json").empty());
}

}  // namespace
}  // namespace tsardom
