#include "wasm/json_writer.hpp"

#include <gtest/gtest.h>

namespace howdah::wasm {
namespace {

TEST(JsonWriter, PutsCommasBetweenValuesOnly) {
  JsonWriter json;
  json.open_object().key("a").value(1).key("b").open_array().value(true).null().close_array();
  json.key("c").open_object().close_object().close_object();
  EXPECT_EQ(json.take(), R"({"a":1,"b":[true,null],"c":{}})");
}

TEST(JsonWriter, EscapesQuotesBackslashesAndControlLetters) {
  JsonWriter json;
  json.value(std::string_view("\"\\\n\x1f\0é", 7));
  EXPECT_EQ(json.take(), "\"\\\"\\\\\\u000a\\u001f\\u0000é\"");
}

TEST(JsonWriter, WritesErrorsWithTheirPlace) {
  EXPECT_EQ(error_json({{"bad", "mauvais"}, 3}),
            R"({"error":{"en":"bad","fr":"mauvais","place":3}})");
  EXPECT_EQ(error_json({{"bad", "mauvais"}}, 4),
            R"({"error":{"en":"bad","fr":"mauvais","line":4}})");
}

} // namespace
} // namespace howdah::wasm
