#include "server/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cctype>
#include <new>
#include <set>
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

bool is_common(std::string_view passphrase) {
  static const std::set<std::string, std::less<>> kCommon{
      "00000000",     "01234567",         "0123456789",
      "11111111",     "11223344",         "12121212",
      "123123123",    "12341234",         "12344321",
      "123454321",    "12345678",         "123456789",
      "1234567890",   "1234567891",       "1234qwer",
      "123qwe123",    "147258369",        "159753456",
      "1q2w3e4r",     "1q2w3e4r5t",       "1qaz2wsx",
      "1qaz2wsx3edc", "20202020",         "22222222",
      "31415926",     "55555555",         "66666666",
      "77777777",     "87654321",         "88888888",
      "987654321",    "9876543210",       "99999999",
      "a1b2c3d4",     "aa123456",         "abc12345",
      "abcd1234",     "abcdefgh",         "access14",
      "admin123",     "administrator",    "alexander",
      "asdf1234",     "asdfasdf",         "asdfghjk",
      "asdfghjkl",    "babygirl",         "baseball",
      "basketball",   "batman123",        "brooklyn",
      "butterfly",    "changeme",         "charlie1",
      "chocolate",    "computer",         "corvette",
      "danielle",     "default1",         "football",
      "football1",    "freedom1",         "gfhjkm123",
      "gjkbyf123",    "harrypotter",      "hello123",
      "helloworld",   "iloveyou",         "iloveyou1",
      "internet",     "jennifer",         "jessica1",
      "jordan23",     "kakashka",         "letmein1",
      "letmein123",   "liverpool",        "lovelove",
      "marina123",    "master123",        "maverick",
      "mercedes",     "michelle",         "michael1",
      "midnight",     "mustang1",         "nikita123",
      "p@ssw0rd",     "p@ssword",         "pa$$word",
      "parol123",     "passw0rd",         "passwd123",
      "password",     "password1",        "password12",
      "password123",  "password!",        "password1!",
      "perestroika",  "pokemon1",         "princess",
      "princess1",    "privet123",        "q1w2e3r4",
      "q1w2e3r4t5",   "qazwsx123",        "qazwsxedc",
      "qazxswedc",    "qwer1234",         "qwerqwer",
      "qwert123",     "qwerty12",         "qwerty123",
      "qwerty1234",   "qwertyui",         "qwertyuiop",
      "samantha",     "samsung1",         "saturn123",
      "secret123",    "shadow12",         "snowball",
      "spiderman",    "starwars",         "starwars1",
      "steelers",     "sunshine",         "sunshine1",
      "superman",     "superman1",        "superstar",
      "test1234",     "testtest",         "trustno1",
      "tsardom1",     "tsardom123",       "victoria",
      "welcome1",     "welcome123",       "whatever",
      "wordpass",     "xxxxxxxx",         "yfnfif123",
      "zaq12wsx",     "zxcvbnm1",         "zxcvbnm123",
      "zxcvbnm,./",   "любовь",           "наташа123",
      "пароль",       "пароль123",        "привет123",
      "солнышко",     "йцукен",           "йцукенгшщз",
      "qwertyqwerty", "passwordpassword", "correcthorsebatterystaple"};
  constexpr std::size_t kFewestLetters = 4;
  std::string plain;
  for (const char letter : passphrase) {
    if (letter != ' ') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return std::set<char>(plain.begin(), plain.end()).size() < kFewestLetters || kCommon.contains(plain);
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
