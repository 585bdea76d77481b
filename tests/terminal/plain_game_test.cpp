// Turns of the dialogue, questions, and players who leave.
#include "terminal/plain_game.hpp"
#include "tests/terminal/script.hpp"

#include <gmock/gmock.h>

#include <thread>

namespace howdah::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(PlainGame, AQuestionIsAskedUntilItIsAnswered) {
  std::vector<std::string> lines = {"maybe", "@a3e", " yes "};
  std::string said;
  const terminal::Dialogue dialogue{.read = [&]() -> std::optional<std::string> {
                                      if (lines.empty()) return std::nullopt;
                                      auto line = lines.front();
                                      lines.erase(lines.begin());
                                      return line;
                                    },
                                    .write = [&](std::string_view text) { said += text; }};
  EXPECT_EQ(terminal::ask_yes_no(dialogue, Language::english, "So?"), true);
  EXPECT_EQ(said, "So? (yes or no)\nSo? (yes or no)\nSo? (yes or no)\n");
  EXPECT_EQ(terminal::ask_yes_no(dialogue, Language::english, "So?"), std::nullopt);
}

TEST(PlainGame, WhoResignsAmongThreeIsReplacedAtOnceAndTheGameGoesOn) {
  const Script script;
  const auto said = script.play(samliam(), {"a1nw", "resign", "played"});
  EXPECT_THAT(said, HasSubstr("Green resigned at move 1; level 5 plays on\n"));
  EXPECT_THAT(said, HasSubstr("Green (level 5): "));
  EXPECT_THAT(said, HasSubstr("Black to move. Move, or help:"));
  EXPECT_THAT(script.saved("samliam.record"), HasSubstr("[Left \"Green 1 resigned\"]"));
  // And so after a reload.
  const auto again = script.play(samliam(), {"yes", "undo"});
  EXPECT_THAT(again, HasSubstr("Black to move. Move, or help:"));
  EXPECT_THAT(script.saved("samliam.record"), HasSubstr("[Left \"Green 1 resigned\"]"));
}

TEST(PlainGame, TheLastPersonWhoResignsEndsTheGame) {
  const Script script;
  const auto said =
      script.play(samliam({play::person(), play::engine(1), play::engine(1)}), {"resign"});
  EXPECT_THAT(said, HasSubstr("Draw (Red resigned). new, undo, or quit:"));
  EXPECT_THAT(said, Not(HasSubstr("plays on")));
}

TEST(PlainGame, AMoveThatComesTooLateIsNotTheNextPlayers) {
  auto request = samliam();
  request.opening.clock = play::ClockRules{.base = 30ms};
  const StateFolder folder;
  std::string said;
  int read = 0;
  const terminal::Dialogue dialogue{.read = [&]() -> std::optional<std::string> {
                                      if (read++ > 0) return std::nullopt;
                                      std::this_thread::sleep_for(40ms);
                                      return "a1nw";
                                    },
                                    .write = [&](std::string_view text) { said += text; }};
  const std::atomic<bool> never = false;
  const terminal::Surroundings surroundings{.save_folder = folder.path(), .interrupted = never};
  EXPECT_EQ(terminal::play_in_lines(request, surroundings, dialogue), terminal::VisitEnd::left);
  EXPECT_THAT(said, HasSubstr("Red out of time at move 1; level 5 plays on\n"));
  EXPECT_THAT(folder.content("samliam.record"), HasSubstr("[Left \"Red 0 time\"]"));
}

TEST(PlainGame, ThePromptAfterTheEndOffersWhatCanBeDone) {
  const Script script;
  EXPECT_THAT(script.play(siam(), {"resign"}),
              EndsWith("Rhinos win (Elephants resigned). new, undo, or quit:\n"));
  EXPECT_THAT(script.play(siam(), {"resign"}, Language::french),
              EndsWith("nouvelle, annuler ou quitter :\n"));
  EXPECT_THAT(script.play(siam(), {}, Language::french),
              HasSubstr("Aux éléphants de jouer. Coup, ou aide :"));
}

} // namespace
} // namespace howdah::testing
