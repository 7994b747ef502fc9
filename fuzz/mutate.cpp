#include "fuzz/mutate.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <string>
#include <utility>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

namespace tsardom::fuzz {
namespace {

using Nodes = std::vector<Json*>;

void collect(Json& json, Nodes& nodes) {
  nodes.push_back(&json);
  if (json.is_structured()) {
    for (Json& inner : json) collect(inner, nodes);
  }
}

std::size_t pick(std::size_t count, Rng& rng) { return rng.below(static_cast<unsigned>(count)); }
Json& any(const Nodes& nodes, Rng& rng) { return *nodes[pick(nodes.size(), rng)]; }

// A node like this one, perhaps itself.
Json& another(const Nodes& nodes, const Json& like, Rng& rng) {
  Nodes alike;
  for (Json* node : nodes) {
    if (node->type() == like.type()) alike.push_back(node);
  }
  return any(alike, rng);
}

bool holds(const Json& outer, const Json& inner) {
  if (&outer == &inner) return true;
  if (!outer.is_structured()) return false;
  for (const Json& item : outer) {
    if (holds(item, inner)) return true;
  }
  return false;
}

// ------------------------------------------------------------------------ changes that keep things together

void trade_places(const Nodes& nodes, Rng& rng) {
  Json& one = any(nodes, rng);
  Json& other = another(nodes, one, rng);
  if (!holds(one, other) && !holds(other, one)) std::swap(one, other);
}

// An item of one list goes to another.
void carry(const Nodes& nodes, Rng& rng) {
  Nodes lists;
  for (Json* node : nodes) {
    if (node->is_array()) lists.push_back(node);
  }
  if (lists.empty()) return;
  Json& from = any(lists, rng);
  Json& to = any(lists, rng);
  if (from.empty() || holds(from, to)) return;
  const std::size_t at = pick(from.size(), rng);
  Json item = std::move(from[at]);
  from.erase(at);
  to.insert(to.begin() + static_cast<std::ptrdiff_t>(pick(to.size() + 1, rng)), std::move(item));
}

// One more here, one less there.
void transfer(const Nodes& nodes, Rng& rng) {
  Nodes numbers;
  for (Json* node : nodes) {
    const bool is_count = node->is_number_integer() && *node > -1000 && *node < 1000;
    if (is_count) numbers.push_back(node);
  }
  if (numbers.size() < 2) return;
  Json& giver = any(numbers, rng);
  Json& taker = any(numbers, rng);
  giver = giver.get<std::int64_t>() - 1;
  taker = taker.get<std::int64_t>() + 1;
}

// --------------------------------------------------------------------------------------------- other changes

Json strange_number(const Json& now, Rng& rng) {
  constexpr std::array<std::int64_t, 12> kNumbers{
      0, 1, -1, 2, 3, 7, 20, 127, 255, 65536, 1LL << 40, std::numeric_limits<std::int64_t>::max()};
  const unsigned kind = rng.below(16);
  if (kind < kNumbers.size()) return kNumbers[kind];
  if (kind == 12) return 1.5;
  const auto value = now.is_number_integer() ? now.get<std::int64_t>() : 0;
  return kind % 2 == 0 ? value / 2 + 1 : value / 2 - 1;
}

void change(Json& node, const Nodes& nodes, Rng& rng) {
  if (node.is_number()) {
    node = strange_number(node, rng);
  } else if (node.is_boolean()) {
    node = !node.get<bool>();
  } else if (node.is_string()) {
    node = Json(rng.below(8) == 0 ? Json("") : another(nodes, node, rng));
  } else if (node.is_array() && !node.empty()) {
    const std::size_t at = pick(node.size(), rng);
    const Json item = node[at];
    if (rng.below(2) == 0) {
      node.erase(at);
    } else {
      node.push_back(item);
    }
  } else if (node.is_object() && !node.empty()) {
    const auto item = std::next(node.begin(), static_cast<std::ptrdiff_t>(pick(node.size(), rng)));
    if (rng.below(2) == 0) {
      node.erase(item);
    } else {
      node["unheard of"] = Json(item.value());
    }
  } else {
    node = rng.below(2) == 0 ? Json(rng.below(10)) : Json("something");
  }
}

}  // namespace

void mutate(Json& json, Rng& rng) {
  for (unsigned changes = 1 + rng.below(4); changes > 0; --changes) {
    Nodes nodes;
    collect(json, nodes);
    switch (rng.below(8)) {
      case 0:
      case 1:
        trade_places(nodes, rng);
        break;
      case 2:
        carry(nodes, rng);
        break;
      case 3:
        transfer(nodes, rng);
        break;
      case 4:
        any(nodes, rng) = nullptr;
        break;
      case 5: {
        const Json copy = any(nodes, rng);
        any(nodes, rng) = copy;
        break;
      }
      default:
        change(any(nodes, rng), nodes, rng);
    }
  }
}

std::size_t mutate_input(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed,
                         void (*change)(Json& json, Rng& rng)) {
  Rng rng(seed);
  Json json = Json::parse(text_of(bytes, size), nullptr, /*allow_exceptions=*/false);
  if (json.is_discarded() || rng.below(20) == 0) return LLVMFuzzerMutate(bytes, size, most);
  change(json, rng);
  const std::string text = write_json(json);
  if (text.size() > most) return size;
  std::memcpy(bytes, text.data(), text.size());
  return text.size();
}

}  // namespace tsardom::fuzz
