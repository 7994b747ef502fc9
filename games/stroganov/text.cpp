#include "games/stroganov/text.hpp"

#include <array>

#include "games/stroganov/chapters.hpp"
#include "games/stroganov/events.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::string_view kVocabularies[] = {"fur",     "landscape", "village", "yurt",       "song",
                                              "wish",    "card",      "region",  "bonus",      "reward",
                                              "hunt",    "thing",     "season",  "setup_furs", "sides",
                                              "colours", "solo_deck", "agreed",  "rival",      "hunt_card"};

// In the order of Agreed.
constexpr Option kOptions[] = {{"setup_furs", static_cast<Vocabulary>(Terms::setup_furs)},
                               {"sides", static_cast<Vocabulary>(Terms::sides)},
                               {"colours", static_cast<Vocabulary>(Terms::colours)},
                               {"solo_deck", static_cast<Vocabulary>(Terms::solo_deck)},
                               {"solo_coin_when_short", static_cast<Vocabulary>(Terms::agreed)},
                               {"solo_trade_fur_becomes_coin", static_cast<Vocabulary>(Terms::agreed)},
                               {"solo_rival", static_cast<Vocabulary>(Terms::rival)},
                               {"solo_hunt_card", static_cast<Vocabulary>(Terms::hunt_card)}};

// In the order of Choice.
constexpr Phrase kMoves[] = {
    {"seat_next", "STR-2.1", {{seat_slot("seat")}}, By::chance},
    {"lay_tile", "STR-2.2", {{slot("landscape", Terms::landscape)}}, By::chance},
    {"draw_fur", "STR-18.1", {{fur_slot()}}, By::chance},
    {"lay_fur", "STR-2.4", {{fur_slot()}}, By::chance},
    {"lay_village", "STR-2.6", {{slot("village", Terms::village)}}, By::chance},
    {"lay_yurt", "STR-2.7", {{slot("yurt", Terms::yurt)}}, By::chance},
    {"lay_wish", "STR-2.8", {{wish_slot()}}, By::chance},
    {"lay_song", "STR-2.9", {{slot("song", Terms::song)}}, By::chance},
    {"turn_up",
     "STR-16.10",
     {{number_slot("steps", kColumns), slot("hunt", Terms::hunt), number_slot("furs", kMostHunted)}},
     By::chance},
    {"flip", "STR-16.10", {{slot("card", Terms::card)}}, By::chance},
    {"draft", "STR-2.13", {{wish_slot("draft")}}},
    {"ride", "STR-5.2", {{column_slot()}}},
    {"coin", "STR-6.1", {}},
    {"horses", "STR-6.2", {}},
    {"march", "STR-6.3", {}},
    {"hunt", "STR-6.4", {}},
    {"trade", "STR-6.6", {}},
    {"visit", "STR-7.2", {{region_slot()}}},
    {"yurt", "STR-7.3", {{region_slot()}}},
    {"wish", "STR-7.4", {{region_slot()}}},
    {"build", "STR-7.5", {{region_slot()}}},
    {"claim", "STR-7.6", {{column_slot()}}},
    {"buy_market", "STR-9.1", {}},
    {"buy_bag", "STR-9.1", {}},
    {"swap_down", "STR-9.2", {}},
    {"swap_two", "STR-9.3", {}},
    {"fulfil", "STR-9.4", {{wish_slot("hand")}}},
    {"use_card", "STR-4.3", {{wish_slot("fulfilled")}}},
    {"step", "STR-5.5", {{column_slot()}}},
    {"take", "STR-6.4", {{fur_slot(), column_slot()}}},
    {"bonus", "STR-6.6", {{slot("bonus", Terms::bonus)}}},
    {"pay", "STR-8.3", {{fur_slot("furs")}}},
    {"show", "STR-12.2", {{number_slot("tigers", kMostAtOnce)}}},
    {"keep", "STR-8.4", {{fur_slot()}}},
    {"pick", "STR-8.5", {{fur_slot("market")}}},
    {"swap", "STR-9.2", {{slot("give", Terms::fur, "furs"), slot("get", Terms::fur, "market")}}},
    {"advance", "STR-11.2", {}},
    {"stay", "STR-11.1", {}},
    {"reward", "STR-11.3", {{slot("reward", Terms::reward, "track")}}},
    {"sing", "STR-10.3", {{slot("song", Terms::song, "songs")}}},
    {"step_for_story", "STR-17.3", {}},
    {"decline", "STR-4.1", {}},
    {"done", "STR-4.1", {}},
};
static_assert(std::size(kMoves) == static_cast<std::size_t>(Choice::done) + 1);

// In the order of Told.
constexpr Phrase kEvents[] = {
    {"placed_cossack", "STR-2.1", {{number_slot("place")}}},
    {"laid_tile", "STR-2.2", {{slot("landscape", Terms::landscape), column_slot()}}},
    {"fur_on_tile", "STR-2.3", {{fur_slot(), column_slot()}}},
    {"tiger_on_tile", "STR-2.3", {{column_slot()}}},
    {"fur_to_trade", "STR-2.4", {{fur_slot()}}},
    {"fur_to_region", "STR-2.4", {{fur_slot(), region_slot()}}},
    {"fur_to_market", "STR-2.5", {{fur_slot()}}},
    {"laid_village", "STR-2.6", {{slot("village", Terms::village), region_slot()}}},
    {"laid_yurt", "STR-2.7", {{slot("yurt", Terms::yurt), region_slot()}}},
    {"laid_wish", "STR-2.8", {{wish_slot(), region_slot()}}},
    {"laid_song", "STR-2.9", {{slot("song", Terms::song)}}},
    {"draft_pair", "STR-2.13", {{wish_slot(), fur_slot()}}},
    {"drafted", "STR-2.13", {{wish_slot(), fur_slot()}}},
    {"season_began", "STR-3.1", {{slot("season", Terms::season), number_slot("year")}}},
    {"rode", "STR-5.2", {{column_slot(), number_slot("horses")}}},
    {"marched", "STR-5.5", {{column_slot()}}},
    {"hunted", "STR-6.4", {{fur_slot(), column_slot(), number_slot("horses"), number_slot("coins")}}},
    {"traded", "STR-6.6", {}},
    {"visited", "STR-7.2", {{slot("village", Terms::village), region_slot()}}},
    {"used_yurt", "STR-7.3", {{slot("yurt", Terms::yurt), region_slot()}}},
    {"took_wish", "STR-7.4", {{wish_slot(), region_slot()}}},
    {"built", "STR-7.5", {{region_slot(), number_slot("horses")}}},
    {"claimed", "STR-7.6", {{slot("landscape", Terms::landscape), column_slot(), number_slot("items")}}},
    {"used_card", "STR-4.3", {{wish_slot()}}},
    {"gained", "STR-4.6", {{thing_slot(), number_slot("count")}}},
    {"lost", "STR-1.6", {{thing_slot(), number_slot("count")}}},
    {"spent", "STR-1.7", {{thing_slot(), number_slot("count")}}},
    {"paid", "STR-8.3", {{fur_slot(), number_slot("coins")}}},
    {"got_fur", "STR-8.4", {{fur_slot()}}},
    {"drew_two", "STR-8.4", {{slot("first", Terms::fur), slot("second", Terms::fur)}}},
    {"picked", "STR-8.5", {{fur_slot()}}},
    {"bought", "STR-9.1", {{number_slot("horses")}}},
    {"swapped",
     "STR-9.2",
     {{slot("give", Terms::fur), slot("get", Terms::fur), number_slot("horses"), number_slot("coins")}}},
    {"fulfilled", "STR-12.4", {{wish_slot(), number_slot("coins"), number_slot("tigers")}}},
    {"advanced", "STR-11.2", {{number_slot("space")}}},
    {"rewarded", "STR-11.3", {{slot("reward", Terms::reward)}}},
    {"sang", "STR-13.2", {{slot("song", Terms::song), number_slot("cost")}}},
    {"song_leaves", "STR-14.2", {{slot("song", Terms::song)}}},
    {"passed", "STR-4.1", {}},
    {"income", "STR-14.1", {}},
    {"cossacks_home", "STR-14.3", {}},
    {"row_closed", "STR-14.3", {}},
    {"market_renewed", "STR-14.3", {}},
    {"songs_renewed", "STR-14.3", {}},
    {"set_changed", "STR-14.3", {}},
    {"turned_up",
     "STR-16.10",
     {{number_slot("steps", kColumns), slot("hunt", Terms::hunt), number_slot("furs", kMostHunted)}}},
    {"flipped", "STR-16.10", {{slot("card", Terms::card)}}},
    {"short_of_fur", "STR-16.31", {}},
    {"fur_to_coin", "STR-16.32", {{fur_slot()}}},
    {"extra_points", "STR-16.8", {{number_slot("count")}}},
    {"horses_to_points", "STR-16.4", {{number_slot("count")}}},
    {"scored", "STR-15.1", {{number_slot("points")}}},
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(Told::scored) + 1);

constexpr auto kQuestions = Rooms::questions();

constexpr std::string_view kReasons[] = {
    // why a move is refused
    "not_asked", "not_in_draft", "out_of_reach", "not_enough_horses", "not_enough_coins", "nothing_to_hunt",
    "no_such_fur", "no_way_to_go", "cannot_pay", "cannot_pay_second", "not_eligible", "no_yurt", "no_wish",
    "no_outpost_left", "already_built", "no_free_space", "not_the_cossacks_region", "no_tile", "market_empty",
    "bag_empty", "too_few_furs", "nothing_to_swap", "not_in_hand", "cannot_fulfil", "not_usable",
    "used_already", "wrong_season", "pays_out_of_order", "spoils_the_action", "not_in_market", "not_drawn",
    "reward_not_open", "not_on_display", "too_dear", "no_side_b", "must_choose", "not_shown_so",
    // why options do not go together
    "only_solo", "no_such_sides", "sides_alike", "no_such_colours",
    // why a position cannot be
    "furs_astray", "tigers_astray", "banners_astray", "outposts_astray", "tiles_astray", "row_astray",
    "regions_astray", "yurts_astray", "wishes_astray", "songs_astray", "draft_astray", "order_astray",
    "time_astray", "automa_astray", "player_astray", "absent_player", "steps_astray",
    "question_without_answer"};

constexpr std::string_view kWarnings[] = {"sings_for_nothing"};

constexpr std::string_view kParts[] = {"track",    "wishes",  "landscapes", "tigers", "trophies",
                                       "outposts", "unbuilt", "coins",      "furs",   "story"};

constexpr std::array<std::string_view, kPieces> kPieceNames{"2", "3", "4", "5", "6", "7", "8", "tiger"};
constexpr std::array<std::string_view, kRegions> kRegionNames{"1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, kThings> kThingNames{"point",   "coin",  "horse", "banner",
                                                            "outpost", "tiger", "story", "fur"};
constexpr std::array<std::string_view, 2> kSetupFurs{"sorted", "random"};
// STR-17.2: all alike, or a letter for each seat.
constexpr std::array<std::string_view, 16> kSides{"a",    "b",    "baaa", "abaa", "bbaa", "aaba",
                                                  "baba", "abba", "bbba", "aaab", "baab", "abab",
                                                  "bbab", "aabb", "babb", "abbb"};
constexpr std::array<std::string_view, 24> kColourOrders{
    "bgry", "bgyr", "brgy", "bryg", "bygr", "byrg", "gbry", "gbyr", "grby", "gryb", "gybr", "gyrb",
    "rbgy", "rbyg", "rgby", "rgyb", "rybg", "rygb", "ybgr", "ybrg", "ygbr", "ygrb", "yrbg", "yrgb"};
constexpr std::array<std::string_view, kFocusDecks + 1> kDecks{"random", "a", "b", "c", "d", "e", "f"};
constexpr std::array<std::string_view, 2> kAgreed{"no", "yes"};
constexpr std::array<std::string_view, 2> kRivals{"ivan", "katyusha"};
constexpr std::array<std::string_view, 2> kHuntCards{"flipped", "deck_top"};

template <std::size_t N>
std::string_view entry(const std::array<std::string_view, N>& names, std::uint8_t value) {
  return value < N ? names[value] : std::string_view{};
}
template <class T, std::size_t N>
std::string_view id(const std::array<T, N>& things, std::uint8_t value) {
  return value < N ? things[value].id.view() : std::string_view{};
}

}  // namespace

const Language& Stroganov::language() {
  static constexpr Language kLanguage{.game = "stroganov",
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
                                      .warnings = kWarnings};
  return kLanguage;
}

std::string_view Stroganov::term(Vocabulary vocabulary, std::uint8_t value) const {
  switch (static_cast<Terms>(vocabulary)) {
    case Terms::fur:
      return entry(kPieceNames, value);
    case Terms::landscape:
      return id(box.landscape, value);
    case Terms::village:
      return id(box.village, value);
    case Terms::yurt:
      return id(box.yurt, value);
    case Terms::song:
      return id(box.song, value);
    case Terms::wish:
      return id(box.wish, value);
    case Terms::card:
      return id(box.automa, value);
    case Terms::region:
      return entry(kRegionNames, value);
    case Terms::bonus:
      return value < kBonuses ? bonus_name(value) : std::string_view{};
    case Terms::reward:
      return value < kRewards ? reward_name(value) : std::string_view{};
    case Terms::hunt:
      return value < 3 ? hunt_name(value) : std::string_view{};
    case Terms::thing:
      return entry(kThingNames, value);
    case Terms::season:
      return value < kSeasons ? season_name(value) : std::string_view{};
    case Terms::setup_furs:
      return entry(kSetupFurs, value);
    case Terms::sides:
      return entry(kSides, value);
    case Terms::colours:
      return entry(kColourOrders, value);
    case Terms::solo_deck:
      return entry(kDecks, value);
    case Terms::agreed:
      return entry(kAgreed, value);
    case Terms::rival:
      return entry(kRivals, value);
    case Terms::hunt_card:
      return entry(kHuntCards, value);
  }
  return {};
}

std::string_view Stroganov::rival() const {
  return is_solo() ? entry(kRivals, agreed(Agreed::solo_board)) : std::string_view{};
}

// STR-17.2: "b" is everybody's side, the other letters are read seat by seat.
bool Stroganov::has_side_b(Seat seat) const {
  const std::string_view sides = kSides[agreed(Agreed::sides)];
  return sides[sides.size() == 1 ? 0 : seat] == 'b';
}

Colour Stroganov::colour_of(Seat seat) const {
  constexpr std::string_view kLetters = "bgry";
  return static_cast<Colour>(kLetters.find(kColourOrders[agreed(Agreed::colours)][seat]));
}

std::size_t Stroganov::track_number(Seat seat) const {
  return has_side_b(seat) ? 1 + static_cast<std::size_t>(colour_of(seat)) : 0;
}

std::string_view Stroganov::track_name(Seat seat) const {
  return is_ivan(seat) ? solo_board_name(agreed(Agreed::solo_board))
                       : stroganov::track_name(track_number(seat));
}

static_assert(Described<Stroganov>);

}  // namespace tsardom::stroganov
