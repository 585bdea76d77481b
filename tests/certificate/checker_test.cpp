// The checker, with proofs short enough to be written by hand.
#include "certificate/certificate.hpp"

#include <gmock/gmock.h>

namespace howdah::certificate {
namespace {

using ::testing::HasSubstr;

Certificate siam(std::string position, std::vector<Step> steps) {
  return {.setup = {.game = "siam", .rules = "classic", .start = std::move(position)},
          .winner = "E",
          .steps = std::move(steps)};
}

std::string refusal(const Certificate& certificate) {
  const auto report = check(certificate);
  return report ? "proved" : report.error().what.english;
}

/// The elephant on d3 pushes the rock on e3 off.
const std::string kWinNow = "5/1O3/3EeO/1O3/2Rn2 E * 6";
/// Much the same with the rhinos to move: they cannot stop it.
const std::string kRhinosMove = "5/1O3/3EeO/1O3/Rn4 R * 7";

TEST(CertificateChecker, AcceptsAMoveThatEndsTheGame) {
  const auto report = check(siam(kWinNow, {{.move = "d3e3e"}}));
  ASSERT_TRUE(report) << report.error().what.english;
  EXPECT_EQ(report->plies, 1);
}

TEST(CertificateChecker, RefusesAMoveThatEndsNothing) {
  EXPECT_EQ(refusal(siam(kWinNow, {{.move = "d3d4n"}})),
            "step 1 after d3d4n: the move does not end the game, and nothing follows it");
}

TEST(CertificateChecker, RefusesAMoveThatIsNotLegal) {
  EXPECT_THAT(refusal(siam(kWinNow, {{.move = "d3a3e"}})), HasSubstr("step 1: 'd3a3e': "));
  EXPECT_THAT(refusal(siam(kWinNow, {{.move = "nonsense"}})), HasSubstr("step 1: 'nonsense': "));
}

TEST(CertificateChecker, TriesEveryReplyOnTheBoard) {
  const auto report = check(siam(kRhinosMove, {{.finish = {"d3e3e"}}}));
  ASSERT_TRUE(report) << report.error().what.english;
  EXPECT_EQ(report->plies, 2);
  EXPECT_GT(report->moves, 50U);
  EXPECT_THAT(refusal(siam(kRhinosMove, {{.finish = {"d3d4e"}}})),
              HasSubstr("there is no answer to the last reply"));
}

TEST(CertificateChecker, RefusesARepliesStepWhereTheWinnerMoves) {
  EXPECT_EQ(refusal(siam(kWinNow, {{.finish = {"d3e3e"}}})),
            "step 1: it names replies where the winner is to move");
  EXPECT_EQ(refusal(siam(kRhinosMove, {{.move = "a1b1n"}})),
            "step 1: it names a move where another player is to move");
}

TEST(CertificateChecker, RefusesAReplyThatIsNotLegal) {
  EXPECT_EQ(refusal(siam(kRhinosMove, {{.replies = {{"d3e3e", 2}}}, {.move = "d3e3e"}})),
            "step 1: 'd3e3e' is not a legal reply");
}

TEST(CertificateChecker, RefusesWhatNamesNoGameRulesPositionOrPlayer) {
  auto certificate = siam(kWinNow, {{.move = "d3e3e"}});
  certificate.setup.game = "chess";
  EXPECT_EQ(refusal(certificate), "game: unknown game 'chess'");
  certificate = siam(kWinNow, {{.move = "d3e3e"}});
  certificate.setup.rules = "animals=9";
  EXPECT_THAT(refusal(certificate), HasSubstr("rules: "));
  certificate = siam("5/5", {{.move = "d3e3e"}});
  EXPECT_THAT(refusal(certificate), HasSubstr("position: "));
  certificate = siam(kWinNow, {{.move = "d3e3e"}});
  certificate.winner = "X";
  EXPECT_EQ(refusal(certificate), "winner: 'X' is no player's letter");
}

TEST(CertificateChecker, RefusesAGameThatIsOver) {
  auto certificate = siam("5/1O3/3EeO/1O3/2Rn2 E * 6", {{.move = "d3e3e"}});
  certificate.setup.rules = "limit=6";
  EXPECT_EQ(refusal(certificate), "the game is over in its position");
}

TEST(CertificateChecker, StopsWhenItsListenerHasHadEnough) {
  // Rhinos may play anything, elephants turn round and round: far too many lines to see.
  std::vector<Step> steps;
  for (StepNumber i = 0; i < 20; ++i) {
    steps.push_back({.next = 2 * i + 2});
    steps.push_back({.move = i % 2 == 0 ? "d3n" : "d3e", .next = 2 * i + 3});
  }
  steps.push_back({.finish = {"d3e3e"}});
  const CheckListener listener{.go_on = [](void*, std::uint64_t) { return false; }};
  const auto report = check(siam(kRhinosMove, std::move(steps)), listener);
  ASSERT_FALSE(report);
  EXPECT_THAT(report.error().what.english, HasSubstr("step"));
}

} // namespace
} // namespace howdah::certificate
