#include "games/catherine/text.hpp"

#include <array>

#include "games/catherine/catherine.hpp"
#include "games/catherine/rooms.hpp"

namespace tsardom::catherine {
namespace {

constexpr Slot slot(std::string_view name, Terms terms, std::string_view part = {}) {
  return {name, static_cast<Vocabulary>(terms), part};
}
constexpr Slot number_slot(std::string_view name) { return {name, kNumber, {}}; }
constexpr Slot count_slot(std::string_view name, int most, std::string_view part = {}) {
  return {name, kNumber, part, static_cast<std::uint8_t>(most)};
}
constexpr Slot flag_slot(std::string_view name) { return count_slot(name, 1); }
constexpr Slot seat_slot(std::string_view name) { return {name, kSeatTerm, "seat"}; }

constexpr std::string_view kVocabularies[] = {"card", "city", "order", "part", "cost"};

// In the order of Choice.
constexpr Phrase kMoves[] = {
    {"give_order", "CAT-2.4", {{slot("order", Terms::order)}}, By::chance},
    {"deal", "CAT-11.3", {{slot("card", Terms::card)}}, By::chance},
    {"row",
     "CAT-2.6",
     {{slot("first", Terms::card, "hand"), slot("second", Terms::card, "hand"),
       slot("third", Terms::card, "hand")}}},
    {"action", "CAT-5.2", {{slot("card", Terms::card, "hand")}}},
    {"activation", "CAT-5.2", {{slot("card", Terms::card, "hand")}}},
    {"slot", "CAT-5.2", {{count_slot("slot", kRow - 1, "slot")}}},
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
     {{slot("action", Terms::card), slot("activation", Terms::card), number_slot("slot")}}},
    {"compensated", "CAT-5.6", {}},
    {"performed", "CAT-5.8", {{slot("card", Terms::card)}}},
    {"discarded", "CAT-3.3", {{slot("card", Terms::card)}}},
    {"built", "CAT-7.1", {{slot("city", Terms::city, "city")}}},
    {"rose", "CAT-6.3", {{number_slot("space")}}},
    {"scored", "CAT-10.5", {{number_slot("points"), slot("part", Terms::part)}}},
    {"took_joker", "CAT-9.2", {}},
    {"interim", "CAT-5.9", {{number_slot("decade")}}},
    {"cleared", "CAT-9.5", {{number_slot("cards")}}},
};

// In the order of Room; the slots name the details of the step.
constexpr Phrase kQuestions[] = {
    {"deal_orders", "CAT-2.4", {{seat_slot("to")}}},
    {"hand_out",
     "CAT-5.1",
     {{seat_slot("to"), count_slot("cards", kCards), flag_slot("limited"),
       count_slot("then", static_cast<int>(Then::next_round))}}},
    {"draw", "CAT-6.1", {{seat_slot("to"), count_slot("left", kCards), flag_slot("limited")}}},
    {"choose_row", "CAT-2.6", {}},
    {"play_cards", "CAT-5.2", {}},
    {"activate", "CAT-5.7", {}},
    {"resolve", "CAT-5.8", {{seat_slot("of"), count_slot("stage", static_cast<int>(Stage::bonus))}}},
    {"book_build", "CAT-9.2", {}},
    {"settle_books", "CAT-9.2", {{seat_slot("of")}}},
    {"action_card", "CAT-5.2", {}},
    {"activation_card", "CAT-5.2", {}},
    {"slot", "CAT-5.2", {{slot("card", Terms::card)}}},
    {"mode", "CAT-5.6", {{slot("card", Terms::card)}}},
    {"cost_card", "CAT-5.7", {{slot("card", Terms::card)}}},
    {"city", "CAT-7.1", {{slot("card", Terms::card)}}},
    {"bonus", "CAT-8.22", {{slot("card", Terms::card)}}},
    {"bonus_card", "CAT-8.22", {{slot("card", Terms::card)}}},
};

constexpr std::string_view kReasons[] = {
    "not_three_of_hand", "not_in_hand",      "played_already", "slot_taken",        "paid_already",
    "lives_there",       "city_not_allowed", "not_asked",      "cards_astray",      "hand_miscounted",
    "rows_astray",       "hand_too_large",   "hand_too_small", "residences_astray", "jokers_astray",
    "orders_astray",     "points_negative",  "favor_astray",   "epochs_astray",     "steps_astray",
    "picks_astray"};

// In the order of Part.
constexpr std::array<std::string_view, kParts> kPartNames{"actions", "bonuses",    "hand_limit", "favor_top",
                                                          "cannons", "residences", "favor",      "hand_cards",
                                                          "order",   "connection"};

}  // namespace

const Language& Catherine::language() {
  static constexpr Language kLanguage{.game = "catherine",
                                      .version = "1",
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
  }
  return {};
}

static_assert(Described<Catherine>);

}  // namespace tsardom::catherine
