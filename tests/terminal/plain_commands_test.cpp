// What can be typed beside moves; the program's own tests of it are in tests/cli/play_test.cpp.
#include "tests/terminal/script.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

TEST(PlainCommands, AfterTheEndNothingIsListedOrThoughtAbout) {
  const Script script;
  const auto said = script.play(siam(), {"resign", "moves", "hint", "eval", "draw", "@a1n"});
  EXPECT_EQ(count(said, "The game is over.\n"), 5U);
  EXPECT_THAT(said, Not(HasSubstr("1 @a1e")));
}

TEST(PlainCommands, NewBeginsAnotherGameOfTheSamePlayersAndKeepsThisOne) {
  const Script script;
  const auto said = script.play(siam(), {"@a3e", "resign", "new", "@c1n"});
  EXPECT_THAT(said, EndsWith("Rhinos to move. Move, or help:\n"));
  EXPECT_THAT(script.saved("siam-games.record"), HasSubstr("1. @a3e E\n"));
  EXPECT_THAT(script.saved("siam.record"), EndsWith("1. @c1n *\n"));
}

TEST(PlainCommands, UndoAfterTheEndLetsTheGameGoOn) {
  const Script script;
  const auto said = script.play(siam(), {"@a3e", "resign", "undo"});
  EXPECT_THAT(said, EndsWith("Rhinos to move. Move, or help:\n"));
}

TEST(PlainCommands, LeavingAGameOfThreeCannotBeUndone) {
  const Script script;
  const auto said = script.play(samliam(), {"resign", "undo", "undo"});
  EXPECT_THAT(said, HasSubstr("leaving the game cannot be taken back\n"));
}

TEST(PlainCommands, AHintIsOneMoveAReasonAndAReply) {
  const Script script;
  const auto said = script.play(siam(), {"hint"}, Language::french);
  EXPECT_THAT(said, HasSubstr("Conseil : @"));
  EXPECT_THAT(said, Not(HasSubstr("puis")));
}

TEST(PlainCommands, AnEngineThatWouldLoseAcceptsADraw) {
  const Script script;
  auto request = siam({play::person(), play::engine(1)});
  request.opening.setup.start = "5/5/O2EeO/2O2/5 E * 10";
  EXPECT_THAT(script.play(request, {"draw"}), HasSubstr("Draw (agreed). new, undo, or quit:"));
}

TEST(PlainCommands, ADrawIsAgreedOrDeclined) {
  const Script script;
  EXPECT_THAT(script.play(siam(), {"draw", "what?", "no"}), HasSubstr("The draw is declined."));
  EXPECT_THAT(script.play(siam(), {"draw", "yes"}),
              EndsWith("Draw (agreed). new, undo, or quit:\n"));
}

} // namespace
} // namespace howdah::testing
