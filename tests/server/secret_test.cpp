#include "server/secret.hpp"

#include <gtest/gtest.h>

#include <set>

namespace howdah::server {
namespace {

TEST(Secret, IsLongAndNeverTheSame) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    EXPECT_TRUE(seen.insert(new_secret()).second);
    EXPECT_TRUE(seen.insert(new_game_id()).second);
  }
  for (const auto& text : seen) {
    EXPECT_TRUE(text.size() == 22 || text.size() == 12);
    EXPECT_EQ(
        text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
        std::string::npos);
  }
}

TEST(Secret, IsComparedAsAWhole) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "abcd"));
  EXPECT_FALSE(same_secret("", "a"));
}

} // namespace
} // namespace howdah::server
