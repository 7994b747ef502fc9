#include "server/names.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "table/json.hpp"
#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kMostNameBytes = 60;
constexpr UChar32 kEmojiStyle = 0xFE0F, kTextStyle = 0xFE0E, kBlankBraille = 0x2800;

icu::UnicodeString composed(const std::string& text) {
  UErrorCode trouble = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(trouble);
  if (U_FAILURE(trouble)) return {};
  icu::UnicodeString normal = nfc->normalize(icu::UnicodeString::fromUTF8(text), trouble);
  return U_SUCCESS(trouble) ? normal : icu::UnicodeString();
}

// Controls, zero-width letters, direction marks, fillers, and what is no letter at all.
bool is_unseen(UChar32 letter) {
  constexpr auto kNever = U_GC_C_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
  return (U_GET_GC_MASK(letter) & kNever) != 0 || letter == kBlankBraille ||
         u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool shows_something(UChar32 letter) {
  return (U_GET_GC_MASK(letter) & (U_GC_L_MASK | U_GC_N_MASK | U_GC_S_MASK | U_GC_P_MASK)) != 0;
}

}  // namespace

std::string proper_name(const std::string& name) {
  const Refusal refusal("bad_name", {{"name", quote(name)}, {"most", kMostNameBytes}});
  if (name.size() > 4 * kMostNameBytes) throw refusal;
  const icu::UnicodeString wanted = composed(name);
  icu::UnicodeString kept;
  bool blank = false, shows = false;
  for (std::int32_t at = 0; at < wanted.length(); at = wanted.moveIndex32(at, 1)) {
    const UChar32 letter = wanted.char32At(at);
    if (letter == kEmojiStyle || letter == kTextStyle) continue;
    if (u_isUWhiteSpace(letter) != 0 && u_iscntrl(letter) == 0) {
      blank = !kept.isEmpty();
      continue;
    }
    if (is_unseen(letter)) throw refusal;
    if (blank) kept.append(u' ');
    blank = false;
    shows = shows || shows_something(letter);
    kept.append(letter);
  }
  std::string text;
  kept.toUTF8String(text);
  if (!shows || text.size() > kMostNameBytes) throw refusal;
  return text;
}

}  // namespace tsardom::server
