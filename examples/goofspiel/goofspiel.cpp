#include "examples/goofspiel/goofspiel.hpp"

#include <algorithm>
#include <bit>

#include "core/ranking.hpp"
#include "core/sets.hpp"

namespace tsardom::goofspiel {
namespace {

enum class Choice : std::uint8_t { turn_up, bid };
enum class Told : std::uint8_t { turned_up, bid, won, nobody };

constexpr Cards kAllCards = (1U << (kCards + 1)) - 2;

constexpr Move of(Choice choice, Card card) { return {static_cast<std::uint8_t>(choice), card}; }

int sum(Cards cards) {
  int total = 0;
  for_each(cards, [&](Card card) { total += card; });
  return total;
}

// GOF-4: the seat whose bid no other equals or beats; kSpectator: there is none.
Seat winner(const Goofspiel& game, const State& now) {
  const auto first = now.bid.begin(), last = first + game.players();
  const Card highest = *std::max_element(first, last);
  if (std::count(first, last, highest) > 1) return kSpectator;
  return static_cast<Seat>(std::find(first, last, highest) - first);
}

// A card wins as often as it is higher than one of each rival, and then takes the more: the higher ones are
// worth far more than the lower.
double strength(const Goofspiel& game, Cards cards) {
  double total = 0;
  for_each(cards, [&](Card card) {
    double wins = card;
    for (Seat rival = 1; rival < game.players(); ++rival) wins *= card;
    total += wins;
  });
  return total;
}

// How likely the own bid beats everybody who bids blindly.
double chance_to_win(const Goofspiel& game, const State& now, Seat seat) {
  double chance = 1;
  for (Seat other = 0; other < game.players(); ++other) {
    if (other == seat) continue;
    const Cards lower = static_cast<Cards>(now.hand[other] & ((1U << now.bid[seat]) - 1U));
    chance *= static_cast<double>(std::popcount(lower)) / std::popcount(now.hand[other]);
  }
  return chance;
}

}  // namespace

// GOF-1: everybody holds the cards 1 to 13, and 13 more are the prizes.
State Goofspiel::opening() const {
  State state;
  state.prizes = kAllCards;
  for (Seat seat = 0; seat < players(); ++seat) state.hand[seat] = kAllCards;
  call(state, kChance, TurnUp{});
  return state;
}

void TurnUp::moves(const Goofspiel&, const State& now, Seat, MoveList& out) const {
  for_each(now.prizes, [&](Card card) { out.add(of(Choice::turn_up, card)); });
}

Move TurnUp::draw(const Goofspiel&, const State& now, Rng& rng) const {
  return of(Choice::turn_up, any_of(now.prizes, rng));
}

void TurnUp::play(const Goofspiel&, State& state, Seat, Move move, Log& log) const {
  state.prize = move.a;
  drop(state.prizes, move.a);
  log.tell(event(Told::turned_up, kChance, "GOF-2", move.a));
  become(state, kChance, Bid{});
}

bool TurnUp::fits(const Goofspiel&, const State& now, Seat, std::size_t) const {
  return now.prize == kNoCard;
}

std::optional<Step> Bid::next(const Goofspiel& game, const State& now, Seat seat) const {
  if (seat >= game.players() || now.bid[seat] != kNoCard) return {};
  return Rooms::step(seat, *this);
}

void Bid::moves(const Goofspiel&, const State& now, Seat seat, MoveList& out) const {
  for_each(now.hand[seat], [&](Card card) { out.add(of(Choice::bid, card)); });
}

void Bid::play(const Goofspiel&, State& state, Seat seat, Move move, Log&) const { state.bid[seat] = move.a; }

bool Bid::settle(const Goofspiel& game, State& state, Seat, Log& log) const {
  for (Seat seat = 0; seat < game.players(); ++seat) {
    drop(state.hand[seat], state.bid[seat]);
    log.tell(event(Told::bid, seat, "GOF-3", state.bid[seat]));
  }
  const Seat first = winner(game, state);
  if (first == kSpectator) {
    log.tell(event(Told::nobody, kChance, "GOF-4", state.prize));
  } else {
    state.points[first] = static_cast<std::uint8_t>(state.points[first] + state.prize);
    log.tell(event(Told::won, first, "GOF-4", state.prize));
  }
  state.bid = {};
  state.prize = kNoCard;
  if (state.prizes == 0) {
    end(state);
  } else {
    become(state, kChance, TurnUp{});
  }
  return true;
}

Reason Bid::why_not(const Goofspiel&, const State&, Seat, Move move) const {
  return move.kind == static_cast<std::uint8_t>(Choice::bid) ? Reason{"not_in_hand", "GOF-3"} : Reason{};
}

bool Bid::fits(const Goofspiel&, const State& now, Seat seat, std::size_t) const {
  return seat == kChance && now.prize != kNoCard;
}

// ------------------------------------------------------------------------------------ behind the contract

Seats Goofspiel::actors(const State& now) const { return Rooms::actors(*this, now); }
void Goofspiel::moves(const State& now, Seat seat, MoveList& out) const {
  Rooms::moves(*this, now, seat, out);
}
Move Goofspiel::draw(const State& now, Rng& rng) const { return Rooms::draw(*this, now, rng); }
void Goofspiel::apply(State& state, Seat seat, Move move, Log& log) const {
  Rooms::play(*this, state, seat, move, log);
}
Step Goofspiel::asked(const State& now, Seat seat) const { return Rooms::asked(*this, now, seat); }
Reason Goofspiel::why_not(const State& now, Seat seat, Move move) const {
  return Rooms::why_not(*this, now, seat, move);
}

// GOF-3: a bid lies face down until all have bid.
State Goofspiel::seen(const State& now, Seat seat) const {
  State view = now;
  for (Seat other = 0; other < players(); ++other) {
    if (other != seat && now.bid[other] != kNoCard) view.bid[other] = kFaceDown;
  }
  return view;
}

State Goofspiel::imagine(const State& view, Seat, Rng& rng) const {
  State state = view;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (view.bid[seat] == kFaceDown) state.bid[seat] = any_of(view.hand[seat], rng);
  }
  return state;
}

// GOF-5
Standing Goofspiel::standing(const State& now) const {
  Standing result;
  for (Seat seat = 0; seat < players(); ++seat) {
    result.total[seat] = result.part[seat][0] = now.points[seat];
  }
  give_places(result, players());
  return result;
}

// Points, what the bid will probably win, and of the prizes to come the share that the hand has in all hands.
double Goofspiel::promise(const State& now, Seat seat) const {
  const bool has_bid = now.bid[seat] != kNoCard && now.bid[seat] != kFaceDown;
  double all = 0;
  for (Seat other = 0; other < players(); ++other) all += strength(*this, now.hand[other]);
  Cards left = now.hand[seat];
  if (has_bid) drop(left, now.bid[seat]);
  const double to_come = all == 0 ? 0.0 : strength(*this, left) / all * sum(now.prizes);
  return now.points[seat] + to_come + (has_bid ? now.prize * chance_to_win(*this, now, seat) : 0.0);
}

Reason Goofspiel::broken(const State& now) const {
  const int left = std::popcount(now.prizes) + (now.prize != kNoCard);
  int points = sum(now.prizes) + now.prize;
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    if (std::popcount(now.hand[seat]) != (seat < players() ? left : 0)) return {"cards_astray", "GOF-1"};
    if (now.bid[seat] != kNoCard && (now.prize == kNoCard || !has(now.hand[seat], now.bid[seat])))
      return {"not_in_hand", "GOF-3"};
    points += now.points[seat];
  }
  if (has(now.prizes, now.prize) || points > sum(kAllCards)) return {"cards_astray", "GOF-1"};
  if (now.steps.empty()) return left == 0 ? Reason{} : Reason{"steps_astray", "GOF-5"};
  return Rooms::broken(*this, now);
}

const Language& Goofspiel::language() {
  static constexpr Slot kPrize = number_slot("prize", kCards, "prize"),
                        kCard = number_slot("card", kCards, "hand");
  static constexpr Phrase kMoves[] = {{"turn_up", "GOF-2", {{kPrize}}, By::chance},
                                      {"bid", "GOF-3", {{kCard}}}};
  static constexpr Phrase kEvents[] = {{"turned_up", "GOF-2", {{kPrize}}},
                                       {"bid", "GOF-3", {{kCard}}},
                                       {"won", "GOF-4", {{kPrize}}},
                                       {"nobody", "GOF-4", {{kPrize}}}};
  static constexpr auto kQuestions = Rooms::questions();
  static constexpr std::string_view kReasons[] = {"not_in_hand", "not_asked", "cards_astray", "steps_astray",
                                                  "question_without_answer"};
  static constexpr std::string_view kParts[] = {"prizes"};
  static constexpr Language kLanguage{.game = "goofspiel",
                                      .version = "1",
                                      .least_players = 2,
                                      .most_players = kMostSeats,
                                      .options = {},
                                      .vocabularies = {},
                                      .moves = kMoves,
                                      .events = kEvents,
                                      .questions = kQuestions,
                                      .reasons = kReasons,
                                      .score_parts = kParts,
                                      .titles = kNumber};
  return kLanguage;
}

namespace {

constexpr std::array<std::string_view, kCards + 1> kNames{"none", "1", "2", "3",  "4",  "5",  "6",
                                                          "7",    "8", "9", "10", "11", "12", "13"};

// Others see that somebody has bid, not what.
template <class F>
void bid(F& form, Card& card) {
  bool has_bid = card != kNoCard;
  flag(form, "has_bid", has_bid);
  Card known = card == kFaceDown ? kNoCard : card;
  maybe(form, "bid", known, kNoCard, kNames.size(), in(kNames));
  if (!form.reading()) return;
  card = known;
  if (has_bid != (known != kNoCard)) form.complain("has bid a card, or has not");
}

template <class F>
void position(const Goofspiel& game, F& form, State& state) {
  if (form.reading()) state = {};
  fill_steps(form, "steps", state.steps, Goofspiel::language());
  maybe(form, "prize", state.prize, kNoCard, kNames.size(), in(kNames));
  members(form, "prizes", state.prizes, kNames.size(), in(kNames));
  by_seat(form, "players", game.players(), [&](Seat seat) {
    group(form, {}, [&] {
      members(form, "hand", state.hand[seat], kNames.size(), in(kNames));
      bid(form, state.bid[seat]);
      number(form, "points", state.points[seat], 0, sum(kAllCards));
    });
  });
}

}  // namespace

void Goofspiel::fill(Form& form, State& state) const { position(*this, form, state); }
void Goofspiel::fill(NumberForm& form, State& state) const { position(*this, form, state); }
void Goofspiel::fill(PlaceForm& form, State& state) const { position(*this, form, state); }

static_assert(Described<Goofspiel>);

}  // namespace tsardom::goofspiel
