// Every text that a game needs is there in every language, every text that is there is needed, and all can be
// said.
#include "table/words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "table/voice.hpp"
#include "tests/every_game/checks.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

using Keys = std::set<std::string>;

std::string joined(std::string_view game, std::string_view section, std::string_view name) {
  return std::string(game) + '.' + std::string(section) + '.' + std::string(name);
}

// What the language of the game names, without the terms of its vocabularies.
Keys needed_keys(const Language& language) {
  Keys keys;
  const auto need = [&](std::string_view section, std::string_view name) {
    keys.insert(joined(language.game, section, name));
  };
  for (const Phrase& move : language.moves) {
    need("move", move.name);
    need("help", move.name);
  }
  for (const Phrase& event : language.events) need("event", event.name);
  for (const Phrase& question : language.questions) need("ask", question.name);
  for (const std::string_view reason : language.reasons) need("why", reason);
  for (const std::string_view warning : language.warnings) need("warn", warning);
  for (const std::string_view part : language.score_parts) need("score", part);
  for (const Option& option : language.options) need("option", option.name);
  return keys;
}

template <class Visit>
void for_each_term(const Lexicon& lexicon, Visit visit) {
  for (std::size_t i = 0; i < lexicon.language().vocabularies.size(); ++i) {
    const auto vocabulary = static_cast<Vocabulary>(kFirstVocabulary + i);
    for (const std::string& id : lexicon.terms(vocabulary)) visit(lexicon.vocabulary(vocabulary), id);
  }
}

Keys keys_of(const Words& words, std::string_view game) {
  Keys keys;
  for (const std::string& key : words.keys()) {
    if (key.starts_with(std::string(game) + '.')) keys.insert(key);
  }
  return keys;
}

// The arguments that a phrase is said with: each detail, and its id to choose by.
Keys arguments_of(const Phrase& phrase) {
  Keys names;
  for (const Slot& slot : phrase.slots) {
    if (slot.name.empty()) continue;
    names.insert(std::string(slot.name));
    names.insert(std::string(slot.name) + "_id");
  }
  return names;
}

template <class G>
class EveryWord : public testing::Test {
 protected:
  // The words of each language with the names in the box.
  static std::vector<Words> all_words() {
    std::vector<Words> all;
    for (const std::string& lang : Words::languages()) {
      all.emplace_back(lang);
      all.back().read_box(*find_box(G::language().game, {}).json);
    }
    return all;
  }
  static Lexicon lexicon() {
    const int players = G::language().most_players;
    return Lexicon(usual_game<G>(players), players);
  }
};
TYPED_TEST_SUITE(EveryWord, GameTypes, GameNames);

TYPED_TEST(EveryWord, IsThere) {
  const Language& language = TypeParam::language();
  for (const Words& words : this->all_words()) {
    for (const std::string& key : needed_keys(language))
      EXPECT_TRUE(words.has(key)) << words.lang() << ' ' << key;
    for_each_term(this->lexicon(), [&](std::string_view vocabulary, const std::string& id) {
      EXPECT_TRUE(words.names(language.game, vocabulary, id))
          << words.lang() << ' ' << vocabulary << '.' << id;
    });
  }
}

// What a game may say beyond that: about its options and their values, and what the fields of its view are
// called.
template <Described G>
Keys optional_keys() {
  Keys keys;
  const std::string_view game = G::language().game;
  for (const GameEntry::OptionValues& option : find_game(game).options) {
    keys.insert(joined(game, "about", option.name));
    for (const std::string& value : option.values) keys.insert(joined(game, "meaning." + option.name, value));
  }
  for (const Sitting<G>& sitting : usual_sittings<G>()) {
    for (const std::string& field : fields_of(table_of(sitting)->view(0)))
      keys.insert(joined(game, "view", field));
  }
  return keys;
}

TYPED_TEST(EveryWord, IsNeeded) {
  const Language& language = TypeParam::language();
  Keys needed = needed_keys(language);
  for_each_term(this->lexicon(), [&](std::string_view vocabulary, const std::string& id) {
    needed.insert(joined(language.game, vocabulary, id));
    needed.insert(joined(language.game, "price", vocabulary));
  });
  needed.merge(optional_keys<TypeParam>());
  for (const Words& words : this->all_words()) {
    for (const std::string& key : keys_of(words, language.game)) {
      EXPECT_TRUE(needed.contains(key)) << words.lang() << ' ' << key;
    }
  }
}

TYPED_TEST(EveryWord, AsksOnlyForWhatItIsTold) {
  const Language& language = TypeParam::language();
  const auto check = [&](const Words& words, std::string_view section, const Phrase& phrase, Keys given) {
    given.merge(arguments_of(phrase));
    const std::string key = joined(language.game, section, phrase.name);
    for (const std::string& name : words.arguments(key)) {
      EXPECT_TRUE(given.contains(name)) << words.lang() << ' ' << key << " asks for {" << name << '}';
    }
  };
  for (const Words& words : this->all_words()) {
    for (const Phrase& move : language.moves) {
      check(words, "move", move, {});
      check(words, "help", move, {"effect"});
    }
    for (const Phrase& event : language.events) check(words, "event", event, {"seat", "seat_id"});
    for (const Phrase& question : language.questions) check(words, "ask", question, {"seat"});
    for (const std::string_view reason : language.reasons) check(words, "why", {.name = reason}, {});
    for (const std::string_view warning : language.warnings) check(words, "warn", {.name = warning}, {});
    for (const std::string_view part : language.score_parts) check(words, "score", {.name = part}, {});
    for (const Option& option : language.options) check(words, "option", {.name = option.name}, {});
  }
}

// "[key]" is how a missing text is said, and "{" is left of a pattern that was not understood.
void expect_said(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("[]{}"), std::string::npos) << text;
}

void expect_all_said(const Voice& voice, const Table& table, Rng& rng) {
  const Seat seat = one_of(table.actors(), rng);
  const Prompt prompt = table.prompt(seat);
  expect_said(voice.question(prompt));
  for (const Choice& choice : prompt.choices) {
    expect_said(voice.move(choice.move));
    expect_said(voice.help(choice.move));
    for (const Price& price : choice.prices) expect_said(voice.price(price));
    if (choice.warning) expect_said(voice.warning(choice.warning));
  }
}

TYPED_TEST(EveryWord, CanBeSaidInAGame) {
  for (const Words& words : this->all_words()) {
    std::uint64_t seed = 0;
    for (const Sitting<TypeParam>& sitting : all_sittings<TypeParam>()) {
      if (++seed % (effort() < 16 ? 16 : 4) != 1) continue;
      const auto table = table_of(sitting);
      const Voice voice(words, *table);
      Rng rng(seed);
      while (!table->over()) {
        expect_all_said(voice, *table, rng);
        const Seat seat = one_of(table->actors(), rng);
        const std::vector<Choice> choices = table->prompt(seat).choices;
        for (const Event& event :
             table->play(seat, choices[rng.below(static_cast<unsigned>(choices.size()))].move)) {
          for (const Seat reader : sitting.observers()) expect_said(voice.event(event, reader));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << words.lang() << ", " << sitting.name;
      }
    }
  }
}

}  // namespace
}  // namespace tsardom
