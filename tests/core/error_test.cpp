#include "core/error.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(Error, TextCountsPlacesFromOne) {
  const Error error{{"no rock here", "pas de rocher ici"}, 4};
  EXPECT_EQ(error.text(Language::english), "no rock here (character 5)");
  EXPECT_EQ(error.text(Language::french), "pas de rocher ici (caractère 5)");
}

TEST(Error, TextWithoutAPlaceIsTheSentence) {
  const Error error{{"no rock here", "pas de rocher ici"}};
  EXPECT_EQ(error.text(Language::english), "no rock here");
  EXPECT_EQ(error.text(Language::french), "pas de rocher ici");
}

TEST(Error, FailMakesAnExpectedWithoutAValue) {
  const auto parse = [](bool good) -> Expected<int> {
    if (good) return 7;
    return fail({"bad", "mauvais"}, 2);
  };
  EXPECT_EQ(parse(true).value(), 7);
  ASSERT_FALSE(parse(false));
  EXPECT_EQ(parse(false).error().what.english, "bad");
  EXPECT_EQ(parse(false).error().place, 2U);
}

} // namespace
} // namespace howdah
