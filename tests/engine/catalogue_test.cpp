// What the games bring to the engine.
#include "engine/catalogue.hpp"
#include "games/setup.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

std::string rules_of(const GameEntry& game) {
  return game.rule_book().text(game.rule_book().defaults());
}

TEST(Catalogue, HasAnEngineOfEveryKindForEveryGame) {
  for (const auto& game : all_games()) {
    for (const auto kind :
         {EngineKind::full, EngineKind::hand_crafted, EngineKind::greedy, EngineKind::random}) {
      EXPECT_TRUE(make_engine(game.name, rules_of(game), kind)) << game.name;
      EXPECT_FALSE(make_engine(game.name, "rules=none", kind)) << game.name;
    }
  }
}

TEST(Catalogue, HasASolverForcedWinsAndBenchPositionsOfBothGames) {
  for (const std::string_view name : {"siam", "samliam"}) {
    const EngineEntry* const entry = find_engine_entry(name);
    ASSERT_NE(entry, nullptr) << name;
    EXPECT_TRUE(
        make_solver({.setup = {.game = std::string(name), .rules = rules_of(*find_game(name))}}));
    EXPECT_TRUE(make_forced_wins(name, rules_of(*find_game(name)))) << name;
    ASSERT_NE(bench_set(name), nullptr) << name;
    EXPECT_FALSE(bench_set(name)->positions.empty());
  }
}

TEST(Catalogue, SaysTheSameOfAnUnknownGameWhateverIsAskedFor) {
  const auto text = [](const auto& expected) {
    return expected ? std::string() : expected.error().text(Language::english);
  };
  const std::string unknown = unknown_game("chess").text(Language::english);
  EXPECT_EQ(text(make_engine("chess", "")), unknown);
  EXPECT_EQ(text(make_engine("chess", "", EngineKind::random)), unknown);
  EXPECT_EQ(text(make_solver({.setup = {.game = "chess", .rules = ""}})), unknown);
  EXPECT_EQ(text(make_forced_wins("chess", "")), unknown);
  EXPECT_EQ(text(run_bench("chess", [](int, int, std::uint64_t) {})), unknown);
  EXPECT_EQ(bench_set("chess"), nullptr);
}

} // namespace
} // namespace howdah
