#include "cli/save.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "cli/trouble.hpp"
#include "table/fields.hpp"
#include "table/forms.hpp"
#include "table/record.hpp"

namespace tsardom::cli {
namespace {

constexpr std::uintmax_t kMostBytes = 16U << 20;

std::string read_text(const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || !std::filesystem::is_regular_file(path, error))
    throw failure("cli.refused.no_file", {{"file", quote(path)}});
  if (size > kMostBytes)
    throw failure("cli.refused.file_too_large", {{"file", quote(path)}, {"most", kMostBytes}});
  std::ifstream file(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (!file.good() && !file.eof()) throw failure("cli.refused.no_file", {{"file", quote(path)}});
  return text;
}

bool is_record(const Json& json) {
  const auto format = json.find("format");
  return format != json.end() && format->is_string() &&
         format->get_ref<const std::string&>().starts_with("tsardom-record/");
}

}  // namespace

std::uint64_t fresh_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

Saved read_saved(const std::string& path) {
  const Json json = parse_json(read_text(path));
  if (!json.is_object()) throw failure("cli.refused.not_a_save", {{"file", quote(path)}});
  if (is_record(json)) return {json, {}, fresh_seed()};
  check_format(json, kSaveFormat, "save");
  Fields fields(json);
  fields.any("format");
  Saved saved{fields.object("record"), Sitters{}, fields.seed("seed")};
  for (const std::string& text : fields.texts("seats")) saved.sitters->push_back(read_sitter(text));
  fields.done();
  return saved;
}

void write_saved(const std::string& path, const Table& table, const Sitters& sitters, std::uint64_t seed) {
  Json json{{"format", kSaveFormat}, {"seats", Json::array()}, {"seed", seed}};
  for (const Sitter& sitter : sitters) json["seats"].push_back(sitter_text(sitter));
  json["record"] = table.record();
  const std::string unfinished = path + ".new";
  {
    std::ofstream file(unfinished, std::ios::binary);
    file << json.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
    file.close();
    if (!file) throw failure("cli.refused.cannot_save", {{"file", quote(path)}});
  }
  std::error_code error;
  std::filesystem::rename(unfinished, path, error);
  if (error) throw failure("cli.refused.cannot_save", {{"file", quote(path)}});
}

}  // namespace tsardom::cli
