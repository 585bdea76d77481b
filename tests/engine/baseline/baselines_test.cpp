// The baselines of every game.
#include "engine/baseline/baselines.hpp"
#include "games/registry.hpp"
#include "tests/engine/searching.hpp"

namespace howdah {
namespace {

TEST(Baselines, PlayLegalMovesInEveryGame) {
  for (const auto& entry : all_games()) {
    const auto rules = entry.rule_book().text(entry.rule_book().defaults());
    const auto game = *entry.make(rules);
    for (const bool greedy : {false, true}) {
      const auto engine = *make_baseline(entry.name, rules, greedy);
      const auto state = game->start();
      GameLine line;
      for (int i = 0; i < 12; ++i) {
        const auto move = search(*engine, line, {}).best_move;
        ASSERT_FALSE(state->play(move)) << entry.name << ' ' << move;
        line.moves.push_back(move);
      }
    }
  }
}

TEST(Baselines, GreedyWinsWhenItCan) {
  const auto greedy = *make_baseline("siam", "classic", true);
  EXPECT_EQ(search(*greedy, {.start = {}, .moves = {"@e3e", "@a3e", "@a3e"}}, {}).best_move,
            "@a3e");
}

TEST(Baselines, GreedyPreventsTheOthersWin) {
  const auto greedy = *make_baseline("samliam", "announce=off", true);
  const GameLine line{.start = {}, .moves = {"e5nw", "a1ne", "f5ne", "a2ne", "f4se"}};
  EXPECT_EQ(search(*greedy, line, {}).best_move.substr(0, 2), "e4");
}

TEST(Baselines, ASeedGivesTheSameMoves) {
  const auto random = *make_baseline("siam", "classic", false);
  const auto move_of = [&](std::uint64_t seed) {
    return search(*random, {}, {}, {.seed = seed}).best_move;
  };
  EXPECT_EQ(move_of(1), move_of(1));
  bool differs = false;
  for (std::uint64_t seed = 2; seed < 10; ++seed) differs = differs || move_of(seed) != move_of(1);
  EXPECT_TRUE(differs);
}

TEST(Baselines, RefuseUnknownGamesAndRules) {
  EXPECT_FALSE(make_baseline("chess", "", true));
  EXPECT_FALSE(make_baseline("siam", "rules=none", true));
}

} // namespace
} // namespace howdah
