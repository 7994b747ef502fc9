#include "server/replaying.hpp"

#include <string>
#include <string_view>

#include "table/record.hpp"
#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

Refusal damaged(std::string_view why) { return Refusal("damaged_table", {{"why", why}}); }

}  // namespace

Replayed play_again(const StoredTable& stored) {
  Replayed again{read_about(stored.row.about), nullptr, {}};
  if (again.about.header.is_null()) return again;
  std::string chain = chained("", write_json(again.about.header));
  Json record = again.about.header;
  record["moves"] = Json::array();
  again.table = replay(record);
  again.streams.begin(*again.table);
  for (const Line& line : stored.lines) {
    chain = chained(chain, line.text);
    if (chain != line.chain) throw damaged("chain");
    play_entry(*again.table, line.text);
    again.streams.note(*again.table);
  }
  again.streams.note_questions(*again.table);
  const bool all =
      static_cast<std::int64_t>(stored.lines.size()) == stored.row.lines && chain == stored.row.chain;
  if (!all) throw damaged("lines");
  if (again.table->hash() != stored.row.position) throw damaged("position");
  return again;
}

}  // namespace tsardom::server
