// Every text exists in both languages. For single messages the compiler sees to it, with
// well_translated; the descriptions of commands are checked here.
#include "cli/command_line.hpp"
#include "cli/command_list.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <array>
#include <filesystem>

namespace howdah::cli {
namespace {

static_assert(well_translated("yes", "oui"));
static_assert(well_translated("{0} of {1}", "{1} : {0}"));
static_assert(!well_translated("yes", ""));
static_assert(!well_translated("", "oui"));
static_assert(!well_translated("yes", "yes"));
static_assert(!well_translated("{0} of {1}", "{0}"));
static_assert(!well_translated("{1}", "« {1} »"));

TEST(Message, FillsItsPlacesInBothLanguages) {
  const auto phrase = Message("{0} of {1}", "{1}, dont {0}").with(2, "siam");
  EXPECT_EQ(phrase.english, "2 of siam");
  EXPECT_EQ(phrase.french, "siam, dont 2");
}

void expect_translated(const Message& message) {
  EXPECT_TRUE(well_translated(message.english(), message.french())) << message.english();
}

TEST(Message, WhatCommandsSayOfThemselvesIsTranslated) {
  ASSERT_FALSE(all_commands().empty());
  for (const auto* const command : all_commands()) {
    expect_translated(command->summary);
    EXPECT_FALSE(command->examples.empty()) << command->name;
    for (const auto& argument : command->arguments) {
      expect_translated(argument.name);
      expect_translated(argument.about);
    }
    for (const auto& option : command->options) {
      expect_translated(option.about);
      EXPECT_EQ(option.value.english.empty(), option.value.french.empty()) << option.name;
    }
    for (const auto& example : command->examples) expect_translated(example.about);
  }
  for (const auto& option : options_before_command()) expect_translated(option.about);
}

/// The program learns games from the registry alone: a new one changes no file of it.
TEST(Message, SourcesKnowNoGame) {
  const std::array kGameWords = {"siam",  "Siam",     "samliam", "Sam Liam", "lephant", "rhino",
                                 "Rhino", "triangle", "rocher",  " rock",    "facing"};
  int files = 0;
  for (const auto* const folder : {"/cli", "/terminal"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(HOWDAH_SOURCES + std::string(folder))) {
      if (!entry.is_regular_file()) continue;
      ++files;
      const auto text = content_of(entry.path().string());
      for (const auto* const word : kGameWords) {
        EXPECT_THAT(text, testing::Not(testing::HasSubstr(word))) << entry.path();
      }
    }
  }
  EXPECT_GT(files, 10);
}

} // namespace
} // namespace howdah::cli
