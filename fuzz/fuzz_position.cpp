// A position with what `load` wants to know: {"game", "players", "options", "state"}. One that is accepted
// can be played to the end.
#include <functional>

#include "fuzz/mutate.hpp"
#include "fuzz/playing.hpp"
#include "table/refusal.hpp"

using namespace tsardom;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = fuzz::text_of(bytes, size);
  Json position;
  try {
    position = parse_json(text);
  } catch (const Refusal&) {
    return 0;
  }
  Wish wish;
  if (!fuzz::read_wish(position, wish)) return 0;
  wish.from = position.value("state", Json::object());
  fuzz::play_to_the_end(position, wish, std::hash<std::string_view>{}(text));
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most,
                                               unsigned seed) {
  return fuzz::mutate_input(bytes, size, most, seed, fuzz::mutate);
}
