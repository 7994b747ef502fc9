#include "table/json.hpp"

#include <gtest/gtest.h>

#include "table/refusal.hpp"

namespace tsardom {
namespace {

std::string refused(std::string_view text) {
  try {
    parse_json(text);
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "malformed");
    return refusal.message;
  }
  return {};
}

TEST(Json, OrderOfFieldsIsKept) {
  EXPECT_EQ(write_json(parse_json(R"({"b":1,"a":[2,{}]})")), R"({"b":1,"a":[2,{}]})");
}

TEST(Json, WhatIsNotJsonIsRefused) {
  for (const std::string_view text :
       {"", "{", "nope", "{\"a\":}", "[1,]", "\"\xFF\"", "{} {}", "1e999", "NaN"}) {
    EXPECT_EQ(refused(text), "This is not JSON.") << text;
  }
}

TEST(Json, AFieldGivenTwiceIsRefused) {
  EXPECT_EQ(refused(R"({"a":{"b":1,"c":2,"b":3}})"), "The field \"b\" appears twice.");
  EXPECT_EQ(refused(R"([{"b":1},{"b":1}])"), "");
}

TEST(Json, AbsurdDepthIsRefused) {
  EXPECT_EQ(refused(std::string(60, '[') + std::string(60, ']')), "");
  EXPECT_EQ(refused(std::string(100'000, '[') + std::string(100'000, ']')),
            "This JSON is nested too deeply.");
}

TEST(Json, ManyFieldsAreRefusedQuickly) {
  std::string text = "{";
  for (int i = 0; i < 100'000; ++i) text += '"' + std::to_string(i) + "\":0,";
  EXPECT_EQ(refused(text + "\"x\":0}"), "An object in this JSON has too many fields.");
}

TEST(Json, AQuoteIsShortAndWhole) {
  EXPECT_EQ(quote("abc\n"), "\"abc \"");
  const std::string russian = quote("ы" + std::string(1, 'x') + std::string(58, 'y') + "ыы");
  EXPECT_EQ(russian, "\"ыx" + std::string(57, 'y') + "...\"");
  EXPECT_EQ(quote(std::string(59, 'y') + "ы"), '"' + std::string(59, 'y') + "...\"");
}

}  // namespace
}  // namespace tsardom
