#include "server/page.hpp"

#include <zlib.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "server/secrets.hpp"

namespace tsardom::server {
namespace {

constexpr std::string_view kEntrance = "/index.html";
constexpr std::string_view kPlain =
    "<!doctype html><html lang=\"en\"><head><meta "
    "charset=\"utf-8\"><title>Tsardom</title></head><body><h1>Tsardom</h1>"
    "<p>The server is at work. It was started without the files of the page: --page FOLDER names "
    "them.</p></body></html>\n";

struct Type {
  std::string_view ending, type;
  bool packs;
};
constexpr std::array kTypes{Type{".html", "text/html; charset=utf-8", true},
                            Type{".js", "text/javascript; charset=utf-8", true},
                            Type{".css", "text/css; charset=utf-8", true},
                            Type{".json", "application/json", true},
                            Type{".webmanifest", "application/manifest+json", true},
                            Type{".svg", "image/svg+xml", true},
                            Type{".wasm", "application/wasm", true},
                            Type{".txt", "text/plain; charset=utf-8", true},
                            Type{".md", "text/markdown; charset=utf-8", true},
                            Type{".woff2", "font/woff2", false},
                            Type{".png", "image/png", false},
                            Type{".ico", "image/x-icon", false}};

Type type_of(std::string_view path) {
  for (const Type& type : kTypes) {
    if (path.ends_with(type.ending)) return type;
  }
  return {"", "application/octet-stream", false};
}

}  // namespace

std::string packed_by_gzip(std::string_view bytes) {
  constexpr int kGzip = 15 + 16;
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("gzip does not work");
  std::string packed(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const int end = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (end != Z_STREAM_END) throw std::runtime_error("gzip does not work");
  return packed;
}

Page::Page(const std::string& folder) {
  if (folder.empty()) {
    files_.emplace(kEntrance, page_file(kEntrance, std::string(kPlain)));
    return;
  }
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string path = '/' + std::filesystem::relative(entry.path(), folder).generic_string();
    files_.emplace(path, page_file(path, {std::istreambuf_iterator<char>(file), {}}));
  }
  if (!files_.contains(kEntrance)) throw std::runtime_error(folder + " has no index.html");
}

PageFile page_file(std::string_view path, std::string body) {
  const Type type = type_of(path);
  PageFile file{std::string(type.type), std::move(body), {}, {}, path.starts_with("/assets/")};
  file.tag = '"' + digest(file.body) + '"';
  if (type.packs) file.packed = packed_by_gzip(file.body);
  if (file.packed.size() >= file.body.size()) file.packed.clear();
  return file;
}

const PageFile* Page::find(std::string_view path) const {
  const auto found = files_.find(path);
  if (found != files_.end()) return &found->second;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  if (name.find('.') != std::string_view::npos) return nullptr;
  return &files_.find(kEntrance)->second;
}

}  // namespace tsardom::server
