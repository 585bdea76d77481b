// Which language is spoken.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

std::string complaint(const std::vector<std::string>& options,
                      const std::map<std::string, std::string>& environment) {
  auto words = options;
  words.insert(words.end(), {"moves"});
  return howdah(words, {.environment = environment}).error;
}

const auto kEnglish = testing::HasSubstr("missing argument");
const auto kFrench = testing::HasSubstr("argument manquant");

TEST(Language, FollowsTheEnvironment) {
  EXPECT_THAT(complaint({}, {{"LC_ALL", "fr_FR.UTF-8"}}), kFrench);
  EXPECT_THAT(complaint({}, {{"LC_ALL", "fr"}}), kFrench);
  EXPECT_THAT(complaint({}, {{"LC_ALL", "en_GB.UTF-8"}}), kEnglish);
  EXPECT_THAT(complaint({}, {{"LC_ALL", "de_DE.UTF-8"}}), kEnglish);
}

TEST(Language, AllComesBeforeMessagesComesBeforeLang) {
  EXPECT_THAT(complaint({}, {{"LC_ALL", ""}, {"LANG", "fr_CA.UTF-8"}}), kFrench);
  EXPECT_THAT(complaint({}, {{"LC_ALL", ""}, {"LC_MESSAGES", "fr_CA"}, {"LANG", "en_US"}}),
              kFrench);
  EXPECT_THAT(complaint({}, {{"LC_ALL", ""}, {"LC_MESSAGES", "en_US"}, {"LANG", "fr_CA"}}),
              kEnglish);
  EXPECT_THAT(complaint({}, {{"LC_ALL", "en_US"}, {"LC_MESSAGES", "fr"}, {"LANG", "fr"}}),
              kEnglish);
  EXPECT_THAT(complaint({}, {{"LC_ALL", ""}}), kEnglish);
}

TEST(Language, OptionComesBeforeTheEnvironment) {
  EXPECT_THAT(complaint({"--lang", "fr"}, {{"LC_ALL", "en_US.UTF-8"}}), kFrench);
  EXPECT_THAT(complaint({"--lang=en"}, {{"LC_ALL", "fr_FR.UTF-8"}}), kEnglish);
  EXPECT_THAT(howdah({"moves", "--lang", "fr"}).error, kFrench);
}

TEST(Language, OtherLanguagesAreRefused) {
  expect_refused({"moves", "siam", "--lang", "de"}, "--lang: 'de' is neither en nor fr");
  expect_refused({"--lang", "de", "moves", "siam"}, "--lang: 'de' is neither en nor fr");
  expect_refused({"moves", "siam", "--lang", "de"}, "--lang : « de » n'est ni en ni fr",
                 {.environment = {{"LC_ALL", "fr_FR.UTF-8"}}});
}

} // namespace
} // namespace howdah::cli
