// A session with the table, line by line. Every line gets one line of JSON for an answer, a refusal says why
// and changes nothing, and whatever is offered is accepted. A line that is a bare number plays that choice of
// whoever must act, so that a short input goes deep into a game.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <string>
#include <vector>

#include "fuzz/mutate.hpp"
#include "fuzz/playing.hpp"
#include "table/protocol.hpp"

using namespace tsardom;

namespace {

constexpr int kMostLines = 200;

class Session {
 public:
  bool over() const { return protocol_.quits(); }

  void say(std::string_view line) {
    const std::string before = protocol_.answer(R"({"cmd":"state"})");
    const Json answer = hear(line);
    if (answer["ok"].get<bool>()) return;
    const Json error = answer.value("error", Json::object());
    const std::string code = error.value("code", "");
    if (code.empty() || code == "internal" || error.value("message", "").empty()) {
      fuzz::fail("not a proper refusal", write_json(answer));
    }
    if (protocol_.answer(R"({"cmd":"state"})") != before)
      fuzz::fail("a refusal that changed something", line);
  }

  void play_choice(unsigned wanted) {
    if (actors_.empty()) return;
    const Json seat = actors_[wanted % actors_.size()];
    const Json moves = hear(write_json({{"cmd", "legal"}, {"seat", seat}}))["moves"];
    if (moves.empty()) fuzz::fail("nothing is offered", write_json(actors_));
    const Json& move = moves[wanted % moves.size()][wanted % 2 == 0 ? "move" : "text"];
    const Json answer = hear(write_json({{"cmd", "play"}, {"seat", seat}, {"move", move}}));
    if (!answer["ok"].get<bool>()) fuzz::fail("an offered move is refused", write_json(answer));
  }

 private:
  Json hear(std::string_view line) {
    const std::string answer = protocol_.answer(line);
    if (answer.find('\n') != std::string::npos) fuzz::fail("an answer of several lines", answer);
    Json json = Json::parse(answer, nullptr, /*allow_exceptions=*/false);
    if (!json.is_object() || !json.contains("ok") || !json["ok"].is_boolean()) {
      fuzz::fail("no answer", answer);
    }
    if (json.contains("actors")) actors_ = json["actors"];
    return json;
  }

  Protocol protocol_;
  Json actors_ = Json::array();
};

// Counting deep, or thinking long, is allowed and only slow.
bool takes_long(std::string_view line) {
  const Json request = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (!request.is_object()) return false;
  const auto above = [&request](const char* field, double most) {
    return request.contains(field) && request[field].is_number() && request[field].get<double>() > most;
  };
  return above("depth", 2) || above("ms", 5) || above("sims", 20);
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

// Says something else in one line, plays on, or leaves out, repeats or exchanges lines.
void change_lines(std::vector<std::string>& lines, Rng& rng) {
  const auto any = [&] {
    return static_cast<std::ptrdiff_t>(rng.below(static_cast<unsigned>(lines.size())));
  };
  const std::ptrdiff_t at = any();
  std::string& line = lines[static_cast<std::size_t>(at)];
  Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  switch (rng.below(6)) {
    case 0:
      lines.erase(lines.begin() + at);
      break;
    case 1:
      lines.insert(lines.begin() + any(), std::string(line));
      break;
    case 2:
      std::iter_swap(lines.begin() + at, lines.begin() + any());
      break;
    case 3:
      lines.insert(lines.begin() + at, std::to_string(rng.below(100)));
      break;
    default:
      if (json.is_discarded()) return;
      fuzz::mutate(json, rng);
      line = write_json(json);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  std::string_view text = fuzz::text_of(bytes, size);
  Session session;
  for (int lines = 0; lines < kMostLines && !text.empty() && !session.over(); ++lines) {
    const std::string_view line = take_line(text);
    unsigned wanted = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), wanted);
    if (error == std::errc{} && end == line.data() + line.size()) {
      session.play_choice(wanted);
    } else if (!takes_long(line)) {
      session.say(line);
    }
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most,
                                               unsigned seed) {
  Rng rng(seed);
  std::string_view text = fuzz::text_of(bytes, size);
  if (text.empty() || rng.below(3) == 0) return LLVMFuzzerMutate(bytes, size, most);
  std::vector<std::string> lines;
  while (!text.empty()) lines.emplace_back(take_line(text));
  change_lines(lines, rng);
  std::string changed;
  for (const std::string& line : lines) changed += line + '\n';
  if (changed.size() > most) return size;
  std::memcpy(bytes, changed.data(), changed.size());
  return changed.size();
}
