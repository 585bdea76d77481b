#include "games/result.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(Result, AGameThatGoesOn) {
  constexpr auto kResult = Result::none();
  static_assert(!kResult.is_over() && !kResult.is_draw() && !kResult.is_win());
}

TEST(Result, ADrawIsSharedEqually) {
  constexpr auto kResult = Result::draw();
  static_assert(kResult.is_over() && kResult.is_draw() && !kResult.is_win());
  EXPECT_DOUBLE_EQ(kResult.score(0, 2), 0.5);
  EXPECT_DOUBLE_EQ(kResult.score(3, 4), 0.25);
}

TEST(Result, AWinIsTheWinnersAlone) {
  constexpr auto kResult = Result::win(2);
  static_assert(kResult.is_over() && !kResult.is_draw() && kResult.is_win());
  EXPECT_EQ(kResult.winner(), 2);
  EXPECT_DOUBLE_EQ(kResult.score(2, 3), 1.0);
  EXPECT_DOUBLE_EQ(kResult.score(0, 3), 0.0);
}

TEST(Result, Equality) {
  EXPECT_EQ(Result::win(0), Result::win(0));
  EXPECT_NE(Result::win(0), Result::win(1));
  EXPECT_NE(Result::win(0), Result::none());
  EXPECT_NE(Result::none(), Result::draw());
}

} // namespace
} // namespace howdah
