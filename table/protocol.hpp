// One table spoken to in JSON lines: one object a line, one answer a line (docs/PROTOCOL.md).
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "table/fields.hpp"
#include "table/registry.hpp"
#include "table/table.hpp"
#include "table/words.hpp"

namespace tsardom {

inline constexpr int kProtocolVersion = 1;
inline constexpr std::size_t kMostLineBytes = 1U << 20;

class Protocol {
 public:
  explicit Protocol(std::span<const GameEntry> games = all_games());

  // Answers one line with one line (without its end). Never throws; after a refusal everything is as before.
  std::string answer(std::string_view line);
  bool quits() const { return quits_; }

 private:
  // What is played here and how.
  struct Session {
    std::unique_ptr<Table> table;
    Words words;
    Rng rng;
    bool draws;  // chance "auto": the table plays chance itself
  };
  struct Command {
    std::string_view name;
    Json (Protocol::*run)(Fields& fields);
  };
  static std::span<const Command> commands();

  Json hello(Fields& fields);
  Json open(Fields& fields);
  Json load(Fields& fields);
  Json state(Fields& fields);
  Json view(Fields& fields);
  Json legal(Fields& fields);
  Json play(Fields& fields);
  Json undo(Fields& fields);
  Json record(Fields& fields);
  Json replay(Fields& fields);
  Json score(Fields& fields);
  Json bot(Fields& fields);
  Json perft(Fields& fields);
  Json quit(Fields& fields);

  Json run(const Json& request);
  Json refused(const Refusal& refusal) const;
  Session& session();
  Session read_manner(Fields& fields) const;
  Json sit_down(Fields& fields, bool from_state);
  Json seated(Session session);
  // The outcomes of chance that nobody has to choose, as events for the reader.
  static void draw_chance(Session& session, Seat reader, Json& events);
  static void tell(const Session& session, const std::vector<Event>& happened, Seat reader, Json& events);

  std::span<const GameEntry> games_;
  Words words_;  // before there is a session
  std::optional<Session> session_;
  bool quits_ = false;
};

// Answers line by line until the end of input, `quit` or a closed pipe. The exit code of a program that does
// only this: 0, or 1 when an answer could not be written.
int serve(std::istream& in, std::ostream& out);

}  // namespace tsardom
