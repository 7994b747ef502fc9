// Changes JSON as JSON, so that a fuzzer spends its time behind the parser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/game.hpp"
#include "table/json.hpp"

namespace tsardom::fuzz {

inline std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

// One to four small changes. Half of them only move things about: what a position has to keep together stays
// together, and more of the changed ones are possible positions.
void mutate(Json& json, Rng& rng);

// An input that is JSON, changed by `change`; others, and a few of these, as libFuzzer does it. What does not
// fit is left as it was.
std::size_t mutate_input(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed,
                         void (*change)(Json& json, Rng& rng));

}  // namespace tsardom::fuzz
