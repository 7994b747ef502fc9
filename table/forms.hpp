// JSON as a form that a game fills in or reads (core/form.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/form.hpp"
#include "table/json.hpp"

namespace tsardom {

class JsonWriter final : public Form {
 public:
  explicit JsonWriter(Json& object) : open_{&object} {}

  bool reading() const override { return false; }
  bool ok() const override { return true; }
  void complain(std::string_view, std::string_view) override {}
  void enter(std::string_view key) override { open_.push_back(&put(key, Json::object())); }
  std::size_t enter_list(std::string_view key, std::size_t size) override {
    open_.push_back(&put(key, Json::array()));
    return size;
  }
  void leave() override { open_.pop_back(); }
  void number(std::string_view key, std::int64_t& value, std::int64_t, std::int64_t) override {
    put(key, value);
  }
  void flag(std::string_view key, bool& value) override { put(key, value); }
  void word(std::string_view key, std::string_view& value) override { put(key, value); }
  bool given(std::string_view) override { return false; }
  void blank(std::string_view key) override { put(key, nullptr); }

 private:
  Json& put(std::string_view key, Json value);

  std::vector<Json*> open_;  // from the whole to the part being written
};

// Fields that nobody asked for: refused in a position, left to others in a box.
enum class Unknown : std::uint8_t { refused, ignored };

class JsonReader final : public Form {
 public:
  // `known` are fields of the whole that the caller has read already.
  JsonReader(const Json& json, Unknown unknown, std::vector<std::string> known = {});

  bool reading() const override { return true; }
  bool ok() const override { return complaint_.empty(); }
  void complain(std::string_view reason, std::string_view detail = {}) override;
  void enter(std::string_view key) override;
  std::size_t enter_list(std::string_view key, std::size_t size) override;
  void leave() override;
  void number(std::string_view key, std::int64_t& value, std::int64_t least, std::int64_t most) override;
  void flag(std::string_view key, bool& value) override;
  void word(std::string_view key, std::string_view& value) override;
  bool given(std::string_view key) override;
  void blank(std::string_view key) override { know(key); }

  // The last look at the whole; afterwards `complaint` is final: place and reason, or empty.
  void finish();
  const std::string& complaint() const { return complaint_; }
  // Over every value read and its place.
  std::uint64_t hash() const { return hash_; }

 private:
  struct Part {
    const Json* json;                // null after a complaint
    std::string step;                // how one comes here from the part around
    std::size_t next = 0;            // item of a list
    std::vector<std::string> known;  // fields of an object
  };

  std::string place() const;
  void know(std::string_view key);
  const Json* take(std::string_view key);
  void open(std::string_view key, bool list);
  void close();
  void hash_value(std::string_view text);

  std::vector<Part> parts_;
  std::string last_;  // the value read last, where a complaint belongs
  Unknown unknown_;
  std::string complaint_;
  std::uint64_t hash_;
};

// Refuses what does not tell its "format" or tells one that is not ours. `what` is it, in the message?
void check_format(const Json& json, std::string_view ours, std::string_view what);

}  // namespace tsardom
