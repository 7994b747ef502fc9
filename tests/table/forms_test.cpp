#include "table/forms.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "table/refusal.hpp"

namespace tsardom {
namespace {

// A description with everything a form can hold.
struct Shelf {
  std::int64_t jars = 0;
  bool open = false;
  std::uint8_t kind = 0;
  std::uint8_t size = 0;
  std::array<std::int64_t, 3> weights{};
  std::int64_t note = -1;

  void fill(Form& form) {
    number(form, "jars", jars, 0, 200);
    form.flag("open", open);
    choice(form, "kind", kind, 2, [](std::size_t i) { return i == 0 ? "oak" : "pine"; });
    group(form, "deep", [&] {
      rows(form, "weights", size, 3, [&](std::size_t i) { number(form, {}, weights[i], 1, 9); });
      if (form.reading() ? form.given("note") : note >= 0) return number(form, "note", note, 0, 5);
      form.blank("note");
    });
  }
};

const Json kGood = {
    {"jars", 3}, {"open", true}, {"kind", "pine"}, {"deep", {{"weights", {4, 5}}, {"note", nullptr}}}};

std::string complaint(const Json& json, Unknown unknown = Unknown::refused) {
  Shelf shelf;
  JsonReader form(json, unknown);
  shelf.fill(form);
  form.finish();
  return form.complaint();
}

Json changed(std::string_view pointer, Json value) {
  Json json = kGood;
  json[Json::json_pointer(std::string(pointer))] = std::move(value);
  return json;
}

TEST(Forms, WhatIsWrittenIsReadBack) {
  Shelf shelf;
  JsonReader reader(kGood, Unknown::refused);
  shelf.fill(reader);
  reader.finish();
  ASSERT_EQ(reader.complaint(), "");
  Json written = Json::object();
  JsonWriter writer(written);
  shelf.fill(writer);
  EXPECT_EQ(written, kGood);
}

TEST(Forms, AComplaintTellsPlaceAndReason) {
  EXPECT_EQ(complaint(changed("/jars", -3)), "jars: must be from 0 to 200, is -3");
  EXPECT_EQ(complaint(changed("/jars", 2.5)), "jars: must be a whole number, is 2.5");
  EXPECT_EQ(complaint(changed("/jars", 3.0)), "jars: must be a whole number, is 3.0");
  EXPECT_EQ(complaint(changed("/jars", std::nan(""))), "jars: must be a whole number, is null");
  EXPECT_EQ(complaint(changed("/jars", UINT64_MAX)), "jars: must be from 0 to 200, is 18446744073709551615");
  EXPECT_EQ(complaint(changed("/open", 1)), "open: must be true or false, is 1");
  EXPECT_EQ(complaint(changed("/kind", "teleport")), "kind: unknown name \"teleport\"");
  EXPECT_EQ(complaint(changed("/kind", Json::array())), "kind: must be a word, is a list");
  EXPECT_EQ(complaint(changed("/deep/weights/1", 0)), "deep.weights[1]: must be from 1 to 9, is 0");
  EXPECT_EQ(complaint(changed("/deep/weights", {1, 2, 3, 4})), "deep.weights: too many items");
  EXPECT_EQ(complaint(changed("/deep/weights", 7)), "deep.weights: must be a list, is 7");
  EXPECT_EQ(complaint(changed("/deep", "x")), "deep: must be an object, is \"x\"");
  EXPECT_EQ(complaint(Json(5)), "must be an object");
}

TEST(Forms, AMissingFieldIsNamed) {
  Json json = kGood;
  json.erase("open");
  EXPECT_EQ(complaint(json), "missing field \"open\"");
  json = kGood;
  json["deep"].erase("weights");
  EXPECT_EQ(complaint(json), "deep: missing field \"weights\"");
}

TEST(Forms, UnknownFieldsAreRefusedInPositionsAndIgnoredInBoxes) {
  EXPECT_EQ(complaint(changed("/deep/extra", 1)), "deep: unknown field \"extra\"");
  EXPECT_EQ(complaint(changed("/extra", 1)), "unknown field \"extra\"");
  EXPECT_EQ(complaint(changed("/deep/extra", 1), Unknown::ignored), "");
}

TEST(Forms, TheHashCountsWhatWasReadOnly) {
  const auto hash = [](const Json& json) {
    Shelf shelf;
    JsonReader form(json, Unknown::ignored);
    shelf.fill(form);
    return form.hash();
  };
  EXPECT_EQ(hash(kGood), hash(changed("/comment", "x")));
  EXPECT_NE(hash(kGood), hash(changed("/jars", 4)));
  EXPECT_NE(hash(kGood), hash(changed("/deep/weights", {5, 4})));
}

TEST(Forms, AnotherFormatIsRefusedWithBothNames) {
  try {
    check_format({{"format", "shelf/2"}}, "shelf/1", "shelf");
    FAIL();
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "other_version");
    EXPECT_EQ(refusal.message, "The shelf needs \"shelf/2\", this program has \"shelf/1\".");
  }
}

}  // namespace
}  // namespace tsardom
