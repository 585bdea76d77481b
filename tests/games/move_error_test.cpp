#include "games/move_error.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(NotAMove, QuotesTheTextAndNamesWhatIsExpectedWhere) {
  const auto error = not_a_move("@z9e", 1, "a square", "une case").value();
  EXPECT_EQ(error.what.english, "'@z9e' is not a move: a square is expected");
  EXPECT_EQ(error.what.french, "« @z9e » n'est pas un coup : il faut une case");
  EXPECT_EQ(error.place, 1U);
}

TEST(NotAMove, IsOneLineWhateverTheText) {
  const auto error = not_a_move("a\nb", 1, "a square", "une case").value();
  EXPECT_EQ(error.what.english, "'a?b' is not a move: a square is expected");
}

} // namespace
} // namespace howdah
