// A visit in lines begins: the saved game is offered, or put away for a new one.
#include "tests/terminal/script.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class PlainPlay : public ::testing::Test {
protected:
  PlainPlay() { (void)script_.play(siam(), {"@a3e"}); }

  Script script_;
};

TEST_F(PlainPlay, AnyOtherAnswerThanYesOrNoIsAskedAgain) {
  const auto said = script_.play(siam(), {"@e3w", "", "yes", "played"});
  EXPECT_THAT(said, StartsWith("Resume the saved game (1 move, Rhinos to move)? (yes or no)\n"
                               "Resume the saved game (1 move, Rhinos to move)? (yes or no)\n"
                               "Resume the saved game (1 move, Rhinos to move)? (yes or no)\n"));
  EXPECT_THAT(said, HasSubstr("1. @a3e\n"));
}

TEST_F(PlainPlay, AtTheEndOfTheInputTheSavedGameStaysAsItIs) {
  const auto before = script_.saved("siam.record");
  EXPECT_EQ(script_.play(siam(), {}),
            "Resume the saved game (1 move, Rhinos to move)? (yes or no)\n");
  EXPECT_EQ(script_.saved("siam.record"), before);
  EXPECT_THAT(script_.saved("siam-games.record"), IsEmpty());
}

TEST_F(PlainPlay, NoPutsTheSavedGameToTheKeptOnes) {
  const auto said = script_.play(siam(), {"no", "played"});
  EXPECT_THAT(said, HasSubstr("A new game begins; the saved one (1 move) is kept in "));
  EXPECT_THAT(said, HasSubstr("Elephants to move"));
  EXPECT_THAT(script_.saved("siam-games.record"), HasSubstr("1. @a3e *"));
}

TEST_F(PlainPlay, ARequestForANewGameSaysWhatBecomesOfTheSavedOne) {
  auto request = siam();
  request.starts_new = true;
  const auto said = script_.play(request, {}, Language::french);
  EXPECT_THAT(said, StartsWith("Une nouvelle partie commence ; la précédente (1 coup) est gardée"));
  EXPECT_THAT(said, Not(HasSubstr("Reprendre")));
  EXPECT_THAT(script_.saved("siam-games.record"), HasSubstr("1. @a3e *"));
}

} // namespace
} // namespace howdah::testing
