// The files of the page, read once and kept ready to send: with a tag over their bytes, and packed where that
// pays.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace tsardom::server {

struct PageFile {
  std::string type, body;
  std::string packed;    // by gzip; empty where it does not pay
  std::string tag;       // changes with the bytes
  bool forever = false;  // its name changes with its bytes
};

PageFile page_file(std::string_view path, std::string body);

class Page {
 public:
  // Without a folder there is one plain page that says what this is.
  explicit Page(const std::string& folder);

  // "/" and every path of the page's own are the entrance; nothing if it looks like a file that is not there.
  const PageFile* find(std::string_view path) const;
  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, PageFile, std::less<>> files_;
};

std::string packed_by_gzip(std::string_view bytes);

}  // namespace tsardom::server
