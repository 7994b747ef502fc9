#include "server/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cctype>
#include <new>
#include <stdexcept>

namespace tsardom::server {
namespace {

void wake_sodium() {
  static const bool kReady = sodium_init() >= 0;
  if (!kReady) throw std::runtime_error("the generator of the operating system does not answer");
}

template <std::size_t N>
std::string hex_of(const std::array<unsigned char, N>& bytes) {
  std::string text(2 * N + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), N);
  text.pop_back();
  return text;
}

template <std::size_t N>
std::string random_hex() {
  wake_sodium();
  std::array<unsigned char, N> bytes;
  randombytes_buf(bytes.data(), N);
  return hex_of(bytes);
}

}  // namespace

std::uint64_t os_random() {
  wake_sodium();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string fresh_id() { return random_hex<16>(); }
std::string fresh_token() { return random_hex<32>(); }

std::string fresh_code() {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789";  // none that looks like another
  wake_sodium();
  std::string code;
  for (int i = 0; i < 25; ++i) {
    if (i > 0 && i % 5 == 0) code += '-';
    code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  }
  return code;
}

std::string digest(std::string_view token) {
  std::array<unsigned char, 16> bytes;
  crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return hex_of(bytes);
}

std::string passphrase_digest(std::string_view passphrase) {
  wake_sodium();
  std::string text(crypto_pwhash_STRBYTES, '\0');
  if (crypto_pwhash_str_alg(text.data(), passphrase.data(), passphrase.size(),
                            crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::bad_alloc();
  text.resize(text.find('\0'));
  return text;
}

bool is_passphrase(std::string_view passphrase, const std::string& its_digest) {
  wake_sodium();
  return crypto_pwhash_str_verify(its_digest.c_str(), passphrase.data(), passphrase.size()) == 0;
}

std::string plain_code(std::string_view typed) {
  std::string code;
  for (const char letter : typed) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
      code += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return code;
}

}  // namespace tsardom::server
