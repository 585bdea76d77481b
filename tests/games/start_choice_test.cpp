#include "games/setup.hpp"
#include "games/start_choice.hpp"

#include <gmock/gmock.h>

#include <set>

namespace howdah {
namespace {

class StartChoice : public ::testing::Test {
protected:
  [[nodiscard]] Expected<ChosenStart> choose(std::string_view text,
                                             std::uint64_t chance = 1) const {
    return choose_start(*game_, text, chance, lists_);
  }
  [[nodiscard]] std::string refusal(std::string_view text) const {
    const auto chosen = choose(text);
    return chosen ? "chosen" : chosen.error().what.english;
  }

  std::unique_ptr<AnyGame> game_ = make_game("siam", "classic").value();
  std::vector<BalancedList> lists_ = {{.game = "siam",
                                       .rules = "classic",
                                       .starts = {{.moves = {"@a3e", "@e3w"}},
                                                  {.moves = {"@a1n", "@e5s"}},
                                                  {.moves = {"@b1n", "@e5s"}}}}};
};

TEST_F(StartChoice, PassesPositionsOn) {
  EXPECT_EQ(choose("")->position, "");
  EXPECT_EQ(choose("any text")->position, "any text");
  EXPECT_EQ(choose("any text")->name, "");
}

TEST_F(StartChoice, TakesTheBalancedStartOfANumber) {
  const auto chosen = choose("balanced:2");
  ASSERT_TRUE(chosen);
  const auto open = open_game({.game = "siam", .rules = "classic", .moves = {"@a1n", "@e5s"}});
  EXPECT_EQ(chosen->position, open->state->text());
  EXPECT_EQ(chosen->name, "balanced 2");
}

TEST_F(StartChoice, LeavesTheNumberToChance) {
  std::set<std::string> names;
  for (std::uint64_t chance = 0; chance < 50; ++chance) {
    names.insert(choose("balanced", chance)->name);
  }
  EXPECT_THAT(names, ::testing::ElementsAre("balanced 1", "balanced 2", "balanced 3"));
}

TEST_F(StartChoice, RefusesNumbersThatAreNotInTheList) {
  for (const auto* const text : {"balanced:0", "balanced:4", "balanced:", "balanced:x"}) {
    EXPECT_EQ(refusal(text),
              std::string("'") + text + "': balanced starts are numbered from 1 to 3");
  }
}

TEST_F(StartChoice, RefusesRulesWithoutAList) {
  game_ = make_game("siam", "animals=2").value();
  EXPECT_EQ(refusal("balanced"), "there are no balanced starts for the rules 'animals=2'");
  EXPECT_EQ(refusal("balanced:1"), "there are no balanced starts for the rules 'animals=2'");
}

} // namespace
} // namespace howdah
