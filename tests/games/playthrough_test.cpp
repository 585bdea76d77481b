// Replays every file of playthroughs/ and compares. With HOWDAH_REWRITE_PLAYTHROUGHS set, writes
// them again instead.
#include "games/registry.hpp"
#include "tests/games/playthrough.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace howdah::testing {
namespace {

std::vector<std::filesystem::path> playthrough_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(HOWDAH_PLAYTHROUGHS)) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

class PlaythroughTest : public ::testing::TestWithParam<std::filesystem::path> {};

INSTANTIATE_TEST_SUITE_P(, PlaythroughTest, ::testing::ValuesIn(playthrough_files()),
                         [](const auto& file) {
                           auto name = file.param.stem().string();
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST_P(PlaythroughTest, IsPlayedAsItWasFrozen) {
  const auto frozen = read_file(GetParam());
  auto playthrough = read_playthrough(frozen);
  if (std::getenv("HOWDAH_REWRITE_PLAYTHROUGHS") != nullptr) {
    playthrough.moves = choose_moves(playthrough);
    std::ofstream(GetParam()) << write_playthrough(playthrough);
    GTEST_SKIP() << "written again: " << GetParam();
  }
  EXPECT_FALSE(playthrough.moves.empty());
  EXPECT_EQ(write_playthrough(playthrough), frozen);
}

TEST(Playthroughs, ThereIsOneForEveryPresetOfEveryGame) {
  std::vector<std::string> found;
  for (const auto& file : playthrough_files()) {
    const auto playthrough = read_playthrough(read_file(file));
    found.push_back(playthrough.game + " " + playthrough.rules);
  }
  for (const auto& entry : all_games()) {
    for (const auto& preset : entry.rule_book().presets) {
      const auto wanted = std::string(entry.name) + " " + std::string(preset.name);
      EXPECT_TRUE(std::ranges::find(found, wanted) != found.end()) << "none for " << wanted;
    }
  }
}

} // namespace
} // namespace howdah::testing
