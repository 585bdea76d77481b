// What is asked of a program before its first game.
#include "tests/match/mock.hpp"

#include <gmock/gmock.h>

namespace howdah::match {
namespace {

using testing::EndsWith;
using testing::StartsWith;

/// Why a match with this engine does not begin; empty when it does.
std::string refusal(const EngineSpec& engine, std::string_view rules = "classic",
                    play::SwapRule swap = play::SwapRule::none) {
  const auto game = game_of("siam", rules);
  const auto start = game->start();
  Keeper keeper(1);
  auto plan = plan_of(*game, *start, {parse_engine("random").value(), engine}, 2);
  plan.swap = swap;
  const auto error = run_match(plan, keeper);
  if (error) {
    EXPECT_TRUE(keeper.games.empty());
    EXPECT_NE(error->what.english, error->what.french);
  }
  return error ? error->what.english : "";
}

TEST(UgiPlayer, AProgramThatIsNoEngineIsRefused) {
  EXPECT_EQ(refusal(parse_engine("/no/such/engine x").value()),
            "engine 2 '/no/such/engine x': cannot start '/no/such/engine': no such program");
  EXPECT_EQ(refusal(parse_engine("true").value()),
            "engine 2 'true': the program does not answer 'ugi' as UGI requires");
}

TEST(UgiPlayer, OtherRulesNeedAnEngineThatKnowsRules) {
  const auto plain = parse_engine("sh -c 'read x; echo ugiok; read x; echo readyok; cat'").value();
  EXPECT_THAT(refusal(plain, "2015"),
              EndsWith("the program has no option Rules: it can only play the default rules"));
}

TEST(UgiPlayer, ThePieRuleNeedsAnEngineThatKnowsIt) {
  EXPECT_THAT(refusal(mock("siam"), "classic", play::SwapRule::pie),
              EndsWith("the program has no option Pie: it cannot play with --swap pie"));
}

TEST(UgiPlayer, AnOptionTheProgramDoesNotHaveIsRefused) {
  EXPECT_THAT(refusal(mock("siam good option.Thread=2")),
              AllOf(StartsWith("engine 2 '"),
                    EndsWith("the program has no option 'Thread'; its options are Rules, Mode, "
                             "Skill Level")));
  const auto plain = parse_engine("sh -c 'read x; echo ugiok; cat' option.Hash=1").value();
  EXPECT_THAT(refusal(plain), EndsWith("the program has no option 'Hash', and no others"));
}

TEST(UgiPlayer, AValueTheProgramRefusesIsRefused) {
  EXPECT_THAT(refusal(mock("siam good 'option.Skill Level=99'")),
              EndsWith("the program refuses the option Skill Level=99: the level is too high"));
}

TEST(UgiPlayer, OptionsTheProgramTakesBeginTheMatch) {
  EXPECT_EQ(refusal(mock("siam good 'option.Skill Level=9' option.mode=good")), "");
}

} // namespace
} // namespace howdah::match
