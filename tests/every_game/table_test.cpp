// What every table promises, whatever game lies on it.
#include <gtest/gtest.h>

#include "table/notation.hpp"
#include "table/protocol.hpp"
#include "table/record.hpp"
#include "tests/every_game/checks.hpp"
#include "tests/every_game/sittings.hpp"

namespace tsardom {
namespace {

// A random move for whoever acts, played.
struct Played {
  Seat seat;
  Move move;
};
Played choose(const Table& table, Rng& rng) {
  const Seat seat = one_of(table.actors(), rng);
  if (seat == kChance) return {seat, table.draw(rng)};
  const std::vector<Choice> choices = table.prompt(seat).choices;
  return {seat, choices[rng.below(static_cast<unsigned>(choices.size()))].move};
}

std::vector<Event> play(Table& table, Played ply) { return table.play(ply.seat, ply.move); }

// The code of the refusal, or nothing.
template <class Action>
std::string refused(Action action) {
  try {
    action();
  } catch (const Refusal& refusal) {
    return refusal.code;
  }
  return {};
}

template <class G>
class EveryTable : public testing::Test {
 protected:
  // Calls test(sitting, rng) for games of every sitting.
  template <class Run>
  static void at_every_table(int games, Run run) {
    Rng rng(1);
    for (const Sitting<G>& sitting : all_sittings<G>()) {
      SCOPED_TRACE(sitting.name);
      for (int i = 0; i < games; ++i) {
        Rng own(rng.next());
        run(sitting, own);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
};
TYPED_TEST_SUITE(EveryTable, GameTypes, GameNames);

// Takes back all that the seat can take back and plays it again.
void undo_and_redo(Table& table, Seat seat, const std::vector<std::string>& hashes) {
  const std::string now = table.hash();
  std::vector<Move> moves;
  while (moves.size() < hashes.size() && !table.cannot_undo(seat)) {
    moves.push_back(table.undo(seat));
    ASSERT_EQ(table.hash(), hashes[hashes.size() - moves.size()]) << "undo " << moves.size();
  }
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) table.play(seat, *move);
  ASSERT_EQ(table.hash(), now);
}

TYPED_TEST(EveryTable, UndoThenRedoGivesTheSameBytes) {
  int undone = 0;
  this->at_every_table(4, [&](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    std::vector<std::string> hashes;  // before each move of the seat that moved last
    for (Seat last = kChance; !table->over();) {
      const Played ply = choose(*table, rng);
      if (ply.seat != last) hashes.clear();
      last = ply.seat;
      hashes.push_back(table->hash());
      play(*table, ply);
      if (ply.seat == kChance || rng.below(4) != 0) continue;
      undone += !table->cannot_undo(ply.seat);
      undo_and_redo(*table, ply.seat, hashes);
      if (testing::Test::HasFatalFailure()) return;
    }
  });
  EXPECT_GT(undone, 10);
}

TYPED_TEST(EveryTable, NothingIsTakenBackAfterChance) {
  this->at_every_table(1, [](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    while (!table->over()) {
      const Played ply = choose(*table, rng);
      play(*table, ply);
      if (ply.seat != kChance) continue;
      const std::string hash = table->hash();
      for (Seat seat = 0; seat < sitting.players; ++seat) {
        ASSERT_NE(refused([&] { table->undo(seat); }), "");
        ASSERT_EQ(table->hash(), hash);
      }
    }
  });
}

TYPED_TEST(EveryTable, ReplayGivesTheSameBytesAtEveryEntry) {
  this->at_every_table(1, [](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    std::vector<std::string> hashes{table->hash()};
    while (!table->over()) {
      const Seat seat = one_of(table->actors(), rng);
      if (seat != kChance && rng.below(8) == 0 && !table->cannot_undo(seat)) {
        table->undo(seat);
      } else {
        play(*table, choose(*table, rng));
      }
      hashes.push_back(table->hash());
    }
    const Json record = parse_json(write_json(table->record()));
    const auto again = replay(record);
    ASSERT_EQ(again->hash(), hashes.back());
    ASSERT_EQ(again->record(), table->record());
    ASSERT_EQ(hashes.size(), table->entries().size() + 1);
    for (int i = 0; i < 4; ++i) {
      const std::size_t upto = rng.below(static_cast<unsigned>(hashes.size()));
      ASSERT_EQ(replay(record, upto)->hash(), hashes[upto]) << "entry " << upto;
    }
  });
}

TYPED_TEST(EveryTable, SaveAndLoadGiveTheSameBytesAndTheSameGame) {
  this->at_every_table(1, [](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    std::unique_ptr<Table> loaded;
    while (!table->over()) {
      const Played ply = choose(*table, rng);
      play(*table, ply);
      if (loaded) play(*loaded, ply);
      if (rng.below(16) == 0) {
        const Json saved = table->state();
        loaded = table_of(sitting, parse_json(write_json(saved)));
        ASSERT_EQ(loaded->state(), saved);
      }
      if (loaded) {
        ASSERT_EQ(loaded->hash(), table->hash());
      }
    }
    if (!loaded) return;
    ASSERT_EQ(replay(loaded->record())->hash(), table->hash()) << "a record that begins with a position";
  });
}

TYPED_TEST(EveryTable, AnIllegalMoveIsRefusedAndChangesNothing) {
  int tried = 0;
  this->at_every_table(1, [&](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    const auto expect_refused = [&](Seat seat, Move move) {
      const std::string hash = table->hash();
      const std::size_t entries = table->entries().size();
      ASSERT_NE(refused([&] { table->play(seat, move); }), "");
      ASSERT_EQ(table->hash(), hash);
      ASSERT_EQ(table->entries().size(), entries);
      ++tried;
    };
    for (Played last = choose(*table, rng); !table->over(); play(*table, last)) {
      const Played ply = choose(*table, rng);
      const auto is_legal = [&](Seat seat, Move move) {
        const std::vector<Choice> choices = table->prompt(seat).choices;
        return std::any_of(choices.begin(), choices.end(),
                           [move](const Choice& c) { return c.move == move; });
      };
      if (rng.below(4) == 0) {
        if (!is_legal(ply.seat, last.move)) expect_refused(ply.seat, last.move);
        const auto random = static_cast<std::uint32_t>(rng.next());
        const Move any{static_cast<std::uint8_t>(random % 32), static_cast<std::uint8_t>(random >> 8),
                       static_cast<std::uint8_t>(random >> 16 & 3), 0};
        if (!is_legal(ply.seat, any)) expect_refused(ply.seat, any);
        for (Seat seat = 0; seat < kChance; ++seat) {
          if (!holds(table->actors(), seat)) expect_refused(seat, ply.move);
        }
      }
      if (testing::Test::HasFatalFailure()) return;
      last = ply;
    }
    expect_refused(0, {});
  });
  EXPECT_GT(tried, 20);
}

TYPED_TEST(EveryTable, EveryMoveCanBeWrittenAndRead) {
  this->at_every_table(1, [](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    const Lexicon& lexicon = table->lexicon();
    while (!table->over()) {
      for (const Choice& choice : table->prompt(one_of(table->actors(), rng)).choices) {
        ASSERT_EQ(read_move(lexicon, move_text(lexicon, choice.move)), choice.move);
        ASSERT_EQ(read_move_json(lexicon, move_json(lexicon, choice.move)), choice.move);
      }
      play(*table, choose(*table, rng));
    }
  });
}

// ------------------------------------------------------------------------- what the protocol tells a seat

// All that the protocol answers to a seat that only looks and asks.
std::vector<std::string> answers(Protocol& protocol, Seat seat) {
  const Json name = seat == kSpectator ? Json("spectator") : Json(seat);
  std::vector<Json> questions{{{"cmd", "view"}, {"seat", name}}, {{"cmd", "score"}, {"seat", name}}};
  if (seat != kSpectator) {
    questions.push_back({{"cmd", "legal"}, {"seat", seat}});
    questions.push_back({{"cmd", "play"}, {"seat", seat}, {"move", {{"kind", "cheat"}}}});
    for (const std::string& level : level_names()) {
      questions.push_back({{"cmd", "bot"}, {"seat", seat}, {"level", level}, {"sims", 4}, {"seed", 1}});
    }
  }
  std::vector<std::string> all;
  for (const Json& question : questions) all.push_back(protocol.answer(write_json(question)));
  return all;
}

// Two tables with the same past, where the ply and its twin were played.
template <class G>
void compare_answers(const Ply<G>& ply, const Json& record, Move twin, Seat observer) {
  const Lexicon lexicon(ply.game, ply.sitting.players);
  const auto answers_after = [&](Move move) {
    Protocol protocol;
    protocol.answer(write_json({{"cmd", "replay"}, {"record", record}, {"chance", "manual"}}));
    const Json play{{"cmd", "play"}, {"seat", seat_json(ply.seat)}, {"move", move_text(lexicon, move)}};
    EXPECT_TRUE(parse_json(protocol.answer(write_json(play)))["ok"]);
    return answers(protocol, observer);
  };
  ASSERT_EQ(answers_after(ply.move), answers_after(twin));
}

TYPED_TEST(EveryTable, AnswersToASeatDoNotHangOnWhatItCannotKnow) {
  this->at_every_table(1, [](const auto& sitting, Rng& rng) {
    const auto table = table_of(sitting);
    walk(sitting, rng.next(), 1, [&](const auto& ply, Rng& test) -> Fault {
      if (ply.seat == kSpectator) return {};
      for (const Seat observer : sitting.observers()) {
        if (ply.seat == observer || test.below(8) != 0) continue;
        const auto truth = after(ply.game, ply.now, ply.seat, ply.move);
        for (const Move move : legal(ply.game, ply.now, ply.seat)) {
          const auto other = after(ply.game, ply.now, ply.seat, move);
          const bool are_twins = move != ply.move && hides_something(truth.diary, observer) &&
                                 sounds_alike(truth.diary, other.diary, observer);
          if (!are_twins) continue;
          compare_answers(ply, table->record(), move, observer);
          break;
        }
      }
      table->play(ply.seat, ply.move);
      return testing::Test::HasFailure() ? "told apart" : "";
    });
  });
}

}  // namespace
}  // namespace tsardom
