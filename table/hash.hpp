// FNV-1a, 64 bits: a fingerprint that is the same on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tsardom {

inline constexpr std::uint64_t kHashOfNothing = 0xCBF29CE484222325U;

constexpr std::uint64_t hash_on(std::uint64_t hash, std::string_view bytes) {
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
  return hash;
}

inline std::string hex(std::uint64_t hash) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15U];
  return text;
}

}  // namespace tsardom
