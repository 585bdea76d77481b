// The game in progress: saved, found again, kept, put aside.
#include "terminal/save_slot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace howdah::terminal {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class SaveSlotTest : public ::testing::Test {
protected:
  SaveSlotTest() {
    std::string name = (fs::temp_directory_path() / "howdah-save-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
  }
  ~SaveSlotTest() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string folder() const { return folder_; }
  [[nodiscard]] std::string content(const std::string& name) const {
    std::ifstream file(folder_ + "/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }
  static LocalGame game(const std::vector<std::string>& moves) {
    auto game = LocalGame::open({.setup = {.game = "siam"}}).value();
    for (const auto& move : moves) EXPECT_TRUE(game.move(move));
    return game;
  }

private:
  std::string folder_;
};

TEST_F(SaveSlotTest, FindsWhatWasSaved) {
  {
    SaveSlot slot(folder() + "/deep/down", "siam");
    EXPECT_FALSE(slot.find().game);
    EXPECT_FALSE(slot.save(game({"@a3e", "@e3w"})));
  }
  SaveSlot slot(folder() + "/deep/down", "siam");
  const auto found = slot.find();
  ASSERT_TRUE(found.game);
  EXPECT_EQ((*found.game)->moves_played(), 2U);
  EXPECT_FALSE(found.unreadable);
}

TEST_F(SaveSlotTest, KeepsGamesOneBehindTheOther) {
  SaveSlot slot(folder(), "siam");
  EXPECT_FALSE(slot.save(game({"@a3e"})));
  EXPECT_FALSE(slot.keep(game({"@a3e"})));
  EXPECT_FALSE(slot.keep(game({"@a1n"})));
  EXPECT_FALSE(slot.keep(game({}))); // nothing to keep
  EXPECT_FALSE(slot.find().game);
  EXPECT_THAT(content("siam-games.record"), HasSubstr("1. @a3e *\n\n[Game"));
  EXPECT_THAT(content("siam-games.record"), HasSubstr("1. @a1n *\n"));
}

TEST_F(SaveSlotTest, PutsAFinishedGameToTheKeptOnes) {
  SaveSlot slot(folder(), "siam");
  auto resigned = game({"@a3e"});
  EXPECT_TRUE(resigned.resign());
  EXPECT_FALSE(slot.save(resigned));
  EXPECT_FALSE(slot.find().game);
  EXPECT_THAT(content("siam-games.record"), HasSubstr("1. @a3e E\n"));
}

TEST_F(SaveSlotTest, PutsWhatItCannotReadAsideAndNamesIt) {
  for (int time = 1; time <= 2; ++time) {
    std::ofstream(folder() + "/siam.record") << "[Game \"siam\"]\n\n1. @c3n *\n";
    SaveSlot slot(folder(), "siam");
    const auto found = slot.find();
    EXPECT_FALSE(found.game);
    ASSERT_TRUE(found.unreadable);
    const auto name = "siam-unreadable-" + std::to_string(time) + ".record";
    EXPECT_THAT(found.unreadable->english, HasSubstr(name));
    EXPECT_THAT(found.unreadable->french, HasSubstr(name));
    EXPECT_THAT(found.unreadable->english, HasSubstr("line 3: move 1 of Elephants, '@c3n'"));
    EXPECT_THAT(content(name), HasSubstr("@c3n"));
  }
}

TEST_F(SaveSlotTest, OneProgramAtATimeSaves) {
  SaveSlot slot(folder(), "siam");
  EXPECT_FALSE(slot.trouble());
  SaveSlot second(folder(), "siam");
  ASSERT_TRUE(second.trouble());
  EXPECT_TRUE(second.save(game({"@a3e"})));
  EXPECT_FALSE(fs::exists(slot.file()));
  SaveSlot other(folder(), "samliam");
  EXPECT_FALSE(other.trouble());
}

TEST_F(SaveSlotTest, SaysWhyItCannotSave) {
  std::ofstream(folder() + "/file") << "x";
  SaveSlot slot(folder() + "/file/deeper", "siam");
  ASSERT_TRUE(slot.trouble());
  EXPECT_THAT(slot.trouble()->english, HasSubstr("cannot save in"));
  EXPECT_TRUE(SaveSlot("", "siam").trouble());
}

} // namespace
} // namespace howdah::terminal
