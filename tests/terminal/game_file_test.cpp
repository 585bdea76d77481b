#include "terminal/game_file.hpp"
#include "tests/terminal/state_folder.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

class GameFile : public ::testing::Test {
protected:
  [[nodiscard]] std::string problem(const std::string& name) const {
    const auto game = read_game(folder_.path() + "/" + name);
    return game ? "" : game.error().what.english;
  }
  testing::StateFolder folder_;
};

TEST_F(GameFile, ItsFirstGameIsRead) {
  folder_.write("two.record",
                "[Game \"siam\"]\n\n1. @a3e *\n\n[Game \"siam\"]\n\n1. @c1n @a1n *\n");
  const auto game = read_game(folder_.path() + "/two.record");
  ASSERT_TRUE(game);
  EXPECT_EQ((*game)->moves_played(), 1U);
}

TEST_F(GameFile, WhatIsWrongIsSaid) {
  folder_.write("empty.record", "");
  folder_.write("bad.record", "[Game \"siam\"]\n\n1. @c3n *\n");
  EXPECT_EQ(problem("empty.record"), "the file is empty");
  EXPECT_EQ(problem("bad.record").substr(0, 14), "line 3: move 1");
  EXPECT_EQ(problem("none"), "there is no file '" + folder_.path() + "/none' that can be read");
  EXPECT_EQ(problem("."), "there is no file '" + folder_.path() + "/.' that can be read");
}

} // namespace
} // namespace howdah::terminal
