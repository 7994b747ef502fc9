// The figures of the box: each is needed, has bounds and an origin.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/perestroika/box.hpp"
#include "table/forms.hpp"
#include "tests/perestroika/boxes.hpp"

namespace tsardom::perestroika {
namespace {

// What the game reads out of the box: every number, flag and name with its place.
class Spy final : public Form {
 public:
  explicit Spy(const Json& box) : reader_(box, Unknown::ignored) {}

  std::vector<std::vector<std::string>> paths;  // of every number and flag

  bool reading() const override { return true; }
  bool ok() const override { return reader_.ok(); }
  void complain(std::string_view reason, std::string_view detail) override {
    reader_.complain(reason, detail);
  }
  void enter(std::string_view key) override {
    go_to(key);
    next_.push_back(0);
    reader_.enter(key);
  }
  std::size_t enter_list(std::string_view key, std::size_t size) override {
    go_to(key);
    next_.push_back(0);
    return reader_.enter_list(key, size);
  }
  void leave() override {
    here_.pop_back();
    next_.pop_back();
    reader_.leave();
  }
  void number(std::string_view key, std::int64_t& value, std::int64_t least, std::int64_t most) override {
    note(key);
    reader_.number(key, value, least, most);
  }
  void flag(std::string_view key, bool& value) override {
    note(key);
    reader_.flag(key, value);
  }
  void word(std::string_view key, std::string_view& value) override {
    step_of(key);
    reader_.word(key, value);
  }
  bool given(std::string_view key) override { return reader_.given(key); }
  void blank(std::string_view key) override { reader_.blank(key); }

 private:
  std::string step_of(std::string_view key) {
    return key.empty() ? std::to_string(next_.back()++) : std::string(key);
  }
  void go_to(std::string_view key) { here_.push_back(step_of(key)); }
  void note(std::string_view key) {
    paths.push_back(here_);
    paths.back().push_back(step_of(key));
  }

  JsonReader reader_;
  std::vector<std::string> here_;
  std::vector<int> next_{0};
};

using Path = std::vector<std::string>;

std::vector<Path> figures_read() {
  const Json json = good_box();
  Spy spy(json);
  Box box;
  read_box(spy, box);
  EXPECT_TRUE(spy.ok());
  return spy.paths;
}

std::string text(const Path& path) {
  std::string result;
  for (const std::string& step : path) result += (result.empty() ? "" : ".") + step;
  return result;
}

const Json& child(const Json& json, const std::string& step) {
  return json.is_array() ? json[std::stoul(step)] : json[step];
}
Json& child(Json& json, const std::string& step) {
  return json.is_array() ? json[std::stoul(step)] : json[step];
}

Json& at(Json& box, const Path& path) {
  Json* json = &box;
  for (const std::string& step : path) json = &child(*json, step);
  return *json;
}

TEST(PerestroikaBox, EveryFigureIsNeeded) {
  const std::vector<Path> paths = figures_read();
  ASSERT_GT(paths.size(), 150u);
  for (const Path& path : paths) {
    const bool may_be_null = path.back() == "points" || path.back() == "max" || path.back() == "min";
    if (may_be_null) continue;
    const Refusal refusal = refusal_of(changed([&](Json& box) { at(box, path) = nullptr; }));
    EXPECT_EQ(refusal.code, "bad_box") << text(path);
    EXPECT_NE(refusal.message.find(path.front()), std::string::npos) << text(path) << ": " << refusal.message;
  }
}

TEST(PerestroikaBox, NoFigureMayBeNegativeButScoresAndBases) {
  for (const Path& path : figures_read()) {
    const bool may_be_negative =
        path.back() == "base_score" || path.back() == "min" || path.back() == "cross";
    if (may_be_negative) continue;
    EXPECT_EQ(refusal_of(changed([&](Json& box) { at(box, path) = -1; })).code, "bad_box") << text(path);
  }
}

TEST(PerestroikaBox, NoFigureMayBeHuge) {
  for (const Path& path : figures_read()) {
    EXPECT_EQ(refusal_of(changed([&](Json& box) { at(box, path) = 1000; })).code, "bad_box") << text(path);
  }
}

// Where a figure comes from: the nearest "source" around it that speaks of it.
std::string origin_of(const Json& box, const Path& path) {
  const auto names_for = [](const std::string& step) -> std::vector<std::string> {
    if (step == "top" || step == "bottom") return {step, "effects"};
    if (step == "params" || step == "min_players") return {step, "rules"};
    return {step};
  };
  std::vector<const Json*> around{&box};
  for (const std::string& step : path) around.push_back(&child(*around.back(), step));
  for (std::size_t depth = path.size(); depth-- > 0;) {
    const Json& part = *around[depth];
    if (!part.is_object()) continue;
    if (part.contains(path[depth] + "_source")) return part[path[depth] + "_source"].get<std::string>();
    for (const char* field : {"param_source", "source"}) {
      if (!part.contains(field)) continue;
      const Json& source = part[field];
      if (source.is_string()) return source.get<std::string>();
      for (std::size_t below = path.size(); below-- > depth;) {
        for (const std::string& name : names_for(path[below])) {
          if (source.contains(name)) return source[name].get<std::string>();
        }
      }
    }
  }
  return "nowhere";
}

TEST(PerestroikaBox, EveryFigureHasAnOrigin) {
  const Json box = good_box();
  for (const Path& path : figures_read()) {
    if (path.front() == "action_cards") continue;  // the numbers of the cards follow from kinds and copies
    const std::string origin = origin_of(box, path);
    EXPECT_TRUE(origin == "rulebook" || origin == "public" || origin == "designed")
        << text(path) << " comes from " << origin;
  }
}

TEST(PerestroikaBox, OriginsTellWhatWasDesigned) {
  const Json box = good_box();
  EXPECT_EQ(origin_of(box, {"materials", "kinds", "0", "stock"}), "designed");
  EXPECT_EQ(origin_of(box, {"materials", "hold_limit_per_kind"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"action_card_kinds", "0", "copies"}), "designed");
  EXPECT_EQ(origin_of(box, {"action_card_kinds", "0", "top", "amount"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"buildings", "3", "cost", "wood"}), "designed");
  EXPECT_EQ(origin_of(box, {"buildings", "4", "cost", "wood"}), "rulebook");
  EXPECT_EQ(origin_of(box, {"scenarios", "1", "params", "church_points_by_column", "0"}), "designed");
}

TEST(PerestroikaBox, EverySourceIsExplained) {
  const Json box = good_box();
  for (const char* origin : {"rulebook", "public", "designed"}) EXPECT_TRUE(box["sources"].contains(origin));
}

}  // namespace
}  // namespace tsardom::perestroika
