// The engine's opinion in words.
#include "games/registry.hpp"
#include "terminal/advice.hpp"
#include "terminal/setup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

Answer answer(std::vector<Score> scores) {
  Answer made{.question = Question::hint, .move = "a1n"};
  for (const auto score : scores) made.reports.push_back({.score = score, .line = {"a1n", "b2s"}});
  return made;
}

TEST(Advice, SaysWhyAMoveIsGood) {
  EXPECT_EQ(hint_words(answer({Score::win_in(3)})).english, "Hint: a1n: wins in 3 plies");
  EXPECT_EQ(hint_words(answer({Score::win_in(1)})).french, "Conseil : a1n : gagne en 1 coup");
  EXPECT_EQ(hint_words(answer({Score::estimate(10), Score::loss_in(2)})).english,
            "Hint: a1n: stops a win: any other move loses in 2 plies");
  EXPECT_EQ(hint_words(answer({Score::loss_in(4), Score::loss_in(2)})).english,
            "Hint: a1n: holds out longest: lost in 4 plies");
  EXPECT_EQ(hint_words(answer({Score::estimate(35), Score::estimate(2)})).english,
            "Hint: a1n: +0.35, then b2s");
  EXPECT_EQ(hint_words(answer({})).english, "Hint: a1n: the best one seen");
}

TEST(Advice, ABarFillsWithTheChanceToWin) {
  EXPECT_EQ(evaluation_bar(Score::estimate(0), 4, false, Language::english), "##-- +0.00");
  EXPECT_EQ(evaluation_bar(Score::win_in(3), 4, false, Language::english), "#### win in 3 plies");
  EXPECT_EQ(evaluation_bar(Score::loss_in(2), 4, true, Language::french), "░░░░ perte en 2 coups");
}

TEST(Advice, ADrawIsAcceptedWhenNothingBetterIsInSight) {
  EXPECT_TRUE(accepts_draw(Score::estimate(0)));
  EXPECT_TRUE(accepts_draw(Score::win_in(5)));
  EXPECT_FALSE(accepts_draw(Score::estimate(-30)));
  EXPECT_FALSE(accepts_draw(Score::loss_in(5)));
}

TEST(Brain, FindsAWinAndForgetsQuestions) {
  const auto session =
      make_session(
          {.entry = find_game("siam"), .rules = "classic", .position = "5/5/O2EeO/2O2/5 E * 10"})
          .value();
  Brain brain;
  ASSERT_FALSE(brain.ask(Question::hint, session, {.depth = 4}, hint_options()));
  EXPECT_EQ(brain.question(), Question::hint);
  const std::atomic<bool> never = false;
  const auto found = brain.wait(never);
  ASSERT_TRUE(found);
  EXPECT_EQ(hint_words(*found).english, "Hint: d3e3e: wins in 1 ply");
  EXPECT_FALSE(brain.question());
  ASSERT_FALSE(brain.ask(Question::move, session, {}, {})); // for ever
  brain.forget();
  EXPECT_FALSE(brain.question());
  EXPECT_FALSE(brain.answer());
}

TEST(Brain, StopsWaitingWhenToldTo) {
  const auto session = make_session({.entry = find_game("siam"), .rules = "classic"}).value();
  Brain brain;
  ASSERT_FALSE(brain.ask(Question::move, session, {}, {}));
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(brain.wait(stop));
}

} // namespace
} // namespace howdah::terminal
