#include "examples/connect_four/connect_four.hpp"

#include <bit>

namespace tsardom::connect_four {
namespace {

enum Words : std::uint8_t { kColumn = kFirstVocabulary };

constexpr std::array<std::string_view, kColumns> kColumnNames{"a", "b", "c", "d", "e", "f", "g"};

std::uint64_t bit(int column, int row) { return std::uint64_t{1} << (7 * column + row); }

int height(const State& now, int column) {
  return std::popcount((now.discs[0] | now.discs[1]) >> (7 * column) & 0x7F);
}

// C4-3: four discs of a seat in a row, upright, level or on a diagonal.
bool has_four(std::uint64_t discs) {
  for (const int way : {1, 6, 7, 8}) {
    const std::uint64_t pairs = discs & discs >> way;
    if ((pairs & pairs >> 2 * way) != 0) return true;
  }
  return false;
}

bool is_full(const State& now) { return std::popcount(now.discs[0] | now.discs[1]) == kColumns * kRows; }

Seat turn(const State& now) { return std::popcount(now.discs[0]) > std::popcount(now.discs[1]) ? 1 : 0; }

// Six rows from the top down, each cell empty (null) or the seat whose disc lies there.
template <class AnyForm>
void board(AnyForm& form, State& state) {
  row(form, "rows", kRows, [&](std::size_t from_top) {
    const int level = kRows - 1 - static_cast<int>(from_top);
    row(form, {}, kColumns, [&](std::size_t column) {
      const std::uint64_t cell = bit(static_cast<int>(column), level);
      Seat seat = (state.discs[0] & cell) != 0 ? 0 : (state.discs[1] & cell) != 0 ? 1 : kHidden;
      maybe_seat(form, {}, seat, kHidden, 2);
      if (form.ok() && seat != kHidden) state.discs[seat] |= cell;
    });
  });
}

}  // namespace

// C4-1: seat 0 begins, then they take turns. C4-4: a full board without four in a line is a draw.
Seats ConnectFour::actors(const State& now) const {
  if (has_four(now.discs[0]) || has_four(now.discs[1]) || is_full(now)) return 0;
  return only(turn(now));
}

// C4-2: a disc falls into any column that is not full.
void ConnectFour::moves(const State& now, Seat, MoveList& out) const {
  for (std::uint8_t column = 0; column < kColumns; ++column) {
    if (height(now, column) < kRows) out.add({0, column});
  }
}

void ConnectFour::apply(State& state, Seat seat, Move move, Log& log) const {
  state.discs[seat] |= bit(move.a, height(state, move.a));
  log.tell({.kind = 0, .seat = seat, .a = move.a, .rule = "C4-2"});
}

Standing ConnectFour::standing(const State& now) const {
  Standing result;
  for (Seat seat = 0; seat < 2; ++seat) {
    result.total[seat] = result.part[seat][0] = has_four(now.discs[seat]);
    result.place[seat] = has_four(now.discs[1 - seat]) ? 2 : 1;
  }
  return result;
}

double ConnectFour::promise(const State& now, Seat seat) const {
  return has_four(now.discs[seat]) ? 1 : has_four(now.discs[1 - seat]) ? -1 : 0;
}

Reason ConnectFour::broken(const State& now) const {
  const int ahead = std::popcount(now.discs[0]) - std::popcount(now.discs[1]);
  if ((now.discs[0] & now.discs[1]) != 0 || ahead < 0 || ahead > 1) return {"discs", "C4-1"};
  if (has_four(now.discs[0]) && has_four(now.discs[1])) return {"two_winners", "C4-3"};
  if (has_four(now.discs[1 - turn(now)]) ? false : has_four(now.discs[turn(now)]))
    return {"played_on", "C4-3"};
  for (int column = 0; column < kColumns; ++column) {
    const std::uint64_t stack = (now.discs[0] | now.discs[1]) >> (7 * column) & 0x7F;
    if (stack != (std::uint64_t{1} << std::popcount(stack)) - 1 || std::popcount(stack) > kRows) {
      return {"floating", "C4-2"};
    }
  }
  return {};
}

Reason ConnectFour::why_not(const State&, Seat, Move) const { return {"column_full", "C4-2"}; }

const Language& ConnectFour::language() {
  static constexpr std::string_view kVocabularies[] = {"column"};
  static constexpr Phrase kMoves[] = {{"drop", "C4-2", {{{"column", kColumn, "column"}}}}};
  static constexpr Phrase kEvents[] = {{"dropped", "C4-2", {{{"column", kColumn, "column"}}}}};
  static constexpr Phrase kQuestions[] = {{"turn", "C4-1", {}}};
  static constexpr std::string_view kReasons[] = {"discs", "two_winners", "played_on", "floating",
                                                  "column_full"};
  static constexpr std::string_view kParts[] = {"four"};
  static constexpr Language kLanguage{.game = "connect_four",
                                      .version = "1",
                                      .least_players = 2,
                                      .most_players = 2,
                                      .options = {},
                                      .vocabularies = kVocabularies,
                                      .moves = kMoves,
                                      .events = kEvents,
                                      .questions = kQuestions,
                                      .reasons = kReasons,
                                      .score_parts = kParts,
                                      .titles = kNumber};
  return kLanguage;
}

std::string_view ConnectFour::term(Vocabulary vocabulary, std::uint8_t value) const {
  return vocabulary == kColumn && value < kColumns ? kColumnNames[value] : std::string_view{};
}

void ConnectFour::fill(Form& form, State& state) const { board(form, state); }
void ConnectFour::fill(NumberForm& form, State& state) const { board(form, state); }
void ConnectFour::fill(PlaceForm& form, State& state) const { board(form, state); }

static_assert(Described<ConnectFour>);

}  // namespace tsardom::connect_four
