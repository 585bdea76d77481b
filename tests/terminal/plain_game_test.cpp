// Turns of the dialogue, questions, and players who leave.
#include "terminal/fair_start.hpp"
#include "terminal/plain_game.hpp"
#include "tests/terminal/script.hpp"

#include <gmock/gmock.h>

#include <set>
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

terminal::PlayRequest pie(std::vector<play::Player> players = {}) {
  auto request = siam(std::move(players));
  request.opening.swap = play::SwapRule::pie;
  return request;
}

TEST(PlainGame, ThePieRuleIsExplainedWhenItMattersAndWhatHappensIsSaid) {
  const Script script;
  const auto said = script.play(pie(), {"swap", "@c1n", "swap", "@a1n", "swap", "played"});
  EXPECT_THAT(said, HasSubstr("Pie rule: after the first move the other player may take this side, "
                              "so a balanced move is best.\nElephants to move. Move, or help:\n"
                              "sides can be swapped by the second player only"));
  EXPECT_THAT(said, HasSubstr("Pie rule: a move keeps the rhinos; a swap takes the elephants, and "
                              "the first player moves again.\n"
                              "Rhinos to move. Move, swap, or help:\n"));
  EXPECT_THAT(said, HasSubstr("The sides are swapped: the second player takes the elephants, the "
                              "first player moves again, for the rhinos.\n"
                              "Rhinos to move. Move, or help:\n"));
  EXPECT_THAT(said, HasSubstr("1. @c1n swap @a1n\n"));
  EXPECT_THAT(said, Not(HasSubstr("keeps the rhinos.\n")));
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[Swap \"pie\"]\n"));
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("1. @c1n swap @a1n *"));

  const Script keeping;
  EXPECT_THAT(keeping.play(pie(), {"@b1w", "@a1n"}),
              HasSubstr("The second player keeps the rhinos.\nElephants to move."));
}

TEST(PlainGame, AnUndoneSwapCanBeChosenAnew) {
  const Script script;
  const auto said = script.play(pie(), {"@c1n", "swap", "undo", "redo", "undo", "undo"});
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[At \"0\"]\n"));
  EXPECT_THAT(said, EndsWith("balanced move is best.\nElephants to move. Move, or help:\n"));
  // And after a reload.
  const auto again = script.play(pie(), {"yes", "redo", "@a1n"});
  EXPECT_THAT(again, HasSubstr("Resume the saved game (no moves, Elephants to move)?"));
  EXPECT_THAT(again, HasSubstr("The second player keeps the rhinos.\n"));
  EXPECT_THAT(script.saved("siam.record"), Not(HasSubstr("swap @a1n")));
}

TEST(PlainGame, TheEngineSwapsWhenTheFirstMoveIsTooGood) {
  const Script script;
  const auto said = script.play(pie({play::person(), play::engine(10)}), {"@c1n", "undo", "quit"});
  EXPECT_THAT(said, HasSubstr("Rhinos (level 10): swap\n"));
  EXPECT_THAT(said, HasSubstr("The sides are swapped: "));
  // Undo goes to the person's own last entry.
  EXPECT_THAT(said, EndsWith("Elephants to move. Move, or help:\n"));
  const Script french;
  EXPECT_THAT(french.play(pie({play::person(), play::engine(10)}), {"@c1n"}, Language::french),
              HasSubstr("Rhinocéros (niveau 10) : échange\n"));
}

TEST(PlainGame, TheEngineKeepsItsSideAfterAFirstMoveThatIsTooWeak) {
  const Script script;
  const auto said = script.play(pie({play::person(), play::engine(10)}), {"@a1e", "quit"});
  EXPECT_THAT(said, HasSubstr("The second player keeps the rhinos.\n"));
  EXPECT_THAT(said, Not(HasSubstr("swapped")));
}

TEST(PlainGame, ANewGameKeepsThePieRuleAndTheFirstSeating) {
  const Script script;
  const auto said = script.play(pie({play::person(), play::engine(10)}), {"@c1n", "new", "@a1e"});
  EXPECT_THAT(said, HasSubstr("Rhinos (level 10): swap\n"));
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[Elephants \"Person\"]\n"));
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[Swap \"pie\"]\n"));
}

TEST(PlainGame, ABalancedStartIsNamedAndTheNextGameHasAnother) {
  auto request = siam();
  ASSERT_FALSE(terminal::set_fair_start(request.opening, terminal::FairStart::balanced, 1));
  const Script script;
  const auto said = script.play(request, {"new", "new", "new", "new", "1"});
  std::set<std::string> starts;
  for (std::size_t at = 0; (at = said.find("Balanced start ", at)) != std::string::npos; ++at) {
    starts.insert(said.substr(at, said.find(':', at) - at));
  }
  EXPECT_GT(starts.size(), 1U);
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[Opening \"balanced "));
  EXPECT_THAT(script.saved("siam.record"), HasSubstr("[Position \""));
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
