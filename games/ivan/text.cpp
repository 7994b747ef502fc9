#include "games/ivan/text.hpp"

#include <array>

#include "games/ivan/chapters.hpp"
#include "games/ivan/ivan.hpp"
#include "games/ivan/moves.hpp"

namespace tsardom::ivan {
namespace {

// In the order of Terms.
constexpr std::string_view kVocabularies[] = {
    "resource",    "city",   "region", "waterway", "chamber", "assignment",   "project",
    "title",       "estate", "token",  "item",     "spoils",  "region_token", "reward",
    "free_action", "part",   "piece",  "slot",     "slots",   "deck",         "score"};

// In the order of Choice.
constexpr Phrase kMoves[] = {
    {"lay_card", "IVN-2.2", {{slot("card", Terms::assignment), kChamberSlot}}, By::chance},
    {"lay_region",
     "IVN-2.3",
     {{slot("token", Terms::region_token), slot("region", Terms::region, "region")}},
     By::chance},
    {"lay_spoils", "IVN-2.4", {{slot("spoils", Terms::spoils, "field")}}, By::chance},
    {"lay_token",
     "IVN-2.5",
     {{slot("token", Terms::token), slot("waterway", Terms::waterway, "waterway")}},
     By::chance},
    {"reveal_title", "IVN-2.6", {{slot("title", Terms::title, "titles")}}, By::chance},
    {"reveal_estate", "IVN-2.6", {{slot("estate", Terms::estate, "estates")}}, By::chance},
    {"reveal_project", "IVN-9.6", {{slot("project", Terms::project, "projects")}}, By::chance},
    {"rank", "IVN-2.8", {{seat_slot("seat")}}, By::chance},
    {"deal", "IVN-2.10", {{slot("project", Terms::project), kOwnerSlot}}, By::chance},
    {"draw_project", "IVN-9.6", {{slot("project", Terms::project)}}, By::chance},
    {"draw_title", "IVN-9.8", {{slot("title", Terms::title)}}, By::chance},
    {"draw_estate", "IVN-9.8", {{slot("estate", Terms::estate)}}, By::chance},
    {"keep", "IVN-2.10", {{slot("project", Terms::project, "hand")}}},
    {"station", "IVN-2.11", {{kCitySlot}}},
    {"plan", "IVN-5.1", {{kChamberSlot}}},
    {"stake", "IVN-5.1", {{number_slot("coins", kMostHeld)}}},
    {"exit", "IVN-6.1", {{kChamberSlot}}},
    {"seal", "IVN-6.3", {}},
    {"no_seal", "IVN-6.4", {}},
    {"part", "IVN-7.6", {{slot("part", Terms::part)}}},
    {"finish", "IVN-7.6", {}},
    {"deploy", "IVN-6.6", {{kCitySlot}}},
    {"end_turn", "IVN-6.7", {}},
    {"free", "IVN-8.1", {{slot("action", Terms::free_action, "free")}}},
    {"income", "IVN-9.3", {{kCitySlot}}},
    {"pay", "IVN-9.13", {}},
    {"pay_one", "IVN-9.2", {{slot("give", Terms::resource, "held")}}},
    {"pay_two", "IVN-9.2", {{slot("give", Terms::resource, "held"), slot("also", Terms::resource, "held")}}},
    {"pay_tokens", "IVN-8.2", {{slot("token", Terms::token, "pad"), slot("also", Terms::token, "pad")}}},
    {"place", "IVN-9.4", {{kCitySlot}}},
    {"move",
     "IVN-9.5",
     {{slot("piece", Terms::piece), slot("from", Terms::city, "map"), slot("to", Terms::city, "map")}}},
    {"slot", "IVN-10.2", {{slot("slot", Terms::slot, "slot")}}},
    {"take_project", "IVN-9.6", {{slot("project", Terms::project, "projects")}}},
    {"top_project", "IVN-9.6", {}},
    {"complete", "IVN-9.7", {{slot("project", Terms::project, "hand")}}},
    {"take_estate", "IVN-9.8", {{slot("estate", Terms::estate, "estates")}}},
    {"top_estate", "IVN-9.8", {}},
    {"take_title", "IVN-9.8", {{slot("title", Terms::title, "titles")}}},
    {"top_title", "IVN-9.8", {}},
    {"swap", "IVN-9.9", {{slot("give", Terms::resource, "held"), slot("also", Terms::resource, "held")}}},
    {"swap_one", "IVN-9.9", {{slot("give", Terms::resource, "held")}}},
    {"rearrange", "IVN-8.2", {{slot("slots", Terms::slots)}}},
    {"pick", "IVN-9.1", {{slot("good", Terms::resource, "pool")}}},
    {"resolve", "IVN-10.5", {{slot("item", Terms::item, "pad")}}},
    {"resolve_two", "IVN-10.5", {{slot("item", Terms::item, "pad"), slot("also", Terms::item, "pad")}}},
    {"next", "IVN-10.5", {{slot("item", Terms::item, "pad")}}},
    {"build", "IVN-9.11", {{kCitySlot}}},
    {"spoils", "IVN-11.4", {{slot("spoils", Terms::spoils, "field")}}},
    {"reward", "IVN-13.3", {{slot("reward", Terms::reward)}}},
    {"decline", "IVN-9.2", {}},
};
static_assert(std::size(kMoves) == static_cast<std::size_t>(Choice::decline) + 1);

// In the order of Told.
constexpr Phrase kEvents[] = {
    {"card_laid", "IVN-2.2", {{slot("card", Terms::assignment), kChamberSlot}}},
    {"region_laid",
     "IVN-2.3",
     {{slot("token", Terms::region_token), slot("region", Terms::region, "region")}}},
    {"spoils_laid", "IVN-2.4", {{slot("spoils", Terms::spoils, "field")}}},
    {"token_laid", "IVN-2.5", {{slot("token", Terms::token), slot("waterway", Terms::waterway, "waterway")}}},
    {"title_revealed", "IVN-2.6", {{slot("title", Terms::title, "titles")}}},
    {"estate_revealed", "IVN-2.6", {{slot("estate", Terms::estate, "estates")}}},
    {"project_revealed", "IVN-9.6", {{slot("project", Terms::project, "projects")}}},
    {"ranked", "IVN-2.8", {{number_slot("place")}}},
    {"dealt", "IVN-2.10", {{slot("project", Terms::project)}}},
    {"kept", "IVN-2.10", {{slot("project", Terms::project)}}},
    {"returned", "IVN-2.10", {{number_slot("count")}}},
    {"first_player", "IVN-2.9", {}},
    {"round_began", "IVN-3.1", {{number_slot("round")}}},
    {"stationed", "IVN-2.11", {{kCitySlot}}},
    {"planned", "IVN-5.1", {{kChamberSlot}}},
    {"staked", "IVN-5.1", {{number_slot("coins"), kChamberSlot}}},
    {"exited", "IVN-6.1", {{kChamberSlot}}},
    {"coins_back", "IVN-6.3", {{number_slot("coins"), kChamberSlot}}},
    {"coins_lost", "IVN-6.3", {{number_slot("coins"), kChamberSlot}}},
    {"sealed", "IVN-6.3", {{kChamberSlot}}},
    {"stayed", "IVN-6.6", {{kChamberSlot}}},
    {"deployed", "IVN-6.6", {{kCitySlot}}},
    {"gained", "IVN-9.1", {{slot("good", Terms::resource), number_slot("count")}}},
    {"paid", "IVN-9.2", {{slot("good", Terms::resource), number_slot("count")}}},
    {"swapped", "IVN-9.9", {{slot("give", Terms::resource), slot("also", Terms::resource)}}},
    {"swapped_one", "IVN-9.9", {{slot("give", Terms::resource)}}},
    {"income", "IVN-9.13", {{kCitySlot}}},
    {"placed", "IVN-9.4", {{kCitySlot}}},
    {"moved",
     "IVN-9.5",
     {{slot("piece", Terms::piece), slot("from", Terms::city, "map"), slot("to", Terms::city, "map")}}},
    {"token_taken", "IVN-10.1", {{slot("token", Terms::token), slot("slot", Terms::slot, "slot")}}},
    {"token_discarded", "IVN-10.7", {{slot("token", Terms::token)}}},
    {"resolved", "IVN-10.5", {{slot("item", Terms::item, "pad")}}},
    {"rearranged", "IVN-8.2", {{slot("slots", Terms::slots)}}},
    {"project_taken", "IVN-9.6", {{slot("project", Terms::project)}}},
    {"project_drawn", "IVN-9.6", {{slot("project", Terms::project)}}},
    {"completed", "IVN-11.2", {{slot("project", Terms::project)}}},
    {"points", "IVN-4.4", {{number_slot("count"), slot("source", Terms::score)}}},
    {"favor", "IVN-4.3", {}},
    {"favor_token", "IVN-4.5", {{number_slot("at")}}},
    {"estate_taken", "IVN-9.8", {{slot("estate", Terms::estate)}}},
    {"title_taken", "IVN-9.8", {{slot("title", Terms::title)}}},
    {"freely", "IVN-8.1", {{slot("action", Terms::free_action)}}},
    {"built", "IVN-9.11", {{kCitySlot}}},
    {"field", "IVN-9.12", {}},
    {"spoils_taken", "IVN-11.4", {{slot("spoils", Terms::spoils)}}},
    {"reward", "IVN-13.3", {{slot("reward", Terms::reward), slot("region", Terms::region, "region")}}},
    {"no_reward", "IVN-13.2", {{slot("region", Terms::region, "region")}}},
    {"scoring", "IVN-3.2", {{number_slot("round")}}},
    {"title_scored", "IVN-14.2", {{slot("title", Terms::title), number_slot("points")}}},
    {"field_scored", "IVN-14.3", {{number_slot("points")}}},
    {"favor_scored", "IVN-14.4", {{number_slot("points")}}},
    {"exchanged", "IVN-14.6", {{number_slot("points")}}},
    {"cleared", "IVN-14.5", {}},
    {"reshuffled", "IVN-15.2", {{slot("deck", Terms::deck)}}},
    {"turn", "IVN-6.1", {}},
    {"ended", "IVN-14.7", {{number_slot("points"), number_slot("place")}}},
};

constexpr auto kQuestions = Rooms::questions();

constexpr std::string_view kReasons[] = {"not_your_turn_to_act_freely",
                                         "no_interrupt",
                                         "estate_not_owned",
                                         "estate_used",
                                         "estate_of_no_use",
                                         "just_rearranged",
                                         "pad_action_impossible",
                                         "not_in_hand",
                                         "cannot_pay",
                                         "not_dealt",
                                         "warrior_there",
                                         "boyar_there",
                                         "too_few_coins",
                                         "no_boyar_there",
                                         "part_not_open",
                                         "wrong_colour",
                                         "no_income_there",
                                         "no_presence",
                                         "no_such_way",
                                         "slot_taken",
                                         "not_in_display",
                                         "not_held",
                                         "not_to_pick",
                                         "no_such_slots",
                                         "not_on_the_pad",
                                         "no_site",
                                         "not_in_the_field",
                                         "cannot_decline",
                                         "not_asked",
                                         "pieces_astray",
                                         "boyars_astray",
                                         "seals_astray",
                                         "projects_astray",
                                         "cards_astray",
                                         "tokens_astray",
                                         "spoils_astray",
                                         "regions_astray",
                                         "favor_astray",
                                         "kremlin_astray",
                                         "two_buildings",
                                         "holds_too_much",
                                         "steps_astray",
                                         "too_many_steps",
                                         "question_without_answer",
                                         "memory_astray"};

constexpr std::string_view kWarnings[] = {"income_of_nothing", "no_coin_for_the_seal"};

constexpr std::array<std::string_view, kChamberParts> kPartTerms{
    "income", "repeat", "place", "move", "take", "complete", "foreign", "swap", "estate", "title"};
constexpr std::array<std::string_view, 2> kPieces{"warrior", "boyar"};
constexpr std::array<std::string_view, kPadSlots> kSlots{"1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, kPadSlots> kPrints{"slot1", "slot2", "slot3", "slot4", "slot5"};
constexpr std::array<std::string_view, 2> kDecks{"titles", "estates"};
constexpr std::array<std::string_view, kParts> kScoreParts{"projects",    "trade",   "spoils", "estates",
                                                           "regions",     "favor",   "titles", "field",
                                                           "favor_track", "exchange"};
// Sets of slots by their bits.
constexpr std::array<std::string_view, 32> kSlotSets{
    "none", "1",    "2",   "12",  "3",    "13",   "23",  "123",  "4",    "14",   "24",
    "124",  "34",   "134", "234", "1234", "5",    "15",  "25",   "125",  "35",   "135",
    "235",  "1235", "45",  "145", "245",  "1245", "345", "1345", "2345", "12345"};

template <std::size_t N>
std::string_view entry(const std::array<std::string_view, N>& names, std::size_t value) {
  return value < N ? names[value] : std::string_view{};
}
template <std::size_t N>
std::string_view entry(const std::array<Id, N>& ids, std::size_t value) {
  return value < N ? ids[value].view() : std::string_view{};
}

std::string_view free_action(const Box& box, std::uint8_t value) {
  if (value < kFirstPadAction) return box.estate_id[value].view();
  return value < kFreeActions ? pad_action_name(value - kFirstPadAction) : std::string_view{};
}

std::string_view item(const Box& box, std::uint8_t value) {
  return value < kFirstPrint ? box.trade_token_id[value].view() : entry(kPrints, value - kFirstPrint);
}

}  // namespace

const Language& Ivan::language() {
  static constexpr Language kLanguage{.game = "ivan",
                                      .version = "1",
                                      .least_players = 2,
                                      .most_players = kMostPlayers,
                                      .options = {},
                                      .vocabularies = kVocabularies,
                                      .moves = kMoves,
                                      .events = kEvents,
                                      .questions = kQuestions,
                                      .reasons = kReasons,
                                      .score_parts = kScoreParts,
                                      .titles = kNumber,
                                      .warnings = kWarnings};
  return kLanguage;
}

std::string_view Ivan::term(Vocabulary vocabulary, std::uint8_t value) const {
  switch (static_cast<Terms>(vocabulary)) {
    case Terms::resource:
      return value < kResources ? resource_name(value) : std::string_view{};
    case Terms::city:
      return entry(box.city_id, value);
    case Terms::region:
      return entry(box.region_id, value);
    case Terms::waterway:
      return entry(box.waterway_id, value);
    case Terms::chamber:
      return value < kChambers ? chamber_name(value) : std::string_view{};
    case Terms::assignment:
      return entry(box.assignment_id, value);
    case Terms::project:
      return entry(box.project_id, value);
    case Terms::title:
      return entry(box.title_id, value);
    case Terms::estate:
      return entry(box.estate_id, value);
    case Terms::token:
      return entry(box.trade_token_id, value);
    case Terms::item:
      return item(box, value);
    case Terms::spoils:
      return entry(box.spoil_id, value);
    case Terms::region_token:
      return entry(box.region_token_id, value);
    case Terms::reward:
      return entry(box.reward_id, value);
    case Terms::free_action:
      return free_action(box, value);
    case Terms::part:
      return entry(kPartTerms, value);
    case Terms::piece:
      return entry(kPieces, value);
    case Terms::slot:
      return entry(kSlots, value);
    case Terms::slots:
      return entry(kSlotSets, value);
    case Terms::deck:
      return entry(kDecks, value);
    case Terms::score:
      return entry(kScoreParts, value);
  }
  return {};
}

static_assert(Described<Ivan>);

}  // namespace tsardom::ivan
