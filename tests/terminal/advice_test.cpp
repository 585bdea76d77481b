// The engine's opinion in words.
#include "games/setup.hpp"
#include "terminal/advice.hpp"
#include "tests/terminal/games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

FinishedSearch search(std::vector<Score> scores, std::vector<std::string> line = {"a1n"}) {
  FinishedSearch made{.purpose = SearchPurpose::hint, .move = "a1n"};
  for (const auto score : scores) made.reports.push_back({.score = score, .line = line});
  return made;
}

/// In a game without the pie rule.
Phrase hint_of(const FinishedSearch& finished) {
  return hint_words(*open_siam(), finished);
}

TEST(Advice, SaysWhyAMoveIsGood) {
  EXPECT_EQ(hint_of(search({Score::win_in(3)})).english, "Hint: a1n: wins in 3 plies");
  EXPECT_EQ(hint_of(search({Score::win_in(1)})).french, "Conseil : a1n : gagne en 1 coup");
  EXPECT_EQ(hint_of(search({Score::estimate(10), Score::loss_in(2)})).english,
            "Hint: a1n: stops a win: any other move loses in 2 plies");
  EXPECT_EQ(hint_of(search({Score::loss_in(4), Score::loss_in(2)})).english,
            "Hint: a1n: holds out longest: lost in 4 plies");
  EXPECT_EQ(hint_of(search({})).english, "Hint: a1n: the best move found");
}

TEST(Advice, SaysHowThePlayerStandsInWords) {
  EXPECT_EQ(hint_of(search({Score::estimate(0)})).english,
            "Hint: a1n: the best move found, an even game (+0.00)");
  EXPECT_EQ(hint_of(search({Score::estimate(900)})).french,
            "Conseil : a1n : le meilleur coup trouvé, nettement mieux (+9,00)");
  EXPECT_EQ(hint_of(search({Score::estimate(-900)})).english,
            "Hint: a1n: the best move found, clearly worse (-9.00)");
}

TEST(Advice, NamesTheExpectedReplyAndNoMoreOfTheLine) {
  const auto words = hint_of(search({Score::win_in(3)}, {"a1n", "b2s", "c3n", "d4s"}));
  EXPECT_EQ(words.english, "Hint: a1n: wins in 3 plies; expected reply: b2s");
  EXPECT_EQ(words.french, "Conseil : a1n : gagne en 3 coups ; réponse attendue : b2s");
}

TEST(Advice, UnderThePieRuleTheFirstMoveIsBalancedAndASwapIsNamedByItsSide) {
  auto game = open_siam({.swap = play::SwapRule::pie});
  EXPECT_EQ(hint_options(*game).lines, 1);
  EXPECT_EQ(hint_words(*game, search({Score::estimate(-14)})).english,
            "Hint: a1n: a balanced first move, since the other player chooses a side after it");
  play_moves(game, {"@c1n"});
  EXPECT_EQ(hint_options(*game).lines, 1);
  auto swap = search({Score::estimate(98)}, {"swap"});
  swap.move = "swap";
  EXPECT_EQ(hint_words(*game, swap).english,
            "Hint: swap, to take the elephants: slightly better (+0.98)");
  EXPECT_EQ(hint_words(*game, swap).french,
            "Conseil : échanger, pour prendre les éléphants : un peu mieux (+0,98)");
  EXPECT_EQ(hint_words(*game, search({Score::estimate(0)})).english,
            "Hint: a1n: the best move found, an even game (+0.00)");
  play_moves(game, {"@a1n"});
  EXPECT_EQ(hint_options(*game).lines, 2);
  EXPECT_EQ(hint_options(*open_siam()).lines, 2);
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
  EXPECT_TRUE(accepts_draw(search({Score::estimate(10)})));
  EXPECT_FALSE(accepts_draw(search({}))); // stopped before it saw anything
  EXPECT_FALSE(accepts_draw(std::nullopt));
}

TEST(Advice, AHintedMoveIsMarkedWhereItBeginsAndEnds) {
  using ::testing::ElementsAre;
  const auto game = open_game({.game = "siam", .start = "5/5/EeOO2/3O1/5 E * 4"}).value();
  EXPECT_THAT(hint_places(*game.state, "a3a2s"), ElementsAre("a2", "a3"));
  EXPECT_THAT(hint_places(*game.state, "@c1n"), ElementsAre("c1")); // from the reserve
  EXPECT_THAT(hint_places(*game.state, "a3n"), ElementsAre("a3"));  // on the spot
}

} // namespace
} // namespace howdah::terminal
