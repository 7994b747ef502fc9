#include "games/catherine/text.hpp"

#include <array>

#include "games/catherine/chapters.hpp"

namespace tsardom::catherine {
namespace {

constexpr std::string_view kVocabularies[] = {"card", "city", "order", "part", "cost", "slot", "gift"};

// In the order of Choice.
constexpr Phrase kMoves[] = {
    {"give_order", "CAT-2.4", {{slot("order", Terms::order)}}, By::chance},
    {"deal", "CAT-11.3", {{slot("card", Terms::card)}}, By::chance},
    {"row", "CAT-2.6", {{slot("card", Terms::card, "hand")}}},
    {"action", "CAT-5.2", {{slot("card", Terms::card, "hand")}}},
    {"activation", "CAT-5.2", {{slot("card", Terms::card, "hand")}}},
    {"slot", "CAT-5.2", {{slot("slot", Terms::slot, "slot")}}},
    {"perform", "CAT-8.2", {}},
    {"forfeit", "CAT-5.6", {}},
    {"pay", "CAT-5.7", {{slot("card", Terms::card, "hand")}}},
    {"build", "CAT-7.1", {{slot("city", Terms::city, "city")}}},
    {"take", "CAT-8.22", {}},
    {"skip", "CAT-8.3", {}},
    {"give", "CAT-8.22", {{slot("card", Terms::card, "hand")}}},
    {"decline", "CAT-9.2", {}},
};

// In the order of Told.
constexpr Phrase kEvents[] = {
    {"got_order", "CAT-2.4", {{slot("order", Terms::order)}}},
    {"drew", "CAT-6.1", {{slot("card", Terms::card)}}},
    {"reshuffled", "CAT-3.2", {{number_slot("count")}}},
    {"laid_row",
     "CAT-2.6",
     {{slot("first", Terms::card), slot("second", Terms::card), slot("third", Terms::card)}}},
    {"played",
     "CAT-5.4",
     {{slot("action", Terms::card), slot("activation", Terms::card), slot("slot", Terms::slot)}}},
    {"compensated", "CAT-5.6", {}},
    {"performed", "CAT-5.8", {{slot("card", Terms::card)}}},
    {"discarded", "CAT-3.3", {{slot("card", Terms::card)}}},
    {"built", "CAT-7.1", {{slot("city", Terms::city, "city"), slot("gift", Terms::gift)}}},
    {"rose", "CAT-6.3", {{number_slot("space")}}},
    {"scored", "CAT-10.5", {{number_slot("points"), slot("part", Terms::part)}}},
    {"took_joker", "CAT-9.2", {}},
    {"interim", "CAT-5.9", {{number_slot("decade")}}},
    {"cleared", "CAT-9.5", {{number_slot("cards")}}},
};

constexpr auto kQuestions = Rooms::questions();

constexpr std::string_view kReasons[] = {
    "chosen_already", "not_in_hand",       "slot_taken",      "lives_there",   "city_not_allowed",
    "not_asked",      "cards_astray",      "hand_miscounted", "rows_astray",   "hand_too_large",
    "hand_too_small", "residences_astray", "jokers_astray",   "orders_astray", "points_negative",
    "favor_astray",   "epochs_astray",     "steps_astray",    "plans_astray",  "question_without_answer"};

// In the order of Part.
constexpr std::array<std::string_view, kParts> kPartNames{"actions", "bonuses",    "hand_limit", "favor_top",
                                                          "cannons", "residences", "favor",      "hand_cards",
                                                          "order",   "connection"};

// CAT-5.2: counted from the left, as people do.
constexpr std::array<std::string_view, kRow> kSlotNames{"1", "2", "3", "4", "5", "6", "7"};

// CAT-7.3, CAT-7.4: what a city gives besides room; the goods come first, as in the box.
constexpr std::array<std::string_view, kGoods + 2> kGiftNames{"iron", "food",  "caviar",
                                                              "fur",  "crown", "one"};

}  // namespace

const Language& Catherine::language() {
  static constexpr Language kLanguage{.game = "catherine",
                                      .version = "2",
                                      .least_players = 2,
                                      .most_players = kMostPlayers,
                                      .options = {},
                                      .vocabularies = kVocabularies,
                                      .moves = kMoves,
                                      .events = kEvents,
                                      .questions = kQuestions,
                                      .reasons = kReasons,
                                      .score_parts = kPartNames,
                                      .titles = kNumber};
  return kLanguage;
}

std::string_view Catherine::term(Vocabulary vocabulary, std::uint8_t value) const {
  switch (static_cast<Terms>(vocabulary)) {
    case Terms::card:
      return value < kCards ? box.card[value].id.view() : std::string_view{};
    case Terms::city:
      return value < kCities ? box.city[value].id.view() : std::string_view{};
    case Terms::order:
      return value < kOrders ? box.order[value].id.view() : std::string_view{};
    case Terms::part:
      return value < kParts ? kPartNames[value] : std::string_view{};
    case Terms::cost:
      return value == 0 ? "cards" : std::string_view{};
    case Terms::slot:
      return value < kRow ? kSlotNames[value] : std::string_view{};
    case Terms::gift:
      return value < kGiftNames.size() ? kGiftNames[value] : std::string_view{};
  }
  return {};
}

static_assert(Described<Catherine>);

}  // namespace tsardom::catherine
