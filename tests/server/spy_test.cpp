// The spy sits in one seat of two worlds that differ only in what this seat cannot know, and compares every
// byte it gets.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "table/notation.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"
#include "tests/server/memory_store.hpp"
#include "tests/server/salon.hpp"

namespace tsardom::server {
namespace {

// As many games of each kind as the environment asks for; a few by default.
int games_wanted() {
  const char* wanted = std::getenv("TSARDOM_SPY_GAMES");
  return wanted != nullptr ? std::atoi(wanted) : 4;
}

std::unique_ptr<Table> table_in_the_middle(const GameEntry& game, int players, Rng& rng) {
  auto table = game.open({.players = players, .options = Json::object(), .names = {}});
  for (unsigned left = rng.below(120); left > 0 && !table->over(); --left) {
    Seat seat = kChance;
    if (!table->chance_acts()) {
      do seat = static_cast<Seat>(rng.below(static_cast<unsigned>(players)));
      while (!holds(table->actors(), seat));
    }
    const Prompt prompt = table->prompt(seat);
    table->play(seat, seat == kChance
                          ? table->draw(rng)
                          : prompt.choices[rng.below(static_cast<unsigned>(prompt.choices.size()))].move);
  }
  while (table->chance_acts()) table->play(kChance, table->draw(rng));
  return table;
}

// One world: a room on a server of its own, and beside it the same table for the spy's master, who knows the
// truth.
class World {
 public:
  World(const Json& record, Seat spy, std::uint64_t luck)
      : salon_(std::make_unique<MemoryStore>(), 0),
        truth_(replay(record)),
        spy_(spy),
        others_remember_(truth_->state().contains("memory")),
        luck_(luck) {
    salon_.premises.luck = [rng = Rng(luck)]() mutable { return rng.next(); };
    const Json answer = salon_.ask(kAnna, {{"cmd", "import"}, {"record", record}});
    EXPECT_EQ(code_of(answer), "ok") << answer;
    table_ = answer.at("about").at("table");
    const Json seat = spy == kSpectator ? Json("spectator") : Json(spy);
    heard_ = plain(salon_.watch(kAnna, table_, {{"seat", seat}}, ear_).dump());
  }

  const Table& truth() const { return *truth_; }
  // All that the game itself shows and tells the spy.
  const std::string& sight() const { return sight_; }
  // All bytes since the last time.
  std::string taken() {
    for (const std::string& text : ear_->taken()) heard_ += plain(text) + '\n';
    return std::exchange(heard_, {});
  }

  void play(Seat seat, const std::string& move) {
    const Json told = salon_.watch(kAnna, table_, {{"seat", seat}});
    const Json answer = salon_.ask(kAnna, {{"cmd", "play"},
                                           {"table", table_},
                                           {"seat", seat},
                                           {"move", move},
                                           {"version", told.at("version")},
                                           {"uuid", salon_.next_uuid()}});
    ASSERT_EQ(code_of(answer), "ok") << answer;
    if (seat == spy_) heard_ += answer.dump();
    truth_->play(seat, read_move(truth_->lexicon(), move));
    note();
    while (truth_->chance_acts()) {
      Rng luck(luck_.next());
      truth_->play(kChance, truth_->draw(luck));
      note();
    }
  }
  // What the spy gets for asking what it must not, and for playing a move when it is not asked.
  void pry(const std::string& move) {
    for (const char* command : {"record", "show", "replay"})
      heard_ += plain(salon_.ask(kBoris, {{"cmd", command}, {"table", table_}}).dump());
    heard_ += plain(salon_.ask(kBoris, {{"cmd", "look"}, {"table", table_}, {"at", 0}}).dump());
    const Json seat = spy_ == kSpectator ? Json("spectator") : Json(spy_);
    for (const char* command : {"history", "watch"})
      heard_ += plain(salon_.ask(kAnna, {{"cmd", command}, {"table", table_}, {"seat", seat}}).dump());
    heard_ += plain(salon_.ask(kAnna, {{"cmd", "mine"}}).dump());
    if (spy_ == kSpectator) return;
    const Json told = salon_.watch(kAnna, table_, {{"seat", seat}});
    heard_ += plain(
        salon_
            .ask(kAnna, {{"cmd", "look"}, {"table", table_}, {"seat", seat}, {"version", told.at("version")}})
            .dump());
    if (told.at("moves").empty()) {
      // Whom the table waits for is told as far as the seat may know it.
      const Json early{{"cmd", "play"},
                       {"table", table_},
                       {"seat", seat},
                       {"move", move},
                       {"version", told.at("version")},
                       {"uuid", Salon::uuid(0)}};
      heard_ += plain(salon_.ask(kAnna, early).dump());
    }
    const Json ahead{
        {"cmd", "undo"}, {"table", table_}, {"seat", spy_}, {"version", 9999}, {"uuid", Salon::uuid(0)}};
    heard_ += plain(salon_.ask(kAnna, ahead).dump());
  }

 private:
  void note() {
    const std::vector<Event>& events = truth_->entries().back().events;
    const std::string view = truth_->view_hash(spy_);
    const bool is_told = std::any_of(events.begin(), events.end(),
                                     [this](const Event& event) { return holds(event.told, spy_); });
    if (!is_told && view == view_) return;
    view_ = view;
    sight_ += view;
    for (const Event& event : events) sight_ += event_json(truth_->lexicon(), event, spy_).dump();
  }

  // The name of the table, when it was made and when it changed are all that may differ.
  std::string plain(std::string text) const {
    for (std::size_t at = text.find(table_); !table_.empty() && at != std::string::npos;
         at = text.find(table_))
      text.replace(at, table_.size(), "T");
    Json json = Json::parse(text);
    // What the others remember is not imagined, and nothing can be undone that tells them something new.
    if (others_remember_) json.erase("undo");
    if (json.contains("about")) json["about"].erase("made");
    for (Json& row : json["tables"]) {
      row.erase("made");
      row.erase("changed");
    }
    return json.dump();
  }

  Salon salon_;
  std::unique_ptr<Table> truth_;
  Seat spy_;
  bool others_remember_;
  Rng luck_;
  std::string table_, heard_, sight_, view_ = truth_->view_hash(spy_);
  std::shared_ptr<Ear> ear_ = std::make_shared<Ear>();
};

Json record_from(const Table& table, Json state) {
  Json record = table.record();
  record["from"] = std::move(state);
  record["moves"] = Json::array();
  return record;
}

constexpr int kBetweenPrying = 5;

struct Tally {
  int compared = 0, differing = 0;
};

// The same in both worlds where they have one in common; otherwise what is chosen is a secret too, or will
// show.
std::pair<Move, Move> moves_of(const Prompt& ours, const Prompt& theirs, Rng& rng) {
  std::vector<Move> common;
  for (const Choice& our : ours.choices) {
    for (const Choice& their : theirs.choices) {
      if (our.move == their.move) common.push_back(our.move);
    }
  }
  const auto any = [&rng](const auto& of) { return of[rng.below(static_cast<unsigned>(of.size()))]; };
  if (common.empty()) return {any(ours.choices).move, any(theirs.choices).move};
  const Move move = any(common);
  return {move, move};
}

// Plays on with the same moves in both worlds as long as the spy sees the same.
void compare(const Table& table, Seat spy, Rng& rng, Tally& tally) {
  const std::unique_ptr<Table> other = table.imagined(spy, rng);
  tally.differing += other->hash() != table.hash();
  const std::uint64_t luck = rng.next();
  World ours(record_from(table, table.state()), spy, luck);
  World theirs(record_from(table, other->state()), spy, luck);
  for (int step = 0; step < 30; ++step) {
    ASSERT_EQ(ours.sight(), theirs.sight());
    if (spy != kSpectator) {
      ASSERT_EQ(holds(ours.truth().actors_seen(spy), spy), holds(ours.truth().actors(), spy));
    }
    ASSERT_EQ(ours.taken(), theirs.taken()) << "seat " << int{spy} << " after " << step << " steps";
    ++tally.compared;
    if (ours.truth().over()) return;
    if (step % kBetweenPrying == 0) {
      const auto first = static_cast<Seat>(std::countr_zero(ours.truth().actors()));
      const std::string early = move_text(table.lexicon(), ours.truth().prompt(first).choices.front().move);
      ours.pry(early);
      theirs.pry(early);
      ASSERT_EQ(ours.taken(), theirs.taken())
          << "prying in seat " << int{spy} << " after " << step << " steps";
    }
    const auto both = static_cast<Seats>(ours.truth().actors() & theirs.truth().actors());
    if (both == 0) return;
    Seat seat = 0;
    do seat = static_cast<Seat>(rng.below(static_cast<unsigned>(table.players())));
    while (!holds(both, seat));
    const auto [our_move, their_move] = moves_of(ours.truth().prompt(seat), theirs.truth().prompt(seat), rng);
    if (seat == spy) {
      ASSERT_EQ(our_move, their_move);
    }
    ours.play(seat, move_text(table.lexicon(), our_move));
    theirs.play(seat, move_text(table.lexicon(), their_move));
    if (ours.sight() != theirs.sight()) return;
  }
}

class Spy : public testing::TestWithParam<std::string> {};

TEST_P(Spy, HearsTheSameWhateverItCannotKnow) {
  const GameEntry& game = find_game(GetParam());
  Rng rng(2026);
  Tally tally;
  for (int number = 0; number < games_wanted(); ++number) {
    const int least = game.language->least_players, most = game.language->most_players;
    const int players = least + number % (most - least + 1);
    const std::unique_ptr<Table> table = table_in_the_middle(game, players, rng);
    const auto watcher = static_cast<Seat>(rng.below(static_cast<unsigned>(players) + 1));
    compare(*table, watcher == players ? kSpectator : watcher, rng, tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  std::printf("%s: %d games, %d moments compared, %d worlds differed\n", GetParam().c_str(), games_wanted(),
              tally.compared, tally.differing);
}

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const GameEntry& game : all_games()) names.emplace_back(game.id());
  return names;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Spy, testing::ValuesIn(game_names()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace tsardom::server
