// A small game for the table's tests, with everything that makes tables hard: chance deals a secret card to
// each seat and one to the middle; all seats bid at once, and may peek at the middle first; then each in turn
// takes coins until it passes.
#pragma once

#include <array>
#include <string_view>

#include "core/described.hpp"

namespace tsardom::bluff {

enum class Room : std::uint8_t { deal, bidding, taking };
inline constexpr std::uint8_t kFaceDown = kHidden;

struct State {
  std::array<std::uint8_t, 3> hand{};
  std::uint8_t middle = 0;
  std::array<std::uint8_t, 3> bid{}, ready{}, peeked{}, coins{};
  std::uint8_t dealt = 0;
  List<Step, 1> steps;
};

struct Box {
  std::uint8_t coins_per_take = 1;
};

enum Kind : std::uint8_t { kDeal, kPeek, kBid, kTake, kPass };
enum Words : std::uint8_t { kCard = kFirstVocabulary, kPace, kStart };

struct Bluff {
  using State = bluff::State;
  using Box = bluff::Box;
  Box box;
  Setup setup;

  State opening() const {
    State state;
    state.steps.push({static_cast<std::uint8_t>(Room::deal), kChance, {}});
    return state;
  }
  Room room(const State& now) const { return static_cast<Room>(now.steps.back().room); }
  Seats actors(const State& now) const {
    if (now.steps.empty()) return 0;
    if (room(now) != Room::bidding) return only(now.steps.back().seat);
    unsigned seats = 0;
    for (Seat seat = 0; seat < setup.players; ++seat) seats |= now.ready[seat] == 0 ? only(seat) : 0U;
    return static_cast<Seats>(seats);
  }
  void moves(const State& now, Seat seat, MoveList& out) const {
    if (room(now) == Room::deal) {
      for (std::uint8_t card = 0; card < 3; ++card)
        out.add({kDeal, card}, static_cast<std::uint16_t>(card + 1));
    } else if (room(now) == Room::bidding) {
      if (now.peeked[seat] == 0) out.add({kPeek});
      for (std::uint8_t coins = 0; coins < 4; ++coins) out.add({kBid, coins});
    } else {
      if (now.coins[seat] < 3) out.add({kTake});
      out.add({kPass});
    }
  }
  Move draw(const State&, Rng& rng) const {
    const unsigned roll = rng.below(6);
    return {kDeal, static_cast<std::uint8_t>(roll == 0 ? 0 : roll < 3 ? 1 : 2)};
  }
  void apply(State& state, Seat seat, Move move, Log& log) const {
    switch (move.kind) {
      case kDeal:
        return deal(state, move.a, log);
      case kPeek:
        state.peeked[seat] = 1;
        log.tell({.kind = 1, .seat = seat, .a = state.middle, .told = only(seat), .rule = "BLF-2.1"});
        return log.learned(only(seat));
      case kBid:
        return bid(state, seat, move.a, log);
      case kTake:
        state.coins[seat] = static_cast<std::uint8_t>(state.coins[seat] + box.coins_per_take);
        return log.tell({.kind = 3, .seat = seat, .a = box.coins_per_take, .rule = "BLF-3"});
      default:
        log.tell({.kind = 4, .seat = seat, .rule = "BLF-3"});
        if (seat + 1 == setup.players) return state.steps.pop();
        state.steps.back().seat = static_cast<Seat>(seat + 1);
    }
  }
  void deal(State& state, std::uint8_t card, Log& log) const {
    const bool to_seat = state.dealt < setup.players;
    (to_seat ? state.hand[state.dealt] : state.middle) = card;
    const Seat owner = to_seat ? state.dealt : kChance;
    log.tell(
        {.kind = 0, .seat = owner, .a = card, .told = to_seat ? only(owner) : Seats{0}, .rule = "BLF-1"});
    if (++state.dealt > setup.players) state.steps.back() = {static_cast<std::uint8_t>(Room::bidding), 0, {}};
  }
  void bid(State& state, Seat seat, std::uint8_t coins, Log& log) const {
    state.bid[seat] = coins;
    state.ready[seat] = 1;
    log.tell({.kind = 2, .seat = seat, .a = coins, .told = only(seat), .rule = "BLF-2"});
    if (actors(state) != 0) return;
    state.steps.back() = {static_cast<std::uint8_t>(Room::taking), 0, {3, 0, 0, 0}};
    log.learned(kEverybody);
  }
  State seen(const State& now, Seat seat) const {
    State view = now;
    const bool bidding = !now.steps.empty() && room(now) == Room::bidding;
    for (Seat other = 0; other < setup.players; ++other) {
      if (other == seat) continue;
      if (other < now.dealt) view.hand[other] = kFaceDown;
      if (bidding && now.ready[other] != 0) view.bid[other] = kFaceDown;
    }
    if (now.dealt > setup.players && (seat >= setup.players || now.peeked[seat] == 0))
      view.middle = kFaceDown;
    return view;
  }
  State imagine(const State& view, Seat, Rng& rng) const {
    State world = view;
    for (std::uint8_t& card : world.hand) card = card == kFaceDown ? draw(view, rng).a : card;
    if (world.middle == kFaceDown) world.middle = draw(view, rng).a;
    for (std::uint8_t& coins : world.bid) coins = coins == kFaceDown ? std::uint8_t(rng.below(4)) : coins;
    return world;
  }
  Standing standing(const State& now) const {
    Standing standing;
    for (Seat seat = 0; seat < setup.players; ++seat) {
      standing.total[seat] = standing.part[seat][0] = now.coins[seat];
      standing.place[seat] = 1;
      for (Seat other = 0; other < setup.players; ++other) {
        if (now.coins[other] > now.coins[seat]) ++standing.place[seat];
      }
    }
    return standing;
  }
  double promise(const State& now, Seat seat) const { return now.coins[seat]; }
  Reason broken(const State& now) const {
    for (const std::uint8_t coins : now.coins) {
      if (coins > 3) return {"too_rich", "BLF-3"};
    }
    return {};
  }
  Reason why_not(const State&, Seat, Move move) const {
    return move.kind == kTake ? Reason{"too_rich", "BLF-3"} : Reason{};
  }

  // Whoever knows the middle bids nothing for an ace.
  Reason warns(const State& view, Seat, Move move) const {
    const bool loses = move.kind == kBid && move.a == 0 && view.middle == 2;
    return loses ? Reason{"gives_ace_away", "BLF-2"} : Reason{};
  }

  static const Language& language() {
    static constexpr std::string_view kVocabularies[] = {"card", "pace", "start"};
    static constexpr Phrase kMoves[] = {{"deal", "BLF-1", {{{"card", kCard, "hand"}}}},
                                        {"peek", "BLF-2.1", {}},
                                        {"bid", "BLF-2", {{{"coins", kNumber, {}}}}},
                                        {"take", "BLF-3", {}},
                                        {"pass", "BLF-3", {}}};
    static constexpr Phrase kEvents[] = {{"dealt", {}, {{{"card", kCard, {}}}}},
                                         {"peeked", {}, {{{"card", kCard, {}}}}},
                                         {"bid", {}, {{{"coins", kNumber, {}}}}},
                                         {"took", {}, {{{"coins", kNumber, {}}}}},
                                         {"passed", {}, {}}};
    static constexpr Phrase kQuestions[] = {
        {"deal", "BLF-1", {}}, {"bidding", "BLF-2", {}}, {"taking", "BLF-3", {{{"most", kNumber, {}}}}}};
    static constexpr Option kOptions[] = {{"pace", kPace, 1}, {"start", kStart, 0}};
    static constexpr std::string_view kReasons[] = {"too_rich", "no_haste"};
    static constexpr std::string_view kParts[] = {"coins"};
    static constexpr std::string_view kWarnings[] = {"gives_ace_away"};
    static constexpr Language kLanguage{.game = "bluff",
                                        .version = "3",
                                        .least_players = 1,
                                        .most_players = 3,
                                        .options = kOptions,
                                        .vocabularies = kVocabularies,
                                        .moves = kMoves,
                                        .events = kEvents,
                                        .questions = kQuestions,
                                        .reasons = kReasons,
                                        .score_parts = kParts,
                                        .titles = kNumber,
                                        .warnings = kWarnings};
    return kLanguage;
  }
  std::string_view term(Vocabulary vocabulary, std::uint8_t value) const {
    static constexpr std::array<std::array<std::string_view, 3>, 3> kTerms{
        {{"fool", "king", "ace"}, {"slow", "usual", "hasty"}, {"random", "1", "2"}}};
    const std::size_t row = vocabulary - std::size_t{kFirstVocabulary};
    return row < 3 && value < 3 ? kTerms[row][value] : std::string_view{};
  }
  static void read_box(Form& form, Box& box) {
    if (form.given("coins_per_take")) number(form, "coins_per_take", box.coins_per_take, 1, 3);
  }
  Reason unfit() const {
    return setup.players == 1 && setup.option[0] == 2 ? Reason{"no_haste", "BLF-0"} : Reason{};
  }
  template <class F>
  void fill(F& form, State& state) const {
    by_seat(form, "seats", setup.players, [&](Seat seat) {
      group(form, {}, [&] {
        maybe_spot(form, "hand", state.hand[seat], kFaceDown, 0, 3);
        maybe_spot(form, "bid", state.bid[seat], kFaceDown, 0, 3);
        number(form, "ready", state.ready[seat], 0, 1);
        number(form, "peeked", state.peeked[seat], 0, 1);
        number(form, "coins", state.coins[seat], 0, 9);
      });
    });
    maybe_spot(form, "middle", state.middle, kFaceDown, 0, 3);
    number(form, "dealt", state.dealt, 0, 4);
    fill_steps(form, "steps", state.steps, language());
  }
  Step asked(const State& now, Seat) const { return now.steps.back(); }
  Prices price(const State&, Seat, Move move) const {
    Prices prices;
    if (move.kind == kBid && move.a > 0) prices.push({kCard, 0, move.a});
    return prices;
  }
};
static_assert(Described<Bluff>);

}  // namespace tsardom::bluff
