#include "games/perestroika/text.hpp"

#include <array>

#include "games/perestroika/chapters.hpp"

namespace tsardom::perestroika {
namespace {

constexpr std::string_view kVocabularies[] = {"card",     "material", "building",  "half", "cell",
                                              "scenario", "start",    "chip_rule", "rank"};

constexpr Option kOptions[] = {{"scenario", static_cast<Vocabulary>(Terms::scenario)},
                               {"start", static_cast<Vocabulary>(Terms::start)},
                               {"chip_rule", static_cast<Vocabulary>(Terms::chip_rule)}};

// In the order of Choice.
constexpr Phrase kMoves[] = {
    {"begin", "PER-2.1", {{seat_slot("seat")}}, By::chance},
    {"deal", "PER-15.1", {{slot("card", Terms::card, "deck")}}, By::chance},
    {"lose", "PER-11.3", {{slot("card", Terms::card)}}, By::chance},
    {"take", "PER-9.1", {{slot("material", Terms::material, "stock")}}},
    {"draft", "PER-7.1", {{slot("card", Terms::card, "display")}}},
    {"set_aside", "PER-14.2", {{slot("card", Terms::card, "display")}}},
    {"discard", "PER-8.9", {{slot("card", Terms::card, "hand")}}},
    {"play", "PER-8.1", {{slot("card", Terms::card, "hand"), slot("half", Terms::half)}}},
    {"skip_for_chip", "PER-8.7", {}},
    {"end_turn", "PER-8.1", {}},
    {"exchange", "PER-9.3", {{slot("give", Terms::material, "held"), slot("get", Terms::material, "stock")}}},
    {"swap", "PER-9.4", {{slot("give", Terms::material, "held"), slot("get", Terms::material, "stock")}}},
    {"build", "PER-10.2", {{slot("cell", Terms::cell, "area")}}},
    {"retrieve", "PER-11.1", {{slot("card", Terms::card, "discard")}}},
    {"rob", "PER-11.3", {{seat_slot("victim")}}},
    {"uncover", "PER-14.4", {{number_slot("position", kCards, "aside")}}},
    {"seize", "PER-11.4", {{seat_slot("victim"), slot("material", Terms::material)}}},
    {"pay", "PER-13.9", {{slot("material", Terms::material, "held")}}},
    {"stop", "PER-3.3", {}},
    {"done", "PER-8.9", {}},
    {"no", "PER-13.3", {}},
};

// In the order of Told.
constexpr Phrase kEvents[] = {
    {"began", "PER-2.3", {}},
    {"gained", "PER-9.1", {{slot("material", Terms::material), number_slot("count")}}},
    {"returned", "PER-9.1", {{slot("material", Terms::material), number_slot("count")}}},
    {"exchanged",
     "PER-9.3",
     {{slot("give", Terms::material), number_slot("given"), slot("get", Terms::material),
       number_slot("got")}}},
    {"revealed", "PER-4.1", {{slot("card", Terms::card, "display")}}},
    {"shuffled", "PER-5.1", {{number_slot("count")}}},
    {"final_round", "PER-5.2", {}},
    {"tatars", "PER-6.1", {}},
    {"drafted", "PER-7.1", {{slot("card", Terms::card)}}},
    {"set_aside", "PER-14.2", {{slot("card", Terms::card)}}},
    {"discarded", "PER-8.9", {{slot("card", Terms::card)}}},
    {"played", "PER-8.1", {{slot("card", Terms::card), slot("half", Terms::half)}}},
    {"chip_spent", "PER-8.2", {}},
    {"chip_taken", "PER-8.7", {}},
    {"built", "PER-10.3", {{slot("building", Terms::building), slot("cell", Terms::cell, "area")}}},
    {"looked", "PER-11.1", {}},
    {"retrieved", "PER-11.1", {{slot("card", Terms::card)}}},
    {"drew", "PER-11.2", {{slot("card", Terms::card)}}},
    {"robbed", "PER-11.3", {{slot("card", Terms::card), seat_slot("victim")}}},
    {"uncovered", "PER-14.4", {{slot("card", Terms::card), number_slot("position")}}},
    {"seized", "PER-11.4", {{seat_slot("victim"), slot("material", Terms::material)}}},
    {"declined", "PER-13.3", {}},
    {"metropolitan", "PER-12.1", {}},
    {"scored", "PER-12.2", {{number_slot("points"), slot("rank", Terms::rank)}}},
};

constexpr auto kQuestions = Rooms::questions();

constexpr std::string_view kReasons[] = {"needs_rivals",
                                         "no_such_seat",
                                         "not_in_hand",
                                         "only_counts_at_the_end",
                                         "does_nothing",
                                         "no_play_left",
                                         "not_in_display",
                                         "no_skip",
                                         "cannot_receive",
                                         "too_many_cards",
                                         "at_least_one_step",
                                         "no_such_swap",
                                         "no_such_cell",
                                         "other_exchange",
                                         "not_to_retrieve",
                                         "nothing_to_rob",
                                         "no_such_position",
                                         "cannot_seize",
                                         "not_held",
                                         "not_asked",
                                         "cards_astray",
                                         "cards_miscounted",
                                         "aside_astray",
                                         "materials_astray",
                                         "chips_astray",
                                         "holds_too_much",
                                         "hand_too_large",
                                         "area_has_gaps",
                                         "building_out_of_place",
                                         "too_many_shuffles",
                                         "no_start_player",
                                         "steps_astray",
                                         "question_without_answer",
                                         "memory_astray",
                                         "memory_uncounted"};

constexpr std::string_view kParts[] = {"fields", "towns", "cities", "churches", "kremlins", "cathedral",
                                       "palace", "fur",   "wood",   "wheat",    "scenario"};

constexpr std::array<std::string_view, 2> kHalves{"top", "bottom"};
constexpr std::array<std::string_view, kCells> kCellNames{"r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c2",
                                                          "r2c3", "r2c4", "r3c1", "r3c2", "r3c3", "r3c4"};
constexpr std::array<std::string_view, 4> kStarts{"random", "0", "1", "2"};
constexpr std::array<std::string_view, 2> kChipRules{"skip", "discards"};

template <std::size_t N>
std::string_view entry(const std::array<std::string_view, N>& names, std::uint8_t value) {
  return value < N ? names[value] : std::string_view{};
}

}  // namespace

const Language& Perestroika::language() {
  static constexpr Language kLanguage{.game = "perestroika",
                                      .version = "2",
                                      .least_players = 1,
                                      .most_players = kMostPlayers,
                                      .options = kOptions,
                                      .vocabularies = kVocabularies,
                                      .moves = kMoves,
                                      .events = kEvents,
                                      .questions = kQuestions,
                                      .reasons = kReasons,
                                      .score_parts = kParts,
                                      .titles = static_cast<Vocabulary>(Terms::rank)};
  return kLanguage;
}

std::string_view Perestroika::term(Vocabulary vocabulary, std::uint8_t value) const {
  switch (static_cast<Terms>(vocabulary)) {
    case Terms::card:
      return value < box.kinds ? box.kind[value].id.view() : std::string_view{};
    case Terms::material:
      return value < kMaterials ? material_name(value) : std::string_view{};
    case Terms::building:
      return value < kBuildings ? building_name(value) : std::string_view{};
    case Terms::half:
      return entry(kHalves, value);
    case Terms::cell:
      return entry(kCellNames, value);
    case Terms::scenario:
      return value < kScenarios ? scenario_name(value) : std::string_view{};
    case Terms::start:
      return entry(kStarts, value);
    case Terms::chip_rule:
      return entry(kChipRules, value);
    case Terms::rank:
      return value < box.ranks ? box.rank[value].id.view() : std::string_view{};
  }
  return {};
}

static_assert(Described<Perestroika>);

}  // namespace tsardom::perestroika
