// The checkers that other tests lean on must themselves find faults.
#include "tests/support/utf8.hpp"
#include "tests/support/xml.hpp"

#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

TEST(Xml, WellFormedTextsPass) {
  for (const std::string_view text :
       {R"(<svg/>)", R"(<svg></svg>)",
        R"(<svg a="1" b="two"><g><path d="M0 0"/></g>x</svg>
)",
        R"(<?xml version="1.0"?><svg><!-- a < b & c --><t>&amp;&lt;&#10;</t></svg>)"}) {
    EXPECT_EQ(xml_problem(text), "") << text;
  }
}

TEST(Xml, FaultsAreFound) {
  for (const std::string_view text :
       {"", "  ", "text", "<svg>", "</svg>", "<svg></g>", "<svg><g></svg></g>", "<svg/><svg/>",
        "<svg a=1/>", R"(<svg a="1/>)", R"(<svg a="1" a="2"/>)", "<svg>a & b</svg>",
        "<svg>&what;</svg>", "<svg", "<svg/>text", "<>", R"(<svg a="<"/>)", "<!-- open"}) {
    EXPECT_NE(xml_problem(text), "") << text;
  }
}

TEST(Utf8, WellFormedTextsPass) {
  for (const std::string_view text : {"", "plain", "\u00e9l\u00e9phant", "\u20ac", "\U0001f418"}) {
    EXPECT_TRUE(is_utf8(text)) << text;
  }
}

TEST(Utf8, FaultsAreFound) {
  for (const std::string_view text : {"\x80", "\xc3", "\xc3(", "\xc0\xaf", "\xe0\x80\xaf",
                                      "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff", "a\xe2\x82"}) {
    EXPECT_FALSE(is_utf8(text));
  }
}

} // namespace
} // namespace howdah::testing
