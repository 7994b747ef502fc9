// A table with one game on it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
#include "core/described.hpp"
#include "core/numbers.hpp"
#include "table/forms.hpp"
#include "table/hash.hpp"
#include "table/notation.hpp"
#include "table/perft.hpp"
#include "table/table.hpp"

namespace tsardom {

template <Described G>
class Live final : public Table {
 public:
  using State = typename G::State;

  // Refuses a position that cannot be.
  Live(const G& game, const Agreement& agreement, Json from = nullptr)
      : Table(agreement, Lexicon(game, agreement.setup.players), std::move(from)), game_(game) {
    base_ = now_ = from_.is_null() ? game_.opening() : read_state(from_);
  }

  Seats actors() const override { return game_.actors(now_); }
  Seats actors_seen(Seat viewer) const override {
    check_seat(viewer, kSpectator);
    return game_.actors(game_.seen(now_, viewer));
  }

  Prompt prompt(Seat seat) const override {
    check_seat(seat, kChance);
    if (!holds(actors(), seat)) return {seat, {}, {}};
    Prompt prompt{seat, question(seat), {}};
    MoveList moves;
    game_.moves(now_, seat, moves);
    for (int i = 0; i < moves.size(); ++i) {
      const Prices prices = seat == kChance ? Prices{} : game_.price(now_, seat, moves[i]);
      prompt.choices.push_back({moves[i], moves.weight(i), prices});
    }
    warn(prompt);
    return prompt;
  }

  std::vector<Event> play(Seat seat, Move move) override {
    check_legal(seat, move);
    const Open next{seat, move, actors(), is_together(seat)};
    State state = now_;
    Listener log;
    game_.apply(state, seat, move, log);
    settle_before(next);
    now_ = state;
    open_.push_back(next);
    settle_after(next, log.learners & players_mask());
    entries_.push_back({seat, move, false, false, log.events});
    remind(seat, move, log.learners);
    return log.events;
  }

  Move draw(Rng& rng) const override {
    check_turn(kChance);
    return game_.draw(now_, rng);
  }

  Move undo(Seat seat) override {
    check_seat(seat);
    if (const std::optional<Refusal> refusal = cannot_undo(seat)) throw *refusal;
    std::vector<Open> rest = open_;
    rest.erase(rest.begin() + (last_of(seat) - open_.begin()));
    now_ = *replayed(rest);
    const Move move = last_of(seat)->move;
    open_ = std::move(rest);
    const auto taken_back = std::find_if(entries_.rbegin(), entries_.rend(), [seat](const Entry& entry) {
      return entry.seat == seat && !entry.is_undo && !entry.undone;
    });
    taken_back->undone = true;
    entries_.push_back({seat, move, true, false, {}});
    for (const auto& mind : minds_) {
      if (mind) mind->forget();
    }
    return move;
  }

  std::optional<Refusal> cannot_undo(Seat seat) const override {
    check_seat(seat);
    const auto last = last_of(seat);
    if (last == open_.end()) return refused_undo(barrier_[seat]);
    std::vector<Open> rest = open_;
    rest.erase(rest.begin() + (last - open_.begin()));
    if (!replayed(rest)) return refused_undo(Barrier::decided);
    return {};
  }

  Json state() const override { return with_facts(now_); }
  Json view(Seat seat) const override {
    check_seat(seat, kSpectator);
    return with_facts(game_.seen(now_, seat));
  }
  std::string hash() const override { return hash_of(now_); }
  std::string view_hash(Seat seat) const override {
    check_seat(seat, kSpectator);
    return hash_of(game_.seen(now_, seat));
  }
  Actions actions(By by) const override { return {game_, players(), by}; }
  std::vector<Number> numbers(Seat seat) const override {
    check_seat(seat, kSpectator);
    const Numbers layout(game_, players());
    std::vector<Number> row(layout.size());
    layout.write(game_, game_.seen(now_, seat), seat, row);
    return row;
  }
  std::vector<Place> places() const override {
    PlaceList list;
    Numbers(game_, players()).publish(game_, list);
    return list.places();
  }
  Standing standing(std::optional<Seat> viewer) const override {
    if (!viewer) return game_.standing(now_);
    check_seat(*viewer, kSpectator);
    return game_.standing(game_.seen(now_, *viewer));
  }

  std::unique_ptr<Table> copy() const override {
    auto twin = std::make_unique<Live>(game_, agreement_);
    twin->from_ = from_;
    twin->entries_ = entries_;
    twin->base_ = base_;
    twin->now_ = now_;
    twin->open_ = open_;
    twin->barrier_ = barrier_;
    return twin;
  }

  std::unique_ptr<Table> afresh() const override { return std::make_unique<Live>(game_, agreement_, from_); }

  std::unique_ptr<Table> imagined(Seat seat, Rng& rng) const override {
    check_seat(seat, kSpectator);
    auto other = std::make_unique<Live>(game_, agreement_);
    other->base_ = other->now_ = game_.imagine(game_.seen(now_, seat), seat, rng);
    other->from_ = other->written(other->now_);
    return other;
  }

  Perft perft(int depth, std::uint64_t most_work) const override {
    const std::optional<Perft> counts = tsardom::perft(game_, now_, depth, most_work);
    if (!counts) throw Refusal("too_much_work", {{"most", most_work}});
    return *counts;
  }

  Answer ask_bot(Seat seat, const Bot& bot, std::uint64_t seed) const override {
    check_seat(seat);
    check_turn(seat);
    return ask(game_, View<G>(game_, now_, seat), bot, seed);
  }

  Answer let_bot_choose(Seat seat, const Bot& bot, std::uint64_t seed) override {
    check_seat(seat);
    check_turn(seat);
    std::unique_ptr<Mind<G>>& mind = minds_[seat];
    if (!mind || !(mind->bot() == bot)) mind = std::make_unique<Mind<G>>(game_, bot);
    return mind->choose(View<G>(game_, now_, seat), seed);
  }

 private:
  // A move that can perhaps be taken back.
  struct Open {
    Seat seat;
    Move move;
    Seats actors;         // who was asked then
    bool together;        // several were, or the seat is one of them that had not finished yet
    bool closed = false;  // its seat has learned something since
  };

  // Why a seat cannot take back what it did before.
  enum class Barrier : std::uint8_t { nothing_done, chance, learned, decided };

  struct Listener final : Log {
    std::vector<Event> events;
    Seats learners = 0;

   private:
    void hear(const Event& event) override { events.push_back(event); }
    void hear_learned(Seats seats) override { learners |= seats; }
  };

  Seats players_mask() const { return static_cast<Seats>((1U << players()) - 1U); }

  // ------------------------------------------------------------------------------------------ legality

  void check_seat(Seat seat, Seat also = 0) const {
    if (seat < players() || (also != 0 && seat == also)) return;
    throw Refusal("bad_seat", {{"seat", int{seat}}, {"last", players() - 1}});
  }

  void check_turn(Seat seat) const {
    if (over()) throw Refusal("game_over");
    if (holds(actors(), seat)) return;
    const Seats known = seat == kChance ? actors() : actors_seen(seat);
    const auto first = static_cast<Seat>(std::countr_zero(known));
    throw Refusal("not_your_turn",
                  {name_arg("seat", seat), name_arg("actor", first), {"others", std::popcount(known) - 1}});
  }

  Arg name_arg(std::string_view slot, Seat seat) const {
    if (seat == kChance) return {slot, Key{"table.chance"}};
    const std::string& name = agreement_.names[seat];
    return name.empty() ? Arg(slot, Key{"table.seat", {{"number", seat + 1}}}) : Arg(slot, name);
  }

  void check_legal(Seat seat, Move move) const {
    check_seat(seat, kChance);
    check_turn(seat);
    MoveList moves;
    game_.moves(now_, seat, moves);
    if (moves.contains(move)) return;
    const Reason reason = lexicon_.knows(move) ? game_.why_not(now_, seat, move) : Reason{};
    const std::string why = reason ? std::string(language().game) + ".why." + std::string(reason.key)
                                   : std::string("table.why.not_offered");
    throw Refusal("illegal_move", {{"move", move_text(lexicon_, move)}, {"why", Key{why}}}, reason.rule);
  }

  // -------------------------------------------------------------------------------------------- undo

  // Several are asked at once; or they were, and this one finishes after the others.
  bool is_together(Seat seat) const {
    if (seat == kChance) return false;
    if (std::popcount(actors()) > 1) return true;
    return !open_.empty() && open_.back().together && holds(open_.back().actors, seat);
  }

  // A seat decides after another: what came before stands, unless both choose at once.
  void settle_before(const Open& next) {
    if (next.seat == kChance) return;
    const auto other = std::find_if(open_.rbegin(), open_.rend(), [&next](const Open& open) {
      return open.seat != next.seat && !(open.together && next.together);
    });
    fix(other.base(), Barrier::decided);
  }

  // What was learned stands: for a seat that looked by itself while others choose too its own moves only.
  void settle_after(const Open& done, Seats learners) {
    if (done.seat == kChance) return fix(open_.end(), Barrier::chance);
    if (learners == 0) return;
    if (!done.together || learners != only(done.seat)) return fix(open_.end(), Barrier::learned);
    barrier_[done.seat] = Barrier::learned;
    for (Open& open : open_) open.closed |= open.seat == done.seat;
  }

  // Plays the open moves before `end` for good.
  void fix(typename std::vector<Open>::iterator end, Barrier why) {
    Silence log;
    for (auto open = open_.begin(); open != end; ++open) {
      game_.apply(base_, open->seat, open->move, log);
      if (open->seat < kMostSeats) barrier_[open->seat] = why;
    }
    open_.erase(open_.begin(), end);
  }

  typename std::vector<Open>::const_iterator last_of(Seat seat) const {
    const auto last =
        std::find_if(open_.rbegin(), open_.rend(), [seat](const Open& open) { return open.seat == seat; });
    return last == open_.rend() || last->closed ? open_.end() : std::prev(last.base());
  }

  // The base with these moves; nothing if one of them hung on a move that is missing.
  std::optional<State> replayed(const std::vector<Open>& moves) const {
    State state = base_;
    Silence log;
    for (const Open& open : moves) {
      MoveList legal;
      if (holds(game_.actors(state), open.seat)) game_.moves(state, open.seat, legal);
      if (!legal.contains(open.move)) return {};
      game_.apply(state, open.seat, open.move, log);
    }
    return state;
  }

  // Nobody takes notes, but the seats remember as they did the first time.
  struct Silence final : Log {};

  static Refusal refused_undo(Barrier barrier) {
    constexpr std::array kWhy{"nothing_done", "chance", "learned", "decided"};
    if (barrier == Barrier::nothing_done) return Refusal("nothing_to_undo");
    return Refusal("stale_undo", {{"why", kWhy[static_cast<std::size_t>(barrier)]}});
  }

  // -------------------------------------------------------------------------------------------- bots

  // A bot goes on thinking where it was as long as it alone has moved and nothing was learned.
  void remind(Seat seat, Move move, Seats learners) {
    for (Seat other = 0; other < players(); ++other) {
      if (!minds_[other]) continue;
      if (other == seat && learners == 0) {
        minds_[other]->chose(seat, move);
      } else {
        minds_[other]->forget();
      }
    }
  }

  // ------------------------------------------------------------------------------------------- paper

  // The question as its seat sees it.
  Saying question(Seat seat) const {
    const Step step = game_.asked(game_.seen(now_, seat == kChance ? kSpectator : seat), seat);
    return lexicon_.question(step.room, step.detail);
  }

  // By what the seat sees: a warning tells nothing that lies face down.
  void warn(Prompt& prompt) const {
    if constexpr (requires { game_.warns(now_, prompt.seat, Move{}); }) {
      if (prompt.seat == kChance) return;
      const State view = game_.seen(now_, prompt.seat);
      for (Choice& choice : prompt.choices) choice.warning = game_.warns(view, prompt.seat, choice.move);
    }
  }

  static std::string hash_of(const State& state) {
    return hex(hash_on(kHashOfNothing, {reinterpret_cast<const char*>(&state), sizeof(State)}));
  }

  std::string format() const {
    return std::string(language().game) + "-state/" + std::string(language().version);
  }

  Json written(State state) const {
    Json json{{"format", format()}};
    JsonWriter form(json);
    game_.fill(form, state);
    return json;
  }

  // A position and what follows from it.
  Json with_facts(const State& state) const {
    Json json = written(state);
    if constexpr (requires(Form & form) { game_.facts(form, state); }) {
      JsonWriter form(json["facts"] = Json::object());
      game_.facts(form, state);
    }
    return json;
  }

  State read_state(const Json& json) const {
    check_format(json, format(), "state");
    State state{};
    JsonReader form(json, Unknown::refused, {"format", "facts"});
    game_.fill(form, state);
    form.finish();
    if (!form.ok()) throw Refusal("bad_state", {{"why", form.complaint()}});
    const Reason reason = game_.broken(state);
    if (!reason) return state;
    const Key why{std::string(language().game) + ".why." + std::string(reason.key)};
    throw Refusal("impossible_state", {{"why", why}, {"rule", reason.rule}}, reason.rule);
  }

  G game_;
  State base_{}, now_{};
  std::vector<Open> open_;  // what was played since the base
  std::array<Barrier, kMostSeats> barrier_{};
  std::array<std::unique_ptr<Mind<G>>, kMostSeats> minds_;  // of the bots that play
};

}  // namespace tsardom
