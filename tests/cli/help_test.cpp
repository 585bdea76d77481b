// The help of the program and of each command, in both languages.
#include "cli/command_list.hpp"
#include "cli/game_choice.hpp"
#include "cli/help.hpp"
#include "cli/word_wrap.hpp"
#include "games/registry.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <fstream>

namespace howdah::cli {
namespace {

using testing::HasSubstr;

TEST(Help, VersionIsTheProjects) {
  EXPECT_EQ(output_of({"--version"}), "howdah " HOWDAH_VERSION "\n");
}

TEST(Help, ListsEveryCommandAndGame) {
  for (const std::string language : {"en", "fr"}) {
    const auto help = output_of({"--help", "--lang", language});
    EXPECT_EQ(help, output_of({"-h", "--lang", language}));
    for (const auto* const command : all_commands()) {
      EXPECT_THAT(help, HasSubstr("\n  " + std::string(command->name) + " "));
    }
    for (const auto& game : all_games()) EXPECT_THAT(help, HasSubstr(std::string(game.name)));
  }
}

TEST(Help, NamesEveryOptionArgumentAndGameOfACommand) {
  for (const auto* const command : all_commands()) {
    const std::string name(command->name);
    const auto english = output_of({name, "--help"});
    const auto french = output_of({name, "--help", "--lang", "fr"});
    EXPECT_NE(english, french);
    for (const auto& help : {english, french}) {
      for (const auto& option : command->options) {
        EXPECT_THAT(help, HasSubstr("\n  " + std::string(option.name)));
      }
      EXPECT_THAT(help, HasSubstr("--lang en|fr"));
      const bool is_about_a_game =
          !command->arguments.empty() && command->arguments.front().choices == game_names();
      if (!is_about_a_game) continue;
      for (const auto& game : all_games()) EXPECT_THAT(help, HasSubstr(std::string(game.name)));
      EXPECT_THAT(help, HasSubstr("howdah rules"));
    }
    for (const auto& argument : command->arguments) {
      EXPECT_THAT(english, HasSubstr("\n  " + argument.name.in(Language::english)));
      EXPECT_THAT(french, HasSubstr("\n  " + argument.name.in(Language::french)));
    }
    EXPECT_THAT(english, HasSubstr("\nExamples:\n"));
    EXPECT_THAT(french, HasSubstr("\nExemples :\n"));
  }
}

TEST(Help, HasNoHeadingWithoutEntries) {
  for (const auto* const command : all_commands()) {
    const bool has_heading =
        output_of({std::string(command->name), "--help"}).find("Arguments:") != std::string::npos;
    EXPECT_EQ(has_heading, !command->arguments.empty()) << command->name;
  }
}

TEST(Help, IsShownWhereverItIsAskedFor) {
  const auto help = output_of({"moves", "--help"});
  EXPECT_EQ(output_of({"moves", "-h"}), help);
  EXPECT_EQ(output_of({"--help", "moves"}), help);
  EXPECT_EQ(output_of({"moves", "siam", "--help"}), help);
  EXPECT_EQ(output_of({"moves", "chess", "--rules", "nonsense", "--help"}), help);
}

/// Every example can be typed as it stands, and the help shows what it then prints.
TEST(Help, ExamplesWork) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/games.txt") << "[Game \"siam\"] 1. @a3e *\n";
  for (const auto* const command : all_commands()) {
    const auto help = output_of({std::string(command->name), "--help"});
    for (const auto& example : command->examples) {
      if (example.shell == "&") continue; // it goes on until somebody ends it
      auto words = example_words(example);
      const auto output = output_of(words, {.folder = folder.path()});
      if (!example.shell.empty() || example.lines == 0) continue;
      const auto lines = lines_of(output);
      ASSERT_FALSE(lines.empty());
      EXPECT_THAT(help, HasSubstr("      " + lines.front() + "\n"));
    }
  }
  // What the record examples read and write.
  EXPECT_THAT(folder.files(), testing::ElementsAre("game.html", "games.txt"));
}

TEST(Help, FitsEightyColumns) {
  const std::string output_of_an_example(6, ' '); // shown as it is, whatever its width
  const std::string text_in_a_column(20, ' ');
  for (const std::string language : {"en", "fr"}) {
    for (const auto* const command : all_commands()) {
      const std::vector<std::string> words = {std::string(command->name), "--help", "--lang",
                                              language};
      for (const auto& line : lines_of(output_of(words))) {
        EXPECT_FALSE(line.ends_with(' ')) << line;
        if (line.starts_with(output_of_an_example) && !line.starts_with(text_in_a_column)) continue;
        EXPECT_LE(columns(line), 80U) << line;
      }
    }
  }
}

} // namespace
} // namespace howdah::cli
