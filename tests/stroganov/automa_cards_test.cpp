// Every card of Ivan's deck: what he does when it is flipped, how far he rides when it lies on top.
#include <gtest/gtest.h>

#include <iterator>
#include <string>
#include <string_view>

#include "tests/stroganov/ivan.hpp"

namespace tsardom::stroganov {
namespace {

struct Card {
  std::string_view id, letters;
  int steps;
  std::string_view hunt;
  int furs;
  std::string_view errand;
};

constexpr Card kCards[] = {
    {"ivan_1", "d", 1, "highest", 1, "outpost"}, {"ivan_2", "f", 3, "lowest", 2, "trophy"},
    {"ivan_3", "ac", 3, "highest", 2, "yurt"},   {"ivan_4", "df", 3, "highest", 1, "outpost"},
    {"ivan_5", "bc", 2, "highest", 1, "trophy"}, {"ivan_6", "f", 3, "lowest", 1, "outpost"},
    {"ivan_7", "bf", 2, "lowest", 2, "trophy"},  {"ivan_8", "d", 2, "lowest", 2, "outpost"},
    {"ivan_9", "d", 5, "lowest", 2, "wish"},     {"ivan_10", "ef", 4, "lowest", 1, "outpost"},
    {"ivan_11", "ce", 2, "highest", 2, "claim"}, {"ivan_12", "e", 1, "lowest", 1, "outpost"},
    {"ivan_13", "ce", 4, "highest", 1, "yurt"},  {"ivan_14", "ab", 2, "lowest", 1, "wish"},
    {"ivan_15", "ab", 4, "lowest", 1, "wish"},   {"ivan_16", "bc", 1, "highest", 1, "trophy"},
    {"ivan_17", "ad", 2, "lowest", 1, "wish"},   {"ivan_18", "ae", 3, "highest", 1, "claim"}};
static_assert(std::size(kCards) == kAutomaCards);

std::string_view prey(const Card& card) {
  if (card.hunt == "lowest") return card.furs == 1 ? "3" : "3 4";
  return card.furs == 1 ? "7" : "6 7";
}

TEST(STR_16_12, EveryCardHuntsAsItShows) {
  for (const Card& card : kCards) {
    const Sitting sitting = ivan_plays(before_seven().tile(7, "L14", "3 4 6 7"), card.id);
    EXPECT_EQ(sitting.furs(kIvan), prey(card)) << card.id;
    EXPECT_EQ(sitting.coins(kIvan), 0) << card.id;
  }
}

// All that an errand may need is there: furs of the region (5) and of the first space of the trophy track
// (2), an outpost, a wish worth two points, a yurt with two coins, a tile worth four points and a coin.
Sitting run_errand(const Card& card) {
  return ivan_plays(before_seven()
                        .tile(7, "L14", "3 4 6 7")
                        .wishes({"A1", "A2", "A3", "A4", "A5"})
                        .yurts({"YA1", "YA2", "YA7", "YA4", "YA5"})
                        .outposts(kIvan, 1)
                        .furs(kIvan, "2 5 5 5 5 5"),
                    card.id);
}

TEST(STR_16_14, EveryCardRunsItsErrand) {
  for (const Card& card : kCards) {
    SCOPED_TRACE(card.id);
    const auto if_it_is = [&](std::string_view errand, int count) {
      return card.errand == errand ? count : 0;
    };
    const Sitting sitting = run_errand(card);
    EXPECT_EQ(static_cast<int>(sitting.built(kIvan).size()), if_it_is("outpost", 1));
    EXPECT_EQ(sitting.outposts(kIvan), 1 - if_it_is("outpost", 1));
    EXPECT_EQ(sitting.trophy(kIvan), if_it_is("trophy", 1));
    EXPECT_EQ(sitting.yurts()[2], card.errand == "yurt" ? "-" : "YA7");
    EXPECT_EQ(sitting.wishes()[2], card.errand == "wish" ? "-" : "A3");
    EXPECT_EQ(sitting.tile(7), card.errand == "claim" ? "-" : "L14");
    EXPECT_EQ(sitting.coins(kIvan), if_it_is("yurt", 2) + if_it_is("claim", 1));
    EXPECT_EQ(sitting.points(kIvan), if_it_is("trophy", 1) + if_it_is("wish", 2) + if_it_is("claim", 4));
    const int region_furs = if_it_is("outpost", 1) + if_it_is("yurt", 1) + if_it_is("wish", 1) +
                            if_it_is("claim", 2 + 4 - card.furs);
    EXPECT_EQ(sitting.player(kIvan).furs[Piece::five], 5 - region_furs);
    EXPECT_EQ(sitting.player(kIvan).furs[Piece::two], 1 - if_it_is("trophy", 1));
  }
}

// A focus deck that has both cards.
std::string deck_with(const Card& one, const Card& other) {
  for (const char letter : {'a', 'b', 'c', 'd', 'e', 'f'}) {
    if (one.letters.find(letter) == std::string_view::npos &&
        other.letters.find(letter) == std::string_view::npos)
      return {letter};
  }
  return {};
}

// The last turn with a focus deck: one card is flipped, and the last one comes to the top.
Sitting last_turn(const Card& top, const Card& last, const std::string& letter) {
  const CardSet deck = game_for(1, {{"solo_deck", letter}}).opening().automa_stack;
  return Position(1, {{"solo_deck", letter}})
      .year(4)
      .season(Season::autumn)
      .at(kIvan, 1)
      .turn(kIvan)
      .top(top.id)
      .then([&](State& state) {
        state.automa_stack = 0;
        put(state.automa_stack, card_named(top.id));
        put(state.automa_stack, card_named(last.id));
        state.flipped = lowest(deck & ~state.automa_stack);
      })
      .load("flip");
}

TEST(STR_16_11, EveryCardMovesHimWhileItLiesOnTop) {
  for (std::size_t i = 0; i < std::size(kCards); ++i) {
    const Card& last = kCards[i];
    SCOPED_TRACE(last.id);
    // Any card that shows another movement, so that it is known which one is flipped.
    const Card* top = nullptr;
    for (const Card& other : kCards) {
      if (other.steps != last.steps && !deck_with(other, last).empty()) top = &other;
    }
    ASSERT_NE(top, nullptr);
    Sitting sitting = last_turn(*top, last, deck_with(*top, last));
    sitting.chance("flip " + std::string(top->id));
    EXPECT_EQ(sitting.legal(kChance), Names{"turn_up " + std::to_string(last.steps) + " hidden 0"});
    sitting.chance(sitting.legal(kChance).front());
    EXPECT_EQ(sitting.column(kIvan), 1 + last.steps);
  }
}

TEST(STR_16_2, LettersOfTheCardsAreThoseOfTheDecks) {
  for (const std::string letter : {"a", "b", "c", "d", "e", "f"}) {
    const CardSet deck = game_for(1, {{"solo_deck", letter}}).opening().automa_stack;
    for (const Card& card : kCards) {
      const bool stays = card.letters.find(letter) == std::string_view::npos;
      EXPECT_EQ(has(deck, card_named(card.id)), stays) << letter << ' ' << card.id;
    }
  }
}

}  // namespace
}  // namespace tsardom::stroganov
