// What must not be guessed, and how it is kept: random numbers of the operating system, tokens, digests,
// passphrases.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tsardom::server {

std::uint64_t os_random();

std::string fresh_id();     // 128 bits: names a table or a player
std::string fresh_token();  // 256 bits: whoever shows it is believed
std::string fresh_code();   // 125 bits for people to write down: "k3mq7-..", five groups of five letters

// What is kept of a token, so that a stolen file opens nothing: 32 hex digits of BLAKE2b.
std::string digest(std::string_view token);

// The same for something that people make up: argon2id with its own salt. It takes a while by design.
std::string passphrase_digest(std::string_view passphrase);
bool is_passphrase(std::string_view passphrase, const std::string& its_digest);
// Among the first that anybody would try, or hardly a letter in it.
bool is_common(std::string_view passphrase);

// A code as somebody typed it, without the dashes and in small letters.
std::string plain_code(std::string_view typed);

}  // namespace tsardom::server
