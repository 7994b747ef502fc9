// A box as changes (RFC 6902) to the built-in one: {"game", "players", "options", "changes"}. One that is
// accepted can be played with to the end.
#include <functional>

#include "fuzz/mutate.hpp"
#include "fuzz/playing.hpp"

using namespace tsardom;

namespace {

// The built-in box of the game that the input names; empty if it names none.
Json built_in(const Json& input) {
  Wish wish;
  if (!fuzz::read_wish(input, wish)) return {};
  for (const GameEntry& entry : all_games()) {
    if (input["game"] == entry.id()) return *entry.box;
  }
  return {};
}

// That box changed, or as it is where the changes make no sense.
Json changed_box(const Json& input) {
  const Json box = built_in(input);
  try {
    return box.patch(input.value("changes", Json::array()));
  } catch (const Json::exception&) {
    return box;
  }
}

void change_box(Json& input, Rng& rng) {
  const Json before = built_in(input);
  if (before.empty()) return;
  Json box = changed_box(input);
  fuzz::mutate(box, rng);
  input["changes"] = Json::diff(before, box);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = fuzz::text_of(bytes, size);
  const Json input = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  Wish wish;
  if (!fuzz::read_wish(input, wish) || !wish.options.is_object()) return 0;
  wish.options["box"] = changed_box(input);
  if (wish.options["box"].is_string()) return 0;  // the path of any file on this machine
  fuzz::play_to_the_end(input, wish, std::hash<std::string_view>{}(text));
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return fuzz::mutate_input(bytes, size, most, seed, change_box);
}
