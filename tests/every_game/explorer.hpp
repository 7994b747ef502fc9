// Plays games for the playthroughs: now greedily, now at random, now wherever something happens that no text
// shows yet; and at every question tries a move that may not be, for a reason that was seldom given.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "bots/greedy.hpp"
#include "tests/every_game/playthrough.hpp"

namespace tsardom {

template <Described G>
class Explorer {
 public:
  Explorer(const Shown& shown, std::uint64_t seed) : shown_(shown), rng_(seed) {}

  // Plays to the end. Answers false for a game that does not come to one.
  bool finish(Playthrough<G>& game) {
    for (int ply = 0; ply < kMostPlies; ++ply) {
      if (game.table().over()) return true;
      game.play(next(game));
      shown_.add(game.shown());
    }
    return false;
  }

 private:
  Written next(const Playthrough<G>& game) {
    const Seat seat = one_of(game.table().actors(), rng_);
    if (seat == kChance) return {seat, game.table().draw(rng_), {}};
    return {seat, choice(game, seat), refused(game, seat)};
  }

  Move choice(const Playthrough<G>& game, Seat seat) {
    const MoveList moves = legal(game.game(), game.state(), seat);
    switch (rng_.below(4)) {
      case 0:
        return one_of(moves, rng_);
      case 1:
        return newest(game, seat, moves);
      default:
        return best_of(look_ahead(game.game(), View<G>(game.game(), game.state(), seat), rng_), rng_);
    }
  }

  // The move that leads to most that was not shown; one of them where they are equal.
  Move newest(const Playthrough<G>& game, Seat seat, const MoveList& moves) {
    constexpr int kTried = 32;
    Move best = one_of(moves, rng_);
    std::size_t most = 0;
    for (int i = 0; i < std::min(kTried, moves.size()); ++i) {
      const Move move = one_of(moves, rng_);
      const std::size_t news = news_of(game, seat, move);
      if (news > most) best = move;
      most = std::max(most, news);
    }
    return best;
  }

  std::size_t news_of(const Playthrough<G>& game, Seat seat, Move move) const {
    const Lexicon& lexicon = game.table().lexicon();
    const auto [state, diary] = after(game.game(), game.state(), seat, move);
    Shown shown;
    shown.add("move", lexicon.move(move).name, "");
    for (const Event& event : diary.events) shown.add(lexicon.event(event, kSpectator));
    if (const Seats acting = game.game().actors(state)) {
      const Step step = game.game().asked(state, static_cast<Seat>(std::countr_zero(acting)));
      shown.add("question", lexicon.language().questions[step.room].name, "");
    }
    return static_cast<std::size_t>(
        std::count_if(shown.closer.begin(), shown.closer.end(),
                      [&](const std::string& item) { return !shown_.closer.contains(item); }));
  }

  // A move that the language knows and that is not legal: the one whose reason was given most seldom.
  std::optional<Move> refused(const Playthrough<G>& game, Seat seat) {
    const MoveList moves = legal(game.game(), game.state(), seat);
    std::optional<Move> best;
    std::string best_reason;
    int seldom = 0;
    const auto kinds = static_cast<unsigned>(game.table().language().moves.size());
    const unsigned first = rng_.below(kinds);
    for (unsigned k = 0; k < kinds; ++k) {
      const auto kind = static_cast<std::uint8_t>((first + k) % kinds);
      for (int i = 0; i < kTriedOfAKind; ++i) {
        const Move move = any_of(game.table().lexicon(), kind);
        if (!game.table().lexicon().knows(move) || moves.contains(move)) continue;
        const Reason reason = game.game().why_not(game.state(), seat, move);
        const std::string name = std::string(reason.key) + ' ' + std::string(reason.rule);
        if (best && given_[name] >= seldom) continue;
        best = move;
        best_reason = name;
        seldom = given_[name];
      }
    }
    if (best) ++given_[best_reason];
    return best;
  }

  static constexpr int kTriedOfAKind = 16;

  Move any_of(const Lexicon& lexicon, std::uint8_t kind) {
    std::array<std::uint8_t, 3> value{};
    for (std::size_t i = 0; i < value.size(); ++i) {
      const Slot& slot = lexicon.language().moves[kind].slots[i];
      if (!slot.name.empty()) value[i] = any_value(lexicon, slot.vocabulary);
    }
    return {kind, value[0], value[1], value[2]};
  }

  std::uint8_t any_value(const Lexicon& lexicon, Vocabulary vocabulary) {
    constexpr unsigned kNumbers = 12;
    if (vocabulary == kNumber) return static_cast<std::uint8_t>(rng_.below(kNumbers));
    const std::size_t values = vocabulary == kSeatTerm ? static_cast<std::size_t>(lexicon.seats())
                                                       : lexicon.terms(vocabulary).size();
    return static_cast<std::uint8_t>(rng_.below(static_cast<unsigned>(values)));
  }

  Shown shown_;
  Rng rng_;
  std::map<std::string, int> given_;
};

}  // namespace tsardom
